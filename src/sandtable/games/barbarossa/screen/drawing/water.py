"""Drawings of rivers with their banks, fords and bridges."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.screen.drawing.scenery import rivers
from sandtable.terrain.drawn.areas import centre_of
from sandtable.terrain.drawn.canvas import Canvas, Spot, length, number, rounded, spots, stations, trace
from sandtable.terrain.drawn.courses import lanes
from sandtable.terrain.drawn.lines import stroke
from sandtable.terrain.drawn.outline import scatter

EASE: Final = 60.0
WIDTH: Final = 46.0  # of the water
SPAN: Final = 34.0  # half the length of a bridge


def draw_rivers(c: Canvas, m: Ground) -> None:
    lines = [spots(points) for points in rivers(m)]
    data = "".join(rounded(line, EASE) for line in lines)
    for width, colour, more in (
        (WIDTH + 24, "#6b7a3c", 'stroke-opacity=".22"'), (WIDTH + 13, "#a99a63", 'stroke-opacity=".5"'),
        (WIDTH + 8, "#d2c08c", ""), (WIDTH + 2, "#466c7e", ""), (WIDTH, "#6f9db4", ""),
        (WIDTH * 0.72, "#7eabc0", 'stroke-opacity=".8"'), (WIDTH * 0.4, "#8fbacb", 'stroke-opacity=".8"'),
    ):  # fmt: skip
        c.path(data, stroke(colour, width, more).replace('linecap="round"', 'linecap="butt"'))
    ripples, reeds = "", ""
    for line in lines:
        for n, ((x, y), (dx, dy)) in enumerate(stations(line, 13)):
            away = (scatter(int(x), int(y), 21, 33) - 16) * 1.05
            px, py = x + dx * away, y + dy * away
            ripples += f"M{number(px)} {number(py)}q{number(-dy * 5)} {number(dx * 5 - 2)} "
            ripples += f"{number(-dy * 11)} {number(dx * 11)}"
            if n % 2:
                side = WIDTH * 0.53 * (1 if scatter(int(x), int(y), 22, 2) else -1)
                bx, by = x + dx * side, y + dy * side
                reeds += f"M{number(bx - 2)} {number(by + 2)}l-1.2-5.6m2.2 5.6l.2-7.4m1.8 7.4l1.6-5.8"
    c.path(ripples, 'fill="none" stroke="#e3f0f1" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"')
    c.path(reeds, 'fill="none" stroke="#4f6b34" stroke-opacity=".9" stroke-width="1.2" stroke-linecap="round"')


def draw_fords(c: Canvas, m: Ground) -> None:
    """Shallows: sand shines through, and stones stand out of the water."""
    for h in range(m.size):
        if m.terrain[h] != names.FORD:
            continue
        x, y = centre_of(m, h)
        for radius, shade in ((38, 0.3), (31, 0.4), (23, 0.5)):
            c.dots([(x, y)], radius, "#dccfa0", f' stroke-opacity="{shade}"')
        stones = [(x + dx * 1.15, y + dy) for dx, dy in STONES]
        c.dots([(px + 1, py + 1.8) for px, py in stones], 4.2, "#2f4a55", ' stroke-opacity=".5"')
        c.dots(stones, 4.2, "#6f6757")
        c.dots([(px - 0.7, py - 0.9) for px, py in stones], 3.1, "#b8af9d")
        c.path(f"M{number(x - 40)} {number(y + 10)}q40-22 80-18", stroke("#c9b98c", 7, 'stroke-opacity=".5"'))


STONES: Final[list[Spot]] = [
    (-24.0, 4.0), (-15.0, -7.0), (-7.0, 6.0), (2.0, -5.0), (11.0, 5.0), (20.0, -6.0), (26.0, 6.0), (-2.0, 16.0),
    (8.0, -17.0),
]  # fmt: skip


def draw_bridges(c: Canvas, m: Ground) -> None:
    """Under the way that they carry."""
    for h in range(m.size):
        for line in bridge_lines(m, h):
            data = trace(line, False)
            wide = 27.0 if m.work[h] == names.BRIDGE else 25.0
            c.path(data, butt(stroke("#20180c", wide + 3, 'stroke-opacity=".4" transform="translate(4 7)"')))
            for (x, y), (dx, dy) in stations(line, 2 * SPAN / 3):
                pier = trace(
                    [
                        (x - dx * (wide / 2 + 3), y - dy * (wide / 2 + 3)),
                        (x + dx * (wide / 2 + 3), y + dy * (wide / 2 + 3)),
                    ],
                    False,
                )
                c.path(pier, stroke("#5a5348", 7))
            c.path(data, butt(stroke("#4a3b28", wide)))
            c.path(data, butt(stroke("#b39a70" if m.work[h] == names.BRIDGE else "#8b8f94", wide - 3)))
            c.path(data, butt(stroke("#7d6845", wide - 3, 'stroke-dasharray="1.4 5"')))


def draw_parapets(c: Canvas, m: Ground) -> None:
    """Over the way: a railing of timber, or the trusses of a railway bridge."""
    for h in range(m.size):
        for line in bridge_lines(m, h):
            rail = m.work[h] != names.BRIDGE
            for side in (-1, 1):
                edge = beside(line, side * (12.6 if rail else 12.2))
                c.path(trace(edge, False), stroke("#2f2a22", 4.6 if rail else 3.8))
                c.path(trace(edge, False), stroke("#a8b0b6" if rail else "#d9c7a0", 2.2 if rail else 1.6))
                if rail:
                    c.path(trace(edge, False), stroke("#2f2a22", 4.6, 'stroke-dasharray="1.6 7"'))


def bridge_lines(m: Ground, h: int) -> list[list[Spot]]:
    if m.work[h] not in (names.BRIDGE, names.RAILWAY_BRIDGE):
        return []
    mask = m.road[h] if m.work[h] == names.BRIDGE else m.rail[h]
    found = []
    for points in lanes(m.rows, h, mask):
        line = spots(points)
        if len(line) == 3:
            found.append([along(line[1], line[0], SPAN), line[1], along(line[1], line[2], SPAN)])
    return found


def along(a: Spot, b: Spot, distance: float) -> Spot:
    part = distance / (length(a, b) or 1.0)
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def beside(line: list[Spot], away: float) -> list[Spot]:
    """The same line moved to its left."""
    found = []
    for n, (x, y) in enumerate(line):
        a, b = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
        whole = length(a, b) or 1.0
        found.append((x + (b[1] - a[1]) / whole * away, y - (b[0] - a[0]) / whole * away))
    return found


def butt(look: str) -> str:
    """Strokes with flat ends."""
    return look.replace('linecap="round"', 'linecap="butt"')
