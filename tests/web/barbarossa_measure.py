"""A whole turn of orders by hand, each unit told something other than its draft: gestures and seconds."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from barbarossa_games import record_at
from barbarossa_plans import Planner
from serving import Server
from watching import watch

Json = dict[str, Any]
SCENARIO: Final = "two-bridges"
TURN: Final = 2
UNITS: Final = 10
MOST_GESTURES: Final = 2
MOST_SECONDS: Final = 90


class Planned(NamedTuple):
    units: int
    gestures: int
    most: int  # for one order
    seconds: float
    film: float  # seconds at the normal pace


def plan_everybody(me: Planner, server: Server, film: bool = False) -> Planned:
    """Fire at whoever can be fired at, else go somewhere; nobody is left to his draft if he can do anything else."""
    me.arrive(me.person.open_file(server.sealed(record_at(SCENARIO, TURN), me=0, level="random")))
    found = {unit["name"]: wish for unit in me.units("german") if (wish := wish_of(me, unit["name"])) is not None}
    wishes = dict(list(found.items())[:UNITS])
    begun, most = time.perf_counter(), 0
    for name, order in wishes.items():
        before = me.gestures
        me.drag(name, order["target"] or f"h:{(order['path'] or [order['at']])[-1]}")
        me.written(name, order["name"])
        most = max(most, me.gestures - before)
    watch(me.person)
    me.commit()
    seconds = time.perf_counter() - begun
    return Planned(len(wishes), me.gestures, most, seconds, watched(me) if film else 0.0)


def wish_of(me: Planner, name: str) -> Json | None:
    """The first thing that a drag could mean: at an enemy, else to the farthest hex."""
    found = [plan["order"] for plan in me.plans(name)]
    aims = [order for order in found if order["name"] == "open-fire" and order["target"]]
    moves = sorted((order for order in found if order["path"]), key=lambda order: -len(order["path"]))
    return next(iter([*aims, *moves]), None)


def watched(me: Planner) -> float:
    """How long the film of the turn takes that was committed."""
    me.page.locator("[data-beat]").first.wait_for()
    begun = time.perf_counter()
    me.page.wait_for_function("() => !document.querySelector('[data-beat]')", timeout=120_000)
    return time.perf_counter() - begun
