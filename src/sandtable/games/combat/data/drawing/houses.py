"""Drawings of buildings without their roofs: floors, walls, doors and windows."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.combat.rules.sight.ground import NO_BUILDING, Ground
from sandtable.terrain import lattice
from sandtable.terrain.drawn import block
from sandtable.terrain.drawn.areas import centre_of, furrows
from sandtable.terrain.drawn.canvas import Canvas, Spot, between, holds, length, number, spots, trace
from sandtable.terrain.drawn.lines import stroke
from sandtable.terrain.drawn.outline import SIDES, Point, joined_sides, scatter
from sandtable.terrain.lattice import NONE

# floor, joints of the floor, wall, edge of the wall
LOOKS: Final[dict[str, list[str]]] = {
    "house": ["#c7a06a", "#a57f4c", "#8d4f38", "#4a2519"],
    "barn": ["#c4aa66", "#9f8645", "#6b5237", "#33241a"],
    "church": ["#cbc5b6", "#a59e8d", "#77746d", "#34322e"],
    "hall": ["#c08a63", "#9a6746", "#6f6258", "#35291f"],
    "hut": ["#b2946a", "#8f7350", "#77674f", "#3a2f20"],
}
WALL: Final = 8.5
WING: Final = 7  # half width of a wing that joins hexes, in steps of outline.CLOCKWISE
ROOM: Final = (16, 10)  # half sizes of a room, lattice units


def draw_buildings(c: Canvas, m: Ground) -> None:
    for first in sorted({first for first in m.building if first != NO_BUILDING}):
        hexes = [h for h in range(m.size) if m.building[h] == first]
        draw_building(c, m, hexes, kind_of(m, first))


def kind_of(m: Ground, h: int) -> str:
    for kind in LOOKS:
        if h in m.decor.get(kind, []):
            return kind
    return "house"


def draw_building(c: Canvas, m: Ground, hexes: list[int], kind: str) -> None:
    floor, joint, wall, edge = LOOKS[kind]
    parts = [spots(part) for part in floor_plan(m, hexes)]
    data = "".join(trace(part, True) for part in parts)
    c.path(data, stroke("#1f150b", WALL + 2, 'stroke-opacity=".30" transform="translate(6 9)"'))
    c.path(data, stroke(edge, WALL + 3).replace("round", "square", 1).replace("round", "miter", 1))
    c.path(data, stroke(wall, WALL).replace("round", "square", 1).replace("round", "miter", 1))
    c.path(data, f'fill="{floor}"')
    c.open_group(c.clip(data))
    draw_floor(c, parts, joint, hexes[0])
    draw_rooms(c, m, hexes, wall)
    c.close_group()
    for n, (a, b) in enumerate(outer_walls(parts)):
        draw_openings(c, parts, a, b, hexes[0] + n, kind, n == 0)
    draw_furniture(c, m, hexes, kind)


def floor_plan(m: Ground, hexes: list[int]) -> list[list[Point]]:
    """Polygons that make up a building: a lone block, wings from hex to hex, or rooms around a common corner."""
    if len(hexes) == 1:
        x, y = lattice.centre(m.rows, hexes[0])
        return [block.house(x, y, front(m, hexes[0]))]
    stacked = [h for h in hexes if m.neighbours[h * SIDES + 3] in hexes]
    if stacked and len(hexes) > 2:
        return rooms(m, hexes)
    member = [h in hexes for h in range(m.size)]
    plan = []
    for h in hexes:
        x, y = lattice.centre(m.rows, h)
        plan.append(block.strips(x, y, joined_sides(m.neighbours, h, member, False), WING, (1, 2)))
    return plan


def rooms(m: Ground, hexes: list[int]) -> list[list[Point]]:
    """A hall down a column, and a wing to each hex beside it."""
    wide, high = ROOM
    hall = [h for h in hexes if m.neighbours[h * SIDES + 3] in hexes or m.neighbours[h * SIDES] in hexes]
    x, top = lattice.centre(m.rows, hall[0])
    bottom = lattice.centre(m.rows, hall[-1])[1]
    plan = [box(x - wide, top - high, x + wide, bottom + high)]
    for h in hexes:
        if h not in hall:
            wx, wy = lattice.centre(m.rows, h)
            left, right = (x, wx + wide) if wx > x else (wx - wide, x)
            plan.append(box(left, wy - high, right, wy + high))
    return plan


def box(left: int, top: int, right: int, bottom: int) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def front(m: Ground, h: int) -> int:
    """The side a lone building looks at: a road or track next door if there is one."""
    first = scatter(h, 3, 3, SIDES)
    for n in range(SIDES):
        d = (first + n) % SIDES
        other = m.neighbours[h * SIDES + d]
        if other != NONE and (m.road[other] or m.track[other]):
            return d
    return first


def draw_floor(c: Canvas, parts: list[list[Spot]], joint: str, salt: int) -> None:
    a, b = parts[0][0], parts[0][1]
    angle = math.atan2(b[1] - a[1], b[0] - a[0]) + (math.pi / 2 if scatter(salt, 1, 91, 2) else 0)
    c.path(
        furrows([p for part in parts for p in part], angle), f'stroke="{joint}" stroke-width=".9" stroke-opacity=".8"'
    )
    shade = "".join(trace([*part, part[0]], False) for part in parts)
    c.path(shade, stroke("#2a1a0c", 12, 'stroke-opacity=".12" transform="translate(4 6)"'))


def draw_rooms(c: Canvas, m: Ground, hexes: list[int], wall: str) -> None:
    """A thin wall with a doorway on each hexside inside the building."""
    data = ""
    for h in hexes:
        for d in range(3):
            other = m.neighbours[h * SIDES + d]
            if other in hexes:
                a, b = centre_of(m, h), centre_of(m, other)
                mid = between(a, b, 0.5)
                ux, uy = (b[1] - a[1]) / length(a, b), (a[0] - b[0]) / length(a, b)
                for way in (1, -1):
                    data += trace(
                        [
                            (mid[0] + ux * 9 * way, mid[1] + uy * 9 * way),
                            (mid[0] + ux * 31 * way, mid[1] + uy * 31 * way),
                        ],
                        False,
                    )
    c.path(data, stroke(wall, 4).replace("round", "butt", 1))


def outer_walls(parts: list[list[Spot]]) -> list[tuple[Spot, Spot]]:
    """The walls, the longest first."""
    walls = [(part[k - 1], part[k]) for part in parts for k in range(len(part))]
    return sorted(walls, key=lambda wall: -length(*wall))


def is_open_air(parts: list[list[Spot]], at: Spot, ux: float, uy: float, half: float) -> bool:
    """Has an opening of this half width, in a wall along (ux, uy), the house on one side and nothing on the other?"""
    for along in (-half, 0.0, half):
        x, y = at[0] + ux * along, at[1] + uy * along
        inside = [any(holds(part, (x - uy * way, y + ux * way)) for part in parts) for way in (7, -7)]
        if inside[0] == inside[1]:
            return False
    return True


def draw_openings(
    c: Canvas, parts: list[list[Spot]], a: Spot, b: Spot, salt: int, kind: str, main: bool
) -> None:  # fmt: skip
    """A door in the middle of the first wall and some others, else windows."""
    size = length(a, b)
    if size < 24:
        return
    ux, uy = (b[0] - a[0]) / size, (b[1] - a[1]) / size
    places = [0.5] if size < 60 else [0.25, 0.75]
    if main or (size > 60 and scatter(salt, 5, 93, 3) == 0):
        middle, half = between(a, b, 0.5), 15 if kind == "barn" else 8.5
        if is_open_air(parts, middle, ux, uy, half):
            draw_gap(c, middle, ux, uy, half, "#5d3b1e", "#a87642")
            places = [] if size < 60 else [0.18, 0.82]
    for part in places:
        if is_open_air(parts, between(a, b, part), ux, uy, 9):
            draw_gap(c, between(a, b, part), ux, uy, 7.5, "#3c4a52", "#bfe0e8")


def draw_gap(c: Canvas, at: Spot, ux: float, uy: float, half: float, frame: str, fill: str) -> None:
    x, y = at
    line = trace([(x - ux * half, y - uy * half), (x + ux * half, y + uy * half)], False)
    c.path(line, stroke(frame, WALL + 3).replace("round", "butt", 1))
    inner = trace([(x - ux * (half - 2), y - uy * (half - 2)), (x + ux * (half - 2), y + uy * (half - 2))], False)
    c.path(inner, stroke(fill, WALL - 2.5).replace("round", "butt", 1))


def draw_furniture(c: Canvas, m: Ground, hexes: list[int], kind: str) -> None:
    for n, h in enumerate(hexes):
        x, y = centre_of(m, h)
        if kind == "barn":
            straw = [(x + dx, y + dy) for dx, dy in ((-20, 13), (-12, 19), (-22, 21), (-14, 11))]
            c.dots(straw, 6.5, "#a68a3c")
            c.dots([(px - 1, py - 1.4) for px, py in straw], 5, "#dcc06a")
        elif kind == "church" and n:
            pews = "".join(
                f"M{number(x - 22)} {number(y + dy)}h15M{number(x + 7)} {number(y + dy)}h15" for dy in (-18, -9, 9, 18)
            )
            c.path(pews, stroke("#6b4a2a", 4).replace("round", "butt", 1))
        elif kind == "church":
            c.path(
                f"M{number(x - 3)} {number(y - 26)}h6v9h7v6h-7v14h-6v-14h-7v-6h7Z",
                'fill="#8a2f26" stroke="#4c1712" stroke-width="1"',
            )
        else:
            draw_room(c, x, y, scatter(h, 7, 95, 4), n == 0)


def draw_room(c: Canvas, x: float, y: float, where: int, bed: bool) -> None:
    """A table with two chairs in one corner, a bed in the opposite one."""
    right, down = 1 if where & 1 else -1, 1 if where & 2 else -1
    tx, ty = x + 17 * right, y + 15 * down
    c.path(f"M{number(tx - 7)} {number(ty - 5)}h14v10h-14Z", 'fill="#7d5530" stroke="#432a14" stroke-width="1.2"')
    c.dots([(tx - 10.5, ty), (tx + 10.5, ty)], 2.5, "#553618")
    if bed:
        bx, by = x - 17 * right, y - 14 * down
        c.path(f"M{number(bx - 5.5)} {number(by - 9)}h11v18h-11Z", 'fill="#e6ddc7" stroke="#6d5533" stroke-width="1.1"')
        c.path(f"M{number(bx - 4.5)} {number(by - 3)}h9v11h-9Z", 'fill="#9c4a3c"')
