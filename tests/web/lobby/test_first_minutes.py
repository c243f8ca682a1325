"""A newcomer stands before the first real decision of any game after three clicks."""

from __future__ import annotations

import pytest
from first_minutes import GAMES, MOST, arrive
from person import Person


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_real_decision_takes_three_clicks(me: Person, game: str) -> None:
    arrival = arrive(me, game)
    assert arrival.clicks <= MOST
    assert (arrival.state["question"]["key"], arrival.state["view"]["turn"]) == (GAMES[game], 1)
