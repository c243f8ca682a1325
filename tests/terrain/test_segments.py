"""The lines themselves: which hexes they cross, which hexsides they touch, which shapes they meet."""

from __future__ import annotations

import pytest
from boards import PRINTED, at, blank, hexagon

from sandtable.commander.map import sight
from sandtable.commander.map.map import Map
from sandtable.terrain import lattice, segments

Shape = list[tuple[int, int]]


def names(m: Map, hexes: list[int]) -> list[str]:
    return [m.hex_name(h) for h in hexes]


def line_between(m: Map, a: str, b: str) -> tuple[segments.Line, segments.Course]:
    start, end = at(m, a), at(m, b)
    run = segments.course(start // m.rows & 1, end // m.rows - start // m.rows, end % m.rows - start % m.rows)
    x, y = lattice.centre(m.rows, start)
    return segments.Line(x, y, run), run


def meets(m: Map, a: str, b: str, points: Shape, where: str) -> bool:
    """Does the line from a to b touch the shape inside the hex `where`?"""
    line, run = line_between(m, a, b)
    x, y = lattice.centre(m.rows, at(m, where))
    start = at(m, a)
    for passage in run.passages:
        if (start // m.rows + passage.col) * m.rows + start % m.rows + passage.row == at(m, where):
            line.within(passage)
            return segments.Drawing(0, points, x, y).met_by(line)
    raise AssertionError(f"{a}-{b} does not meet {where}")


@pytest.mark.rule("10.1a", "10.ex.geo")
@pytest.mark.parametrize(
    ("a", "b", "crossed", "along"),
    [
        ("M9", "N6", ["M8", "N7"], []),
        ("M9", "N7", [], [["M8", "N8"]]),
        ("L5", "K8", ["L6", "K7"], []),
        ("L5", "K7", [], [["K6", "L6"]]),
        ("J9", "K6", ["J8", "K8", "J7", "K7"], []),
        ("N9", "N7", ["N8"], []),
        ("M9", "M4", ["M8", "M7", "M6", "M5"], []),
        ("J7", "N9", ["K8", "L8", "M9"], []),
        ("J9", "N6", ["K9", "L8", "L7", "M7"], []),
        ("J9", "L6", ["K8"], [["J8", "K9"], ["K7", "L7"]]),
    ],
)
def test_hexes_crossed_in_order(a: str, b: str, crossed: list[str], along: list[list[str]]) -> None:
    m = blank()
    there, back = sight.explain(m, at(m, a), at(m, b), PRINTED), sight.explain(m, at(m, b), at(m, a), PRINTED)
    assert names(m, there.hexes) == crossed
    assert names(m, back.hexes) == crossed[::-1]
    assert [sorted(names(m, list(pair))) for pair in there.along] == along
    assert [sorted(names(m, list(pair))) for pair in back.along] == along[::-1]


def test_a_corner_is_touched_by_its_third_hex_too() -> None:
    m = blank()
    seen = sight.explain(m, at(m, "K7"), at(m, "L2"), PRINTED)
    assert names(m, seen.hexes) == ["K6", "K5", "L4", "L3"]
    assert names(m, seen.corners) == ["L5", "K4"]
    touched = [m.hex_name(h) for h in range(m.size) if seen.touched >> h & 1]
    assert touched == ["K4", "K5", "K6", "L3", "L4", "L5"]


def test_a_quarter_of_all_lines_run_along_a_hexside_or_through_a_corner() -> None:
    m = blank()
    tracer = sight.Tracer(m, PRINTED)
    exact = 0
    for a in range(m.size):
        for b in range(a):
            seen = tracer.look(a, b)
            exact += bool(seen.along or seen.corners)
    assert exact == 2788


def test_along_the_top_of_the_map_the_half_hexes_outside_do_not_exist() -> None:
    m = blank(5, 4)
    seen = sight.explain(m, at(m, "A1"), at(m, "C1"), PRINTED)
    assert [sorted(pair) for pair in seen.along] == [[lattice.NONE, at(m, "B1")]]
    assert seen.touched == 1 << at(m, "B1")
    low = sight.explain(m, at(m, "B4"), at(m, "D4"), PRINTED)
    assert [sorted(pair) for pair in low.along] == [[lattice.NONE, at(m, "C4")]]
    assert low.touched == 1 << at(m, "C4")


def test_the_line_enters_by_the_side_it_crosses() -> None:
    m = blank()
    sight.build(m, PRINTED)

    def side(a: str, b: str) -> int:
        return m.crossed[at(m, a) * m.size + at(m, b)]

    assert side("M9", "M4") == 3  # from below
    assert side("M4", "M9") == 0
    assert side("J7", "N9") == 5  # from the upper left
    assert side("N9", "J7") == 2
    assert side("M9", "N6") == 3  # through N7, from below
    assert side("N6", "M9") == 0
    assert side("M8", "M9") == 0  # next door
    assert side("M9", "N7") == lattice.NONE  # through a corner (Q43)
    assert side("N7", "M9") == lattice.NONE
    assert side("M9", "M9") == lattice.NONE


def test_sides_of_the_end_hexes_are_left_out() -> None:
    _, run = line_between(blank(), "M9", "M7")
    assert [passage.sides for passage in run.passages] == [[]]
    _, run = line_between(blank(), "M9", "M6")
    assert [passage.sides for passage in run.passages] == [[0], [3]]


def test_a_line_out_of_a_corner_touches_the_hexside_ahead_only() -> None:
    # M9 to N7: the spine M8/N8 is touched; the sides of M9 and N7 that end in its corners are not counted
    _, run = line_between(blank(), "M9", "N7")
    assert [len(passage.sides) for passage in run.passages] == [1, 1]


def test_a_shape_is_met_at_its_very_edge() -> None:
    m = blank()
    x, y = lattice.centre(m.rows, at(m, "M7"))
    beside: Shape = [(x, y - 5), (x, y + 5), (x + 8, y)]  # its left edge lies on the line up the column
    assert meets(m, "M9", "M5", beside, "M7")
    off = [(px + 1, py) for px, py in beside]
    assert not meets(m, "M9", "M5", off, "M7")
    corner_only: Shape = [(x, y), (x + 8, y - 5), (x + 8, y + 5)]
    assert meets(m, "M9", "M5", corner_only, "M7")


def test_a_shape_over_two_hexes_is_met_only_where_the_line_is_inside_the_hex() -> None:
    m = blank()
    x, y = lattice.centre(m.rows, at(m, "M7"))
    # a post far to the left in M7, reaching over the column's line only in M6
    hook: Shape = [(x - 9, y + 6), (x - 9, y - 30), (x + 9, y - 30), (x + 9, y - 26), (x - 5, y - 26), (x - 5, y + 6)]
    assert meets(m, "M9", "M4", hook, "M6")
    assert not meets(m, "M9", "M4", hook, "M7")
    slant: Shape = [(x - 9, y), (x - 6, y), (x + 9, y - 36)]  # begins in M7, crosses the line in M6
    assert meets(m, "M9", "M4", slant, "M6")
    assert not meets(m, "M9", "M4", slant, "M7")


def test_a_line_deep_inside_a_great_shape_is_met_in_every_hex() -> None:
    m = blank()
    x, y = lattice.centre(m.rows, at(m, "M7"))
    great: Shape = [(x - 90, y - 90), (x + 90, y - 90), (x + 90, y + 90), (x - 90, y + 90)]
    for where in ("M8", "M7", "M6", "M5"):
        assert meets(m, "M9", "M4", great, where)
    gap: Shape = [(x + 60, y + 90), (x + 60, y - 60), (x - 60, y - 60), (x - 60, y + 90)]
    frame = [*great[:3], *gap, great[3]]
    assert not meets(m, "M9", "M6", frame, "M7")  # in the open middle


def test_a_shape_that_only_touches_a_hexside_is_not_in_the_hex() -> None:
    m = blank()
    whole = hexagon(m, at(m, "M7"), 12)  # the very hex
    for d in range(6):
        x, y = lattice.centre(m.rows, m.neighbours[at(m, "M7") * 6 + d])
        assert not segments.shape_in_hex(whole, x, y)
    x, y = lattice.centre(m.rows, at(m, "M7"))
    assert segments.shape_in_hex(whole, x, y)
    assert segments.shape_in_hex([(x - 200, y - 200), (x + 200, y - 200), (x, y + 300)], x, y)


def test_a_way_covers_a_line_only_from_hexside_to_hexside() -> None:
    m = blank()
    line, run = line_between(m, "M9", "M7")
    line.within(run.passages[0])
    x, y = lattice.centre(m.rows, at(m, "M8"))
    up, down = segments.Edge(x, y, x, y - 12), segments.Edge(x, y, x, y + 12)
    away = segments.Edge(x, y, x + 18, y - 6)
    assert segments.covered([down, up], line)
    assert segments.covered([up, away, down], line)
    assert not segments.covered([down, away], line)
    assert not segments.covered([away], line)
    assert not segments.covered([segments.Edge(x, y + 1, x, y + 12), segments.Edge(x, y - 12, x, y - 1)], line)


def test_a_drawing_finds_a_free_point_though_an_edge_runs_over_the_dot() -> None:
    m = blank()
    x, y = lattice.centre(m.rows, at(m, "M7"))
    lower_half: Shape = [(x - 60, y), (x + 60, y), (x + 60, y + 80), (x - 60, y + 80)]
    assert meets(m, "M9", "M5", lower_half, "M7")
    assert meets(m, "L7", "N7", lower_half, "M8")
    assert not meets(m, "L6", "N6", lower_half, "M6")
