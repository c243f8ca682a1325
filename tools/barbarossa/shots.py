"""Pictures of Barbarossa for the README (tools/screenshots.py)."""

from __future__ import annotations

import re
from typing import Any, Final

from barbarossa_games import before_set_up, record_at  # type: ignore[import-not-found]
from barbarossa_plans import Planner  # type: ignore[import-not-found]

from barbarossa.film import FIGHT, watch_until
from studio import Studio, save, settle

FOR_ME, DONE = re.compile("Set up for me"), re.compile("^.?Done")


def planning(studio: Studio, **wishes: Any) -> Planner:
    """The Germans are at their orders, in the fourth turn of a fight."""
    one = studio.person(**wishes)
    record = record_at(FIGHT, 4)
    one.enter(one.open_file(studio.server.sealed(record, me=0, level="random")))
    planner = Planner(one)
    planner.settled()
    return planner


def barbarossa_set_up(studio: Studio) -> None:
    one = studio.person()
    one.enter(one.open_file(studio.server.sealed(before_set_up("the-wire"), me=1)))
    one.asked()
    one.button(FOR_ME).click()
    one.button(DONE).wait_for()
    settle(one)
    save("barbarossa-set-up", one.page)


def barbarossa_orders(studio: Studio) -> None:
    """An enemy is dragged at, and what else could be done to him lies around."""
    planner = planning(studio)
    enemy = next(unit for unit in planner.units("soviet") if unit["place"] == "G5")
    planner.drag("G2", f"u:{enemy['id']}")
    planner.page.locator("[data-ring]").first.wait_for()
    settle(planner.person)
    save("barbarossa-orders", planner.page)


def barbarossa_film(studio: Studio) -> None:
    """Shots of the turn that was committed, with their dice."""
    planner = planning(studio)
    watch_until(planner, ".staging .dice")
    settle(planner.person)
    save("barbarossa-film", planner.page)


SHOTS: Final = [barbarossa_set_up, barbarossa_orders, barbarossa_film]
