"""The shapes of a drawing: those that block, and all that is only scenery, from the terrain of the hexes."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.crest import crest_lines
from sandtable.terrain.drawn.courses import course_lines, lanes
from sandtable.terrain.drawn.outline import MIDDLE, SIDES, STYLES, HexOutline, Point, Style, joined_sides, scatter

GRASS: Final = Style([(2, 3), (5, 7), (9, 10)], 2, 4, (2, 3))
HOLLOW: Final = Style([(2, 3), (5, 7), (9, 10)], 3, 4, (2, 3))
ROCKY: Final = Style([(2, 3), (5, 7), (9, 10)], 3, 5, (2, 3))
AREAS: Final[dict[int, Style]] = {
    names.FIELD: STYLES["field"], names.MARSH: STYLES["marsh"], names.ORCHARD: STYLES["orchard"],
    names.LONG_GRASS: GRASS, names.ROCKS: ROCKY,
}  # fmt: skip
LINES: Final[dict[int, str]] = {names.STREAM: "stream", names.DEPRESSION: "gully"}  # as the painters call them
BARS: Final = [names.WALL, names.HEDGE]


def scenery(ground: Ground) -> Ground:
    """A copy of the ground with everything that is drawn among its features."""
    m = Ground(ground.name, ground.cols, ground.rows)
    m.title, m.ground, m.level, m.terrain = ground.title, ground.ground, ground.level, ground.terrain
    m.course, m.road, m.track = ground.course, ground.road, ground.track
    m.building, m.decor = ground.building, ground.decor
    m.features = areas(m) + hollows(m) + courses(m) + bars(m) + ways(m) + crest_lines(m) + ground.features
    return m


def hollows(m: Ground) -> list[Feature]:
    """Depressions without a course: one hollow for all that lie together."""
    member = [m.terrain[h] == names.DEPRESSION and not m.course[h] for h in range(m.size)]
    found = []
    for h in range(m.size):
        if member[h]:
            outline = HexOutline(m.rows, h, joined_sides(m.neighbours, h, member, False), HOLLOW, names.DEPRESSION)
            found.append(Feature("hollow", [h], m.level[h], outline.pieces(0)[0], True))
    return found


def areas(m: Ground) -> list[Feature]:
    found = []
    for terrain, style in AREAS.items():
        member = [other == terrain for other in m.terrain]
        for h in range(m.size):
            if member[h]:
                joined = joined_sides(m.neighbours, h, member, False)
                points = HexOutline(m.rows, h, joined, style, terrain).pieces(0)[0]
                found.append(Feature(names.TERRAIN_NAMES[terrain], [h], m.level[h], points, True))
    return found


def courses(m: Ground) -> list[Feature]:
    """Streams, under fords and bridges too, and Depressions."""
    found = []
    wet = m.decor.get("ford", []) + m.decor.get("bridge", [])
    for h in range(m.size):
        name = "stream" if h in wet else LINES.get(m.terrain[h], "")
        if name and m.course[h]:
            sunken_lane = m.terrain[h] == names.DEPRESSION and m.track[h]
            lines = (lanes if sunken_lane else course_lines)(m.rows, h, m.course[h])
            found += [Feature(name, [h], m.level[h], points, False) for points in lines]
    return found


def bars(m: Ground) -> list[Feature]:
    """Walls and hedges run through their hexes from side to side."""
    found = []
    for h in range(m.size):
        if m.terrain[h] in BARS:
            name = names.TERRAIN_NAMES[m.terrain[h]]
            found += [Feature(name, [h], m.level[h], points, False) for points in bar_lines(m.rows, h, m.course[h])]
    return found


def bar_lines(rows: int, index: int, mask: int) -> list[list[Point]]:
    x, y = lattice.centre(rows, index)
    arms = [d for d in range(SIDES) if mask >> d & 1]
    if len(arms) > 1:
        return lanes(rows, index, mask)
    d = arms[0] if arms else scatter(x, y, 53, 3)
    dx, dy = MIDDLE[d]
    start = (x + dx, y + dy) if arms else (x + dx * 5 // 6, y + dy * 5 // 6)
    return [[start, (x, y), (x - dx * 5 // 6, y - dy * 5 // 6)]]


def ways(m: Ground) -> list[Feature]:
    found = []
    for kind, masks in (("road", m.road), ("trail", m.track)):
        for h in range(m.size):
            found += [Feature(kind, [h], m.level[h], points, False) for points in lanes(m.rows, h, masks[h])]
    return found
