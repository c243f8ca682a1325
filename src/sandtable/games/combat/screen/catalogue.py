"""Everything printed on cards, counters and charts (CombatCatalogue): facts that no game changes."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.names import ENTRIES, ORDER_NAMES
from sandtable.games.combat.rules.tables import Tables
from sandtable.games.combat.rules.values import ALL_OF_IT
from sandtable.games.combat.screen.inspection import CARD_RULES, ROW_NAMES
from sandtable.games.combat.screen.words import (
    ORDER_RULES,
    blast_phrase,
    card_phrase,
    name_phrase,
    order_phrase,
    say,
    weapon_phrase,
)
from sandtable.kernel.title import Data

ENTRY_NAMES = [
    "nothing", "must-move", "may-move", "fire", "fire-else-move", "move-two", "attack", "arm", "adjust", "throw",
]  # fmt: skip


@lru_cache(maxsize=1)
def catalogue() -> Data:
    tables = load_tables()
    return {
        "cards": {f"F{tables.fcard_number[c]}": card_data(tables, c) for c in range(len(tables.fcard_name))},
        "enemy_cards": {f"E{tables.ecard_serial[c]}": enemy_card(tables, c) for c in range(len(tables.ecard_serial))},
        "men": {name: man_data(tables, man) for man, name in enumerate(tables.man_name) if not tables.man_dummy[man]},
        "weapons": {name: weapon_data(tables, weapon) for weapon, name in enumerate(tables.weapon_name)},
        "blasts": {name: blast_data(tables, blast) for blast, name in enumerate(tables.blast_name)},
        "orders": {name: order_data(tables, order) for order, name in enumerate(ORDER_NAMES)},
        "teams": {team: say("team", team).data() for team in names.TEAM_NAMES},
        "morale": {name: say("morale", name).data() for name in names.MORALE_NAMES},
        "terrain": {name: say("terrain", name).data() for name in names.TERRAIN_NAMES},
    }


def card_data(tables: Tables, card: int) -> Data:
    kind = names.CARD_TYPE_NAMES[tables.fcard_type[card]]
    return {
        "number": tables.fcard_number[card],
        "title": card_phrase(tables, card).data(),
        "text": say("card", tables.fcard_name[card] + "-text").data(),
        "kind": kind,
        "kind_say": say("card-type", kind).data(),
        "rule": CARD_RULES[kind],
        "initiative": list(tables.fcard_initiative[card]),
        "wound": names.WOUND_NAMES[tables.fcard_wound[card]],
        "wound_say": say("wound", names.WOUND_NAMES[tables.fcard_wound[card]]).data(),
    }


def enemy_card(tables: Tables, card: int) -> Data:
    rows = [row_data(tables, card, row) for row in range(2 * len(ROW_NAMES))]
    return {
        "serial": tables.ecard_serial[card],
        "initiative": tables.ecard_initiative[card],
        "cover": rows[: len(ROW_NAMES)],
        "open": rows[len(ROW_NAMES) :],
        "rout": tables.ecard_rout[card],
        "berserk": tables.ecard_berserk[card],
    }


def row_data(tables: Tables, card: int, row: int) -> Data:
    return {
        "morale": ROW_NAMES[row % len(ROW_NAMES)],
        "order": ORDER_NAMES[tables.ecard_order[card][row]],
        "directions": tables.ecard_dirs[card][row],
        "letters": tables.ecard_letters[card][row],
    }


def man_data(tables: Tables, man: int) -> Data:
    return {
        "title": name_phrase(tables, man).data(),
        "side": "friendly" if tables.man_side[man] == names.FRIENDLY else "enemy",
        "team": names.TEAM_NAMES[tables.man_team[man]],
        "rank": names.RANK_NAMES[tables.man_rank[man]],
        "number": tables.man_number[man],
        "tq": tables.man_tq[man],
        "ldr": tables.man_ldr[man],
        "weapons": [
            {"weapon": tables.weapon_name[weapon], "skill": skill}
            for weapon, skill in zip(tables.man_weapons[man], tables.man_skills[man], strict=True)
        ],
        "grenades": tables.man_grenade[man],
        "rifle_grenades": tables.man_rifle_grenade[man],
        "tough": tables.man_tough[man] != 0,
        "medic": tables.man_medic[man] != 0,
    }


def weapon_data(tables: Tables, weapon: int) -> Data:
    bands = tables.weapon_bands[weapon]
    return {
        "title": weapon_phrase(tables, weapon).data(),
        "range": tables.weapon_range[weapon],
        "bands": [[bands[i], bands[i + 1]] for i in range(0, len(bands), 2)],
        "rof": list(tables.weapon_rof[weapon]),
        "slow": tables.weapon_slow[weapon] != 0,
        "heavy": tables.weapon_heavy[weapon],
        "belt_fed": tables.weapon_belt[weapon] != 0,
        "pistol": tables.weapon_pistol[weapon] != 0,
    }


def blast_data(tables: Tables, blast: int) -> Data:
    return {
        "title": blast_phrase(tables, blast).data(),
        "range": tables.blast_range[blast],
        "damage": list(tables.blast_damage[blast]),
        "frag": list(tables.blast_frag[blast]),
        "smoke": tables.blast_smoke[blast],
    }


def order_data(tables: Tables, order: int) -> Data:
    """The four numbers of its marker; `ws` is null where nobody can fire."""
    ws = tables.order_ws[order]
    return {
        "title": order_phrase(order).data(),
        "rule": ORDER_RULES[order],
        "entries": [ENTRY_NAMES[entry] for entry in ENTRIES[order]],
        "ws": None if ws <= ALL_OF_IT else ws,
    }
