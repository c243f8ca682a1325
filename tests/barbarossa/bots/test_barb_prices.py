"""The fights by which prices are tried: even in points, and playable from both edges."""

from __future__ import annotations

import pytest

from sandtable.games.barbarossa.lab.prices import fights, is_even, play, points, scenario, share


@pytest.mark.parametrize("fight", fights(), ids=lambda fight: fight.name)
def test_a_fight_is_even_in_points_and_a_scenario_from_either_edge(fight: object) -> None:
    found = [one for one in fights() if one is fight or one == fight][0]
    assert is_even(found), (points(found, "german"), points(found, "soviet"))
    west, east = scenario(found, 0), scenario(found, 1)
    assert west["german"]["area"] == east["soviet"]["area"] or found.defends


def test_a_fight_is_played_to_its_end_and_a_draw_is_half_a_win() -> None:
    assert play(fights()[0], 0) in (-1, 0, 1)
    assert share([2, 1, 1]) == 0.625
