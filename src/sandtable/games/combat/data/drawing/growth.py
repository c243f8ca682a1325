"""Drawings of what grows: trees, orchards, long grass."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.terrain.board import Feature
from sandtable.terrain.drawn.areas import centre_of, of_kind
from sandtable.terrain.drawn.canvas import Canvas, Spot, between, distance_to, length, rings, spots, sprinkle, trace
from sandtable.terrain.drawn.outline import merge, scatter

# darkest to lightest of each kind of crown: oak, ash, pine, beech
CROWNS: Final = [
    ["#2e4a22", "#46682f", "#5f843e", "#8fae5c"],
    ["#33512a", "#4e7237", "#6a9048", "#9dbb6a"],
    ["#26402a", "#37583a", "#4a714a", "#789a68"],
    ["#3a4f22", "#56702e", "#76913d", "#a9bd62"],
]
FRUIT: Final = [(-14.5, -15.0), (14.5, -15.0), (-14.5, 15.5), (14.5, 15.5)]  # 11.10: four trees in each hex


def middle(points: list[Spot]) -> Spot:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def draw_trees(c: Canvas, m: Ground) -> None:
    """Crowns, the lower ones on the sheet over the higher: each the very outline that blocks (11.03)."""
    trees = [f for f in m.features if f.kind == "trees"]
    shade = rings([f.points for f in trees])
    c.path(shade, 'fill="#1c2413" fill-opacity=".30" transform="translate(5 8)"')
    for f in sorted(trees, key=lambda f: middle(spots(f.points))[1]):
        draw_tree(c, f)


def draw_tree(c: Canvas, f: Feature) -> None:
    crown = spots(f.points)
    x, y = middle(crown)
    colours = CROWNS[scatter(f.points[0][0], f.points[0][1], 7, len(CROWNS))]
    radius = sum(length(p, (x, y)) for p in crown) / len(crown)
    dark, body, light, glint = colours
    c.path(trace(crown, True), f'fill="{dark}" stroke="#1d2f15" stroke-width="1.5" stroke-linejoin="round"')
    ring = [between((x, y), p, 0.66) for p in crown]
    c.dots(ring, radius * 0.29, body)
    c.dots([*[between((x, y), p, 0.34) for p in crown[::2]], (x, y)], radius * 0.34, body)
    lit = [(px - radius * 0.07, py - radius * 0.1) for px, py in ring if px + py < x + y + radius * 0.5]
    c.dots(lit, radius * 0.19, light)
    c.dots([(x - radius * 0.18, y - radius * 0.25), (x + radius * 0.2, y - radius * 0.02)], radius * 0.25, light)
    sun = [(px - radius * 0.1, py - radius * 0.14) for px, py in ring if px + py < x + y - radius * 0.3]
    c.dots([*sun, (x - radius * 0.26, y - radius * 0.36)], radius * 0.085, glint)


def draw_orchards(c: Canvas, m: Ground) -> None:
    pieces = of_kind(m, "orchard")
    c.path(rings(merge(pieces)), 'fill="#c3cf8d" fill-opacity=".85" stroke="#8a9a55" stroke-width="1.4"')
    trees: list[Spot] = []
    for f in m.features:
        if f.kind == "orchard":
            x, y = centre_of(m, f.hexes[0])
            trees += [(x + dx * 1.3, y + dy * 1.3) for dx, dy in FRUIT]
    rows = "".join(trace([(x - 17, y + 9), (x + 17, y + 9)], False) for x, y in trees)
    c.path(rows, 'stroke="#97a862" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"')
    c.dots([(x + 4, y + 6) for x, y in trees], 16, "#3d4a20", ' stroke-opacity=".32"')
    c.dots(trees, 16.5, "#34501f")
    c.dots(trees, 15, "#5c8038")
    for dx, dy, r, colour in (
        (-6, -5, 6.6, "#7fa04f"), (5, -6, 5.8, "#7fa04f"), (-4, 6, 5.6, "#6f9344"), (6.5, 5, 5.2, "#6f9344"),
        (-6.5, -6.8, 2.8, "#bcd28c"), (3.4, -8, 2.1, "#bcd28c"),
    ):  # fmt: skip
        c.dots([(x + dx, y + dy) for x, y in trees], r, colour)
    c.dots([(x + dx, y + dy) for x, y in trees for dx, dy in ((-8, 1), (1, -1), (9, -2), (-1, 10))], 1.7, "#c94f36")


def draw_long_grass(c: Canvas, m: Ground) -> None:
    pieces = of_kind(m, "long-grass")
    area = rings(merge(pieces))
    c.path(area, 'fill="#b9b866" fill-opacity=".72" fill-rule="evenodd" stroke="#8d8f45" stroke-width="1.2"')
    blades: list[str] = ["", "", ""]
    for piece in pieces:
        polygon = spots(piece)
        for (x, y), chance in sprinkle(polygon, 8.5, 141):
            if distance_to(polygon, (x, y)) > 3.5:
                lean = chance % 7 - 3
                tuft = trace([(x, y), (x + lean, y - 9)], False) + trace([(x + 1.6, y), (x + 3 + lean, y - 7)], False)
                blades[chance % 3] += tuft + trace([(x - 1.4, y), (x - 3 + lean, y - 6.5)], False)
    for colour, data in zip(("#7d8238", "#949640", "#d8d28a"), blades, strict=True):
        c.path(data, f'fill="none" stroke="{colour}" stroke-width="1.25" stroke-linecap="round"')
