"""Open ground: patches of richer and poorer growth, tufts, and what is strewn over it, by the kind of land."""

from __future__ import annotations

from typing import Final

from sandtable.terrain.board import Board
from sandtable.terrain.drawn.canvas import Canvas, Spot, number, spots, sprinkle
from sandtable.terrain.drawn.outline import Point

# of each kind of land: rich and poor patches, dark and light blades, and the colours of what is strewn about
LANDS: Final[dict[str, tuple[str, str, str, str, list[str]]]] = {
    "meadow": ("#8aa04a", "#c9a95e", "#84884a", "#eef0c0", ["#fffdf0", "#efd04a", "#cf6b59"]),
    "steppe": ("#b4ae52", "#c9984c", "#a08640", "#fdf0bf", ["#f3dc6a", "#fffbe6", "#d58a4a"]),
    "desert": ("#dcbc7c", "#bf8d50", "#b08c50", "#fff1cf", ["#a98d63", "#c9b083", "#8f764f"]),
    "mountain": ("#86985a", "#b9a56c", "#747a4c", "#eef0cc", ["#b9b4a8", "#fffdf0", "#9d988c"]),
    "town": ("#a3a985", "#b6a284", "#979074", "#f6f0df", ["#b1a68f", "#cfc6b2", "#968c76"]),
    "pasture": ("#76963f", "#bda95c", "#6f8140", "#eaf2bd", ["#fffdf0", "#f0d24e", "#fffdf0"]),
    "snow": ("#ffffff", "#c6d0d4", "#9aa09a", "#ffffff", ["#ffffff", "#dfe6e8", "#b9c2c5"]),
    "mud": ("#9a8a5c", "#8d744c", "#84774a", "#e2d8b8", ["#7d8c8a", "#a3937a", "#6f6247"]),
    "heath": ("#8d9450", "#a58a8e", "#757f48", "#eef0c4", ["#a86f96", "#c79ab4", "#e9e2a4"]),
}
PATCHES: Final = (
    (46, 0.045),
    (37, 0.05),
    (28, 0.055),
    (19, 0.05),
    (11, 0.045),
)  # radius and strength of what fades out
CLUSTER: Final[list[Spot]] = [(0.0, 0.0), (3.6, 1.8), (-2.8, 3.0)]


def draw_meadow(c: Canvas, m: Board, open_ground: list[list[Point]]) -> None:
    rich_colour, poor_colour, dark, light, strewn = LANDS[m.ground]
    rich: list[Spot] = []
    poor: list[Spot] = []
    blades, shine = "", ""
    things: list[list[Spot]] = [[], [], []]
    for polygon in open_ground:
        outline = spots(polygon)
        for at, chance in sprinkle(outline, 39, 960):
            if chance < 300:
                rich.append(at)
            elif chance > 740:
                poor.append(at)
        for at, chance in sprinkle(outline, 23, 965):
            if chance < 330:
                blades += tuft(at, chance % 3)
            elif chance > 880:
                shine += tuft(at, chance % 3)
        for (x, y), chance in sprinkle(outline, 41, 970):
            if chance < 170:
                things[chance % 3] += [(x + dx, y + dy) for dx, dy in CLUSTER]
    for radius, strength in PATCHES:
        c.dots(rich, radius, rich_colour, f' stroke-opacity="{strength}"')
        c.dots(poor, radius, poor_colour, f' stroke-opacity="{strength}"')
    c.path(shine, f'fill="none" stroke="{light}" stroke-opacity=".6" stroke-width="1" stroke-linecap="round"')
    c.path(blades, f'fill="none" stroke="{dark}" stroke-opacity=".55" stroke-width="1" stroke-linecap="round"')
    for colour, places in zip(strewn, things, strict=True):
        c.dots([(x + 0.7, y + 0.9) for x, y in places], 1.3, "#2b2113", ' stroke-opacity=".16"')
        c.dots(places, 1.3, colour, ' stroke-opacity=".8"')


def tuft(at: Spot, lean: int) -> str:
    """Three blades from one root."""
    side = lean - 1
    return f"M{number(at[0] - 2.2)} {number(at[1])}l{side - 1}-3.6m2.2 3.6l{side * 0.6:.1f}-5m2 5l{side + 1}-3.8"
