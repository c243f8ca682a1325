"""The set-ups that are shipped make sense: whatever is held has somebody at hand, and nobody lies in the way."""

from __future__ import annotations

from typing import cast

import pytest

from sandtable.commander.rules import names
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.state import State, units_of
from sandtable.commander.rules.stats import is_leader
from sandtable.commander.screen.screen import CommanderScreen
from sandtable.games.combat_commander.screen import SCREEN as CC
from sandtable.games.great_war_commander.screen.screen import SCREEN as GWC
from sandtable.kernel.game import Game, new_game

SHIPPED = [(screen, card["name"]) for screen in (CC, GWC) for card in screen.scenarios()]


def nobody(game: Game, seat: int) -> int:
    raise AssertionError("all of it is shipped")


def set_up(screen: CommanderScreen, name: str) -> State:
    game = new_game(screen.title, screen.scenario(name), "set-up", {})
    while screen.rosters.asks(game.decision):
        assert game.decision is not None
        seat = game.decision.seat
        for code in screen.placing(game, seat, screen.ready_setup(game, seat, {}, nobody)):
            game.play(code, seat)
    return cast(State, game.state)


def objectives_held(g: State, side: int) -> list[list[int]]:
    """Those that lie at least partly where the side could set up."""
    map = g.rules.map
    areas = [g.rules.areas[g.rules.unit_group[u]] for u in units_of(g, side) if u < len(g.rules.unit_group)]
    numbers = [number for number in range(1, max(map.objective) + 1) if g.control[number] == side]
    hexes = [[h for h in range(map.size) if map.objective[h] == number] for number in numbers]
    return [found for found in hexes if any(area[h] for area in areas for h in found)]


@pytest.mark.parametrize(("screen", "name"), SHIPPED)
def test_a_shipped_set_up_makes_sense(screen: CommanderScreen, name: str) -> None:
    g = set_up(screen, name)
    for side in range(2):
        leaders = [g.u_hex[u] for u in units_of(g, side) if is_leader(g, u)]
        men = [g.u_hex[u] for u in units_of(g, side) if not is_leader(g, u)]
        assert all(g.h_fort[h] not in (names.MINES, names.WIRE) for h in leaders + men), "in his own obstacles"
        assert all(h in men for h in leaders), "a Leader without a unit of his in the hex"
        assert len(set(leaders)) == len(leaders), "Leaders in a heap"
        if g.rules.posture[side] == names.DEFEND:
            for hexes in objectives_held(g, side):
                assert any(hexes_apart(g, h, at) <= 1 for h in hexes for at in men), "an Objective left alone"


@pytest.mark.parametrize(("screen", "name"), SHIPPED)
def test_carriers_of_weapons_see_far(screen: CommanderScreen, name: str) -> None:
    """More than the hexes around them, for two in three: some wait to be carried forward."""
    g = set_up(screen, name)
    carriers = [g.u_hex[u] for side in range(2) for u in units_of(g, side) if g.u_weapon[u] >= 0]
    seen = [sum(1 for h in range(g.rules.map.size) if sight(g, at, h) != BLOCKED) for at in carriers]
    assert 3 * sum(1 for count in seen if count > 12) >= 2 * len(seen)
