"""The shapes of a drawn map, made of what its hexes are. Nothing blocks by a shape here: whole hexes do."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.crest import crest_lines
from sandtable.terrain.drawn.courses import course_lines, lanes
from sandtable.terrain.drawn.outline import SIDES, STYLES, HexOutline, Point, Style, joined_sides, scatter
from sandtable.terrain.lattice import NONE

EARTH: Final = Style([(2, 3), (5, 7), (9, 10)], 2, 3, (1, 2))
FIELD: Final = Style([(1, 2), (5, 7), (10, 11)], 1, 3, (1, 1))
TOWN: Final = Style([(1, 2), (5, 7), (10, 11)], 1, 2, (1, 1))

# painted areas: who belongs to them, what the painters call them, how they are outlined
AREAS: Final[list[tuple[list[int], str, Style]]] = [
    ([names.FOREST, names.FOREST_GLADE], "woods", STYLES["woods"]),
    ([names.LIGHT_WOODS, names.LIGHT_GLADE], "light-woods", STYLES["woods"]),
    ([names.BRUSH], "brush", STYLES["brush"]),
    ([names.SWAMP], "marsh", STYLES["marsh"]),
    ([names.LAKE], "water-barrier", STYLES["water-barrier"]),
    ([names.PLOWED_FIELD], "plowed", FIELD),
    ([names.ROCKS], "rocks", EARTH),
    ([names.VILLAGE, names.TOWN, names.RAILWAY_STATION], "settled", TOWN),
]
GLADES: Final = [names.FOREST_GLADE, names.LIGHT_GLADE]
WET: Final = [names.RIVER, names.FORD]
CLIFF: Final = 2  # levels between two hexes, from which a slope is abrupt (hill.3)


def scenery(ground: Ground) -> Ground:
    """A copy of the ground with everything that is drawn among its features."""
    m = Ground(ground.name, ground.cols, ground.rows)
    m.title, m.ground, m.level, m.terrain = ground.title, ground.ground, ground.level, ground.terrain
    m.road, m.rail, m.exits, m.stream, m.work = ground.road, ground.rail, ground.exits, ground.stream, ground.work
    m.features = [*areas(m), *ravines(m), *ways(m), *crest_lines(m), *cliffs(m)]
    return m


def areas(m: Ground) -> list[Feature]:
    found: list[Feature] = []
    for salt, (terrains, kind, style) in enumerate(AREAS):
        member = [terrain in terrains for terrain in m.terrain]
        for h in range(m.size):
            if member[h]:
                outline = HexOutline(m.rows, h, joined_sides(m.neighbours, h, member, False), style, salt)
                found.append(Feature(kind, [h], m.level[h], outline.pieces(0)[0], True))
    return found


def ravines(m: Ground) -> list[Feature]:
    found: list[Feature] = []
    for h in range(m.size):
        if m.terrain[h] == names.RAVINE:
            lines = course_lines(m.rows, h, m.exits[h])
            found += [Feature("gully", [h], m.level[h], points, False) for points in lines]
    return found


def ways(m: Ground) -> list[Feature]:
    """Roads and rails; what ends beside the rim runs on over it."""
    found: list[Feature] = []
    for kind, masks in (("road", m.road), ("railway", m.rail)):
        for h in range(m.size):
            mask = masks[h] | onward(m, h, masks[h])
            found += [Feature(kind, [h], m.level[h], points, False) for points in lanes(m.rows, h, mask)]
            for d in range(SIDES):
                if onward(m, h, masks[h]) >> d & 1:
                    found.append(Feature(kind, [h], 0, over_the_rim(m, h, d), False))
    return found


def onward(m: Ground, h: int, mask: int) -> int:
    """The side by which a way that ends here would leave the map, as a mask; 0: it does not end beside the rim."""
    if mask.bit_count() != 1 or m.rim[h]:
        return 0
    back = mask.bit_length() - 1
    for turn in (3, 2, 4):
        d = (back + turn) % SIDES
        if m.beside(h, d) != NONE and m.rim[m.beside(h, d)]:
            return 1 << d
    return 0


def over_the_rim(m: Ground, h: int, d: int) -> list[Point]:
    """From the side of a hex across the one next door."""
    (ax, ay), (bx, by) = lattice.centre(m.rows, h), lattice.centre(m.rows, m.beside(h, d))
    return [((ax + bx) // 2, (ay + by) // 2), (bx, by), (bx + (bx - ax) // 2, by + (by - ay) // 2)]


def cliffs(m: Ground) -> list[Feature]:
    """Sides across which the ground drops by more than one level."""
    found: list[Feature] = []
    for h in range(m.size):
        for d in range(SIDES):
            other = m.beside(h, d)
            if other != NONE and m.level[h] - m.level[other] >= CLIFF:
                ends = [lattice.corner(m.rows, h, d), lattice.corner(m.rows, h, (d + 1) % SIDES)]
                found.append(Feature("cliff", [h], m.level[h], ends, False))
    return found


def rivers(m: Ground) -> list[list[Point]]:
    """Courses downstream, through all hexes of each river and on over the rim at both ends."""
    wet = sorted((h for h in range(m.size) if m.stream[h] != NONE), key=lambda h: m.stream[h])
    courses: list[list[int]] = []
    for n, h in enumerate(wet):
        if n == 0 or m.distance(wet[n - 1], h) != 1:
            courses.append([])
        courses[-1].append(h)
    return [flowing(m, course) for course in courses]


def flowing(m: Ground, course: list[int]) -> list[Point]:
    points: list[Point] = []
    for h in course:
        x, y = lattice.centre(m.rows, h)
        points.append((x - 2 + scatter(x, y, 13, 5), y - 1 + scatter(x, y, 15, 3)))
    first, last = points[0], points[-1]
    return [beyond(m, points[1] if len(points) > 1 else first, first), *points, beyond(m, points[-2], last)]


def beyond(m: Ground, before: Point, end: Point) -> Point:
    """On in the same direction, off the map."""
    return end[0] + 2 * (end[0] - before[0]), end[1] + 2 * (end[1] - before[1])
