"""The rule that a question or a line of the log names is the one that it rests on."""

from __future__ import annotations

from typing import cast

import pytest
from gwc_events import draw_event
from gwc_play import position
from gwc_positions import state
from gwc_shots import SET_UP, american, shot
from gwc_strategy import AMERICA, french, holding, say

from commander_play import play, prompt
from sandtable.commander.rules.state import State
from sandtable.commander.screen.words import rule_of
from sandtable.kernel.game import Game

G_FAR, F_FAR = "landwehr A1", "poilus O11"


def rules(game: Game, name: str) -> list[str]:
    """The rules of all lines of that name."""
    g = cast(State, game.state)
    tells = g.rules.tables.words.tells
    return [rule_of(g, event) for event in game.events if tells[event[0]][0] == name]


def asked_by(game: Game) -> str:
    assert game.decision is not None
    return game.decision.rule


@pytest.mark.rule("gwc:A46a", "gwc:A46b")
def test_intersecting_machine_guns_are_no_concealment() -> None:
    intersect = american("intersect-machine-guns")
    defenders = "doughboys F8, specialists E9 hotchkiss, specialists G9 hotchkiss"
    game = shot("landwehr F5", defenders, intersect, draw="6-4", allies_draw="6-5")
    play(game, "?fire F8", f"play {intersect}")
    assert rules(game, "attack-reduced") == ["O21.3.6"]


@pytest.mark.rule("gwc:A45.2a")
def test_the_team_of_a_hidden_position_has_no_light_wounds() -> None:
    hidden = american("hidden-position")
    game = shot("landwehr F5", "doughboys F8", hidden, allies_side=SET_UP, map={"terrain": {"woods": "F8"}})
    play(game, f"play {hidden}")
    assert prompt(game) == "which-team" and asked_by(game) == "A45.2"


@pytest.mark.rule("gwc:E65", "gwc:E66")
@pytest.mark.parametrize(("event", "enemy", "rule"), [
    ("devil-dogs", "america", "E65"),
    ("en-avant", "france", "E66"),
])  # fmt: skip
def test_the_surrender_marker_moves_by_the_event_of_its_nation(event: str, enemy: str, rule: str) -> None:
    allies = "doughboys O11" if enemy == "america" else F_FAR
    game = draw_event(event, G_FAR, allies, by="allies", enemy=enemy)
    game.play_text("surrender-up")
    assert rules(game, "surrender-moved") == [rule]


@pytest.mark.rule("gwc:E69", "gwc:E96")
@pytest.mark.parametrize(("event", "axis", "rule"), [
    ("field-promotion", "lt-ebel F6, landwehr A1", "E69"),
    ("valor", "landwehr N10, infanterie A1", "E96"),
])  # fmt: skip
def test_leaders_are_promoted_and_units_are_valiant(event: str, axis: str, rule: str) -> None:
    game = draw_event(event, axis, F_FAR)
    play(game, "?unit g.lt-ebel", "?unit g.landwehr-1")
    assert rules(game, "veteran") == [rule]


@pytest.mark.rule("gwc:E85")
def test_a_leader_who_is_recalled_has_not_left_the_map_to_score() -> None:
    game = draw_event("recall-leader", "infanterie F6, lt-ebel F3", F_FAR)
    assert rules(game, "time-space") == ["6.1.2"]


@pytest.mark.rule("gwc:S98.3.2", "gwc:S98.4.2")
@pytest.mark.parametrize(("active", "own", "card", "rule"), [
    ("axis", holding("", "air-dominance"), "air-dominance", "S98.3.2"),
    ("allies", holding("dog-fights"), "dog-fights", "S98.4.2"),
])  # fmt: skip
def test_each_nation_cancels_air_assaults_by_its_own_card(
    active: str, own: dict[str, str], card: str, rule: str
) -> None:
    air = {"axis": "G-2", "allies": "F-26"}[active]
    hands = {f"{active}_hand": f"{air} " + ("G-33" if active == "axis" else "F-1")}
    game = position(table={"active": active}, own=own, **hands)
    say(game, f"order {air}")
    assert prompt(game) == "situation-enemy-air-assault" and asked_by(game) == rule
    say(game, f"situation {card} cancel")
    assert rules(game, "air-cancelled") == [rule]


@pytest.mark.rule("gwc:S98.3.1d", "gwc:S98.4.3")
def test_of_two_cards_drawn_one_is_kept_by_the_card_of_ones_nation() -> None:
    game = french("aerial-reconnaissance", own={"strategy_draw": {"allies": ["under-shot", "field-reports"]}})
    say(game, "situation aerial-reconnaissance draw-two")
    assert prompt(game) == "keep-strategy" and asked_by(game) == "S98.3.1"
    german = position(own=holding("drachen", strategy_draw={"axis": ["under-shot", "dog-fights"]}), allies_side=AMERICA,
        allies="doughboys O11")  # fmt: skip
    say(german, "situation drachen draw-two")
    assert prompt(german) == "keep-strategy" and asked_by(german) == "S98.4.3"
    assert state(german).s_hand[0]
