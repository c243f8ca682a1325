"""Small scenarios and positions for the tests of this folder, and a few ways to look at them."""

from __future__ import annotations

from typing import Any

from sandtable.commander.cases.position import complete
from sandtable.commander.rules.state import State
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game

BOARD = {
    "map": {"name": "board", "title": "Board", "columns": 9, "rows": 8},
    "objectives": {"1": "A1", "2": "A5", "3": "E4", "4": "I5", "5": "I1"},
}


def scenario(axis: dict[str, Any] | None = None, allies: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A whole small scenario: a Leader and two Rifle Squads a side, two rows deep, Germans on top."""
    german = {"units": [{"unit": "sgt-ganz"}, {"unit": "rifle", "count": 2}], "areas": [{"depth": 2}]}
    russian = {"units": [{"unit": "sgt-maisky"}, {"unit": "rifle", "count": 2}], "areas": [{"depth": 2}]}
    data = {"setup": [{"side": "axis"}, {"side": "allies"}], "map_data": BOARD, **more}
    sides = {"axis": {**german, **(axis or {})}, "allies": {**russian, **(allies or {})}}
    return complete(TITLE.game, {**data, **sides})[0]


def begun(data: dict[str, Any], seed: str = "0") -> Game:
    """A new game of a scenario, at its first question."""
    return new_game(TITLE, data, seed)


def set_up(game: Game) -> Game:
    """Everybody takes the first choice until the set-up is over."""
    while game.decision is not None and game.decision.prompt.startswith("set-up"):
        game.play(game.decision.choices[0], game.decision.seat)
    return game


def standing(axis: str, allies: str, **more: Any) -> Game:
    """A position: units as `rifle E4, rifle E5`; axis_side, allies_side and table hold more fields."""
    sides: dict[str, Any] = {}
    for name, text in (("axis", axis), ("allies", allies)):
        units = [
            dict(zip(("unit", "hex", "weapon"), entry.split(), strict=False)) for entry in text.split(",") if entry
        ]
        sides[name] = {"units": units, **more.pop(f"{name}_side", {})}
    paint = {**BOARD, **more.pop("map", {})}
    return build_position({"map_data": paint, **sides, **more})


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def offered(game: Game, verb: str = "") -> list[str]:
    """The choices in notation; with a verb, what follows it."""
    assert game.decision is not None
    texts = [game.notation(code) for code in game.decision.choices]
    return [t.partition(" ")[2] for t in texts if t.split()[0] == verb] if verb else texts


def told(game: Game, name: str) -> list[list[int]]:
    """Arguments of the events of a name."""
    found = []
    for event in game.events:
        if game.title.event_names[event[0]] == name:
            found.append(list(event[2:]))
    return found


def placed(game: Game) -> list[str]:
    """Hexes offered for the unit that is to be set up now."""
    return [text.split()[1] for text in offered(game, "place")]
