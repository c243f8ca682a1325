"""Before orders are committed: what a player may have overlooked, the worst first, and what hangs on what.

All of it is from what the seat may know; rules are asked, not told again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import accuracy_from
from sandtable.games.barbarossa.rules.names import (
    ADJUSTING_FIRE,
    AIRCRAFT,
    ASSAULT,
    BOARD_TRANSPORTS,
    BOMBING_RUN,
    DEFEND,
    DIG_IN,
    FIRE_AND_MOVEMENT,
    HEAVY_ASSAULT,
    INDIRECT_FIRE,
    JOIN_UP,
    KILL_ZONE,
    OPEN_FIRE,
    RECEIVE_SUPPLIES,
    SET_UP_PONTOON_BRIDGE,
    SUPPRESSION_FIRE,
    WAIT,
)
from sandtable.games.barbarossa.rules.observers import fires_indirectly, ring, row_of
from sandtable.games.barbarossa.rules.orders.fire import FireRule
from sandtable.games.barbarossa.rules.orders.table import TABLE, unfulfilled, why_no_orders
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NOBODY,
    NOWHERE,
    State,
    can,
    card,
    has,
    in_hex,
    name_of,
    on_board,
    other,
    place_of,
    staffs,
    type_of,
    units_of,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.zones import covers
from sandtable.games.barbarossa.screen.writing import Writing, standing_order
from sandtable.phrase import Value, phrase
from sandtable.screens import wire

GRAVE: Final = 3
THINK: Final = 2
HINT: Final = 1
LINK: Final = 0  # no warning: one order hangs on another
CHARGES: Final = (ASSAULT, HEAVY_ASSAULT)
SHOTS: Final = (SUPPRESSION_FIRE, OPEN_FIRE, BOMBING_RUN)
SHARED: Final = (DIG_IN, SET_UP_PONTOON_BRIDGE)  # work of several hands


class Orders:
    """All orders of a side as they would be committed."""

    def __init__(self, g: State, seat: int, drafts: list[Writing]) -> None:
        self.g = g
        self.seat = seat
        self.by_unit = {u: standing_order(g, u) for u in units_of(g, seat) if g.u_order[u] != WAIT}
        self.by_unit |= {one.unit: one for one in drafts}

    def of(self, unit: int) -> Writing | None:
        return self.by_unit.get(unit)

    def __iter__(self) -> Iterator[Writing]:
        return iter(self.by_unit.values())


def warnings(g: State, seat: int, drafts: list[Writing]) -> list[wire.PlanWarning]:
    orders = Orders(g, seat, drafts)
    rules = [
        must_move, own_fire, missing_hands, no_order, known_cones, into_enemies, same_hex, no_ammunition,
        last_ammunition, one_staff, later_shots, helpers,
    ]  # fmt: skip
    found = [warning for rule in rules for warning in rule(orders)]
    return sorted(found, key=lambda warning: -warning["grave"])


def warn(name: str, grave: int, g: State, units: list[int], **args: Value) -> wire.PlanWarning:
    named = {f"unit{n + 1}" if n else "unit": name_of(g, u) for n, u in enumerate(units[:2])}
    said = phrase(f"barbarossa-warn-{name}", **named, **args)
    return {"say": said.data(), "grave": grave, "things": [f"u:{u}" for u in units]}


Found = list[wire.PlanWarning]


def must_move(orders: Orders) -> Found:
    """burn.v2: the phase cannot be ended before."""
    moving = [one.unit for one in orders if one.draft.path]
    bound = [u for u in unfulfilled(orders.g, orders.seat) if u not in moving]
    return [warn("must-leave", GRAVE, orders.g, [u]) for u in bound]


def no_order(orders: Orders) -> Found:
    g = orders.g
    idle = [u for u in units_of(g, orders.seat) if orders.of(u) is None and why_no_orders(g, u) == reasons.FINE]
    fit = [u for u in idle if type_of(g, u) != AIRCRAFT and on_board(g, u)]
    return [warn("no-order", THINK, g, [u]) for u in fit]


def own_fire(orders: Orders) -> Found:
    """Fire on a hex hits whoever is in it, and those next to it where the card says so."""
    g, found = orders.g, Found()
    for one in orders:
        if one.order not in SHOTS or one.draft.hex == NOWHERE:
            continue
        spread = ring(g, one.draft.hex) if any(card(g, one.unit).adjacent) else []
        for h in [one.draft.hex, *spread]:
            friends = [u for u in in_hex(g, h) if g.u_side[u] == orders.seat]
            found += [warn("own-fire", GRAVE, g, [u, one.unit]) for u in friends]
    return found


def missing_hands(orders: Orders) -> Found:
    """Orders that two or more must have."""
    g, found = orders.g, Found()
    works = Counter((one.order, place_of(g, one.unit) if one.order == DIG_IN else one.draft.hex) for one in orders)
    for one in orders:
        d = one.draft
        mate = orders.of(d.target) if d.target != NOBODY else None
        if one.order == JOIN_UP and (mate is None or mate.order != JOIN_UP or mate.draft.target != one.unit):
            found.append(warn("no-partner", GRAVE, g, [one.unit, d.target]))
        elif one.order == BOARD_TRANSPORTS and d.target != NOBODY and (mate is None or mate.order != BOARD_TRANSPORTS):
            found.append(warn("no-transport", GRAVE, g, [one.unit, d.target]))
        elif one.order == RECEIVE_SUPPLIES and d.target != NOBODY and (mate is None or mate.order != RECEIVE_SUPPLIES):
            found.append(warn("no-supplies", GRAVE, g, [one.unit, d.target]))
        elif one.order in SHARED:
            have = works[one.order, place_of(g, one.unit) if one.order == DIG_IN else d.hex]
            need = card(g, one.unit).box(one.order).manpower
            found += [warn("few-hands", GRAVE, g, [one.unit], have=have, need=need)] if have < need else []
    return found


def known_cones(orders: Orders) -> Found:
    """A way through a Kill Zone that anybody can see: of an enemy that faces it and can hit there."""
    g, found = orders.g, Found()
    enemies = [v for v in units_of(g, other(orders.seat)) if on_board(g, v) and not has(g, v, HIDDEN)]
    facing = [v for v in enemies if can(g, v, KILL_ZONE) and g.u_facing[v] != NOWHERE]
    for one in orders:
        path = one.draft.path[:-1] if one.order in CHARGES else one.draft.path
        for v in facing:
            if any(covers(g, v, h, threat(g, v, one.unit, h)) for h in path):
                found.append(warn("known-cone", THINK, g, [one.unit, v]))
    return found


def into_enemies(orders: Orders) -> Found:
    """A way that ends before a hex unless those who are seen there leave it."""
    g, found = orders.g, Found()
    for one in orders:
        way = [] if one.order in CHARGES else one.draft.path
        met = next((h for h in way if visible_enemies_in(g, h, orders.seat)), NOWHERE)
        if met != NOWHERE:
            enemy = visible_enemies_in(g, met, orders.seat)[0]
            found.append(warn("into-enemies", THINK, g, [one.unit, enemy], hex=g.rules.ground.hex_name(met)))
    return found


def threat(g: State, v: int, unit: int, h: int) -> int:
    """The range to a hex, if its fire reaches that far."""
    far = g.rules.ground.distance(g.u_hex[v], h)
    hits = len(card(g, v).firepower[row_of(g, unit)]) > 0 and accuracy_from(g, v, g.u_hex[v], h, row_of(g, unit)) > 0
    return far if hits else 0


def same_hex(orders: Orders) -> Found:
    """Two charges into one hex."""
    charges: dict[int, list[int]] = {}
    for one in orders:
        if one.order in CHARGES and one.draft.path:
            charges.setdefault(one.end, []).append(one.unit)
    name = orders.g.rules.ground.hex_name
    return [warn("same-hex", THINK, orders.g, units, hex=name(h)) for h, units in charges.items() if len(units) > 1]


def no_ammunition(orders: Orders) -> Found:
    g = orders.g
    return [warn("no-ap", THINK, g, [one.unit]) for one in orders if one.order == DEFEND and g.u_ap[one.unit] == 0]


def last_ammunition(orders: Orders) -> Found:
    g = orders.g
    return [
        warn("last-ap", HINT, g, [one.unit]) for one in orders if price(g, one) and g.u_ap[one.unit] <= price(g, one)
    ]


def price(g: State, one: Writing) -> int:
    """Ammunition Points that the order itself takes."""
    rule, numbers = TABLE[one.order], g.rules.numbers
    if isinstance(rule, FireRule):
        return rule.price(g)
    by_order = {FIRE_AND_MOVEMENT: numbers.ap_open_fire, BOMBING_RUN: numbers.ap_air}
    return by_order.get(one.order, numbers.ap_close_combat if one.order in CHARGES else 0)


# --- what hangs on what ---


def one_staff(orders: Orders) -> Found:
    """Indirect Fire needs a fit staff when its step comes; with one alone it hangs on that."""
    g = orders.g
    fit = staffs(g, orders.seat)
    blind = [one for one in orders if one.order in SHOTS and can(g, one.unit, INDIRECT_FIRE) and one.unit not in fit]
    return [warn("one-staff", LINK, g, [one.unit, fit[0]]) for one in blind if len(fit) == 1 and needs_staff(g, one)]


def needs_staff(g: State, one: Writing) -> bool:
    return on_board(g, one.unit) and one.end >= 0 and fires_indirectly(g, one.unit, one.end)


def later_shots(orders: Orders) -> Found:
    """Whom somebody fires at in an earlier step may be gone."""
    aimed = [one for one in orders if one.order in (*SHOTS, *CHARGES) and one.draft.target != NOBODY]
    pairs = [(late, early) for late in aimed for early in aimed if late.draft.target == early.draft.target]
    return [
        warn("target-may-be-gone", LINK, orders.g, [late.unit, early.unit], target=name_of(orders.g, late.draft.target))
        for late, early in pairs
        if early.step < late.step
    ]


def helpers(orders: Orders) -> Found:
    """Adjusting Fire is for one gun."""
    adjusting = [one for one in orders if one.order == ADJUSTING_FIRE]
    return [warn("adjusts", LINK, orders.g, [one.unit, one.draft.target]) for one in adjusting]
