"""A side is planned with at most two gestures an order (tools/barbarossa_gestures.py measures the same)."""

from __future__ import annotations

from barbarossa_measure import MOST_GESTURES, plan_everybody
from barbarossa_plans import Planner
from serving import Server

from conftest import NewPerson


def test_a_whole_side_takes_at_most_two_gestures_each(person: NewPerson, server: Server) -> None:
    planned = plan_everybody(Planner(person(viewport={"width": 1440, "height": 900})), server)
    assert planned.units >= 9
    assert planned.most <= MOST_GESTURES
    assert planned.gestures <= MOST_GESTURES * planned.units
