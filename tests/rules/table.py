"""Small positions of Combat Commander in few words, for tests that prove rules."""

from __future__ import annotations

from typing import Any

from commander_play import cards_of, hex, state, units
from sandtable.games.combat_commander.cases import build_position
from sandtable.kernel.game import Game

# A board of columns A to I is built three times as fast as a whole one, and is room enough for most rules.
SMALL_BOARD = {"name": "board", "title": "Board", "columns": 9, "rows": 10}
SMALL_OBJECTIVES = {"1": "A1", "2": "A5", "3": "H5", "4": "I5", "5": "I1"}


def position(
    axis: str,
    allies: str,
    *,
    axis_hand: str = "",
    axis_draw: str = "",
    allies_hand: str = "",
    allies_draw: str = "",
    axis_side: dict[str, Any] | None = None,
    allies_side: dict[str, Any] | None = None,
    map: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    wide: bool = False,
    **scenario: Any,
) -> Game:
    """Germans (edge at the top) against Russians (edge at the bottom), the Axis active, at his choice of Orders.

    The board is A1 to I10, or A1 to O10 if `wide`; `map` holds tables of a map file.
    Hands are blank-separated cards; draws are separated by commas, as in `4-1, 1-6 event, G-50`.
    `axis_side` and `allies_side` hold more fields of a side, `table` more of the position's table.
    """
    board = {} if wide else {"map": SMALL_BOARD, "objectives": SMALL_OBJECTIVES}
    return build_position(
        {
            **scenario,
            "map_data": {**board, **(map or {})},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"units": units(allies), **(allies_side or {})},
            "table": cards_of(table, axis_hand, axis_draw, allies_hand, allies_draw),
        }
    )


def smoke(game: Game, name: str) -> int:
    return state(game).h_smoke[hex(game, name)]
