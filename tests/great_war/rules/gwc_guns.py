"""Small positions for artillery, gas and aircraft of Great War Commander: build one, play it, look at what is left."""

from __future__ import annotations

from typing import Any

from commander_play import play, units
from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.state import ACTIVATED, BROKEN, SUPPRESSED
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.rules.state import GreatWarState
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
    allies_hand: str = "",
    allies_draw: str = "",
    axis_side: dict[str, Any] | None = None,
    allies_side: dict[str, Any] | None = None,
    map: dict[str, Any] | None = None,
    own: dict[str, Any] | None = None,
    blaze: str = "",
    active: str = "axis",
    **scenario: Any,
) -> Game:
    """Germans (edge at the top) against French, usually the Germans active, at the choice of Orders, in January 1916.

    A hand with an Air Assault keeps the Turn from ending by itself.
    """
    table: dict[str, Any] = {"own": own or {}, "blaze": blaze, "active": active}
    for side, cards, top in (("axis", hand, draw), ("allies", allies_hand, allies_draw)):
        table[side] = {"hand": cards.split(), "draw": [card.strip() for card in top.split(",") if card.strip()]}
    return build_position(
        {
            **scenario,
            "map_data": map or {},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"units": units(allies), **(allies_side or {})},
            "table": table,
        }
    )


def state(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def hex(game: Game, name: str) -> int:
    return state(game).rules.map.hex_index(name)


def hexes(game: Game, codes: list[int]) -> str:
    return " ".join(state(game).rules.map.hex_name(code) for code in codes)


def flag(game: Game, tag: str, bit: int) -> bool:
    return state(game).u_flags[unit(game, tag)] & bit != 0


def broken(game: Game, tag: str) -> bool:
    return flag(game, tag, BROKEN)


def suppressed(game: Game, tag: str) -> bool:
    return flag(game, tag, SUPPRESSED)


def activated(game: Game, tag: str) -> bool:
    return flag(game, tag, ACTIVATED)


def is_on_map(game: Game, tag: str) -> bool:
    return state(game).u_hex[unit(game, tag)] >= 0


def terrain(game: Game, name: str) -> str:
    return TERRAIN_NAMES[terrain_at(state(game), hex(game, name))]


def marker(game: Game, name: str) -> str:
    """The Shellhole or Rubble marker in a hex, or nothing."""
    code = state(game).h_ground[hex(game, name)]
    return TERRAIN_NAMES[code - 1] if code else ""


def fort(game: Game, name: str) -> str:
    g = state(game)
    return g.rules.tables.words.forts[g.h_fort[hex(game, name)]]


def gassed(game: Game) -> str:
    g = state(game)
    return hexes(game, [h for h in range(g.rules.map.size) if g.h_gas[h]])


def barrage(game: Game, side: int = 0) -> tuple[str, str]:
    """The hexes of the Spotting Round and of the Impact markers."""
    g = state(game)
    centre = hexes(game, [g.spotting[side]]) if g.spotting[side] >= 0 else ""
    return centre, hexes(game, g.barrage[side])


def told(game: Game, name: str) -> list[list[str]]:
    """Arguments of every event of that name, in order, as texts."""
    found: list[list[str]] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args: Any = data["args"]
            found.append([arg["text"] for arg in args])
    return found


def happened(game: Game, *names: str) -> list[str]:
    """Names of events so far, in order; only those asked for."""
    found = [str(game.title.event_data(game.state, event)["event"]) for event in game.events]
    return [name for name in found if name in names]


def rolls(game: Game) -> list[str]:
    """What was rolled for, in order."""
    return [entry[2] for entry in told(game, "rolled")]


def request(game: Game, *plays: str) -> Game:
    return play(game, f"order {REQUEST}", *plays)
