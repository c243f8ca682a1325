"""Things on the table by their names on the wire: "u:12" man, "w:0" gun, "h:27.08" hex, "c:F12" card, "x:..." other.

A man with an Order is "x:order-sprint-12": why may man 12 not be told to sprint?
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.names import ORDER_NAMES, TEAM_NAMES
from sandtable.games.combat.rules.notation import card_tag, enemy_card_tag, find
from sandtable.games.combat.rules.rules import SIDE_OF_MAP_NAMES
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.verbs import ABANDON, FIRE_AT, ORDER, VERBS
from sandtable.kernel.choice import arguments, verb_of
from sandtable.screens.things import NUMBERS, AnyThing

BESIDE: Final = ["effects", "track", "victory", "wind"]


def man_thing(m: int) -> str:
    return f"u:{m}"


def gun_thing(gun: int) -> str:
    return f"w:{gun}"


def hex_thing(g: State, hex: int) -> str:
    return "h:" + g.rules.ground.hex_name(hex)


def order_thing(order: int, m: int) -> str:
    return f"x:order-{ORDER_NAMES[order]}-{m}"


def thing_of(g: State, kind: str, value: int) -> str:
    """The thing that an argument of a choice or event means."""
    if kind == "man":
        return man_thing(value)
    if kind == "gun":
        return gun_thing(value)
    if kind == "hex":
        return hex_thing(g, value)
    if kind == "card":
        return "c:" + card_tag(g, value)
    if kind == "ecard":
        return "c:" + enemy_card_tag(g, value)
    if kind == "order":
        return "x:order-" + ORDER_NAMES[value]
    if kind == "team":
        return "x:team-" + TEAM_NAMES[value]
    if kind == "edge":
        return "x:edge-" + SIDE_OF_MAP_NAMES[value]
    return f"n:{value}"


def things_of_choice(g: State, code: int) -> list[str]:
    verb = VERBS[verb_of(code)]
    values = arguments(verb, code)
    if verb.code in (ORDER, ABANDON):
        return [man_thing(values[0]), order_thing(values[1], values[0])]
    if verb.code == FIRE_AT:
        return [man_thing(values[0]), f"x:weapon-{values[1]}", f"n:{values[2]}"]
    return [thing_of(g, kind, value) for kind, value in zip(verb.kinds, values, strict=True)]


class Thing(AnyThing):
    kinds = {"u": "man", "w": "gun", "h": "hex", "c": "card", "n": "number"}

    def __init__(self, g: State, name: str) -> None:
        self.g = g
        super().__init__(name)

    def find_hex(self, text: str) -> int:
        return self.g.rules.ground.hex_index(text)

    def sizes(self) -> dict[str, int]:
        return {"man": len(self.g.m_hex), "gun": len(self.g.gun_hex), "number": NUMBERS}

    def find_card(self, text: str) -> int:
        """A Friendly card is `F12`, an Enemy card `E25`."""
        tables = self.g.rules.tables
        if text[:1] == "E":
            self.kind = "ecard"
        numbers = tables.fcard_number if text[:1] == "F" else tables.ecard_serial if text[:1] == "E" else []
        return numbers.index(int(text[1:])) if text[1:].isdigit() and int(text[1:]) in numbers else -1


def order_asked(g: State, text: str) -> tuple[int, int]:
    """Order and man of `order-sprint-12`; -1 where there is none."""
    head, _, tail = text.removeprefix("order-").rpartition("-")
    if not text.startswith("order-") or head not in ORDER_NAMES or not tail.isdigit() or int(tail) >= len(g.m_hex):
        return -1, -1
    return ORDER_NAMES.index(head), int(tail)


# --- as a player writes them ---


def thing_written(g: State, text: str) -> str | None:
    """A man, hex, gun, card, Order, Team or a thing beside the map; `taylor sprint` is a man with an Order."""
    first, _, rest = text.lower().partition(" ")
    kind, value = find(g, first)
    if rest:
        return order_thing(ORDER_NAMES.index(rest), value) if kind == "man" and rest in ORDER_NAMES else None
    if value >= 0:
        return thing_of(g, kind, value)
    return "x:" + first if first in BESIDE else None
