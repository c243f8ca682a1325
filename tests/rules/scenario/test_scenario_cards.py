"""Cards that count as another in a scenario, always or if the player likes; rights of a Defender; cards taken out."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import asked, broken, fort, notations, play, prompt, state, told, vp, where
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game
from table import position

CONFUSION, FIRE, MOVE, ROUT = "G-47", "G-51", "G-19", "G-13"
FAR = "rifle I10"


def cards(**change: Any) -> dict[str, Any]:
    return {"cards": [change]}


# --- Orders ---


def test_an_order_that_counts_as_another_if_the_player_likes() -> None:
    """Rout that may be a Move: nobody is broken, so it can only be a Move; and is not asked about."""
    as_move = cards(order="rout", as_order="move", may=True)
    assert notations(position("rifle F5", FAR, axis_hand=ROUT), "order") == []
    game = position("rifle F5", FAR, axis_hand=ROUT, axis_side=as_move)
    assert notations(game, "order") == [ROUT]
    play(game, f"order {ROUT}")
    assert prompt(game) == "move-step"


@pytest.mark.parametrize(("answer", "next"), [("yes", "move-step"), ("none", "fire-target")])
def test_where_both_orders_can_be_given_the_engine_asks(answer: str, next: str) -> None:
    game = position(
        "rifle F5", "rifle F8, rifle F7", axis_hand=FIRE, axis_side=cards(order="fire", as_order="move", may=True)
    )
    play(game, f"order {FIRE}")
    assert prompt(game) == "counts-as" and asked(game) == "axis"
    play(game, answer)
    assert prompt(game) == next and state(game).orders_given == 1


def test_a_card_that_may_count_as_fire_is_an_op_fire_card() -> None:
    side = cards(order="recover", as_order="fire", may=True)
    for allies_side, able in ((side, True), ({}, False)):
        game = position("rifle F5", "rifle F8", axis_hand=MOVE, allies_hand="R-1", allies_side=allies_side)
        play(game, f"order {MOVE}", "step F6")
        assert (prompt(game) == "op-fire") is able


def test_a_save_in_the_middle_of_the_question_goes_on() -> None:
    side = cards(order="fire", as_order="move", may=True)
    game = position("rifle F5", "rifle F8, rifle F7", axis_hand=FIRE, axis_side=side)
    play(game, f"order {FIRE}")
    data = game.title.dump(game.state)
    again = load_game(game.title, game.save())
    assert isinstance(data["frames"], list) and prompt(again) == "counts-as"
    assert prompt(play(again, "yes")) == "move-step"


# --- Actions ---


def defended(answer: str = "", **change: Any) -> Game:
    """An attack on a wood; the defender holds Concealment, R-27."""
    game = position(
        "rifle F5", "rifle F8, rifle I10", axis_hand=FIRE, axis_draw="2-4", allies_hand="R-27",
        allies_side={"posture": "defend", **(cards(**change) if change else {})}, map={"terrain": {"woods": "F8"}},
    )  # fmt: skip
    play(game, f"order {FIRE}", "play R-27")
    return play(game, answer) if answer else game


def test_an_action_that_always_counts_as_another() -> None:
    game = defended(action="concealment", as_action="hidden-entrenchments")
    assert fort(game, "F8") == "foxholes" and told(game, "attack-reduced") == []


@pytest.mark.parametrize(("answer", "dug"), [("yes", "foxholes"), ("none", "none")])
def test_of_two_actions_of_one_moment_the_player_says_which(answer: str, dug: str) -> None:
    game = defended(action="concealment", as_action="hidden-entrenchments", may=True)
    assert prompt(game) == "counts-as" and asked(game) == "allies"
    play(game, answer)
    assert fort(game, "F8") == dug and (told(game, "attack-reduced") == []) is (answer == "yes")


def test_an_action_too_is_offered_where_the_printed_one_is_not() -> None:
    """Hand Grenades that may be an Ambush."""
    game = position(
        "rifle F5",
        "rifle F6",
        axis_hand="G-43 G-4",
        axis_side=cards(action="hand-grenades", as_action="ambush", may=True),
    )
    play(game, "order G-43", "?activate g.rifle-1", "advance g.rifle-1 F6")
    assert prompt(game) == "ambush" and notations(game, "play") == ["G-4"]
    play(game, "play G-4", "?unit r.rifle-1")
    assert broken(game, "r.rifle-1") or where(game, "r.rifle-1") == "casualty"


def test_a_strengthening_action_too_counts_in_the_hand() -> None:
    """Concealment that may be Marksmanship lifts an attack."""
    side = cards(action="concealment", as_action="marksmanship", may=True)
    for axis_side, offered in ((side, ["G-27"]), ({}, [])):
        game = position("rifle F5", "rifle F8", axis_hand=f"{FIRE} G-27", axis_side=axis_side)
        play(game, f"order {FIRE}")
        assert notations(game, "play") == offered


def test_only_the_cards_that_are_named() -> None:
    side = cards(order="rout", ids=["G-13"], as_order="move")
    game = position("rifle F5", FAR, axis_hand="G-13 G-14", axis_side=side)
    assert notations(game, "order") == ["G-13"]


# --- Events ---


def drawn(answer: str = "", side: dict[str, Any] | None = None) -> Game:
    """A Fire Attack whose roll draws the Event of G-58, Battle Harden."""
    game = position(
        "rifle F5, rifle A1", "rifle F8, rifle I10", axis_hand=FIRE, axis_draw="3-4 event, G-58", axis_side=side or {}
    )
    play(game, f"order {FIRE}")
    return play(game, answer) if answer else game


def test_an_event_that_counts_as_another_or_for_nothing() -> None:
    assert prompt(drawn()) == "battle-harden"
    nothing = drawn(side=cards(event="battle-harden", as_event="nothing"))
    assert prompt(nothing) != "battle-harden" and told(nothing, "event") == []
    other = drawn(side=cards(event="battle-harden", as_event="cower"))
    assert [line[1] for line in told(other, "event")] == ["cower"]


@pytest.mark.parametrize(("answer", "next"), [("none", "battle-harden"), ("yes", "")])
def test_an_event_that_may_count_for_nothing(answer: str, next: str) -> None:
    game = drawn(side=cards(event="battle-harden", as_event="nothing", may=True))
    assert prompt(game) == "counts-as"
    play(game, answer)
    assert (prompt(game) == "battle-harden") is (next == "battle-harden")


# --- rights of a Defender ---


def test_rights_of_a_defender_for_another_posture_and_their_loss() -> None:
    for posture, defends, may in (
        ("attack", None, False),
        ("attack", ["actions"], True),
        ("defend", [], False),
        ("defend", None, True),
    ):
        side: dict[str, Any] = {"posture": posture, "defends": defends}
        game = position("rifle F5", "rifle F8", axis_hand=MOVE, allies_hand="R-32", allies_side=side)
        play(game, f"order {MOVE}", "step F6")
        assert (prompt(game) == "op-fire" and notations(game, "play") == ["R-32"]) is may


def test_points_of_a_defender_as_time_advances() -> None:
    for defends, points in ((None, 0), (["points"], 1), (["actions"], 0)):
        side: dict[str, Any] = {"posture": "attack", "defends": defends}
        game = position("rifle F5", "rifle F8, rifle I10", axis_hand=FIRE, axis_draw="6-6 time", axis_side=side)
        play(game, f"order {FIRE}")
        assert state(game).time == 1 and vp(game) == points


# --- cards taken out ---


def test_all_cards_of_a_kind_are_taken_out() -> None:
    side = {"removed_kinds": [{"order": "artillery-request"}, {"event": "hero", "action": "sustained-fire"}]}
    g = state(position("rifle F5", FAR, axis_side=side))
    gone = [g.rules.tables.card_name[card] for card in g.removed[0]]
    assert gone == ["G-33", "G-34", "G-35", "G-36", "G-37", "G-38", "G-39", "G-40", "G-71"]
    assert not set(g.removed[0]) & {*g.draw[0], *g.hand[0], *g.discards[0]}
