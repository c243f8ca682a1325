"""Hills and sight (T88): crests, hills as obstacles, blind hexes, hindrances from above."""

from __future__ import annotations

import pytest
from boards import at, blank, clear, grow, line_hexside, look, raise_to, type_only, value, why

from sandtable.commander.map.drawn.mapfile import parse_map
from sandtable.terrain.board import Feature
from sandtable.terrain.lattice import centre


@pytest.mark.rule("T88.3.1", "T88.3.2a")
def test_looking_up_one_sees_the_first_crest_hex_of_each_level() -> None:
    m = raise_to(blank(), 1, "K7 K6")
    raise_to(m, 2, "K5 K4")
    raise_to(m, 1, "K3")
    seen = [name for name in ("K8", "K7", "K6", "K5", "K4", "K3", "K2") if look(m, "K9", name).open]
    assert seen == ["K8", "K7", "K5"]


@pytest.mark.rule("T88.3.2b", "T88.3.2c")
def test_looking_down_the_line_must_leave_the_hill_at_once_and_for_good() -> None:
    m = raise_to(blank(), 1, "K5")
    assert value(m, "K5", "K9") == 0
    raise_to(m, 1, "K6")
    assert why(m, "K5", "K9") == [("crest", "K6", "hill", "T88.3.2")]  # no crest line in its own hex
    raise_to(m, 0, "K6")
    raise_to(m, 1, "K7")
    assert why(m, "K5", "K9") == [("crest", "K7", "hill", "T88.3.2")]  # a second crest as high
    raise_to(m, 2, "K5")
    assert value(m, "K5", "K9") == 0  # now above it


@pytest.mark.rule("T88.3.3")
def test_a_hill_blocks_between_lower_hexes() -> None:
    m = raise_to(blank(), 1, "K7")
    assert why(m, "K9", "K5") == [("hill", "K7", "hill", "T88.3.3")]
    assert value(raise_to(m, 1, "K9 K5"), "K9", "K5") == 0  # of one level with it
    raise_to(m, 3, "K7")
    raise_to(m, 2, "K9")
    assert why(m, "K9", "K5") == [("hill", "K7", "hill", "T88.3.3")]


@pytest.mark.rule("T88.3.3.ex")
def test_example_past_a_hill_of_level_2_and_of_level_3() -> None:
    def open_targets(hill: int) -> list[int]:
        found = []
        for target in range(5):
            m = raise_to(raise_to(raise_to(blank(), 2, "K9"), hill, "K7"), target, "K5")
            if look(m, "K9", "K5").open:
                found.append(target)
        return found

    assert open_targets(2) == [2, 3, 4]
    assert open_targets(3) == [4]
    plateau = raise_to(raise_to(raise_to(blank(), 2, "K9"), 3, "K7"), 4, "K5 K4")
    assert value(plateau, "K9", "K4") == -1  # level 4, but not its crest


def test_along_a_hexside_the_lower_hex_is_the_ground() -> None:
    m = raise_to(blank(), 1, "M8")
    assert value(m, "M9", "N7") == 0
    assert why(raise_to(m, 1, "N8"), "M9", "N7") == [("hill", "M8", "hill", "T88.3.3")]


def test_off_the_map_is_no_ground() -> None:
    m = raise_to(blank(), 1, "B1")
    assert why(m, "A1", "C1") == [("hill", "B1", "hill", "T88.3.3")]


@pytest.mark.rule("T88.4.ex", "T88.4a")
def test_example_a_building_below_and_beside() -> None:
    m = grow(raise_to(blank(), 1, "K9 K5"), "building", "K7")
    assert why(m, "K9", "K5") == [("over", "K7", "building", "T88.4")]
    raise_to(m, 1, "K7")
    assert why(m, "K9", "K5") == [("obstacle", "K7", "building", "T82")]


@pytest.mark.rule("T88.4a")
def test_an_obstacle_counts_against_the_higher_end() -> None:
    m = grow(raise_to(blank(), 2, "K9"), "woods", "K7")
    raise_to(m, 1, "K7")
    assert value(m, "K9", "K4") == 0  # below K9, above K4, and K5 is the blind hex
    assert value(m, "K9", "K6") == -1
    raise_to(m, 1, "K9")
    assert value(m, "K9", "K4") == -1


@pytest.mark.rule("T88.4.1.exa", "T88.4.1a", "T82c")
def test_example_behind_a_building() -> None:
    m = grow(raise_to(blank(), 1, "K9"), "building", "K7")
    assert [name for name in ("K8", "K7", "K6", "K5", "K4") if not look(m, "K9", name).open] == ["K6"]
    raise_to(m, 1, "K6")
    assert value(m, "K9", "K6") == 0  # above the building's hex


@pytest.mark.rule("T88.4.1a")
def test_each_wood_hides_the_hex_behind_it() -> None:
    m = grow(raise_to(blank(), 1, "K9"), "woods", "K7 K5")
    assert [name for name in ("K8", "K7", "K6", "K5", "K4", "K3") if not look(m, "K9", name).open] == ["K6", "K4"]


@pytest.mark.rule("T88.4.1.exb", "T88.4.1a")
def test_example_a_building_right_before_the_lower_end() -> None:
    for place, visible in (("K8", False), ("K7", True), ("K6", True)):
        m = raise_to(raise_to(blank(), 1, "K9 K8 K7 K6"), 2, "K5")
        grow(m, "building", place)
        assert look(m, "K9", "K5").open == visible, place


@pytest.mark.rule("T88.4.1a")
def test_a_blind_hex_needs_the_drawing_to_be_touched() -> None:
    m = grow(raise_to(blank(), 1, "M9"), "woods", "N7", 3)
    assert look(m, "M9", "N6").hexes == [at(m, "M8"), at(m, "N7")]
    assert value(m, "M9", "N6") == 0  # past the small wood
    clear(m, "N7")
    assert value(grow(m, "woods", "N7"), "M9", "N6") == -1


@pytest.mark.rule("T88.4.1a")
def test_a_hexside_run_along_counts_as_the_next_hex() -> None:
    # J9 to L6: K8, then along K7/L7, then L6
    m = grow(raise_to(blank(), 1, "J9"), "woods", "K8")
    assert value(m, "J9", "L6") == 0
    # trees that run together over that hexside hide L6
    x, y = 10 * 36, 6 * 24  # K7
    m.features.append(Feature("woods", [], 0, [(x + 6, y - 5), (x + 30, y + 3), (x + 30, y + 8), (x + 6, y + 4)], True))
    assert look(m, "J9", "L6").reasons[-1].key == "blind-hex"


@pytest.mark.rule("T87c", "T97c", "T88.4a")
def test_walls_and_hedges_make_no_blind_hex() -> None:
    for kind in ("wall", "hedge"):
        m = line_hexside(raise_to(blank(), 1, "K9"), kind, "K8", "K7")
        assert value(m, "K9", "K6") == 0  # right behind the hexes it stands between
        assert why(m, "K9", "K5") == [("over", "K8", kind, "T88.4")]


@pytest.mark.rule("T88.5a", "T88.5c")
def test_hindrances_and_hills() -> None:
    m = grow(raise_to(blank(), 1, "K9"), "brush", "K7")
    assert value(m, "K9", "K5") == 0
    assert why(m, "K9", "K5") == [("over", "K7", "brush", "T88.5")]
    assert value(m, "K9", "K6") == 0  # and no blind hex
    raise_to(m, 1, "K7 K5")
    assert value(m, "K9", "K5") == 3
    raise_to(m, 2, "K5")
    assert value(m, "K9", "K5") == 0


@pytest.mark.rule("T88.5c")
def test_a_hill_stands_above_the_buildings_of_the_next_level_down() -> None:
    m = grow(raise_to(blank(), 1, "K9 K3"), "building", "K8 K7 K6 K5 K4")
    assert value(m, "K9", "K3") == 0


def test_adjacent_hexes_always_see_each_other() -> None:
    m = type_only(blank(), "gully", "K7")
    raise_to(m, 4, "K6")
    line_hexside(m, "wall", "K7", "K6")
    for d in range(6):
        assert value(m, "K7", m.hex_name(m.neighbours[at(m, "K7") * 6 + d])) == 0


MOUND = {"map": {"columns": 7, "rows": 7}, "levels": {"1": "D4 D5"}}
GIVEN = {"hex": "D4", "level": 1, "points": [[-8, -4], [8, -4], [8, 12], [-8, 12]]}


@pytest.mark.rule("T88.3.1", "T88.3.3")
def test_a_crest_line_of_the_file_bounds_the_upper_ground() -> None:
    ours = parse_map(MOUND, "mound", "mound")
    given = parse_map({**MOUND, "crest": [GIVEN]}, "mound", "mound")
    assert why(ours, "F4", "C4") == [("hill", "D4", "hill", "T88.3.3")]
    assert why(given, "F4", "C4") == []  # past the crest
    assert why(given, "D3", "D6")[0][:2] == ("hill", "D4")  # over it
    assert why(given, "C5", "F4") == why(ours, "C5", "F4") != []
    assert why(given, "C3", "E7") == why(ours, "C3", "E7")  # D5 has no crest line of its own


def test_a_crest_line_of_the_file_is_drawn_but_for_its_part_on_a_hexside() -> None:
    given = parse_map({**MOUND, "crest": [GIVEN]}, "mound", "mound")
    x, y = centre(given.rows, at(given, "D4"))
    runs = [f.points for f in given.features if f.kind == "crest" and f.hexes == [at(given, "D4")]]
    assert runs == [[(x - 8, y + 12), (x - 8, y - 4), (x + 8, y - 4), (x + 8, y + 12)]]
