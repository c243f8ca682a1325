"""Sentences of the rulebook from Actions on (A28 to F131), where two of them meet."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, war

from commander_play import notations, play, prompt, told
from sandtable.commander.rules.verbs import PLAY, STEP
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.game import Game

MOVE = card("germany", "move")
FIRE = card("france", "fire")
ASSAULT = card("germany", action="assault-fire", but=MOVE)  # so that a mover who cannot go on is still asked
FAR = "poilus I11"


def moving(axis: str, allies: str = FAR, **more: Any) -> Game:
    hand = more.pop("axis_hand", "")
    return order(war(axis, allies, axis_hand=f"{MOVE} {hand}", **more), "move")


def why_no_step(game: Game, hex: str) -> str:
    assert game.decision is not None
    g = state(game)
    return WORDS.reasons[g.frames[-1].why(g, game.decision.seat, g.rules.map.hex_index(hex), STEP)]


def defenders(game: Game) -> list[str]:
    return [row[0] for row in told(game, "defence")]


# --- along the Trenches (F130.2) ---


def two_into_a_trench(*first: str) -> Game:
    """The Infanterie goes along the Trench to F3 and on as `first` says; then the Landwehr comes into F3 from E3."""
    game = moving(
        "lt-ebel E3, infanterie F2, landwehr E3", "poilus F6", forts={"trench": "F2 F3"}, allies_hand=FIRE,
        axis_draw="5-4, 6-3", allies_draw="4-1",
    )  # fmt: skip
    play(game, "activate g.lt-ebel", "activate g.infanterie-1", "?activate g.landwehr-1", "?done")
    return play(game, "move g.infanterie-1", "step F3", *first, "stop", "move g.landwehr-1", "step F3")


def shoot_into_f3(game: Game) -> Game:
    assert prompt(game) == "op-fire"
    play(game, f"?play {FIRE}", "?activate f.poilus-1", "fire F3", "?base f.poilus-1", "?done", "?roll")
    return play(game, "?unit g.landwehr-1", "?roll", "?roll")


@pytest.mark.rule("gwc:F130.2b")
def test_who_came_along_a_trench_stays_safe_there_when_another_draws_fire() -> None:
    assert defenders(shoot_into_f3(two_into_a_trench())) == ["g.landwehr-1"]


@pytest.mark.rule("gwc:F130.2b")
def test_but_only_in_the_hex_into_which_the_trench_led_him() -> None:
    """Out of the Trench and back from open ground: the way in decides."""
    game = two_into_a_trench("step G3", "?none", "step F3", "?none")
    assert sorted(defenders(shoot_into_f3(game))) == ["g.infanterie-1", "g.landwehr-1"]


@pytest.mark.rule("gwc:F130.2b")
def test_and_only_until_the_order_ends() -> None:
    second = card("germany", "move", but=MOVE)
    game = moving(
        "infanterie F2, landwehr E3", "poilus F6", forts={"trench": "F2 F3"}, axis_hand=second, allies_hand=FIRE,
        axis_draw="5-4, 6-3", allies_draw="4-1",
    )  # fmt: skip
    play(game, "activate g.infanterie-1", "step F3", "stop", f"order {second}", "?activate g.landwehr-1")
    play(game, "step F3")
    assert sorted(defenders(shoot_into_f3(game))) == ["g.infanterie-1", "g.landwehr-1"]


# --- why somebody goes no further (A54, O23.5.4, F131.2) ---


@pytest.mark.rule("gwc:A54b")
def test_who_has_stormed_a_hex_is_held_by_the_enemy_and_not_by_wire() -> None:
    storm = card("germany", action="storm-troops", but=MOVE)
    game = moving("stosstruppen F5, infanterie A1", "poilus F6, poilus F8", axis_hand=f"{storm} {ASSAULT}")
    play(game, "?activate g.stosstruppen-1", f"play {storm}", "?move g.stosstruppen-1", "step F6")
    assert why_no_step(game, "F7") == "stopped-to-fight"


@pytest.mark.rule("gwc:F131.2a")
def test_but_who_is_in_wire_is_held_by_it() -> None:
    game = moving("garde F5, landwehr A1", "poilus F8", forts={"wire": "F6"}, axis_hand=ASSAULT)
    play(game, "activate g.garde-1", "move g.garde-1", "step F6")
    assert notations(game, "step") == [] and why_no_step(game, "F7") == "wire-stops"


# --- why an Action of the hand is not to be played (A29, A32, A34, A45, A52, A54.1) ---


def why_no_action(game: Game, name: str) -> str:
    assert game.decision is not None
    g = state(game)
    found = g.rules.tables.card_name.index(name)
    return WORDS.reasons[g.frames[-1].why(g, game.decision.seat, found, PLAY)]


@pytest.mark.rule("gwc:A29", "gwc:A45", "gwc:A54.1", "gwc:A28.1a")
@pytest.mark.parametrize(("action", "year", "why"), [
    ("ach-komm", 1918, "no-action"),
    ("hidden-wire", 1918, "defenders-only"),
    ("bore-sighting", 1918, "defenders-only"),
    ("storm-troops", 1915, "too-early"),
    ("storm-troops", 1918, "not-the-moment"),  # nobody with boxed Range
    ("hand-grenades", 1918, "not-the-moment"),
])  # fmt: skip
def test_why_a_card_is_of_no_use_in_a_move(action: str, year: int, why: str) -> None:
    name = card("germany", action=action, but=MOVE)
    game = moving("infanterie F5, landwehr A1", axis_hand=name, year=year, axis_side={"posture": "attack"})
    play(game, "activate g.infanterie-1")
    assert why_no_action(game, name) == why


# --- who is a target at all (F130.2, O21.3.3) ---


@pytest.mark.rule("gwc:F130.2b", "gwc:O21.3.3")
@pytest.mark.parametrize(("firer", "may"), [("infanterie F2", False), ("infanterie F2 mg-08-15", True)])
def test_men_in_a_trench_beside_a_tank_are_no_target_for_rifles(firer: str, may: bool) -> None:
    """Only the Tank that came with them can be fired at, and only by what can hurt it."""
    fire, offensive = card("germany", "fire"), card("france", "offensive")
    game = war(
        f"{firer}, landwehr A1", "renault-ft-gun F5, poilus F5, ltn-durant F6", active="allies", axis_hand=fire,
        allies_hand=offensive, forts={"trench": "F5 F4"}, allies_draw="6-5, 6-4",
    )  # fmt: skip
    play(game, f"?order {offensive}", "?activate f.renault-ft-gun-1", "?activate f.poilus-1", "?activate f.ltn-durant")
    play(game, "?done", "move f.renault-ft-gun-1", "with f.poilus-1", "step F4")
    assert (prompt(game) == "op-fire" and f"play {fire}" in notations(game)) == may
