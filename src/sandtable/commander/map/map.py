"""A map as the Commander rules see it: flat tables by hex beside what every board has."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import NO_SIDE, OPEN, TERRAIN_NAMES
from sandtable.terrain.board import Board

NOT_A_BUILDING: Final = -1


class Map(Board):
    """A map of the Commander games."""

    def __init__(self, name: str, cols: int, rows: int) -> None:
        super().__init__(name, cols, rows)
        n = self.size
        # by terrain code: of two in a hex the lower rank counts (T78.1); Open Ground is what no other is
        self.rank: list[int] = list(range(len(TERRAIN_NAMES)))
        self.rank[OPEN] = len(TERRAIN_NAMES)
        self.terrain: list[int] = [OPEN] * n  # the terrain type that counts (T78.1)
        self.under: list[int] = [OPEN] * n  # the other terrain of a bridge hex (T80.2)
        self.sides: list[int] = [NO_SIDE] * (n * 6)  # hexside feature, the same from both hexes
        self.road: list[int] = [0] * n  # way masks, see kinds.WAY_PRESENT
        self.railway: list[int] = [0] * n
        self.trail: list[int] = [0] * n
        self.building: list[int] = [NOT_A_BUILDING] * n  # buildings of several hexes share a number (T82)
        self.built_over: list[bool] = [False] * n  # whether the drawing of a building covers the centre dot
        self.objective: list[int] = [0] * n  # 1 to 5 in every hex of that Objective, else 0 (7.3.1.1)
        self.gaps: list[int] = [0] * n  # masks of the sides towards which an area of the same kind does not go on
        self.runs_off: list[int] = [0] * n  # masks of the sides by which an area runs off the map
        self.observers: list[int] = []  # hexes marked for Forward Artillery Observers
        # filled by sight.build: by from * size + to
        self.los: list[int] = []  # -1 blocked, else the largest printed Hindrance on the line (10.3.3)
        self.touched: list[int] = []  # bit mask of the intervening hexes whose area or hexsides the line touches
        self.crossed: list[int] = []  # direction of the hexside by which the line enters `to` across it, else -1
