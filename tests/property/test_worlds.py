"""Worlds dealt afresh from any seat at any decision, whether it is asked or not (docs/architecture.md)."""

from __future__ import annotations

import random

import pytest

from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.shelf import game_named, game_names
from sandtable.table.titles import served_titles

MOST = 250  # decisions of a game


def random_game(name: str, seed: int, windows: bool) -> Game:
    box, served = game_named(name), served_titles()[name]
    names = box.scenario_names()
    game = new_game(served.title, box.scenario(names[seed % len(names)]), f"worlds {seed}", {"windows": windows})
    game.keep_undo = False
    return game


def asked(game: Game) -> list[int]:
    return [] if game.decision is None else game.decision.seats


def faults_of_worlds(game: Game, eyes: int, seed: str) -> list[str]:
    world = game.determinise(eyes, seed)
    found = [] if world.title.view(world.state, eyes) == game.title.view(game.state, eyes) else ["another view"]
    if eyes in asked(game):
        return found if eyes in asked(world) else [*found, "it is not asked any more"]
    return found if asked(world) == asked(game) else [*found, f"asked are {asked(world)}, not {asked(game)}"]


@pytest.mark.long
@pytest.mark.parametrize("windows", [True, False])
@pytest.mark.parametrize("name", game_names())
def test_a_world_for_all_eyes_at_every_decision(name: str, windows: bool) -> None:
    """Without windows a hand dealt afresh often lacks the card that its owner is asked about."""
    for seed in (4, 5):
        game, rng = random_game(name, seed, windows), random.Random(seed)
        all_eyes = [SPECTATOR, *range(len(served_titles()[name].sides))]
        for n in range(MOST):
            if game.decision is None:
                break
            for eyes in all_eyes:
                assert not faults_of_worlds(game, eyes, f"{seed} {n}"), (game.decision.prompt, eyes)
            seat = rng.choice(game.decision.seats)
            decision = game.decision_of(seat)
            assert decision is not None
            game.play(rng.choice(decision.choices), seat)


def test_the_same_seed_deals_the_same_world() -> None:
    game = random_game(game_names()[0], 1, False)
    for _ in range(60):
        game.play(game.choices[0])
    dumps = [game.title.dump(game.determinise(SPECTATOR, "one").state) for _ in range(2)]
    assert dumps[0] == dumps[1]
