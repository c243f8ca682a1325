"""Draws a map as SVG, from the very features that sight is traced against."""

from __future__ import annotations

import math
from typing import Final
from xml.sax.saxutils import escape

from sandtable.terrain import lattice, svg_areas, svg_lines, svg_roofs
from sandtable.terrain.canvas import HEAD, MARGIN, TALL, UNIT, Canvas, Spot, number, rings, trace
from sandtable.terrain.map import Board, Map
from sandtable.terrain.outline import Point, merge

SERIF: Final = "Georgia,'DejaVu Serif','Liberation Serif',serif"
SANS: Final = "'Gill Sans','Trebuchet MS','DejaVu Sans','Liberation Sans',sans-serif"

# a picture asked for as "map.svg#bare" leaves out what a board draws itself: names of hexes and Objectives
BARE: Final = "bare"
LIVE: Final = "live"

COMPASS: Final = ["1", "2", "3", "4", "5", "6"]


def draw_map(m: Map) -> str:
    """The whole sheet: margin, title, compass and board."""
    c = begin_sheet(m)
    draw_board(c, m)
    return end_sheet(c)


def begin_sheet(m: Board, compass: list[str] = COMPASS) -> Canvas:
    """A sheet with all but the board; the compass has a word for each of the six directions, or none."""
    width = 2 * MARGIN + (36 * m.cols + 12) * UNIT
    height = HEAD + MARGIN + (24 * m.rows + (12 if m.cols > 1 else 0)) * TALL
    c = Canvas()
    c.add(
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{BARE}" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" font-family="{SANS}">'
    )
    c.add(f"<title>{escape(m.title)}</title>")
    c.add(f"<style>#{BARE}:target .{LIVE}{{display:none}}</style>")
    draw_sheet(c, width, height)
    draw_title(c, m)
    draw_compass(c, width - MARGIN - 46, HEAD / 2 + 3, compass)
    return c


def end_sheet(c: Canvas) -> str:
    c.add("</svg>")
    return "\n".join(c.parts) + "\n"


def cells_of(m: Board) -> list[list[Point]]:
    return [[lattice.corner(m.rows, h, k) for k in range(6)] for h in range(m.size)]


def draw_board(c: Canvas, m: Map) -> None:
    cells = cells_of(m)
    edge = rings(merge(cells))
    c.path(edge, 'fill="#2b2113" fill-opacity=".35" transform="translate(4 6)"')
    c.open_group(c.clip(edge))
    c.path(edge, f'fill="{svg_areas.PALETTES[m.ground][0]}"')
    svg_areas.draw_hills(c, m)
    svg_areas.draw_ground(c, m, cells)
    svg_areas.draw_fields(c, m)
    svg_areas.draw_marsh(c, m)
    svg_areas.draw_water(c, m)
    svg_lines.draw_gullies(c, m)
    svg_lines.draw_streams(c, m)
    svg_areas.draw_brush(c, m)
    svg_areas.draw_orchards(c, m)
    svg_areas.draw_woods(c, m)
    svg_lines.draw_bridges(c, m)
    svg_lines.draw_trails(c, m)
    svg_lines.draw_roads(c, m)
    svg_lines.draw_railways(c, m)
    svg_lines.draw_parapets(c, m)
    svg_roofs.draw_buildings(c, m)
    svg_lines.draw_hexsides(c, m)
    draw_grid(c, m, cells)
    c.close_group()
    c.path(edge, 'fill="none" stroke="#2b2113" stroke-width="2.6" stroke-linejoin="round"')
    c.open_group(f'class="{LIVE}"')
    draw_names(c, m)
    draw_objectives(c, m)
    c.close_group()


def draw_sheet(c: Canvas, width: float, height: float) -> None:
    c.add(f'<rect width="{number(width)}" height="{number(height)}" fill="#cfc3a4"/>')
    for inset, stroke in ((9, 2.2), (14, 0.8)):
        c.add(
            f'<rect x="{inset}" y="{inset}" width="{number(width - 2 * inset)}" height="{number(height - 2 * inset)}" '
            f'fill="none" stroke="#4a3c26" stroke-width="{stroke}"/>'
        )


def draw_title(c: Canvas, m: Board) -> None:
    x, y = MARGIN, HEAD / 2 + 4
    wide = 74 + 17.5 * len(m.title)
    c.add(
        f'<path d="M{x} {y - 26}h{number(wide)}l12 26l-12 26h{number(-wide)}Z" fill="#f3ead2" stroke="#4a3c26" '
        'stroke-width="1.6"/>'
    )
    c.add(
        f'<path d="M{x + 5} {y - 21}h{number(wide - 8)}l9.6 21l-9.6 21h{number(8 - wide)}Z" fill="none" '
        'stroke="#a4472f" stroke-width="1"/>'
    )
    c.add(
        f'<text x="{x + 26}" y="{y + 10}" font-family="{SERIF}" font-size="31" letter-spacing="1" '
        f'fill="#33281a">{escape(m.title)}</text>'
    )


def draw_compass(c: Canvas, x: float, y: float, words: list[str]) -> None:
    """The six directions with their numbers (2.2.2)."""
    c.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="40" fill="#f3ead2" stroke="#4a3c26" stroke-width="1.6"/>')
    c.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="25.5" fill="none" stroke="#a4472f" stroke-width="1"/>')
    for d in range(6):
        angle = math.radians(60 * d)
        ux, uy = math.sin(angle), -math.cos(angle)
        tip, left, right = (x + ux * 24, y + uy * 24), (x - uy * 4.5, y + ux * 4.5), (x + uy * 4.5, y - ux * 4.5)
        c.path(trace([(x, y), left, tip], True), 'fill="#f3ead2" stroke="#33281a" stroke-width=".8"')
        fill = "#a4472f" if d == 0 else "#33281a"
        c.path(trace([(x, y), right, tip], True), f'fill="{fill}" stroke="#33281a" stroke-width=".8"')
        if words[d]:
            label(c, (x + ux * 32.5, y + uy * 32.5 + 4.4), words[d], 12.5, "#33281a", 'font-weight="bold"')


def label(c: Canvas, at: Spot, text: str, size: float, fill: str, more: str = "") -> None:
    c.add(
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{size}" text-anchor="middle" '
        f'fill="{fill}" {more}>{text}</text>'
    )


def draw_grid(c: Canvas, m: Board, cells: list[list[Point]]) -> None:
    grid = rings(cells)
    c.path(grid, 'fill="none" stroke="#2b2113" stroke-opacity=".34" stroke-width="1.1" stroke-linejoin="round"')
    dots = [svg_areas.centre_of(m, h) for h in range(m.size)]
    c.dots(dots, 2.9, "#1d160c")
    c.dots(dots, 1.8, "#fffbe8")


def draw_names(c: Canvas, m: Board) -> None:
    c.open_group(
        'font-size="10.5" text-anchor="middle" fill="#2b2113" stroke="#f5eeda" stroke-opacity=".72" '
        'stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
    )
    for h in range(m.size):
        x, y = svg_areas.centre_of(m, h)
        c.add(f'<text x="{number(x)}" y="{number(y - 12 * TALL + 12.5)}">{m.hex_name(h)}</text>')
    c.close_group()


def draw_objectives(c: Canvas, m: Map) -> None:
    for n in range(1, max(m.objective) + 1):
        hexes = [h for h in range(m.size) if m.objective[h] == n]
        if not hexes:
            continue
        home = min(hexes, key=lambda h: sum(m.distances[h * m.size + other] for other in hexes))
        x, y = svg_areas.centre_of(m, home)
        y += 26
        c.add(f'<circle cx="{number(x + 1.5)}" cy="{number(y + 2.5)}" r="14.5" fill="#1d160c" fill-opacity=".4"/>')
        c.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="14" fill="#b3261e" stroke="#fff8e6" stroke-width="2"/>')
        label(c, (x, y + 6.8), str(n), 19, "#fff", f'font-weight="bold" font-family="{SERIF}"')
