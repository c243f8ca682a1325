"""Fields on the printed terrain table, with ways, water and works; for tests of sight and movement."""

from __future__ import annotations

from typing import Any

from field import Field, a_card

from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import MARCH, ORDER_NAMES, WORK_NAMES
from sandtable.games.barbarossa.rules.reasons import REASONS
from sandtable.games.barbarossa.rules.state import State
from sandtable.kernel.frame import with_byte

MOVES = {"careful-movement": 3, "march": 3, "fire-and-movement": 3}


def mover(type: str = "infantry", **values: Any) -> Card:
    """With every movement order, three hexes each."""
    return a_card(f"{type[:3]}{len(values)}", type=type, orders=values.pop("orders", MOVES), **values)


class Land(Field):
    def __init__(self, cols: int = 13, rows: int = 10, **options: int) -> None:
        super().__init__(cols, rows, **options)
        printed = load_tables()
        self.tables.terrain = printed.terrain
        self.tables.road_bonus = printed.road_bonus

    def rail(self, *hexes: str) -> Land:
        for a, b in zip(hexes, hexes[1:], strict=False):
            one, two = self.ground.hex_index(a), self.ground.hex_index(b)
            self.ground.rail[one] |= 1 << self.ground.direction(one, two)
            self.ground.rail[two] |= 1 << self.ground.direction(two, one)
        return self

    def exits(self, hex: str, *towards: str) -> Land:
        h = self.ground.hex_index(hex)
        for name in towards:
            self.ground.exits[h] |= 1 << self.ground.direction(h, self.ground.hex_index(name))
        return self

    def river(self, *downstream: str) -> Land:
        self.terrain("river", *downstream)
        for place, hex in enumerate(downstream):
            self.ground.stream[self.ground.hex_index(hex)] = place
        return self

    def work(self, name: str, hex: str) -> Land:
        self.ground.work[self.ground.hex_index(hex)] = WORK_NAMES.index(name)
        return self


def hex_of(g: State, name: str) -> int:
    return g.rules.ground.hex_index(name)


def put(g: State, field: str, hex: str, value: int) -> None:
    """One byte of the ground that changes: smoke, fire, rail, work..."""
    setattr(g, f"h_{field}", with_byte(getattr(g, f"h_{field}"), hex_of(g, hex), value))


def along(g: State, field: str, a: str, b: str) -> None:
    """Wire or a barrier on the side between two hexes, noted in both."""
    for from_, to in [(a, b), (b, a)]:
        side = g.rules.ground.direction(hex_of(g, from_), hex_of(g, to))
        put(g, field, from_, getattr(g, f"h_{field}")[hex_of(g, from_)] | 1 << side)


def reason(code: int) -> str:
    return REASONS[code][0]


def order_of(name: str) -> int:
    return ORDER_NAMES.index(name)


__all__ = ["MARCH", "MOVES", "Land", "along", "hex_of", "mover", "order_of", "put", "reason"]
