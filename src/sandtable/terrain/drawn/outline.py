"""Drawn outlines of painted hexes: what is drawn is what blocks (10.1).

Each painted hex gets closed polygons of its own. Towards another hex of the same area the polygon runs along the
common hexside, so the two run together and a line along that hexside touches both. Towards anything else it stays
strictly inside the hex, so a line along the free hexside passes (Q36). A road cuts its corridor out (T93d).

Within a hex the offsets are lattice units from the centre dot: the flat sides are y = -12 and y = 12, the sloped
sides |x| + |y| = 24. Positions along a side are counted in twelfths, clockwise.
"""

from __future__ import annotations

from typing import Final

from sandtable.terrain import lattice
from sandtable.terrain.lattice import CORNERS, NONE, SCALE

Point = tuple[int, int]

SIDES: Final = 6
ALL_SIDES: Final = 63
TWELFTH: Final[list[Point]] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]  # step along each side
MIDDLE: Final[list[Point]] = [(0, -12), (18, -6), (18, 6), (0, 12), (-18, 6), (-18, -6)]  # middle of each side
CLOCKWISE: Final[list[Point]] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]  # across each direction
CORRIDOR: Final = 2  # half the width of a road's corridor, in steps of CLOCKWISE

WHOLE_OUTLINE: Final = 100  # percent
LEANEST_OUTLINE: Final = 60

WHOLE: Final = 0
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2


def scatter(x: int, y: int, salt: int, n: int) -> int:
    """A number below n that looks random but depends on its arguments alone."""
    h = (x * 73856093 ^ y * 19349663 ^ salt * 83492791) & 0xFFFFFFFF
    h = ((h ^ (h >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    h = ((h ^ (h >> 12)) * 0x297A2D39) & 0xFFFFFFFF
    return (h ^ (h >> 15)) % n


class Style:
    """How a kind of area is drawn: where its points lie along a free side and how far inside."""

    def __init__(self, stops: list[Point], nearest: int, farthest: int, joints: Point) -> None:
        self.stops = stops  # lowest and highest twelfth of each point
        self.nearest = nearest  # distance from the side, in steps of inward()
        self.farthest = farthest
        self.joints = joints  # least and most twelfths that a joint keeps from a corner whose third hex is free


WOODS_STYLE: Final = Style([(2, 3), (5, 7), (9, 10)], 2, 4, (2, 3))
BRUSH_STYLE: Final = Style([(2, 3), (5, 7), (9, 10)], 2, 6, (2, 3))
FIELD_STYLE: Final = Style([(1, 1), (11, 11)], 2, 2, (1, 1))
ORCHARD_STYLE: Final = Style([(2, 2), (10, 10)], 2, 3, (2, 2))
WATER_STYLE: Final = Style([(1, 2), (5, 7), (10, 11)], 1, 2, (1, 1))
CREST_STYLE: Final = Style([(2, 3), (5, 7), (9, 10)], 3, 4, (1, 1))
STYLES: Final[dict[str, Style]] = {
    "woods": WOODS_STYLE,
    "brush": BRUSH_STYLE,
    "orchard": ORCHARD_STYLE,
    "field": FIELD_STYLE,
    "marsh": BRUSH_STYLE,
    "water-barrier": WATER_STYLE,
    "boulders": BRUSH_STYLE,
    "quarry": WOODS_STYLE,
    "rubble": WOODS_STYLE,
    "shellhole": BRUSH_STYLE,
    "destroyed-woods": WOODS_STYLE,
    "building": Style([(2, 2), (10, 10)], 4, 4, (1, 1)),
}


def inward(side: int, depth: int) -> Point:
    """Offset that leads from a side into the hex, at right angles to it as nearly as whole numbers allow."""
    if side == 0:
        return 0, (depth + 1) // 2
    if side == 3:
        return 0, -((depth + 1) // 2)
    dy = (depth + 1) // 4
    dx = depth - dy
    return (-dx if side < 3 else dx), (dy if side == 1 or side == 5 else -dy)


def on_side(side: int, twelfths: int) -> Point:
    x, y = CORNERS[side]
    dx, dy = TWELFTH[side]
    return x * SCALE + dx * twelfths, y * SCALE + dy * twelfths


class HexOutline:
    """The outline of one area inside one hex."""

    def __init__(self, rows: int, index: int, joined: int, style: Style, salt: int, size: int = WHOLE_OUTLINE) -> None:
        self.size = size  # percent of the usual outline, where it is free
        self.x, self.y = lattice.centre(rows, index)
        self.joined = joined  # bit mask of the sides across which the area goes on
        self.style = style
        self.salt = salt
        self.deeper: list[int] = [0] * SIDES  # extra distance from a side, for crest lines inside one another
        self.joint: list[int] = []  # twelfths by corner; by its place on the map, so both hexes find the same
        least, most = style.joints
        for x, y in CORNERS:
            usual = least + scatter(self.x + x * SCALE, self.y + y * SCALE, salt, most - least + 1)
            self.joint.append(6 - leaner(6 - usual, size))

    def is_joined(self, side: int) -> bool:
        return self.joined >> (side % SIDES) & 1 == 1

    def pieces(self, roads: int) -> list[list[Point]]:
        """All polygons, clockwise. `roads` is the mask of sides crossed by roads."""
        crossed = [d for d in range(SIDES) if roads >> d & 1]
        if not crossed:
            return [self.placed(self.ring())]
        found = []
        for n, a in enumerate(crossed):
            b = crossed[(n + 1) % len(crossed)]
            found.append(self.placed(self.sector(a, b)))
        return found

    def placed(self, points: list[Point]) -> list[Point]:
        return [(self.x + x, self.y + y) for x, y in points]

    def ring(self) -> list[Point]:
        points: list[Point] = []
        for d in range(SIDES):
            points += self.side(d, WHOLE)
        return points

    def sector(self, a: int, b: int) -> list[Point]:
        """The part of the area clockwise from the road over side a to the road over side b."""
        points = corridor_corner(a, b)
        points += self.side(a, SECOND_HALF)
        d = (a + 1) % SIDES
        while d != b:
            points += self.side(d, WHOLE)
            d = (d + 1) % SIDES
        return points + self.side(b, FIRST_HALF)

    def side(self, d: int, part: int) -> list[Point]:
        return self.joined_side(d, part) if self.is_joined(d) else self.free_side(d, part)

    def joined_side(self, d: int, part: int) -> list[Point]:
        """Points on the hexside itself. A corner is covered when the area goes on across both its sides."""
        points = []
        if part == SECOND_HALF:
            points.append(on_side(d, 6 + CORRIDOR))
        else:
            points.append(on_side(d, 0 if self.is_joined(d - 1) else self.joint[d]))
        if part == FIRST_HALF:
            points.append(on_side(d, 6 - CORRIDOR))
        elif not self.is_joined(d + 1):
            points.append(on_side(d, 12 - self.joint[(d + 1) % SIDES]))
        return points

    def free_side(self, d: int, part: int) -> list[Point]:
        """Points strictly inside the hex, along a side with other terrain beyond it."""
        points = []
        if part == SECOND_HALF:
            points.append(corridor_mouth(d, CORRIDOR, self.size))
        for n in range(len(self.style.stops)):
            low, high = self.style.stops[n]
            if part == FIRST_HALF and high > 4 or part == SECOND_HALF and low < 8:
                continue
            points.append(self.stop(d, n, low, high))
        if part == FIRST_HALF:
            points.append(corridor_mouth(d, -CORRIDOR, self.size))
        return points

    def stop(self, d: int, n: int, low: int, high: int) -> Point:
        style = self.style
        salt = self.salt + 7 * d + 53 * n
        twelfths = low + scatter(self.x, self.y, salt, high - low + 1)
        twelfths += ((6 - twelfths) * self.deeper[d] + 12) // 24  # an inner line is shorter
        depth = style.nearest + scatter(self.x, self.y, salt + 29, style.farthest - style.nearest + 1)
        x, y = on_side(d, twelfths)
        dx, dy = inward(d, depth + self.deeper[d])
        return leaner(x + dx, self.size), leaner(y + dy, self.size)

    def free_runs(self) -> list[list[Point]]:
        """The drawn edge without the joints: one polyline for each run of free sides."""
        if self.joined == 0:
            return [self.placed(self.ring())]
        runs = []
        for first in range(SIDES):
            if self.is_joined(first) or not self.is_joined(first - 1):
                continue
            points = [on_side((first - 1) % SIDES, 12 - self.joint[first])]
            d = first
            while not self.is_joined(d):
                points += self.free_side(d, WHOLE)
                d = (d + 1) % SIDES
            runs.append(self.placed([*points, on_side(d, self.joint[d])]))
        return runs


def leaner(n: int, size: int) -> int:
    """A distance from the centre dot, or from the middle of a side, at so many percent, rounded."""
    if size == WHOLE_OUTLINE:
        return n
    away = (abs(n) * size + WHOLE_OUTLINE // 2) // WHOLE_OUTLINE
    return away if n >= 0 else -away


def corridor_mouth(d: int, side: int, size: int = WHOLE_OUTLINE) -> Point:
    """Where a corridor's edge ends inside a free side; `side` is positive on the clockwise edge."""
    (x, y), (dx, dy) = MIDDLE[d], CLOCKWISE[d]
    return leaner(x * 5 // 6, size) + dx * side, leaner(y * 5 // 6, size) + dy * side


def corridor_corner(a: int, b: int) -> list[Point]:
    """Where the corridors over sides a and b meet, on the clockwise side of a."""
    turn = (b - a) % SIDES
    if turn == 0:  # the road ends here: go round its end
        (x, y), (dx, dy) = MIDDLE[a], CLOCKWISE[a]
        back_x, back_y = -(x // 6), -(y // 6)
        return [
            (back_x - dx * CORRIDOR, back_y - dy * CORRIDOR),
            (back_x + dx * CORRIDOR, back_y + dy * CORRIDOR),
        ]
    if turn == 3:
        dx, dy = CLOCKWISE[a]
        return [(dx * CORRIDOR, dy * CORRIDOR)]
    if turn == 1 or turn == 5:
        x, y = CORNERS[(a + (turn + 1) // 2) % SIDES]
        return [(x * 4, y * 4)]
    x, y = MIDDLE[(a + turn // 2) % SIDES]
    return [(x // 3, y // 3)]


def merge(polygons: list[list[Point]]) -> list[list[Point]]:
    """Outer and inner rings of areas that meet edge to edge: an edge walked both ways vanishes."""
    edges: dict[Point, list[Point]] = {}
    for points in polygons:
        for n in range(len(points)):
            a, b = points[n - 1], points[n]
            if a in edges.get(b, []):
                edges[b].remove(a)
            else:
                edges.setdefault(a, []).append(b)
    rings = []
    for start in list(edges):
        while edges[start]:
            rings.append(_walk(edges, start))
    return rings


def _walk(edges: dict[Point, list[Point]], start: Point) -> list[Point]:
    ring = [start]
    here = edges[start].pop()
    while here != start:
        ring.append(here)
        here = edges[here].pop()
    return ring


def joined_sides(neighbours: list[int], index: int, member: list[bool], beyond_edge: bool) -> int:
    """Mask of the sides across which an area goes on; `beyond_edge` says whether it goes on off the map."""
    mask = 0
    for d in range(SIDES):
        other = neighbours[index * SIDES + d]
        if member[other] if other != NONE else beyond_edge:
            mask |= 1 << d
    return mask
