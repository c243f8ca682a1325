"""Draws a Commander map as SVG, from the very features that sight is traced against."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.drawn import roofs as svg_roofs
from sandtable.commander.map.drawn import torn as svg_torn
from sandtable.commander.map.map import Map
from sandtable.terrain.drawn import areas as svg_areas
from sandtable.terrain.drawn import lines as svg_lines
from sandtable.terrain.drawn import meadow as svg_meadow
from sandtable.terrain.drawn.canvas import Canvas, number
from sandtable.terrain.drawn.outline import Point
from sandtable.terrain.drawn.sheet import (
    SERIF,
    begin_sheet,
    cells_of,
    draw_grid,
    draw_names,
    end_sheet,
    label,
    left_to_boards,
    on_board,
)

COVERING: Final = ("woods", "field", "water-barrier", "marsh", "shellhole", "rubble", "destroyed-woods", "quarry")


def draw_map(m: Map) -> str:
    """The whole sheet: margin, title, compass and board."""
    c = begin_sheet(m)
    draw_board(c, m)
    return end_sheet(c)


def draw_board(c: Canvas, m: Map) -> None:
    cells = cells_of(m)
    with on_board(c, m, cells):
        svg_meadow.draw_meadow(c, m, open_ground(m, cells))
        svg_areas.draw_ground(c, m, cells)
        svg_areas.draw_fields(c, m)
        svg_torn.draw_shellholes(c, m)
        svg_torn.draw_quarries(c, m)
        svg_areas.draw_marsh(c, m)
        svg_areas.draw_water(c, m)
        svg_lines.draw_gullies(c, m)
        svg_lines.draw_streams(c, m)
        svg_areas.draw_brush(c, m)
        svg_areas.draw_orchards(c, m)
        svg_areas.draw_woods(c, m)
        svg_torn.draw_destroyed_woods(c, m)
        svg_torn.draw_boulders(c, m)
        svg_torn.draw_rubble(c, m)
        svg_lines.draw_bridges(c, m)
        svg_lines.draw_trails(c, m)
        svg_lines.draw_roads(c, m)
        svg_lines.draw_railways(c, m)
        svg_lines.draw_parapets(c, m)
        svg_roofs.draw_buildings(c, m)
        svg_lines.draw_hexsides(c, m)
        draw_grid(c, m, cells)
        draw_observers(c, m)
    with left_to_boards(c):
        draw_names(c, m)
        draw_objectives(c, m)


def open_ground(m: Map, cells: list[list[Point]]) -> list[list[Point]]:
    """Hexes that nothing covers as a whole."""
    covered = {h for f in m.features if f.kind in COVERING for h in f.hexes}
    return [cell for h, cell in enumerate(cells) if h not in covered]


def draw_observers(c: Canvas, m: Map) -> None:
    """A target where a Forward Artillery Observer stands, below the centre dot."""
    for h in m.observers:
        x, y = svg_areas.centre_of(m, h)
        y += 30
        c.dots([(x, y)], 12, "#f5eeda", ' stroke-opacity=".85"')
        for r, width in ((11, 1.6), (6, 1.4)):
            c.add(
                f'<circle cx="{number(x)}" cy="{number(y)}" r="{r}" fill="none" stroke="#7d2318" '
                f'stroke-width="{width}"/>'
            )
        c.path(
            f"M{number(x - 15)} {number(y)}h30M{number(x)} {number(y - 15)}v30", 'stroke="#7d2318" stroke-width="1.4"'
        )


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
