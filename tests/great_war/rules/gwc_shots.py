"""A shot by the Germans at Americans who hold the cards."""

from __future__ import annotations

from typing import Any

from gwc_positions import SPARE, card, position

from commander_play import play
from sandtable.kernel.game import Game

FIRE = "G-50"
FAR = "doughboys I11"
AWAY = "landwehr A1"
SET_UP: dict[str, Any] = {"posture": "defend", "areas": [{"depth": 5}]}


def american(action: str, n: int = 1) -> str:
    return card("A", action=action, n=n)


def shot(axis: str, allies: str, *hand: str, draw: str = "4-1", **more: Any) -> Game:
    """The Germans fire; the Americans hold the cards."""
    game = position(
        f"{axis}, {AWAY}",
        f"{allies}, {FAR}",
        axis_hand=f"{FIRE} {SPARE}",
        axis_draw=draw,
        allies_hand=" ".join(hand),
        **more,
    )
    return play(game, f"order {FIRE}")
