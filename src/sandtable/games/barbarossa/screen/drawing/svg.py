"""Draws a map of Barbarossa as SVG: relief, ground, water, growth, ways and settlements."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.screen.drawing import growth, houses, water
from sandtable.games.barbarossa.screen.drawing.scenery import scenery
from sandtable.terrain.crest import ground as ground_of_level
from sandtable.terrain.drawn import areas, lines, meadow
from sandtable.terrain.drawn import sheet as svg
from sandtable.terrain.drawn.canvas import TALL, Canvas, number, rings
from sandtable.terrain.drawn.outline import Point, merge

RAVINE_WIDTH: Final = 1.45
ROAD_WIDTH: Final = 0.95


@lru_cache(maxsize=16)
def draw_ground(ground: Ground) -> str:
    """The whole sheet, ready to be shown as an image; "#bare" leaves grid and names of the hexes out."""
    m = scenery(ground)
    c = svg.begin_sheet(m)
    cells = svg.cells_of(m)
    with svg.on_board(c, m, cells):
        meadow.draw_meadow(c, m, [cells[h] for h in range(m.size) if not growth.is_covered(m, h)])
        areas.draw_ground(c, m, cells)
        draw_land(c, m)
        draw_standing(c, m)
        draw_rim(c, m, cells)
        svg.draw_grid(c, m, cells)
        draw_levels(c, m)
    with svg.left_to_boards(c):
        svg.draw_names(c, m)
    return svg.end_sheet(c)


def draw_land(c: Canvas, m: Ground) -> None:
    """What lies flat or grows low."""
    growth.draw_ploughed(c, m)
    areas.draw_marsh(c, m)
    areas.draw_water(c, m)
    water.draw_rivers(c, m)
    water.draw_fords(c, m)
    lines.draw_gullies(c, m, RAVINE_WIDTH)
    houses.draw_settled_ground(c, m)
    draw_shade(c, m)


def draw_standing(c: Canvas, m: Ground) -> None:
    """What stands up, and the ways between."""
    areas.draw_brush(c, m)
    growth.draw_groves(c, m)
    areas.draw_woods(c, m)
    growth.draw_clearings(c, m)
    growth.draw_glades(c, m)
    growth.draw_rocks(c, m)
    for f in m.features:
        if f.kind == "cliff":
            lines.draw_cliff(c, m, f)
    water.draw_bridges(c, m)
    lines.draw_roads(c, m, ROAD_WIDTH)
    lines.draw_railways(c, m)
    water.draw_parapets(c, m)
    houses.draw_settlements(c, m)


def draw_shade(c: Canvas, m: Ground) -> None:
    """A tint over what hides the colour of a hill."""
    for level in range(1, max(m.level) + 1):
        c.path(rings(merge(ground_of_level(m, level))), 'fill="#7a4f1d" fill-opacity=".07" fill-rule="evenodd"')


def draw_rim(c: Canvas, m: Ground, cells: list[list[Point]]) -> None:
    """Only aircraft are there (A65): it lies under a veil."""
    veil = rings(merge([cells[h] for h in range(m.size) if m.rim[h]]))
    c.path(veil, 'fill="#d9cfb2" fill-opacity=".52" fill-rule="evenodd"')
    c.path(veil, 'fill="none" stroke="#6d5b3a" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="7 5"')


def draw_levels(c: Canvas, m: Ground) -> None:
    """The height of each hex above the plain."""
    c.open_group(
        'font-size="15" font-weight="bold" text-anchor="middle" fill="#5b3517" stroke="#f7ecd0" stroke-opacity=".8" '
        'stroke-width="3" stroke-linejoin="round" paint-order="stroke"'
    )
    for h in range(m.size):
        if m.level[h]:
            x, y = areas.centre_of(m, h)
            c.add(f'<text x="{number(x + 34)}" y="{number(y + 12 * TALL - 10)}">{m.level[h]}</text>')
    c.close_group()
