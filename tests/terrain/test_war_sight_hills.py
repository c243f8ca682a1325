"""Hills of Great War Commander (T110.3 to T110.5), the observer post, and the worked examples of rule 10."""

from __future__ import annotations

import pytest
from boards import at, blank, grow, hexagon, line_hexside, raise_to, type_only
from war_boards import Eye

from sandtable.commander.map.map import Map
from sandtable.terrain.board import Feature


def hills() -> Map:
    """Examples 1: the hill of Barnier (D2) and Ravy (E4) is of level 3, Pastre's hex (C4) of level 2."""
    m = blank(15, 11)
    raise_to(m, 3, "D2 C3 D3 D4 E4")
    raise_to(m, 2, "C4 B3")
    raise_to(m, 1, "E2 C2")
    return m


@pytest.mark.rule("gwc:10.ex1a", "gwc:T110.3.2b", "gwc:O19.2.1.1b")
def test_example_1a_a_hill_as_high_as_the_post() -> None:
    m = hills()
    assert Eye(m).post("A6", "B1") == -1
    assert Eye(m).why("A6", "B1", 2) == [("crest", "B3", "hill", "T110.3.2")]
    assert Eye(m).post("A6", "B1", 3) == 0
    raise_to(m, 1, "B3")
    assert Eye(m).post("A6", "B1") == 0


@pytest.mark.rule("gwc:10.ex1b")
def test_example_1b_the_same_level() -> None:
    assert Eye(hills()).post("A6", "C4") == 0
    assert Eye(raise_to(hills(), 3, "B4 B5")).post("A6", "C4") == -1


@pytest.mark.rule("gwc:10.ex1c", "gwc:T110.3.2a")
def test_example_1c_a_hill_above_the_post() -> None:
    assert Eye(hills()).post("A6", "E4") == -1
    assert ("crest", "D4", "hill", "T110.3.2") in Eye(hills()).why("A6", "E4", 2)
    assert Eye(hills()).post("A6", "D4") == 0  # the first crest hex


@pytest.mark.rule("gwc:10.ex1d", "gwc:T110.3.2b")
def test_example_1d_e_f_from_a_crest_hex() -> None:
    eye = Eye(hills())
    assert [eye.value("D2", name) for name in ("B1", "E2", "E4")] == [0, 0, 0]
    assert Eye(raise_to(hills(), 3, "C2")).value("D2", "B1") == -1  # no crest line in his own hex on that side


@pytest.mark.rule("gwc:10.ex1e", "gwc:T110.3.3")
def test_example_1g_a_hill_between_two_lower_hexes() -> None:
    assert Eye(hills()).value("E2", "C4") == -1
    assert {key for key, *_ in Eye(hills()).why("E2", "C4")} == {"hill"}


@pytest.mark.rule("gwc:10.ex1f")
def test_example_1h_hills_all_around() -> None:
    assert [Eye(hills()).value("C4", name) for name in ("B1", "D2", "E2", "E4")] == [-1] * 4


def village() -> Map:
    """Examples 2, all on level ground."""
    m = blank(15, 11)
    type_only(m, "orchard", "I9 J9")
    type_only(m, "field", "I10 K8")
    type_only(m, "brush", "M9")
    type_only(m, "woods", "K10")
    grow(m, "building", "G9")
    return line_hexside(m, "wall", "J8", "J9")


@pytest.mark.rule("gwc:10.ex2a", "gwc:T110.4.1a")
def test_example_2a_beyond_the_blind_hex() -> None:
    eye = Eye(village())
    assert eye.post("H11", "F7") == 0
    assert ("over", "G9", "building", "T110.4") in eye.why("H11", "F7", 2)
    assert eye.value("H11", "F7") == -1  # from the ground


@pytest.mark.rule("gwc:10.ex2b", "gwc:T110.4.1a")
def test_example_2b_one_blind_hex() -> None:
    eye = Eye(village())
    assert eye.post("H11", "G8") == -1
    assert eye.why("H11", "G8", 2) == [("blind-hex", "G9", "building", "T110.4.1")]
    assert eye.post("H11", "G9") == 0  # into the Building itself
    assert Eye(raise_to(village(), 1, "G8")).post("H11", "G8") == 0  # higher than the Building's hex


@pytest.mark.rule("gwc:10.ex2c", "gwc:T110.5a")
def test_example_2c_over_the_orchard() -> None:
    eye = Eye(village())
    assert eye.post("H11", "I8") == 0
    assert ("over", "I9", "orchard", "T110.5") in eye.why("H11", "I8", 2)
    assert eye.value("H11", "I8") == 2


@pytest.mark.rule("gwc:10.ex2d", "gwc:T110.5b")
def test_example_2d_gas_lies_on_the_line() -> None:
    eye = Eye(village())
    assert eye.post("H11", "K8") == 0
    assert "J8" in eye.touched("H11", "K8")
    assert "J8" not in eye.touched("H11", "J8")  # an end is no intervening hex


@pytest.mark.rule("gwc:10.ex2e", "gwc:10.3b")
def test_example_2e_along_a_hexside() -> None:
    assert Eye(village()).value("J10", "I9") == 2
    assert Eye(village(), shellhole="J9").value("J10", "I9") == 1


@pytest.mark.rule("gwc:10.ex2f", "gwc:10.3.3")
def test_example_2f_two_orchards() -> None:
    eye = Eye(village())
    assert eye.value("J10", "I8") == 2
    assert {("hindrance", name, "orchard", "T113") for name in ("I9", "J9")} <= set(eye.why("J10", "I8"))


@pytest.mark.rule("gwc:10.ex2g", "gwc:T122c")
def test_example_2g_a_wall() -> None:
    assert Eye(village()).value("J10", "J7") == -1
    assert Eye(village()).why("J10", "J7") == [("hexside-obstacle", "J9", "wall", "T122")]
    assert Eye(village()).value("J9", "J7") == 0


@pytest.mark.rule("gwc:10.ex2h", "gwc:T124c")
def test_example_2h_woods() -> None:
    assert Eye(village()).why("J10", "N9") == [("obstacle", "K10", "woods", "T124")]


@pytest.mark.rule("gwc:10.ex2i", "gwc:10.3.3")
def test_example_2i_brush_and_field() -> None:
    assert Eye(village()).value("N9", "J7") == 3
    assert Eye(village(), shellhole="M9").value("N9", "J7") == 1


# T110 beyond the examples: along column C, from C9 up to C3


def column(**paint: str) -> Map:
    m = blank(15, 11)
    for kind, names in paint.items():
        type_only(m, kind, names)
    return m


@pytest.mark.rule("gwc:T110.3.3")
def test_past_a_hill_only_to_one_as_high_or_to_a_higher_crest() -> None:
    m = raise_to(blank(15, 11), 2, "C9 C6")
    assert Eye(m).value("C9", "C3") == -1
    assert [Eye(raise_to(m, level, "C3")).value("C9", "C3") for level in (2, 3, 4)] == [0, 0, 0]
    raise_to(m, 3, "C6")
    assert [Eye(raise_to(m, level, "C3")).value("C9", "C3") for level in (2, 3, 4)] == [-1, -1, 0]
    raise_to(m, 4, "C4")
    assert Eye(m).value("C9", "C3") == -1  # no crest hex on that side


@pytest.mark.rule("gwc:T110.3.1")
def test_a_crest_line_given_by_the_map_bounds_the_hill() -> None:
    m = raise_to(blank(15, 11), 1, "C5")
    assert Eye(m).value("B6", "D4") == Eye(m).value("B5", "D3") == -1
    x, y = 6 * 12, 8 * 12
    m.grounds.append(Feature("ground", [at(m, "C5")], 1, [(x - 2, y - 2), (x + 2, y - 2), (x + 2, y + 2)], True))
    assert Eye(m).value("C6", "C4") == -1  # over the top
    assert Eye(m).value("B5", "D3") == 0  # past it, through the hex


@pytest.mark.rule("gwc:T110.4a")
def test_an_obstacle_on_lower_ground_is_seen_over() -> None:
    m = raise_to(column(woods="C6"), 1, "C9 C3")
    assert Eye(m).why("C9", "C3") == [("over", "C6", "woods", "T110.4")]
    raise_to(m, 1, "C6")
    assert Eye(m).value("C9", "C3") == -1


@pytest.mark.rule("gwc:T110.4.1a")
@pytest.mark.parametrize("kind", ["woods", "boulders"])
def test_an_obstacle_on_lower_ground_hides_the_next_hex(kind: str) -> None:
    m = raise_to(column(**{kind: "C6"}), 1, "C9")
    eye = Eye(m)
    assert [eye.value("C9", name) for name in ("C7", "C6", "C5", "C4")] == [0, 0, -1, 0]
    assert Eye(raise_to(m, 1, "C5")).value("C9", "C5") == 0


@pytest.mark.rule("gwc:T110.4.1a")
def test_an_obstacle_in_the_first_hex_hides_the_viewer() -> None:
    m = raise_to(grow(raise_to(blank(15, 11), 1, "C9 C7"), "building", "C7"), 2, "C3")
    assert Eye(m).value("C9", "C3") == 0
    assert Eye(raise_to(grow(m, "building", "C8"), 1, "C8")).value("C9", "C3") == -1


@pytest.mark.rule("gwc:T110.4.1a", "gwc:T109c", "gwc:T122c")
def test_a_wall_on_lower_ground_hides_nothing() -> None:
    m = raise_to(line_hexside(blank(15, 11), "wall", "C6", "C5"), 1, "C9")
    assert [Eye(m).value("C9", name) for name in ("C5", "C4")] == [0, 0]
    assert Eye(m).why("C9", "C4") == [("over", "C6", "wall", "T110.4")]


@pytest.mark.rule("gwc:T110.5a")
def test_a_hindrance_on_lower_ground_does_not_hinder() -> None:
    m = raise_to(column(brush="C6"), 1, "C9 C3")
    assert Eye(m).value("C9", "C3") == 0
    assert Eye(m).value("C9", "C4") == 0
    assert Eye(raise_to(m, 1, "C6")).value("C9", "C3") == 3


@pytest.mark.rule("gwc:O19.2.1.1b", "gwc:T108b")
def test_a_post_stands_above_its_hex() -> None:
    eye = Eye(column(gully="C11 C5", woods="C10"))
    assert eye.post("C11", "C7") == 0
    assert eye.post("C11", "C5") == 0  # down into the Gully
    assert eye.post("C11", "C9") == -1  # right behind the wood
    assert eye.value("C11", "C7") == -1
    assert Eye(raise_to(column(gully="C5"), 2, "C5")).post("C11", "C5") == -1
    assert eye.post("C11", "C11") == eye.post("C11", "C10") == 0


# the rulebook's examples of T110, along the same column


@pytest.mark.rule("gwc:T110.3.3.ex", "gwc:T110b")
def test_example_from_level_2_past_a_hill() -> None:
    """Past one of level 2 to levels 2, 3 and 4, past one of level 3 to the crest of level 4 alone."""
    for between, seen in ((2, [-1, -1, 0, 0, 0]), (3, [-1, -1, -1, -1, 0])):
        m = raise_to(raise_to(blank(15, 11), 2, "C9"), between, "C6")
        assert [Eye(raise_to(m, level, "C3")).value("C9", "C3") for level in range(5)] == seen
    raise_to(m, 4, "C4")
    assert Eye(m).value("C9", "C4") == 0 and Eye(m).value("C9", "C3") == -1  # the crest, and what lies behind it


@pytest.mark.rule("gwc:T110.4.ex", "gwc:T110b")
def test_example_from_hill_to_hill_over_a_building() -> None:
    m = raise_to(grow(blank(15, 11), "building", "C6"), 1, "C9 C3")
    assert Eye(m).why("C9", "C3") == [("over", "C6", "building", "T110.4")]
    assert Eye(raise_to(m, 0, "C9 C3")).value("C9", "C3") == -1
    m = grow(raise_to(blank(15, 11), 1, "C9 C3 C6"), "building", "C6")
    assert Eye(m).value("C9", "C3") == -1


@pytest.mark.rule("gwc:T110.4.1.ex1")
def test_example_level_ground_behind_a_building() -> None:
    eye = Eye(raise_to(grow(blank(15, 11), "building", "C6"), 1, "C9"))
    assert [eye.value("C9", name) for name in ("C7", "C6", "C5", "C4", "C3")] == [0, 0, -1, 0, 0]


@pytest.mark.rule("gwc:T110.4.1.ex2")
@pytest.mark.parametrize(("building", "seen"), [("C8", -1), ("C7", 0), ("C6", 0)])
def test_example_up_past_a_building_of_the_own_level(building: str, seen: int) -> None:
    m = grow(raise_to(blank(15, 11), 1, f"C9 {building}"), "building", building)
    assert [Eye(raise_to(m, level, "C3")).value("C9", "C3") for level in (2, 3)] == [seen, seen]
    assert Eye(raise_to(m, 1, "C3")).value("C9", "C3") == -1  # not to the same level


@pytest.mark.rule("gwc:T110b")
@pytest.mark.parametrize("kind", ["woods", "building", "brush"])
def test_a_level_is_higher_than_any_obstacle_or_hindrance(kind: str) -> None:
    """What stands on level 1 does not reach the line between two hexes of level 2."""
    m = raise_to(blank(15, 11), 1, "C6")
    m = raise_to(grow(m, kind, "C6"), 2, "C9 C3")
    assert Eye(m).value("C9", "C3") == 0


@pytest.mark.rule("gwc:10.2.2")
def test_a_tree_drawn_in_the_open_is_nothing() -> None:
    m = blank(15, 11)
    h = at(m, "C6")
    m.features.append(Feature("woods", [h], 0, hexagon(m, h, 4), True))
    assert Eye(m).value("C9", "C3") == 0 and Eye(m).why("C9", "C3") == []
    assert Eye(grow(m, "woods", "C6", 4)).value("C9", "C3") == -1
