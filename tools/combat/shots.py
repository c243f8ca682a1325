"""Pictures of Combat! for the README (tools/screenshots.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from solo_games import asks, game_at, lit_by_flare, may_fire  # type: ignore[import-not-found]

from sandtable.kernel.game import Game
from person import Json, Person  # type: ignore[import-not-found]
from studio import Studio, save, settle


def combat_at(studio: Studio, scenario: str, wanted: Callable[[Game], bool], **wishes: Any) -> tuple[Person, Json]:
    """Somebody who leads the squad in a game of Combat! that has come this far."""
    one = studio.person(**wishes)
    one.enter(one.open_file(game_at(scenario, "web", wanted).record()))
    return one, one.asked()


def combat_board(studio: Studio) -> None:
    one, state = combat_at(studio, "hold-the-crossroads", asks("who-acts", 5))
    card = next(card for card in state["view"]["display"] if card)
    one.button(card, one.panel("Tracks")).click()
    settle(one)
    save("combat-board", one.page)


def combat_orders(studio: Studio) -> None:
    one, state = combat_at(studio, "first-patrol", asks("orders", 5))
    order = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    one.click(order["things"][0])
    one.page.get_by_role("menu").wait_for()
    settle(one)
    save("combat-orders", one.page)


def combat_odds(studio: Studio) -> None:
    one, _ = combat_at(studio, "first-patrol", may_fire(3))
    one.page.locator(".odds article").first.wait_for()
    settle(one)
    save("combat-odds", one.page)


def combat_night(studio: Studio) -> None:
    one = studio.person()
    one.enter(one.open_file(lit_by_flare("night-raid", "web-5").record()))
    one.asked()
    settle(one)
    save("combat-night", one.page)


SHOTS: Final = [combat_board, combat_orders, combat_odds, combat_night]
