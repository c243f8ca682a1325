"""Shapes of trees and logs in painted hexes: what is drawn is what blocks (11.03, 11.11).

Every shape lies strictly inside its hex. Which trees stand where follows from the place of the hex alone. Offsets are
lattice units from the centre dot; the drawing stretches y by the square root of 3, so a round crown is flat here.
"""

from __future__ import annotations

from typing import Final

from sandtable.terrain import lattice
from sandtable.terrain.drawn.block import turned_by
from sandtable.terrain.drawn.outline import SIDES, Point, scatter

# a quarter of each crown, the rest by mirroring
GREAT: Final[list[Point]] = [(11, 1), (10, 3), (9, 4), (7, 5), (4, 6)]
LARGE: Final[list[Point]] = [(9, 1), (8, 3), (6, 4), (3, 5)]
MIDDLING: Final[list[Point]] = [(7, 1), (6, 2), (5, 3), (3, 4)]
SMALL: Final[list[Point]] = [(5, 1), (4, 2), (2, 3)]

# where they stand; both numbers of a place are odd or both even, so that it can turn by 60 degrees
STANDS: Final[list[list[tuple[Point, list[Point]]]]] = [
    [((-5, -3), LARGE), ((5, 3), LARGE), ((9, -5), SMALL), ((-9, 5), SMALL)],
    [((0, -4), LARGE), ((-8, 4), MIDDLING), ((8, 4), MIDDLING)],
    [((1, 1), GREAT), ((-13, -1), SMALL), ((10, -6), SMALL)],
    [((-8, -4), MIDDLING), ((7, -5), MIDDLING), ((-6, 4), MIDDLING), ((8, 4), MIDDLING)],
    [((-2, 2), LARGE), ((9, -3), MIDDLING), ((-9, -5), SMALL)],
    [((-4, 0), GREAT), ((10, 4), SMALL), ((9, -5), SMALL)],
]

# logs, each a bar; all numbers odd
PILES: Final[list[list[list[Point]]]] = [
    [[(-17, -3), (13, -3), (13, -1), (-17, -1)], [(-13, 1), (17, 1), (17, 3), (-13, 3)]],
    [[(-15, -1), (15, -1), (15, 1), (-15, 1)], [(-9, -5), (11, -5), (11, -3), (-9, -3)]],
    [[(-15, -1), (15, -1), (15, 1), (-15, 1)], [(-11, 3), (9, 3), (9, 5), (-11, 5)]],
]


def crown(quarter: list[Point]) -> list[Point]:
    """All round, clockwise from the right."""
    half = quarter + [(-x, y) for x, y in reversed(quarter)]
    return half + [(-x, -y) for x, y in half]


def trees(rows: int, index: int) -> list[list[Point]]:
    """The crowns of one hex."""
    x, y = lattice.centre(rows, index)
    stand = STANDS[scatter(x, y, 31, len(STANDS))]
    turn = scatter(x, y, 37, SIDES)
    found = []
    for n, (place, quarter) in enumerate(stand):
        dx, dy = turned_by(place, turn)
        points = [ruffled(p, scatter(x + k, y + n, 41, 5)) for k, p in enumerate(crown(quarter))]
        found.append([(x + dx + px, y + dy + py) for px, py in points])
    return found


def ruffled(p: Point, chance: int) -> Point:
    """Some points of a crown lie a step further in."""
    x, y = p
    return (x - (x > 0) + (x < 0), y) if chance == 0 else p


def logs(rows: int, index: int) -> list[list[Point]]:
    x, y = lattice.centre(rows, index)
    pile = PILES[scatter(x, y, 43, len(PILES))]
    turn = scatter(x, y, 47, SIDES)
    return [[(x + dx, y + dy) for dx, dy in (turned_by(p, turn) for p in log)] for log in pile]
