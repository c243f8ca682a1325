"""Small positions of Great War Commander in few words: build one, play it in notation, look at what is left."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from commander_play import cards_of, hex, units, weapon
from sandtable.commander.map.kinds import SHELLHOLE, TERRAIN_NAMES
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.state import GreatWarState, put_gas, set_ground
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.frame import with_byte
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
    year: int = 1918,
    forts: dict[str, str] | None = None,
    gas: str = "",
    holes: str = "",
    **scenario: Any,
) -> Game:
    """Germans (edge at the top) against Americans or French (edge at the bottom), the Germans active.

    Hands are blank-separated cards; draws are separated by commas, as in `4-1, 1-6 event, G-50`. `own`: what a position
    of this game says beside the family's. `forts`: hexes by Fortification; `gas` and `holes`: hexes with Gas and with
    Shellhole markers.
    """
    whole = cards_of(table, axis_hand, axis_draw, allies_hand, allies_draw)
    board = {} if wide else {"map": SMALL_BOARD, "objectives": SMALL_OBJECTIVES}
    game = build_position(
        {
            "year": year,
            **scenario,
            "map_data": {**board, **(map or {})},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"nation": nation, "units": units(allies), **(allies_side or {})},
            "table": {**whole, "own": own or {}},
        }
    )
    lay(state(game), forts or {}, gas, holes)
    return game


def lay(g: GreatWarState, forts: dict[str, str], gas: str, holes: str) -> None:
    at = g.rules.map.hex_index
    for fort, hexes in forts.items():
        for name in hexes.split():
            g.h_fort = with_byte(g.h_fort, at(name), WORDS.forts.index(fort))
    for name in gas.split():
        put_gas(g, at(name))
    for name in holes.split():
        set_ground(g, at(name), SHELLHOLE)


# --- cards ---


@lru_cache
def printed() -> Tables:
    return FILES.tables()


def card(whose: str, order: str = "", action: str = "", *, n: int = 1, but: str = "") -> str:
    """The nth card of a nation's deck with that Order and that Action; `whose` is the nation or the letter of its deck,
    `but` lists cards that are taken."""
    tables = printed()
    found = 0
    for i, name in enumerate(tables.card_name):
        if name[0] != whose[0].upper() or name in but.split():
            continue
        if order and WORDS.orders[tables.card_order[i]] != order:
            continue
        if action and WORDS.actions[tables.card_action[i]] != action:
            continue
        found += 1
        if found == n:
            return name
    raise LookupError(f"{whose} has no {n} cards with {order!r} and {action!r}")


# --- looking ---


def state(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def jammed(game: Game, tag: str) -> bool:
    return state(game).w_broken[weapon(game, tag)] != 0


def terrain(game: Game, name: str) -> str:
    """As it is now."""
    return TERRAIN_NAMES[terrain_at(state(game), hex(game, name))]


def marker(game: Game, name: str) -> str:
    """The Shellhole or Rubble marker in a hex, or nothing."""
    code = state(game).h_ground[hex(game, name)]
    return TERRAIN_NAMES[code - 1] if code else ""


def why(game: Game, verb: int, thing: int) -> str:
    """Why the player who is asked cannot do that."""
    decision = game.decision
    assert decision is not None
    code = state(game).frames[-1].why(state(game), decision.seat, thing, verb)
    return WORDS.reasons[code]
