"""Turns a painted map into its drawn features, in one fixed order."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import (
    BRIDGE,
    BUILDING,
    CLIFF,
    GULLY,
    MAJOR_BRIDGE,
    MINOR_BRIDGE,
    NO_SIDE,
    OPEN,
    SIDE_NAMES,
    STREAM,
    TERRAIN_NAMES,
    WATER_BARRIER,
    WAY_NAMES,
    WOODS,
)  # fmt: skip
from sandtable.commander.map.map import Map
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.crest import crest_lines
from sandtable.terrain.drawn import block
from sandtable.terrain.drawn.courses import course_lines, way_lines
from sandtable.terrain.drawn.outline import (
    ALL_SIDES,
    SIDES,
    STYLES,
    WHOLE_OUTLINE,
    HexOutline,
    Point,
    joined_sides,
    scatter,
)  # fmt: skip
from sandtable.terrain.lattice import NONE

COURSES: Final = [STREAM, GULLY]  # drawn as lines from hex to hex
BRIDGES: Final = [MAJOR_BRIDGE, MINOR_BRIDGE, BRIDGE]


class Paint:
    """What a map file says beyond the tables of the map."""

    def __init__(self, size: int) -> None:
        self.course: list[int] = [0] * size  # sides by which the stream or gully of a hex goes on
        self.shapes: list[Feature] = []  # outlines drawn by hand; they replace ours
        self.woods = WHOLE_OUTLINE  # of the outline of woods, in percent


def draw(m: Map, paint: Paint) -> list[Feature]:
    """All features of a painted map: areas, courses, hexsides, ways, crest lines."""
    features = list(paint.shapes)
    by_hand = {(f.kind, h) for f in paint.shapes for h in f.hexes}
    for h in range(m.size):
        for terrain in shown_terrains(m, h):
            if (TERRAIN_NAMES[terrain], h) not in by_hand:
                features += terrain_features(m, paint, h, terrain)
    features += hexside_features(m)
    features += way_features(m)
    return features + crest_lines(m)


def shown_terrains(m: Map, index: int) -> list[int]:
    """The terrain that counts and, where it cannot affect sight or a bridge crosses it, the one below it (T78.1)."""
    top, under = m.terrain[index], m.under[index]
    found = [top] if top != OPEN else []
    if under != OPEN and (top in BRIDGES or under in COURSES):
        found.append(under)
    return found


def terrain_features(m: Map, paint: Paint, index: int, terrain: int) -> list[Feature]:
    if terrain in COURSES:
        return course_features(m, index, terrain, paint.course[index])
    if terrain == BUILDING:
        pieces = building_pieces(m, index)
    elif terrain in BRIDGES:
        pieces = [bridge_piece(m, index, terrain)]
    else:
        pieces = area_pieces(m, paint, index, terrain)
    return [Feature(TERRAIN_NAMES[terrain], [index], m.level[index], points, True) for points in pieces]


def area_pieces(m: Map, paint: Paint, index: int, terrain: int) -> list[list[Point]]:
    member = [m.terrain[h] == terrain or m.under[h] == terrain for h in range(m.size)]
    joined = joined_sides(m.neighbours, index, member, terrain == WATER_BARRIER)
    joined = joined & ~m.gaps[index] | m.runs_off[index]
    size = paint.woods if terrain == WOODS else WHOLE_OUTLINE
    drawn = HexOutline(m.rows, index, joined, STYLES[TERRAIN_NAMES[terrain]], terrain, size)
    # a road over water runs on its bridge and cuts nothing
    roads = 0 if terrain == WATER_BARRIER else m.road[index] & ALL_SIDES
    return drawn.pieces(roads)


def building_pieces(m: Map, index: int) -> list[list[Point]]:
    member = [number == m.building[index] for number in m.building]
    joined = joined_sides(m.neighbours, index, member, False) & ~m.gaps[index] | m.runs_off[index]
    roads = m.road[index] & ALL_SIDES
    x, y = lattice.centre(m.rows, index)
    if roads:
        return HexOutline(m.rows, index, joined, STYLES["building"], BUILDING).pieces(roads)
    if joined:
        cap = [(1, 2), (2, 3)][scatter(x, y, 11, 2)]
        return [block.strips(x, y, joined, block.WING_WIDTH, cap)]
    return [block.house(x, y, front(m, index))]


def front(m: Map, index: int) -> int:
    """The side a lone building looks at: a road next door if there is one."""
    x, y = lattice.centre(m.rows, index)
    first = scatter(x, y, 3, SIDES)
    for n in range(SIDES):
        d = (first + n) % SIDES
        other = m.neighbours[index * SIDES + d]
        if other != NONE and m.road[other]:
            return d
    return first


def bridge_piece(m: Map, index: int, terrain: int) -> list[Point]:
    """The deck: wholly inside the hex for a Minor Bridge, else over the whole hex (T80.1, T80.2)."""
    x, y = lattice.centre(m.rows, index)
    ways = (m.road[index] | m.railway[index] | (m.trail[index] if terrain == BRIDGE else 0)) & ALL_SIDES
    deck = block.strips(x, y, ways, block.BRIDGE_WIDTH, (1, 1))
    if terrain != MINOR_BRIDGE:
        return deck
    return [(x + (px - x) * 2 // 3, y + (py - y) * 2 // 3) for px, py in deck]


def course_features(m: Map, index: int, terrain: int, sides: int) -> list[Feature]:
    lines = course_lines(m.rows, index, sides)
    return [Feature(TERRAIN_NAMES[terrain], [index], m.level[index], points, False) for points in lines]


def hexside_features(m: Map) -> list[Feature]:
    """Walls, hedges, fences and cliffs, each from corner to corner, at the level of the higher hex (Q51)."""
    features = []
    for h in range(m.size):
        for d in range(3):
            kind = m.sides[h * SIDES + d]
            other = m.neighbours[h * SIDES + d]
            if kind != NO_SIDE and other != NONE:
                features.append(hexside_feature(m, h, d, other, kind))
    return features


def hexside_feature(m: Map, h: int, d: int, other: int, kind: int) -> Feature:
    ends = [lattice.corner(m.rows, h, d), lattice.corner(m.rows, h, d + 1)]
    hexes = [h, other]
    if kind == CLIFF and m.level[other] > m.level[h]:
        hexes = [other, h]  # the higher hex first
    return Feature(SIDE_NAMES[kind], hexes, max(m.level[h], m.level[other]), ends, False)


def way_features(m: Map) -> list[Feature]:
    features = []
    for kind, masks in ((WAY_NAMES[0], m.road), (WAY_NAMES[1], m.railway), (WAY_NAMES[2], m.trail)):
        for h in range(m.size):
            for points in way_lines(m.rows, h, masks[h] & ALL_SIDES):
                features.append(Feature(kind, [h], m.level[h], points, False))
    return features
