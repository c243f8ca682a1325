"""Drawings of buildings: roofs with lit and shaded slopes over the very outline that blocks."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.drawn.drawing import building_pieces
from sandtable.commander.map.map import Map
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.drawn.canvas import (
    Canvas,
    Spot,
    between,
    distance_to,
    length,
    number,
    rings,
    spot,
    spots,
    sprinkle,
    towards,
    trace,
)  # fmt: skip
from sandtable.terrain.drawn.outline import MIDDLE, SIDES, Point, scatter

# darkest to lightest slope of each covering: tiles, slate, shingle, old tiles
ROOFS: Final = [
    ["#8e4630", "#a3543a", "#b76447", "#cb7a58"],
    ["#585c63", "#686d75", "#7b8089", "#90959d"],
    ["#6e5237", "#826446", "#977756", "#ad8d69"],
    ["#975a3c", "#ab6b49", "#bf7f5a", "#d09570"],
]
ADOBE: Final = ["#a07c4f", "#c4a272", "#d9bd8d", "#ecd7ae"]
LIGHT: Final = (-0.6, -0.8)


def draw_buildings(c: Canvas, m: Map) -> None:
    houses = [f for f in m.features if f.kind == "building"]
    outlines = rings([f.points for f in houses])
    yard = 'stroke="#b99f6d" stroke-width="15" stroke-linejoin="round" stroke-opacity='
    c.path(outlines, f'fill="#b99f6d" fill-opacity=".4" {yard}".4"')
    c.path(outlines, 'fill="#1f150b" fill-opacity=".2" transform="translate(8 11)"')
    c.path(outlines, 'fill="#1f150b" fill-opacity=".36" transform="translate(4 6)"')
    for f in houses:
        draw_building(c, m, f)


def draw_building(c: Canvas, m: Map, f: Feature) -> None:
    h = f.hexes[0]
    desert = m.ground == "desert"
    colours = ADOBE if desert else ROOFS[scatter(m.building[h], 7, 13, len(ROOFS))]
    outline = spots(f.points)
    walls = "".join(trace(spots(edge), False) for edge in free_edges(m, f))
    c.path(trace(outline, True), f'fill="{colours[2]}" stroke="{colours[2]}" stroke-width=".8"')
    arms = [d for d in range(SIDES) if joins(m, h, d)]
    block_corner = any((d + 1) % SIDES in arms for d in arms)
    if desert or m.road[h] & 63 or block_corner or [f.points] != building_pieces(m, h):
        flat_roof(c, outline, walls, colours)
    elif arms:
        draw_roof(c, wing_roof(m, h, outline, arms), colours)
    else:
        for box in house_parts(outline):
            draw_roof(c, hip_roof(box), colours)
    c.path(walls, 'stroke="#2e1d12" stroke-width="1.9" stroke-linecap="round"')


def joins(m: Map, h: int, d: int) -> bool:
    other = m.neighbours[h * SIDES + d]
    return other != lattice.NONE and m.building[other] == m.building[h]


class Roof:
    def __init__(self) -> None:
        self.slopes: list[list[Spot]] = []  # the first edge of each is its eaves
        self.ridges: list[list[Spot]] = []


def draw_roof(c: Canvas, roof: Roof, colours: list[str]) -> None:
    """Slopes, each lit by the direction of its eaves, and the lines where they meet."""
    courses = ""
    for slope in roof.slopes:
        a, b = slope[0], slope[1]
        facing = ((b[1] - a[1]) * LIGHT[0] - (b[0] - a[0]) * LIGHT[1]) / (length(a, b) or 1.0)
        colour = colours[max(0, min(3, int((facing + 1) * 2)))]
        c.path(trace(slope, True), f'fill="{colour}" stroke="{colour}" stroke-width=".6" stroke-linejoin="round"')
        courses += tile_courses(slope)
    c.path(courses, 'fill="none" stroke="#2e1d12" stroke-opacity=".2" stroke-width=".8"')
    ridges = "".join(trace(ridge, False) for ridge in roof.ridges)
    c.path(ridges, 'fill="none" stroke="#2e1d12" stroke-opacity=".75" stroke-width=".8" stroke-linecap="round"')


def tile_courses(slope: list[Spot]) -> str:
    """Lines of tiles from the eaves up: each edge at their ends climbs towards the ridge."""
    a, b, *_, last = slope
    up = slope[2]
    rows = int(min(length(a, last), length(b, up)) / 5)
    return "".join(
        trace([between(a, last, n / (rows + 1)), between(b, up, n / (rows + 1))], False) for n in range(1, rows + 1)
    )


def flat_roof(c: Canvas, outline: list[Spot], walls: str, colours: list[str]) -> None:
    """A parapet along the outer walls and a few chimneys."""
    c.open_group(c.clip(trace(outline, True)))
    c.path(walls, 'stroke="#2e1d12" stroke-width="11" stroke-opacity=".55" stroke-linecap="round"')
    c.path(walls, f'stroke="{colours[3]}" stroke-width="9" stroke-linecap="round"')
    c.close_group()
    chimneys = ""
    for (x, y), chance in sprinkle(outline, 23, 97):
        if chance < 420 and distance_to(outline, (x, y)) > 10:
            chimneys += f"M{number(x - 2.5)} {number(y - 2.5)}h5v5h-5Z"
    c.path(chimneys, f'fill="{colours[0]}" stroke="#2e1d12" stroke-width=".7"')


def hip_roof(box: list[Spot]) -> Roof:
    """Four slopes over a rectangle, the ridge along its longer way."""
    if length(box[0], box[1]) < length(box[1], box[2]):
        box = box[1:] + box[:1]
    a, b, c, d = box
    depth = min(0.42, 0.5 * length(b, c) / length(a, b))
    left, right = between(a, d, 0.5), between(b, c, 0.5)
    start, end = between(left, right, depth), between(right, left, depth)
    roof = Roof()
    roof.slopes = [[a, b, end, start], [b, c, end], [c, d, start, end], [d, a, start]]
    roof.ridges = [[a, start, d], [b, end, c], [start, end]]
    return roof


def house_parts(outline: list[Spot]) -> list[list[Spot]]:
    """A house as rectangles: wings first, so that the main roof covers their inner ends."""
    if len(outline) == 4:
        return [outline]
    inner = [n for n in range(len(outline)) if turns_in(outline, n)]
    p = outline[inner[0] :] + outline[: inner[0]]  # begins at an inner corner
    if len(outline) == 6:
        boxes = [[p[1], p[2], p[3], fourth(p[1], p[2], p[3])], [p[3], p[4], p[5], fourth(p[3], p[4], p[5])]]
        return sorted(boxes, key=floor_area)
    wing = [between(p[1], p[0], 1.6), p[1], p[2], between(p[2], p[3], 1.6)]
    return [wing, [p[4], p[5], p[6], p[7]]]


def fourth(a: Spot, b: Spot, c: Spot) -> Spot:
    """The corner that completes a rectangle."""
    return a[0] + c[0] - b[0], a[1] + c[1] - b[1]


def floor_area(box: list[Spot]) -> float:
    return length(box[0], box[1]) * length(box[1], box[2])


def turns_in(outline: list[Spot], n: int) -> bool:
    a, b, c = outline[n - 1], outline[n], outline[(n + 1) % len(outline)]
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < 0


def wing_roof(m: Map, h: int, outline: list[Spot], arms: list[int]) -> Roof:
    """A building that goes on in other hexes: ridges run from the centre to each common hexside."""
    x, y = lattice.centre(m.rows, h)
    middle = spot((x, y))
    roof = Roof()
    at = 1  # points come in the order of block.strips: two for each arm, then those up to the next arm
    for n, a in enumerate(arms):
        b = arms[(n + 1) % len(arms)]
        ridge_a, ridge_b = spot((x + MIDDLE[a][0], y + MIDDLE[a][1])), spot((x + MIDDLE[b][0], y + MIDDLE[b][1]))
        turn = (b - a) % SIDES
        count = 2 if turn == 0 else 0 if turn == 3 else 1
        p = [outline[(at + k) % len(outline)] for k in range(count + 2)]
        at += count + 2
        if turn == 0:
            end = towards(between(p[1], p[2], 0.5), middle, 0.5 * length(p[1], p[2]))
            roof.slopes += [[p[0], p[1], end, ridge_a], [p[1], p[2], end], [p[2], p[3], ridge_a, end]]
            roof.ridges += [[ridge_a, end], [p[1], end, p[2]]]
        elif turn == 3:
            roof.slopes.append([p[0], p[1], ridge_b, middle, ridge_a])
            roof.ridges.append([ridge_a, middle])
        else:
            roof.slopes += [[p[0], p[1], middle, ridge_a], [p[1], p[2], ridge_b, middle]]
            roof.ridges.append([ridge_a, middle, p[1]])
    return roof


def free_edges(m: Map, f: Feature) -> list[list[Point]]:
    """The outer walls: edges that do not lie on a hexside shared with the rest of the building."""
    h = f.hexes[0]
    x, y = lattice.centre(m.rows, h)
    edges = []
    for n in range(len(f.points)):
        a, b = f.points[n - 1], f.points[n]
        if not any(joins(m, h, d) and on_side(a, x, y, d) and on_side(b, x, y, d) for d in range(SIDES)):
            edges.append([a, b])
    return edges


def on_side(p: Point, x: int, y: int, d: int) -> bool:
    """Whether a point lies on the line of a side: its dot product with the side's middle equals the middle's own."""
    mx, my = MIDDLE[d]
    return (p[0] - x) * mx + 3 * (p[1] - y) * my == mx * mx + 3 * my * my
