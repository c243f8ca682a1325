"""What must hold on every map, tried on random small ones; the slow oracle decides who is right."""

from __future__ import annotations

from boards import MIDPOINTS, PRINTED, hexagon
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from oracle import Oracle

from sandtable.commander.map import sight
from sandtable.commander.map.kinds import BUILDING, FENCE, GULLY, HEDGE, OPEN, SIDE_NAMES, TERRAIN_NAMES, WALL, WOODS
from sandtable.commander.map.map import Map
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature

EVEN, ODD, ROWS = 6, 7, 4  # columns: a half turn needs an even number, a mirror an odd one
TRIES = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
SLOW_TRIES = settings(TRIES, max_examples=15)


class Painting:
    """A random map as plain data, so that hypothesis can shrink it."""

    def __init__(self, cols: int, terrain: list[int], sizes: list[int], level: list[int]) -> None:
        self.cols = cols
        self.terrain = terrain
        self.sizes = sizes  # twelfths of its hex that a drawing fills; 0 for none
        self.level = level
        self.sides: list[tuple[int, int, int]] = []  # hex, direction, kind
        self.ways: list[tuple[str, int, int]] = []  # kind, hex, direction
        self.sprawl: list[tuple[str, list[tuple[int, int]]]] = []  # terrain, points anywhere

    def build(self) -> Map:
        m = Map("painting", self.cols, ROWS)
        m.terrain, m.level = self.terrain[:], self.level[:]
        for h in range(m.size):
            if self.terrain[h] != OPEN and self.sizes[h]:
                kind = TERRAIN_NAMES[self.terrain[h]]
                m.features.append(Feature(kind, [h], m.level[h], hexagon(m, h, self.sizes[h]), True))
        for h, d, code in self.sides:
            put_side(m, h, d, code)
        for way, h, d in self.ways:
            x, y = lattice.centre(ROWS, h)
            dx, dy = MIDPOINTS[d]
            m.features.append(Feature(way, [h], m.level[h], [(x + dx, y + dy), (x, y)], False))
        for name, points in self.sprawl:
            m.features.append(Feature(name, [], 0, points, True))
        return m

    def __repr__(self) -> str:
        return repr(vars(self))


def put_side(m: Map, h: int, d: int, kind: int) -> None:
    m.sides[h * 6 + d] = kind
    other = m.neighbours[h * 6 + d]
    if other != lattice.NONE:
        m.sides[other * 6 + (d + 3) % 6] = kind


@st.composite
def triangles(draw: st.DrawFn, cols: int) -> tuple[str, list[tuple[int, int]]]:
    """A shape that pays no heed to hexes."""
    kind = draw(st.sampled_from(["woods", "building", "brush", "field"]))
    x, y = draw(st.integers(-10, 36 * cols)), draw(st.integers(-10, 24 * ROWS))
    reach = st.integers(-45, 45)
    points = [(x, y), (x + draw(reach), y + draw(reach)), (x + draw(reach), y + draw(reach))]
    (ax, ay), (bx, by), (cx, cy) = points
    if (bx - ax) * (cy - ay) == (by - ay) * (cx - ax):
        points = [(x, y), (x + 30, y), (x, y + 30)]
    return kind, points


@st.composite
def paintings(draw: st.DrawFn, cols: int, hills: bool = True, ways: bool = True) -> Painting:
    n = cols * ROWS
    kinds = st.one_of(st.just(OPEN), st.sampled_from([OPEN, WOODS, BUILDING]), st.integers(0, OPEN))
    levels = st.sampled_from([0, 0, 0, 1, 1, 2]) if hills else st.just(0)
    painting = Painting(
        cols,
        draw(st.lists(kinds, min_size=n, max_size=n)),
        draw(st.lists(st.sampled_from([10, 11, 12, 6, 3, 0]), min_size=n, max_size=n)),
        draw(st.lists(levels, min_size=n, max_size=n)),
    )
    side = st.tuples(st.integers(0, n - 1), st.integers(0, 5), st.integers(FENCE, len(SIDE_NAMES) - 1))
    painting.sides = draw(st.lists(side, max_size=6))
    painting.sprawl = draw(st.lists(triangles(cols), max_size=3))
    if ways:
        for way in ("road", "railway"):
            for h in draw(st.lists(st.integers(0, n - 1), max_size=6, unique=True)):
                for d in draw(st.lists(st.integers(0, 5), min_size=1, max_size=3, unique=True)):
                    painting.ways.append((way, h, d))
                    if draw(st.booleans()):
                        painting.ways.append((way, h, (d + 3) % 6))
    return painting


def tables(m: Map) -> tuple[list[int], list[int], list[int]]:
    sight.build(m, PRINTED, both_ways=True)
    return m.los, m.touched, m.crossed


@SLOW_TRIES
@given(st.sampled_from([EVEN, ODD]).flatmap(paintings))
def test_the_oracle_agrees(painting: Painting) -> None:
    m = painting.build()
    los, touched, crossed = tables(m)
    oracle = Oracle(m)
    for a in range(m.size):
        for b in range(m.size):
            pair = m.hex_name(a), m.hex_name(b)
            assert los[a * m.size + b] == oracle.value(a, b), pair
            assert touched[a * m.size + b] == oracle.touched(a, b), pair
            assert crossed[a * m.size + b] == oracle.crossed(a, b), pair


@TRIES
@given(st.sampled_from([EVEN, ODD]).flatmap(paintings))
def test_sight_is_reciprocal(painting: Painting) -> None:
    m = painting.build()
    los, touched, crossed = tables(m)
    n = m.size
    for a in range(n):
        for b in range(a):
            assert los[a * n + b] == los[b * n + a]
            assert touched[a * n + b] == touched[b * n + a]
    sight.build(m, PRINTED)
    assert (m.los, m.touched, m.crossed) == (los, touched, crossed)


@TRIES
@given(st.sampled_from([EVEN, ODD]).flatmap(paintings))
def test_an_explanation_says_what_the_table_says(painting: Painting) -> None:
    m = painting.build()
    sight.build(m, PRINTED)
    tracer = sight.Tracer(m, PRINTED)
    for a in range(m.size):
        for b in range(m.size):
            seen = tracer.look(a, b)
            place = a * m.size + b
            assert (seen.value, seen.touched, seen.crossed) == (m.los[place], m.touched[place], m.crossed[place])
            assert seen.open or seen.reasons
            assert max([r.number for r in seen.reasons], default=0) == seen.hindrance


def turned(cols: int, point: tuple[int, int], mirror: bool) -> tuple[int, int]:
    """A lattice point after a half turn about the middle of the map, or in a mirror that swaps left and right."""
    x, y = point
    return 36 * (cols - 1) - x, y if mirror else 12 * (2 * ROWS - 1) - y


def turn(painting: Painting, mirror: bool) -> tuple[Painting, list[int]]:
    """The painting turned, and where each hex has gone."""
    cols, n = painting.cols, painting.cols * ROWS
    centres = {lattice.centre(ROWS, h): h for h in range(n)}
    gone = [centres[turned(cols, lattice.centre(ROWS, h), mirror)] for h in range(n)]
    other = Painting(cols, [0] * n, [0] * n, [0] * n)
    for h in range(n):
        other.terrain[gone[h]] = painting.terrain[h]
        other.sizes[gone[h]] = painting.sizes[h]
        other.level[gone[h]] = painting.level[h]
    other.sides = [(gone[h], turn_side(d, mirror), kind) for h, d, kind in painting.sides]
    other.ways = [(way, gone[h], turn_side(d, mirror)) for way, h, d in painting.ways]
    for name, points in painting.sprawl:
        other.sprawl.append((name, [turned(cols, p, mirror) for p in points]))
    return other, gone


def turn_side(d: int, mirror: bool) -> int:
    return (6 - d) % 6 if mirror else (d + 3) % 6


def check_turned(painting: Painting, mirror: bool) -> None:
    n = painting.cols * ROWS
    los, touched, crossed = tables(painting.build())
    other, gone = turn(painting, mirror)
    los2, touched2, crossed2 = tables(other.build())
    for a in range(n):
        for b in range(n):
            here, there = a * n + b, gone[a] * n + gone[b]
            assert los2[there] == los[here]
            assert touched2[there] == sum(1 << gone[h] for h in range(n) if touched[here] >> h & 1)
            assert crossed2[there] == (turn_side(crossed[here], mirror) if crossed[here] >= 0 else -1)


@TRIES
@given(paintings(EVEN))
def test_a_half_turn_of_the_map_changes_nothing(painting: Painting) -> None:
    check_turned(painting, False)


@TRIES
@given(paintings(ODD))
def test_a_mirror_changes_nothing(painting: Painting) -> None:
    check_turned(painting, True)


@TRIES
@given(paintings(ODD, hills=False, ways=False), st.integers(0, ODD * ROWS - 1), st.integers(0, 5), st.data())
def test_a_drawing_on_flat_ground_opens_no_line(painting: Painting, h: int, d: int, data: st.DataObject) -> None:
    m = painting.build()
    before = tables(m)[0]
    if data.draw(st.booleans()):
        put_side(m, h, d, data.draw(st.sampled_from([HEDGE, WALL])))
    else:
        kind, points = data.draw(triangles(ODD))
        m.features.append(Feature(kind, [], 0, points, True))
    after = tables(m)[0]
    for pair in range(len(before)):
        if before[pair] == sight.BLOCKED:
            assert after[pair] == sight.BLOCKED
        else:
            assert after[pair] == sight.BLOCKED or after[pair] >= before[pair]


@TRIES
@given(paintings(ODD, hills=True))
def test_from_a_gully_one_sees_neighbours_and_higher_ground_only(painting: Painting) -> None:
    m = painting.build()
    sight.build(m, PRINTED)
    for a in range(m.size):
        if m.terrain[a] == GULLY:
            for b in sight.visible_from(m, a):
                assert lattice.distance(ROWS, a, b) <= 1 or m.level[b] > m.level[a]
