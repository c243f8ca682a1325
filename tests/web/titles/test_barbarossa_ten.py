"""A side is planned with at most two gestures an order (tools/barbarossa/gestures.py measures the same)."""

from __future__ import annotations

from barbarossa_measure import MOST_GESTURES, TURN, plan_everybody
from barbarossa_plans import Planner
from serving import Server
from watching import shown

from conftest import NewPerson


def test_a_whole_side_takes_at_most_two_gestures_each(person: NewPerson, server: Server) -> None:
    me = Planner(person(viewport={"width": 1440, "height": 900}))
    planned = plan_everybody(me, server)
    assert planned.units >= 9
    assert planned.most <= MOST_GESTURES
    assert planned.gestures <= MOST_GESTURES * planned.units
    # the turn is carried out, and the next one is planned
    me.page.wait_for_function("(turn) => window.__heard.state.view.turn === turn", arg=TURN + 1)
    me.settled()
    assert shown(me.person) == [], "at once is at once"
