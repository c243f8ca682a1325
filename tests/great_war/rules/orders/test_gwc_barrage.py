"""Barrages (O19.2.1.4, O19.2.2): patterns, Impact on vacant and occupied hexes, registered areas, Barrage (A32)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import (
    BARRAGE,
    BARRAGE_2,
    REQUEST,
    REQUEST_2,
    STRONG,
    TELEPHONE,
    barrage,
    is_on_map,
    position,
    request,
    rolls,
)
from gwc_positions import marker, state

from commander_play import activated, broken, fort, happened, keep_all, notations, play, prompt, told
from sandtable.commander.rules.victory import eliminate
from sandtable.games.great_war_commander.rules.orders.barrage import UNWATCHED, push_impact
from sandtable.kernel.game import Game

ROW = {"box": {"axis": "standing-creeping"}, "spotting": {"axis": "F6"}, "barrage": {"axis": "F3 F4 F5 F7 F8 F9"}}
NEHRING = "activate g.hptm-nehring"


def local(draw: str, allies: str, **more: Any) -> Game:
    """A Local Barrage that comes down in F6, spotted from F1; the first two cards are Accuracy and drift."""
    more.setdefault("axis_side", TELEPHONE)
    more.setdefault("axis", "hptm-nehring F1")
    game = position(more.pop("axis"), allies, hand=REQUEST, draw="6-4, 1-4, " + draw, **more)
    return request(game, "?barrage 0", NEHRING, "fire F6")


def row(draw: str, axis: str, allies: str = "poilus O9", **more: Any) -> Game:
    more.setdefault("axis_side", TELEPHONE)
    game = position("hptm-nehring F1", allies, hand=REQUEST, draw="6-4, 1-4, " + draw, **more)
    return request(game, "barrage 1", NEHRING, "fire F6", axis)


def registered(draw: str = "1-2", allies: str = "poilus O9", **more: Any) -> Game:
    """A barrage down column F around F6 lies on the map; Nehring in C6 sees it."""
    more.setdefault("axis_side", TELEPHONE)
    more.setdefault("own", ROW)
    more.setdefault("hand", REQUEST)
    return position(more.pop("axis", "hptm-nehring C6"), allies, draw=draw, **more)


# --- patterns ---


@pytest.mark.rule("gwc:O19.2.1.4a", "gwc:O19.2.1.4.1a")
def test_a_local_barrage_is_the_round_and_its_six_neighbours() -> None:
    game = local("6-4", "poilus O9")
    changed = sorted(entry[0] for entry in told(game, "ground-changed"))
    assert changed == ["E6", "E7", "F5", "F6", "F7", "G6", "G7"]
    assert rolls(game) == ["accuracy", "impact"]


@pytest.mark.rule("gwc:O19.2.1.4b", "gwc:O19.2.1.4.2d")
@pytest.mark.parametrize(("axis", "markers"), [
    ("axis 1", "F3 F4 F5 F7 F8 F9"),
    ("axis 2", "C8 D7 E7 G6 H5 I5"),
    ("axis 3", "C5 D5 E6 G7 H7 I8"),
])  # fmt: skip
def test_a_row_of_seven_whose_way_the_player_chooses_after_the_drift(axis: str, markers: str) -> None:
    game = row("6-4", axis)
    assert barrage(game) == ("F6", markers)
    assert sorted(entry[0] for entry in told(game, "ground-changed")) == sorted([*markers.split(), "F6"])


@pytest.mark.rule("gwc:O19.2.1.4b")
def test_a_row_at_the_edge_is_shorter() -> None:
    game = position("hptm-nehring F3", "poilus O9", hand=REQUEST, axis_side=TELEPHONE, draw="6-4, 1-4, 1-2")
    request(game, "barrage 1", NEHRING, "fire F2", "axis 1")
    assert barrage(game) == ("F2", "F1 F3 F4 F5")


@pytest.mark.rule("gwc:O19.2.1.4.2d")
def test_a_local_barrage_leaves_no_markers() -> None:
    assert barrage(local("6-4", "poilus O9")) == ("", "")


# --- airbursts (T124) ---


@pytest.mark.rule("gwc:1.9.1d", "gwc:T124b")
def test_woods_felled_by_a_trigger_of_the_roll_have_burst_the_shells_all_the_same() -> None:
    """8 + 7 + 2, though a Trommelfeuer around G7 comes before the result."""
    game = local("1-2, 4-3 event, G-15, G-18", "poilus F6, poilus O9", map={"terrain": {"woods": "F6"}})
    play(game, "hex F6", "hex G6")
    assert told(game, "impact") == [["F6", "17", "7"]]


# --- vacant hexes (O19.2.1.4.1) ---


@pytest.mark.rule("gwc:O19.2.1.4.1a", "gwc:O19.2.1.4.2a")
def test_one_roll_for_all_vacant_hexes_before_one_for_each_occupied() -> None:
    game = local("6-4, 1-2, 1-3", "poilus F6, territoriaux G7, poilus O9", allies_draw="6-5, 5-6")
    assert rolls(game)[:2] == ["accuracy", "impact"]
    assert told(game, "impact-vacant") == [["5", "18", "10"]]
    play(game, "hex G7")
    assert [entry[0] for entry in told(game, "impact")] == ["G7", "F6"]
    assert rolls(game) == ["accuracy", "impact", "impact", "defence", "impact", "defence"]


@pytest.mark.rule("gwc:O19.2.1.4.2a")
def test_the_active_player_chooses_the_order_of_occupied_hexes() -> None:
    game = local("1-2", "poilus F6, territoriaux G7, poilus O9")
    assert prompt(game) == "impact-next" and sorted(notations(game, "hex")) == ["F6", "G7"]
    assert game.decision is not None and game.decision.seat == 0


@pytest.mark.rule("gwc:O19.2.1.4.1b", "gwc:O19.2.1.4.1c")
@pytest.mark.parametrize(("dice", "changed"), [("5-4", 0), ("6-4", 7), ("5-6", 7)])
def test_18_or_more_changes_the_ground(dice: str, changed: int) -> None:
    """Telephone FP 8: a roll of 10 is the least that does."""
    assert len(told(local(dice, "poilus O9"), "ground-changed")) == changed


@pytest.mark.rule("gwc:O19.2.1.4.1b")
def test_the_telephones_own_firepower_counts() -> None:
    game = local("6-2", "poilus O9", axis_side=STRONG)
    assert told(game, "impact-vacant") == [["7", "18", "8"]]


@pytest.mark.rule("gwc:O19.2.1.4.1b", "gwc:O19.2.1.4.2a")
def test_jammed_never_breaks_the_telephone() -> None:
    game = local("1-1 jammed, 1-1 jammed", "poilus F6, poilus O9", allies_draw="6-5")
    assert told(game, "impact") == [["F6", "10", "2"]]
    assert not state(game).radio_broken[0] and told(game, "trigger") == []


@pytest.mark.rule("gwc:O19.2.1.4.1d")
def test_a_vacant_work_is_reduced_by_the_common_roll() -> None:
    game = local("6-4", "poilus O9", allies_side={"forts": [{"fort": "wire", "hex": "G7"}]})
    assert fort(game, "G7") == "none" and marker(game, "G7") == "shellhole"


@pytest.mark.rule("gwc:O19.2.1.4.1e")
def test_no_roll_at_vacant_hexes_with_shellhole_markers_not_even_for_their_works() -> None:
    game = local(
        "6-4", "poilus O9", own={"shellholes": "F6 F5 F7 E6 E7 G6 G7"},
        allies_side={"forts": [{"fort": "wire", "hex": "G7"}]},
    )  # fmt: skip
    assert rolls(game) == ["accuracy"] and fort(game, "G7") == "wire"


@pytest.mark.rule("gwc:O19.2.1.4.1e")
def test_printed_shellholes_are_rolled_for() -> None:
    holes = {"terrain": {"shellhole": "F6 F5 F7 E6 E7 G6 G7"}}
    assert rolls(local("6-4", "poilus O9", map=holes)) == ["accuracy", "impact"]


# --- occupied hexes (O19.2.1.4.2) ---


@pytest.mark.rule("gwc:O19.2.1.4.2a", "gwc:O19.2.1.4.2c")
def test_all_formations_of_both_sides_defend_against_one_total() -> None:
    """Friends too, Leaders and Tanks too, those of the inactive player first."""
    game = local(
        "1-2, 5-4", "poilus F6, ltn-durant F6, schneider F6, poilus O9", axis="hptm-nehring F1, infanterie F6",
        year=1918, allies_draw="6-5, 5-6, 6-4",
    )  # fmt: skip
    while prompt(game) == "next-defender":
        play(game, notations(game)[0])
    totals = told(game, "defence")
    assert [entry[0] for entry in totals] == ["f.poilus-1", "f.ltn-durant", "f.schneider-1", "g.infanterie-1"]
    assert {entry[3] for entry in totals} == {"17"} and rolls(game).count("impact") == 2


@pytest.mark.rule("gwc:O19.2.1.4.2c")
def test_a_tank_has_no_cover_under_shells() -> None:
    game = local("1-2, 1-3", "schneider F6, poilus O9", map={"terrain": {"woods": "F6"}}, year=1918, allies_draw="6-5")
    assert told(game, "defence")[0][1] == "11"


@pytest.mark.rule("gwc:O19.2.1.4.2b")
def test_an_occupied_hex_with_a_shellhole_marker_is_attacked() -> None:
    game = local("1-2, 1-3", "poilus F6, poilus O9", own={"shellholes": "F6"}, allies_draw="6-5")
    assert told(game, "impact") == [["F6", "12", "4"]]
    assert told(game, "defence") == [["f.poilus-1", "8", "19", "12"]]


@pytest.mark.rule("gwc:O19.2.1.4.2c")
def test_hedges_and_walls_do_not_help_against_artillery() -> None:
    game = local("1-2, 1-3", "poilus F6, poilus O9", map={"sides": {"wall": "F6/1 F6/2"}}, allies_draw="6-5")
    assert told(game, "defence")[0][1] == "7"


# --- Subsequent bombardments (O19.2.2) ---


@pytest.mark.rule("gwc:O19.2.2a", "gwc:O19.2.2b")
def test_a_new_area_takes_the_old_markers_away_but_not_the_gas() -> None:
    own = {**ROW, "gas": "K5"}
    game = registered("6-4, 1-4, 1-2", own=own)
    request(game)
    assert prompt(game) == "artillery-area" and notations(game) == ["keep-area", "new-area"]
    play(game, "new-area")
    assert barrage(game) == ("", "") and state(game).gassed
    assert prompt(game) == "artillery-box"
    play(game, "barrage 1", NEHRING, "fire H6", "axis 1")
    assert barrage(game) == ("H6", "H3 H4 H5 H7 H8 H9")


@pytest.mark.rule("gwc:O19.2.2a")
def test_a_new_area_goes_through_all_steps() -> None:
    game = registered("6-4, 1-4, 1-2")
    request(game, "new-area", "barrage 0", NEHRING, "fire H6")
    assert happened(game, "spotting-round", "targeting", "drift", "impact-vacant") == [
        "spotting-round", "targeting", "drift", "impact-vacant",
    ]  # fmt: skip
    assert barrage(game) == ("", "")


@pytest.mark.rule("gwc:O19.2.2c", "gwc:O19.2.2.1")
def test_a_registered_standing_barrage_skips_spotting_and_accuracy() -> None:
    game = registered("6-4", hand=f"{REQUEST} {REQUEST_2}")
    request(game, "keep-area", NEHRING)
    assert prompt(game) == "barrage-creep" and activated(game, "g.hptm-nehring")
    play(game, "stand")
    assert rolls(game) == ["impact"] and barrage(game) == ("F6", "F3 F4 F5 F7 F8 F9")
    assert len(told(game, "ground-changed")) == 7


@pytest.mark.rule("gwc:O19.2.2c")
def test_it_comes_again_in_the_same_turn_by_the_other_spotter() -> None:
    game = registered("1-2, 1-3, 2-1", hand=f"{REQUEST} {REQUEST_2} G-2")
    request(game, "keep-area", NEHRING, "stand")
    play(game, f"order {REQUEST_2}", "keep-area", "stand")
    assert told(game, "observer-spots") == [["axis"]] and rolls(game) == ["impact", "impact"]


@pytest.mark.rule("gwc:O19.2.2c")
def test_a_spotter_who_does_not_see_the_round_cannot_keep_the_area() -> None:
    """Woods stand between Nehring and F6; the observer post has spotted already."""
    woods = {"terrain": {"woods": "D6 E6 E7"}}
    game = registered(map=woods, own={**ROW, "observed": "axis"})
    request(game)
    assert barrage(game) == ("", "") and prompt(game) == "artillery-box"  # no choice but a new area
    game = registered(map=woods)
    request(game, "keep-area")
    assert state(game).observed == 1 and not activated(game, "g.hptm-nehring")


@pytest.mark.rule("gwc:O19.2.2c")
@pytest.mark.parametrize(("falls", "hit"), [(False, ["F5", "F7"]), (True, ["F5"])])
def test_the_spotter_must_see_the_round_throughout(falls: bool, hit: list[str]) -> None:
    """If he is gone after the first of two occupied hexes was named, the second is spared."""
    game = registered(
        "1-2, 1-3, 2-1", allies="poilus F5, poilus F7, poilus O9", axis="hptm-nehring C6, infanterie A1",
        allies_draw="6-5, 6-4",
    )  # fmt: skip
    request(game, "keep-area", NEHRING, "stand")
    if falls:
        eliminate(state(game), game.title.thing(game.state, "g.hptm-nehring"))
    play(game, "hex F5")
    assert [entry[0] for entry in told(game, "impact")] == hit


@pytest.mark.rule("gwc:O19.2.2.2a", "gwc:O19.2.2.ex")
def test_a_creeping_barrage_shifts_every_marker_the_same_way() -> None:
    """The rulebook's example: Nehring in F6 moves the whole row one hex down and it comes down there."""
    own = {"box": {"axis": "standing-creeping"}, "spotting": {"axis": "H8"}, "barrage": {"axis": "E7 F7 G8 I9 J9 K10"}}
    game = registered("6-4", axis="hptm-nehring F6", own=own, year=1917)
    request(game, "keep-area", NEHRING, "direction 4")
    assert barrage(game) == ("H9", "E8 F8 G9 I10 J10 K11")
    changed = sorted(entry[0] for entry in told(game, "ground-changed"))
    assert changed == sorted("H9 E8 F8 G9 I10 J10 K11".split()) and rolls(game) == ["impact"]


@pytest.mark.rule("gwc:O19.2.2.2a")
@pytest.mark.parametrize(("compass", "centre"), [(1, "F5"), (2, "G6"), (3, "G7"), (4, "F7"), (5, "E7"), (6, "E6")])
def test_six_ways_to_creep(compass: int, centre: str) -> None:
    game = registered("1-2")
    request(game, "keep-area", NEHRING)
    assert notations(game, "direction") == ["1", "2", "3", "4", "5", "6"]
    play(game, f"direction {compass}")
    assert barrage(game)[0] == centre and len(barrage(game)[1].split()) == 6


@pytest.mark.rule("gwc:O19.2.2.2b")
def test_markers_that_leave_the_map_are_gone_for_good() -> None:
    own = {"box": {"axis": "standing-creeping"}, "spotting": {"axis": "F2"}, "barrage": {"axis": "F1 F3 F4 F5"}}
    game = registered("1-2, 1-3", own=own, hand=f"{REQUEST} {REQUEST_2}")
    request(game, "keep-area", NEHRING, "direction 1")
    assert barrage(game) == ("F1", "F2 F3 F4")
    play(game, f"order {REQUEST_2}", "keep-area")
    assert "1" not in notations(game, "direction")  # the Spotting Round itself stays on the map
    play(game, "direction 4")
    assert barrage(game) == ("F2", "F3 F4 F5")


@pytest.mark.rule("gwc:O19.2.2.2a", "gwc:O19.2.2c")
def test_it_does_not_creep_out_of_the_spotters_sight() -> None:
    game = registered(map={"terrain": {"woods": "E8"}}, axis="hptm-nehring C8", own={**ROW, "observed": "axis"})
    request(game, "keep-area")
    ways = notations(game, "direction")
    assert "1" in ways and len(ways) < 6


@pytest.mark.rule("gwc:12d", "gwc:O19.2.2c")
def test_keeping_the_area_puts_the_telephone_back_into_its_box() -> None:
    game = registered("1-2", own={**ROW, "box": {"axis": "local"}})
    request(game, "keep-area", NEHRING, "stand")
    assert state(game).box[0] == 1


# --- Barrage (A32) ---


@pytest.mark.rule("gwc:A32a")
def test_barrage_adds_2_to_one_impact_roll() -> None:
    game = registered("6-2, 1-2", allies="poilus F5, poilus O9", hand=f"{REQUEST} {BARRAGE}", allies_draw="6-5")
    request(game, "keep-area", NEHRING, "stand")
    assert prompt(game) == "before-impact-roll"
    play(game, f"play {BARRAGE}", "?roll")
    assert told(game, "impact-vacant") == [["6", "18", "8"]]
    assert told(game, "impact") == [["F5", "11", "3"]]  # the next roll has no bonus


@pytest.mark.rule("gwc:A32a")
def test_two_barrages_add_up() -> None:
    game = registered("1-2", hand=f"{REQUEST} {BARRAGE} {BARRAGE_2}")
    request(game, "keep-area", NEHRING, "stand", f"play {BARRAGE}", f"play {BARRAGE_2}", "?roll")
    assert told(game, "impact-vacant") == [["7", "15", "3"]]


@pytest.mark.rule("gwc:A32a")
def test_barrage_may_wait_for_an_occupied_hex() -> None:
    game = registered("1-2, 1-3", allies="poilus F5, poilus O9", hand=f"{REQUEST} {BARRAGE}", allies_draw="6-5")
    request(game, "keep-area", NEHRING, "stand", "roll", "?hex F5", f"play {BARRAGE}", "?roll")
    assert told(game, "impact-vacant") == [["6", "11", "3"]] and told(game, "impact") == [["F5", "14", "4"]]


@pytest.mark.rule("gwc:A32a")
def test_by_the_switch_barrage_serves_the_whole_bombardment() -> None:
    game = registered(
        "1-2, 1-3", allies="poilus F5, poilus O9", hand=f"{REQUEST} {BARRAGE}", allies_draw="6-5",
        options={"barrage_for_all": True},
    )  # fmt: skip
    request(game, "keep-area", NEHRING, "stand", f"play {BARRAGE}", "?roll", "?hex F5", "?roll")
    assert told(game, "impact-vacant") == [["6", "13", "3"]] and told(game, "impact") == [["F5", "14", "4"]]


@pytest.mark.rule("gwc:A32a")
def test_barrage_is_not_for_a_local_barrage() -> None:
    game = position(
        "hptm-nehring F1", "poilus O9", hand=f"{REQUEST} {BARRAGE}", axis_side=TELEPHONE, draw="6-4, 1-4, 1-2"
    )
    request(game, "barrage 0", NEHRING, "fire F6")
    assert told(game, "impact-vacant") == [["7", "11", "3"]]


@pytest.mark.rule("gwc:A32b", "gwc:O19.2b")
def test_barrage_waits_for_january_1915() -> None:
    """The card is in hand and the Telephone in the box, but the year is 1914."""
    game = position(
        "hptm-nehring C6", "poilus O9", hand=BARRAGE, axis_side=TELEPHONE, own=ROW, year=1914, month=12, draw="1-2"
    )
    g = state(game)
    push_impact(g, 0, 0, [g.spotting[0]], g.spotting[0], UNWATCHED)
    keep_all(game)
    frame = g.frames[-1]
    frame.run(g)
    assert not frame.window(g, 0) and len(frame.options(g, 0)) == 1


@pytest.mark.rule("gwc:O19.2.1.4.2c")
def test_shells_break_and_kill() -> None:
    game = local("1-2, 6-5", "poilus F6 broken, poilus O9", allies_draw="1-2")
    assert not is_on_map(game, "f.poilus-1")
    game = local("1-2, 6-5", "poilus F6, poilus O9", allies_draw="1-2")
    assert broken(game, "f.poilus-1")
