"""Every shipped scenario of Barbarossa is played to its end by chance."""

from __future__ import annotations

import random

import pytest

from sandtable.games.barbarossa.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import replay


def play_out(name: str, seed: str) -> Game:
    rng = random.Random(seed)
    game = new_game(TITLE, plain(load_scenario(name)), seed, {})
    game.keep_undo = False
    while not game.over:
        game.play(rng.choice(game.choices))
        assert len(game.decisions) < 40_000
    return game


@pytest.mark.long
@pytest.mark.parametrize("name", scenario_names())
def test_a_scenario_is_played_to_its_end_and_its_record_replays(name: str) -> None:
    game = play_out(name, "1")
    assert game.result is not None
    again = replay(TITLE, game.record())
    assert TITLE.equal(game.state, again.state)
