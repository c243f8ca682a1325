"""Screens of Great War Commander alone (tools/pictures.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from war_games import before_set_up, both_hold_cards, record_of, record_when  # type: ignore[import-not-found]

if TYPE_CHECKING:
    from pictures import Studio


def great_war_turn(studio: Studio) -> None:
    studio.sit(record_of("iron-in-the-mud", both_hold_cards))


def great_war_set_up(studio: Studio) -> None:
    studio.sit(before_set_up("the-harvest-road"), me=0)


def great_war_fire(studio: Studio) -> None:
    """Somebody moves in sight, and could be fired at."""
    studio.sit(record_when("the-harvest-road", "a", is_op_fire), me=0)


def is_op_fire(game: Any) -> bool:
    asked = game.decision
    return asked is not None and (asked.seat, asked.prompt) == (0, "op-fire") and len(asked.choices) > 1


SCREENS: Final = [great_war_set_up, great_war_turn, great_war_fire]
