"""Drawings of settlements: houses along the ways, gardens behind them, a church, a station."""

from __future__ import annotations

import math
from typing import Final

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.screen.drawing.growth import nearest_on
from sandtable.games.barbarossa.screen.drawing.water import along, beside, butt
from sandtable.terrain.drawn.areas import centre_of, draw_crowns, of_kind
from sandtable.terrain.drawn.canvas import Canvas, Spot, distance_to, length, number, rings, spots, sprinkle, trace
from sandtable.terrain.drawn.courses import lanes
from sandtable.terrain.drawn.lines import stroke
from sandtable.terrain.drawn.outline import merge, scatter

# shaded and lit slope: thatch, shingle, tin, tiles
ROOFS: Final = [("#8a7340", "#bda562"), ("#6a513a", "#987a58"), ("#6d7478", "#a2abad"), ("#8e4430", "#c06a4c")]
GARDENS: Final = ["#8ea452", "#a9b067", "#9b7a4d", "#b7a35a"]


class Look:
    """How thick a settlement is built: steps between houses, their sizes, and what they keep from a way."""

    def __init__(self, step: float, sizes: list[Spot], way: float, apart: float) -> None:
        self.step = step
        self.sizes = sizes  # length and depth
        self.way = way
        self.apart = apart  # between two houses, in parts of their length


LOOKS: Final[dict[int, Look]] = {
    names.VILLAGE: Look(9.0, [(17.0, 11.0), (15.0, 10.0), (19.0, 11.5)], 15.5, 0.64),
    names.TOWN: Look(7.0, [(23.0, 15.0), (20.0, 14.0), (26.0, 15.0), (18.0, 16.0)], 17.5, 0.53),
    names.RAILWAY_STATION: Look(11.0, [(17.0, 11.0), (19.0, 12.0)], 42.0, 0.6),
}


class House:
    def __init__(self, at: Spot, way: Spot, size: Spot, roof: int) -> None:
        self.at = at
        self.way = way  # unit vector along its ridge
        self.size = size
        self.roof = roof

    def corner(self, along: float, across: float) -> Spot:
        (x, y), (ux, uy) = self.at, self.way
        return x + ux * along - uy * across, y + uy * along + ux * across

    def slope(self, side: int) -> list[Spot]:
        half, deep = self.size[0] / 2, self.size[1] / 2 * side
        return [self.corner(-half, 0), self.corner(half, 0), self.corner(half, deep), self.corner(-half, deep)]

    def outline(self) -> list[Spot]:
        half, deep = self.size[0] / 2, self.size[1] / 2
        return [self.corner(x, y) for x, y in ((-half, -deep), (half, -deep), (half, deep), (-half, deep))]


def draw_settled_ground(c: Canvas, m: Ground) -> None:
    """Trodden earth and grass between the houses."""
    area = rings(merge(of_kind(m, "settled")))
    c.path(area, 'fill="#c9b681" fill-opacity=".7" fill-rule="evenodd" stroke="#a3935f" stroke-opacity=".6"')


def draw_settlements(c: Canvas, m: Ground) -> None:
    houses: list[House] = []
    for f in m.features:
        if f.kind == "settled":
            houses += houses_of(m, f.hexes[0], spots(f.points))
    draw_gardens(c, m, houses)
    draw_houses(c, houses)
    for h in range(m.size):
        if m.terrain[h] == names.RAILWAY_STATION:
            draw_station(c, m, h)
        elif m.terrain[h] == names.TOWN and is_first(m, h):
            draw_church(c, free_spot(m, h, houses))
    draw_garden_trees(c, m, houses)


def is_first(m: Ground, h: int) -> bool:
    """Of the town hexes that lie together."""
    return not any(other < h and m.terrain[other] == names.TOWN for other in m.adjacent(h))


def way_lines(m: Ground, h: int) -> list[list[Spot]]:
    found = [spots(line) for mask in (m.road[h], m.rail[h]) if mask for line in lanes(m.rows, h, mask)]
    x, y = centre_of(m, h)
    turn = math.radians(scatter(h, 1, 33, 180))
    far = (math.cos(turn) * 40, math.sin(turn) * 40)
    return found or [[(x - far[0], y - far[1]), (x + far[0], y + far[1])]]


def houses_of(m: Ground, h: int, polygon: list[Spot]) -> list[House]:
    """On spots strewn over the hex: none on a way, none in another, ridges along the nearest way."""
    look, lines = LOOKS[m.terrain[h]], way_lines(m, h)
    found: list[House] = []
    for at, chance in sprinkle(polygon, look.step, 231):
        size = look.sizes[chance % len(look.sizes)]
        away, (ux, uy) = nearest_on(lines, at)
        if away < look.way or distance_to(polygon, at) < size[1] * 0.7:
            continue
        if chance % 3 == 0 and away > 2 * look.way:
            ux, uy = -uy, ux
        if all(length(at, other.at) > (size[0] + other.size[0]) * look.apart for other in found):
            roof = scatter(h, chance, 35, 4) if m.terrain[h] != names.VILLAGE else scatter(h, chance, 35, 3)
            found.append(House(at, (ux, uy), size, roof))
    return found


def draw_gardens(c: Canvas, m: Ground, houses: list[House]) -> None:
    plots = ["", "", "", ""]
    rows = ""
    for n, house in enumerate(houses):
        if house.size[0] > 17.5 and n % 3:
            continue
        deep = house.size[1] / 2
        side = 1 if n & 1 else -1
        corners = [
            house.corner(x, y * side) for x, y in ((-9, deep + 1), (9, deep + 1), (9, deep + 13), (-9, deep + 13))
        ]
        plots[n % 4] += trace(corners, True)
        for part in (4, 7, 10):
            rows += trace([house.corner(-8, (deep + part) * side), house.corner(8, (deep + part) * side)], False)
    for colour, data in zip(GARDENS, plots, strict=True):
        c.path(data, f'fill="{colour}" fill-opacity=".75" stroke="#6b5a34" stroke-opacity=".6" stroke-width=".8"')
    c.path(rows, 'stroke="#5d6b33" stroke-opacity=".65" stroke-width="1.4" stroke-dasharray="1.5 2"')


def draw_houses(c: Canvas, houses: list[House]) -> None:
    shadows = "".join(trace([(x + 3, y + 4.5) for x, y in house.outline()], True) for house in houses)
    c.path(shadows, 'fill="#1f150b" fill-opacity=".38"')
    for roof, (dark, lit) in enumerate(ROOFS):
        slopes = ["", ""]
        for house in houses:
            if house.roof == roof:
                up = house.way[0] * -0.8 + house.way[1] * 0.6  # which of the two slopes looks at the light
                slopes[0] += trace(house.slope(1 if up < 0 else -1), True)
                slopes[1] += trace(house.slope(-1 if up < 0 else 1), True)
        for colour, data in zip((dark, lit), slopes, strict=True):
            c.path(data, f'fill="{colour}" stroke="#2e1d12" stroke-width=".9" stroke-linejoin="round"')
    ridges, chimneys = "", ""
    for n, house in enumerate(houses):
        half = house.size[0] / 2
        ridges += trace([house.corner(-half, 0), house.corner(half, 0)], False)
        if n % 2:
            x, y = house.corner(half * 0.45, 1.4)
            chimneys += f"M{number(x - 1.5)} {number(y - 1.5)}h3v3h-3Z"
    c.path(ridges, 'stroke="#fff0cf" stroke-opacity=".45" stroke-width="1.1"')
    c.path(chimneys, 'fill="#7a4632" stroke="#2e1d12" stroke-width=".6"')


def draw_garden_trees(c: Canvas, m: Ground, houses: list[House]) -> None:
    """Wherever there is room."""
    trees: list[Spot] = []
    for f in m.features:
        if f.kind == "settled":
            h, polygon = f.hexes[0], spots(f.points)
            lines, way = way_lines(m, h), LOOKS[m.terrain[h]].way
            for at, chance in sprinkle(polygon, 14, 241):
                clear = all(length(at, house.at) > house.size[0] * 0.62 + 2 for house in houses)
                if chance < 420 and clear and nearest_on(lines, at)[0] > way and distance_to(polygon, at) > 3:
                    trees.append(at)
    draw_crowns(c, trees, 4.6, ("#557a39", "#729a4c", "#a5c176"), False)


def free_spot(m: Ground, h: int, houses: list[House]) -> Spot:
    """Beside the way, where the church stands; houses make room by being drawn under it."""
    x, y = centre_of(m, h)
    spots_ = [(x + dx, y + dy) for dx, dy in ((0, -30), (26, 16), (-26, 16), (26, -16), (-26, -16), (0, 30))]
    lines = way_lines(m, h)
    return max(spots_, key=lambda at: nearest_on(lines, at)[0])


def draw_church(c: Canvas, at: Spot) -> None:
    """White walls, a green roof and onion domes."""
    x, y = at
    c.path(f"M{number(x - 14)} {number(y - 7)}h34v24h-34Z", 'fill="#1f150b" fill-opacity=".4"')
    c.path(f"M{number(x - 17)} {number(y - 12)}h34v24h-34Z", 'fill="#efe9d8" stroke="#4a4234" stroke-width="1.3"')
    c.path(f"M{number(x - 13)} {number(y - 9)}h26v9h-26Z", 'fill="#7fa58c"')
    c.path(f"M{number(x - 13)} {number(y)}h26v9h-26Z", 'fill="#5b8069"')
    domes = [(x - 11, y - 7), (x + 11, y - 7), (x - 11, y + 7), (x + 11, y + 7)]
    c.dots([(px + 1, py + 1.6) for px, py in domes], 3.6, "#1f150b", ' stroke-opacity=".4"')
    c.dots(domes, 3.5, "#4a4234")
    c.dots(domes, 2.7, "#3f7aa0")
    c.dots([(x + 1.4, y + 2.4)], 7.6, "#1f150b", ' stroke-opacity=".4"')
    c.dots([(x, y)], 7.2, "#4a4234")
    c.dots([(x, y)], 6.1, "#d9a93c")
    c.dots([(x - 1.8, y - 2)], 2.4, "#f6e2a0")
    c.path(f"M{number(x)} {number(y - 5)}v10M{number(x - 3)} {number(y - 1.5)}h6", stroke("#6d4a14", 1.3))


def draw_station(c: Canvas, m: Ground, h: int) -> None:
    """A siding, a platform with its building, and a water tower."""
    lines = [spots(line) for line in lanes(m.rows, h, m.rail[h])] or way_lines(m, h)
    line = max(lines, key=lambda line: length(line[0], line[-1]))
    middle = line[len(line) // 2]
    near = [along(middle, line[0], 44), middle, along(middle, line[-1], 44)]
    siding = beside(near, -15)
    for width, colour, more in ((11, "#a89d88", 'stroke-opacity=".8"'), (9, "#5b4632", 'stroke-dasharray="2.4 4.6"')):
        c.path(trace(siding, False), butt(stroke(colour, width, more)))
    for side in (-2.6, 2.6):
        c.path(trace(beside(siding, side), False), stroke("#2f3033", 1.5))
    platform = trace(beside(near, 15.5), False)
    c.path(platform, butt(stroke("#1f150b", 11, 'stroke-opacity=".35" transform="translate(2 4)"')))
    c.path(platform, butt(stroke("#6b6558", 11)))
    c.path(platform, butt(stroke("#c5bda9", 8.6)))
    c.path(platform, butt(stroke("#9a927f", 8.6, 'stroke-dasharray="1 8"')))
    hall = beside([along(middle, line[0], 20), middle, along(middle, line[-1], 20)], 30)
    way = (hall[-1][0] - hall[0][0], hall[-1][1] - hall[0][1])
    whole = length((0, 0), way) or 1.0
    draw_houses(c, [House(hall[1], (way[0] / whole, way[1] / whole), (46.0, 17.0), 3)])
    tower = beside([along(middle, line[0], 40), middle, along(middle, line[-1], 40)], -32)[0]
    c.dots([(tower[0] + 3, tower[1] + 5)], 8.5, "#1f150b", ' stroke-opacity=".38"')
    c.dots([tower], 8.2, "#4b3a28")
    c.dots([tower], 6.8, "#8f6b48")
    c.dots([(tower[0] - 1.6, tower[1] - 2)], 3.4, "#b9926a")
