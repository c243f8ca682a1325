"""Games of Combat! played by the engine to where a test or a picture wants them, always the same way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from sandtable.games.combat.rules.state import State, enemies, hex_distance
from sandtable.games.combat.rules.verbs import FLARE
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

Json = dict[str, Any]
PLAYER = 0


def start(scenario: str = "first-patrol", seed: str = "web") -> Game:
    return new_game(SCREEN.title, SCREEN.scenario(scenario), seed, {"windows": True})


def play_on(game: Game, until: Callable[[Game], bool]) -> Game:
    """The corporal leads the squad, up to a decision that is wanted (or the end)."""
    while not game.over and not until(game):
        player = new_player("corporal", f"{game.seed} {len(game.decisions)}")
        game.play(player.choose(Seat(game, PLAYER)))
    return game


def game_at(scenario: str, seed: str, until: Callable[[Game], bool]) -> Game:
    game = play_on(start(scenario, seed), until)
    assert not game.over, "the game ended before that"
    return game


@cache
def record_at(scenario: str, seed: str, until: Callable[[Game], bool]) -> Json:
    """Played once for all tests that ask for the same; nobody writes into it."""
    return game_at(scenario, seed, until).record()


@cache
def finished(scenario: str = "first-patrol", seed: str = "web") -> Json:
    return play_on(start(scenario, seed), lambda game: False).record()


def turn_of(game: Game) -> int:
    return cast(State, game.state).turn


@cache
def asks(key: str, turn: int = 1) -> Callable[[Game], bool]:
    """The first question of that kind, from a turn on."""

    def is_asked(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.prompt == key and turn_of(game) >= turn

    return is_asked


def may_light(game: Game) -> bool:
    return game.decision is not None and any(verb_of(code) == FLARE for code in game.decision.choices)


def lit_by_flare(scenario: str, seed: str) -> Game:
    """A man with a flare has just fired it among the Enemies, and somebody else is to act."""
    game = game_at(scenario, seed, may_light)
    g = cast(State, game.state)
    flares = [code for code in game.choices if verb_of(code) == FLARE]
    game.play(min(flares, key=lambda code: sum(hex_distance(g, a_of(code), g.m_hex[e]) for e in enemies(g))))
    return play_on(game, asks("who-acts"))


@cache
def may_fire(turn: int = 1) -> Callable[[Game], bool]:
    """Somebody can be shot at, and the odds of it can be told."""

    def is_fire(game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.prompt != "fire" or turn_of(game) < turn:
            return False
        return bool(cast(Json, SCREEN.odds(game, PLAYER, None))["attacks"])

    return is_fire
