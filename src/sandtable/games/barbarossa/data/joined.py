"""Maps that lie side by side or one below the other: the rim of one and the rim of the next are the same hexes.

Where the edges fit, ways, rivers and hills go on: two ends of a road that touch the same hex of the seam are joined
through it, so are rails and courses of rivers; a hex between two hills is as high as the lower of them. Roads that come
out farther apart are led along the seam to each other, so that no map is cut off from its neighbour. Not compiled.
"""

from __future__ import annotations

from itertools import pairwise

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import RAIL, ROAD, Ground
from sandtable.kernel.errors import BadFile
from sandtable.terrain.lattice import NONE

BESIDE = "+"  # between the names of maps that lie side by side, from left to right
BELOW = ","  # between rows of them, from above


def join(left: Ground, right: Ground) -> Ground:
    """Two maps side by side: the last column of the left one and the first of the right one are the same hexes."""
    seam = left.cols - 1
    if left.rows != right.rows or seam & 1:
        raise BadFile(f"{left.name}{BESIDE}{right.name}", "map", "these maps do not fit together")
    both = Ground(f"{left.name}{BESIDE}{right.name}", seam + right.cols, left.rows)
    return laid(both, left, right, (seam, 0), [seam * both.rows + row for row in range(both.rows)])


def stack(upper: Ground, lower: Ground) -> Ground:
    """The last row of the upper map and the first of the lower one are the same hexes."""
    seam = upper.rows - 1
    if upper.cols != lower.cols:
        raise BadFile(f"{upper.name}{BELOW}{lower.name}", "map", "these maps do not fit together")
    both = Ground(f"{upper.name}{BELOW}{lower.name}", upper.cols, seam + lower.rows)
    return laid(both, upper, lower, (0, seam), [col * both.rows + seam for col in range(both.cols)])


def laid(both: Ground, first: Ground, second: Ground, at: tuple[int, int], seam: list[int]) -> Ground:
    both.ground = first.ground
    both.title = f"{first.title} + {second.title}"
    one, two = Piece(both, first, (0, 0)), Piece(both, second, at)
    one.lay()
    two.lay()
    inner = [h for h in seam if not both.rim[h]]
    for kind in (ROAD, RAIL):
        join_ways(both, kind, one.ends(kind), two.ends(kind), inner)
    both.courses = join_rivers(both, one.courses(), two.courses(), inner)
    number_streams(both)
    for h in inner:
        sides = [[n for n in both.adjacent(h) if n not in seam and n in piece.hexes] for piece in (one, two)]
        both.level[h] = max(both.level[h], min(max((both.level[n] for n in side), default=0) for side in sides))
    return both


class Piece:
    """A map in its place in a larger one; `hexes` are its own there."""

    def __init__(self, whole: Ground, part: Ground, at: tuple[int, int]) -> None:
        self.whole = whole
        self.part = part
        self.place = [
            (h // part.rows + at[0]) * whole.rows + h % part.rows + at[1] for h in range(part.size)
        ]  # by hex of the part
        self.hexes = set(self.place)

    def lay(self) -> None:
        """On a seam what is there already stays."""
        whole, part = self.whole, self.part
        for h, to in enumerate(self.place):
            if part.terrain[h] != names.PLAIN:
                whole.terrain[to] = part.terrain[h]
            whole.level[to] = max(whole.level[to], part.level[h])
            whole.road[to] |= part.road[h]
            whole.rail[to] |= part.rail[h]
            whole.exits[to] |= part.exits[h]
            if part.work[h] != names.NO_WORK:
                whole.work[to] = part.work[h]
        for kind in (ROAD, RAIL):
            whole.ends[kind] += [h for h in self.ends(kind) if h not in whole.ends[kind]]

    def ends(self, kind: int) -> list[int]:
        return [self.place[h] for h in self.part.ends[kind]]

    def courses(self) -> list[list[int]]:
        return [[self.place[h] for h in course] for course in self.part.courses]


def meeting(ground: Ground, a: int, b: int, seam: list[int]) -> int:
    """The hex of the seam that two ends both lie in or touch; the one nearest to the straight line between them."""
    near = [h for h in seam if ground.distance(a, h) <= 1 and ground.distance(b, h) <= 1]
    return min(near, key=lambda h: (ground.distance(a, h) + ground.distance(b, h), h)) if near else NONE


def pairs(ground: Ground, ends: list[int], others: list[int], seam: list[int]) -> list[tuple[int, int, int]]:
    """Ends that fit, each with one of the other map, the nearest first, and the hex in which they meet."""
    found = [(a, b, meeting(ground, a, b, seam)) for a in ends for b in others]
    found = sorted((pair for pair in found if pair[2] != NONE), key=lambda pair: (ground.distance(*pair[:2]), pair))
    taken: list[tuple[int, int, int]] = []
    for pair in found:
        if not any(pair[0] == other[0] or pair[1] == other[1] for other in taken):
            taken.append(pair)
    return taken


def join_ways(ground: Ground, kind: int, ends: list[int], others: list[int], seam: list[int]) -> None:
    masks = ground.road if kind == ROAD else ground.rail
    met = pairs(ground, ends, others, seam)
    for a, b, h in met:
        for end in (a, b):
            link(ground, masks, end, h)
    if kind == ROAD:
        done = {end for pair in met for end in pair[:2]}
        lead_along(ground, [h for h in ends if h not in done], [h for h in others if h not in done], seam)


def lead_along(ground: Ground, ends: list[int], others: list[int], seam: list[int]) -> None:
    """Roads that meet no other: each to the nearest one of the other map, on dry hexes of the seam."""
    ways = [(a, b, along(ground, a, b, seam)) for a in ends for b in others]
    taken: set[int] = set()
    for a, b, way in sorted((way for way in ways if way[2]), key=lambda way: (len(way[2]), way)):
        if a not in taken and b not in taken:
            taken |= {a, b}
            for one, next_ in pairwise([a, *way, b]):
                link(ground, ground.road, one, next_)


def along(ground: Ground, a: int, b: int, seam: list[int]) -> list[int]:
    """Hexes of the seam from where one end touches it to where the other does."""
    starts, stops = ([n for n, h in enumerate(seam) if ground.distance(end, h) <= 1] for end in (a, b))
    if not starts or not stops:
        return []
    n, m = min(((n, m) for n in starts for m in stops), key=lambda pair: (abs(pair[0] - pair[1]), pair))
    way = seam[n : m + 1] if n <= m else seam[m : n + 1][::-1]
    return way if not any(ground.terrain[h] in (names.RIVER, names.LAKE) for h in way) else []


def link(ground: Ground, masks: list[int], a: int, b: int) -> None:
    if a != b:
        masks[a] |= 1 << ground.direction(a, b)
        masks[b] |= 1 << ground.direction(b, a)


# --- rivers ---


def join_rivers(ground: Ground, rivers: list[list[int]], others: list[list[int]], seam: list[int]) -> list[list[int]]:
    """A river that ends where another begins is one river, through the hex between them."""
    courses = [*rivers, *others]
    for river in rivers:
        for other in others:
            for upper, lower in ((river, other), (other, river)):
                h = meeting(ground, upper[-1], lower[0], seam)
                if h != NONE and upper in courses and lower in courses:
                    between = [h] if h not in (upper[-1], lower[0]) else []
                    courses = [course for course in courses if course not in (upper, lower)]
                    courses.append(list(dict.fromkeys([*upper, *between, *lower])))
                    for wet in between:
                        ground.terrain[wet] = names.RIVER
    return courses


def number_streams(ground: Ground) -> None:
    """Places along each river, downstream; a second river has places of its own."""
    place = 0
    for course in ground.courses:
        for h in course:
            ground.stream[h] = place
            place += 1
