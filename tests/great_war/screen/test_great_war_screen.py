"""Great War Commander behind the Screen: whatever is asked is answered, fits the wire, and can be said."""

from __future__ import annotations

import random

import pytest
from war_screen import SCREEN, Checker, at_random, pool, scenario

from sandtable.commander.screen.wire import Catalogue
from sandtable.screens import wire

TELL_EVERY = 11  # decisions between two at which everybody is told everything
ASK_EVERY = 5 * TELL_EVERY  # and at which all is asked that can be asked

GOING_ON = ["none", "roll", "done", "abandon"]

SHIPPED = sorted(pool.shipped())


def test_before_a_game() -> None:
    check = Checker()
    check.fits(SCREEN.catalogue(), Catalogue)
    check.fits(SCREEN.options(), list[wire.Option])
    check.fits(SCREEN.random_wishes(), list[wire.RandomWish])
    check.fits(SCREEN.scenarios(), list[wire.ScenarioCard])
    assert {card["name"] for card in SCREEN.scenarios()} == set(SHIPPED)
    for name in [*SHIPPED, "skirmish-1", "brawl-1"]:
        check.all_before(scenario(name))
    assert check.missing == set()


@pytest.mark.long
@pytest.mark.parametrize("name", [*SHIPPED[:2], "skirmish-2", "skirmish-5", "skirmish-9", "brawl-1", "brawl-4"])
def test_all_through_a_game(name: str) -> None:
    check, rng, told = Checker(), random.Random(name), 0
    for game in at_random(name):
        number = len(game.decisions)
        if game.over or number % TELL_EVERY == 0:
            check.tellings(game, told)
            told = len(game.events)
        if game.over or number % ASK_EVERY == 0:
            check.queries(game, rng)
    check.all_after(game)
    assert {"inspect-hex", "log-rolled", "ask-turn"} <= check.said
    assert check.missing == set()


def test_what_can_be_answered_in_advance_can_be_passed_over() -> None:
    """Whoever does not react goes on with the choice that Enter takes."""
    seen: set[str] = set()
    for name in ("skirmish-2", "brawl-4", "brawl-5", "brawl-7"):
        for game in at_random(name, "reactions"):
            question = SCREEN.question(game, game.decision.seat) if game.decision is not None else None
            if question is not None and question["window"]:
                seen.add(question["key"])
                assert question["default"] is not None, question["key"]
                passing = next(choice for choice in question["choices"] if choice["code"] == question["default"])
                assert passing["verb"] in GOING_ON or len(question["choices"]) == 1, question["key"]
    assert {"op-fire", "add-one", "before-melee-roll"} <= seen
