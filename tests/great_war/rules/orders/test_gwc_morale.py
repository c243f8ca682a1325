"""Broken and suppressed Formations (3.2, 13), the Recover and Rout Orders (O25, O26) and Retreats."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, jammed, position, state
from gwc_stats import card_at, morale

from commander_play import asked, broken, notations, play, prompt, suppressed, told, vp, weapon, where
from sandtable.commander.rules.breaking import break_unit, rally, suppress
from sandtable.commander.rules.state import IN_BOX, SUPPRESSED, VETERAN
from sandtable.kernel.game import Game

RECOVER, RECOVER_2 = card("G", order="recover", n=2), card("G", order="recover", n=3)
ROUT, ROUT_2, ROUT_3 = (card("G", order="rout", n=n) for n in (1, 2, 3))
MOVE, MOVE_2 = card("G", order="move"), card("G", order="move", n=2)
FAR = "doughboys I11"


def recover(axis: str, draw: str, **more: Any) -> Game:
    """The Germans recover; they hold a Move card, so that their Turn goes on."""
    return play(position(axis, FAR, axis_hand=f"{RECOVER} {MOVE}", axis_draw=draw, **more), f"order {RECOVER}")


def rout(axis: str, draw: str, allies: str = FAR, **more: Any) -> Game:
    """The Germans rout themselves, in a Turn that goes on."""
    game = position(axis, allies, axis_hand=f"{ROUT} {MOVE}", axis_draw=draw, **more)
    return play(game, f"order {ROUT}", "?side axis")


def flags(game: Game, tag: str) -> int:
    return state(game).u_flags[game.title.thing(game.state, tag)]


def do(game: Game, what: Any, tag: str) -> None:
    what(state(game), game.title.thing(game.state, tag))


# --- 3.2 ---


@pytest.mark.rule("gwc:3.2.1a", "gwc:3.2.2", "gwc:3.2.3b", "gwc:3.2.4", "gwc:3.2.5", "gwc:7.1a")
def test_breaking_rallying_and_breaking_again() -> None:
    """Markers and Weapon stay, and the Weapon's own state with them; the second break is the end."""
    game = position("abteilung F5 mg-08 suppressed veteran, landwehr A1", FAR)
    do(game, break_unit, "g.abteilung-1")
    assert broken(game, "g.abteilung-1") and flags(game, "g.abteilung-1") & SUPPRESSED
    assert flags(game, "g.abteilung-1") & VETERAN
    assert state(game).u_weapon[0] == weapon(game, "g.mg-08-1") and not jammed(game, "g.mg-08-1")
    do(game, rally, "g.abteilung-1")
    assert not broken(game, "g.abteilung-1") and flags(game, "g.abteilung-1") & (SUPPRESSED | VETERAN)
    do(game, break_unit, "g.abteilung-1")
    do(game, break_unit, "g.abteilung-1")
    assert where(game, "g.abteilung-1") == "casualty" and vp(game) == -1
    assert state(game).casualties[0] == [0]


@pytest.mark.rule("gwc:3.2.3b")
def test_a_broken_weapon_stays_broken_when_its_unit_rallies() -> None:
    game = position("abteilung F5 mg-08 broken jammed, landwehr A1", FAR)
    do(game, rally, "g.abteilung-1")
    assert jammed(game, "g.mg-08-1") and not broken(game, "g.abteilung-1")


@pytest.mark.rule("gwc:3.2.3a", "gwc:13.2b")
@pytest.mark.parametrize(("marks", "able"), [("", True), ("broken", False), ("suppressed", False)])
def test_only_a_unit_in_good_order_fires_its_weapon(marks: str, able: bool) -> None:
    """At a distance that only the MG 08 reaches."""
    fire = card("G", order="fire")
    game = position(f"abteilung F5 mg-08 {marks}, landwehr A1", f"doughboys F10, {FAR}", axis_hand=fire)
    assert notations(game, "order") == ([fire] if able else [])


@pytest.mark.rule("gwc:13.2c", "gwc:8.1.1a")
def test_a_second_suppression_does_nothing() -> None:
    game = position("landwehr F5", FAR)
    do(game, suppress, "g.landwehr-1")
    do(game, suppress, "g.landwehr-1")
    assert suppressed(game, "g.landwehr-1")
    assert morale(game, "g.landwehr-1") == 7 - 1


# --- O25 ---


@pytest.mark.rule("gwc:O25.1a")
@pytest.mark.parametrize(("axis", "allies", "able"), [
    ("landwehr F5 broken", FAR, True),
    ("landwehr F5 suppressed", FAR, True),
    ("landwehr F5, lt-ebel F5 suppressed", FAR, True),
    ("landwehr F5", "doughboys I11 broken", False),
])  # fmt: skip
def test_recover_needs_an_own_shaken_formation(axis: str, allies: str, able: bool) -> None:
    assert notations(position(axis, allies, axis_hand=RECOVER), "order") == ([RECOVER] if able else [])


@pytest.mark.rule("gwc:O25.1a", "gwc:O25.1b", "gwc:O26.1a", "gwc:O26.1b")
def test_a_player_is_recovered_or_routed_once_a_turn() -> None:
    hand = f"{RECOVER} {RECOVER_2} {ROUT}"
    game = position("landwehr F5 broken", f"doughboys F9 broken, {FAR}", axis_hand=hand, axis_draw="6-5, 2-1")
    play(game, f"order {RECOVER}")
    assert notations(game, "order") == [ROUT]
    play(game, f"order {ROUT}")
    assert told(game, "activated-player") == [["axis"], ["allies"]]  # the only one left, so not asked


@pytest.mark.rule("gwc:O26.1b", "gwc:O26.1a")
def test_two_routs_a_turn_one_for_each_player() -> None:
    hand = f"{ROUT} {ROUT_2} {ROUT_3} {RECOVER} {MOVE}"
    game = position(
        "landwehr F5 broken, landwehr A1",
        f"doughboys F9 broken, {FAR}",
        axis_hand=hand,
        axis_draw="2-1, 1-2",
        axis_side={"orders": 4},
    )
    play(game, f"order {ROUT}")
    assert set(notations(game)) == {"side axis", "side allies"}
    play(game, "side axis")
    assert set(notations(game, "order")) == {ROUT_2, ROUT_3, MOVE}  # no Recover after a Rout of oneself
    play(game, f"order {ROUT_2}")
    assert told(game, "activated-player") == [["axis"], ["allies"]] and notations(game, "order") == [MOVE]


@pytest.mark.rule("gwc:O25.1b", "gwc:O26.1b")
def test_formations_are_not_activated_by_recover() -> None:
    """One that has moved rallies, and one that has rallied moves."""
    game = position(
        "landwehr F5 broken, landwehr F6 broken",
        FAR,
        axis_hand=f"{MOVE} {RECOVER} {MOVE_2}",
        axis_draw="2-1, 1-2",
    )
    play(game, f"order {MOVE}", "activate g.landwehr-1", "step F4", "?stop", f"order {RECOVER}", "unit g.landwehr-1")
    assert not broken(game, "g.landwehr-1") and not broken(game, "g.landwehr-2")
    play(game, f"order {MOVE_2}")
    assert told(game, "activated") == [["g.landwehr-1"], ["g.landwehr-2"]]


@pytest.mark.rule("gwc:O25.2a", "gwc:13.3", "gwc:T107.1b")
def test_recover_takes_suppressed_markers_off_first_but_not_in_gas() -> None:
    game = recover(
        "landwehr F5 suppressed, lt-ebel F6 suppressed, landwehr G5 broken suppressed, landwehr D5 suppressed",
        "4-3 event, 6-5",
        own={"gas": "D5"},
    )
    assert told(game, "rally-roll") == [["g.landwehr-2", "7", "7"]]  # Morale 7, no longer 6
    assert not suppressed(game, "g.landwehr-1") and not suppressed(game, "g.lt-ebel")
    assert suppressed(game, "g.landwehr-3")


@pytest.mark.rule("gwc:O25.2b")
def test_one_rally_roll_each_in_the_players_order() -> None:
    game = recover("landwehr F5 broken, landwehr G5 broken, landwehr D5", "6-5, 2-1")
    assert prompt(game) == "rally-next" and notations(game, "unit") == ["g.landwehr-1", "g.landwehr-2"]
    play(game, "unit g.landwehr-2")
    assert [entry[0] for entry in told(game, "rally-roll")] == ["g.landwehr-2", "g.landwehr-1"]
    assert broken(game, "g.landwehr-2") and not broken(game, "g.landwehr-1")


@pytest.mark.rule("gwc:O25.2b")
def test_who_breaks_during_the_order_gets_no_rally_roll() -> None:
    """A Sniper breaks the second Platoon between the announcement and the end."""
    game = position(
        "landwehr F5 broken, landwehr F6, landwehr A1",
        FAR,
        axis_hand=RECOVER,
        axis_draw=f"2-2 sniper, {card_at('G', 'F5', 'F6', 'F7')}",
    )
    play(game, f"order {RECOVER}", "unit g.landwehr-2")
    assert broken(game, "g.landwehr-2") and len(told(game, "rally-roll")) == 1


@pytest.mark.rule("gwc:O25.2c", "gwc:3.3.1.1d", "gwc:O25.3a")
def test_a_leader_who_rallies_helps_those_who_roll_after_him() -> None:
    """Müller's Command 2; broken he has none."""
    game = recover("lt-mueller F5 broken, landwehr F5 broken", "2-1, 5-3")
    play(game, "unit g.lt-mueller")
    assert told(game, "rally-roll") == [["g.lt-mueller", "3", "9"], ["g.landwehr-1", "8", "9"]]
    assert not broken(game, "g.landwehr-1")
    last = recover("lt-mueller F5 broken, landwehr F5 broken", "5-3, 2-1")
    play(last, "unit g.landwehr-1")
    assert told(last, "rally-roll")[0] == ["g.landwehr-1", "8", "7"] and broken(last, "g.landwehr-1")


@pytest.mark.rule("gwc:O25.3a", "gwc:O25.3b", "gwc:O25.3c", "gwc:O25.3.ex", "gwc:3.2.5")
@pytest.mark.parametrize(
    ("dice", "is_broken", "is_suppressed"), [("1-4", False, False), ("5-2 event", True, True), ("3-6", True, False)]
)
def test_rally_rolls_against_morale_seven(dice: str, is_broken: bool, is_suppressed: bool) -> None:
    game = recover("landwehr F5 broken, landwehr A1", f"{dice}, G-1")
    assert broken(game, "g.landwehr-1") == is_broken and suppressed(game, "g.landwehr-1") == is_suppressed


@pytest.mark.rule("gwc:O25.3a", "gwc:3.1.4a", "gwc:T107.1b")
def test_cover_counts_for_rallying_even_in_gas() -> None:
    game = recover("landwehr F5 broken", "3-6", map={"terrain": {"building": "F5"}}, own={"gas": "F5"})
    assert told(game, "rally-roll") == [["g.landwehr-1", "9", "10"]] and not broken(game, "g.landwehr-1")


@pytest.mark.rule("gwc:O25.2b", "gwc:3.1.4b")
def test_tanks_rally_without_cover_or_command() -> None:
    game = position(
        "landwehr A1",
        "cne-barnier F5, schneider F5 broken, poilus I11",
        nation="france",
        allies_hand=card("F", order="recover"),
        allies_draw="4-5",
        map={"terrain": {"woods": "F5"}},
        table={"active": "allies"},
    )
    play(game, "order " + card("F", order="recover"))
    assert told(game, "rally-roll") == [["f.schneider-1", "9", "9"]]
    assert broken(game, "f.schneider-1") and suppressed(game, "f.schneider-1")


# --- O26.1, O26.2, O26.5 ---


@pytest.mark.rule("gwc:O26.1a", "gwc:O26.5")
@pytest.mark.parametrize(("allies", "able"), [
    ("poilus F9 broken", True),
    ("cne-barnier F9 broken, poilus I11", True),
    ("schneider F9 broken, poilus I11", False),
    ("poilus F9 suppressed", False),
])  # fmt: skip
def test_rout_needs_a_broken_unit_or_leader(allies: str, able: bool) -> None:
    game = position("landwehr A1", allies, nation="france", axis_hand=ROUT)
    assert notations(game, "order") == ([ROUT] if able else [])


@pytest.mark.rule("gwc:O26.2a", "gwc:O26.5")
def test_the_active_player_rolls_for_all_but_tanks_in_his_own_order() -> None:
    game = position(
        "landwehr A1",
        "poilus F7 broken, poilus G7 broken, schneider H7 broken, poilus I7, poilus I11",
        nation="france",
        axis_hand=ROUT,
        axis_draw="2-1, 1-2",
    )
    play(game, f"order {ROUT}")
    assert asked(game) == "axis" and notations(game, "unit") == ["f.poilus-1", "f.poilus-2"]
    play(game, "unit f.poilus-2")
    assert [entry[0] for entry in told(game, "rout-roll")] == ["f.poilus-2", "f.poilus-1"]
    assert {entry[0] for entry in told(game, "rolled")} == {"axis"}


@pytest.mark.rule("gwc:O26.2b", "gwc:O26.2.ex")
@pytest.mark.parametrize(
    ("dice", "hexes", "is_suppressed"), [("1-4", 0, False), ("5-2 event", 0, True), ("3-6", 2, False)]
)
def test_rout_rolls_against_morale_seven(dice: str, hexes: int, is_suppressed: bool) -> None:
    game = rout("landwehr F5 broken, landwehr A1", f"{dice}, G-1")
    assert suppressed(game, "g.landwehr-1") == is_suppressed and broken(game, "g.landwehr-1")
    assert where(game, "g.landwehr-1") == f"F{5 - hexes}"


# --- O26.3: the way back ---


@pytest.mark.rule("gwc:O26.3a", "gwc:O26.3b")
def test_the_owner_picks_hexes_closer_to_his_edge() -> None:
    """Whoever gave the Order. Seen from the bottom edge three ways lead on from F7."""
    game = position("landwehr A1", f"doughboys F7 broken, {FAR}", axis_hand=ROUT, axis_draw="3-6")
    play(game, f"order {ROUT}")
    assert told(game, "rout-roll") == [["a.doughboys-1", "9", "8"]]
    assert asked(game) == "allies" and sorted(notations(game, "retreat")) == ["E8", "F8", "G8"]
    play(game, "retreat G8")
    assert where(game, "a.doughboys-1") == "G8"


@pytest.mark.rule("gwc:O26.3b")
@pytest.mark.parametrize(("start", "ways"), [("F5", ["F4"]), ("E5", ["D4", "E4", "F4"])])
def test_fewer_hexes_to_the_edge_means_a_lower_row_number(start: str, ways: list[str]) -> None:
    game = rout(f"landwehr {start} broken, landwehr A1", "5-3")
    if len(ways) > 1:
        assert prompt(game) == "retreat" and sorted(notations(game, "retreat")) == ways
        play(game, f"retreat {ways[0]}")
    assert where(game, "g.landwehr-1") == ways[0]


@pytest.mark.rule("gwc:O26.3.1", "gwc:O26.3.3", "gwc:O26.3.2", "gwc:F131.2b")
def test_terrain_wire_and_op_fire_do_not_stop_a_retreat() -> None:
    """Three hexes through Marsh and Wire, with Movement 1, past an enemy with a Fire card."""
    game = rout(
        "landwehr F5 broken, landwehr A1",
        "6-4",
        allies=f"doughboys F7, {FAR}",
        allies_hand=card("A", order="fire"),
        map={"terrain": {"marsh": "F4"}},
        axis_side={"forts": [{"fort": "wire", "hex": "F3"}, {"fort": "wire", "hex": "F2"}]},
    )
    assert where(game, "g.landwehr-1") == "F2" and told(game, "attack-total") == []


@pytest.mark.rule("gwc:O26.3c", "gwc:O26.3.4", "gwc:7.2.2a", "gwc:7.2.2b")
def test_a_retreat_over_the_own_edge_is_the_end() -> None:
    """F2 to F1, and one more is owed. The Weapon goes to its box, whole."""
    game = rout("abteilung F2 mg-08 broken jammed veteran, landwehr A1", "6-4")
    assert where(game, "g.abteilung-1") == "casualty" and vp(game) == -1
    w = weapon(game, "g.mg-08-1")
    assert state(game).w_carrier[w] == IN_BOX and not state(game).w_broken[w]
    assert flags(game, "g.abteilung-1") == 0 and state(game).casualties[0] == [0]


@pytest.mark.rule("gwc:7.2.2a", "gwc:4.3b")
def test_a_runner_who_retreats_off_the_map_goes_to_the_mix() -> None:
    game = rout("bote F1 broken, landwehr A1", "3-6")
    assert where(game, "g.bote-1") == "mix" and state(game).casualties[0] == [] and vp(game) == -1


@pytest.mark.rule("gwc:O26.3.4")
@pytest.mark.parametrize(("allies", "more"), [
    ("doughboys F4, doughboys I11", {}),
    (FAR, {"table": {"blaze": "F4"}}),
    (FAR, {"map": {"terrain": {"water-barrier": "F4"}}}),
])  # fmt: skip
def test_a_retreat_with_nowhere_to_go_is_the_end(allies: str, more: dict[str, Any]) -> None:
    """From F5 only F4 is closer to the edge."""
    game = rout("landwehr F5 broken, landwehr A1", "5-3", allies, **more)
    assert where(game, "g.landwehr-1") == "casualty" and vp(game) == -2


@pytest.mark.rule("gwc:O26.3.4")
def test_a_retreat_goes_round_what_would_kill_it() -> None:
    game = rout("landwehr E5 broken, landwehr A1", "5-3", "doughboys E4, doughboys I11")
    assert sorted(notations(game, "retreat")) == ["D4", "F4"]


# --- O26.4, T107.1: Gas ---


@pytest.mark.rule("gwc:O26.4", "gwc:T107.1c")
@pytest.mark.parametrize(("ground", "fort", "gas", "expected"), [
    ({"building": "F5"}, "", "", 10),
    ({"building": "F5"}, "", "F5", 7),
    ({}, "trench", "F5", 7),
    ({"building": "F5"}, "wire", "F5", 6),  # no 3 of the Building, but 1 less in Wire
    ({"stream": "F5"}, "", "F5", 6),  # bad Cover stays
])  # fmt: skip
def test_in_gas_good_cover_does_not_hold_the_broken(ground: dict[str, str], fort: str, gas: str, expected: int) -> None:
    forts = [{"fort": fort, "hex": "F5"}] if fort else []
    game = rout(
        "landwehr F5 broken, landwehr A1",
        "2-1",
        map={"terrain": ground},
        own={"gas": gas},
        axis_side={"forts": forts},
    )
    assert told(game, "rout-roll") == [["g.landwehr-1", "3", str(expected)]]


@pytest.mark.rule("gwc:T107.1a", "gwc:13.2c")
@pytest.mark.parametrize(("start", "dead"), [("landwehr F5 broken", False), ("landwehr F5 broken suppressed", True)])
def test_gas_takes_whoever_retreats_into_it(start: str, dead: bool) -> None:
    game = rout(f"{start}, landwehr A1", "5-3", own={"gas": "F4"})
    assert where(game, "g.landwehr-1") == ("casualty" if dead else "F4")
    assert dead or suppressed(game, "g.landwehr-1")


@pytest.mark.rule("gwc:T107.1a")
def test_two_hexes_of_gas_suppress_and_then_kill_the_broken() -> None:
    game = rout("landwehr F5 broken, landwehr A1", "3-6", own={"gas": "F4 F3"})
    assert told(game, "suppressed") == [["g.landwehr-1"]] and where(game, "g.landwehr-1") == "casualty"


@pytest.mark.rule("gwc:F128.1a")
def test_mines_strike_a_retreat_into_and_out_of_their_hex() -> None:
    game = rout(
        "landwehr F5 broken, landwehr A1",
        "3-6, 6-5, 5-6",
        allies_draw="1-2, 1-3",
        allies_side={"forts": [{"fort": "mines", "hex": "F4"}]},
    )
    assert len(told(game, "mine-attack")) == 2 and where(game, "g.landwehr-1") == "F3"
