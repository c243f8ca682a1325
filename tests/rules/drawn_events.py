"""A position at the moment a player has drawn an Event, and short ways to look at what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from commander_play import state
from commander_play import unit as index
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules import names
from sandtable.commander.rules.state import State
from sandtable.commander.rules.triggers import push_die_trigger
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game
from sandtable.terrain.lattice import hex_name

LETTERS = {"germany": "G", "russia": "R", "america": "A"}
HANDS = {"G": ["G-30"], "R": ["R-27"], "A": ["A-29"]}  # a Move, so that the Turn waits for its player afterwards
MAP_ROWS = 10

Entry = dict[str, Any]


def unit(name: str, hex: str, **more: Any) -> Entry:
    return {"unit": name, "hex": hex, **more}


G_FAR, R_FAR = unit("rifle", "A1"), unit("rifle", "O10")  # out of everybody's way


def event_card(letter: str, event: str, taken: Sequence[str]) -> str:
    """The first free card with an Event; `breeze 3` blows in direction 3."""
    t = load_tables()
    name, _, direction = event.partition(" ")
    for card, title in enumerate(t.card_name):
        fits = title[0] == letter and names.EVENT_NAMES[t.card_event[card]] == name and title not in taken
        if fits and (not direction or t.card_direction[card] == int(direction)):
            return title
    raise LookupError(f"no free card {event} in deck {letter}")


def hex_card(letter: str, hex: str) -> str:
    """The card of a deck with that Random Hex."""
    t = load_tables()
    for card, title in enumerate(t.card_name):
        if title[0] == letter and hex_name(MAP_ROWS, t.card_hex_col[card] * MAP_ROWS + t.card_hex_row[card]) == hex:
            return title
    raise LookupError(f"no card {hex} in deck {letter}")


def draw_event(
    event: str,
    axis: Sequence[Entry],
    allies: Sequence[Entry],
    then: Sequence[str] = (),
    by: str = "axis",
    enemy: str = "russia",
    table: Entry | None = None,
    sides: dict[str, Entry] | None = None,
    **scenario: Any,
) -> Game:
    """`by` has just triggered the Event; `then` are his next cards, "hex D5" standing for the one with that hex."""
    letters = {"axis": "G", "allies": LETTERS[enemy]}
    letter = letters[by]
    following = [hex_card(letter, text[4:]) if text.startswith("hex ") else text for text in then]
    whole: Entry = {"active": "axis", **(table or {})}
    for side in SIDES:
        whole[side] = {"hand": HANDS[letters[side]], **whole.get(side, {})}
    taken = [*following, *whole[by]["hand"]]
    whole[by]["draw"] = [event_card(letter, event, taken), *following]
    more = sides or {}
    position: Entry = {
        "axis": {"units": list(axis), **more.get("axis", {})},
        "allies": {"nation": enemy, "units": list(allies), **more.get("allies", {})},
        "table": whole,
        **scenario,
    }
    game = build_position(position)
    push_die_trigger(cast(State, game.state), SIDES.index(by), names.EVENT)
    return Game(TITLE, game.scenario, game.seed, game.options, game.state)


# --- looking ---


def place(game: Game, tag: str) -> str:
    """Name of the hex a unit is in, "" when it is not on the map."""
    g = state(game)
    hex = g.u_hex[index(game, tag)]
    return g.rules.map.hex_name(hex) if hex >= 0 else ""


def places(game: Game, *tags: str) -> list[str]:
    return [place(game, tag) for tag in tags]


def hexes_with(game: Game, marker: str) -> list[str]:
    """Hexes with a Fortification of that name, with "smoke" or with "blaze"."""
    found: list[str] = []
    for entry in cast(list[Entry], game.view(0)["hexes"]):
        if entry["fort"] == marker or (marker in ("smoke", "blaze") and entry[marker]):
            found.append(entry["hex"])
    return found


def weapon(game: Game, tag: str) -> Entry:
    return next(w for w in cast(list[Entry], game.view(0)["weapons"]) if w["tag"] == tag)


def side_view(game: Game, side: str, seat: int = 0) -> Entry:
    return cast(list[Entry], game.view(seat)["sides"])[SIDES.index(side)]
