"""From a row of cards.toml to a Unit Card. Not compiled: it runs once."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from sandtable.files.tomlfile import TomlFile, name_reason
from sandtable.games.barbarossa.data.card_shapes import Ammunition, CardRow, OrderRow, Template
from sandtable.games.barbarossa.data.templates import back_of
from sandtable.games.barbarossa.rules.cards import NOT_PRINTED, Card, OrderBox
from sandtable.games.barbarossa.rules.names import (
    ABILITY_NAMES,
    INSTALLATIONS,
    ORDER_NAMES,
    ROW_NAMES,
    SIDE_NAMES,
    TARGETS_INSTALLATIONS,
    TRAIN,
    TYPE_NAMES,
)

EITHER: Final = "either"
MOVES: Final = ["assault", "heavy-assault", "careful-movement", "march", "fire-and-movement"]
BOXED: Final = ["deploy", "withdraw"]
DIE: Final = 6
TWO_DICE: Final = 12
COMMAND_BONUS: Final = 2  # of a staff whose card prints none (A15)
TYPE_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class CardReader:
    def __init__(self, file: TomlFile, templates: dict[str, Template], backs: TomlFile) -> None:
        self.file = file
        self.templates = templates
        self.backs = backs

    def card(self, field: str, row: CardRow) -> Card:
        side = NOT_PRINTED if row.side == EITHER else self.code(f"{field}.side", "side", row.side, SIDE_NAMES)
        type_ = self.code(f"{field}.type", "unit type", row.type, TYPE_NAMES)
        card = Card(row.id, row.name, side, type_, row.size)
        self.code(f"{field}.orders", "template", row.orders, list(self.templates))
        self.abilities(field, row, card)
        self.front(field, row, card)
        self.rows(f"{field}.firepower", row.firepower, card, card.firepower)
        self.rows(f"{field}.adjacent", row.adjacent, card, card.adjacent)
        for name in row.close_firepower:
            if name in row.firepower:
                raise self.file.bad(f"{field}.close-firepower.{name}", "is in firepower already")
            card.close_only[self.code(f"{field}.close-firepower", "row", name, ROW_NAMES)] = True
        self.rows(f"{field}.close-firepower", row.close_firepower, card, card.firepower)
        if card.firepower[INSTALLATIONS] and not card.has(TARGETS_INSTALLATIONS):
            raise self.file.bad(f"{field}.firepower", f"installations need {ABILITY_NAMES[TARGETS_INSTALLATIONS]!r}")
        self.orders(field, row, card)
        return card

    def types(self, field: str, row: CardRow) -> list[Card]:
        """Its types of ammunition, each as a card of its own; there are none, or two and more."""
        named = [one.name for one in row.ammunition]
        if len(named) == 1 or len(set(named)) != len(named):
            raise self.file.bad(f"{field}.ammunition", "there are two types or more, each with a name of its own")
        return [self.card_with(f"{field}.ammunition[{n}]", row, one) for n, one in enumerate(row.ammunition)]

    def card_with(self, field: str, row: CardRow, one: Ammunition) -> Card:
        if not TYPE_NAME.fullmatch(one.name):
            raise self.file.bad(f"{field}.name", "is written in small letters, digits and dashes")
        own = {name: value for name, value in msgspec.structs.asdict(one).items() if value is not None}
        own.update(id=f"{row.id}-{one.name}", name=f"{row.name} ({one.name})", ammunition=[])
        return self.card(field, msgspec.structs.replace(row, **own))

    def code(self, field: str, what: str, name: str, known: list[str]) -> int:
        reason = name_reason(what, name, known)
        if reason:
            raise self.file.bad(field, reason)
        return known.index(name)

    def abilities(self, field: str, row: CardRow, card: Card) -> None:
        """Its own and those of its template."""
        template = self.templates[row.orders]
        for name in [*row.abilities, *template.abilities]:
            card.abilities |= 1 << self.code(f"{field}.abilities", "ability", name, ABILITY_NAMES)
        card.entrenched_bonus = template.entrenched if row.entrenched is None else row.entrenched

    def front(self, field: str, row: CardRow, card: Card) -> None:
        if (row.size < 1) != card.has(TRAIN) or row.size < 0:
            raise self.file.bad(f"{field}.size", "is 1 or more; a train has none but its cars")
        fortitude = fortitude_of(row)
        if len(fortitude) != row.size or any(not 0 <= number <= TWO_DICE for number in fortitude):
            raise self.file.bad(f"{field}.fortitude", f"has {row.size} numbers, one for each size, or only the first")
        self.not_negative(field, defense=row.defense, cost=row.cost, ammo=row.ammo, entrenched=row.entrenched or 0)
        self.not_negative(f"{field}.values", **{k: v or 0 for k, v in msgspec.structs.asdict(row.values).items()})
        self.not_negative(f"{field}.accuracy", close_dice=row.accuracy.close_dice)
        diagram = [row.accuracy.close, row.accuracy.suppressed, *row.accuracy.range, *row.accuracy.air]
        if any(not 0 <= number <= DIE for number in diagram):
            raise self.file.bad(f"{field}.accuracy", f"Accuracy is 0 to {DIE}")
        card.fortitude, card.defense, card.cost, card.ammo = fortitude, row.defense, row.cost, row.ammo
        card.accuracy, card.air_accuracy = list(row.accuracy.range), list(row.accuracy.air)
        card.close_accuracy, card.suppressed_accuracy = row.accuracy.close, row.accuracy.suppressed
        card.close_dice = row.accuracy.close_dice
        values = row.values
        card.smoke, card.explosives, card.mines = values.smoke, values.explosives, values.mines
        card.command_area, spirit = values.command_area, values.fighting_spirit
        card.fighting_spirit = (COMMAND_BONUS if card.command_area else 0) if spirit is None else spirit
        card.indirect_penalty, card.surveillance = values.indirect, values.surveillance
        card.flight, card.airdrop = values.flight, values.airdrop
        card.engines, card.transport_cars = values.engines, values.transport_cars
        card.platform_cars = values.platform_cars

    def not_negative(self, field: str, **numbers: int) -> None:
        for name, number in numbers.items():
            if number < 0:
                raise self.file.bad(f"{field}.{name.replace('_', '-')}", "is not negative")

    def rows(self, field: str, rows: dict[str, list[int]], card: Card, into: list[list[int]]) -> None:
        for name, dice in rows.items():
            code = self.code(f"{field}.{name}", "row", name, ROW_NAMES)
            if len(dice) != card.size or min(dice) < 0:
                raise self.file.bad(f"{field}.{name}", f"has {card.size} numbers of dice, one for each size")
            into[code] = list(dice)

    def orders(self, field: str, row: CardRow, card: Card) -> None:
        back = back_of(self.backs, self.templates, row.orders)
        for name in [*row.without, *row.order]:
            self.code(f"{field}.{'without' if name in row.without else 'order'}", "order", name, list(back))
        for name, printed in back.items():
            if name not in row.without:
                box = order_box(printed, row.order.get(name, OrderRow()))
                self.check_box(f"{field}.order.{name}", name, box)
                card.boxes[ORDER_NAMES.index(name)] = box

    def check_box(self, field: str, name: str, box: OrderBox) -> None:
        if min(box.distance, box.bonus, box.boxes, box.penalty) < 0 or box.manpower < 1:
            raise self.file.bad(field, "no number is negative, and at least one unit does the work")
        if name in MOVES and not box.distance:
            raise self.file.bad(field, "needs a distance")
        if name in BOXED and not box.boxes:
            raise self.file.bad(field, "needs boxes")


def fortitude_of(row: CardRow) -> list[int]:
    """A43: where the card has no table, one less for each casualty."""
    if isinstance(row.fortitude, list):
        return list(row.fortitude)
    return [max(0, row.fortitude - lost) for lost in range(row.size)]


def order_box(template: OrderRow, own: OrderRow) -> OrderBox:
    """What the card prints itself, else what its template does."""

    def number(of_card: int | None, of_template: int | None, else_: int) -> int:
        found = of_card if of_card is not None else of_template
        return else_ if found is None else found

    return OrderBox(
        number(own.distance, template.distance, 0),
        number(own.bonus, template.bonus, 0),
        number(own.boxes, template.boxes, 0),
        number(own.manpower, template.manpower, 1),
        number(own.penalty, template.penalty, 0),
    )
