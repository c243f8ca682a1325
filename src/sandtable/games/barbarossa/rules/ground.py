"""The map as it is printed: terrain, heights, roads, rails, exits, streams. What changes in play is in the state."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.names import NO_WORK, PLAIN
from sandtable.terrain.board import Board
from sandtable.terrain.lattice import DIRECTIONS, NONE
from sandtable.terrain.tracing import course_between, hexes_of

# kinds of ways
ROAD: Final = 0
RAIL: Final = 1


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
        self.ends: list[list[int]] = [
            [],
            [],
        ]  # by kind of way: hexes in which one begins or ends, for joining maps
        self.courses: list[list[int]] = []  # of rivers, downstream
        self.lines: dict[int, list[list[int]]] = {}  # by pair: what `between` has traced
        self.towards: list[int] = [NONE] * (self.size * self.size)  # by from * size + to: direction of a neighbour
        for h in range(self.size):
            for d in range(DIRECTIONS):
                next_ = self.beside(h, d)
                if next_ != NONE:
                    self.towards[h * self.size + next_] = d

    def on_rim(self, h: int) -> bool:
        col, row = h // self.rows, h % self.rows
        return col == 0 or row == 0 or col == self.cols - 1 or row == self.rows - 1

    def direction(self, a: int, b: int) -> int:
        """Of a neighbour."""
        return self.towards[a * self.size + b]

    def beside(self, h: int, d: int) -> int:
        return self.neighbours[h * DIRECTIONS + d]

    def distance(self, a: int, b: int) -> int:
        return self.distances[a * self.size + b]

    def adjacent(self, h: int) -> list[int]:
        """The hexes next door, by direction, without those off the map."""
        return [n for n in self.neighbours[h * DIRECTIONS : h * DIRECTIONS + DIRECTIONS] if n != NONE]

    def between(self, a: int, b: int) -> list[list[int]]:
        """Hexes that the line from centre to centre passes, in order and without its ends; two at once where it runs
        along their common side (los.1, los.4). A corner that is touched is not passed."""
        pair = a * self.size + b
        found = self.lines.get(pair)
        if found is None:
            run = course_between(self.rows, a, b)
            hexes = hexes_of(self.rows, a, run)
            found = [[hexes[i] for i in station] for station in run.stations]
            self.lines[pair] = found
        return found

    def ways_out(self, a: int, b: int) -> int:
        """Bit mask of the sides by which the line to another hex leaves: one, or the two that meet in a corner."""
        run = course_between(self.rows, a, b)
        if run.into_start != NONE:
            return 1 << run.into_start
        mask = 0
        for d in range(DIRECTIONS):
            next_ = self.beside(a, d)
            if next_ != NONE and self.distance(next_, b) < self.distance(a, b):
                mask |= 1 << d
        return mask
