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
# of each kind of tree: its crown, where light falls, where it glints
CROWNS: Final = [
    ("#4a6a35", "#648a45", "#93b267"), ("#55783a", "#729a4c", "#a5c176"), ("#3d5d3a", "#527a4c", "#7fa470"),
    ("#667f3a", "#86a04c", "#b5c678"),
]  # fmt: skip


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
    c.path(area, 'fill="#1c2413" fill-opacity=".16" transform="translate(7 10)"')
    c.path(area, 'fill="#1c2413" fill-opacity=".26" transform="translate(4 6)"')
    c.path(area, 'fill="#3a5229" fill-rule="evenodd"')
    c.open_group(c.clip(area))
    c.path(area, 'fill="none" stroke="#2c3f20" stroke-width="9" stroke-linejoin="round" stroke-opacity=".75"')
    crowns: list[list[Spot]] = [[], [], [], []]
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 13.5, 31):
            if distance_to(polygon, at) >= 2.5 or chance >= 500:
                crowns[chance % 4].append(at)
    for n, colours in enumerate(CROWNS):
        draw_crowns(c, crowns[n], 6.0 + n * 0.7, colours, m.ground == "snow")
    c.close_group()
    c.path(area, 'fill="none" stroke="#24351a" stroke-width="1.4" stroke-linejoin="round"')


def draw_crowns(c: Canvas, at: list[Spot], radius: float, colours: tuple[str, str, str], snow: bool) -> None:
    """Round tops, lit from the upper left; in winter snow lies on them."""
    body, light, glint = colours
    c.dots([(x + 1.4, y + 2.2) for x, y in at], radius, "#1c2a14", ' stroke-opacity=".55"')
    c.dots(at, radius, "#26381b")
    c.dots(at, radius - 0.8, body)
    lit = [(x - radius * 0.2, y - radius * 0.26) for x, y in at]
    if snow:
        c.dots(lit, radius * 0.72, "#e3ebe6", ' stroke-opacity=".62"')
        return
    c.dots(lit, radius * 0.6, light)
    c.dots([(x - radius * 0.36, y - radius * 0.42) for x, y in at], radius * 0.24, glint)


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
    c.dots([(x + 1.6, y + 2.2) for x, y in bushes], 4, "#2c3216", ' stroke-opacity=".3"')
    c.dots(bushes, 4.3, "#4a5426")
    c.dots(bushes, 3.6, "#76823f")
    snow = m.ground == "snow"
    c.dots([(x - 0.9, y - 1) for x, y in bushes], 2.1 if snow else 1.3, SNOW if snow else "#b4bd74")
    c.path(stems, 'fill="none" stroke="#5f692f" stroke-width="1.2" stroke-linecap="round"')


def draw_orchards(c: Canvas, m: Board) -> None:
    """Trees in straight rows over the whole sheet, wherever there is orchard."""
    pieces = of_kind(m, "orchard")
    c.path(rings(merge(pieces)), 'fill="#c3cf8d" fill-opacity=".8" stroke="#8a9a55" stroke-width="1.2"')
    trees = [at for piece in pieces for at in rows_in(spots(piece), 19.5, 18)]
    rows = "".join(trace([(x - 8, y + 4.6), (x + 8, y + 4.6)], False) for x, y in trees)
    c.path(rows, 'stroke="#9aab62" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".65"')
    c.dots([(x + 3, y + 4.2) for x, y in trees], 6.4, "#2c3a18", ' stroke-opacity=".32"')
    c.dots(trees, 6.9, "#33501f")
    c.dots(trees, 6, "#5d8138")
    snow = m.ground == "snow"
    c.dots([(x - 1.5, y - 1.8) for x, y in trees], 3.5, SNOW if snow else "#7fa04f")
    c.dots([(x - 2.6, y - 3) for x, y in trees], 1.4, SNOW if snow else "#bcd28c")
    fruit = [(x + dx, y + dy) for x, y in trees for dx, dy in ((2.4, -2), (-1.8, 2.6), (3.2, 2.4))]
    c.dots(fruit, 0.8, "#c9583c", ' stroke-opacity=".9"')


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
        points = [p for ring in area for p in spots(ring)]
        c.path(furrows(points, angle, 13), 'stroke="#fff4c4" stroke-opacity=".34" stroke-width="5.6"')
        c.path(furrows(points, angle, 6.5), f'stroke="{line}" stroke-width="1.3"')
        c.path(furrows(points, angle, 78), 'stroke="#8a6a3a" stroke-opacity=".34" stroke-width="3.4"')
        ears = [at for ring in area for at, chance in sprinkle(spots(ring), 15, 67) if chance < 560]
        c.dots(ears, 1.1, line, ' stroke-opacity=".85"')
        c.dots([(x - 0.7, y - 0.9) for x, y in ears], 0.8, "#fff3bd", ' stroke-opacity=".8"')
        c.path(data, f'fill="none" stroke="{line}" stroke-width="5" stroke-opacity=".55"')
        c.close_group()
        c.path(data, 'fill="none" stroke="#7d6a35" stroke-width="1" stroke-linejoin="round"')


def furrows(points: list[Spot], angle: float, apart: float = 6.5) -> str:
    """Parallel lines that cover the bounding circle of some points."""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    r = max(math.hypot(p[0] - x, p[1] - y) for p in points)
    ux, uy = math.cos(angle), math.sin(angle)
    data = ""
    for n in range(-int(r / apart) - 1, int(r / apart) + 2):
        mx, my = x - uy * n * apart, y + ux * n * apart
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
    c.path(area, 'fill="none" stroke="#6b7a3c" stroke-width="12" stroke-opacity=".22" stroke-linejoin="round"')
    c.path(area, 'fill="none" stroke="#b59f66" stroke-width="6.5" stroke-opacity=".75" stroke-linejoin="round"')
    c.path(area, 'fill="#74a2b8" fill-rule="evenodd"')
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
    draw_reeds(c, pieces)


def draw_reeds(c: Canvas, pieces: list[list[Point]]) -> None:
    """Along the banks, here and there."""
    banks = [spots(ring) for ring in merge(pieces)]
    reeds = ""
    for piece in pieces:
        for (x, y), chance in sprinkle(spots(piece), 10, 87):
            if chance < 420 and min(distance_to(bank, (x, y)) for bank in banks) < 6:
                reeds += f"M{number(x - 1.8)} {number(y + 2)}l-1.2-5.4m2 5.4l.2-7m1.6 7l1.6-5.6"
    c.path(reeds, 'fill="none" stroke="#4f6b34" stroke-opacity=".85" stroke-width="1.1" stroke-linecap="round"')


def centre_of(m: Board, index: int) -> Spot:
    return spot((3 * (index // m.rows) * 12, (2 * (index % m.rows) + (index // m.rows & 1)) * 12))
