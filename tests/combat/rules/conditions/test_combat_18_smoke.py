"""Smoke (18.0)."""

from __future__ import annotations

import pytest
from combat_blasts import M18, MK_II, MORTAR
from combat_table import TABLES, Table

from sandtable.games.combat.rules.sight.smoke import add_smoke, drift_smoke
from sandtable.games.combat.rules.sight.spotting import spotting_terms
from sandtable.games.combat.screen.sight_words import smoke_reasons


@pytest.mark.rule(
    "combat:18.0e", "combat:18.0f", "combat:18.0g", "combat:18.0x1", "combat:18.0x2", "combat:4.0.5d", "combat:18.0d"
)
def test_the_example_of_smoke() -> None:
    """Mk II, 81mm and M18 go off in turn 1; the wind blows up the column."""
    t = Table(cols=20)
    starts = ["16.08", "15.09", "14.09"]
    for hex, blast in zip(starts, (MK_II, MORTAR, M18), strict=True):
        add_smoke(t.g, t.hex(hex), TABLES.blast_smoke[blast])
    name = t.rules.ground.hex_name

    def picture() -> list[tuple[list[str], int]]:
        return [
            ([name(h) for h in hexes], fading) for hexes, fading in zip(t.g.smoke_hexes, t.g.smoke_fading, strict=True)
        ]

    drift_smoke(t.g)  # end of turn 1: nothing is added or flipped
    assert picture() == [(["16.08"], 0), (["15.09"], 0), (["14.09"], 0)]
    t.g.turn = 2
    drift_smoke(t.g)
    assert picture() == [(["16.08"], 1), (["15.09", "15.08"], 0), (["14.09", "14.08"], 0)]
    t.g.turn = 3
    drift_smoke(t.g)
    assert picture() == [(["15.09", "15.08", "15.07"], 0), (["14.09", "14.08", "14.07"], 0)]
    t.g.turn = 4
    drift_smoke(t.g)
    assert [fading for _, fading in picture()] == [1, 1]
    t.g.turn = 5
    drift_smoke(t.g)
    assert picture() == [(["15.09", "15.08"], 1), (["14.09", "14.08"], 1)]
    t.g.turn = 6
    drift_smoke(t.g)
    t.g.turn = 7
    drift_smoke(t.g)
    assert not t.g.smoke_hexes


@pytest.mark.rule("combat:18.0a", "combat:18.0c", "combat:18.0b")
def test_smoke_lowers_leadership_and_every_marker_on_the_line_counts() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import fire_terms
    from sandtable.games.combat.rules.values import leadership

    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "05.10")
    add_smoke(t.g, t.hex("05.05"), 1)
    add_smoke(t.g, t.hex("05.08"), 1)
    add_smoke(t.g, t.hex("05.08"), 1)
    t.g.smoke_fading[2] = 1
    add_smoke(t.g, t.hex("09.08"), 1)
    assert leadership(t.g, taylor) == 2
    assert fire_terms(t.g, taylor, 0, jung)[8] == -4 - 4 - 2


@pytest.mark.rule("combat:18.0b", "combat:11.0e")
def test_smoke_hinders_a_line_along_a_hexside_only_from_both_sides() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import fire_terms

    t = Table()
    taylor = t.put("taylor", "02.04", order="aimed-fire", known=True)
    jung = t.put("jung", "04.04")  # the line runs between 03.04 and 03.05
    add_smoke(t.g, t.hex("03.04"), 1)
    assert fire_terms(t.g, taylor, 0, jung)[8] == spotting_terms(t.g, taylor, jung)[3] == 0
    add_smoke(t.g, t.hex("03.05"), 1)
    assert fire_terms(t.g, taylor, 0, jung)[8] == spotting_terms(t.g, taylor, jung)[3] == -4
    t.g.smoke_fading[0] = 1  # what is thicker on one side is so on that side only
    assert fire_terms(t.g, taylor, 0, jung)[8] == -2
    add_smoke(t.g, t.hex("04.04"), 1)  # into a Smoke hex, whatever lies between
    assert fire_terms(t.g, taylor, 0, jung)[8] == -6


@pytest.mark.rule("combat:18.0b", "combat:11.0e")
def test_the_reasons_of_a_line_name_the_smoke_it_meets_and_the_smoke_it_passes() -> None:
    t = Table()
    a, b = t.hex("02.04"), t.hex("04.04")

    def said() -> list[tuple[str, str | None, str]]:
        return [(reason.say.key, reason.hex, reason.rule) for reason in smoke_reasons(t.g, a, b)]

    add_smoke(t.g, t.hex("03.04"), 1)
    assert said() == [("combat-sight-smoke-past", "03.04", "11.0")]
    add_smoke(t.g, t.hex("03.05"), 1)
    t.g.smoke_fading[1] = 1
    assert said() == [("combat-sight-smoke", "03.05", "18.0")]
    add_smoke(t.g, a, 1)
    assert said() == [("combat-sight-smoke", "02.04", "18.0"), ("combat-sight-smoke", "03.05", "18.0")]


@pytest.mark.rule("combat:18.0b", "combat:11.0e")
def test_there_is_no_smoke_beyond_the_edge_of_the_board() -> None:
    from sandtable.games.combat.rules.sight.seeing import smoke_change

    t = Table()
    add_smoke(t.g, t.hex("02.01"), 1)
    assert smoke_change(t.g, t.hex("01.01"), t.hex("03.01")) == 0


@pytest.mark.rule("combat:18.0e")
def test_smoke_that_leaves_the_board_is_lost() -> None:
    t = Table()
    add_smoke(t.g, t.hex("05.01"), 3)
    t.g.turn = 2
    drift_smoke(t.g)
    assert t.g.smoke_hexes == [[t.hex("05.01"), -1]]


@pytest.mark.rule("combat:18.0e", "combat:18.0f", "combat:18.0g")
def test_smoke_from_its_first_marker_to_its_last() -> None:
    t = Table()
    t.run()
    t.g.wind = 0
    add_smoke(t.g, t.hex("05.02"), 3)
    add_smoke(t.g, t.hex("09.09"), 0)
    drift_smoke(t.g)
    states = []
    for turn in range(2, 7):
        t.g.turn = turn
        drift_smoke(t.g)
        hexes = [t.rules.ground.hex_name(h) if h >= 0 else "" for markers in t.g.smoke_hexes for h in markers]
        states.append((hexes, t.g.smoke_fading[:]))
    three = ["05.02", "05.01", ""]  # the third is blown off the Board, and counts as placed
    assert states == [(three[:2], [0]), (three, [0]), (three[:2], [1]), (three[:1], [1]), ([], [])]
    assert not t.g.smoke_value and not t.g.smoke_born


@pytest.mark.rule("combat:18.0f")
def test_every_turn_one_of_the_markers_that_are_left_is_removed() -> None:
    """A marker that was blown off the Board is none of them."""
    t = Table()
    t.run()
    t.g.wind = 0
    add_smoke(t.g, t.hex("05.02"), 4)
    states = []
    for turn in range(2, 9):
        t.g.turn = turn
        drift_smoke(t.g)
        states.append(([h for markers in t.g.smoke_hexes for h in markers if h >= 0], t.g.smoke_fading[:]))
    two = [t.hex("05.02"), t.hex("05.01")]
    assert states == [(two, [0]), (two, [0]), (two, [0]), (two, [1]), (two[:1], [1]), ([], []), ([], [])]
