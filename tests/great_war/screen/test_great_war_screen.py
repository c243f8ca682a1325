"""Great War Commander behind the Screen: whatever is asked is answered, fits the wire, and can be said."""

from __future__ import annotations

import random

import pytest
from war_screen import SCREEN, Checker, at_random, pool, scenario

from sandtable.commander.screen.wire import Catalogue
from sandtable.screens import wire

TELL_EVERY = 11  # decisions between two at which everybody is told everything
ASK_EVERY = 5 * TELL_EVERY  # and at which all is asked that can be asked

SHIPPED = sorted(pool.shipped())


def test_before_a_game() -> None:
    check = Checker()
    check.fits(SCREEN.catalogue(), Catalogue)
    check.fits(SCREEN.options(), list[wire.Option])
    check.fits(SCREEN.scenarios(), list[wire.ScenarioCard])
    assert {card["name"] for card in SCREEN.scenarios()} == set(SHIPPED)
    for name in [*SHIPPED, "skirmish-1", "brawl-1"]:
        check.all_before(scenario(name))
    assert check.missing == set()


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
