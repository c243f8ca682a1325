"""Line of sight once more, slowly and from first principles, with fractions: what the fast tables are checked against.

Shares no geometry with the engine. A line is cut by every hex of the map from its corner points; shapes are cut by
hexes as polygons; hills are walked crest line by crest line.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from sandtable.commander.map.kinds import (
    BUILDING,
    CLIFF,
    FENCE,
    GULLY,
    MAJOR_BRIDGE,
    MINOR_BRIDGE,
    NO_SIDE,
    TERRAIN_NAMES,
    WOODS,
)
from sandtable.commander.map.map import Map
from sandtable.terrain.board import Feature

Point = tuple[Fraction, Fraction]
Span = tuple[Fraction, Fraction]

HINDRANCES = {"major-bridge": 1, "minor-bridge": 1, "brush": 3, "orchard": 2, "field": 1, "marsh": 1}
HINDRANCES |= {"fence": 1, "railway": 1}

# corners of a hex around its centre, in an order of our own: y downwards, starting at the right
AROUND = [(24, 0), (12, 12), (-12, 12), (-24, 0), (-12, -12), (12, -12)]
# compass direction (0 is up) of the side from AROUND[i] to AROUND[i + 1]
COMPASS = [2, 3, 4, 5, 0, 1]


@cache
def centre(rows: int, h: int) -> tuple[int, int]:
    col, row = divmod(h, rows)
    return 36 * col, 24 * row + (12 if col % 2 else 0)


def corners(rows: int, h: int) -> list[tuple[int, int]]:
    x, y = centre(rows, h)
    return [(x + dx, y + dy) for dx, dy in AROUND]


@cache
def chord(rows: int, a: int, b: int, h: int) -> Span | None:
    """The part of the segment from a to b that lies in the closed hex h, as a span of t."""
    (ax, ay), (bx, by) = centre(rows, a), centre(rows, b)
    dx, dy = bx - ax, by - ay
    low, high = Fraction(0), Fraction(1)
    points = corners(rows, h)
    for i in range(6):
        (px, py), (qx, qy) = points[i], points[(i + 1) % 6]
        ex, ey = qx - px, qy - py
        # inside is where ex * (y - py) - ey * (x - px) >= 0
        here = ex * (ay - py) - ey * (ax - px)
        change = ex * dy - ey * dx
        if change == 0:
            if here < 0:
                return None
        elif change > 0:
            low = max(low, Fraction(-here, change))
        else:
            high = min(high, Fraction(here, -change))
    return (low, high) if low <= high else None


@cache
def met(rows: int, size: int, a: int, b: int) -> tuple[tuple[int, Span], ...]:
    """Every hex of the map but the ends that the line meets, with its span."""
    spans = [(h, chord(rows, a, b, h)) for h in range(size) if h not in (a, b)]
    return tuple((h, span) for h, span in spans if span is not None)


@cache
def ground(rows: int, size: int, a: int, b: int) -> tuple[frozenset[int], ...]:
    """Hex by hex what lies under the line, from a to b, ends left out; two hexes at once along their hexside."""
    passed = met(rows, size, a, b)
    cuts = sorted({t for _, span in passed for t in span})
    stages: list[frozenset[int]] = []
    for i in range(1, len(cuts)):
        middle = (cuts[i - 1] + cuts[i]) / 2
        under = frozenset(h for h, (low, high) in passed if low <= middle <= high)
        if under and (not stages or stages[-1] != under):
            stages.append(under)
    return tuple(stages)


def meeting(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int], q: tuple[int, int]) -> Span | None:
    """The span of t at which the endless line through a and b meets the segment pq; None if it does not."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    ex, ey = q[0] - p[0], q[1] - p[1]
    wx, wy = p[0] - a[0], p[1] - a[1]
    bottom = dx * ey - dy * ex
    if bottom == 0:
        if wx * dy - wy * dx != 0:
            return None
        along = sorted(Fraction((x - a[0]) * dx + (y - a[1]) * dy, dx * dx + dy * dy) for x, y in (p, q))
        return along[0], along[1]
    u = Fraction(wx * dy - wy * dx, bottom)
    t = Fraction(wx * ey - wy * ex, bottom)
    return (t, t) if 0 <= u <= 1 else None


def overlap(one: Span, other: Span) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]


def encloses(points: list[tuple[int, int]], spot: Point) -> bool:
    """Is a point that lies on no edge inside the polygon? Cast a ray to the right."""
    x, y = spot
    within = False
    for i in range(len(points)):
        (px, py), (qx, qy) = points[i - 1], points[i]
        if (py <= y) != (qy <= y) and x < px + (y - py) * Fraction(qx - px, qy - py):
            within = not within
    return within


def area_inside(points: list[tuple[int, int]], rows: int, h: int) -> bool:
    """Does the polygon cover a part of the hex that has an area? Cut it by each hexside in turn."""
    cut: list[Point] = [(Fraction(x), Fraction(y)) for x, y in points]
    around = corners(rows, h)
    for i in range(6):
        (px, py), (qx, qy) = around[i], around[(i + 1) % 6]
        kept: list[Point] = []
        for j in range(len(cut)):
            (sx, sy), (ex, ey) = cut[j - 1], cut[j]
            s = (qx - px) * (sy - py) - (qy - py) * (sx - px)
            e = (qx - px) * (ey - py) - (qy - py) * (ex - px)
            if (s < 0 < e) or (e < 0 < s):
                kept.append((sx + (ex - sx) * s / (s - e), sy + (ey - sy) * s / (s - e)))
            if e >= 0:
                kept.append((ex, ey))
        cut = kept
    return sum(cut[j - 1][0] * cut[j][1] - cut[j - 1][1] * cut[j][0] for j in range(len(cut))) != 0


class Oracle:
    def __init__(self, m: Map) -> None:
        self.m = m
        self.shapes: dict[int, list[Feature]] = {h: [] for h in range(m.size)}
        for feature in m.features:
            if feature.closed and feature.kind in TERRAIN_NAMES:
                for h in range(m.size):
                    outranked = TERRAIN_NAMES.index(feature.kind) > m.terrain[h]
                    if not outranked and area_inside(feature.points, m.rows, h):
                        self.shapes[h].append(feature)
        self.ways = [feature for feature in m.features if feature.kind in ("road", "railway")]
        self.sides = self.hexside_terrain()

    def hexside_terrain(self) -> list[tuple[int, tuple[int, int], tuple[int, int], list[int]]]:
        """Kind, both end points and the hexes of every hexside that carries something."""
        found = []
        for h in range(self.m.size):
            around = corners(self.m.rows, h)
            for i in range(6):
                kind, p, q = self.m.sides[h * 6 + COMPASS[i]], around[i], around[(i + 1) % 6]
                if kind not in (NO_SIDE, CLIFF):
                    owners = [o for o in range(self.m.size) if {p, q} <= set(corners(self.m.rows, o))]
                    found.append((kind, p, q, owners))
        return found

    def touched(self, a: int, b: int) -> int:
        return sum(1 << h for h, _ in met(self.m.rows, self.m.size, a, b)) if a != b else 0

    def crossed(self, a: int, b: int) -> int:
        """The side of b whose inside the line crosses."""
        if a == b:
            return -1
        from_, to = centre(self.m.rows, a), centre(self.m.rows, b)
        around = corners(self.m.rows, b)
        for i in range(6):
            p, q = around[i], around[(i + 1) % 6]
            span = meeting(from_, to, p, q)
            ends = [meeting(from_, to, c, c) for c in (p, q)]
            if span is not None and span[0] >= 0 and span[0] <= 1 and ends == [None, None]:
                return COMPASS[i]
        return -1

    def value(self, a: int, b: int) -> int:
        if a == b or not met(self.m.rows, self.m.size, a, b) and self.next_to(a, b):
            return 0
        if self.gully(a, b) or self.gully(b, a) or self.hill(a, b):
            return -1
        found = self.hexsides(a, b)
        for h, span in met(self.m.rows, self.m.size, a, b):
            found += self.terrain(a, b, h, span)
        return -1 if -1 in found else max(found, default=0)

    def next_to(self, a: int, b: int) -> bool:
        (ax, ay), (bx, by) = centre(self.m.rows, a), centre(self.m.rows, b)
        return (abs(ax - bx), abs(ay - by)) in ((0, 24), (36, 12))

    def top(self, a: int, b: int) -> int:
        return max(self.m.level[a], self.m.level[b])

    def gully(self, low: int, other: int) -> bool:
        return self.m.terrain[low] == GULLY and not self.m.level[other] > self.m.level[low]

    def hill(self, a: int, b: int) -> bool:
        """Walk down from the higher end and count crest lines (T88.3.2); a hill above both ends blocks (T88.3.3)."""
        if self.m.level[a] < self.m.level[b]:
            a, b = b, a
        high, low = self.m.level[a], self.m.level[b]
        between = [min(self.m.level[h] for h in stage) for stage in ground(self.m.rows, self.m.size, a, b)]
        if any(level > high for level in between):
            return True
        if high == low or not between:
            return False
        if between[0] >= high:
            return True  # no crest line in the viewer's own hex
        walk = [*between, low]
        for here, there in zip(walk, walk[1:], strict=False):
            if max(here, there) >= high:
                return True  # a crest line of his height in an intervening hex
        return False

    def hexsides(self, a: int, b: int) -> list[int]:
        found = []
        for kind, p, q, owners in self.sides:
            span = meeting(centre(self.m.rows, a), centre(self.m.rows, b), p, q)
            if a in owners or b in owners or span is None or not overlap(span, (Fraction(0), Fraction(1))):
                continue
            if any(self.along("road", a, b, o) for o in owners):
                continue
            if max(self.m.level[o] for o in owners) >= self.top(a, b):
                found.append(HINDRANCES["fence"] if kind == FENCE else -1)
        return found

    def along(self, kind: str, a: int, b: int, h: int) -> bool:
        """Is the line inside h covered from end to end by this way?"""
        span = chord(self.m.rows, a, b, h)
        if span is None:
            return False
        pieces = sorted(piece for piece in self.way_spans(kind, a, b, h) if piece[0] < piece[1])
        reached = span[0]
        for low, high in pieces:
            if low <= reached:
                reached = max(reached, high)
        return bool(pieces) and reached >= span[1] > span[0]

    def way_spans(self, kind: str, a: int, b: int, h: int) -> list[Span]:
        spans = []
        for feature in self.ways:
            if feature.kind == kind and h in feature.hexes:
                for p, q in zip(feature.points, feature.points[1:], strict=False):
                    span = meeting(centre(self.m.rows, a), centre(self.m.rows, b), p, q)
                    if span is not None:
                        spans.append(span)
        return spans

    def terrain(self, a: int, b: int, h: int, span: Span) -> list[int]:
        """What is drawn in h and touched there: -1 for what blocks, else Hindrances."""
        if self.along("road", a, b, h):
            return []
        found = [self.effect(a, b, h, shape.kind) for shape in self.shapes[h] if self.touches(a, b, span, shape)]
        bridge = self.m.terrain[h] in (MAJOR_BRIDGE, MINOR_BRIDGE)
        if bridge and not any("bridge" in shape.kind for shape in self.shapes[h]):
            if frozenset((h,)) in ground(self.m.rows, self.m.size, a, b) and not self.beside(a, b, h):
                found.append(self.effect(a, b, h, TERRAIN_NAMES[self.m.terrain[h]]))
        if not self.along("railway", a, b, h):
            if any(overlap(span, piece) for piece in self.way_spans("railway", a, b, h)):
                found.append(self.effect(a, b, h, "railway"))
        return found

    def beside(self, a: int, b: int, h: int) -> bool:
        """Does the line keep to the boundary of h?"""
        low, high = chord(self.m.rows, a, b, h) or (Fraction(0), Fraction(0))
        (ax, ay), (bx, by) = centre(self.m.rows, a), centre(self.m.rows, b)
        spot = (ax + (bx - ax) * (low + high) / 2, ay + (by - ay) * (low + high) / 2)
        around = corners(self.m.rows, h)
        for i in range(6):
            (px, py), (qx, qy) = around[i], around[(i + 1) % 6]
            if (qx - px) * (spot[1] - py) == (qy - py) * (spot[0] - px):
                return True
        return False

    def touches(self, a: int, b: int, span: Span, shape: Feature) -> bool:
        from_, to = centre(self.m.rows, a), centre(self.m.rows, b)
        for i in range(len(shape.points)):
            edge = meeting(from_, to, shape.points[i - 1], shape.points[i])
            if edge is not None and overlap(edge, span):
                return True
        middle = (span[0] + span[1]) / 2
        return encloses(shape.points, (from_[0] + (to[0] - from_[0]) * middle, from_[1] + (to[1] - from_[1]) * middle))

    def effect(self, a: int, b: int, h: int, kind: str) -> int:
        """-1 if it blocks or hides, else how much it hinders."""
        obstacle = kind in (TERRAIN_NAMES[WOODS], TERRAIN_NAMES[BUILDING])
        if self.m.level[h] >= self.top(a, b):
            return -1 if obstacle else HINDRANCES.get(kind, 0)
        return -1 if obstacle and self.hides(a, b, h) else 0

    def hides(self, a: int, b: int, h: int) -> bool:
        """Is the lower end the very next hex behind h, seen from the higher end, and no higher than h? (T88.4.1)"""
        if self.m.level[a] < self.m.level[b]:
            a, b = b, a
        if self.m.level[a] == self.m.level[b] or self.m.level[b] > self.m.level[h]:
            return False
        behind, hidden = chord(self.m.rows, a, b, h), chord(self.m.rows, a, b, b)
        return behind is not None and hidden is not None and behind[1] == hidden[0]
