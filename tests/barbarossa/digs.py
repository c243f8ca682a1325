"""Building sites: fields with long games, engineers, guns, trucks and trains; for tests of works and transports."""

from __future__ import annotations

from typing import Any

from field import Play, a_card
from land import Land

from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN, ORDER_NAMES, SOVIET
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.reasons import REASONS
from sandtable.kernel.frame import with_byte

TWO = OrderBox(boxes=2)
MOVES = {"careful-movement": OrderBox(distance=1, bonus=1), "march": OrderBox(distance=2)}
ENGINEERING = {
    **MOVES, "place-land-mines": OrderBox(boxes=3), "clear-mines": TWO, "set-charges": TWO, "arson": OrderBox(),
    "remove-barbed-wire": OrderBox(), "remove-anti-tank-barriers": TWO, "dig-in": TWO, "repair-railway": TWO,
    "set-up-pontoon-bridge": OrderBox(boxes=2, manpower=2), "clear-a-path": TWO, "open-fire": OrderBox(),
}  # fmt: skip
GUNNERY = {
    "defend": OrderBox(bonus=1), "open-fire": OrderBox(), "suppression-fire": OrderBox(), "ambush": OrderBox(bonus=1),
    "deploy": TWO, "withdraw": TWO, "change-kill-zone": OrderBox(), "careful-movement": OrderBox(distance=1),
}  # fmt: skip
DRIVING = {
    **MOVES, "towing": OrderBox(), "board-transports": OrderBox(), "debark-from-transports": OrderBox(),
    "receive-supplies": TWO, "load-supplies": TWO,
}  # fmt: skip
RIDING = {
    **MOVES, "board-transports": OrderBox(), "debark-from-transports": OrderBox(), "receive-supplies": TWO,
    "open-fire": OrderBox(), "join-up": OrderBox(), "dig-in": OrderBox(boxes=2, manpower=2),
}  # fmt: skip
RAILS = {
    "march": OrderBox(distance=5), "board-transports": OrderBox(), "debark-from-transports": OrderBox(),
    "load-platform-cars": OrderBox(boxes=4), "unload-platform-cars": OrderBox(boxes=4), "receive-supplies": TWO,
    "repair-railway": TWO,
}  # fmt: skip


class Site(Land):
    """With an enemy far away, so that there is a game."""

    def __init__(self, **options: int) -> None:
        super().__init__(**options)
        self.rules.turns = 30
        self.unit("S9", a_card("FAR"), "L9")


def pioneers(id: str = "ENG", **values: Any) -> Card:
    made = {"abilities": ["engineer"], "orders": ENGINEERING, "size": 3, "explosives": 1, "mines": 1, **values}
    return a_card(id, **made)


def gun(id: str = "GUN", **values: Any) -> Card:
    made = {"abilities": ["deploys", "kill-zone", "towed"], "orders": GUNNERY, "size": 3, **values}
    return a_card(id, "artillery", **made)


def trucks(id: str = "TRK", **values: Any) -> Card:
    made: dict[str, Any] = {"abilities": ["transport"], "orders": DRIVING, "size": 6, "firepower": {}, "accuracy": []}
    return a_card(id, "vehicles", **{**made, **values})


def rifles(id: str = "RIF", **values: Any) -> Card:
    return a_card(id, **{"orders": RIDING, **values})


def train(id: str = "TRN", **values: Any) -> Card:
    cars: dict[str, Any] = {"engines": 2, "transport_cars": 4, "platform_cars": 3, "abilities": ["train", "transport"]}
    made = {"orders": RAILS, "size": 0, "fortitude": [], "firepower": {}, "accuracy": [], "ammo": 0}
    return a_card(id, "armored-vehicles", **{**cars, **made, **values})


def give(play: Play, unit: str, order: str, *parts: str) -> Play:
    """To a unit of either side."""
    return play.say(SOVIET if unit[0] == "S" else GERMAN, f"give {unit}", f"order {order}", *parts)


def turns(play: Play, unit: str, order: str, *parts: str, count: int = 1) -> Play:
    """The same order again, so many turns."""
    for _ in range(count):
        give(play, unit, order, *parts).commit()
    return play


def why(play: Play, unit: str, order: str) -> str:
    """Why an order is not for a unit."""
    return REASONS[why_not_order(play.g, play.u(unit), ORDER_NAMES.index(order))][0]


def ground(play: Play, field: str, hex: str) -> int:
    return int(getattr(play.g, f"h_{field}")[play.h(hex)])


def lay(play: Play, field: str, hex: str, value: int) -> Play:
    """One byte of the ground that changes."""
    setattr(play.g, f"h_{field}", with_byte(getattr(play.g, f"h_{field}"), play.h(hex), value))
    return play


def mine(play: Play, hex: str, side: int, kind: int, known: int = 1, unit: int = -1) -> Play:
    g = play.g
    for values, value in [(g.f_hex, play.h(hex)), (g.f_side, side), (g.f_kind, kind), (g.f_known, known)]:
        values.append(value)
    g.f_live.append(1)
    g.f_unit.append(unit)
    return play


def where(play: Play, unit: str) -> str:
    h = play.g.u_hex[play.u(unit)]
    return play.g.rules.ground.hex_name(h) if h >= 0 else str(h)


def flags(play: Play, unit: str) -> int:
    return play.g.u_flags[play.u(unit)]
