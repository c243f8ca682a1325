"""Games of Combat! for the tests of its screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from sandtable.games.combat.rules.state import State
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game

ME, SPECTATOR, ALL_EYES = 0, -1, -2
NAMES = [
    "first-patrol", "hold-the-crossroads", "behind-the-hedges", "high-ground", "bring-them-back", "counterattack",
    "the-way-back", "night-raid",
]  # fmt: skip
BESIDE = ["x:effects", "x:track", "x:victory", "x:wind", "x:team-able", "x:team-red", "x:order-sprint", "x:nothing"]


def state(game: Game) -> State:
    return cast(State, game.state)


def start(name: str, seed: str = "1", options: dict[str, object] | None = None) -> Game:
    game = new_game(SCREEN.title, SCREEN.scenario(name), seed, options or {})
    game.keep_undo = False
    return game


def at_random(name: str, seed: str = "1", most: int = 5000) -> Iterator[Game]:
    """The game at each of its decisions, any choice at all taken (cards spent too); then as it ended."""
    game = start(name, seed)
    rng = random.Random(f"{name} {seed}")
    while not game.over and len(game.decisions) < most:
        yield game
        decision = game.decision
        assert decision is not None
        game.play(rng.choice(decision.choices + decision.extras[:3]))
    yield game


def things(game: Game) -> list[str]:
    """Everything on the table that can be named."""
    g = state(game)
    found = [f"u:{m}" for m in range(len(g.m_hex))] + [f"w:{gun}" for gun in range(len(g.gun_hex))]
    hexes = sorted({hex for hex in g.m_hex if hex >= 0})
    found += ["h:" + g.rules.ground.hex_name(hex) for hex in hexes]
    return [*found, "h:01.01", "c:F4", "c:F46", "c:E10", "c:E44", "u:4000", "h:99.99", *BESIDE]
