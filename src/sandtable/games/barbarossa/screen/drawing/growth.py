"""Drawings of what grows and lies about: groves, glades, ploughed earth, rocks."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.screen.drawing.scenery import GLADES
from sandtable.terrain.drawn.areas import centre_of, draw_crowns, furrows, of_kind, together
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
    trace,
)  # fmt: skip
from sandtable.terrain.drawn.lines import EASE, stroke
from sandtable.terrain.drawn.outline import SIDES, merge, scatter
from sandtable.terrain.drawn.stones import draw_stone

# of birch, aspen, young oak and alder: crown, light, glint
LIGHT_CROWNS: Final = [
    ("#7f9a48", "#a4b963", "#d3dc94"), ("#8fa552", "#b4c36d", "#e0e4a4"), ("#6d8b40", "#90a955", "#c2d084"),
    ("#99a04e", "#bcbd66", "#e4dc9c"),
]  # fmt: skip
SOIL: Final = [("#a9825a", "#7d5a39"), ("#b08a60", "#86623f"), ("#9c7751", "#735233")]  # earth, its furrows
CLEARING: Final = 33.0
STONE: Final = 'fill="#8d8779" stroke="#48423a" stroke-width="1.2"'
GROWN: Final = [names.FOREST, *GLADES, names.LIGHT_WOODS, names.BRUSH]


def draw_groves(c: Canvas, m: Ground) -> None:
    """Light woods: single trees over grass, so that they are never taken for forest."""
    pieces = of_kind(m, "light-woods")
    area = rings(merge(pieces))
    c.path(area, 'fill="#7d9147" fill-opacity=".5" fill-rule="evenodd" stroke="#66793a" stroke-width="1.2"')
    trees: list[list[Spot]] = [[], [], [], []]
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 19, 37):
            if chance < 900 and distance_to(polygon, at) > 4:
                trees[chance % 4].append(at)
    for n, colours in enumerate(LIGHT_CROWNS):
        draw_crowns(c, trees[n], 6.4 + n * 0.6, colours, False)
    trunks = "".join(f"M{number(x + 0.6)} {number(y + 1.6)}l.5 4.4" for x, y in trees[0])
    c.path(trunks, stroke("#f4f0e2", 1.5))


def draw_glades(c: Canvas, m: Ground) -> None:
    """A clearing, and a track to each exit."""
    tracks, clearings = "", []
    for h in range(m.size):
        if m.terrain[h] in GLADES:
            middle = centre_of(m, h)
            clearings.append(middle)
            for d in range(SIDES):
                if m.exits[h] >> d & 1:
                    tracks += trace([middle, between(middle, centre_of(m, m.beside(h, d)), 0.56)], False)
    if not clearings:
        return
    for width, colour, more in (
        (27, "#22331a", 'stroke-opacity=".55"'), (22, "#a8b573", ""), (9, "#c9bd85", 'stroke-opacity=".9"'),
        (3, "#8f8450", 'stroke-dasharray="4 6" stroke-opacity=".8"'),
    ):  # fmt: skip
        reach = CLEARING if width > 20 else 0
        if reach:
            c.dots(clearings, reach + (2.5 if width == 27 else 0), colour, f" {more}".rstrip())
        c.path(tracks, stroke(colour, width, more))
    c.dots([(x, y) for x, y in clearings], CLEARING - 8, "#bcc585", ' stroke-opacity=".8"')
    stumps = [(x + dx, y + dy) for x, y in clearings for dx, dy in ((-17, 6), (13, -14), (15, 13))]
    c.dots(stumps, 2.6, "#6d4f2e")
    c.dots(stumps, 1.6, "#d9bd8b")


def draw_clearings(c: Canvas, m: Ground) -> None:
    """Where a way runs through trees or brush they stand back from it."""
    data = ""
    for f in m.features:
        if f.kind in ("road", "railway") and m.terrain[f.hexes[0]] in GROWN:
            data += rounded(spots(f.points), EASE)
    c.path(data, stroke("#24351a", 30, 'stroke-opacity=".45"'))
    c.path(data, stroke("#aab473", 25))


def draw_ploughed(c: Canvas, m: Ground) -> None:
    """Bare earth in furrows, one way for each field."""
    for group in together(m, "plowed"):
        area = merge([f.points for f in group])
        data = rings(area)
        first = min(f.hexes[0] for f in group)
        fill, line = SOIL[scatter(first, 1, 63, len(SOIL))]
        c.path(data, f'fill="{fill}" fill-opacity=".93" fill-rule="evenodd"')
        c.open_group(c.clip(data))
        points = [p for ring in area for p in spots(ring)]
        angle = math.radians([8, 64, 124, 94][scatter(first, 2, 63, 4)])
        c.path(furrows(points, angle, 16), 'stroke="#e6c99b" stroke-opacity=".32" stroke-width="6.5"')
        c.path(furrows(points, angle, 5.4), f'stroke="{line}" stroke-width="1.5" stroke-opacity=".8"')
        clods = [at for ring in area for at, chance in sprinkle(spots(ring), 15, 69) if chance < 420]
        c.dots(clods, 1.3, "#5d4128", ' stroke-opacity=".7"')
        c.dots([(x - 0.6, y - 0.8) for x, y in clods], 0.7, "#ecd3a8", ' stroke-opacity=".7"')
        c.path(data, f'fill="none" stroke="{line}" stroke-width="5" stroke-opacity=".45"')
        c.close_group()
        c.path(data, 'fill="none" stroke="#6f7a3c" stroke-width="1.8" stroke-opacity=".8" stroke-linejoin="round"')


def draw_rocks(c: Canvas, m: Ground) -> None:
    pieces = of_kind(m, "rocks")
    c.path(rings(merge(pieces)), 'fill="#a79d86" fill-opacity=".6" fill-rule="evenodd"')
    for piece in pieces:
        polygon = spots(piece)
        gravel = [at for at, chance in sprinkle(polygon, 9, 172) if chance < 700]
        c.dots(gravel, 1.9, "#857d6c")
        c.dots([(x - 0.5, y - 0.6) for x, y in gravel], 1.0, "#cbc4b2")
        stones = [(at, 6.0 + chance % 8, chance) for at, chance in sprinkle(polygon, 19, 171)]
        for at, radius, chance in sorted(stones, key=lambda stone: stone[0][1]):
            if distance_to(polygon, at) > 7:
                draw_stone(c, at, min(radius, distance_to(polygon, at) + 2), chance, STONE, "#c2bcad")


def is_covered(m: Ground, h: int) -> bool:
    """Does something else than grass cover it as a whole?"""
    return m.terrain[h] not in (names.PLAIN, names.RAVINE, names.BRUSH, names.LIGHT_WOODS, names.LIGHT_GLADE)


def nearest_on(lines: list[list[Spot]], at: Spot) -> tuple[float, Spot]:
    """How far the nearest of some lines is, and its direction there."""
    best, way = 1e9, (1.0, 0.0)
    for line in lines:
        for a, b in zip(line, line[1:], strict=False):
            whole = length(a, b)
            if whole == 0:
                continue
            ux, uy = (b[0] - a[0]) / whole, (b[1] - a[1]) / whole
            along = max(0.0, min(whole, (at[0] - a[0]) * ux + (at[1] - a[1]) * uy))
            away = length(at, (a[0] + ux * along, a[1] + uy * along))
            if away < best:
                best, way = away, (ux, uy)
    return best, way
