"""Games played by the engine to where a test wants them, always the same way."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from sandtable.games.combat_commander.files import load_scenario
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

Json = dict[str, Any]


def start(scenario: str = "first-patrol", seed: str = "web") -> Game:
    return new_game(TITLE, load_scenario(scenario), seed, {"windows": True})


def play_on(game: Game, until: Callable[[Game], bool], level: str = "sergeant") -> Game:
    """Opponents on both sides, up to a decision that is wanted (or the end)."""
    while not game.over and not until(game):
        decision = game.decision
        assert decision is not None
        player = new_player(level, f"{game.seed} {len(game.decisions)}")
        game.play(player.choose(Seat(game, decision.seat)))
    return game


@cache
def record_when(until: Callable[[Game], bool], scenario: str = "first-patrol", seed: str = "web") -> Json:
    """Played once for all tests that ask for the same; nobody writes into it."""
    return record_of(play_on(start(scenario, seed), until))


def record_of(game: Game) -> Json:
    """Of a game that is still going on."""
    assert not game.over, "the game ended before that"
    return game.record()


@lru_cache(maxsize=4)
def finished(scenario: str = "first-patrol", seed: str = "web") -> Json:
    """A whole game between two sergeants."""
    return play_on(start(scenario, seed), lambda game: False).record()


@cache
def asks(seat: int, key: str) -> Callable[[Game], bool]:
    def is_asked(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.seat == seat and decision.prompt == key and len(decision.choices) > 1

    return is_asked


@cache
def has_odds(seat: int) -> Callable[[Game], bool]:
    """An attack stands, and its odds can be told to that seat."""

    def is_attack(game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.seat != seat or len(decision.choices) < 2:
            return False
        question = SCREEN.question(game, seat)
        return question is not None and question["odds"] is True and bool(SCREEN.odds(game, seat, None)["attacks"])

    return is_attack


def anything(rng: random.Random, question: Json) -> Json:
    """A choice of somebody who knows no better, but gets on: half of the time he takes the offered way on."""
    return (
        usual(question) or rng.choice(choices_of(question)) if rng.random() < 0.5 else rng.choice(choices_of(question))
    )


def onwards(question: Json) -> Json:
    """The offered way on, or else the first choice."""
    return usual(question) or choices_of(question)[0]


def usual(question: Json) -> Json | None:
    return next((choice for choice in choices_of(question) if choice["code"] == question["default"]), None)


def choices_of(question: Json) -> list[Json]:
    choices: list[Json] = question["choices"]
    return choices
