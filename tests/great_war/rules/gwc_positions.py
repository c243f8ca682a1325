"""Small positions of Great War Commander in few words: build one, play it in notation, look at what is left."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from commander_play import units
from sandtable.commander.rules.state import BROKEN, SUPPRESSED
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.state import GreatWarState
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.game import Game

# Columns A to I are room enough for most rules, and are built faster than a whole map.
SMALL_BOARD = {"name": "board", "title": "Board", "columns": 9, "rows": 11}
# Advance cards whose Actions say nothing to fire: with one more Order to give, the Turn stands after the first.
SPARE, SPARE_A, SPARE_F = "G-14", "A-70", "F-10"
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
    own: dict[str, Any] | None = None,
    wide: bool = False,
    nation: str = "america",
    **scenario: Any,
) -> Game:
    """Germans (edge at the top) against Americans (edge at the bottom), the Germans active, in 1918.

    Hands are blank-separated cards; draws are separated by commas, as in `4-1, 1-6 event, G-50`. `own`: what a position
    of this game says beside the family's.
    """
    table = dict(table or {})
    for side, hand, draw in (("axis", axis_hand, axis_draw), ("allies", allies_hand, allies_draw)):
        cards = [text.strip() for text in draw.split(",") if text.strip()]
        table[side] = {"hand": hand.split(), "draw": cards, **table.get(side, {})}
    board = {} if wide else {"map": SMALL_BOARD, "objectives": SMALL_OBJECTIVES}
    return build_position(
        {
            "year": 1918,
            **scenario,
            "map_data": {**board, **(map or {})},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"nation": nation, "units": units(allies), **(allies_side or {})},
            "table": {**table, "own": own or {}},
        }
    )


# --- cards ---


@lru_cache
def printed() -> Tables:
    return FILES.tables()


def card(letter: str, *, order: str = "", action: str = "", n: int = 1) -> str:
    """The nth card of a deck with that Order and that Action."""
    tables = printed()
    found = 0
    for i, name in enumerate(tables.card_name):
        if not name.startswith(letter + "-"):
            continue
        if order and WORDS.orders[tables.card_order[i]] != order:
            continue
        if action and WORDS.actions[tables.card_action[i]] != action:
            continue
        found += 1
        if found == n:
            return name
    raise LookupError(f"{letter} has no {n} cards with {order!r} and {action!r}")


# --- looking ---


def state(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def asked(game: Game) -> str:
    """Whose decision it is."""
    if game.decision is None:
        return "nobody"
    return "axis" if game.decision.seat == 0 else "allies"


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def weapon(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag) - 2048


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


def jammed(game: Game, tag: str) -> bool:
    return state(game).w_broken[weapon(game, tag)] != 0


def told(game: Game, name: str) -> list[list[str]]:
    """Arguments of every event of that name, in order, as texts."""
    found: list[list[str]] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args: Any = data["args"]
            found.append([arg["text"] for arg in args])
    return found


def vp(game: Game) -> int:
    """The VP marker, positive for the Germans."""
    return state(game).score


def why(game: Game, verb: int, thing: int) -> str:
    """Why the player who is asked cannot do that."""
    decision = game.decision
    assert decision is not None
    code = state(game).frames[-1].why(state(game), decision.seat, thing, verb)
    return WORDS.reasons[code]
