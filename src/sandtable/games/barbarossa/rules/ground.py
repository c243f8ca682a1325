"""The map as it is printed: terrain, heights, roads, rails, exits, streams. What changes in play is in the state."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import NO_WORK, PLAIN
from sandtable.terrain.board import Board
from sandtable.terrain.lattice import DIRECTIONS


class Ground(Board):
    def __init__(self, name: str, cols: int, rows: int) -> None:
        super().__init__(name, cols, rows)
        self.terrain: list[int] = [PLAIN] * self.size
        self.rim: list[bool] = [self.on_rim(h) for h in range(self.size)]  # aircraft only (A65)
        self.road: list[int] = [0] * self.size  # bit mask of the directions in which the road goes on
        self.rail: list[int] = [0] * self.size
        self.exits: list[int] = [0] * self.size  # bit mask, of glades and ravines
        self.stream: list[int] = [-1] * self.size  # place along the river, downstream; -1: no river
        self.work: list[int] = [NO_WORK] * self.size

    def on_rim(self, h: int) -> bool:
        col, row = h // self.rows, h % self.rows
        return col == 0 or row == 0 or col == self.cols - 1 or row == self.rows - 1

    def direction(self, a: int, b: int) -> int:
        """Of a neighbour."""
        return self.neighbours[a * DIRECTIONS : a * DIRECTIONS + DIRECTIONS].index(b)

    def beside(self, h: int, d: int) -> int:
        return self.neighbours[h * DIRECTIONS + d]

    def distance(self, a: int, b: int) -> int:
        return self.distances[a * self.size + b]
