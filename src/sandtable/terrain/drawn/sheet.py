"""The sheet a map is drawn on as SVG: margin, title, compass, grid and the names of the hexes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from xml.sax.saxutils import escape

from sandtable.terrain import lattice
from sandtable.terrain.board import Board
from sandtable.terrain.drawn import areas as svg_areas
from sandtable.terrain.drawn.canvas import HEAD, MARGIN, TALL, UNIT, Canvas, Spot, number, rings, trace
from sandtable.terrain.drawn.outline import Point, merge

SERIF: Final = "Georgia,'DejaVu Serif','Liberation Serif',serif"
SANS: Final = "'Gill Sans','Trebuchet MS','DejaVu Sans','Liberation Sans',sans-serif"

# a picture asked for as "map.svg#bare" leaves out what a board draws itself: grid, names and Objectives
BARE: Final = "bare"
LIVE: Final = "live"
# and one asked for as "map.svg#unnamed" leaves out the map's name: whoever shows it says it in the reader's language
UNNAMED: Final = "unnamed"

EDGE: Final = "#2b2113"
COMPASS: Final = ["1", "2", "3", "4", "5", "6"]


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
    c.add(f"<style>#{BARE}:target .{LIVE},#{UNNAMED}:target{{display:none}}</style>")
    draw_sheet(c, width, height)
    c.open_group(f'id="{UNNAMED}" class="{LIVE}"')
    draw_title(c, m)
    c.close_group()
    draw_compass(c, width - MARGIN - 46, HEAD / 2 + 3, compass)
    return c


def end_sheet(c: Canvas) -> str:
    c.add("</svg>")
    return "\n".join(c.parts) + "\n"


def cells_of(m: Board) -> list[list[Point]]:
    return [[lattice.corner(m.rows, h, k) for k in range(6)] for h in range(m.size)]


@contextmanager
def on_board(c: Canvas, m: Board, cells: list[list[Point]]) -> Iterator[None]:
    """What lies on the board: within its edge, over the colour of its ground and its hills."""
    edge = rings(merge(cells))
    c.path(edge, f'fill="{EDGE}" fill-opacity=".35" transform="translate(4 6)"')
    c.open_group(c.clip(edge))
    c.path(edge, f'fill="{svg_areas.PALETTES[m.ground][0]}"')
    svg_areas.draw_hills(c, m)
    yield
    c.close_group()
    c.path(edge, f'fill="none" stroke="{EDGE}" stroke-width="2.6" stroke-linejoin="round"')


@contextmanager
def left_to_boards(c: Canvas) -> Iterator[None]:
    """What a board draws itself, and a bare picture leaves out."""
    c.open_group(f'class="{LIVE}"')
    yield
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
    """A board draws the lines itself, so that they can be left out there."""
    grid = rings(cells)
    c.path(grid, f'class="grid {LIVE}" fill="none" stroke="#2b2113" stroke-opacity=".26" stroke-width="1"')
    dots = [svg_areas.centre_of(m, h) for h in range(m.size)]
    c.dots(dots, 2.9, "#1d160c")
    c.dots(dots, 1.8, "#fffbe8")


def draw_names(c: Canvas, m: Board) -> None:
    c.open_group(
        'class="hex-names" font-size="10.5" text-anchor="middle" fill="#2b2113" stroke="#f5eeda" stroke-opacity=".72" '
        'stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
    )
    for h in range(m.size):
        x, y = svg_areas.centre_of(m, h)
        c.add(f'<text x="{number(x)}" y="{number(y - 12 * TALL + 12.5)}">{m.hex_name(h)}</text>')
    c.close_group()
