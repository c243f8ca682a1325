"""Draws a map as SVG: the trees and logs that stand in the way of a line, and everything else as scenery."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.data.drawing import (
    decor as draw_decor,
)
from sandtable.games.combat.data.drawing import (
    growth as draw_growth,
)
from sandtable.games.combat.data.drawing import (
    houses as draw_houses,
)
from sandtable.games.combat.data.drawing import (
    ridges as draw_ridges,
)
from sandtable.games.combat.data.drawing.scenery import scenery
from sandtable.games.combat.rules.names import BUILDING, FIELD
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.terrain.drawn import areas as svg_areas
from sandtable.terrain.drawn import lines as svg_lines
from sandtable.terrain.drawn import sheet as svg
from sandtable.terrain.drawn.canvas import Canvas

COMPASS: Final = ["N", "", "", "S", "", ""]  # the numbers turn with each scenario
STREAM_WIDTH: Final = 2.0
GULLY_WIDTH: Final = 1.5
ROAD_WIDTH: Final = 2.1


def draw_ground(ground: Ground) -> str:
    """The whole sheet, ready to be shown as an image; "#bare" leaves the names of the hexes out."""
    m = scenery(ground)
    c = svg.begin_sheet(m, COMPASS)
    cells = svg.cells_of(m)
    with svg.on_board(c, m, cells):
        grass = [cells[h] for h in range(m.size) if m.terrain[h] != FIELD]
        draw_decor.draw_meadow(c, grass)
        svg_areas.draw_ground(c, m, grass)
        draw_land(c, m)
        draw_ridges.draw_contours(c, m)
        draw_works(c, m)
        draw_growth.draw_trees(c, m)
        svg.draw_grid(c, m, cells)
        draw_building_dots(c, m)
    with svg.left_to_boards(c):
        svg.draw_names(c, m)
    return svg.end_sheet(c)


def draw_land(c: Canvas, m: Ground) -> None:
    """What lies flat or grows low."""
    draw_decor.draw_yards(c, m)
    draw_decor.draw_gardens(c, m)
    svg_areas.draw_fields(c, m)
    svg_areas.draw_marsh(c, m)
    draw_ridges.draw_hollows(c, m)
    svg_lines.draw_gullies(c, m, GULLY_WIDTH)
    svg_lines.draw_streams(c, m, STREAM_WIDTH)
    draw_decor.draw_fords(c, m)
    draw_ridges.draw_shade(c, m)
    draw_growth.draw_long_grass(c, m)
    draw_decor.draw_tracks(c, m)
    svg_lines.draw_roads(c, m, ROAD_WIDTH)
    draw_decor.draw_bridges(c, m)


def draw_works(c: Canvas, m: Ground) -> None:
    """What stands up."""
    draw_growth.draw_orchards(c, m)
    draw_ridges.draw_rocks(c, m)
    draw_ridges.draw_logs(c, m)
    draw_ridges.draw_walls(c, m)
    draw_ridges.draw_hedges(c, m)
    draw_houses.draw_buildings(c, m)
    draw_decor.draw_things(c, m)


def draw_building_dots(c: Canvas, m: Ground) -> None:
    """11.02a: a white centre circle with a red border."""
    dots = [svg_areas.centre_of(m, h) for h in range(m.size) if m.terrain[h] == BUILDING]
    c.dots(dots, 5.2, "#a51f1a")
    c.dots(dots, 3.2, "#fffdf4")
