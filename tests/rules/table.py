"""Small positions in few words, for tests that prove rules: build one, play it in notation, look at what is left."""

from __future__ import annotations

from typing import Any

from commander_play import units
from sandtable.commander.rules.state import BROKEN, SUPPRESSED, State
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
    table = dict(table or {})
    for side, hand, draw in (("axis", axis_hand, axis_draw), ("allies", allies_hand, allies_draw)):
        cards = [card.strip() for card in draw.split(",") if card.strip()]
        table[side] = {"hand": hand.split(), "draw": cards, **table.get(side, {})}
    board = {} if wide else {"map": SMALL_BOARD, "objectives": SMALL_OBJECTIVES}
    return build_position(
        {
            **scenario,
            "map_data": {**board, **(map or {})},
            "axis": {"units": units(axis), **(axis_side or {})},
            "allies": {"units": units(allies), **(allies_side or {})},
            "table": table,
        }
    )


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def asked(game: Game) -> str:
    """Whose decision it is."""
    if game.decision is None:
        return "nobody"
    return "axis" if game.decision.seat == 0 else "allies"


# --- looking ---


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def weapon(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag) - 2048


def hex(game: Game, name: str) -> int:
    return state(game).rules.map.hex_index(name)


def where(game: Game, tag: str) -> str:
    """The hex of a unit, or `mix`, `casualty`, `time`, `waiting`."""
    at = state(game).u_hex[unit(game, tag)]
    return state(game).rules.map.hex_name(at) if at >= 0 else {-1: "mix", -2: "casualty", -3: "time"}.get(at, "waiting")


def flag(game: Game, tag: str, bit: int) -> bool:
    return state(game).u_flags[unit(game, tag)] & bit != 0


def broken(game: Game, tag: str) -> bool:
    return flag(game, tag, BROKEN)


def suppressed(game: Game, tag: str) -> bool:
    return flag(game, tag, SUPPRESSED)


def stats(game: Game, tag: str) -> dict[str, Any]:
    """Current FP, Range, Movement, Morale, Cover and Command of a unit, as any player sees them."""
    for entry in view(game)["units"]:
        if entry["tag"] == tag:
            found = entry["stats"]
            assert isinstance(found, dict)
            return found
    raise AssertionError(f"{tag} is not on the map")


def told(game: Game, name: str) -> list[list[str]]:
    """Arguments of every event of that name, in order, as texts."""
    found: list[list[str]] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args: Any = data["args"]
            found.append([arg["text"] for arg in args])
    return found


def smoke(game: Game, name: str) -> int:
    return state(game).h_smoke[hex(game, name)]


def vp(game: Game) -> int:
    """The VP marker, positive for the Axis."""
    found = view(game)["vp"]
    assert isinstance(found, int)
    return found


def view(game: Game, seat: int = 0) -> dict[str, Any]:
    """What a seat may know."""
    return game.view(seat)


def happened(game: Game) -> list[str]:
    """Names of all events so far, in order."""
    return [str(game.title.event_data(game.state, event)["event"]) for event in game.events]
