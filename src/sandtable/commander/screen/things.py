"""Things on the table by their names on the wire: "u:12" unit, "w:3" Weapon, "h:K8" hex, "c:G-51" card, and so on."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.notation import find
from sandtable.commander.rules.state import GUN_PIECE, WEAPON_PIECE, State
from sandtable.commander.rules.verbs import COVER, ITEM
from sandtable.kernel.choice import arguments, verb_of
from sandtable.screens.things import NUMBERS, AnyThing

COVER_ZERO: Final = 16  # a Cover is written that much higher, since an argument cannot be negative


def unit_thing(u: int) -> str:
    return f"u:{u}"


def weapon_thing(w: int) -> str:
    return f"w:{w}"


def piece_thing(piece: int) -> str:
    """A vehicle's gun is shown as the vehicle."""
    if piece >= WEAPON_PIECE:
        return weapon_thing(piece - WEAPON_PIECE)
    return unit_thing(piece - GUN_PIECE if piece >= GUN_PIECE else piece)


def hex_thing(g: State, hex: int) -> str:
    return "h:" + g.rules.map.hex_name(hex)


def thing_of(g: State, kind: str, value: int) -> str:
    """The thing that an argument of a choice or event means."""
    if kind == "unit":
        return unit_thing(value)
    if kind == "weapon":
        return weapon_thing(value)
    if kind == "piece":
        return piece_thing(value)
    if kind == "hex":
        return hex_thing(g, value)
    if kind == "card":
        return "c:" + g.rules.tables.card_name[value]
    if kind == "side":
        return f"s:{value}"
    if kind == "chit":
        return "x:chit-" + g.rules.tables.chit_letter[value]
    if kind == "fort":
        return "x:fort-" + g.rules.tables.words.forts[value]
    if kind == "strategy":
        return "x:strategy-" + g.rules.tables.strategy_name[value]
    return f"n:{value}"


def things_of_choice(g: State, code: int) -> list[str]:
    verb = g.rules.tables.words.verbs[verb_of(code)]
    values = arguments(verb, code)
    if verb.code == COVER:
        return [f"n:{values[0] - COVER_ZERO}"]
    if verb.code == ITEM:
        return [f"x:item-{values[0]}"]
    return [thing_of(g, kind, value) for kind, value in zip(verb.kinds, values, strict=True)]


class Thing(AnyThing):
    kinds = {"u": "unit", "w": "weapon", "h": "hex", "c": "card", "s": "side", "n": "number"}

    def __init__(self, g: State, name: str) -> None:
        self.g = g
        super().__init__(name)

    def find_hex(self, text: str) -> int:
        return self.g.rules.map.hex_index(text.upper())

    def find_card(self, text: str) -> int:
        return self.g.rules.tables.card_index.get(text, -1)

    def sizes(self) -> dict[str, int]:
        return {"unit": len(self.g.u_type), "weapon": len(self.g.w_type), "side": 2, "number": NUMBERS}


def thing_written(g: State, text: str) -> str | None:
    """A unit, Weapon, hex, card or Objective, as a player writes it."""
    kind, value = find(g, text)
    if value >= 0:
        return thing_of(g, kind, value)
    return "x:" + text.lower() if text.lower().startswith("objective-") else None
