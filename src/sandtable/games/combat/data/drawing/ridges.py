"""Drawings of contours, rocks, logs, walls and hedges."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.terrain.board import Feature
from sandtable.terrain.crest import ground
from sandtable.terrain.drawn.areas import of_kind
from sandtable.terrain.drawn.canvas import (
    Canvas,
    Spot,
    between,
    distance_to,
    length,
    number,
    rings,
    rounded,
    spots,
    sprinkle,
    stations,
    trace,
)  # fmt: skip
from sandtable.terrain.drawn.lines import stroke
from sandtable.terrain.drawn.outline import merge, scatter
from sandtable.terrain.drawn.stones import draw_stone

CONTOURS: Final = ["", "#f0cf4a", "#ea8a2c", "#d23b2a", "#a3255f", "#6b2a8a"]  # 11.17 to 11.19: yellow, orange, red
EASE: Final = 26.0
STONE: Final = 'fill="#8f897c" stroke="#48423a" stroke-width="1.3"'


def draw_contours(c: Canvas, m: Ground) -> None:
    """A coloured line for each Level, and numbers whose top points to the higher side."""
    lines = [f for f in m.features if f.kind == "crest"]
    for level in range(1, max(m.level) + 1):
        data = "".join(trace(closed(f), False) for f in lines if f.level == level)
        c.path(data, stroke("#3a2a14", 5, 'stroke-opacity=".6"'))
        c.path(data, stroke(CONTOURS[level], 3))
    for f in lines:
        if scatter(f.hexes[0], f.level, 61, 4) == 0:
            draw_level(c, f)


def closed(f: Feature) -> list[Spot]:
    line = spots(f.points)
    return [*line, line[0]] if f.closed else line


def draw_level(c: Canvas, f: Feature) -> None:
    places = stations(closed(f), 9)
    if len(places) < 3:
        return
    (x, y), (dx, dy) = places[len(places) // 2]  # (dx, dy) points down the slope
    angle = math.degrees(math.atan2(-dx, dy))
    c.add(
        f'<g transform="translate({number(x)} {number(y)}) rotate({number(angle)})"><circle r="8" fill="#f6ecd0" '
        f'stroke="{CONTOURS[f.level]}" stroke-width="1.8"/><text y="4" font-size="11.5" font-weight="bold" '
        f'text-anchor="middle" fill="#33281a">{f.level}</text></g>'
    )


def draw_shade(c: Canvas, m: Ground) -> None:
    """A tint over fields on higher ground, which hide the colour of the hill."""
    for level in range(1, max(m.level) + 1):
        area = rings(merge(ground(m, level)))
        c.path(area, 'fill="#7a4f1d" fill-opacity=".07" fill-rule="evenodd"')


def draw_hollows(c: Canvas, m: Ground) -> None:
    """A sunken floor under a rim (11.08)."""
    area = merge(of_kind(m, "hollow"))
    data = rings(area)
    c.path(data, 'fill="#a98a56" fill-rule="evenodd" stroke="#7b5b31" stroke-width="6" stroke-opacity=".45"')
    c.open_group(c.clip(data))
    for width, shade in ((44, 0.16), (28, 0.2), (14, 0.25)):
        c.path(data, stroke("#5a3f1c", width, f'stroke-opacity="{shade}" transform="translate(2 4)"'))
    c.close_group()
    ticks = ""
    for ring in area:
        line = spots([*ring, ring[0]])
        for n, ((x, y), (dx, dy)) in enumerate(stations(line, 6.5)):
            reach = -11.0 if n & 1 else -16.0
            ticks += trace([(x, y), (x + dx * reach, y + dy * reach)], False)
    c.path(ticks, 'stroke="#5a4020" stroke-opacity=".6" stroke-width="1.2"')
    c.path(data, 'fill="none" stroke="#4f7a35" stroke-width="2" stroke-dasharray="1.5 5" stroke-linecap="round"')


def draw_rocks(c: Canvas, m: Ground) -> None:
    pieces = of_kind(m, "rocks")
    area = rings(merge(pieces))
    c.path(area, 'fill="#a59a82" fill-opacity=".55" fill-rule="evenodd"')
    for piece in pieces:
        polygon = spots(piece)
        gravel: list[Spot] = []
        boulders: list[tuple[Spot, float, int]] = []
        for at, chance in sprinkle(polygon, 21, 171):
            room = distance_to(polygon, at)
            if room > 9:
                boulders.append((at, min(9 + chance % 9, room + 2), chance))
        for at, _ in sprinkle(polygon, 9, 172):
            gravel.append(at)
        c.dots(gravel, 2.2, "#8c8474")
        for at, radius, chance in sorted(boulders, key=lambda b: b[0][1]):
            draw_boulder(c, at, radius, chance)


def draw_boulder(c: Canvas, at: Spot, radius: float, chance: int) -> None:
    """A stone with cracks."""
    top, corners = draw_stone(c, at, radius, chance, STONE, "#bdb7a9")
    cracks = "".join(trace([top, between(top, p, 0.8)], False) for p in corners[::3])
    c.path(cracks, 'stroke="#5d564b" stroke-width=".9" stroke-opacity=".7"')


def draw_logs(c: Canvas, m: Ground) -> None:
    """11.11: each the very outline that blocks."""
    for f in m.features:
        if f.kind != "logs":
            continue
        a, b, d, e = spots(f.points)
        if length(a, b) < length(b, d):
            a, b, d, e = b, d, e, a
        c.path(trace([(x + 3, y + 5) for x, y in (a, b, d, e)], True), 'fill="#20170c" fill-opacity=".35"')
        c.path(trace([a, b, d, e], True), 'fill="#7c5a38" stroke="#3d2915" stroke-width="1.4" stroke-linejoin="round"')
        grain = "".join(trace([between(a, e, part), between(b, d, part)], False) for part in (0.25, 0.5, 0.78))
        c.path(grain, 'stroke="#5b3f23" stroke-width="1"')
        c.path(trace([between(a, e, 0.14), between(b, d, 0.14)], False), 'stroke="#ab8458" stroke-width="1.6"')
        ends = [between(a, e, 0.5), between(b, d, 0.5)]
        c.dots(ends, length(a, e) * 0.5, "#d9b98a")
        c.dots(ends, length(a, e) * 0.3, "#b8925f")
        c.dots(ends, length(a, e) * 0.12, "#8a6537")


def eased_lines(m: Ground, kind: str) -> str:
    return "".join(rounded(spots(f.points), EASE) for f in m.features if f.kind == kind)


def with_ends(line: list[Spot], step: float) -> list[tuple[Spot, Spot]]:
    """Stations along a line, and one a little beyond each end, where its round cap is."""
    found = stations(line, step)
    (first, left), (last, right) = found[0], found[-1]
    before = (first[0] + left[1] * step * 0.9, first[1] - left[0] * step * 0.9)
    after = (last[0] - right[1] * step * 0.9, last[1] + right[0] * step * 0.9)
    return [(before, left), *found, (after, right)]


def draw_walls(c: Canvas, m: Ground) -> None:
    data = eased_lines(m, "wall")
    c.path(data, stroke("#7f8a4c", 40, 'stroke-opacity=".35"'))
    c.path(data, stroke("#2c2a26", 17, 'stroke-opacity=".35" transform="translate(4 7)"'))
    c.path(data, stroke("#4f4a42", 17))
    stones: list[list[Spot]] = [[], [], []]
    for f in m.features:
        if f.kind == "wall":
            for n, ((x, y), (dx, dy)) in enumerate(with_ends(spots(f.points), 8.4)):
                for side in (-4.1, 4.1):
                    shift = 4.2 if side > 0 and n & 1 else 0.0
                    at = (x + dx * side - dy * shift * 0.4, y + dy * side + dx * shift * 0.4)
                    stones[scatter(int(x), int(y + side), 9, 3)].append(at)
    for colour, places in zip(("#a9a294", "#bdb6a7", "#978f80"), stones, strict=True):
        c.dots(places, 3.9, colour)
        c.dots([(x - 1.1, y - 1.2) for x, y in places], 1.5, "#e0dacb")


def draw_hedges(c: Canvas, m: Ground) -> None:
    """An earth bank with thick growth on it."""
    data = eased_lines(m, "hedge")
    c.path(data, stroke("#8b7c46", 58, 'stroke-opacity=".30"'))
    c.path(data, stroke("#1d2a12", 40, 'stroke-opacity=".30" transform="translate(4 7)"'))
    c.path(data, stroke("#5f6f34", 46, 'stroke-opacity=".75"'))
    c.path(data, stroke("#2b421c", 34))
    bushes: list[Spot] = []
    for f in m.features:
        if f.kind == "hedge":
            for n, ((x, y), (dx, dy)) in enumerate(with_ends(spots(f.points), 9.6)):
                for side in (-12.5, -4.2, 4.2, 12.5):
                    lean = scatter(int(x + side), int(y), 5, 7) - 3
                    along = (scatter(int(x), int(y + side), 6, 7) - 3) + (4.8 if n & 1 else 0)
                    bushes.append(
                        (x + dx * (side + lean * 0.5) - dy * along, y + dy * (side + lean * 0.5) + dx * along)
                    )
    bushes.sort(key=lambda p: p[1])
    c.dots(bushes, 7.2, "#22371a")
    c.dots(bushes, 6.2, "#456a2c")
    c.dots([(x - 1.2, y - 1.4) for x, y in bushes], 4.2, "#5b833a")
    c.dots([(x - 2.4, y - 2.8) for x, y in bushes[::2]], 1.9, "#93b56a")
