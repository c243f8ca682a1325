"""Drawings of broken ground: shellholes, destroyed woods, rubble, boulders and quarries."""

from __future__ import annotations

import math
from typing import Final

from sandtable.commander.map.map import Map
from sandtable.terrain.drawn.areas import centre_of, of_kind
from sandtable.terrain.drawn.canvas import (
    Canvas,
    Spot,
    distance_to,
    length,
    number,
    rings,
    spots,
    sprinkle,
    stations,
    trace,
)  # fmt: skip
from sandtable.terrain.drawn.lines import stroke
from sandtable.terrain.drawn.outline import merge, scatter

LARGE: Final = 19.0  # radius of the crater that holds a centre dot
SIZES: Final = [4.5, 8.0, 13.0]  # of those around it
STEP: Final = 25.0
BRICKS: Final = ["#a35c43", "#8a4a36", "#b97a5d", "#8d877c", "#aca596"]
STONES: Final = ["#8b877c", "#989386", "#7f7b72"]

Crater = tuple[Spot, float, int]  # where, how large, and a number below 1000


# --- shellholes ---


def draw_shellholes(c: Canvas, m: Map) -> None:
    pieces = of_kind(m, "shellhole")
    churned_earth(c, rings(merge(pieces)))
    draw_craters(c, craters_of(m))


def churned_earth(c: Canvas, area: str) -> None:
    c.path(area, 'fill="#7d6746" fill-opacity=".3" fill-rule="evenodd"')
    c.path(area, stroke("#7d6746", 9, 'stroke-opacity=".12"'))
    c.path(area, stroke("#7d6238", 1.1, 'stroke-opacity=".5" stroke-dasharray="5 4"'))


def craters_of(m: Map) -> list[Crater]:
    """One crater about each centre dot (T118.3) and smaller ones where there is room, roads left free."""
    found: list[Crater] = []
    dots = [h for h in range(m.size) if holds_shellhole(m, h)]
    for h in dots:
        x, y = centre_of(m, h)
        lean = (scatter(h, 1, 17, 7) - 3.0, scatter(h, 2, 17, 7) - 3.0)
        if not m.road[h]:
            found.append(((x + lean[0], y + lean[1]), LARGE - scatter(h, 3, 17, 4), scatter(h, 4, 17, 1000)))
    for piece in of_kind(m, "shellhole"):
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, STEP, 103):
            size = SIZES[chance % 3]
            if distance_to(polygon, at) > size * 0.7 and all(length(at, o) > size + r + 2 for o, r, _ in found):
                found.append((at, size, chance))
    return found


def holds_shellhole(m: Map, h: int) -> bool:
    return any(f.kind == "shellhole" and h in f.hexes for f in m.features)


def draw_craters(c: Canvas, craters: list[Crater]) -> None:
    """A rim of thrown earth, the wall towards the light in the shade, the other lit, and water in some."""
    for at, r, chance in sorted(craters, key=lambda crater: crater[1]):
        c.path(blot(at, r * 1.24, chance), 'fill="#dccba3" fill-opacity=".6"')
        c.path(blot(at, r, chance), 'fill="#6d5333" stroke="#56401f" stroke-width=".9"')
        c.path(blot((at[0] + r * 0.13, at[1] + r * 0.17), r * 0.78, chance + 1), 'fill="#93754a"')
        floor = (at[0] + r * 0.2, at[1] + r * 0.25)
        if chance % 4 == 0 and r > SIZES[0]:
            c.path(blot(floor, r * 0.46, chance + 2), 'fill="#7d9094" stroke="#5d6f70" stroke-width=".8"')
        else:
            c.path(blot(floor, r * 0.42, chance + 2), 'fill="#a98b5d"')


def blot(at: Spot, r: float, salt: int, points: int = 11) -> str:
    """An uneven round outline, smooth all about."""
    ring = []
    for n in range(points):
        angle = 2 * math.pi * n / points
        reach = r * (0.84 + scatter(n, salt, 19, 100) / 330)
        ring.append((at[0] + math.cos(angle) * reach, at[1] + math.sin(angle) * reach))
    middle = [((ring[n - 1][0] + p[0]) / 2, (ring[n - 1][1] + p[1]) / 2) for n, p in enumerate(ring)]
    data = f"M{number(middle[0][0])} {number(middle[0][1])}"
    for n, (x, y) in enumerate(ring):
        end = middle[(n + 1) % points]
        data += f"Q{number(x)} {number(y)} {number(end[0])} {number(end[1])}"
    return data + "Z"


# --- destroyed woods ---


def draw_destroyed_woods(c: Canvas, m: Map) -> None:
    """Scorched ground, splintered trunks with their shadows, and some that lie about."""
    pieces = of_kind(m, "destroyed-woods")
    if not pieces:
        return
    area = rings(merge(pieces))
    c.path(area, 'fill="#6f6a52" fill-opacity=".55" fill-rule="evenodd"')
    c.open_group(c.clip(area))
    c.path(area, stroke("#4c4635", 10, 'stroke-opacity=".4"'))
    c.close_group()
    c.path(area, stroke("#4c4635", 1.2))
    shade, lying, bark, lit = "", "", "", ""
    for piece in pieces:
        polygon = spots(piece)
        for (x, y), chance in sprinkle(polygon, 15, 107):
            if distance_to(polygon, (x, y)) < 5:
                continue
            if chance < 230:
                lean = math.radians(chance * 1.5)
                lying += trace([(x, y), (x + 13 * math.cos(lean), y + 13 * math.sin(lean))], False)
            elif chance < 820:
                tall, lean = 8.0 + chance % 9, (chance % 5 - 2) * 0.8
                shade += trace([(x, y), (x + tall * 0.7, y + tall * 0.45)], False)
                bark += trunk(x, y, tall, lean)
                lit += trace([(x - 1.2, y - 1), (x - 0.6 + lean * 0.8, y - tall * 0.8)], False)
    c.path(shade, stroke("#241f14", 3, 'stroke-opacity=".3"'))
    c.path(lying, stroke("#3b3022", 3.8))
    c.path(lying, stroke("#8c7a5c", 1.3))
    c.path(bark, 'fill="#30271b" stroke="#1f1910" stroke-width=".6" stroke-linejoin="round"')
    c.path(lit, stroke("#b3a384", 1.1))


def trunk(x: float, y: float, tall: float, lean: float) -> str:
    """A stump, wider at the foot, split at the top."""
    top = y - tall
    return trace(
        [(x - 2.6, y), (x - 1.3 + lean, top + 2), (x - 0.4 + lean, top - 2.5), (x + 0.3 + lean, top + 1.5),
         (x + 1.4 + lean, top - 0.5), (x + 2.6, y)],
        True,
    )  # fmt: skip


# --- rubble ---


def draw_rubble(c: Canvas, m: Map) -> None:
    """Heaps of brick and stone, and corners of walls that still stand."""
    pieces = of_kind(m, "rubble")
    area = rings(merge(pieces))
    c.path(area, 'fill="#1f150b" fill-opacity=".2" transform="translate(3 4)"')
    c.path(area, 'fill="#b5a58e" fill-rule="evenodd"')
    c.path(area, stroke("#6f5f49", 1.2))
    heaps: list[str] = [""] * len(BRICKS)
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 6.6, 109):
            if distance_to(polygon, at) > 3 and chance < 850:
                heaps[chance % len(BRICKS)] += brick(at, chance)
    for data, colour in zip(heaps, BRICKS, strict=True):
        c.path(data, f'fill="{colour}" stroke="#3d2a1c" stroke-width=".5"')
    for h in range(m.size):
        if any(f.kind == "rubble" and h in f.hexes for f in m.features):
            standing_walls(c, m, h)


def brick(at: Spot, chance: int) -> str:
    angle = math.radians(chance)
    wide, deep = 2.3 + chance % 3 * 0.7, 1.5 + chance % 2 * 0.6
    ux, uy = math.cos(angle), math.sin(angle)
    corners = [(wide, deep), (-wide, deep), (-wide, -deep), (wide, -deep)]
    return trace([(at[0] + ux * a - uy * b, at[1] + uy * a + ux * b) for a, b in corners], True)


def standing_walls(c: Canvas, m: Map, h: int) -> None:
    """Two broken corners of a house."""
    x, y = centre_of(m, h)
    turn = math.radians(60 * scatter(h, 5, 23, 6))
    for side in (0.0, math.pi):
        ux, uy = math.cos(turn + side), math.sin(turn + side)
        tall, wide = 16.0 + scatter(h, int(side) + 6, 23, 8), 12.0 + scatter(h, int(side) + 7, 23, 8)
        corner = (x + ux * 26 - uy * 15, y + uy * 26 + ux * 15)
        ends = [(corner[0] - ux * tall, corner[1] - uy * tall), (corner[0] + uy * wide, corner[1] - ux * wide)]
        data = trace([ends[0], corner, ends[1]], False)
        c.path(data, stroke("#1f150b", 6, 'stroke-opacity=".35" transform="translate(3 4)"'))
        c.path(data, stroke("#3a2a1e", 6))
        c.path(data, stroke("#c2a78c", 3.4))


# --- boulders ---


def draw_boulders(c: Canvas, m: Map) -> None:
    pieces = of_kind(m, "boulders")
    area = rings(merge(pieces))
    c.path(area, 'fill="#b9b196" fill-opacity=".6" fill-rule="evenodd"')
    c.path(area, stroke("#8f8768", 1.1, 'stroke-dasharray="4 3"'))
    placed: list[Crater] = []
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 14, 113):
            r = 4.5 + chance % 8
            if distance_to(polygon, at) > r * 0.8 and all(length(at, o) > (r + other) * 0.9 for o, other, _ in placed):
                placed.append((at, r, chance))
    for at, r, chance in sorted(placed, key=lambda stone: stone[0][1]):
        draw_stone(c, at, r, chance)


def draw_stone(c: Canvas, at: Spot, r: float, chance: int) -> None:
    """A block with a face to the light."""
    ring = []
    for n in range(7):
        angle = 2 * math.pi * n / 7 + chance
        reach = r * (0.78 + scatter(n, chance, 29, 100) / 300)
        ring.append((at[0] + math.cos(angle) * reach, at[1] + math.sin(angle) * reach * 0.88))
    peak = (at[0] - r * 0.18, at[1] - r * 0.22)
    face = [((x + peak[0] * 1.1) / 2.1, (y + peak[1] * 1.1) / 2.1) for x, y in ring]
    face = [(x - r * 0.16, y - r * 0.2) for x, y in face]
    c.path(trace(ring, True), 'fill="#1d1a12" fill-opacity=".35" transform="translate(2.5 3.5)"')
    outline = f'fill="{STONES[chance % 3]}" stroke="#3f3b32" stroke-width="1" stroke-linejoin="round"'
    c.path(trace(ring, True), outline)
    c.path(trace(face, True), 'fill="#c6c1b1" fill-opacity=".85"')


# --- quarries ---


def draw_quarries(c: Canvas, m: Map) -> None:
    """A pit in the pale rock: benches, one inside the other, hachures down the rim, blocks on the floor."""
    pieces = of_kind(m, "quarry")
    if not pieces:
        return
    outer = merge(pieces)
    area = rings(outer)
    c.path(area, 'fill="#f1e9d2" fill-rule="evenodd"')
    c.open_group(c.clip(area))
    for width, colour in ((46, "#a8976c"), (44, "#e6dab9"), (24, "#97845a"), (22, "#cdbd92")):
        c.path(area, stroke(colour, width))
    c.path(area, stroke("#3c2e14", 13, 'stroke-opacity=".3" transform="translate(3 5)"'))
    ticks = ""
    for ring in outer:
        line = spots(ring)
        for n, ((x, y), (dx, dy)) in enumerate(stations([*line, line[0]], 5)):
            reach = 8.5 if n & 1 else 11.5
            ticks += trace([(x, y), (x - dx * reach, y - dy * reach)], False)
    c.path(ticks, 'stroke="#5e4a25" stroke-opacity=".75" stroke-width="1.1"')
    c.close_group()
    c.path(area, stroke("#4f3d1d", 2))
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 17, 127):
            if chance < 480 and distance_to(polygon, at) > 17:
                draw_block(c, at, chance)


def draw_block(c: Canvas, at: Spot, chance: int) -> None:
    """A cut block of stone."""
    x, y = at
    wide = 3.5 + chance % 3
    c.path(
        f"M{number(x + 1.5)} {number(y + 2)}h{number(wide * 2)}v5h{number(-wide * 2)}Z",
        'fill="#3c2e14" fill-opacity=".3"',
    )
    face = f"M{number(x)} {number(y)}h{number(wide * 2)}v5h{number(-wide * 2)}Z"
    c.path(face, 'fill="#fbf6e6" stroke="#7a6a45" stroke-width=".8"')
