"""Whatever Great War Commander says in play can be said in every language."""

from __future__ import annotations

import random

import pytest

from phrases import faults, phrases_in
from sandtable.games.great_war_commander.lab import pool
from sandtable.games.great_war_commander.screen import SCREEN
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.phrase import read_phrase
from sandtable.screens.telling import ALL_EYES
from sandtable.texts import Texts, languages

DECISIONS = 250
SPOKEN = [Texts(lang) for lang in languages()]


def wrong(data: object) -> list[str]:
    return [fault for said in phrases_in(data) for texts in SPOKEN for fault in faults(texts, read_phrase(said))]


def answer(game: Game, rng: random.Random) -> None:
    """One question is put into words, now and then, and answered somehow."""
    seat = next(seat for seat in range(2) if game.decision_of(seat) is not None)
    decision = game.decision_of(seat)
    assert decision is not None
    if rng.random() < 0.2:
        assert wrong(SCREEN.question(game, seat)) == []
        assert wrong(SCREEN.why(game, seat, f"u:{rng.randrange(20)}")) == []
        assert wrong(SCREEN.inspect(game, seat, f"u:{rng.randrange(20)}")) == []
    game.play(rng.choice(decision.choices), seat)


@pytest.mark.parametrize("number", range(4))
def test_what_is_asked_and_told_in_a_game(number: int) -> None:
    scenario = pool.rarity(number) if number % 2 else pool.skirmish(number)
    game, rng = new_game(TITLE, scenario, f"said {number}"), random.Random(number)
    for _ in range(DECISIONS):
        if not game.over:
            answer(game, rng)
    assert len(SCREEN.log(game, ALL_EYES)) > 50
    assert wrong(SCREEN.log(game, ALL_EYES)) == []


def test_what_is_shown_before_a_game() -> None:
    for shown in (SCREEN.catalogue(), SCREEN.scenarios(), SCREEN.options()):
        assert list(phrases_in(shown)) and wrong(shown) == []
    for scenario in pool.shipped().values():
        assert wrong(SCREEN.briefing(scenario)) == []
