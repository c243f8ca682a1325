"""cards.toml as it is written: what a card does not have is left out."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.games.barbarossa.data.card_shapes import CardRow

HEAD: Final = """\
# The Unit Cards. Written by python -m sandtable.games.barbarossa.data.forge from formula.toml, inputs.toml,
# by_hand.toml and templates.toml: change those, not this. Whoever owns the game may put cards of his own in its place.
# Firepower and Fortitude by casualties, full strength first; close-firepower is for Close Combat alone; 0 in a range is
# the printed x. orders is the template of the card's back; order prints numbers of its own, without strikes orders.

[provenance]
facts = \"\"\"rulebook: size, Fortitude and dice of S01 against infantry, sizes of S07, S09, S20 and X00, Defense of S15
and G14, dice of S13, G07, G08, S06, G05 and S22 against one type, Accuracy of S13 at 2 hexes and of G08 at 3,
Fortitude of G19 after one casualty, Command Area, Fighting Spirit, X00; history: see inputs.toml\"\"\"
ours = "everything else; the facts above come out of our formula, or are set by hand"
"""
Plain = str | int | list["Plain"] | dict[str, "Plain"]


def cards_text(cards: list[CardRow]) -> str:
    return "\n".join([HEAD, *(card_text(card) for card in cards)])


def card_text(card: CardRow) -> str:
    fields: dict[str, Plain] = {key: value for key, value in msgspec.to_builtins(card).items() if value != {}}
    return "[[card]]\n" + "".join(f"{key} = {value_text(value)}\n" for key, value in fields.items())


def value_text(value: Plain) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(value_text(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {value_text(item)}" for key, item in value.items()) + " }"
    return str(value)
