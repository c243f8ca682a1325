"""Games of scenarios, played by chance."""

from __future__ import annotations

import random

from sandtable.games.combat.data.scenario import load_scenario, plain
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.game import Game, new_game


def begin(name: str, seed: str = "a", options: dict[str, object] | None = None) -> Game:
    return new_game(TITLE, plain(load_scenario(name)), seed, options)


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def play_on(game: Game, chooser: random.Random, until: str = "", limit: int = 6000) -> None:
    for _ in range(limit):
        if game.over or (until and game.decision is not None and game.decision.prompt == until):
            return
        game.play(chooser.choice(game.choices))
