"""A newcomer stands before the first real decision of any game after three clicks."""

from __future__ import annotations

import pytest
from first_minutes import GAMES, MOST, arrive
from person import Person


# the sister is come to by the same clicks; test_great_war_table.py plays on from them
SISTER = "great-war-commander"
DEEP = [pytest.param(SISTER, marks=pytest.mark.deep)]


@pytest.mark.parametrize("game", [*(game for game in GAMES if game != SISTER), *DEEP])
def test_the_first_real_decision_takes_three_clicks(me: Person, game: str) -> None:
    arrival = arrive(me, game)
    assert arrival.clicks <= MOST
    assert (arrival.state["question"]["key"], arrival.state["view"]["turn"]) == (GAMES[game], 1)
