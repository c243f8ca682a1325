"""Positions for the chapters on command, Turn and time: Germans at the top, Frenchmen at the bottom, in 1916."""

from __future__ import annotations

from typing import Any

import gwc_positions

from sandtable.kernel.game import Game

FAR = "infanterie A1"  # so that a loss does not end the game
BOARD = {"name": "board", "title": "Board", "columns": 15, "rows": 11}
CORNERS = {"1": "A1", "2": "A3", "3": "H3", "4": "O3", "5": "O1"}


def position(
    axis: str = FAR,
    allies: str = "poilus O11",
    *,
    axis_hand: str = "G-33",
    map: dict[str, Any] | None = None,
    nation: str = "france",
    year: int = 1916,
    **more: Any,
) -> Game:
    """The Germans are active unless `table` says otherwise, with a Move card, so that their Turn stands."""
    whole = {"map": BOARD, "objectives": CORNERS, **(map or {})}
    return gwc_positions.position(axis, allies, axis_hand=axis_hand, map=whole, nation=nation, year=year, **more)
