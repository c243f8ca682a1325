"""Lines of watercourses and ways through the hexes they enter and leave."""

from __future__ import annotations

from sandtable.terrain import lattice
from sandtable.terrain.drawn.outline import MIDDLE, SIDES, Point, corridor_mouth, scatter


def course_lines(rows: int, index: int, sides: int) -> list[list[Point]]:
    """A stream or gully as lines from the middle of a side to a point near the centre dot and on to the next."""
    x, y = lattice.centre(rows, index)
    middle = (x - 3 + scatter(x, y, 17, 7), y - 2 + scatter(x, y, 19, 5))
    arms = [course_arm(x, y, d) for d in range(SIDES) if sides >> d & 1]
    lines = [[*arms[0], middle]] if arms else [[(x - 8, y), middle, (x + 8, y)]]
    if len(arms) > 1:
        lines[0] += arms[1][::-1]
    return lines + [[*arm, middle] for arm in arms[2:]]


def course_arm(x: int, y: int, d: int) -> list[Point]:
    """From a side half-way to the centre, bending a little."""
    dx, dy = MIDDLE[d]
    bend_x, bend_y = corridor_mouth(d, 2 * scatter(x, y, d + 23, 2) - 1)
    return [(x + dx, y + dy), (x + bend_x * 3 // 5, y + bend_y * 3 // 5)]


def way_lines(rows: int, index: int, mask: int) -> list[list[Point]]:
    """Lines through the centre, straight on wherever the way goes straight on; the other sides two by two."""
    x, y = lattice.centre(rows, index)
    straight = [d for d in range(3) if mask >> d & 1 and mask >> (d + 3) & 1]
    rest = [d for d in range(SIDES) if mask >> d & 1 and d % 3 not in straight]
    pairs = [[d, d + 3] for d in straight] + [rest[n : n + 2] for n in range(0, len(rest), 2)]
    lines = []
    for pair in pairs:
        ends = [(x + MIDDLE[d][0], y + MIDDLE[d][1]) for d in pair]
        lines.append([ends[0], (x, y), *ends[1:]])
    return lines


def lanes(rows: int, index: int, mask: int) -> list[list[Point]]:
    """Lines from side to side that cut the corner, so that a way along a row runs straight."""
    x, y = lattice.centre(rows, index)
    via = (x, y)
    lines = way_lines(rows, index, mask)
    for line in lines:
        if len(line) == 3:
            (ax, ay), (bx, by) = line[0], line[2]
            line[1] = ((3 * (ax + bx) + 2 * x) // 8, (3 * (ay + by) + 2 * y) // 8)
            via = line[1]
    for line in lines:
        if len(line) == 2:
            line[1] = via  # a side road ends on the other
    return lines
