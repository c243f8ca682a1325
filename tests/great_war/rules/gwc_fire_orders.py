"""A Fire Order given by the Germans, and the FP of its attacks."""

from __future__ import annotations

from typing import Any

from gwc_positions import SPARE, position

from commander_play import play, told
from sandtable.kernel.game import Game

FIRE, FIRE_2, A_FIRE = "G-50", "G-34", "A-23"  # cards whose Actions strengthen no attack
FAR = "doughboys I11"  # so that one loss does not end the game
AWAY = "landwehr A1"  # and on the other side
GUN = "abteilung F3 77-mm-gun"


def shot(axis: str, target: str = "doughboys F8", draw: str = "4-1", **more: Any) -> Game:
    """The Germans give a Fire Order."""
    game = position(f"{axis}, {AWAY}", f"{target}, {FAR}", axis_hand=f"{FIRE} {SPARE}", axis_draw=draw, **more)
    return play(game, f"order {FIRE}", "?fire " + target.split()[1].rstrip(","))


def fp(game: Game) -> list[int]:
    """FP of each attack so far."""
    return [int(args[2]) for args in told(game, "attack")]
