"""Units that can do everything, two of them in sight of each other, and ground in which anybody may hide."""

from __future__ import annotations

from field import Field, Play, a_card

from sandtable.games.barbarossa.rules.cards import Card, OrderBox

ALL = {
    "open-fire": 0, "suppression-fire": 0, "defend": OrderBox(bonus=1), "assault": 1,
    "careful-movement": OrderBox(distance=2, bonus=1), "ambush": OrderBox(bonus=2), "march": 3,
}  # fmt: skip


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": ALL, "defense": 0, **values})  # type: ignore[arg-type]


def hiding(field: Field) -> Field:
    for row in field.tables.terrain:
        row.ambush = [True] * 8
    return field


def two(german: Card | None = None, soviet: Card | None = None, at: str = "E5") -> Play:
    return Field().unit("G1", german or man("A"), at).unit("S1", soviet or man("B"), "C5").begin()
