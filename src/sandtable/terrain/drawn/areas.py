"""Drawings of what fills hexes: hills, woods, brush, orchards, fields, marsh and water."""

from __future__ import annotations

import math
from typing import Final

from sandtable.terrain.board import Board, Feature
from sandtable.terrain.crest import ground
from sandtable.terrain.drawn.canvas import (
    Canvas,
    Spot,
    distance_to,
    holds,
    number,
    rings,
    spot,
    spots,
    sprinkle,
    stations,
    trace,
)  # fmt: skip
from sandtable.terrain.drawn.outline import Point, merge, scatter

# tints of levels 0 to 4
PALETTES: Final[dict[str, list[str]]] = {
    "meadow": ["#dcd6ab", "#d3bd86", "#c29d64", "#aa7c4b", "#8f613b"],
    "steppe": ["#e4d59d", "#d9bd7c", "#c69c5c", "#ab7b45", "#8f6037"],
    "desert": ["#ecd8a9", "#e0bd81", "#ce9f60", "#b58049", "#97663a"],
    "mountain": ["#d0d3a8", "#d0c08c", "#bd9f6c", "#a58159", "#8a6a4c"],
    "town": ["#d9d2c0", "#ccbb99", "#b99d74", "#a08059", "#866745"],
    "pasture": ["#c8cd98", "#cabf87", "#bfa167", "#a9804d", "#8d643c"],
    "snow": ["#ebeeea", "#dbdcd2", "#c8c5b5", "#afa891", "#928a74"],
    "mud": ["#c2b595", "#b8a47f", "#a78d66", "#8f734e", "#765c3c"],
    "heath": ["#c3c896", "#c7bd83", "#bb9e66", "#a47e4d", "#86613d"],
}
TUFTS: Final[dict[str, str]] = {
    "meadow": "#8d8b52", "steppe": "#a38b45", "desert": "#b39455", "mountain": "#7f7f50", "town": "#a39a82",
    "pasture": "#7d8a48", "heath": "#79834c", "snow": "#9aa09a",
    "mud": "#8f8150",
}  # fmt: skip
CROPS: Final = [
    ("#dfc468", "#b8963f"), ("#c8c46f", "#9a9a48"), ("#d6a96b", "#a67a45"), ("#e2d284", "#bda653"),
]  # fmt: skip
SNOW: Final = "#f6f9f8"
CROWNS: Final = ["#5d7f43", "#6b8e4b", "#537339", "#7a9a55"]


def draw_hills(c: Canvas, m: Board) -> None:
    """Each level a tint; below its crest a soft shadow, as light falls from the upper left."""
    for level in range(1, max(m.level) + 1):
        area = rings(merge(ground(m, level)))
        for shift, shade in ((9, 0.07), (6, 0.08), (3, 0.10)):
            c.path(area, f'fill="#4b3318" fill-opacity="{shade}" transform="translate({shift * 0.6:.1f} {shift})"')
        c.path(area, f'fill="{PALETTES[m.ground][level]}" fill-rule="evenodd"')
    for f in m.features:
        if f.kind == "crest":
            draw_crest(c, f)


def draw_crest(c: Canvas, f: Feature) -> None:
    line = spots(f.points)
    if f.closed:
        line.append(line[0])
    data = trace(line, False)
    c.path(data, 'fill="none" stroke="#fff3cf" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"')
    ticks = ""
    for n, ((x, y), (dx, dy)) in enumerate(stations(line, 5.5)):
        reach = 5.5 if n & 1 else 8.0
        ticks += trace([(x, y), (x + dx * reach, y + dy * reach)], False)
    c.path(ticks, 'stroke="#5b3d1c" stroke-opacity=".45" stroke-width="1"')
    c.path(data, 'fill="none" stroke="#5b3d1c" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"')


def draw_ground(c: Canvas, m: Board, board: list[list[Point]]) -> None:
    """Patches and flecks, so that open ground is not bare paper."""
    pale: list[Spot] = []
    worn: list[Spot] = []
    tufts, glints = "", ""
    for polygon in board:
        for at, chance in sprinkle(spots(polygon), 62, 930):
            (pale if chance < 500 else worn).append(at)
        for (x, y), chance in sprinkle(spots(polygon), 15, 900):
            if chance < 260:
                tufts += f"M{number(x)} {number(y)}l1.4-3m1.6 3l-.6-3"
            elif chance > 820:
                glints += f"M{number(x)} {number(y)}h2.4"
    for radius in (50, 40, 30, 20):
        c.dots(pale, radius, "#fffbe2", ' stroke-opacity=".025"')
        c.dots(worn, radius, "#6a5a2c", ' stroke-opacity=".02"')
    tuft = TUFTS[m.ground]
    c.path(tufts, f'stroke="{tuft}" stroke-opacity=".42" stroke-width=".9" stroke-linecap="round"')
    c.path(glints, 'stroke="#fff9df" stroke-opacity=".55" stroke-width="1.5" stroke-linecap="round"')


def of_kind(m: Board, kind: str) -> list[list[Point]]:
    return [f.points for f in m.features if f.kind == kind and f.closed]


def draw_woods(c: Canvas, m: Board) -> None:
    pieces = of_kind(m, "woods")
    area = rings(merge(pieces))
    c.path(area, 'fill="#1c2413" fill-opacity=".28" transform="translate(3 5)"')
    c.path(area, 'fill="#465f31" fill-rule="evenodd"')
    c.open_group(c.clip(area))
    c.path(area, 'fill="none" stroke="#2c3f20" stroke-width="9" stroke-linejoin="round" stroke-opacity=".75"')
    crowns: list[list[Spot]] = [[], [], [], []]
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 11.5, 31):
            if distance_to(polygon, at) >= 2.5 or chance >= 500:
                crowns[chance % 4].append(at)
    for n, colour in enumerate(CROWNS):
        r = 4.7 + n * 0.6
        c.dots(crowns[n], r + 0.7, "#2c3f20")
        c.dots(crowns[n], r, colour)
        light, share, shine = (SNOW, 0.62, ".88") if m.ground == "snow" else ("#a9c37d", 0.32, ".6")
        c.dots([(x - r * 0.3, y - r * 0.35) for x, y in crowns[n]], r * share, light, f' stroke-opacity="{shine}"')
    c.close_group()
    c.path(area, 'fill="none" stroke="#24351a" stroke-width="1.4" stroke-linejoin="round"')


def draw_brush(c: Canvas, m: Board) -> None:
    pieces = of_kind(m, "brush")
    area = rings(merge(pieces))
    c.path(area, 'fill="#a9ae68" fill-opacity=".62" fill-rule="evenodd" stroke="#7c8444" stroke-width="1.2"')
    bushes: list[Spot] = []
    stems = ""
    for piece in pieces:
        polygon = spots(piece)
        for (x, y), chance in sprinkle(polygon, 13.5, 41):
            if distance_to(polygon, (x, y)) < 5:
                continue
            if chance < 560:
                bushes += [(x, y), (x + 3, y + 1)]
            else:
                stems += trace([(x - 3, y - 5), (x, y), (x, y - 7)], False) + trace([(x, y), (x + 3, y - 5)], False)
    c.dots(bushes, 3.9, "#525b2a")
    c.dots(bushes, 3.2, "#7b8543")
    snow = m.ground == "snow"
    c.dots([(x - 0.9, y - 1) for x, y in bushes], 2.1 if snow else 1.3, SNOW if snow else "#b4bd74")
    c.path(stems, 'fill="none" stroke="#5f692f" stroke-width="1.2" stroke-linecap="round"')


def draw_orchards(c: Canvas, m: Board) -> None:
    """Trees in straight rows over the whole sheet, wherever there is orchard."""
    pieces = of_kind(m, "orchard")
    c.path(rings(merge(pieces)), 'fill="#c3cf8d" fill-opacity=".8" stroke="#8a9a55" stroke-width="1.2"')
    trees = [at for piece in pieces for at in rows_in(spots(piece), 19.5, 18)]
    c.dots([(x + 2, y + 2.6) for x, y in trees], 5.4, "#3d4a20", ' stroke-opacity=".3"')
    c.dots(trees, 6, "#4c6a2d")
    c.dots(trees, 4.9, "#7fa04f")
    c.dots([(x - 1.6, y - 1.8) for x, y in trees], 1.9, "#bcd28c")


def rows_in(polygon: list[Spot], across: float, down: float) -> list[Spot]:
    found = []
    for i in range(int(min(x for x, _ in polygon) / across), int(max(x for x, _ in polygon) / across) + 2):
        for j in range(int(min(y for _, y in polygon) / down), int(max(y for _, y in polygon) / down) + 2):
            p = (i * across, j * down)
            if holds(polygon, p) and distance_to(polygon, p) > 5.5:
                found.append(p)
    return found


def draw_fields(c: Canvas, m: Board) -> None:
    """One crop and one direction of furrows for each field."""
    for group in together(m, "field"):
        area = merge([f.points for f in group])
        data = rings(area)
        first = min(f.hexes[0] for f in group)
        fill, line = CROPS[scatter(first, 1, 61, len(CROPS))]
        c.path(data, f'fill="{fill}" fill-opacity=".92" fill-rule="evenodd"')
        c.open_group(c.clip(data))
        angle = math.radians([0, 60, 120, 90][scatter(first, 2, 61, 4)] + 4)
        c.path(furrows([p for ring in area for p in spots(ring)], angle), f'stroke="{line}" stroke-width="1.5"')
        c.path(data, f'fill="none" stroke="{line}" stroke-width="5" stroke-opacity=".55"')
        c.close_group()
        c.path(data, 'fill="none" stroke="#7d6a35" stroke-width="1" stroke-linejoin="round"')


def furrows(points: list[Spot], angle: float) -> str:
    """Parallel lines that cover the bounding circle of some points."""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    r = max(math.hypot(p[0] - x, p[1] - y) for p in points)
    ux, uy = math.cos(angle), math.sin(angle)
    data = ""
    for n in range(-int(r / 6.5) - 1, int(r / 6.5) + 2):
        mx, my = x - uy * n * 6.5, y + ux * n * 6.5
        data += trace([(mx - ux * r, my - uy * r), (mx + ux * r, my + uy * r)], False)
    return data


def together(m: Board, kind: str) -> list[list[Feature]]:
    """Features of a kind in groups of neighbouring hexes."""
    waiting = [f for f in m.features if f.kind == kind]
    groups = []
    while waiting:
        group = [waiting.pop(0)]
        for f in group:
            near = {n for h in f.hexes for n in [h, *m.neighbours[h * 6 : h * 6 + 6]]}
            group += [g for g in waiting if near.intersection(g.hexes)]
            waiting = [g for g in waiting if not near.intersection(g.hexes)]
        groups.append(group)
    return groups


def draw_marsh(c: Canvas, m: Board) -> None:
    pieces = of_kind(m, "marsh")
    area = rings(merge(pieces))
    c.path(area, 'fill="#a9c0a0" fill-opacity=".9" fill-rule="evenodd" stroke="#7d9a80" stroke-width="1.2"')
    pools, reeds, lines = "", "", ""
    for piece in pieces:
        polygon = spots(piece)
        for (x, y), chance in sprinkle(polygon, 19, 71):
            if distance_to(polygon, (x, y)) < 8:
                continue
            if chance < 330:
                pools += f"M{number(x - 8)} {number(y)}a8 3.2 0 1 0 16 0a8 3.2 0 1 0 -16 0Z"
            else:
                lines += f"M{number(x - 7)} {number(y + 1)}h14"
                for lean in (-3.5, -1.5, 1, 3.5):
                    reeds += trace([(x + lean * 0.5, y), (x + lean, y - 7.5 + abs(lean) * 0.8)], False)
    c.path(pools, 'fill="#86aeb8" stroke="#6b929c" stroke-width=".9"')
    c.path(lines, 'stroke="#6f979c" stroke-width="1.3" stroke-linecap="round"')
    c.path(reeds, 'stroke="#4f6b3d" stroke-width="1.2" stroke-linecap="round"')


def draw_water(c: Canvas, m: Board) -> None:
    pieces = of_kind(m, "water-barrier")
    area = rings(merge(pieces))
    c.path(area, 'fill="none" stroke="#9c8a58" stroke-width="5" stroke-opacity=".55" stroke-linejoin="round"')
    c.path(area, 'fill="#7ea9bd" fill-rule="evenodd"')
    c.open_group(c.clip(area))
    for width, shade in ((22, 0.16), (13, 0.22), (5, 0.5)):
        c.path(area, f'fill="none" stroke="#c4dde2" stroke-opacity="{shade}" stroke-width="{width}"')
    ripples = ""
    for piece in pieces:
        polygon = spots(piece)
        for (x, y), chance in sprinkle(polygon, 21, 81):
            if chance < 620:
                ripples += f"M{number(x - 6)} {number(y)}q3 -2.6 6 0t6 0"
    c.path(ripples, 'fill="none" stroke="#e6f1f1" stroke-opacity=".7" stroke-width="1.2" stroke-linecap="round"')
    c.close_group()
    c.path(area, 'fill="none" stroke="#486f80" stroke-width="1.4" stroke-linejoin="round"')


def centre_of(m: Board, index: int) -> Spot:
    return spot((3 * (index // m.rows) * 12, (2 * (index % m.rows) + (index // m.rows & 1)) * 12))
