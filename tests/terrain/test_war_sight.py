"""Rule 10 of Great War Commander and the sight lines of T99 to T124, each by its number."""

from __future__ import annotations

import pytest
from boards import at, blank, grow, lay_way, line_hexside, raise_to, type_only
from war_boards import SIGHT_RULES, Eye, marked, war_tables

from sandtable.commander.map.kinds import BRUSH, FENCE_ENTRY, RAILWAY_ENTRY, WOODS
from sandtable.commander.map.map import Map
from sandtable.commander.packs.names import LOS_NAMES
from sandtable.games.great_war_commander.rules.sight import chart as sight_chart
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.lines import Lines, build
from sandtable.games.great_war_commander.rules.sight.tracer import HexTracer
from sandtable.terrain.board import Feature


def painted(**paint: str) -> Map:
    """A board of terrains that fill their hexes: woods="C3 C4", destroyed_woods="D4"."""
    m = blank(15, 11)
    for kind, names in paint.items():
        type_only(m, kind.replace("_", "-"), names)
    return m


# through one hex: C5 sees C3 across C4


@pytest.mark.rule("gwc:10.1a", "gwc:10.2", "gwc:T124c", "gwc:10.1d")
@pytest.mark.parametrize(("kind", "rule"), [("woods", "T124"), ("boulders", "T101")])
def test_an_obstacle_fills_its_hex(kind: str, rule: str) -> None:
    m = painted(**{kind: "C4"})
    eye = Eye(m)
    assert eye.value("C5", "C3") == -1
    assert eye.why("C5", "C3") == [("obstacle", "C4", kind, rule)]
    assert eye.value("B6", "D2") == -1  # well off the centre of the hex


@pytest.mark.rule("gwc:10.1a", "gwc:T99.4")
@pytest.mark.parametrize(
    ("kind", "number"),
    [("brush", 3), ("orchard", 2), ("rubble", 2), ("field", 1), ("marsh", 1), ("bridge", 1), ("open", 0)],
)
def test_a_hindrance_fills_its_hex(kind: str, number: int) -> None:
    eye = Eye(painted(**{kind: "C4"}))
    assert eye.value("C5", "C3") == eye.value("B6", "D2") == number


@pytest.mark.rule("gwc:T120a", "gwc:T108a", "gwc:T114a")
@pytest.mark.parametrize("kind", ["stream", "water-barrier", "gully", "quarry", "shellhole"])
def test_clear_terrain_has_no_effect(kind: str) -> None:
    eye = Eye(painted(**{kind: "C4"}))
    assert eye.value("C5", "C3") == 0
    assert eye.why("C5", "C3") == []


@pytest.mark.rule("gwc:10.1b")
def test_what_is_in_an_end_hex_does_not_count() -> None:
    m = painted(woods="C5", brush="C3")
    assert Eye(m).value("C5", "C3") == 0
    line_hexside(m, "wall", "C5", "C4")
    line_hexside(m, "fence", "C4", "C3")
    assert Eye(m).value("C5", "C3") == 0
    assert Eye(m).value("C6", "C3") == -1


@pytest.mark.rule("gwc:10.3.3")
def test_the_largest_hindrance_counts_once() -> None:
    assert Eye(painted(brush="C4 C5", field="C6")).value("C7", "C3") == 3


@pytest.mark.rule("gwc:10.1.1a", "gwc:10.1.1b", "gwc:10.2.1", "gwc:10.3.4")
def test_touched_are_the_hexes_met_in_any_way() -> None:
    eye = Eye(blank(15, 11))
    assert eye.touched("J10", "I9") == {"I10", "J9"}  # along their hexside
    assert eye.touched("C5", "C3") == {"C4"}
    assert eye.touched("C5", "C4") == set()


# hexsides and what lies along them: J10 sees I9 along the hexside of I10 and J9


@pytest.mark.rule("gwc:10.3a", "gwc:10.3b", "gwc:10.ex2e")
def test_along_a_hexside_the_larger_hindrance_counts() -> None:
    assert Eye(painted(field="I10")).value("J10", "I9") == 1
    assert Eye(painted(field="I10", orchard="J9")).value("J10", "I9") == 2
    assert Eye(painted(field="J9", orchard="I10")).value("J10", "I9") == 2


@pytest.mark.rule("gwc:10.2")
def test_along_a_hexside_one_obstacle_is_passed() -> None:
    m = painted(woods="J9")
    assert Eye(m).value("J10", "I9") == 0
    assert Eye(m).why("J10", "I9") == [("past", "J9", "woods", "10.2")]
    assert Eye(m, along_obstacle=True).value("J10", "I9") == -1
    assert Eye(painted(woods="J9", boulders="I10")).value("J10", "I9") == -1
    assert Eye(painted(woods="J9", brush="I10")).value("J10", "I9") == 3


@pytest.mark.rule("gwc:10.1c", "gwc:T109c", "gwc:T122c")
@pytest.mark.parametrize(("kind", "rule"), [("wall", "T122"), ("hedge", "T109")])
def test_a_wall_blocks_also_along_its_hexside(kind: str, rule: str) -> None:
    m = line_hexside(blank(15, 11), kind, "I10", "J9")
    assert Eye(m).value("J10", "I9") == -1
    assert Eye(m).why("J10", "I9") == [("hexside-obstacle", "I10", kind, rule)]
    assert Eye(m).value("J9", "I10") == 0  # it belongs to both
    assert Eye(m).value("K9", "H10") == -1  # across


@pytest.mark.rule("gwc:T105")
def test_a_fence_hinders_unless_it_belongs_to_an_end() -> None:
    m = line_hexside(blank(15, 11), "fence", "C4", "C5")
    assert Eye(m).value("C6", "C3") == 1
    assert Eye(m).why("C6", "C3") == [("hexside-hindrance", "C5", "fence", "T105")]
    assert Eye(m).value("C5", "C3") == Eye(m).value("C6", "C4") == 0
    raise_to(m, 1, "C6 C3")
    assert Eye(m).why("C6", "C3") == [("over", "C5", "fence", "T110.5")]
    raise_to(m, 1, "C4")
    assert Eye(m).value("C6", "C3") == 1  # it stands as high as the higher of its hexes


@pytest.mark.rule("gwc:10.4")
def test_beyond_the_edge_the_terrain_goes_on() -> None:
    assert Eye(painted(woods="B1")).value("A1", "C1") == -1  # along the top edge
    assert Eye(painted(brush="B1")).value("A1", "C1") == 3
    assert Eye(painted(woods="C11")).value("B11", "D11") == -1  # along the bottom edge
    m = raise_to(blank(15, 11), 1, "B1")
    assert Eye(m).why("A1", "C1") == [("hill", "B1", "hill", "T110.3.3")]


# Buildings


@pytest.mark.rule("gwc:T104c", "gwc:10.1a")
def test_a_building_blocks_by_its_drawing() -> None:
    m = grow(blank(15, 11), "building", "C4", twelfths=4)
    assert Eye(m).why("C5", "C3") == [("obstacle", "C4", "building", "T104")]
    assert Eye(m).value("B6", "D2") == 0  # past it, through its hex
    m = grow(blank(15, 11), "building", "C4", twelfths=12)
    assert Eye(m).value("B6", "D2") == -1


@pytest.mark.rule("gwc:T104c")
def test_a_building_touched_along_its_hexside_blocks() -> None:
    m = grow(blank(15, 11), "building", "J9", twelfths=12)
    assert Eye(m).value("J10", "I9") == -1
    m = grow(blank(15, 11), "building", "J9", twelfths=11)
    assert Eye(m).value("J10", "I9") == 0


@pytest.mark.rule("gwc:T104c")
def test_a_building_drawn_in_a_hex_of_another_type_is_none() -> None:
    m = grow(blank(15, 11), "building", "C4")
    type_only(m, "stream", "C4")
    assert Eye(m).value("C5", "C3") == 0


# ground that changes


@pytest.mark.rule("gwc:T99.4")
def test_a_marker_makes_the_terrain() -> None:
    m = grow(painted(woods="C4"), "building", "E4")
    assert Eye(m, shellhole="C4").value("C5", "C3") == 0
    assert Eye(m).value("E5", "E3") == -1
    assert Eye(m, rubble="E4").why("E5", "E3") == [("hindrance", "E4", "rubble", "T117")]
    assert Eye(m, shellhole="E4").value("E5", "E3") == 0


def test_lines_in_play_follow_the_markers() -> None:
    m = painted(woods="C4", gully="E5")
    build(m, war_tables().sight_hindrance, war_tables())
    lines = Lines(HexTracer(m, chart_of(war_tables())))
    c5, c3, e5, e3 = at(m, "C5"), at(m, "C3"), at(m, "E5"), at(m, "E3")
    assert lines.line(bytes(m.size), c5, c3) == lines.line(bytes(m.size), e5, e3) == -1
    assert lines.line(marked(m, shellhole="C4"), c5, c3) == 0
    assert lines.line(marked(m, rubble="C4"), c3, c5) == 2
    assert lines.line(marked(m, shellhole="E5"), e5, e3) == 0  # the Gully is gone
    assert lines.line(marked(m, shellhole="A1"), c5, c3) == -1
    assert lines.line_from_level(bytes(m.size), c5, c3, 2) == -1  # right behind the wood
    assert lines.line_from_level(marked(m, shellhole="C4"), c5, c3, 2) == 0


# Destroyed Woods: C8 up to C3


@pytest.mark.rule("gwc:T124.1b")
def test_the_second_hex_of_destroyed_woods_blocks() -> None:
    one = Eye(painted(destroyed_woods="C5"))
    assert one.value("C8", "C3") == 0
    assert one.why("C8", "C3") == [("thin", "C5", "destroyed-woods", "T124.1")]
    deep = Eye(painted(destroyed_woods="C4 C5 C6 C7"))
    assert [deep.value("C8", name) for name in ("C7", "C6", "C5", "C4", "C3")] == [0, 0, -1, -1, -1]
    assert Eye(painted(destroyed_woods="C4 C7")).value("C8", "C3") == -1  # apart
    assert deep.why("C8", "C5") == [("obstacle", name, "destroyed-woods", "T124.1") for name in ("C7", "C6")]


@pytest.mark.rule("gwc:T124.1b")
def test_destroyed_woods_along_a_hexside() -> None:
    # the line runs along I10 and J9, through I9, then along H8 and I8
    assert Eye(painted(destroyed_woods="J9 I9")).value("J10", "H7") == 0  # one side only
    assert Eye(painted(destroyed_woods="J9 I10 I9")).value("J10", "H7") == -1
    assert Eye(painted(destroyed_woods="J9 I9"), along_obstacle=True).value("J10", "H7") == -1


@pytest.mark.rule("gwc:T116d")
def test_destroyed_woods_on_the_road_are_not_counted() -> None:
    m = painted(destroyed_woods="C5 C7")
    assert Eye(m).value("C8", "C3") == -1
    assert Eye(lay_way(m, "road", "C7", [0, 3])).value("C8", "C3") == 0


@pytest.mark.rule("gwc:T110.4.1b", "gwc:T124.1b")
def test_seen_from_above_the_blind_hex_follows_the_second() -> None:
    m = raise_to(painted(destroyed_woods="C4 C5 C6"), 1, "C9")
    eye = Eye(m)
    assert [eye.value("C9", name) for name in ("C6", "C5", "C4", "C3", "C2")] == [0, 0, -1, -1, 0]
    assert eye.why("C9", "C4") == [("blind-hex", "C5", "destroyed-woods", "T110.4.1")]
    lone = Eye(raise_to(painted(destroyed_woods="C6"), 1, "C9"))
    assert lone.value("C9", "C5") == 0


def test_destroyed_woods_seen_over_are_not_counted() -> None:
    m = raise_to(painted(destroyed_woods="C4 C5"), 1, "C8 C5 C3")
    assert Eye(m).value("C8", "C3") == 0
    raise_to(m, 1, "C4")
    assert Eye(m).value("C8", "C3") == -1


# Gully and Quarry


@pytest.mark.rule("gwc:T108b", "gwc:T114b")
@pytest.mark.parametrize(("kind", "rule"), [("gully", "T108"), ("quarry", "T114")])
def test_a_hollow_is_seen_from_next_door_and_above(kind: str, rule: str) -> None:
    m = painted(**{kind: "C4"})
    assert Eye(m).value("C4", "C5") == 0
    assert Eye(m).why("C4", "C6") == [("sunken-hex", "C4", kind, rule)]
    raise_to(m, 1, "C6")
    assert Eye(m).value("C4", "C6") == 0
    raise_to(m, 1, "C4")
    assert Eye(m).value("C4", "C6") == -1


# ways


@pytest.mark.rule("gwc:T115b")
def test_a_railway_hinders_but_not_along_it() -> None:
    m = blank(15, 11)
    for name in ("C4", "C5"):
        lay_way(m, "railway", name, [0, 3])
    assert Eye(m).value("C6", "C3") == 0
    assert ("along-way", "C4", "railway", "T115") in Eye(m).why("C6", "C3")
    assert Eye(m).value("B6", "D2") == 1  # across
    bent = lay_way(blank(15, 11), "railway", "J9", [0, 3])
    assert Eye(bent).value("J10", "I9") == 1  # along the hexside of its hex
    assert Eye(raise_to(bent, 1, "J10 I9")).value("J10", "I9") == 0
    type_only(m, "orchard", "C4")
    assert Eye(m).value("C6", "C3") == 2  # what else is in the hex still counts


@pytest.mark.rule("gwc:T116d")
def test_along_a_road_nothing_counts() -> None:
    m = painted(woods="C4", brush="C5")
    line_hexside(m, "wall", "C4", "C5")
    assert Eye(m).value("C6", "C3") == -1
    for name in ("C4", "C5"):
        lay_way(m, "road", name, [0, 3])
    lay_way(m, "railway", "C4", [1, 4])
    assert Eye(m).value("C6", "C3") == 0
    assert set(Eye(m).why("C6", "C3")) == {("along-way", name, "road", "T116") for name in ("C4", "C5")}
    assert Eye(m).value("B6", "D2") == -1  # across
    raise_to(m, 1, "C4")
    assert Eye(m).why("C6", "C3") == [("hill", "C4", "hill", "T110.3.3")]


@pytest.mark.rule("gwc:T110.3.2b")
def test_ground_as_high_as_the_viewer_hides_what_is_below() -> None:
    m = raise_to(blank(), 1, "C6")
    assert Eye(m).value("C6", "C3") == 0
    raise_to(m, 1, "C5")
    assert Eye(m).why("C6", "C3") == [("crest", "C5", "hill", "T110.3.2")]


# the chart


def test_the_chart_reads_the_tables() -> None:
    assert LOS_NAMES[sight_chart.OBSTACLE_LOS] == "obstacle"
    assert set(sight_chart.SIGHT_RULES) == set(SIGHT_RULES)
    tables = war_tables()
    assert (tables.side_hindrance[1], tables.sight_hindrance[FENCE_ENTRY]) == (1, 1)


def test_a_scenario_may_change_hindrances() -> None:
    m = painted(brush="C4")
    numbers = war_tables().sight_hindrance
    numbers[BRUSH] = 1
    build(m, numbers, war_tables())
    assert m.los[at(m, "C5") * m.size + at(m, "C3")] == 1
    line_hexside(m, "fence", "C6", "C5")
    lay_way(m, "railway", "C6", [1])
    numbers[FENCE_ENTRY], numbers[RAILWAY_ENTRY] = 4, 5
    chart = chart_of(war_tables(), numbers)
    assert (chart.side_hindrance[1], chart.railway) == (4, 5)
    with pytest.raises(ValueError, match="numbers given"):
        chart_of(war_tables(), [0] * (len(numbers) + 1))


def test_only_what_the_chart_says_makes_blind_hexes() -> None:
    m = raise_to(painted(woods="C4"), 1, "C6")
    tables = war_tables()
    assert Eye(m).value("C6", "C3") == -1
    tables.terrain_blind[WOODS] = 0
    assert HexTracer(m, chart_of(tables)).trace(bytes(m.size), at(m, "C6"), at(m, "C3")) == 0


def test_there_is_no_line_off_the_map() -> None:
    m = blank(3, 3)
    tracer = HexTracer(m, chart_of(war_tables()))
    with pytest.raises(ValueError, match="there is no line"):
        tracer.trace(bytes(9), 0, 9)
    m.features.append(Feature("building", [0], 0, [(0, 0), (5, 5)], True))
    with pytest.raises(ValueError, match="fewer than three points"):
        HexTracer(m, chart_of(war_tables()))
