"""Things on the table by their names on the wire: "u:12" unit, "h:G5" hex, "c:S15" Unit Card, "x:..." other.

An order is "x:order-march"; a unit with one "x:order-march-12": why may unit 12 not be told to march?
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.notation import argument_text, find_unit
from sandtable.games.barbarossa.rules.state import NOBODY, State
from sandtable.games.barbarossa.rules.verbs import VERBS
from sandtable.kernel.choice import arguments, verb_of
from sandtable.screens.things import NUMBERS, AnyThing

NAMED: Final = ["order", "direction", "mine", "structure", "instruction", "works"]  # told by a word
BESIDE: Final = ["victory", "wind"]


def unit_thing(u: int) -> str:
    return f"u:{u}"


def hex_thing(g: State, h: int) -> str:
    return "h:" + g.rules.ground.hex_name(h)


def order_thing(order: int, u: int) -> str:
    return f"x:order-{ORDER_NAMES[order]}-{u}"


def thing_of(g: State, kind: str, value: int) -> str:
    """The thing that an argument of a choice or event means."""
    if kind == "unit":
        return unit_thing(value)
    if kind == "hex":
        return hex_thing(g, value)
    if kind == "card":
        return "c:" + g.rules.tables.cards[value].id
    if kind == "side":
        return f"s:{value}"
    if kind in NAMED:
        return f"x:{kind}-{argument_text(g, kind, value)}"
    return f"n:{value}"


def things_of_choice(g: State, code: int) -> list[str]:
    verb = VERBS[verb_of(code)]
    return [thing_of(g, kind, value) for kind, value in zip(verb.kinds, arguments(verb, code), strict=True)]


class Thing(AnyThing):
    kinds = {"u": "unit", "h": "hex", "c": "card", "n": "number", "s": "side"}

    def __init__(self, g: State, name: str) -> None:
        self.g = g
        super().__init__(name)

    def find_hex(self, text: str) -> int:
        return self.g.rules.ground.hex_index(text)

    def find_card(self, text: str) -> int:
        return self.g.rules.tables.card_of.get(text, -1)

    def sizes(self) -> dict[str, int]:
        return {"unit": len(self.g.u_card), "number": NUMBERS, "side": 2}


def order_asked(g: State, text: str) -> tuple[int, int]:
    """Order and unit of `order-march-12`, or the order alone; -1 where there is none."""
    if not text.startswith("order-"):
        return -1, -1
    rest = text.removeprefix("order-")
    if rest in ORDER_NAMES:
        return ORDER_NAMES.index(rest), -1
    head, _, tail = rest.rpartition("-")
    if head not in ORDER_NAMES or not tail.isdigit() or int(tail) >= len(g.u_card):
        return -1, -1
    return ORDER_NAMES.index(head), int(tail)


# --- as a player writes them ---


def thing_written(g: State, text: str) -> str | None:
    """A unit, hex, card or order; `G3 march` is a unit with an order, `hex G3` the hex of that name."""
    first, _, rest = text.strip().lower().partition(" ")
    if first == "hex" and g.rules.ground.hex_index(rest.upper()) >= 0:
        return "h:" + rest.upper()
    unit = find_unit(g, first)
    if rest:
        return order_thing(ORDER_NAMES.index(rest), unit) if unit != NOBODY and rest in ORDER_NAMES else None
    if unit != NOBODY:
        return unit_thing(unit)
    if g.rules.ground.hex_index(first.upper()) >= 0:
        return "h:" + first.upper()
    if first.upper() in g.rules.tables.card_of:
        return "c:" + first.upper()
    if first in ORDER_NAMES:
        return "x:order-" + first
    return "x:" + first if first in BESIDE else None
