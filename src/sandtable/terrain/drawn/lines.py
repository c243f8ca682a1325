"""Drawings of what runs from hex to hex or along hexsides: ways, streams, gullies, bridges, walls, hedges, cliffs."""

from __future__ import annotations

from typing import Final

from sandtable.terrain.board import Board, Feature
from sandtable.terrain.drawn.areas import centre_of
from sandtable.terrain.drawn.canvas import (
    Canvas,
    Spot,
    between,
    length,
    number,
    rings,
    rounded,
    spots,
    stations,
    towards,
    trace,
)  # fmt: skip
from sandtable.terrain.drawn.outline import scatter

BRIDGES: Final = ["major-bridge", "minor-bridge", "bridge"]
EASE: Final = 24.0  # how early a way begins to turn


def eased(m: Board, kind: str) -> str:
    return "".join(rounded(spots(f.points), EASE) for f in m.features if f.kind == kind and not f.closed)


def stroke(colour: str, width: float, more: str = "") -> str:
    return (
        f'fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" {more}'
    ).rstrip()


def draw_gullies(c: Canvas, m: Board, scale: float = 1.0) -> None:
    data = eased(m, "gully")
    c.path(data, stroke("#7b5b31", 37 * scale, 'stroke-opacity=".28"'))
    c.path(data, stroke("#8a683a", 31 * scale))
    c.path(data, stroke("#a98a56", 28 * scale))
    c.path(data, stroke("#8f6f41", 15 * scale, 'stroke-opacity=".65"'))
    c.path(data, stroke("#6f5330", 5 * scale, 'stroke-opacity=".6"'))
    ticks = ""
    for f in m.features:
        if f.kind == "gully" and not f.closed:
            for n, ((x, y), (dx, dy)) in enumerate(stations(spots(f.points), 6.5)):
                inner = (6.5 if n & 1 else 4.5) * scale
                for way in (1, -1):
                    rim, floor = 13.5 * scale * way, inner * way
                    ticks += trace([(x + dx * rim, y + dy * rim), (x + dx * floor, y + dy * floor)], False)
    c.path(ticks, 'stroke="#5a4020" stroke-opacity=".55" stroke-width="1.1"')


def draw_streams(c: Canvas, m: Board, scale: float = 1.0) -> None:
    data = eased(m, "stream")
    c.path(data, stroke("#8f8350", 17 * scale, 'stroke-opacity=".45"'))
    c.path(data, stroke("#4d7486", 12.5 * scale))
    c.path(data, stroke("#86b0c2", 10 * scale))
    c.path(data, stroke("#d5e8ea", 1.3, 'stroke-dasharray="9 14" stroke-opacity=".9"'))


def draw_trails(c: Canvas, m: Board) -> None:
    """Two ruts in trodden earth."""
    data = eased(m, "trail")
    c.path(data, stroke("#8a6f42", 11, 'stroke-opacity=".3"'))
    c.path(data, stroke("#e3d3a4", 8.4, 'stroke-opacity=".85"'))
    c.path(data, stroke("#8a6c40", 5.6, 'stroke-opacity=".9"'))
    c.path(data, stroke("#dccb98", 3))
    c.path(data, stroke("#8f9150", 2.2, 'stroke-dasharray="3.4 5" stroke-opacity=".75"'))


def draw_roads(c: Canvas, m: Board, scale: float = 1.0) -> None:
    """A verge, the bed, two ruts, and grit between them."""
    data = eased(m, "road")
    c.path(data, stroke("#4b4a20", 24 * scale, 'stroke-opacity=".13"'))
    c.path(data, stroke("#3d2f18", 19 * scale, 'stroke-opacity=".18"'))
    c.path(data, stroke("#86704a", 16 * scale))
    c.path(data, stroke("#ecdfbc", 16 * scale - 3))
    c.path(data, stroke("#cfba88", 8.6 * scale, 'stroke-opacity=".8"'))
    c.path(data, stroke("#ecdfbc", 4.8 * scale))
    c.path(data, stroke("#a98f5e", 1.1 * scale, 'stroke-dasharray=".1 11" stroke-opacity=".9"'))
    draw_verges(c, m, scale)


def draw_verges(c: Canvas, m: Board, scale: float) -> None:
    """Grass at both edges of the roads."""
    blades = ""
    for f in m.features:
        if f.kind == "road" and not f.closed:
            for n, ((x, y), (dx, dy)) in enumerate(stations(spots(f.points), 13)):
                way = (9.6 if n & 1 else -9.6) * scale
                px, py = x + dx * way, y + dy * way
                blades += f"M{number(px - 1.6)} {number(py + 1)}l-1-3.4m1.6 3.4l.2-4.4m1.4 4.4l1.2-3.4"
    c.path(blades, 'fill="none" stroke="#6f7a3c" stroke-opacity=".6" stroke-width="1" stroke-linecap="round"')


def draw_railways(c: Canvas, m: Board) -> None:
    data = eased(m, "railway")
    c.path(data, stroke("#a89d88", 18, 'stroke-opacity=".75"'))
    c.path(data, stroke("#bfb59f", 14.5))
    # dashes across a wide line make the ties; a ground-coloured core would hide them, so rails are two thin edges
    c.path(data, stroke("#5b4632", 13, 'stroke-dasharray="3 5.2"').replace('"round"', '"butt"', 1))
    c.path(data, stroke("#2f3033", 8.4))
    c.path(data, stroke("#bfb59f", 5.6))
    c.path(data, stroke("#5b4632", 5.6, 'stroke-dasharray="3 5.2"').replace('"round"', '"butt"', 1))


def draw_bridges(c: Canvas, m: Board) -> None:
    for f in m.features:
        if f.kind not in BRIDGES:
            continue
        deck = rings([f.points])
        c.path(deck, 'fill="#20180c" fill-opacity=".35" transform="translate(3 5)"')
        c.path(deck, 'fill="#b9aa8b"')


def draw_parapets(c: Canvas, m: Board) -> None:
    """The two long edges of each bridge, over the way that crosses it."""
    for f in m.features:
        if f.kind not in BRIDGES:
            continue
        for a, b in long_edges(m, f):
            c.path(trace([a, b], False), stroke("#3f3626", 4.6))
            c.path(trace([a, b], False), stroke("#d8cdb2", 2.2))


def long_edges(m: Board, f: Feature) -> list[tuple[Spot, Spot]]:
    """Edges of a deck that no way crosses."""
    kinds = ("road", "railway", "trail") if f.kind == "bridge" else ("road", "railway")
    ways = [w for w in m.features if w.kind in kinds and w.hexes[0] == f.hexes[0]]
    ends = [p for w in ways for p in spots(w.points)]
    points = spots(f.points)
    middle = centre_of(m, f.hexes[0])
    edges = []
    for n in range(len(points)):
        a, b = points[n - 1], points[n]
        half = between(a, b, 0.5)
        if all(length(towards(middle, half, 8), towards(middle, end, 8)) > 1 for end in ends if end != middle):
            edges.append((a, b))
    return edges


def draw_hexsides(c: Canvas, m: Board) -> None:
    for f in m.features:
        if f.kind == "cliff":
            draw_cliff(c, m, f)
    for f in m.features:
        line = spots(f.points)
        if f.kind == "wall":
            draw_wall(c, line)
        elif f.kind == "destroyed-wall":
            draw_broken_wall(c, line)
        elif f.kind == "hedge":
            draw_hedge(c, line)
        elif f.kind == "fence":
            draw_fence(c, line)


def draw_wall(c: Canvas, line: list[Spot]) -> None:
    data = trace(line, False)
    c.path(data, stroke("#2c2a26", 7.5, 'stroke-opacity=".3" transform="translate(2 3)"'))
    c.path(data, stroke("#5c5850", 7.6))
    stones = [(x + dx * 0.4, y + dy * 0.4) for (x, y), (dx, dy) in stations(line, 6)]
    c.dots(stones, 2.7, "#b7b1a4")
    c.dots([(x - 0.8, y - 0.9) for x, y in stones], 1.1, "#e5e0d4")


def draw_broken_wall(c: Canvas, line: list[Spot]) -> None:
    """What stands of a wall, with gaps, and its stones beside it."""
    data = trace(line, False)
    c.path(data, stroke("#2c2a26", 7, 'stroke-dasharray="11 13" stroke-opacity=".3" transform="translate(2 3)"'))
    c.path(data, stroke("#5c5850", 6.8, 'stroke-dasharray="8 16"'))
    stones = []
    for (x, y), (dx, dy) in stations(line, 5):
        away = scatter(int(x), int(y), 9, 15) - 7.0
        stones.append((x + dx * away, y + dy * away))
    c.dots(stones, 2.5, "#4d4940")
    c.dots(stones, 1.8, "#b7b1a4")


def draw_hedge(c: Canvas, line: list[Spot]) -> None:
    c.path(trace(line, False), stroke("#1d2a12", 8, 'stroke-opacity=".3" transform="translate(2 3)"'))
    c.path(trace(line, False), stroke("#2f4a1f", 6))
    bumps = []
    for (x, y), (dx, dy) in stations(line, 6.2):
        lean = scatter(int(x), int(y), 5, 5) * 0.7 - 1.4
        bumps.append((x + dx * lean, y + dy * lean))
    c.dots(bumps, 4.6, "#22371a")
    c.dots(bumps, 3.8, "#4a7030")
    c.dots([(x - 1.1, y - 1.2) for x, y in bumps], 1.4, "#93b56a")


def draw_fence(c: Canvas, line: list[Spot]) -> None:
    c.path(trace(line, False), stroke("#f6ecd0", 4.2, 'stroke-opacity=".45"'))
    c.path(trace(line, False), stroke("#5f4427", 1.7))
    posts = ""
    for (x, y), (dx, dy) in stations(line, 10.4):
        posts += trace([(x - dx * 3.6, y - dy * 3.6), (x + dx * 3.6, y + dy * 3.6)], False)
    c.path(posts, stroke("#4b341c", 2.4))


def draw_cliff(c: Canvas, m: Board, f: Feature) -> None:
    """Teeth towards the lower hex."""
    line = spots(f.points)
    c.path(trace(line, False), stroke("#2a1d10", 4.4))
    higher = centre_of(m, f.hexes[0])
    teeth = ""
    for (x, y), (dx, dy) in stations(line, 6):
        away = 1 if (x - higher[0]) * dx + (y - higher[1]) * dy > 0 else -1
        reach = (9 + scatter(int(x), int(y), 8, 5)) * away
        foot = (-dy * 2.6, dx * 2.6)
        tip = (x + dx * reach, y + dy * reach)
        teeth += trace([(x - foot[0], y - foot[1]), (x + foot[0], y + foot[1]), tip], True)
    c.path(teeth, 'fill="#4a3420"')
