"""Drawings of things without a rule: yards, gardens, fords, bridges, wells, graves, carts, haystacks."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.terrain.drawn.areas import centre_of
from sandtable.terrain.drawn.canvas import (
    Canvas,
    Spot,
    distance_to,
    number,
    rings,
    rounded,
    spots,
    sprinkle,
    towards,
    trace,
)
from sandtable.terrain.drawn.courses import lanes
from sandtable.terrain.drawn.lines import stroke
from sandtable.terrain.drawn.outline import FIELD_STYLE, HexOutline, Point, joined_sides, merge, scatter

PLANTS: Final = ["#5d8a3c", "#7fa64c", "#a04a3a", "#c7a23a"]


def hexes(m: Ground, kind: str) -> list[int]:
    return m.decor.get(kind, [])


def outline(m: Ground, kind: str) -> list[list[Point]]:
    """Hexes of a kind, run together."""
    member = [False] * m.size
    for h in hexes(m, kind):
        member[h] = True
    found = []
    for h in hexes(m, kind):
        joined = joined_sides(m.neighbours, h, member, False)
        found.append(HexOutline(m.rows, h, joined, FIELD_STYLE, 17).pieces(0)[0])
    return found


def draw_meadow(c: Canvas, board: list[list[Point]]) -> None:
    """Patches of richer and poorer grass, and flowers."""
    rich: list[Spot] = []
    poor: list[Spot] = []
    flowers: list[list[Spot]] = [[], [], []]
    for polygon in board:
        for at, chance in sprinkle(spots(polygon), 47, 960):
            if chance < 330:
                rich.append(at)
            elif chance > 780:
                poor.append(at)
        for at, chance in sprinkle(spots(polygon), 34, 970):
            if chance < 150:
                flowers[chance % 3].append(at)
    for radius in (46, 36, 25):
        c.dots(rich, radius, "#7f9a45", ' stroke-opacity=".10"')
        c.dots(poor, radius, "#c9b26a", ' stroke-opacity=".10"')
    for colour, places in zip(("#fffdf0", "#f0d24e", "#d46a5a"), flowers, strict=True):
        cluster = [(x + dx, y + dy) for x, y in places for dx, dy in ((0, 0), (4, 2.5), (-3, 4))]
        c.dots(cluster, 1.5, colour, ' stroke-opacity=".85"')


def draw_tracks(c: Canvas, m: Ground) -> None:
    """Two ruts in trodden earth."""
    data = "".join(rounded(spots(f.points), 26) for f in m.features if f.kind == "trail")
    c.path(data, stroke("#b59f6c", 27, 'stroke-opacity=".45"'))
    c.path(data, stroke("#8a6f42", 19, 'stroke-opacity=".9"'))
    c.path(data, stroke("#c3b07c", 13.5))
    c.path(data, stroke("#a9a562", 6, 'stroke-dasharray="5 7" stroke-opacity=".8"'))


def draw_yards(c: Canvas, m: Ground) -> None:
    """Trodden earth with cobbles."""
    pieces = outline(m, "yard")
    area = rings(merge(pieces))
    c.path(area, 'fill="#cbb78f" fill-opacity=".85" fill-rule="evenodd" stroke="#a8926a" stroke-width="1.2"')
    stones: list[Spot] = []
    for piece in pieces:
        polygon = spots(piece)
        for at, chance in sprinkle(polygon, 10.5, 191):
            if chance < 640 and distance_to(polygon, at) > 4:
                stones.append(at)
    c.dots(stones, 3.5, "#a8966f")
    c.dots([(x - 0.5, y - 0.6) for x, y in stones], 2.8, "#dccba4")


def draw_gardens(c: Canvas, m: Ground) -> None:
    """Beds in rows (11.16: open ground)."""
    for h in hexes(m, "garden"):
        x, y = centre_of(m, h)
        for n, (dx, dy) in enumerate(((-33, -30), (3, -30), (-33, 6), (3, 6))):
            bed = f"M{number(x + dx)} {number(y + dy)}h30v26h-30Z"
            c.path(bed, 'fill="#8a6a42" stroke="#6b4f2e" stroke-width="1.2"')
            colour = PLANTS[scatter(h, n, 81, len(PLANTS))]
            plants = [(x + dx + 5 + 6.7 * i, y + dy + 5.5 + 7.5 * j) for i in range(4) for j in range(3)]
            c.dots(plants, 2.6, "#3d5a26")
            c.dots([(px, py - 0.6) for px, py in plants], 1.9, colour)


def draw_fords(c: Canvas, m: Ground) -> None:
    for h in hexes(m, "ford"):
        x, y = centre_of(m, h)
        c.dots([(x, y)], 24, "#c9b98c", ' stroke-opacity=".75"')
        stones = [(x + dx, y + dy) for dx, dy in ((-18, -4), (-8, 5), (2, -5), (11, 4), (20, -3), (-26, 3))]
        c.dots(stones, 5.4, "#6f6757")
        c.dots([(px - 0.8, py - 1) for px, py in stones], 4.2, "#b8af9d")


def draw_bridges(c: Canvas, m: Ground) -> None:
    """Planks across the road and a rail on each side."""
    for h in hexes(m, "bridge"):
        for line in lanes(m.rows, h, m.road[h]):
            a, *via, b = spots(line)
            data = trace([towards(a, b, 9), *via, towards(b, a, 9)], False)
            shadow = stroke("#20180c", 52, 'stroke-opacity=".35" transform="translate(4 8)"')
            for look in (shadow, stroke("#5a4a34", 50), stroke("#b79f76", 43), stroke("#d0bb92", 36)):
                c.path(data, butt(look))
            c.path(data, butt(stroke("#8d7851", 43, 'stroke-dasharray="1.5 7.5"')))


def butt(look: str) -> str:
    """Strokes with flat ends."""
    return look.replace('linecap="round"', 'linecap="butt"')


def draw_things(c: Canvas, m: Ground) -> None:
    for h in hexes(m, "well"):
        draw_well(c, centre_of(m, h))
    for h in hexes(m, "monument"):
        draw_monument(c, centre_of(m, h))
    for h in hexes(m, "graves"):
        draw_graves(c, centre_of(m, h), h)
    for h in hexes(m, "cart"):
        draw_cart(c, centre_of(m, h))
    for h in hexes(m, "hay"):
        draw_hay(c, centre_of(m, h))
    for h in hexes(m, "camp"):
        draw_camp(c, centre_of(m, h))
    for h in hexes(m, "sails"):
        draw_sails(c, centre_of(m, h))


def draw_well(c: Canvas, at: Spot) -> None:
    x, y = at[0] + 27, at[1] - 20
    c.dots([(x + 2, y + 4)], 15, "#20180c", ' stroke-opacity=".3"')
    c.dots([(x, y)], 14, "#4f4a42")
    c.dots([(x, y)], 12.4, "#b5ad9d")
    c.dots([(x, y)], 8, "#2f4a55")
    c.dots([(x - 2, y - 2)], 2.4, "#7fa3b0")
    c.path(trace([(x - 14, y), (x + 14, y)], False), stroke("#5b3f23", 3.2))


def draw_monument(c: Canvas, at: Spot) -> None:
    x, y = at[0] + 25, at[1] - 22
    c.path(f"M{number(x - 10)} {number(y - 6)}h26v24h-26Z", 'fill="#20180c" fill-opacity=".3"')
    c.path(f"M{number(x - 13)} {number(y - 12)}h26v24h-26Z", 'fill="#a8a296" stroke="#4f4a42" stroke-width="1.4"')
    c.path(f"M{number(x - 8)} {number(y - 7)}h16v14h-16Z", 'fill="#cfc9bc" stroke="#6c665b" stroke-width="1"')
    c.path(
        f"M{number(x - 1.6)} {number(y - 6)}h3.2v12h-3.2ZM{number(x - 4.5)} {number(y - 3)}h9v3h-9Z", 'fill="#5a5348"'
    )


def draw_graves(c: Canvas, at: Spot, h: int) -> None:
    crosses, mounds = "", ""
    for n in range(6):
        x = at[0] - 30 + 30 * (n % 3) + scatter(h, n, 83, 5) - 2
        y = at[1] - 18 + 36 * (n // 3) + scatter(h, n, 84, 5) - 2
        mounds += f"M{number(x - 5)} {number(y + 4)}h10v14h-10Z"
        crosses += f"M{number(x)} {number(y - 9)}v12M{number(x - 4.5)} {number(y - 5)}h9"
    c.path(mounds, 'fill="#8f8453" fill-opacity=".7" stroke="#6d6440" stroke-width=".9"')
    c.path(crosses, stroke("#3f3a33", 4.2))
    c.path(crosses, stroke("#c9c3b6", 2.4))


def draw_cart(c: Canvas, at: Spot) -> None:
    x, y = at[0] - 26, at[1] + 22
    c.add(f'<g transform="translate({number(x)} {number(y)}) rotate(-18)">')
    c.path("M-15 -6h34v18h-34Z", 'fill="#20180c" fill-opacity=".3"')
    c.path("M-18 -10h34v18h-34Z", 'fill="#8a643c" stroke="#3d2915" stroke-width="1.5"')
    c.path("M-18 -4h34M-18 2h34M16 -7l18 4M16 5l18 -4", 'fill="none" stroke="#4b341c" stroke-width="1.5"')
    c.path("M-12 -13h12v3h-12ZM-12 8h12v3h-12Z", 'fill="#2f2114"')
    c.close_group()


def draw_hay(c: Canvas, at: Spot) -> None:
    for dx, dy, r in ((-24, 18, 15), (4, 26, 12)):
        x, y = at[0] + dx, at[1] + dy
        c.dots([(x + 3, y + 5)], r, "#20180c", ' stroke-opacity=".3"')
        c.dots([(x, y)], r, "#8f7431")
        c.dots([(x - 0.8, y - 1)], r - 1.6, "#d3b455")
        c.dots([(x - 2, y - 2.5)], r * 0.62, "#e6cf7c")
        c.dots([(x - 2.4, y - 3.2)], r * 0.22, "#b59640")


def draw_camp(c: Canvas, at: Spot) -> None:
    """Crates and a field table."""
    x, y = at[0] + 18, at[1] - 24
    for dx, dy, w in ((-20, -6, 15), (-2, -9, 13), (14, 2, 12)):
        box = f"M{number(x + dx)} {number(y + dy)}h{w}v{w}h-{w}Z"
        c.path(box, 'fill="#20180c" fill-opacity=".3" transform="translate(3 4)"')
        c.path(box, 'fill="#6f6a45" stroke="#34311d" stroke-width="1.3"')
        c.path(
            f"M{number(x + dx)} {number(y + dy)}l{w} {w}M{number(x + dx + w)} {number(y + dy)}l-{w} {w}",
            stroke("#4a4629", 1),
        )


def draw_sails(c: Canvas, at: Spot) -> None:
    """Of a windmill, over its roofless tower."""
    c.add(f'<g transform="translate({number(at[0])} {number(at[1] - 6)}) rotate(24)">')
    arms = "M0 0V-58M0 0V58M0 0H-58M0 0H58"
    cloths = "M2 -56h13v40h-13ZM-2 56h-13v-40h13ZM56 2v13h-40v-13ZM-56 -2v-13h40v13Z"
    c.path(cloths, 'fill="#20180c" fill-opacity=".3" transform="translate(5 7)"')
    c.path(cloths, 'fill="#efe6cd" fill-opacity=".88" stroke="#8a7a55" stroke-width="1.2"')
    c.path("M2 -46h13M2 -36h13M2 -26h13M-2 46h-13M-2 36h-13M-2 26h-13", stroke("#a8966b", 1))
    c.path("M46 2v13M36 2v13M26 2v13M-46 -2v-13M-36 -2v-13M-26 -2v-13", stroke("#a8966b", 1))
    c.path(arms, stroke("#4b341c", 3.4))
    c.dots([(0, 0)], 5.5, "#4b341c")
    c.close_group()
