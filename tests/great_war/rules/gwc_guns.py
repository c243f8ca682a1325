"""Small positions for artillery, gas and aircraft of Great War Commander: build one, play it, look at what is left."""

from __future__ import annotations

from typing import Any

import gwc_positions
from gwc_positions import state

from commander_play import play, told, unit
from sandtable.kernel.game import Game

REQUEST, REQUEST_2, REQUEST_3 = "G-7", "G-20", "G-25"
DENIED, DENIED_2 = "G-58", "G-68"
AIR, AIR_2 = "G-2", "G-31"
CONFUSION = "G-1"
BARRAGE, BARRAGE_2 = "G-18", "G-56"
MAJOR_GAS = "G-45"
TELEPHONE = {"radio": {"radio": "telephone-77mm"}}  # FP 8
STRONG = {"radio": {"radio": "telephone-150mm"}}  # FP 10
BROKEN_TELEPHONE = {"radio": {"radio": "telephone-77mm", "broken": True}}
FRENCH = {"radio": {"radio": "telephone-75mm"}}


def position(
    axis: str,
    allies: str,
    *,
    hand: str = AIR,
    draw: str = "",
    nation: str = "france",
    year: int = 1916,
    blaze: str = "",
    active: str = "axis",
    **more: Any,
) -> Game:
    """Germans (edge at the top) against French, usually the Germans active, at the choice of Orders, in January 1916.

    A hand with an Air Assault keeps the Turn from ending by itself.
    """
    table = {"blaze": blaze, "active": active}
    usual = {"nation": nation, "year": year, "wide": True}
    return gwc_positions.position(axis, allies, axis_hand=hand, axis_draw=draw, table=table, **usual, **more)


def hexes(game: Game, codes: list[int]) -> str:
    return " ".join(state(game).rules.map.hex_name(code) for code in codes)


def is_on_map(game: Game, tag: str) -> bool:
    return state(game).u_hex[unit(game, tag)] >= 0


def gassed(game: Game) -> str:
    g = state(game)
    return hexes(game, [h for h in range(g.rules.map.size) if g.h_gas[h]])


def barrage(game: Game, side: int = 0) -> tuple[str, str]:
    """The hexes of the Spotting Round and of the Impact markers."""
    g = state(game)
    centre = hexes(game, [g.spotting[side]]) if g.spotting[side] >= 0 else ""
    return centre, hexes(game, g.barrage[side])


def rolls(game: Game) -> list[str]:
    """What was rolled for, in order."""
    return [entry[2] for entry in told(game, "rolled")]


def request(game: Game, *plays: str) -> Game:
    return play(game, f"order {REQUEST}", *plays)
