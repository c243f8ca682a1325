"""The kinds of fights by which prices are tried: even in points, drawn anew for each game, playable from both edges."""

from __future__ import annotations

import pytest

from sandtable.games.barbarossa.lab.prices import CORE, Fight, cost, drawn, even_pairs, fights, play, scenario, share
from sandtable.games.barbarossa.rules.names import SIDE_NAMES


@pytest.mark.parametrize("fight", fights(), ids=lambda fight: fight.name)
def test_forces_of_a_kind_are_even_and_of_that_kind(fight: Fight) -> None:
    assert len(even_pairs(fight.name)) >= 2
    for number in range(6):
        forces = drawn(fight, number)
        assert forces.even
        for side in SIDE_NAMES:
            kind = fight.kind(side)
            free = list(forces.cards[side])
            for card in kind.always:
                free.remove(card)
            core = [card for card in free if card in kind.core]
            assert set(free) <= {*kind.core, *kind.rest}
            assert not kind.rest or CORE[0] <= cost(core) / cost(free) <= CORE[1]


@pytest.mark.parametrize("fight", fights(), ids=lambda fight: fight.name)
def test_a_fight_is_a_scenario_from_either_edge(fight: Fight) -> None:
    forces = drawn(fight, 0)
    west, east = scenario(forces, 0), scenario(forces, 1)
    assert west["german"]["area"] == east["soviet"]["area"] or fight.defends
    assert [west[side]["points"] for side in SIDE_NAMES] == [forces.points(side) for side in SIDE_NAMES]


def test_other_games_have_other_forces() -> None:
    fight = fights()[0]
    assert len({tuple(drawn(fight, number).cards["german"]) for number in range(20)}) > 1


def test_a_fight_is_played_to_its_end_and_a_draw_is_half_a_win() -> None:
    assert play(fights()[0], 0) in (-1, 0, 1)
    assert share([2, 1, 1]) == 0.625
