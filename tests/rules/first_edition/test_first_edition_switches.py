"""The rules that the first edition has otherwise: every switch at both values (the ledger of the first edition)."""

from __future__ import annotations

from typing import Any

import pytest
from drawn_events import G_FAR, R_FAR, draw_event, hex_card
from drawn_events import unit as piece
from marches import begin_march, march

from commander_events import flagged, offered, question
from commander_events import play as answer
from commander_play import asked, notations, play, prompt, state
from sandtable.games.combat_commander.files import EUROPE, EUROPE_BG, make_options
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from table import position, smoke


def both(switch: str) -> pytest.MarkDecorator:
    """`first` is False for the 20th Anniversary rule, True for the older one, by profile or by its own switch."""
    profile = "europe" if switch in EUROPE else "europe-bg"
    cases = [
        ({}, False),
        ({"edition": profile}, True),
        ({switch: True}, True),
        ({"edition": profile, switch: False}, False),
    ]
    return pytest.mark.parametrize(("options", "first"), cases)


def test_the_profiles_are_what_they_say() -> None:
    assert len(set(EUROPE_BG)) == 13 and set(EUROPE) < set(EUROPE_BG)
    plain = make_options({}, "here")
    assert not any(getattr(plain, switch) for switch in EUROPE_BG)


@pytest.mark.parametrize("options", [{"edition": "1066"}, {"sniper": True}, {"sniper_must": "yes"}])
def test_an_unknown_switch_is_named(options: dict[str, Any]) -> None:
    with pytest.raises(BadFile, match=f"options.{next(iter(options))}"):
        make_options(options, "here")


# --- 6.1.2 ---


@pytest.mark.rule("6.1.2:smoke")
@both("smoke_removal_all")
def test_smoke_at_a_time_advance(options: dict[str, Any], first: bool) -> None:
    game = position(
        "rifle A1 broken", "rifle I10", axis_hand="G-1 G-19", axis_draw="6-6 time", options=options,
        table={"smoke": {"C5": 2, "D5": 3, "E5": 4}},
    )  # fmt: skip
    play(game, "order G-1")
    if first:
        assert [smoke(game, name) for name in ("C5", "D5", "E5")] == [0, 0, 0]
        assert prompt(game) != "remove-smoke"
        return
    assert (asked(game), prompt(game)) == ("axis", "remove-smoke")
    assert notations(game) == ["hex C5", "hex D5", "hex E5"]  # exactly one, and he must
    play(game, "hex D5")
    assert [smoke(game, name) for name in ("C5", "D5", "E5")] == [2, 0, 4]


@pytest.mark.rule("6.1.2:smoke")
def test_the_player_who_triggered_the_advance_removes_the_smoke() -> None:
    game = position(
        "rifle F5",
        "rifle F6",
        axis_hand="G-50",
        axis_draw="1-3",
        allies_draw="6-6 time",
        table={"smoke": {"C5": 2, "D5": 3}},
    )
    play(game, "order G-50")
    assert (asked(game), prompt(game)) == ("allies", "remove-smoke")


# --- 1.9.1.3 ---


def sniper(axis: str, allies: str, options: dict[str, Any]) -> Game:
    """The Germans have rolled Sniper! and the Random Hex is D5."""
    draw = f"2-2 sniper, {hex_card('G', 'D5')}"
    game = position(
        axis + ", rifle A1 broken", allies + ", rifle I10", axis_hand="G-1 G-19", axis_draw=draw, options=options
    )
    return play(game, "order G-1")


@pytest.mark.rule("1.9.1.3:duty")
@both("sniper_must")
def test_must_a_sniper_hit(options: dict[str, Any], first: bool) -> None:
    game = sniper("rifle D4, rifle D6", "rifle I9", options)
    assert prompt(game) == "sniper"
    assert notations(game) == ["unit g.rifle-1", "unit g.rifle-2"] + ([] if first else ["none"])


@pytest.mark.rule("1.9.1.3:area")
@both("sniper_hex_first")
def test_does_a_sniper_take_the_random_hex_first(options: dict[str, Any], first: bool) -> None:
    game = sniper("rifle D5, rifle D5", "rifle D6", options)
    assert notations(game, "unit") == ["g.rifle-1", "g.rifle-2"] + ([] if first else ["r.rifle-1"])
    empty = sniper("rifle D4", "rifle D6", options)
    assert notations(empty, "unit") == ["g.rifle-1", "r.rifle-1"]


# --- E43 ---


@pytest.mark.rule("E43:scope")
@both("air_support_some")
def test_how_much_air_support_breaks(options: dict[str, Any], first: bool) -> None:
    prey = [piece("rifle", "D5"), piece("rifle", "D5"), R_FAR]
    game = draw_event("air-support", [G_FAR], prey, ["hex D5"], options=options)
    if "hex D5" in offered(game):
        answer(game, "hex D5")
    if first:
        answer(game, "unit r.rifle-1", "done")
    assert flagged(game, "broken") == (["r.rifle-1"] if first else ["r.rifle-1", "r.rifle-2"])


@pytest.mark.rule("E43:duty")
@both("air_support_must")
def test_may_air_support_be_called_off(options: dict[str, Any], first: bool) -> None:
    own = [piece("rifle", "D5"), piece("rifle", "D5"), G_FAR]
    game = draw_event("air-support", own, [R_FAR], ["hex D5"], options=options)
    if not first:
        assert offered(game) == ["hex D5", "none"]
        answer(game, "none")
        assert flagged(game, "broken") == []
        return
    assert "none" not in offered(game)
    if "unit g.rifle-1" in offered(game):
        answer(game, "unit g.rifle-1", "done")
    assert "g.rifle-1" in flagged(game, "broken")


@pytest.mark.rule("E43:fallback")
@both("air_support_adjacent")
def test_where_air_support_goes_when_the_hex_is_empty(options: dict[str, Any], first: bool) -> None:
    far = draw_event("air-support", [G_FAR], [piece("rifle", "H5")], ["hex D5"], options=options)
    if first:
        assert question(far) == "turn axis"  # nothing within one hex, nothing happens
    else:
        assert "hex H5" in offered(far) or flagged(far, "broken") == ["r.rifle-1"]
    near = draw_event("air-support", [G_FAR], [piece("rifle", "D6"), piece("rifle", "D4")], ["hex D5"], options=options)
    assert {"hex D4", "hex D6"} <= set(offered(near))


# --- 7.2.1, 7.3.1 ---


@pytest.mark.rule("7.2.1:time-space")
@both("exit_ahead")
def test_which_time_spaces_an_exiting_unit_may_take(options: dict[str, Any], first: bool) -> None:
    game = position("rifle F10, rifle A1", "rifle I5", axis_hand="G-19", time=4, options=options)
    begin_march(game, "G-19", "g.rifle-1")
    play(game, "exit")
    assert notations(game, "space") == [str(n) for n in range(5 if first else 1, 14)]


@pytest.mark.rule("7.3.1:timing")
@both("control_at_turn_end")
def test_when_an_objective_changes_hands(options: dict[str, Any], first: bool) -> None:
    """H5 is Objective 3; the Squad only passes through it."""
    game = position("rifle H4, rifle A1", "rifle C10", axis_hand="G-19 G-43", options=options, control={"3": "allies"})
    march(game, "G-19", "g.rifle-1", "H5")
    assert state(game).control[3] == (1 if first else 0)
    play(game, "step H6", "stop", "end")
    assert state(game).control[3] == (1 if first else 0)


@pytest.mark.rule("7.3.1:timing")
@both("control_at_turn_end")
def test_an_objective_is_held_at_the_end_of_the_turn(options: dict[str, Any], first: bool) -> None:
    game = position("rifle H4, rifle A1", "rifle C10", axis_hand="G-19 G-43", options=options, control={"3": "allies"})
    march(game, "G-19", "g.rifle-1", "H5")
    play(game, "stop", "end")
    assert state(game).control[3] == 0


# --- 1.6 ---


@pytest.mark.rule("1.6:discard-timing")
@both("action_card_after")
def test_when_a_card_played_for_its_action_is_discarded(options: dict[str, Any], first: bool) -> None:
    """The attack's own roll reshuffles the deck: is the Assault Fire card in it?"""
    game = position(
        "pionier F5, rifle A1", "rifle F6, rifle I10", axis_hand="G-19 G-1 G-43", axis_draw="6-6 time",
        allies_draw="6-5", options=options,
    )  # fmt: skip
    begin_march(game, "G-19", "g.pionier-1")
    card = state(game).rules.tables.card("G-1")
    play(game, "play G-1")
    assert (card in state(game).discards[0]) is first
    assert (card in state(game).draw[0]) is not first


# --- E52, E61, E71 ---


@pytest.mark.rule("E52.1:who")
@both("deploy_by_active")
def test_who_deploys(options: dict[str, Any], first: bool) -> None:
    """The inactive German has drawn the Event."""
    squads = [piece("rifle", "D5"), piece("rifle", "D6")], [piece("rifle", "H5"), piece("rifle", "H6")]
    game = draw_event("deploy", *squads, table={"active": "allies"}, options=options)
    assert question(game) == ("deploy allies" if first else "deploy axis")


@pytest.mark.rule("E52.1:duty")
@both("deploy_must")
def test_must_a_squad_deploy(options: dict[str, Any], first: bool) -> None:
    game = draw_event("deploy", [piece("rifle", "D5"), G_FAR], [R_FAR], options=options)
    assert ("none" in offered(game)) is not first
    assert offered(game)[:2] == ["unit g.rifle-1", "unit g.rifle-2"]


@pytest.mark.rule("E61:duty")
@both("interrogation_must")
def test_must_a_card_be_discarded_after_interrogation(options: dict[str, Any], first: bool) -> None:
    game = draw_event("interrogation", [G_FAR], [R_FAR], table={"allies": {"hand": ["R-27", "R-26"]}}, options=options)
    assert offered(game) == ["card R-26", "card R-27"] + ([] if first else ["none"])


@pytest.mark.rule("E71:duty")
@both("scrounge_must")
def test_must_a_weapon_be_scrounged(options: dict[str, Any], first: bool) -> None:
    lost = {"axis": {"weapons_lost": ["light-mg"]}}
    game = draw_event("scrounge", [G_FAR, piece("rifle", "D5")], [R_FAR], table=lost, options=options)
    assert ("none" in offered(game)) is not first
    assert "give g.light-mg-1 g.rifle-1" in offered(game)


# --- O15 ---


@pytest.mark.rule("5:discard-zero")
@pytest.mark.parametrize("zero", [True, False])
def test_a_pass_without_a_discard(zero: bool) -> None:
    """Legal today and in the European rules as reprinted; the oldest printing wants one card or more."""
    game = position("rifle F5", "rifle I10", axis_hand="G-19 G-20", options={"zero_pass": zero})
    play(game, "pass")
    assert ("done" in notations(game)) is zero
    for edition in ("anniversary", "europe", "europe-bg"):
        assert make_options({"edition": edition}, "here").zero_pass
