"""Levels, Sizes, Heights and Blind Hexes (12.1), and the rulebook's worked example of sight."""

from __future__ import annotations

import pytest
from sight_boards import Look, paint

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.names import TERRAIN_NAMES
from sandtable.games.combat.rules.sight.los import blind_hexes
from sandtable.games.combat.rules.sight.los_reasons import BLIND_HILL, BLIND_TERRAIN, HILL, OBSTACLE, OVER, SLOPE

T = load_tables()


def row(name: int) -> str:
    return f"02.{name:02d}"


def profile(*heights: int, **terrain: str) -> Look:
    """Levels down one column; terrain by row: profile(2, 0, 0, wall="2")."""
    levels: dict[str, list[str]] = {}
    for n, height in enumerate(heights):
        if height:
            levels.setdefault(str(height), []).append(row(n + 1))
    painted = {kind: " ".join(row(int(word)) for word in rows.split()) for kind, rows in terrain.items()}
    return paint(3, len(heights), {key: " ".join(names) for key, names in levels.items()}, **painted)


def seen(look: Look, start: int = 1) -> str:
    """What is seen down the column: + and -, the start itself a dot."""
    last = look.ground.rows
    return "".join("." if n == start else "-+"[look.sees(row(start), row(n))] for n in range(1, last + 1))


# --- Height (12.1a) ---


@pytest.mark.rule("combat:12.1a", "combat:12.1x0")
def test_height_is_level_plus_size() -> None:
    tree = T.terrain_size[TERRAIN_NAMES.index("trees")]
    assert tree == 2  # halves: a tree on Level 1 has Height 2, on Level 0 Height 1
    assert [T.terrain_size[TERRAIN_NAMES.index(name)] for name in ("rocks", "wall", "building", "orchard")] == [
        1,
        1,
        2,
        2,
    ]
    # a Size 1 obstacle on Level 1 stops who stands on Level 2, as it does on Level 0 who stands on Level 1
    assert not profile(2, 0, 0, 1, 0, 0, 0, 0, orchard="4").sees(row(1), row(8))
    assert not profile(1, 0, 0, 0, 0, 0, 0, 0, orchard="4").sees(row(1), row(8))
    assert profile(2, 0, 0, 0, 0, 0, 0, 0, orchard="4").sees(row(1), row(8))


@pytest.mark.rule("combat:12.1c")
def test_one_end_must_be_strictly_higher_than_the_obstacle() -> None:
    # a wall on Level 1 has Height 1 1/2
    assert not profile(1, 1, 1, 1, 1, wall="3").sees(row(1), row(5))
    assert profile(2, 1, 1, 1, 1, 1, wall="3").sees(row(1), row(5))
    assert profile(1, 1, 1, 1, 2, wall="3").sees(row(1), row(5))  # the other end will do
    # equal is not higher (A58): Orchard on Level 1, Height 2, seen from Level 2
    look = profile(2, 1, 1, 1, 1, orchard="3")
    assert not look.sees(row(1), row(5))
    assert look.reason(row(1), row(5)).key == OBSTACLE


@pytest.mark.rule("combat:12.1c", "combat:11.17a", "combat:11.18a", "combat:11.19a")
def test_ground_as_high_as_the_higher_end_blocks_the_lower_one() -> None:
    for level in (1, 2, 3):
        look = profile(level, level, 0, 0, 0)
        assert seen(look) == ".+---"
        assert look.reason(row(1), row(4)).key == HILL
        assert seen(profile(0, level, 0, 0)) == ".+--"


@pytest.mark.rule("combat:11.17a", "combat:11.18a", "combat:11.19a", "combat:11.16a")
def test_flat_ground_of_any_level_is_open() -> None:
    for level in (0, 1, 2, 3):
        assert seen(profile(*[level] * 8)) == ".+++++++"
    assert seen(profile(1, 0, 0, 0, 1)) == ".++++"


# --- Blind Hexes (12.1d-g) ---


@pytest.mark.rule("combat:12.1d", "combat:12.1e")
def test_blind_hexes_by_range() -> None:
    table = {1: 1, 5: 1, 6: 2, 10: 2, 11: 3, 15: 3, 16: 4, 20: 4, 21: 5, 25: 5, 26: 6, 30: 6, 31: 7}
    for distance, count in table.items():
        assert blind_hexes(distance, 1) == blind_hexes(distance, 2) == blind_hexes(distance, 3) == count
    for apart, hidden in ((3, 1), (7, 2), (12, 3)):
        heights = [2] + [0] * 18
        look = profile(*heights, orchard=str(1 + apart))  # Height 1, one below
        behind = "-" * hidden
        assert seen(look) == "." + "+" * apart + behind + "+" * (18 - apart - hidden)
        reason = look.reason(row(1), row(2 + apart))
        assert (reason.key, reason.hidden, reason.blind) == (BLIND_TERRAIN, look.hex(row(2 + apart)), hidden)


@pytest.mark.rule("combat:12.1f", "combat:12.1x1")
def test_height_beyond_one_step_takes_blind_hexes_away() -> None:
    assert [blind_hexes(12, halves) for halves in range(1, 10)] == [3, 3, 3, 2, 2, 1, 1, 0, 0]
    # Level 3 over Height 1: none out to range 5, one from 6 to 10
    assert seen(profile(3, 0, 0, 0, 0, 0, 0, 0, 0, 0, orchard="4")) == ".+++++++++"
    assert seen(profile(3, 0, 0, 0, 0, 0, 0, 0, 0, 0, orchard="7")) == ".++++++-++"
    # half a step does not: from Level 3 over Height 1 1/2, the difference is 1 1/2
    assert seen(profile(3, 0, 0, 1, 0, 0, 0, wall="4")) == ".+++-++"


@pytest.mark.rule("combat:12.1d", "combat:12.1g")
def test_only_lower_hexes_are_blind() -> None:
    # behind a wall on Level 0 (Height 1/2): Level 0 is hidden, Level 1 is not
    assert seen(profile(2, 0, 0, 0, 0, wall="3")) == ".++-+"
    assert seen(profile(2, 0, 0, 1, 1, wall="3")) == ".++++"
    # Height equal to the obstacle's is not lower: Orchard on Level 0, Height 1
    look = profile(2, 0, 0, 1, 1, orchard="3")
    assert seen(look) == ".++++"
    assert look.reasons(row(1), row(4)) == [(OVER, row(3), "orchard")]


@pytest.mark.rule("combat:12.1d")
def test_blind_hexes_are_counted_from_the_higher_man() -> None:
    """The obstacle is next to the low man and far from the high one, whoever looks."""
    look = profile(1, *[0] * 11, wall="11")
    assert not look.sees(row(1), row(12)) and not look.sees(row(12), row(1))
    near = profile(1, *[0] * 11, wall="2")
    assert near.sees(row(1), row(12))


@pytest.mark.rule("combat:12.1b", "combat:12.1g")
def test_a_depression_counts_half_a_step_lower() -> None:
    # Orchard on Level 0 has Height 1; a Depression on Level 1 has Height 1/2
    assert profile(2, 0, 0, 1, 0, orchard="3").sees(row(1), row(4))
    look = profile(2, 0, 0, 1, 0, orchard="3", depression="4")
    assert not look.sees(row(1), row(4))
    # and from it a wall on Level 0 is not seen over
    assert profile(1, 0, 0, 0, 0, 0, wall="3").sees(row(1), row(6))
    assert not profile(1, 0, 0, 0, 0, 0, wall="3", depression="1").sees(row(1), row(6))


@pytest.mark.rule("combat:12.1h")
def test_terrain_that_depends_on_orders_makes_blind_hexes_only_then() -> None:
    look = profile(2, 0, 0, 0, 0, long_grass="3")
    assert look.sees(row(1), row(4))
    assert not look.sees(row(1), row(4), "b") and not look.sees(row(1), row(4), "a")
    assert look.sees(row(1), row(5), "b")


@pytest.mark.rule("combat:11.0e", "combat:12.1d")
def test_along_a_hexside_the_lower_of_two_hills_counts() -> None:
    low, one, both = {"2": "02.04"}, {"2": "02.04", "1": "03.04"}, {"2": "02.04", "1": "03.04 03.05"}
    assert paint(9, 9, low).sees("02.04", "06.04")
    assert paint(9, 9, {"1": "03.04"}).sees("02.04", "04.04")
    assert not paint(9, 9, {"1": "03.04 03.05"}).sees("02.04", "04.04")
    assert paint(9, 9, one).sees("02.04", "04.04") and paint(9, 9, both).sees("02.04", "04.04")  # a slope


# --- Continuous Slope (12.1j) ---


@pytest.mark.rule("combat:12.1j")
def test_down_a_continuous_slope_nothing_is_hidden() -> None:
    assert seen(profile(3, 2, 1, 0, 0)) == ".++++"
    assert seen(profile(2, 1, 0, 0)) == ".+++"
    look = profile(2, 1, 0, 0)
    assert look.reasons(row(1), row(3)) == [(SLOPE, row(2), "hill")]
    assert look.sees(row(3), row(1))  # nor from below


@pytest.mark.rule("combat:12.1j", "combat:12.1d")
def test_lower_ground_that_is_not_adjacent_makes_blind_hexes() -> None:
    look = profile(3, 2, 2, 1, 1)
    assert seen(look) == ".++-+"
    reason = look.reason(row(1), row(4))
    assert (reason.key, reason.hex, reason.blind) == (BLIND_HILL, look.hex(row(3)), 1)


@pytest.mark.rule("combat:12.1j")
def test_a_wall_on_the_slope_is_no_slope() -> None:
    look = profile(3, 2, 1, 0, 0, wall="2")
    assert not look.sees(row(1), row(3))
    assert (BLIND_TERRAIN, row(2), "wall") in look.reasons(row(1), row(3))


# --- the worked example: Soldat Berger on 27.08, Level 3 ---


def bergers_hill() -> Look:
    """The ground around 27.08 so that each sentence of the example is true. Hexes of one kind stand where it says."""
    levels = {
        "3": "27.08",
        "2": "26.07 25.07 27.07 26.08 27.09 26.09 28.07 28.08 28.09 25.08",
        "1": "25.06 26.06 27.06 24.07 24.08 25.09 25.10 26.10 24.10 23.09 22.07 22.08 21.08 22.11 23.11 21.12 29.08",
    }
    return paint(34, 20, levels, trees="24.06", orchard="24.09")


BERGER = "27.08"


@pytest.mark.rule("combat:12.1x2", "combat:GEO.x2")
def test_berger_sees_a_over_the_tree_of_b() -> None:
    look = bergers_hill()
    assert [look.ground.distances[look.hex(BERGER) * 680 + look.hex(name)] for name in ("25.07", "24.06")] == [2, 3]
    assert look.sees(BERGER, "23.06") and look.sees(BERGER, "22.05")
    over = [r for r in look.why(BERGER, "23.06").reasons if r.hex == look.hex("24.06")]
    assert [(r.key, r.kind, r.blind) for r in over] == [(OVER, "trees", 0)]


@pytest.mark.rule("combat:12.1x3", "combat:GEO.x2")
def test_berger_does_not_see_b_behind_25_07() -> None:
    look = bergers_hill()
    assert not look.sees(BERGER, "24.06")
    reason = look.reason(BERGER, "24.06")
    assert (reason.key, reason.hex, reason.blind) == (BLIND_HILL, look.hex("25.07"), 1)


@pytest.mark.rule("combat:12.1x4")
def test_berger_sees_c_past_22_07_and_22_08() -> None:
    look = bergers_hill()
    sight = look.why(BERGER, "21.08")
    assert tuple(sorted(sight.along[-1])) == (look.hex("22.07"), look.hex("22.08"))
    assert look.ground.level[look.hex("22.07")] == look.ground.level[look.hex("21.08")]
    assert look.sees(BERGER, "21.08")
    # a lower C would be in their Blind Hex
    lower = paint(34, 20, {"3": BERGER, "2": "22.07 22.08"})
    assert not lower.sees(BERGER, "21.08") and lower.sees(BERGER, "20.07")


@pytest.mark.rule("combat:12.1x5", "combat:12.1j")
def test_berger_sees_d_down_a_continuous_slope() -> None:
    look = bergers_hill()
    assert look.reasons(BERGER, "25.09") == [(SLOPE, "26.08", "hill")]
    assert look.sees(BERGER, "25.09")


@pytest.mark.rule("combat:12.1x6")
def test_berger_sees_e_over_24_09() -> None:
    look = bergers_hill()
    assert look.ground.distances[look.hex(BERGER) * 680 + look.hex("24.09")] == 3
    assert look.sees(BERGER, "23.10")
    over = [r for r in look.why(BERGER, "23.10").reasons if r.hex == look.hex("24.09")]
    assert [(r.key, r.kind, r.blind) for r in over] == [(OVER, "orchard", 0)]
    # from Level 2 the advantage is 1 and the Blind Hex stays
    assert not paint(34, 20, {"2": BERGER}, orchard="24.09").sees(BERGER, "23.10")


@pytest.mark.rule("combat:12.1x7")
def test_berger_sees_f_past_hexes_of_its_height() -> None:
    look = bergers_hill()
    met = look.sight.crossed(look.hex(BERGER), look.hex("21.12"))
    assert met >> look.hex("22.11") & 1 and met >> look.hex("23.11") & 1
    assert look.sees(BERGER, "21.12")


@pytest.mark.rule("combat:12.1x8")
def test_berger_does_not_see_g_behind_26_09() -> None:
    look = bergers_hill()
    assert not look.sees(BERGER, "26.10")
    reasons = {(r.key, r.hex, r.blind) for r in look.why(BERGER, "26.10").reasons}
    assert (BLIND_HILL, look.hex("26.09"), 1) in reasons


@pytest.mark.rule("combat:12.1x9")
def test_berger_sees_h_and_does_not_see_i_behind_28_09() -> None:
    look = bergers_hill()
    assert look.sees(BERGER, "30.07") and look.why(BERGER, "28.07").reasons == []
    assert not look.sees(BERGER, "28.10")
    assert (BLIND_HILL, look.hex("28.09"), 1) in {(r.key, r.hex, r.blind) for r in look.why(BERGER, "28.10").reasons}
