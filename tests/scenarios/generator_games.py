"""The random scenario generator with dice, coins and chits that fall as given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.combat_commander.generator.generator import (
    GENERATOR_TITLE,
    generator_rules,
    scenario_made,
)
from sandtable.games.combat_commander.generator.state import CHITS, COIN, DICE, GeneratorState
from sandtable.kernel.game import Game

AXIS, ALLIES = 0, 1
# dice of a quiet beginning: seat 0 picks, edge top for the other; Germany 1943 against Russia, both Line
QUIET = [1, 1, 1, 2, 2, 2, 6, 3, 3, 3, 4, 3, 4]


def game_with(dice: list[int], coin: list[int] | None = None, chits: str = "ABC") -> Game:
    """A generator whose dice, coins and chits fall as given."""
    g = GENERATOR_TITLE.new_state({}, "0", {})
    g.chance.forced[DICE] = list(dice)
    g.chance.forced[COIN] = [0] if coin is None else list(coin)
    g.chance.forced[CHITS] = [generator_rules().tables.chit(letter) for letter in chits]
    return Game(GENERATOR_TITLE, {}, "0", {}, g)


def state(game: Game) -> GeneratorState:
    assert isinstance(game.state, GeneratorState)
    return game.state


def offered(game: Game, seat: int | None = None) -> list[str]:
    decision = game.decision if seat is None else game.decision_of(seat)
    assert decision is not None
    return [game.notation(code) for code in decision.choices]


def at_obs(**more: Any) -> Game:
    """Both players are to pick their orders of battle."""
    game = game_with(QUIET, **more)
    game.play_text("map balka")
    return game


def after_obs(axis: str, allies: str, dice: list[int]) -> Game:
    """The orders of battle are revealed; these dice come next (Leaders first)."""
    game = at_obs()
    game.state.chance.forced[DICE] = list(dice)
    game.play_text(f"ob {axis}", 0)
    game.play_text(f"ob {allies}", 1)
    return game


def finished(game: Game, pick: Callable[[list[int]], int] = lambda choices: choices[-1]) -> dict[str, Any]:
    while game.decision is not None:
        game.play(pick(game.decision.choices), game.decision.seat)
    return scenario_made(state(game), "made", "by a test")
