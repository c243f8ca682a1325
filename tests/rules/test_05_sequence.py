"""5. Sequence of Play: Orders or a discard, the refill, the other player's Turn."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import asked, notations, play, prompt, state
from table import position

PASSABLE: dict[str, Any] = {"axis_hand": "G-46 G-47 G-49", "allies_hand": "R-30 R-33 R-34"}  # only Command Confusion


@pytest.mark.rule("5a", "gloss.active")
@pytest.mark.parametrize("first", ["axis", "allies"])
def test_turns_alternate_from_the_player_named(first: str) -> None:
    game = position("rifle A1", "rifle I10", **PASSABLE, table={"active": first})
    second = "allies" if first == "axis" else "axis"
    assert asked(game) == first
    play(game, "?pass", "done")
    assert asked(game) == second
    play(game, "?pass", "done")
    assert asked(game) == first
    assert state(game).turn == 3


@pytest.mark.rule("5b", "gloss.turn")
def test_a_turn_is_orders_or_a_discard_never_both() -> None:
    game = position("rifle D5, rifle F5", "rifle I10", axis_hand="G-19 G-20 G-46")
    assert "pass" in notations(game)
    play(game, "order G-19", "activate g.rifle-1", "?move g.rifle-1", "step D6", "?stop")
    assert prompt(game) == "next-order"
    assert "pass" not in notations(game)
    assert not notations(game, "discard")
    passing = position("rifle D5, rifle F5", "rifle I10", axis_hand="G-19 G-46", allies_hand="R-30")
    play(passing, "?pass", "discard G-46")
    assert "order G-19" not in notations(passing)


@pytest.mark.rule("5c", "5.3", "O15a")
def test_a_pass_discards_from_none_up_to_the_nations_limit() -> None:
    game = position("rifle A1", "rifle I10", axis_hand="G-46 G-47", allies_hand="R-30 R-33 R-34 R-35 R-51")
    play(game, "?pass", "done")  # nothing discarded is legal
    assert state(game).discards[0] == []
    play(game, "?pass", "discard R-30", "discard R-33", "discard R-34")
    assert asked(game) == "axis"  # Russia's limit is 3: the kernel ends the discard itself
    assert len(state(game).discards[1]) == 3


@pytest.mark.rule("5.1a", "5.1b", "1.5b", "4.3.1")
def test_no_more_orders_than_the_capability_each_seen_before_the_next() -> None:
    side = {"orders": 2}
    game = position(
        "rifle C5, rifle E5, rifle G5", "rifle I10", axis_hand="G-19 G-20 G-21", axis_side=side, allies_hand="R-30"
    )
    play(game, "order G-19", "activate g.rifle-1", "?move g.rifle-1", "step C6", "?stop")
    assert prompt(game) == "next-order" and "order G-20" in notations(game)
    play(game, "order G-20", "activate g.rifle-2", "?move g.rifle-2", "step E6", "?stop")
    assert asked(game) == "allies"  # a third card is in hand, but no third Order is allowed


@pytest.mark.rule("5.1c", "1b", "1.5a")
def test_no_order_without_its_card_and_only_in_ones_own_turn() -> None:
    game = position("rifle C5", "rifle I10", axis_hand="G-19 G-1", allies_hand="R-20 R-21")
    assert notations(game, "order") == ["G-19"]  # Recover has nothing to do; no Fire, Advance or Rout card in hand
    assert not [text for text in notations(game) if "R-" in text]


@pytest.mark.rule("5.4a", "1.1c", "1.1a")
@pytest.mark.parametrize(("posture", "size"), [("attack", 6), ("recon", 5), ("defend", 4)])
def test_only_the_active_player_refills_to_the_hand_size_of_his_posture(posture: str, size: int) -> None:
    game = position("rifle A1", "rifle I10", axis_hand="G-46", allies_hand="R-30", axis_side={"posture": posture})
    play(game, "?pass", "done")
    assert len(state(game).hand[0]) == size
    assert len(state(game).hand[1]) == 1


@pytest.mark.rule("5.4b", "6.1.2b", "6.1.2d")
def test_the_last_card_drawn_in_a_refill_brings_a_time_advance_and_then_the_rest() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    table = {"axis": {"hand": ["G-46"], "draw": ["G-1"], "discards": [c for c in every if c not in ("G-46", "G-1")]}}
    game = position("rifle A1", "rifle I10", allies_hand="R-30", table=table)
    assert len(state(game).draw[0]) == 1
    play(game, "?pass", "done")
    assert state(game).time == 1
    assert len(state(game).hand[0]) == 5
    assert state(game).discards[0] == []
    assert len(state(game).draw[0]) == 67


@pytest.mark.rule("5.4c")
def test_a_hand_above_its_size_draws_nothing_and_loses_nothing() -> None:
    game = position("rifle A1", "rifle I10", axis_hand="G-46 G-47 G-49 G-70 G-71 G-72", allies_hand="R-30")
    play(game, "?pass", "done")
    assert len(state(game).hand[0]) == 6
