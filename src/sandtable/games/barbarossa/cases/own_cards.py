"""Unit Cards of a case's own: a shipped card with other values, or a bare one. Not compiled: msgspec reads them."""

from __future__ import annotations

from contextlib import suppress

from sandtable.files.tomlfile import name_reason
from sandtable.games.barbarossa.data.card_shapes import Dashed, OrderRow, Values
from sandtable.games.barbarossa.data.pack_cards import COMMAND_BONUS, order_box
from sandtable.games.barbarossa.rules.cards import NOT_PRINTED, Card, OrderBox
from sandtable.games.barbarossa.rules.names import ABILITY_NAMES, ORDER_NAMES, ROW_NAMES, ROWS, TYPE_NAMES
from sandtable.games.barbarossa.rules.tables import Tables
from sandtable.kernel.errors import BadFile

BARE_SIZE = 4
BARE_FORTITUDE = 8
VALUES = {"indirect": "indirect_penalty"}  # what the card calls them


class Diagram(Dashed):
    close: int | None = None
    suppressed: int | None = None
    range: list[int] | None = None
    air: list[int] | None = None


class OwnCard(Dashed):
    """All that a card can print; what is not said is as on the card named by `like`."""

    id: str
    like: str = ""
    name: str = ""
    type: str = ""
    size: int | None = None
    cost: int | None = None
    defense: int | None = None
    ammo: int | None = None
    fortitude: list[int] | None = None
    accuracy: Diagram | None = None
    firepower: dict[str, list[int]] | None = None  # all rows; so close-firepower and adjacent
    close_firepower: dict[str, list[int]] | None = None
    close_dice: int | None = None
    adjacent: dict[str, list[int]] | None = None
    entrenched: int | None = None
    abilities: list[str] | None = None
    order: dict[str, OrderRow] = {}  # printed besides those of `like`, or with other numbers
    without: list[str] = []
    values: Values | None = None


class CardMaker:
    def __init__(self, source: str, tables: Tables) -> None:
        self.source = source
        self.tables = tables
        self.field = ""

    def bad(self, key: str, reason: str) -> BadFile:
        return BadFile(self.source, f"{self.field}.{key}", reason)

    def code(self, key: str, what: str, name: str, known: list[str]) -> int:
        reason = name_reason(what, name, known)
        if reason:
            raise self.bad(key, reason)
        return known.index(name)

    def add(self, field: str, own: OwnCard) -> None:
        """Into the tables; a card of that id is replaced."""
        self.field = field
        card = self.begin(own)
        self.front(own, card)
        self.dice(own, card)
        self.back(own, card)
        self.check(card)
        if own.id in self.tables.card_of:
            self.tables.cards[self.tables.card_of[own.id]] = card
        else:
            self.tables.card_of[own.id] = len(self.tables.cards)
            self.tables.cards.append(card)

    def begin(self, own: OwnCard) -> Card:
        known = list(self.tables.card_of)
        like = own.like or (own.id if own.id in known else "")
        if like:
            model = self.tables.cards[self.tables.card_of[known[self.code("like", "card", like, known)]]]
            found = Card(model.id, model.name, model.side, model.type, model.size)
            take_values(model, found)
            for name in ("fortitude", "firepower", "adjacent", "close_only", "accuracy", "air_accuracy", "boxes"):
                setattr(found, name, list(getattr(found, name)))
        else:
            found = Card(own.id, own.id, NOT_PRINTED, 0, BARE_SIZE)
        found.id, found.name, found.side = own.id, own.name or own.id, NOT_PRINTED
        return found

    def front(self, own: OwnCard, card: Card) -> None:
        if own.type:
            card.type = self.code("type", "unit type", own.type, TYPE_NAMES)
        for name in ("size", "cost", "defense", "ammo", "close_dice"):
            value = getattr(own, name)
            if value is not None:
                setattr(card, name, value)
        card.fortitude = own.fortitude if own.fortitude is not None else card.fortitude
        if not card.fortitude:
            card.fortitude = [BARE_FORTITUDE] * card.size
        if own.entrenched is not None:
            card.entrenched_bonus = own.entrenched
        if own.abilities is not None:
            card.abilities = sum(
                1 << self.code("abilities", "ability", name, ABILITY_NAMES) for name in sorted(set(own.abilities))
            )
        if own.values is not None:
            for name in own.values.__struct_fields__:
                value = getattr(own.values, name)
                setattr(
                    card,
                    VALUES.get(name, name),
                    (COMMAND_BONUS if card.command_area else 0) if value is None else value,
                )
        if own.accuracy is not None:
            self.diagram(own.accuracy, card)

    def diagram(self, own: Diagram, card: Card) -> None:
        card.close_accuracy = own.close if own.close is not None else card.close_accuracy
        card.suppressed_accuracy = own.suppressed if own.suppressed is not None else card.suppressed_accuracy
        card.accuracy = own.range if own.range is not None else card.accuracy
        card.air_accuracy = own.air if own.air is not None else card.air_accuracy

    def dice(self, own: OwnCard, card: Card) -> None:
        if own.firepower is not None:
            for row in range(ROWS):
                if not card.close_only[row]:
                    card.firepower[row] = []
            self.rows("firepower", own.firepower, card.firepower)
        if own.close_firepower is not None:
            for row in range(ROWS):
                if card.close_only[row]:
                    card.firepower[row], card.close_only[row] = [], False
            self.rows("close-firepower", own.close_firepower, card.firepower)
            for name in own.close_firepower:
                card.close_only[ROW_NAMES.index(name)] = True
        if own.adjacent is not None:
            card.adjacent = [[] for _ in range(ROWS)]
            self.rows("adjacent", own.adjacent, card.adjacent)

    def rows(self, key: str, rows: dict[str, list[int]], into: list[list[int]]) -> None:
        for name, dice in rows.items():
            into[self.code(key, "row", name, ROW_NAMES)] = list(dice)

    def back(self, own: OwnCard, card: Card) -> None:
        for name in own.without:
            card.boxes[self.code("without", "order", name, ORDER_NAMES)] = None
        for name, row in own.order.items():
            order = self.code("order", "order", name, ORDER_NAMES)
            had = card.boxes[order] or OrderBox()
            printed = OrderRow(
                distance=had.distance, bonus=had.bonus, boxes=had.boxes, manpower=had.manpower, penalty=had.penalty
            )
            card.boxes[order] = order_box(printed, row)

    def check(self, card: Card) -> None:
        """A column for each size, everywhere (card.fp.3, A43)."""
        if len(card.fortitude) != card.size:
            raise self.bad("fortitude", f"has {card.size} numbers, one for each size")
        for row in range(ROWS):
            for dice in (card.firepower[row], card.adjacent[row]):
                if dice and len(dice) != card.size:
                    raise self.bad("firepower", f"{ROW_NAMES[row]} has {card.size} numbers, one for each size")


def with_own(source: str, shipped: Tables, cards: list[OwnCard]) -> Tables:
    """The shipped tables with cards of a case's own."""
    tables = Tables()
    take_values(shipped, tables)
    tables.cards, tables.card_of = list(shipped.cards), dict(shipped.card_of)
    maker = CardMaker(source, tables)
    for number, own in enumerate(cards):
        maker.add(f"card[{number}]", own)
    return tables


def take_values(model: object, found: object) -> None:
    """All that the one says, said by the other; compiled classes cannot be copied. What is worked out cannot be set."""
    for name in vars_of(model):
        with suppress(AttributeError):
            setattr(found, name, getattr(model, name))


def vars_of(model: object) -> list[str]:
    """Names of all that an object says."""
    return [name for name in dir(model) if not name.startswith("_") and not callable(getattr(model, name))]
