"""Rule 10 and the sight lines of T78 to T99, each by its number; hills are in test_sight_hills.py."""

from __future__ import annotations

import pytest
from boards import (
    PRINTED,
    at,
    blank,
    clear,
    example_map,
    grow,
    lay_way,
    line_hexside,
    look,
    raise_to,
    type_only,
    value,
    why,
)

from sandtable.commander.map import sight
from sandtable.commander.map.kinds import BRUSH
from sandtable.terrain.board import Feature

# the worked examples


@pytest.mark.rule("10.ex.A", "10.2")
def test_example_a_woods_at_the_same_level() -> None:
    m = example_map()
    assert value(m, "J9", "K6") == -1
    assert ("obstacle", "J8", "woods", "T99") in why(m, "J9", "K6")
    clear(m, "J8")
    assert ("obstacle", "J8", "woods", "T99") not in why(m, "J9", "K6")


@pytest.mark.rule("10.ex.B", "T88.3.2b")
def test_example_b_a_hill_as_high_as_the_viewer() -> None:
    m = example_map()
    assert why(m, "J9", "L6") == [("crest", "K8", "hill", "T88.3.2")]
    raise_to(m, 2, "J9")
    assert value(m, "J9", "L6") == 0


@pytest.mark.rule("10.ex.C", "T88.4a", "T88c")
def test_example_c_over_lower_woods() -> None:
    m = example_map()
    assert value(m, "J9", "N6") == 0
    assert ("over", "L8", "woods", "T88.4") in why(m, "J9", "N6")
    raise_to(m, 0, "J9")
    assert why(m, "J9", "N6") == [("obstacle", "L8", "woods", "T99")]


@pytest.mark.rule("10.ex.DE", "T88.4.1a", "T99c")
def test_example_d_e_one_blind_hex() -> None:
    m = example_map()
    assert why(m, "J7", "M9") == [("blind-hex", "L8", "woods", "T88.4.1")]
    assert look(m, "J7", "M9").reasons[0].other == at(m, "M9")
    assert value(m, "J7", "N9") == 0
    assert value(m, "J7", "L8") == 0  # into the wood itself


@pytest.mark.rule("10.ex.F", "T93d")
def test_example_f_along_the_road() -> None:
    m = example_map()
    assert value(m, "M9", "M4") == 0
    assert why(m, "M9", "M4") == [("along-way", "M5", "woods", "T93")]
    m.features = [f for f in m.features if f.kind != "road"]
    assert why(m, "M9", "M4") == [("obstacle", "M5", "woods", "T99")]


@pytest.mark.rule("10.ex.G", "T91c")
def test_example_g_orchard_between() -> None:
    m = example_map()
    assert value(m, "M9", "N6") == 2
    assert why(m, "M9", "N6") == [("hindrance", "N7", "orchard", "T91")]


# 10.ex.H and 10.ex.J: the Smoke itself is laid at run time; here the hexes it would be tested against
def test_example_h_along_a_hexside_both_hexes_are_touched() -> None:
    m = example_map()
    seen = look(m, "M9", "N7")
    assert seen.value == 0
    assert seen.touched == 1 << at(m, "M8") | 1 << at(m, "N8")


@pytest.mark.rule("10.1.ex", "T97c")
@pytest.mark.parametrize(("kind", "rule"), [("wall", "T97"), ("hedge", "T87")])
def test_example_h_a_wall_along_the_line_blocks(kind: str, rule: str) -> None:
    m = line_hexside(example_map(), kind, "M8", "N8")
    assert why(m, "M9", "N7") == [("hexside-obstacle", "M8", kind, rule)]


def test_example_j_the_hex_between_is_touched() -> None:
    m = example_map()
    assert value(m, "N9", "N7") == 2
    assert look(m, "N9", "N7").touched == 1 << at(m, "N8")


@pytest.mark.rule("10.geo")
def test_op_fire_example_along_the_hexside_of_a_higher_wood() -> None:
    m = example_map()
    assert value(m, "L5", "K7") == 0
    raise_to(m, 1, "L6")
    assert why(m, "L5", "K7") == [("crest", "K6", "hill", "T88.3.2")]


@pytest.mark.rule("A33.ex.B", "T88.3.2a")
def test_op_fire_example_the_crest_hides_what_lies_behind() -> None:
    m = example_map()
    assert why(m, "L5", "K8") == [("crest", "K7", "hill", "T88.3.2")]


# 10.1 to 10.3


@pytest.mark.rule("10.1a", "10.1b", "gloss.los")
def test_only_the_drawing_counts_not_the_hex() -> None:
    m = type_only(blank(), "woods", "K7")
    assert value(m, "K9", "K5") == 0  # nothing drawn
    x, y = 10 * 36, 6 * 24
    grove = Feature("woods", [at(m, "K7")], 0, [(x + 2, y - 4), (x + 10, y - 4), (x + 10, y + 4), (x + 2, y + 4)], True)
    m.features.append(grove)
    assert value(m, "K9", "K5") == 0  # passes to the left of the trees
    grove.points = [(px - 2, py) for px, py in grove.points]
    assert value(m, "K9", "K5") == -1  # grazes them
    assert value(grow(clear(m, "K7"), "brush", "K7"), "K9", "K5") == 3


@pytest.mark.rule("10.1c", "gloss.hindrance")
def test_terrain_in_the_end_hexes_does_not_count() -> None:
    m = blank()
    grow(m, "woods", "K9 K5")
    assert value(m, "K9", "K5") == 0
    grow(m, "brush", "J9 J5")
    assert value(m, "J9", "J5") == 0
    for name in ("K9", "K5"):
        for d in range(6):
            line_hexside(m, "wall", name, m.hex_name(m.neighbours[at(m, name) * 6 + d]))
    assert value(m, "K9", "K5") == 0


@pytest.mark.rule("10.1c")
def test_a_shape_over_several_hexes_counts_only_between_the_ends() -> None:
    m = blank()
    x, y = 10 * 36, 8 * 24  # K9
    long = Feature("woods", [], 0, [(x - 6, y + 6), (x - 6, y - 30), (x + 6, y - 30), (x + 6, y + 6)], True)
    m.features.append(long)  # K9 and K8
    assert value(m, "K9", "K7") == -1
    long.points = [(x - 6, y + 6), (x - 6, y - 12), (x + 6, y - 12), (x + 6, y + 6)]  # K9 up to its hexside
    assert value(m, "K9", "K7") == 0
    long.points[2] = (x + 6, y - 13)
    long.points.insert(2, (x - 6, y - 13))
    assert value(m, "K9", "K7") == -1


@pytest.mark.rule("10.1e")
def test_sight_is_reciprocal() -> None:
    m = example_map()
    sight.build(m, PRINTED, both_ways=True)
    n = m.size
    for a in range(n):
        for b in range(a):
            assert m.los[a * n + b] == m.los[b * n + a]
            assert m.touched[a * n + b] == m.touched[b * n + a]
    both = (m.los[:], m.touched[:], m.crossed[:])
    sight.build(m, PRINTED)
    assert both == (m.los, m.touched, m.crossed)


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(("kind", "rule"), [("woods", "T99"), ("building", "T82")])
def test_obstacles(kind: str, rule: str) -> None:
    m = grow(blank(), kind, "K7")
    assert why(m, "K9", "K5") == [("obstacle", "K7", kind, rule)]
    assert value(m, "K9", "K7") == 0  # into it


@pytest.mark.rule("10.3.3", "gloss.hindrance")
def test_only_the_largest_hindrance_counts() -> None:
    m = grow(blank(), "brush", "K6 K7")
    assert value(m, "K8", "K5") == 3
    grow(m, "field", "K4")
    assert value(m, "K8", "K3") == 3
    assert len(look(m, "K8", "K3").reasons) == 3


def test_an_obstacle_leaves_no_talk_of_hindrances() -> None:
    m = grow(grow(blank(), "brush", "K7"), "woods", "K6")
    seen = look(m, "K8", "K5")
    assert (seen.open, seen.hindrance) == (False, 0)
    assert why(m, "K8", "K5") == [("obstacle", "K6", "woods", "T99")]


@pytest.mark.rule("T78.4")
@pytest.mark.parametrize(
    ("kind", "number", "rule"),
    [
        pytest.param("major-bridge", 1, "T80", marks=pytest.mark.rule("T80b")),
        pytest.param("minor-bridge", 1, "T80", marks=pytest.mark.rule("T80b")),
        pytest.param("brush", 3, "T81", marks=pytest.mark.rule("T81c")),
        pytest.param("field", 1, "T85", marks=pytest.mark.rule("T85c")),
        pytest.param("marsh", 1, "T89", marks=pytest.mark.rule("T89c")),
        pytest.param("orchard", 2, "T91", marks=pytest.mark.rule("T91c")),
        pytest.param("woods", -1, "T99", marks=pytest.mark.rule("T99c")),
        pytest.param("building", -1, "T82", marks=pytest.mark.rule("T82c")),
        pytest.param("gully", 0, "", marks=pytest.mark.rule("T86d")),
        pytest.param("stream", 0, "", marks=pytest.mark.rule("T95c")),
        pytest.param("water-barrier", 0, "", marks=pytest.mark.rule("T98b")),
        pytest.param("open", 0, "", marks=pytest.mark.rule("T90c")),
    ],
)
def test_the_chart_for_a_hex_between(kind: str, number: int, rule: str) -> None:
    m = grow(blank(), kind, "K7")
    assert value(m, "K9", "K5") == number
    assert [r.rule for r in look(m, "K9", "K5").reasons] == ([rule] if rule else [])


@pytest.mark.rule("T80b")
def test_a_bridge_without_a_drawing_fills_its_hex_but_not_its_hexsides() -> None:
    m = type_only(blank(), "minor-bridge", "M8")
    assert value(m, "M9", "M7") == 1
    assert value(m, "M9", "N7") == 0  # along M8/N8
    grow(m, "minor-bridge", "M8", 2)
    assert value(m, "M9", "M7") == 1
    assert value(m, "M9", "N6") == 0  # through M8, past the drawing


def test_a_drawing_that_the_hex_outranks_does_not_count() -> None:
    m = grow(blank(), "woods", "K7")
    type_only(m, "minor-bridge", "K7")
    assert why(m, "K9", "K5") == [("hindrance", "K7", "minor-bridge", "T80")]


def test_scenario_hindrances_replace_the_printed_ones() -> None:
    m = line_hexside(grow(grow(blank(), "brush", "K7"), "field", "K6"), "fence", "K7", "K6")
    numbers = PRINTED[:]
    numbers[BRUSH] = 0
    n = m.size
    sight.build(m, numbers)
    assert m.los[at(m, "K9") * n + at(m, "K4")] == 1
    assert sight.explain(m, at(m, "K9"), at(m, "K4"), numbers).value == 1
    sight.build(m, PRINTED)
    assert m.los[at(m, "K9") * n + at(m, "K4")] == 3
    assert sight.explain(m, at(m, "K9"), at(m, "K4"), [0] * len(PRINTED)).value == 0
    for wrong in (PRINTED[:-1], [*PRINTED, 0]):
        with pytest.raises(ValueError, match=f"{len(wrong)} numbers"):
            sight.build(m, wrong)
    with pytest.raises(ValueError, match="negative"):
        sight.build(m, [-1, *PRINTED[1:]])


# hexsides


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        pytest.param("wall", -1, marks=pytest.mark.rule("T97c", "10.1c")),
        pytest.param("hedge", -1, marks=pytest.mark.rule("T87c", "10.1c")),
        pytest.param("fence", 1, marks=pytest.mark.rule("T84c", "10.1c")),
        pytest.param("cliff", 0, marks=pytest.mark.rule("T83d")),
    ],
)
def test_hexside_terrain(kind: str, number: int) -> None:
    m = line_hexside(blank(), kind, "K7", "K6")
    assert value(m, "K8", "K5") == number  # crossed
    assert value(m, "K7", "K5") == 0  # a side of an end hex
    assert value(m, "K8", "K6") == 0
    assert value(m, "K7", "K6") == 0
    m = line_hexside(blank(), kind, "M8", "N8")
    assert value(m, "M9", "N7") == number  # run along
    assert value(m, "M8", "N8") == 0


@pytest.mark.rule("T97c")
def test_a_wall_is_touched_at_its_end_point() -> None:
    # K7 to L2 passes from K6 to K5 through the corner they share with L5
    for a, b in (("K6", "K5"), ("K6", "L5"), ("K5", "L5")):
        m = line_hexside(blank(), "wall", a, b)
        assert why(m, "K7", "L2")[0][0] == "hexside-obstacle"
    assert value(line_hexside(blank(), "wall", "K6", "J5"), "K7", "L2") == 0


@pytest.mark.rule("T97c", "T87c", "T84c")
def test_hexside_terrain_counts_at_the_level_of_the_higher_hex() -> None:
    for kind, number in (("wall", -1), ("hedge", -1), ("fence", 1)):
        m = raise_to(blank(), 1, "M9 N7 M8")
        line_hexside(m, kind, "M8", "N8")
        assert value(m, "M9", "N7") == number
        raise_to(m, 0, "M8")
        assert value(m, "M9", "N7") == 0


# railways and roads


@pytest.mark.rule("T92c")
def test_a_railway_hinders_where_it_is_crossed_and_not_where_it_is_followed() -> None:
    m = lay_way(blank(), "railway", "K7", [1, 4])
    assert why(m, "K9", "K5") == [("hindrance", "K7", "railway", "T92")]
    assert value(m, "K7", "K4") == 0  # in an end hex
    m = blank()
    for name in ("K8", "K7", "K6"):
        lay_way(m, "railway", name, [0, 3])
    assert value(m, "K9", "K5") == 0
    assert ("along-way", "K7", "railway", "T92") in why(m, "K9", "K5")


@pytest.mark.rule("T92c")
def test_a_railway_that_bends_away_hinders() -> None:
    m = lay_way(blank(), "railway", "K7", [2, 3])
    assert value(m, "K9", "K5") == 1


@pytest.mark.rule("T92c")
def test_a_railway_across_the_hexside_run_along_hinders() -> None:
    m = blank()
    lay_way(m, "railway", "M8", [2, 5])  # M8/N8 is side 2 of M8
    lay_way(m, "railway", "N8", [5, 2])
    assert value(m, "M9", "N7") == 1


@pytest.mark.rule("T93d")
def test_a_road_clears_its_own_hex_only() -> None:
    m = grow(blank(), "woods", "K7 K6")
    lay_way(m, "road", "K7", [0, 3])
    assert why(m, "K8", "K5") == [("obstacle", "K6", "woods", "T99")]
    lay_way(m, "road", "K6", [0, 3])
    assert value(m, "K8", "K5") == 0
    assert value(m, "L8", "J5") == -1  # across the road


@pytest.mark.rule("T93d")
def test_a_road_that_bends_away_clears_nothing() -> None:
    m = grow(blank(), "woods", "K7")
    lay_way(m, "road", "K7", [2, 3])
    assert value(m, "K8", "K5") == -1


@pytest.mark.rule("T93d")
def test_a_road_through_a_wall_is_a_gap_in_it() -> None:
    m = line_hexside(blank(), "wall", "K7", "K6")
    lay_way(m, "road", "K7", [0, 3])
    assert value(m, "K8", "K5") == 0
    assert value(m, "K8", "L1") == -1  # over the wall, beside the road


@pytest.mark.rule("T93d")
def test_a_road_does_not_flatten_a_hill() -> None:
    m = raise_to(lay_way(blank(), "road", "K7", [0, 3]), 1, "K7")
    assert value(m, "K8", "K6") == -1


def test_a_trail_changes_nothing() -> None:
    m = lay_way(grow(blank(), "woods", "K7"), "trail", "K7", [0, 3])
    assert value(m, "K8", "K6") == -1
    assert value(clear(m, "K7"), "K8", "K6") == 0


# gullies


@pytest.mark.rule("T86c")
def test_into_a_gully_one_sees_from_next_door_or_from_above() -> None:
    m = type_only(blank(), "gully", "K7")
    assert value(m, "K8", "K7") == 0
    assert why(m, "K9", "K7") == [("gully-hex", "K7", "gully", "T86")]
    assert value(raise_to(m, 1, "K9"), "K9", "K7") == 0
    raise_to(m, 1, "K7")
    assert value(m, "K9", "K7") == -1  # no longer above it
    type_only(m, "gully", "K9")
    raise_to(m, 2, "K9")
    # K9 is now itself seen only from above
    assert why(m, "K9", "K7") == [("gully-hex", "K9", "gully", "T86")]


@pytest.mark.rule("T86d")
def test_a_gully_between_is_clear() -> None:
    assert value(type_only(blank(), "gully", "K7 K6"), "K8", "K5") == 0


# the calls


def test_visible_from_reads_the_table() -> None:
    m = example_map()
    with pytest.raises(ValueError, match="have not been built"):
        sight.visible_from(m, 0)
    sight.build(m, PRINTED)
    a = at(m, "J9")
    seen = sight.visible_from(m, a)
    assert a in seen and at(m, "N6") in seen and at(m, "L6") not in seen
    assert seen == [b for b in range(m.size) if sight.explain(m, a, b, PRINTED).open]


def test_a_hex_off_the_map_is_refused_by_name() -> None:
    m = blank()
    with pytest.raises(ValueError, match="map board: there is no hex with index 150"):
        sight.explain(m, 0, 150, PRINTED)
    with pytest.raises(ValueError, match="index -1"):
        sight.explain(m, -1, 0, PRINTED)
    m.features.append(Feature("woods", [0], 0, [(0, 0), (1, 1)], True))
    with pytest.raises(ValueError, match="a woods shape has fewer than three points"):
        sight.build(m, PRINTED)
