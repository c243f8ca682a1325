"""Answers that are kept from one question to the next, so that less need be asked: they must never go stale."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from sandtable.commander.rules.orders.activation import ANY_HEX, can_activate_any, can_anybody_fire
from sandtable.commander.rules.state import FIRING, OFF, State, lift, muster_of, put
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.great_war_commander.rules.command import most_senior
from sandtable.kernel.game import Game
from sandtable.lab.kit import Kit
from sandtable.shelf import kit_of

POSITION: dict[str, Any] = {
    "map_data": {"map": {"name": "painted", "title": "Painted", "columns": 5, "rows": 5},
                 "objectives": {"1": "A1", "2": "A5", "3": "C3", "4": "E1", "5": "E5"}},
    "axis": {"units": [{"unit": "rifle", "hex": "C2"}, {"unit": "rifle", "hex": "B1"}]},
    "allies": {"units": [{"unit": "rifle", "hex": "C4"}, {"unit": "smg", "hex": "D4"}]},
}  # fmt: skip


@pytest.fixture
def g() -> State:
    """The rifles of C2 have been found to have a shot, at the hex of the first enemy."""
    g = cast(State, build_position(POSITION).state)
    assert can_activate_any(g, 0, FIRING, ANY_HEX)
    assert muster_of(g).shooters[0] == 0 and muster_of(g).marks[0] == g.u_hex[2]
    return g


@pytest.mark.rule("O20.1a")
def test_a_shot_is_no_more_when_the_enemy_has_left_the_hex(g: State) -> None:
    for foe in (2, 3):
        lift(g, foe, OFF)
    assert not can_activate_any(g, 0, FIRING, ANY_HEX)


@pytest.mark.rule("O20.1a")
def test_a_shot_is_no_more_when_its_unit_has(g: State) -> None:
    for u in (0, 1):
        lift(g, u, OFF)
    assert not can_activate_any(g, 0, FIRING, ANY_HEX)


@pytest.mark.rule("O20.1a")
def test_another_shot_is_found_when_the_one_before_is_no_more(g: State) -> None:
    lift(g, 2, OFF)
    assert can_activate_any(g, 0, FIRING, ANY_HEX) and muster_of(g).marks[0] == g.u_hex[3]
    put(g, 2, g.u_hex[3])
    lift(g, 0, OFF)
    assert can_activate_any(g, 0, FIRING, ANY_HEX) and muster_of(g).shooters[0] == 1


def random_game(kit: Kit, seed: int) -> Game:
    scenarios = list(kit.shipped().values())
    game = kit.new_game(scenarios[seed % len(scenarios)], f"kept {seed}")
    game.keep_undo = False
    return game


@pytest.mark.parametrize("name", ["combat-commander", "great-war-commander"])
def test_what_is_kept_agrees_with_a_search_throughout_random_games(name: str) -> None:
    for seed in (1, 2, 3):
        game, rng = random_game(kit_of(name), seed), random.Random(seed)
        g = cast(State, game.state)
        for _ in range(250):
            if game.over:
                break
            for side in range(2):
                assert can_activate_any(g, side, FIRING, ANY_HEX) == can_anybody_fire(g, side, FIRING, ANY_HEX)
                if name == "great-war-commander" and not muster_of(g).equals[side]:
                    assert len(most_senior(g, side)) < 2
            game.play(rng.choice(game.choices))
