"""Positions of Great War Commander for tests about movement: build one, play it in notation, look at what is left."""

from __future__ import annotations

from typing import Any

from commander_play import notations, play, units
from sandtable.commander.rules import names
from sandtable.commander.rules.state import BROKEN, SUPPRESSED
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.state import GreatWarState, put_gas, set_ground
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.game import Game

SMALL_BOARD = {"name": "board", "title": "Board", "columns": 9, "rows": 11}
SMALL_OBJECTIVES = {"1": "A1", "2": "A5", "3": "H5", "4": "I5", "5": "I1"}
CLEAR_DICE = "3-1"


def card(nation: str, order: str = "", action: str = "", but: str = "") -> str:
    """A card of a nation's deck with that Order or Action; `but` lists those that are taken."""
    tables = FILES.packs.load_tables()
    for i, name in enumerate(tables.card_name):
        if tables.nation_name[tables.card_nation[i]] != nation or name in but.split():
            continue
        if order and WORDS.orders[tables.card_order[i]] != order:
            continue
        if action and WORDS.actions[tables.card_action[i]] != action:
            continue
        return name
    raise AssertionError(f"no card of {nation} with {order} {action}")


def war(
    axis: str,
    allies: str,
    *,
    active: str = "axis",
    nation: str = "france",
    axis_hand: str = "",
    axis_draw: str = "",
    allies_hand: str = "",
    allies_draw: str = "",
    axis_side: dict[str, Any] | None = None,
    allies_side: dict[str, Any] | None = None,
    map: dict[str, Any] | None = None,
    forts: dict[str, str] | None = None,
    gas: str = "",
    holes: str = "",
    year: int = 1918,
    wide: bool = False,
    **scenario: Any,
) -> Game:
    """Germans (edge at the top) against French or Americans (edge at the bottom), A1 to I11, or to O11 if `wide`.

    `forts`: hexes by Fortification; `gas` and `holes`: hexes with Gas and with Shellhole markers.
    """
    table: dict[str, Any] = {"active": active}
    for side, hand, draw in (("axis", axis_hand, axis_draw), ("allies", allies_hand, allies_draw)):
        table[side] = {"hand": hand.split(), "draw": [c.strip() for c in draw.split(",") if c.strip()]}
    board = {**SMALL_BOARD, "columns": 15 if wide else 9}
    game = build_position(
        {
            "year": year,
            **scenario,
            "map_data": {"map": board, "objectives": SMALL_OBJECTIVES, **(map or {})},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"nation": nation, "units": units(allies), **(allies_side or {})},
            "table": table,
        }
    )
    g = state(game)
    for fort, hexes in (forts or {}).items():
        for name in hexes.split():
            place(g, fort, name)
    for name in gas.split():
        put_gas(g, g.rules.map.hex_index(name))
    for name in holes.split():
        set_ground(g, g.rules.map.hex_index(name), SHELLHOLE)
    return game


SHELLHOLE = 16


def place(g: GreatWarState, fort: str, name: str) -> None:
    forts = bytearray(g.h_fort)
    forts[g.rules.map.hex_index(name)] = names.FORT_NAMES.index(fort)
    g.h_fort = bytes(forts)


def state(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def order(game: Game, kind: str, nation: str = "germany") -> Game:
    return play(game, "order " + card(nation, kind))


# --- looking ---


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def where(game: Game, tag: str) -> str:
    at = state(game).u_hex[unit(game, tag)]
    return state(game).rules.map.hex_name(at) if at >= 0 else {-1: "mix", -2: "casualty", -3: "time"}.get(at, "waiting")


def flag(game: Game, tag: str, bit: int) -> bool:
    return state(game).u_flags[unit(game, tag)] & bit != 0


def broken(game: Game, tag: str) -> bool:
    return flag(game, tag, BROKEN)


def suppressed(game: Game, tag: str) -> bool:
    return flag(game, tag, SUPPRESSED)


def fort(game: Game, name: str) -> str:
    g = state(game)
    return names.FORT_NAMES[g.h_fort[g.rules.map.hex_index(name)]]


def told(game: Game, name: str) -> list[list[str]]:
    found: list[list[str]] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args: Any = data["args"]
            found.append([arg["text"] for arg in args])
    return found


def spent(game: Game) -> list[int]:
    """MPs spent so far, after every hex entered."""
    return [int(row[3]) for row in told(game, "moved")]


def steps(game: Game) -> list[str]:
    return notations(game, "step")


def vp(game: Game) -> int:
    found = game.view(0)["vp"]
    assert isinstance(found, int)
    return found


def asked(game: Game) -> str:
    if game.decision is None:
        return "nobody"
    return "axis" if game.decision.seat == 0 else "allies"
