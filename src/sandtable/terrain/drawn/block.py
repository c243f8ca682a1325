"""Drawn outlines of buildings (T82) and bridges (T80): straight walls instead of wandering edges."""

from __future__ import annotations

from typing import Final

from sandtable.terrain.drawn.outline import CLOCKWISE, MIDDLE, SIDES, Point, scatter
from sandtable.terrain.lattice import CORNERS

# Offsets from the centre dot, front towards side 0. Both numbers of a point are odd: so it can turn by 60 degrees.
HOUSE: Final[list[Point]] = [(-15, -7), (15, -7), (15, 7), (-15, 7)]
HALL: Final[list[Point]] = [(-13, -9), (13, -9), (13, 9), (-13, 9)]
LEFT_WING: Final[list[Point]] = [(-15, -7), (15, -7), (15, 3), (1, 3), (1, 7), (-15, 7)]
RIGHT_WING: Final[list[Point]] = [(-15, -7), (15, -7), (15, 7), (-1, 7), (-1, 3), (-15, 3)]
BACK_WING: Final[list[Point]] = [(-13, -9), (13, -9), (13, 1), (5, 1), (5, 9), (-5, 9), (-5, 1), (-13, 1)]
BLOCKS: Final[list[list[Point]]] = [HOUSE, LEFT_WING, HALL, RIGHT_WING, BACK_WING, HOUSE, LEFT_WING, RIGHT_WING]

WING_WIDTH: Final = 5  # half widths of strips, in steps of CLOCKWISE
BRIDGE_WIDTH: Final = 3


def turned(point: Point) -> Point:
    """A sixth of a turn clockwise."""
    x, y = point
    return (x - 3 * y) // 2, (x + y) // 2


def turned_by(point: Point, sixths: int) -> Point:
    for _ in range(sixths % SIDES):
        point = turned(point)
    return point


def house(x: int, y: int, front: int) -> list[Point]:
    """A building that stands alone in its hex, its front towards side `front`."""
    points = [turned_by(p, front) for p in BLOCKS[scatter(x, y, 5, len(BLOCKS))]]
    return [(x + dx, y + dy) for dx, dy in points]


def strips(x: int, y: int, mask: int, width: int, cap: Point) -> list[Point]:
    """One polygon made of bars from the centre over each side of the mask, clockwise.

    `cap` says how far a single bar goes on behind the centre, as a fraction of the way to the opposite side.
    """
    arms = [d for d in range(SIDES) if mask >> d & 1]
    points: list[Point] = []
    for n, a in enumerate(arms):
        points.append(arm_edge(a, -width))
        points.append(arm_edge(a, width))
        points += armpit(a, arms[(n + 1) % len(arms)], width, cap)
    return [(x + dx, y + dy) for dx, dy in points]


def arm_edge(d: int, width: int) -> Point:
    (x, y), (dx, dy) = MIDDLE[d], CLOCKWISE[d]
    return x + dx * width, y + dy * width


def armpit(a: int, b: int, width: int, cap: Point) -> list[Point]:
    """Where the bars over sides a and b meet, on the clockwise side of a."""
    turn = (b - a) % SIDES
    if turn == 0:
        (x, y), (dx, dy) = MIDDLE[a], CLOCKWISE[a]
        back_x, back_y = -(x * cap[0] // cap[1]), -(y * cap[0] // cap[1])
        return [(back_x + dx * width, back_y + dy * width), (back_x - dx * width, back_y - dy * width)]
    if turn == 3:
        return []
    if turn == 1:  # the hex beyond the corner belongs to both neighbours: fill the corner
        cx, cy = CORNERS[(a + 1) % SIDES]
        return [(cx * 12, cy * 12)]
    if turn == 5:  # blunt end of a block whose two bars lie side by side
        end, half = 1 - 2 * width, 6 + width
        return [turned_by((end, half), a - 2), turned_by((end, -half), a - 2)]
    x, y = MIDDLE[(a + turn // 2) % SIDES]
    return [(inner(x * width), inner(y * width))]


def inner(ninths: int) -> int:
    """Whole part of a number of ninths, rounded towards the centre on all sides alike."""
    return ninths // 9 if ninths >= 0 else -(-ninths // 9)
