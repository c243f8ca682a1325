"""Games for the tests of the screen: played at random or by the sergeant, and small positions."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

from commander_play import units
from sandtable.commander.rules.state import State
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.files import load_scenario
from sandtable.games.combat_commander.lab import pool
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import replay
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

AXIS, ALLIES, SPECTATOR = 0, 1, -1
WINDOWS: dict[str, object] = {"windows": True}


def state(game: Game) -> State:
    return cast(State, game.state)


# --- games ---


def start(name: str, seed: str = "1") -> Game:
    scenario = pool.skirmish(int(name)) if name.isdigit() else load_scenario(name)
    return new_game(TITLE, scenario, seed, dict(WINDOWS))


def at_random(name: str, seed: str = "1", most: int = 5000) -> Iterator[Game]:
    """The game at each of its decisions, any choice at all taken; then as it ended."""
    game = start(name, seed)
    rng = random.Random(f"{name} {seed}")
    while not game.over and len(game.decisions) < most:
        yield game
        game.play(game.choices[rng.randrange(len(game.choices))])
    yield game


@lru_cache(maxsize=4)
def sergeants_record(name: str, seed: str = "1") -> str:
    """A whole game between two sergeants."""
    game = start(name, seed)
    game.keep_undo = False
    players = [new_player("sergeant", "a"), new_player("sergeant", "b")]
    while not game.over:
        seat = state(game).asking
        game.play(players[seat].choose(Seat(game, seat)), seat)
    return json.dumps(game.record())


def by_sergeants(name: str, upto: int | None = None, seed: str = "1") -> Game:
    return replay(TITLE, json.loads(sergeants_record(name, seed)), "record", upto)


def position(axis: str, allies: str, forts: dict[str, str] | None = None, **more: Any) -> Game:
    """`rifle F5 light-mg, sgt-ganz F6 broken`: units with hex, Weapon and markers, Germans against Russians."""
    placed = [{"fort": fort, "hex": hexes} for fort, hexes in (forts or {}).items()]
    return build_position({"axis": {"units": units(axis), "forts": placed}, "allies": {"units": units(allies)}, **more})
