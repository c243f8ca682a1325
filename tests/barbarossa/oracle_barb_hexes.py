"""A second, plain reading of Barbarossa: hexes, lines, Line of Sight and Kill Zones, from rulebook and guide alone.

Exact fractions: a hexagon is |y| < 1 and |x| + |y| < 2 around its centre (3 * col, 2 * row + (col & 1)).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

from sandtable.games.barbarossa.rules.names import ABILITY_NAMES, TERRAIN_NAMES, TYPE_NAMES
from sandtable.games.barbarossa.rules.state import HIDDEN, SUPPRESSED, State

BLOCKING = {
    "brush", "light-woods", "forest", "forest-glade", "light-glade", "village", "town", "railway-station",
}  # fmt: skip
GLADES = ("forest-glade", "light-glade")
Point = tuple[int, int]


# --- the lattice ---


def centre(rows: int, h: int) -> Point:
    col, row = divmod(h, rows)
    return 3 * col, 2 * row + (col & 1)


@cache
def cube(rows: int, h: int) -> tuple[int, int, int]:
    """q to the lower right, r down: three numbers that add up to nothing."""
    x, y = centre(rows, h)
    q = x // 3
    r = (y - q) // 2
    return q, r, -q - r


@cache
def distance(rows: int, a: int, b: int) -> int:
    return max(abs(m - n) for m, n in zip(cube(rows, a), cube(rows, b), strict=True))


def turned(rows: int, from_: int, to: int, times: int) -> Point:
    """The way from one hex to another, seen after turning the board so that direction `times` points up."""
    q, r, s = (n - m for m, n in zip(cube(rows, from_), cube(rows, to), strict=True))
    for _ in range(times):  # a sixth against the clock
        q, r, s = -s, -q, -r
    return 3 * q, 2 * r + q


def neighbours(cols: int, rows: int, h: int) -> list[int]:
    """By direction, up first and on with the clock; -1 off the board."""
    found = []
    x, y = centre(rows, h)
    for dx, dy in ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)):
        col = (x + dx) // 3
        row = (y + dy - (col & 1)) // 2
        found.append(col * rows + row if 0 <= col < cols and 0 <= row < rows else -1)
    return found


# --- lines ---


@lru_cache(maxsize=200_000)
def crossed(cols: int, rows: int, a: int, b: int) -> tuple[tuple[int, ...], ...]:
    """What the line from centre to centre passes between its ends, in order: a hex, or the two that it runs between."""
    (x0, y0), (x1, y1) = centre(rows, a), centre(rows, b)
    found: list[tuple[Fraction, Fraction, int, bool]] = []
    far = distance(rows, a, b) + 2
    for h in range(cols * rows):
        if h in (a, b) or distance(rows, a, h) + distance(rows, h, b) > far:
            continue  # no line from a to b comes near it
        x, y = centre(rows, h)
        low, high, inside = Fraction(0), Fraction(1), True
        for p, q, most in ((0, 1, 1), (0, -1, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
            start = Fraction(p * (x0 - x) + q * (y0 - y))
            slope = Fraction(p * (x1 - x0) + q * (y1 - y0))
            if slope == 0:
                if start > most:
                    low, high = Fraction(1), Fraction(0)
                elif start == most:
                    inside = False
            elif slope > 0:
                high = min(high, (most - start) / slope)
            else:
                low = max(low, (most - start) / slope)
        if low < high:
            found.append((low, high, h, inside))
    stations: list[tuple[int, ...]] = []
    taken: set[int] = set()
    for low, high, h, inside in sorted(found):
        if h in taken:
            continue
        if inside:
            stations.append((h,))
        else:
            pair = [k for lo, hi, k, within in found if not within and (lo, hi) == (low, high)]
            taken |= set(pair)
            stations.append(tuple(sorted(pair)))
    return tuple(stations)


# --- sight ---


class Eyes:
    """One state of the game, looked at with other eyes."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.ground = g.rules.ground
        self.cols, self.rows = self.ground.cols, self.ground.rows
        self.lines: dict[tuple[int, int, str], bool] = {}  # of this moment

    def card(self, u: int):  # type: ignore[no-untyped-def]
        return self.g.rules.tables.cards[self.g.u_card[u]]

    def type(self, u: int) -> str:
        return TYPE_NAMES[self.card(u).type]

    def can(self, u: int, ability: str) -> bool:
        return bool(self.card(u).abilities >> ABILITY_NAMES.index(ability) & 1)

    def has(self, u: int, flag: int) -> bool:
        return bool(self.g.u_flags[u] & flag)

    def terrain(self, h: int) -> str:
        return TERRAIN_NAMES[self.g.h_terrain[h]]

    def level(self, h: int) -> int:
        return self.ground.level[h]

    def far(self, a: int, b: int) -> int:
        return distance(self.rows, a, b)

    def place(self, u: int) -> int:
        return self.g.u_hex[self.g.u_carrier[u]] if self.g.u_carrier[u] >= 0 else self.g.u_hex[u]

    def on_board(self, u: int) -> bool:
        return self.g.u_hex[u] >= 0

    def units(self, side: int | None = None) -> list[int]:
        both = range(len(self.g.u_card))
        return sorted(
            (u for u in both if side in (None, self.g.u_side[u])), key=lambda u: (self.g.u_side[u], self.g.u_flag[u])
        )

    def enemies(self, u: int) -> list[int]:
        return self.units(1 - self.g.u_side[u])

    def engaged(self, u: int) -> bool:
        """Shares its hex with a visible enemy; the hidden and what flies do not."""
        h = self.g.u_hex[u]
        if h < 0 or self.type(u) == "aircraft" or self.has(u, HIDDEN):
            return False
        there = [v for v in self.enemies(u) if self.g.u_hex[v] == h and self.type(v) != "aircraft"]
        return any(not self.has(v, HIDDEN) for v in there)

    def eyesight(self, u: int) -> int:
        if self.has(u, SUPPRESSED) or self.engaged(u):
            return 1
        return (8 if self.has(u, HIDDEN) else 6) + self.level(self.place(u))

    def sees(self, u: int, h: int) -> bool:
        from_ = self.place(u)
        if from_ < 0 or self.type(u) == "aircraft":
            return False
        if self.far(from_, h) > self.eyesight(u):
            return False
        key = (from_, h, self.type(u))
        if key not in self.lines:
            self.lines[key] = self.line(*key)
        return self.lines[key]

    def line(self, a: int, b: int, type_: str) -> bool:
        if a == b:
            return True
        if self.g.h_smoke[a] or self.g.h_smoke[b]:
            return False
        if self.far(a, b) > 1:
            if "ravine" in (self.terrain(a), self.terrain(b)) or self.terrain(b) == "forest":
                return False
            if not self.clear(a, b):
                return False
        return self.terrain(a) not in GLADES or type_ == "infantry" or self.by_exit(a, b)

    def by_exit(self, a: int, b: int) -> bool:
        """The line leaves through an exit; where it leaves by a corner, through one of the two sides there."""
        first = crossed(self.cols, self.rows, a, b)
        next_ = first[0] if first else (b,)
        around = neighbours(self.cols, self.rows, a)
        return any(h in next_ and self.g.h_exits[a] >> d & 1 for d, h in enumerate(around))

    def clear(self, a: int, b: int) -> bool:
        """With the switch of A20 a line is the same from both ends: it is looked along from the higher one."""
        if self.g.rules.options.hill_shadow == 0 or self.level(a) > self.level(b):
            return self.clear_from(a, b)
        if self.level(a) < self.level(b):
            return self.clear_from(b, a)
        return self.clear_from(a, b) and self.clear_from(b, a)

    def clear_from(self, a: int, b: int) -> bool:
        stations = crossed(self.cols, self.rows, a, b)
        for i, station in enumerate(stations):
            if all(self.stops(a, b, h, i == len(stations) - 1) for h in station):
                return False
        return True

    def stops(self, a: int, b: int, h: int, last: bool) -> bool:
        """A hex on the way. From a hill what grows hides itself and the one hex behind it."""
        if self.g.h_smoke[h]:
            return True
        mine, its, level = self.level(a), self.level(b), self.level(h)
        if level > mine or (level == mine and level > its):
            return True
        if level > its and last:
            return True  # its shadow
        if self.terrain(h) not in BLOCKING:
            return False
        return last if mine > 0 else True


# --- Kill Zones ---


def in_cone(rows: int, from_: int, facing: int, h: int, wide: bool, open_: bool) -> bool:
    """Thirty degrees either side of the front, of a pillbox sixty, borders too; `open_` is the other reading (A16)."""
    x, y = turned(rows, from_, h, facing)
    if y >= 0:
        return False
    if wide:
        return abs(x) <= 3 * abs(y)
    return abs(x) < 3 * abs(y) if open_ else abs(x) <= abs(y)
