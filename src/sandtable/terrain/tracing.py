"""Laying lines of sight over a board: the hexes they meet, the drawings sorted by hex, the ground beneath."""

from __future__ import annotations

from sandtable.terrain import crest, segments
from sandtable.terrain.board import Board, Feature
from sandtable.terrain.lattice import NONE, SCALE, centre


def course_between(rows: int, a: int, b: int) -> segments.Course:
    col = a // rows
    return segments.course(col & 1, b // rows - col, b % rows - a % rows)


def hexes_of(rows: int, a: int, run: segments.Course) -> list[int]:
    """The hex of each passage. A line along the top or bottom of the map has half-hexes beside it: NONE."""
    col, row = a // rows, a % rows
    hexes: list[int] = []
    for passage in run.passages:
        r = row + passage.row
        hexes.append((col + passage.col) * rows + r if 0 <= r < rows else NONE)
    return hexes


def hexes_near(board: Board, points: list[tuple[int, int]]) -> list[int]:
    """The hexes whose frame meets the frame around these points."""
    left, right = min([x for x, _ in points]), max([x for x, _ in points])
    top, bottom = min([y for _, y in points]), max([y for _, y in points])
    found: list[int] = []
    for h in range(board.size):
        x, y = centre(board.rows, h)
        beside = x + 2 * SCALE < left or x - 2 * SCALE > right
        if not beside and y + SCALE >= top and y - SCALE <= bottom:
            found.append(h)
    return found


def sort_way(board: Board, feature: Feature, ways: list[list[segments.Edge]]) -> None:
    """Put the pieces of a road or railway to the hexes whose inside they enter."""
    for i in range(1, len(feature.points)):
        p, q = feature.points[i - 1], feature.points[i]
        edge = segments.Edge(p[0], p[1], q[0], q[1])
        for h in hexes_near(board, [p, q]):
            x, y = centre(board.rows, h)
            if segments.edge_in_hex(edge, x, y, True):
                ways[h].append(edge)


class Heights:
    """How high the ground lies under a line; in a hex with a given crest line only what is within it is high."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # by hex: its levels for which the file gives a crest line, the highest first
        self.grounds: list[list[tuple[int, segments.Drawing]]] = [[] for _ in range(board.size)]
        for drawn in board.grounds:
            self.sort_ground(drawn.hexes[0])

    def sort_ground(self, h: int) -> None:
        if self.grounds[h]:
            return
        x, y = centre(self.board.rows, h)
        for level in range(self.board.level[h], crest.lowest_beside(self.board, h), -1):
            self.grounds[h].append((level, segments.Drawing(0, crest.ground_in(self.board, h, level), x, y)))

    def under(self, line: segments.Line, passage: segments.Passage, h: int) -> int:
        """Level of the ground under the line in hex h, the hex of this passage; 0 off the map."""
        if h == NONE:
            return 0
        if not self.grounds[h]:
            return self.board.level[h]
        line.within(passage)
        for level, drawn in self.grounds[h]:
            if drawn.met_by(line):
                return level
        return crest.lowest_beside(self.board, h)
