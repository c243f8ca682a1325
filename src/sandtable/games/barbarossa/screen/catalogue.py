"""Everything printed on Unit Cards and charts (BarbarossaCatalogue), and the words of the game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from sandtable.games.barbarossa.data.ground_file import ground_names
from sandtable.games.barbarossa.data.packs import installed, load_tables
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import NOT_PRINTED, Card, OrderBox
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES, VALUES
from sandtable.games.barbarossa.rules.state import PHASE_NAMES
from sandtable.games.barbarossa.rules.tables import Terrain
from sandtable.games.barbarossa.rules.view import STATUSES
from sandtable.games.barbarossa.screen.cites import ABILITY_RULES, ORDER_RULES, STATUS_RULES, TERRAIN_RULES
from sandtable.games.barbarossa.screen.words import card_phrase, instruction_value, map_phrase, say
from sandtable.kernel.title import Data


def catalogue() -> Data:
    return catalogue_with(installed())


@lru_cache(maxsize=2)
def catalogue_with(packs: tuple[Path, ...]) -> Data:
    tables = load_tables()
    return {
        "cards": {card.id: card_data(card) for card in tables.cards},
        "orders": {name: order_data(order, name) for order, name in enumerate(names.ORDER_NAMES)},
        "abilities": {name: word("ability", name, ABILITY_RULES[name]) for name in names.ABILITY_NAMES},
        "statuses": {name: word("status", name, STATUS_RULES[name]) for _, name in STATUSES},
        "terrain": {row.name: terrain_data(row) for row in tables.terrain},
        "types": {name: say("type", name).data() for name in names.ROW_NAMES},
        "works": {name: say("work", name).data() for name in [*names.WORK_NAMES, *WORK_KINDS, "depot"]},
        "mines": {name: say("mine", name).data() for name in names.MINE_NAMES},
        "steps": [say("step", name).data() for name in names.STEP_NAMES],
        "phases": {name: say("phase", name).data() for name in PHASE_NAMES},
        "instructions": {name: say("instruction", name).data() for name in INSTRUCTION_NAMES},
        "instruction_values": {
            name: [instruction_value(kind, value).data() for value in range(VALUES[kind])]
            for kind, name in enumerate(INSTRUCTION_NAMES)
        },
        "maps": {name: map_phrase(name).data() for name in ground_names()},
        "sides": {name: say("side", name).data() for name in names.SIDE_NAMES},
    }


def word(kind: str, name: str, rule: str) -> Data:
    return {"title": say(kind, name).data(), "about": say(kind, name + "-about").data(), "rule": rule}


def order_data(order: int, name: str) -> Data:
    rule = ORDER_RULES[name]
    about = say("order", name + "-about").data()
    return {"title": say("order", name).data(), "about": about, "step": names.STEP_OF[order], "rule": rule}


def card_data(card: Card) -> Data:
    return {
        "title": card_phrase(card).data(),
        "side": None if card.side == NOT_PRINTED else names.SIDE_NAMES[card.side],
        "type": names.TYPE_NAMES[card.type],
        "size": card.size,
        "fortitude": list(card.fortitude),
        "defense": card.defense,
        "firepower": {name: row for row, name in chart(card)},
        "accuracy": list(card.accuracy),
        "air_accuracy": list(card.air_accuracy),
        "close_accuracy": card.close_accuracy,
        "close_dice": card.close_dice,
        "suppressed_accuracy": card.suppressed_accuracy,
        "ammo": card.ammo,
        "smoke": card.smoke,
        "explosives": card.explosives,
        "mines": card.mines,
        "cost": card.cost,
        "abilities": [name for ability, name in enumerate(names.ABILITY_NAMES) if card.has(ability)],
        "command_area": card.command_area,
        "fighting_spirit": card.fighting_spirit,
        "indirect_penalty": card.indirect_penalty,
        "entrenched_bonus": card.entrenched_bonus,
        "surveillance": card.surveillance,
        "flight": card.flight,
        "airdrop": card.airdrop,
        "cars": [card.engines, card.transport_cars, card.platform_cars] if card.has(names.TRAIN) else [],
        "orders": {name: box_data(box) for name, box in zip(names.ORDER_NAMES, card.boxes, strict=True) if box},
    }


def chart(card: Card) -> list[tuple[Data, str]]:
    return [
        ({"dice": list(dice), "adjacent": list(card.adjacent[row]), "close_only": card.close_only[row]}, name)
        for row, (dice, name) in enumerate(zip(card.firepower, names.ROW_NAMES, strict=True))
        if dice
    ]


def box_data(box: OrderBox) -> Data:
    return {
        "distance": box.distance, "bonus": box.bonus, "boxes": box.boxes, "manpower": box.manpower,
        "penalty": box.penalty,
    }  # fmt: skip


def terrain_data(row: Terrain) -> Data:
    kinds = list(enumerate(names.TYPE_NAMES))
    return {
        "title": say("terrain", row.name).data(),
        "rule": TERRAIN_RULES[row.name],
        "blocks": row.blocks,
        "defense": [row.defense_infantry, row.defense_other],
        "ambush": [name for type_, name in kinds if row.ambush[type_]],
        "enter": [name for type_, name in kinds if row.enter[type_]],
        "penalty": {name: row.penalty[type_] for type_, name in kinds if row.penalty[type_]},
        "one_hex": row.one_hex,
        "march": row.march,
        "as_road": row.as_road,
        "exits_only": row.exits_only,
        "ranged": row.ranged,
        "burns": row.burns,
    }
