"""Line of sight once more, slowly and from first principles, with fractions: what the fast answers are checked against.

Shares no geometry and no code of the rules with the engine, only the painted map.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from sandtable.games.combat.rules.names import TERRAIN_NAMES
from sandtable.games.combat.rules.sight.ground import Ground

Point = tuple[Fraction, Fraction]

HALF = Fraction(1, 2)
SIZES = {
    "rocks": HALF, "building": Fraction(1), "trees": Fraction(1), "marsh": HALF, "hedge": HALF, "wall": HALF,
    "long-grass": HALF, "orchard": Fraction(1), "logs": HALF, "field": Fraction(0), "rubble": HALF,
}  # fmt: skip
ALWAYS = {"rocks", "building", "trees", "marsh", "hedge", "wall", "orchard", "rubble"}
IF_LOW = {"long-grass", "logs"}
SUNKEN = {"depression", "stream", "foxhole", "crater"}


class SlowSight:
    def __init__(self, ground: Ground, summer: bool, made: bytes) -> None:
        self.g = ground
        self.summer = summer
        self.names = [TERRAIN_NAMES[made[h] or ground.terrain[h]] for h in range(ground.size)]

    # geometry

    def centre(self, h: int) -> Point:
        col, row = divmod(h, self.g.rows)
        return Fraction(3 * col), Fraction(2 * row + col % 2)

    def holds(self, h: int, p: Point) -> bool:
        """Is a point in the closed hex?"""
        cx, cy = self.centre(h)
        x, y = p[0] - cx, p[1] - cy
        return abs(y) <= 1 and abs(x + y) <= 2 and abs(x - y) <= 2

    def between(self, a: int, b: int) -> list[set[int]]:
        """Hex by hex what lies under the line, the ends left out; two where it runs along their hexside."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        dx, dy = bx - ax, by - ay
        cuts = {Fraction(0), Fraction(1)}
        near = [h for h in range(self.g.size) if self.near(h, a, b)]
        for h in near:
            cx, cy = self.centre(h)
            for fx, fy, bound in ((0, 1, 1), (1, 1, 2), (1, -1, 2)):
                slope = fx * dx + fy * dy
                for side in (bound, -bound):
                    if slope:
                        cuts.add((side + fx * (cx - ax) + fy * (cy - ay)) / slope)
        stages: list[set[int]] = []
        for low, high in pairwise(sorted(t for t in cuts if 0 <= t <= 1)):
            t = (low + high) / 2
            under = {h for h in near if self.holds(h, (ax + t * dx, ay + t * dy))}
            along_edge = self.off_map(ay + t * dy, ax + t * dx) if len(under) == 1 else False
            if a in under or b in under:
                continue
            stage = under | ({-1} if along_edge else set())
            if not stages or stages[-1] != stage:
                stages.append(stage)
        return stages

    def near(self, h: int, a: int, b: int) -> bool:
        (ax, ay), (bx, by), (cx, cy) = self.centre(a), self.centre(b), self.centre(h)
        return min(ax, bx) - 3 <= cx <= max(ax, bx) + 3 and min(ay, by) - 3 <= cy <= max(ay, by) + 3

    def off_map(self, y: Fraction, x: Fraction) -> bool:
        """Does the line run along the outer hexside of the top or bottom row?"""
        col = round(x / 3)
        top, bottom = col % 2 - 1, 2 * (self.g.rows - 1) + col % 2 + 1
        return abs(x - 3 * col) <= 1 and y in (top, bottom)

    def steps(self, a: int, b: int) -> int:
        """Distance, by walking: sideways first, then the rows that are left."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        cols, down = abs(bx - ax) / 3, abs(by - ay)
        return int(cols + max(Fraction(0), (down - cols) / 2))

    def cut_through(self, h: int, a: int, b: int) -> bool:
        """Does a drawn shape of this hex have an area on both sides of the line?"""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        for feature in self.g.features:
            if feature.hexes == [h]:
                ring = [(Fraction(x, 12), Fraction(y, 12)) for x, y in feature.points]
                sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in ring]
                if self.area(ring, sides, 1) > 0 and self.area(ring, sides, -1) > 0:
                    return True
        return False

    def area(self, ring: list[Point], sides: list[Fraction], sign: int) -> Fraction:
        """Of the part of a ring where `side * sign` is positive."""
        kept: list[Point] = []
        for i in range(len(ring)):
            (px, py), (qx, qy), p, q = ring[i - 1], ring[i], sides[i - 1] * sign, sides[i] * sign
            if p * q < 0:
                kept.append((px + (qx - px) * p / (p - q), py + (qy - py) * p / (p - q)))
            if q >= 0:
                kept.append((qx, qy))
        return abs(
            sum((kept[i - 1][0] * kept[i][1] - kept[i - 1][1] * kept[i][0] for i in range(len(kept))), Fraction(0))
        )

    # rules

    def stands(self, h: int) -> Fraction:
        return self.g.level[h] - (HALF if self.names[h] in ("depression", "stream") else 0)

    def behind(self, h: int, height: Fraction, high: int, low: int, difference: Fraction) -> bool:
        """Is `low` in a Blind Hex behind an obstacle in h, seen from `high`?"""
        blind = 0
        for upto in range(0, self.steps(high, h), 5):
            blind = upto // 5 + 1
        for step in range(2, 8):
            if difference >= step:
                blind -= 1
        return self.steps(h, low) <= blind

    def blocked_by(self, h: int, a: int, b: int, low: bool) -> bool:
        if h == -1:
            return False
        level = self.g.level
        high_end, low_end = (a, b) if self.stands(a) >= self.stands(b) else (b, a)
        if level[h] > level[low_end]:
            if level[h] >= level[high_end]:
                return True
            slope = self.steps(h, high_end) == 1
            difference = Fraction(level[high_end] - level[h])
            if not slope and self.behind(h, Fraction(level[h]), high_end, low_end, difference):
                return True
        name = self.names[h]
        counts = name in ALWAYS or (low and (name in IF_LOW or (name == "field" and self.summer)))
        if not counts or (name in ("trees", "logs") and not self.cut_through(h, a, b)):
            return False
        height = level[h] + SIZES[name]
        if height >= self.stands(high_end):
            return True
        if self.stands(low_end) >= height:
            return False
        return self.behind(h, height, high_end, low_end, self.stands(high_end) - height)

    def hidden_low(self, h: int, other: int, stages: list[set[int]]) -> bool:
        """A man who keeps low in a sunken hex."""
        if self.names[h] not in SUNKEN:
            return False
        apart = self.steps(h, other)
        if apart == 1 or (self.g.level[other] >= 2 and apart <= self.g.level[other]):
            return False
        linked = all(any(x != -1 and self.names[x] in SUNKEN for x in stage) for stage in stages)
        return not (linked and self.names[other] in SUNKEN)

    def sees(self, a: int, b: int, low_a: bool, low_b: bool) -> bool:
        stages = self.between(a, b)
        for stage in stages:
            if all(self.blocked_by(h, a, b, low_a or low_b) for h in stage):
                return False
        if low_a and self.hidden_low(a, b, stages):
            return False
        return not (low_b and self.hidden_low(b, a, stages))
