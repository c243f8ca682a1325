"""Positions for the chapters on command, Turn and time: Germans at the top, Frenchmen at the bottom, in 1916."""

from __future__ import annotations

from typing import Any

from commander_play import units
from sandtable.commander.rules.state import ACTIVATED, BROKEN, SUPPRESSED
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.rules.state import GreatWarState
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.game import Game

FAR = "infanterie A1"  # so that a loss does not end the game
BOARD = {"name": "board", "title": "Board", "columns": 15, "rows": 11}
CORNERS = {"1": "A1", "2": "A3", "3": "H3", "4": "O3", "5": "O1"}


def position(
    axis: str = FAR,
    allies: str = "poilus O11",
    *,
    axis_hand: str = "G-33",
    axis_draw: str = "",
    allies_hand: str = "",
    allies_draw: str = "",
    axis_side: dict[str, Any] | None = None,
    allies_side: dict[str, Any] | None = None,
    map: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    own: dict[str, Any] | None = None,
    **scenario: Any,
) -> Game:
    """The Germans are active unless `table` says otherwise, with a Move card, so that their Turn stands. Hands are
    blank-separated cards, draws separated by commas; `own` is what a position of this game says beside the family's."""
    table = dict(table or {})
    for side, hand, draw in (("axis", axis_hand, axis_draw), ("allies", allies_hand, allies_draw)):
        cards = [text.strip() for text in draw.split(",") if text.strip()]
        table[side] = {"hand": hand.split(), "draw": cards, **table.get(side, {})}
    return build_position(
        {
            **scenario,
            "map_data": {"map": BOARD, "objectives": CORNERS, **(map or {})},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"units": units(allies), **(allies_side or {})},
            "table": {**table, "own": own or {}},
        }
    )


def state(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def asked(game: Game) -> str:
    if game.decision is None:
        return "nobody"
    return "axis" if game.decision.seat == 0 else "allies"


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def hex(game: Game, name: str) -> int:
    return state(game).rules.map.hex_index(name)


def where(game: Game, tag: str) -> str:
    at = state(game).u_hex[unit(game, tag)]
    return state(game).rules.map.hex_name(at) if at >= 0 else {-1: "mix", -2: "casualty", -3: "time"}.get(at, "waiting")


def flag(game: Game, tag: str, bit: int) -> bool:
    return state(game).u_flags[unit(game, tag)] & bit != 0


def broken(game: Game, tag: str) -> bool:
    return flag(game, tag, BROKEN)


def suppressed(game: Game, tag: str) -> bool:
    return flag(game, tag, SUPPRESSED)


def activated(game: Game, tag: str) -> bool:
    return flag(game, tag, ACTIVATED)


def told(game: Game, name: str) -> list[list[str]]:
    """Arguments of every event of that name, in order, as texts."""
    found: list[list[str]] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args: Any = data["args"]
            found.append([arg["text"] for arg in args])
    return found


def happened(game: Game) -> list[str]:
    return [str(game.title.event_data(game.state, event)["event"]) for event in game.events]


def why(game: Game, verb: int, thing: int) -> str:
    """Why the player who is asked cannot do that."""
    assert game.decision is not None
    return WORDS.reasons[state(game).frames[-1].why(state(game), game.decision.seat, thing, verb)]
