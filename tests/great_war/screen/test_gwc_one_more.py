"""Whoever holds a Strategy Card is asked for 1 more on a roll only where it could be of use to him (S98.2)."""

from __future__ import annotations

import pytest
from gwc_play import position
from gwc_strategy import ALLIES, AXIS, FIRE, MOVE, holding, rally, say
from war_screen import SCREEN, at_random

from commander_play import asked, prompt
from sandtable.kernel.game import Game

BOTH = holding("under-shot", "assaults")


def passes(game: Game) -> bool:
    assert prompt(game) == "add-one"
    return SCREEN.lets_pass(game, AXIS if asked(game) == "axis" else ALLIES)


@pytest.mark.rule("gwc:S98.2a")
@pytest.mark.parametrize(("dice", "use"), [("1-6", True), ("2-6", True), ("1-2", False), ("3-6", False)])
def test_a_rally_of_the_enemy_that_one_more_would_spoil(dice: str, use: bool) -> None:
    """Morale 8: 7 is a Rally that 8 is not."""
    game = rally(BOTH, dice)
    assert asked(game) == "allies" and passes(game) is not use
    say(game, "none")
    assert asked(game) == "axis" and passes(game), "nobody spoils his own"


def fired(attack: str, defence: str) -> Game:
    """FP 5 against Morale 7: asked of the attack."""
    game = position(
        "infanterie F5, infanterie A1", "poilus F8, poilus O11", axis_hand=f"{FIRE} {MOVE}", axis_draw=attack,
        allies_draw=defence, own=BOTH,
    )  # fmt: skip
    return say(game, f"order {FIRE}")


@pytest.mark.rule("gwc:S98.2a")
def test_an_attack_is_raised_by_its_own_side_alone() -> None:
    game = fired("4-1", "1-2")
    assert asked(game) == "allies" and passes(game), "it would hurt his own"
    say(game, "none")
    assert asked(game) == "axis" and not passes(game)


@pytest.mark.rule("gwc:S98.2a")
@pytest.mark.parametrize(("dice", "use"), [("1-2", True), ("6-5", False)])
def test_a_defence_is_raised_by_its_own_side_where_it_turns_the_result(dice: str, use: bool) -> None:
    """10 against 7 and the dice: suppressed at 3."""
    game = say(fired("4-1", dice), "none", "none")
    assert asked(game) == "allies" and passes(game) is not use
    say(game, "none")
    assert asked(game) == "axis" and passes(game), "it would only help the enemy"


def test_it_hangs_on_nothing_that_is_hidden() -> None:
    seen = 0
    for name in ("skirmish-2", "brawl-4"):
        for game in at_random(name, "one more"):
            decision = game.decision
            if decision is None or decision.prompt != "add-one":
                continue
            told = SCREEN.lets_pass(game, decision.seat)
            for eyes in (AXIS, ALLIES):
                assert SCREEN.lets_pass(game.determinise(eyes, "x"), decision.seat) == told
            seen += 1
    assert seen > 5


def test_it_is_answered_ahead_under_a_name_of_its_own() -> None:
    game = rally(BOTH, "1-6")
    question = SCREEN.question(game, ALLIES)
    assert question is not None and question["reaction"] == SCREEN.reaction("add-one") == "strategy-roll"
