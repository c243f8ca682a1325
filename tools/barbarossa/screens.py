"""Screens of Barbarossa alone (tools/pictures.py)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from barbarossa_games import (  # type: ignore[import-not-found]
    Json,
    about_to_listen,
    before_set_up,
    begun,
    play_turn,
    record_at,
)
from barbarossa_plans import Planner  # type: ignore[import-not-found]

from barbarossa.film import FIGHT, watch_until

if TYPE_CHECKING:
    from pictures import Studio

RANDOM: Final = re.compile("Random scenario|Случаен сценарий")


def barbarossa_set_up(studio: Studio) -> None:
    studio.one.go("/").page.locator("[data-title=barbarossa]").click()
    studio.page.locator("article button").first.click()
    studio.page.locator("dialog footer button, dialog .foot button").last.click()
    studio.one.asked()


def barbarossa_ready(studio: Studio) -> None:
    """A defender whose works and units are laid for him."""
    studio.one.enter(studio.one.open_file(studio.server.sealed(before_set_up("the-wire"), me=1)))
    studio.one.asked()
    studio.page.locator(".prompt .bar [data-verb=set-up]").click()
    studio.page.locator(".prompt .bar [data-verb=done]").wait_for()


def barbarossa_random(studio: Studio) -> None:
    studio.one.go("/").page.locator("[data-title=barbarossa]").click()
    studio.page.locator("main button", has_text=RANDOM).first.click()
    studio.page.locator("section.made[aria-busy=false]").wait_for()


def planning(studio: Studio) -> Planner:
    """The fourth turn of a fight, at the orders."""
    studio.one.enter(studio.one.open_file(studio.server.sealed(record_at(FIGHT, 4), me=0)))
    planner = Planner(studio.one)
    planner.settled()
    return planner


def barbarossa_plan(studio: Studio) -> None:
    planning(studio)


def barbarossa_ring(studio: Studio) -> None:
    """A unit is picked, and what it could do in a hex lies around it."""
    planner = planning(studio)
    enemy = next(unit for unit in planner.units("soviet") if unit["place"] == "G5")
    planner.drag("G2", f"u:{enemy['id']}")
    studio.page.locator("[data-ring]").first.wait_for()


def barbarossa_warnings(studio: Studio) -> None:
    planning(studio)
    studio.page.locator(".warned").click()


def barbarossa_templates(studio: Studio) -> None:
    planning(studio)
    studio.page.locator("[data-go=templates]").click()


def barbarossa_radio(studio: Studio) -> None:
    """Cards that the radio read."""
    record = about_to_listen(FIGHT, 3, "a", "G6", 5)
    studio.one.enter(studio.one.open_file(studio.server.sealed(record, me=0)))
    planner = Planner(studio.one)
    planner.settled()
    watch_until(planner, "[data-read]:not(.order)")


def barbarossa_film(studio: Studio) -> None:
    """A shot of the turn that was committed, with its dice."""
    watch_until(planning(studio), ".staging .dice")


def barbarossa_tracks(studio: Studio) -> None:
    studio.one.enter(studio.one.open_file(studio.server.sealed(record_at(FIGHT, 3), me=0)))
    planner = Planner(studio.one)
    planner.settled()
    studio.page.locator("[role=tab]").nth(1).click()


def barbarossa_briefing(studio: Studio) -> None:
    planning(studio)
    studio.item(0)


def barbarossa_lesson(studio: Studio) -> None:
    studio.begin_lesson("barbarossa")


def whole_game() -> Json:
    game = begun(FIGHT)
    while not game.over:
        play_turn(game)
    record: Json = game.record()
    return record


def barbarossa_report(studio: Studio) -> None:
    room = studio.one.open_file(whole_game())
    studio.one.go(f"/report/{room}").page.get_by_role("heading", level=1).wait_for()


def barbarossa_replay(studio: Studio) -> None:
    room = studio.one.open_file(whole_game())
    studio.one.go(f"/replay/{room}?r=60").page.get_by_role("slider").first.wait_for()


SCREENS: Final = [
    barbarossa_set_up, barbarossa_ready, barbarossa_random, barbarossa_plan, barbarossa_ring, barbarossa_warnings,
    barbarossa_templates, barbarossa_radio, barbarossa_film, barbarossa_tracks, barbarossa_briefing, barbarossa_lesson,
    barbarossa_report, barbarossa_replay,
]  # fmt: skip
