"""Crest lines (T88.3.1): drawn in the higher hex, along each side that faces a lower neighbour (Q37).

A map file may give a crest line itself, as the outline of the ground that it bounds within one hex.
"""

from __future__ import annotations

from typing import Final

from sandtable.terrain import lattice
from sandtable.terrain.board import Board, Feature
from sandtable.terrain.drawn.outline import CREST_STYLE, SIDES, HexOutline, Point, joined_sides
from sandtable.terrain.lattice import NONE, SCALE

STEP: Final = 3  # distance between crest lines where the ground falls by more than one level


def ground(m: Board, level: int) -> list[list[Point]]:
    """Polygons, one for each hex, that make up the ground of a level and above."""
    return [ground_in(m, h, level) for h in range(m.size) if m.level[h] >= level]


def ground_in(m: Board, index: int, level: int) -> list[Point]:
    """The part of a hex that lies on this level or above: as the file gives it, or ours."""
    drawn = given(m, index, level)
    return drawn.points if drawn is not None else contour(m, index, level).pieces(0)[0]


def given(m: Board, index: int, level: int) -> Feature | None:
    for drawn in m.grounds:
        if drawn.hexes[0] == index and drawn.level == level:
            return drawn
    return None


def contour(m: Board, index: int, level: int) -> HexOutline:
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


def crest_lines(m: Board) -> list[Feature]:
    """Every crest line of every hex: levels k down to j + 1 where a hex of level k meets one of level j."""
    lines = []
    for h in range(m.size):
        for level in range(lowest_beside(m, h) + 1, m.level[h] + 1):
            lines += crest_in(m, h, level)
    return lines


def crest_in(m: Board, index: int, level: int) -> list[Feature]:
    drawn = given(m, index, level)
    if drawn is not None:
        runs = inner_runs(drawn.points, lattice.centre(m.rows, index))
        return [Feature("crest", [index], level, run, len(runs) == 1 and run == drawn.points) for run in runs]
    ours = contour(m, index, level)
    return [Feature("crest", [index], level, points, ours.joined == 0) for points in ours.free_runs()]


def inner_runs(points: list[Point], centre: Point) -> list[list[Point]]:
    """The stretches of an outline that do not lie on the hexsides: there the ground goes on next door."""
    n = len(points)
    edges = [not on_one_side(points[i], points[(i + 1) % n], centre) for i in range(n)]
    if all(edges):
        return [points]
    runs: list[list[Point]] = []
    start = edges.index(False)
    for k in range(1, n + 1):
        i = (start + k) % n
        if edges[i] and not edges[i - 1]:
            runs.append([points[i]])
        if edges[i]:
            runs[-1].append(points[(i + 1) % n])
    return runs


def on_one_side(p: Point, q: Point, centre: Point) -> bool:
    """Do both points lie on the same hexside?"""
    px, py, qx, qy = p[0] - centre[0], p[1] - centre[1], q[0] - centre[0], q[1] - centre[1]
    for fx, fy, bound in ((0, 1, SCALE), (1, 1, 2 * SCALE), (1, -1, 2 * SCALE)):
        if abs(fx * px + fy * py) == bound and fx * px + fy * py == fx * qx + fy * qy:
            return True
    return False


def lowest_beside(m: Board, index: int) -> int:
    lowest = m.level[index]
    for d in range(SIDES):
        other = m.neighbours[index * SIDES + d]
        if other != NONE:
            lowest = min(lowest, m.level[other])
    return lowest
