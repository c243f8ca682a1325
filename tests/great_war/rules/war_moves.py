"""Positions for tests about movement: Germans at the top, Frenchmen at the bottom, in 1918."""

from __future__ import annotations

from typing import Any

from gwc_positions import SMALL_BOARD, SMALL_OBJECTIVES, card, position

from commander_play import notations, play
from sandtable.kernel.game import Game

CLEAR_DICE = "3-1"


def war(
    axis: str,
    allies: str,
    *,
    active: str = "axis",
    nation: str = "france",
    map: dict[str, Any] | None = None,
    wide: bool = False,
    **more: Any,
) -> Game:
    """A1 to I11, or to O11 if `wide`."""
    board = {**SMALL_BOARD, "columns": 15 if wide else 9}
    whole = {"map": board, "objectives": SMALL_OBJECTIVES, **(map or {})}
    return position(axis, allies, nation=nation, map=whole, table={"active": active}, **more)


def order(game: Game, kind: str, nation: str = "germany") -> Game:
    return play(game, "order " + card(nation, kind))


def steps(game: Game) -> list[str]:
    return notations(game, "step")
