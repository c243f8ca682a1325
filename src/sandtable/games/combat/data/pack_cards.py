"""Reading the rows of Enemy cards: an Order, its directions and the letters of Charge and Grenade checks."""

from __future__ import annotations

from typing import Final

from sandtable.files.tomlfile import name_reason
from sandtable.games.combat.rules import names

MOVES: Final = ["run-and-gun", "sneak", "evade", "sprint"]
GIVEN: Final = ["aimed-fire", "rapid-fire", "suppressive-fire", "hide", "rally", *MOVES]
LETTERS: Final = ["C", "G", "CG", "GC"]


def card_row(text: str) -> tuple[int, int, str]:
    """`run-and-gun 6/5 C` as Order, directions and letters. ValueError with the reason."""
    order, *rest = text.split()
    reason = name_reason("Order of an Enemy card", order, GIVEN)
    if reason:
        raise ValueError(reason)
    letters = rest.pop() if rest and rest[-1] in LETTERS else ""
    if bool(rest) != (order in MOVES) or len(rest) > 1:
        raise ValueError(f"{text!r}: an Order to move has directions, others have none")
    return names.ORDER_NAMES.index(order), directions(rest[0]) if rest else 0, letters


def directions(text: str) -> int:
    """`5/6` as 56; a single direction is read twice (9.3)."""
    first, slash, second = text.partition("/")
    both = (first, second if slash else first)
    if any(len(d) != 1 or d not in "123456" for d in both):
        raise ValueError(f"{text!r}: directions are 1 to 6, one or two with a slash")
    return int(both[0]) * 10 + int(both[1])
