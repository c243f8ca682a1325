"""Shapes of trees and logs in painted hexes: what is drawn is what blocks (11.03, 11.11).

Every shape lies strictly inside its hex. Which trees stand where follows from the place of the hex alone. Offsets are
lattice units from the centre dot; the drawing stretches y by the square root of 3, so a round crown is flat here.
"""

from __future__ import annotations

from typing import Final

from sandtable.terrain import lattice
from sandtable.terrain.block import turned_by
from sandtable.terrain.outline import SIDES, Point, scatter

# crowns, clockwise from the right
LARGE: Final[list[Point]] = [
    (9, 0), (8, 3), (5, 5), (0, 5), (-5, 5), (-8, 3), (-9, 0), (-8, -3), (-5, -5), (0, -5), (5, -5), (8, -3),
]  # fmt: skip
MIDDLING: Final[list[Point]] = [
    (7, 0), (6, 2), (4, 4), (0, 4), (-4, 4), (-6, 2), (-7, 0), (-6, -2), (-4, -4), (0, -4), (4, -4), (6, -2),
]  # fmt: skip
SMALL: Final[list[Point]] = [
    (5, 0), (4, 2), (2, 3), (-2, 3), (-4, 2), (-5, 0), (-4, -2), (-2, -3), (2, -3), (4, -2),
]  # fmt: skip

# where they stand; both numbers of a place are odd or both even, so that it can turn by 60 degrees
STANDS: Final[list[list[tuple[Point, list[Point]]]]] = [
    [((-5, -3), LARGE), ((5, 3), LARGE), ((9, -5), SMALL), ((-9, 5), SMALL)],
    [((0, -4), LARGE), ((-8, 4), MIDDLING), ((8, 4), MIDDLING)],
    [((1, 1), LARGE), ((-13, -1), SMALL), ((12, -4), SMALL), ((-3, 7), SMALL)],
    [((-8, -4), MIDDLING), ((7, -5), MIDDLING), ((-6, 4), MIDDLING), ((8, 4), MIDDLING)],
    [((-2, 2), LARGE), ((9, -3), MIDDLING), ((-11, -5), SMALL)],
]

# logs, each a bar; all numbers odd
PILES: Final[list[list[list[Point]]]] = [
    [[(-17, -3), (13, -3), (13, -1), (-17, -1)], [(-13, 1), (17, 1), (17, 3), (-13, 3)]],
    [[(-15, -1), (15, -1), (15, 1), (-15, 1)], [(-9, -5), (11, -5), (11, -3), (-9, -3)]],
    [[(-15, -1), (15, -1), (15, 1), (-15, 1)], [(-11, 3), (9, 3), (9, 5), (-11, 5)]],
]


def trees(rows: int, index: int) -> list[list[Point]]:
    """The crowns of one hex."""
    x, y = lattice.centre(rows, index)
    stand = STANDS[scatter(x, y, 31, len(STANDS))]
    turn = scatter(x, y, 37, SIDES)
    found = []
    for n, (place, crown) in enumerate(stand):
        dx, dy = turned_by(place, turn)
        found.append([(x + dx + px + ruffle(x, y, n, k, px), y + dy + py) for k, (px, py) in enumerate(crown)])
    return found


def ruffle(x: int, y: int, tree: int, k: int, px: int) -> int:
    """Pulls some points of a crown one step in."""
    if scatter(x + k, y + tree, 41, 3):
        return 0
    return (px < 0) - (px > 0)


def logs(rows: int, index: int) -> list[list[Point]]:
    x, y = lattice.centre(rows, index)
    pile = PILES[scatter(x, y, 43, len(PILES))]
    turn = scatter(x, y, 47, SIDES)
    return [[(x + dx, y + dy) for dx, dy in (turned_by(p, turn) for p in log)] for log in pile]
