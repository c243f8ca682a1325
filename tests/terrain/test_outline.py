"""Outlines of painted hexes: inside free hexsides, run together across shared ones, free along roads."""

from itertools import pairwise
from math import gcd

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.commander.map.drawn.mapfile import parse_map
from sandtable.commander.map.drawn.svg import draw_map
from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.crest import ground
from sandtable.terrain.drawn.outline import MIDDLE, Point, merge

pytestmark = pytest.mark.once  # drawings are made by plain Python in both builds

AREAS = ["woods", "brush", "orchard", "field", "marsh"]
AREAS += ["boulders", "quarry", "rubble", "shellhole", "destroyed-woods"]
INSIDE = [*AREAS, "building"]
COLS, ROWS = 5, 5


def hex_names(cols: int = COLS, rows: int = ROWS) -> list[str]:
    return [lattice.hex_name(rows, h) for h in range(cols * rows)]


@st.composite
def paintings(draw: st.DrawFn) -> Map:
    """A small map with random areas, buildings of several hexes, levels and a wandering road."""
    kinds = draw(st.lists(st.sampled_from([*INSIDE, "woods", "open"]), min_size=COLS * ROWS, max_size=COLS * ROWS))
    terrain = {kind: " ".join(n for n, k in zip(hex_names(), kinds, strict=True) if k == kind) for kind in INSIDE}
    levels = draw(st.lists(st.integers(0, 4), min_size=COLS * ROWS, max_size=COLS * ROWS))
    steps = draw(st.lists(st.integers(0, 5), max_size=6))
    road = [draw(st.integers(0, COLS * ROWS - 1))]
    for d in steps:
        other = lattice.neighbour(COLS, ROWS, road[-1], d)
        if other != lattice.NONE:
            road.append(other)
    data: dict[str, object] = {
        "map": {"columns": COLS, "rows": ROWS},
        "terrain": terrain,
        "levels": {
            str(k): " ".join(n for n, at in zip(hex_names(), levels, strict=True) if at == k) for k in (1, 2, 3, 4)
        },
        "ways": {"road": " ".join(lattice.hex_name(ROWS, h) for h in road)},
        "building": grown_buildings(kinds),
    }
    return parse_map(data, "random", "random.toml")


def grown_buildings(kinds: list[str]) -> list[dict[str, str]]:
    """Every second clump of building hexes becomes one building."""
    left = [h for h in range(COLS * ROWS) if kinds[h] == "building"]
    found = []
    while left:
        clump = [left.pop(0)]
        for h in clump:
            near = [lattice.neighbour(COLS, ROWS, h, d) for d in range(6)]
            clump += [n for n in left if n in near]
            left = [n for n in left if n not in near]
        if len(clump) > 1 and clump[0] % 2 == 0:
            found.append({"hexes": " ".join(lattice.hex_name(ROWS, h) for h in clump)})
    return found


def goes_on(m: Map, f: Feature, d: int) -> bool:
    """Whether the area of a feature goes on across a side."""
    h = f.hexes[0]
    other = m.neighbours[h * 6 + d]
    if other == lattice.NONE:
        return False
    if f.kind == "building":
        return m.building[other] == m.building[h]
    return TERRAIN_NAMES[m.terrain[other]] == f.kind


def beyond(m: Map, h: int, d: int, p: Point) -> int:
    """Negative inside the line of a side, 0 on it, positive beyond it."""
    a, b = lattice.corner(m.rows, h, d), lattice.corner(m.rows, h, d + 1)
    return turn(b, a, p)


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    one, two, three, four = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if (one > 0) != (two > 0) and (three > 0) != (four > 0) and 0 not in (one, two, three, four):
        return True
    return any(
        t == 0 and min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])
        for t, p, q, r in ((one, a, b, c), (two, a, b, d), (three, c, d, a), (four, c, d, b))
    )


def holds(points: list[Point], p: Point) -> bool:
    """Whether a point lies in a polygon or on its edge."""
    inside = False
    for n in range(len(points)):
        a, b = points[n - 1], points[n]
        if touch(a, b, p, p):
            return True
        if (a[1] > p[1]) != (b[1] > p[1]) and (turn(a, b, p) > 0) == (b[1] > a[1]):
            inside = not inside
    return inside


def segment_meets(points: list[Point], a: Point, b: Point) -> bool:
    edges = [(points[n - 1], points[n]) for n in range(len(points))]
    return holds(points, a) or holds(points, b) or any(touch(a, b, c, d) for c, d in edges)


def shapes(m: Map) -> list[Feature]:
    return [f for f in m.features if f.kind in INSIDE]


def small(terrain: dict[str, str], **more: object) -> Map:
    return parse_map({"map": {"columns": 5, "rows": 5}, "terrain": terrain, **more}, "small", "small.toml")


def meets_kind(m: Map, kind: str, a: Point, b: Point) -> bool:
    return any(segment_meets(f.points, a, b) for f in m.features if f.kind == kind)


@settings(max_examples=120, deadline=None)
@given(paintings())
def test_every_shape_lies_in_its_hex_and_strictly_inside_free_sides(m: Map) -> None:
    for f in shapes(m):
        for d in range(6):
            for p in f.points:
                place = beyond(m, f.hexes[0], d, p)
                assert place < 0 or place == 0 and goes_on(m, f, d)


@settings(max_examples=60, deadline=None)
@given(paintings())
def test_shapes_are_simple_and_clockwise(m: Map) -> None:
    for f in shapes(m):
        n = len(f.points)
        edges = [(f.points[k - 1], f.points[k]) for k in range(n)]
        area = sum(a[0] * b[1] - a[1] * b[0] for a, b in edges)
        assert area > 0
        for i in range(n):
            for j in range(i + 2, n):
                if (j + 1) % n != i:
                    assert not touch(*edges[i], *edges[j])


@settings(max_examples=60, deadline=None)
@given(paintings())
def test_areas_run_together_across_a_shared_side(m: Map) -> None:
    """Both polygons have the same edge on the common hexside, so that a line along it touches them (10.geo)."""
    for f in shapes(m):
        for d in range(3):
            if not goes_on(m, f, d):
                continue
            h = f.hexes[0]
            other = m.neighbours[h * 6 + d]
            mine = covered(edges_on_side(m, h, f.kind, d))
            assert mine and mine == covered(edges_on_side(m, other, f.kind, (d + 3) % 6))


def covered(edges: list[tuple[Point, Point]]) -> set[Point]:
    """Lattice points of a hexside that its edges cover."""
    found: set[Point] = set()
    for (ax, ay), (bx, by) in edges:
        steps = gcd(bx - ax, by - ay)
        found |= {(ax + (bx - ax) // steps * n, ay + (by - ay) // steps * n) for n in range(steps + 1)}
    return found


def edges_on_side(m: Map, h: int, kind: str, d: int) -> list[tuple[Point, Point]]:
    edges = []
    for f in m.features:
        if f.kind == kind and f.hexes == [h]:
            for n in range(len(f.points)):
                a, b = f.points[n - 1], f.points[n]
                if beyond(m, h, d, a) == 0 and beyond(m, h, d, b) == 0:
                    edges.append((a, b))
    return edges


@pytest.mark.rule("T93d")
@settings(max_examples=120, deadline=None)
@given(paintings())
def test_a_line_along_the_road_meets_no_shape_of_its_hexes(m: Map) -> None:
    for f in shapes(m):
        h = f.hexes[0]
        x, y = lattice.centre(m.rows, h)
        for d in range(6):
            if m.road[h] >> d & 1:
                assert not segment_meets(f.points, (x, y), (x + MIDDLE[d][0], y + MIDDLE[d][1]))


@settings(max_examples=60, deadline=None)
@given(paintings())
def test_a_shape_without_road_covers_the_heart_of_its_hex(m: Map) -> None:
    for f in shapes(m):
        h = f.hexes[0]
        x, y = lattice.centre(m.rows, h)
        if m.road[h] & 63:
            continue
        reach = 16 if f.kind in AREAS else 6
        for dx, dy in ((0, 0), (reach, 0), (-reach, 0), (reach // 2, reach // 2), (-reach // 2, -reach // 2)):
            if f.kind in AREAS or (dx, dy) == (0, 0):
                assert holds(f.points, (x + dx, y + dy))


@settings(max_examples=30, deadline=None)
@given(paintings())
def test_roads_leave_most_of_the_hex_to_its_terrain(m: Map) -> None:
    """A road cuts a corridor, not the whole hex: on both sides of it something is left."""
    for h in range(m.size):
        sides = (m.road[h] & 63).bit_count()
        if sides and TERRAIN_NAMES[m.terrain[h]] in INSIDE:
            pieces = [f for f in shapes(m) if f.hexes == [h]]
            assert len(pieces) == sides


def test_outlines_do_not_depend_on_anything_but_the_painting() -> None:
    one = small({"woods": "B2 B3 C3", "building": "D4"})
    two = small({"building": "D4", "woods": "C3 B3 B2"})
    assert [(f.kind, f.points) for f in one.features] == [(f.kind, f.points) for f in two.features]
    assert draw_map(one) == draw_map(two)


def test_outlines_differ_from_hex_to_hex() -> None:
    m = small({"woods": "A1 A3 A5 C2 C4 E1 E3 E5"})
    forms = set()
    for f in m.features:
        x, y = lattice.centre(m.rows, f.hexes[0])
        forms.add(tuple((px - x, py - y) for px, py in f.points))
    assert len(forms) == 8


@pytest.mark.rule("10.geo")
def test_a_line_along_a_free_hexside_passes_a_wood() -> None:
    m = small({"woods": "C3"})
    for d in range(6):
        assert not meets_kind(
            m, "woods", lattice.corner(5, m.hex_index("C3"), d), lattice.corner(5, m.hex_index("C3"), d + 1)
        )


def test_a_line_along_the_hexside_between_two_woods_does_not_pass() -> None:
    m = small({"woods": "C3 C4"})
    assert meets_kind(m, "woods", lattice.corner(5, m.hex_index("C3"), 3), lattice.corner(5, m.hex_index("C3"), 4))


def test_two_woods_do_not_close_the_corner_of_a_third_hex() -> None:
    m = small({"woods": "C3 C4"})
    corner = lattice.corner(5, m.hex_index("C3"), 3)
    assert not meets_kind(m, "woods", corner, corner)
    m = small({"woods": "C3 C4 D3"})
    assert meets_kind(m, "woods", corner, corner)


def test_neighbouring_buildings_stay_apart_unless_they_are_one() -> None:
    apart = small({"building": "C3 C4"})
    one = small({"building": "C3 C4"}, building=[{"hexes": "C3 C4"}])
    side = lattice.corner(5, apart.hex_index("C3"), 3), lattice.corner(5, apart.hex_index("C3"), 4)
    assert not meets_kind(apart, "building", *side)
    assert meets_kind(one, "building", *side)


def test_a_railway_does_not_cut_the_woods() -> None:
    with_rail = small({"woods": "C3"}, ways={"railway": "C2 C3 C4"})
    without = small({"woods": "C3"})
    assert [f.points for f in shapes(with_rail)] == [f.points for f in shapes(without)]


@pytest.mark.rule("T80.1a", "T80.2a")
def test_a_major_bridge_reaches_both_hexsides_and_a_minor_one_none() -> None:
    for kind in ("major-bridge", "minor-bridge"):
        m = small({kind: "C3", "stream": "C3 B3 D2"}, ways={"road": "C2 C3 C4"})
        deck = next(f for f in m.features if f.kind == kind)
        ys = [p[1] - lattice.centre(5, m.hex_index("C3"))[1] for p in deck.points]
        assert (min(ys), max(ys)) == ((-12, 12) if kind == "major-bridge" else (-8, 8))


def test_hexside_features_run_from_corner_to_corner_at_the_higher_level() -> None:
    m = small({}, levels={"1": "C3", "2": "C2"}, sides={"wall": "C2/C3 D4/D5", "cliff": "C3/C4"})
    found = {(f.kind, tuple(sorted(f.hexes)), f.level) for f in m.features if f.kind in SIDE_NAMES}
    c2, c3, c4, d4, d5 = (m.hex_index(n) for n in ("C2", "C3", "C4", "D4", "D5"))
    assert found == {("wall", (c2, c3), 2), ("wall", (d4, d5), 0), ("cliff", (c3, c4), 1)}
    for f in m.features:
        if f.kind in SIDE_NAMES:
            corners = [{lattice.corner(5, h, k) for k in range(6)} for h in f.hexes]
            assert set(f.points) == corners[0] & corners[1]


def test_a_straight_way_is_one_line_and_a_fork_adds_a_branch() -> None:
    m = small({}, ways={"road": ["C1 C2 C3 C4 C5", "C3 D3"]})
    x, y = lattice.centre(5, m.hex_index("C3"))
    lines = [f.points for f in m.features if f.kind == "road" and f.hexes == [m.hex_index("C3")]]
    assert lines == [[(x, y - 12), (x, y), (x, y + 12)], [(x + 18, y + 6), (x, y)]]


@pytest.mark.rule("T88.3.1")
@settings(max_examples=60, deadline=None)
@given(paintings())
def test_crest_lines_lie_in_the_higher_hex_on_each_side_that_drops(m: Map) -> None:
    """Whatever leaves a hex of level k over a side towards level j meets the crest lines k to j + 1 (Q37)."""
    for h in range(m.size):
        centre = lattice.centre(m.rows, h)
        lines = [f for f in m.features if f.kind == "crest" and f.hexes == [h]]
        for d in range(6):
            other = m.neighbours[h * 6 + d]
            if other == lattice.NONE:
                continue
            middle = centre[0] + MIDDLE[d][0], centre[1] + MIDDLE[d][1]
            met = {f.level for f in lines if open_meets(f, centre, middle)}
            assert met == set(range(m.level[other] + 1, m.level[h] + 1))


def open_meets(f: Feature, a: Point, b: Point) -> bool:
    points = [*f.points, f.points[0]] if f.closed else f.points
    return any(touch(a, b, points[n - 1], points[n]) for n in range(1, len(points)))


def test_crest_lines_of_neighbours_meet_so_that_nothing_slips_between() -> None:
    m = small({}, levels={"1": "B2 B3 C4 D3", "2": "C3"})
    ends: dict[tuple[int, Point], int] = {}
    for f in m.features:
        if f.kind == "crest" and not f.closed:
            for p in (f.points[0], f.points[-1]):
                ends[f.level, p] = ends.get((f.level, p), 0) + 1
    assert ends and set(ends.values()) == {2}


@st.composite
def slopes(draw: st.DrawFn) -> Map:
    """A small map of hills that nowhere fall by more than two levels at once."""
    level = draw(st.lists(st.integers(0, 4), min_size=COLS * ROWS, max_size=COLS * ROWS))
    rough = True
    while rough:
        rough = False
        for h in range(COLS * ROWS):
            near = [lattice.neighbour(COLS, ROWS, h, d) for d in range(6)]
            highest = 2 + min(level[n] for n in near if n != lattice.NONE)
            if level[h] > highest:
                level[h], rough = highest, True
    names = {str(k): " ".join(n for n, at in zip(hex_names(), level, strict=True) if at == k) for k in (1, 2, 3, 4)}
    return small({}, levels=names)


@settings(max_examples=40, deadline=None)
@given(slopes())
def test_crest_lines_lie_inside_one_another(m: Map) -> None:
    """Where the ground falls by two levels at once, the higher line is the inner one."""
    for h in range(m.size):
        lines = [f for f in m.features if f.kind == "crest" and f.hexes == [h]]
        for f in lines:
            for g in lines:
                if f.level < g.level:
                    assert not any(open_meets(f, a, b) for a, b in pairwise(g.points))


@settings(max_examples=30, deadline=None)
@given(paintings())
def test_the_ground_of_a_level_covers_the_centres_of_that_level_and_above(m: Map) -> None:
    for level in range(1, 5):
        tinted = ground(m, level)
        for h in range(m.size):
            covered_centre = any(holds(points, lattice.centre(m.rows, h)) for points in tinted)
            assert covered_centre == (m.level[h] >= level)


def test_merged_areas_lose_their_inner_edges() -> None:
    m = small({"woods": "B2 B3 C2 C3 C4 D2 D3"})
    assert len(merge([f.points for f in m.features if f.kind == "woods"])) == 1
    ring = small({"woods": "C2 D2 D3 C4 B3 B2"})
    assert len(merge([f.points for f in ring.features if f.kind == "woods"])) == 2
