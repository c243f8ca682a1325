"""Screens of Combat! alone (tools/pictures.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import solo_games  # type: ignore[import-not-found]

from staged import step_to, watching

if TYPE_CHECKING:
    from pictures import Studio


def report_combat(studio: Studio) -> None:
    room = studio.one.open_file(solo_games.finished("first-patrol", "web"))
    studio.one.go(f"/report/{room}").page.get_by_role("heading", level=1).wait_for()


def combat_cards(studio: Studio) -> None:
    studio.sit(solo_games.game_at("first-patrol", "web", solo_games.asks("play-card", 2)).record())


def combat_orders(studio: Studio) -> None:
    studio.sit(solo_games.game_at("first-patrol", "web", solo_games.asks("orders", 2)).record())


def combat_acts(studio: Studio) -> None:
    studio.sit(solo_games.game_at("first-patrol", "web", solo_games.asks("who-acts", 3)).record())


def combat_near(studio: Studio) -> None:
    combat_acts(studio)
    studio.page.locator("[role=toolbar] button").nth(2).click()


def combat_fire(studio: Studio) -> None:
    studio.sit(solo_games.game_at("first-patrol", "web", solo_games.may_fire(2)).record())


def combat_set_up(studio: Studio) -> None:
    studio.sit(solo_games.start().record())


def combat_briefing(studio: Studio) -> None:
    combat_cards(studio)
    studio.item(0)


def combat_replay(studio: Studio) -> None:
    room = studio.one.open_file(solo_games.finished("first-patrol", "web"))
    studio.one.go(f"/replay/{room}?r=200").page.get_by_role("slider").first.wait_for()


def combat_lesson(studio: Studio) -> None:
    studio.begin_lesson("combat")


def combat_watch(studio: Studio) -> None:
    """The third turn: everybody hides, and the Enemy's dice are thrown."""
    studio.sit(solo_games.record_at("first-patrol", "web", solo_games.asks("orders", 3)))
    watching(studio)
    for what in ('[data-group="x:all"]', '[data-order="x:order-hide"]', '[data-go="order"]', '[data-standing="skip"]'):
        studio.page.locator(what).click()
    step_to(studio, "[data-beat~=roll]")


SCREENS: Final = [
    report_combat, combat_cards, combat_orders, combat_acts, combat_near, combat_fire, combat_set_up, combat_briefing,
    combat_replay, combat_lesson, combat_watch,
]  # fmt: skip
