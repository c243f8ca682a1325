"""Crest lines (T88.3.1): drawn in the higher hex, along each side that faces a lower neighbour (Q37)."""

from __future__ import annotations

from typing import Final

from sandtable.terrain.lattice import NONE
from sandtable.terrain.map import Feature, Map
from sandtable.terrain.outline import CREST_STYLE, SIDES, HexOutline, Point, joined_sides

STEP: Final = 3  # distance between crest lines where the ground falls by more than one level


def ground(m: Map, level: int) -> list[list[Point]]:
    """Polygons, one for each hex, that make up the ground of a level and above."""
    return [p for h in range(m.size) if m.level[h] >= level for p in contour(m, h, level).pieces(0)]


def contour(m: Map, index: int, level: int) -> HexOutline:
    member = [other >= level for other in m.level]
    joined = joined_sides(m.neighbours, index, member, True)
    drawn = HexOutline(m.rows, index, joined, CREST_STYLE, 101)
    for d in range(SIDES):
        if joined >> d & 1:
            continue
        inside = STEP * (level - 1 - m.level[m.neighbours[index * SIDES + d]])
        drawn.deeper[d] = inside
        # the two corners of this side: higher crest lines meet their neighbours farther from the corner
        for corner in (d, (d + 1) % SIDES):
            drawn.joint[corner] = 1 + inside // 2  # a twelfth is two steps
    return drawn


def crest_lines(m: Map) -> list[Feature]:
    """Every crest line of every hex: levels k down to j + 1 where a hex of level k meets one of level j."""
    lines = []
    for h in range(m.size):
        for level in range(lowest_beside(m, h) + 1, m.level[h] + 1):
            drawn = contour(m, h, level)
            for points in drawn.free_runs():
                lines.append(Feature("crest", [h], level, points, drawn.joined == 0))
    return lines


def lowest_beside(m: Map, index: int) -> int:
    lowest = m.level[index]
    for d in range(SIDES):
        other = m.neighbours[index * SIDES + d]
        if other != NONE:
            lowest = min(lowest, m.level[other])
    return lowest
