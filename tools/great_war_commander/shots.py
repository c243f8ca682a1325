"""Pictures of Great War Commander for the README (tools/screenshots.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games import asks  # type: ignore[import-not-found]
from war_games import record_when  # type: ignore[import-not-found]

from sandtable.kernel.game import Game
from person import Json, Person  # type: ignore[import-not-found]
from studio import Studio, from_turn, save, settle


def french_turn(turn: int) -> Callable[[Game], bool]:
    """The French are to give an Order, from a turn on."""
    return from_turn(turn, lambda game: asks(1, "turn")(game))


def french(studio: Studio, turn: int, scenario: str, **wishes: Any) -> tuple[Person, Json]:
    one = studio.person(**wishes)
    one.enter(one.open_file(studio.server.sealed(record_when(scenario, "web", french_turn(turn)))))
    return one, one.asked()


def great_war_board(studio: Studio) -> None:
    one, _ = french(studio, 5, "iron-in-the-mud")
    settle(one)
    save("great-war-board", one.page)


def great_war_fields(studio: Studio) -> None:
    one, _ = french(studio, 4, "the-harvest-road", color_scheme="dark")
    settle(one)
    save("great-war-fields", one.page)


SHOTS: Final = [great_war_board, great_war_fields]
