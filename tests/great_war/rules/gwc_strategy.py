"""Strategy Cards in small positions: who holds which, and plays in which every roll is kept."""

from __future__ import annotations

from typing import Any

from gwc_play import position
from gwc_positions import state

from commander_play import prompt
from sandtable.kernel.game import Game

AXIS, ALLIES = 0, 1
AMERICA: dict[str, Any] = {"nation": "america"}
RECOVER, RECOVER_2 = "G-10", "G-23"
MOVE, MOVE_2 = "G-33", "G-36"
FIRE = "G-3"
ADVANCE = "G-14"

FRENCH_TURN = {"active": "allies"}
FRENCH_HAND = "F-1 F-3"


def holding(axis: str = "", allies: str = "", **more: Any) -> dict[str, Any]:
    """What a position says of Strategy Cards: who holds which."""
    return {"strategy": {"axis": axis, "allies": allies}, **more}


def french(card: str, axis_card: str = "", own: dict[str, Any] | None = None, **more: Any) -> Game:
    more.setdefault("allies_hand", FRENCH_HAND)
    return position(own=holding(axis_card, card, **(own or {})), table=FRENCH_TURN, **more)


def slugs(game: Game, cards: list[int]) -> list[str]:
    return [state(game).rules.tables.strategy_name[card] for card in cards]


def held(game: Game, side: int) -> list[str]:
    return slugs(game, state(game).s_hand[side])


def thrown(game: Game, side: int) -> list[str]:
    return slugs(game, state(game).s_discards[side])


def in_force(game: Game, side: int) -> list[str]:
    return slugs(game, state(game).s_reminders[side])


def draw_pile(game: Game, side: int) -> list[str]:
    """Top card first."""
    return slugs(game, state(game).s_draw[side][::-1])


def say(game: Game, *texts: str) -> Game:
    """Play exactly these, keeping rolls between them; nobody adds to one unless told to."""
    for text in texts:
        keep(game)
        game.play_text(text)
    return keep(game)


def keep(game: Game) -> Game:
    while prompt(game).startswith("initiative-"):
        game.play_text("keep")
    return game


def rally(own: dict[str, Any], draw: str = "1-6", **more: Any) -> Game:
    """A broken Platoon of Morale 8 on a Recover Order: 7 rallies it, 8 does not."""
    more.setdefault("axis", "infanterie A1, infanterie F5 broken")
    more.setdefault("axis_hand", f"{RECOVER} {MOVE}")
    more.setdefault("axis_draw", draw)
    return say(position(own=own, **more), f"order {RECOVER}")
