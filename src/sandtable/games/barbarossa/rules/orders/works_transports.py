"""Supplies and transports as they are written: Receive and Load Supplies, Board, Debark, Platform Cars."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.transports import is_transport, room_for_ap
from sandtable.games.barbarossa.rules.names import LOAD_PLATFORM_CARS, TRAIN
from sandtable.games.barbarossa.rules.orders.move import is_withdrawn
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, hexes, targets
from sandtable.games.barbarossa.rules.orders.works import WorkRule, why_no_work
from sandtable.games.barbarossa.rules.special.boarding import boarders_for, landings, passengers, transports_for
from sandtable.games.barbarossa.rules.special.supplies import (
    HANDS_OUT,
    STORES,
    depots_for,
    missing,
    sources,
    stores_for,
)
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    FIRE_SMOKE,
    NOBODY,
    NOWHERE,
    TRANSPORTED,
    State,
    can,
    has,
    place_of,
    units_of,
)
from sandtable.games.barbarossa.rules.trains import trains_for, vehicles_aboard, why_no_platform
from sandtable.games.barbarossa.rules.verbs import AT, HAND_OUT, HAND_OUT_CHOICE, STORE, TARGET
from sandtable.kernel.choice import a_of, choice, verb_of

# --- supplies ---


class ReceiveSuppliesRule(WorkRule):
    """sply.1, sply.5: a receiver names a transport or the hex of a depot; a transport hands out, or stores (A48)."""

    def why_not_here(self, g: State, u: int) -> int:
        if self.ways(g, u):
            return reasons.FINE
        return reasons.NOTHING_MISSING if not is_transport(g, u) and missing(g, u) <= 0 else reasons.NO_SUPPLIES

    def ways(self, g: State, u: int) -> list[int]:
        found: list[int] = []
        if missing(g, u) > 0:
            found += [*targets(sources(g, u)), *hexes(depots_for(g, u))]
        if is_transport(g, u) and g.u_cargo_ap[u] > 0:
            found += [HAND_OUT_CHOICE, *(choice(STORE, h) for h in stores_for(g, u))]
        return found

    def parts(self, g: State, d: Draft) -> list[int]:
        return self.ways(g, d.unit) if d.part == 0 else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        why = {TARGET: reasons.NO_SUPPLIES, AT: reasons.NO_DEPOT, STORE: reasons.NO_ROOM}.get(verb, reasons.FINE)
        return why if d.part == 0 and choice(verb, thing) not in self.ways(g, d.unit) else reasons.FINE

    def write(self, g: State, d: Draft, code: int) -> None:
        super().write(g, d, code)
        if verb_of(code) == HAND_OUT:
            d.range = HANDS_OUT
        elif verb_of(code) == STORE:
            d.range = STORES
            d.hex = a_of(code)


class LoadSuppliesRule(WorkRule):
    """load.1"""

    def why_not_here(self, g: State, u: int) -> int:
        if not is_transport(g, u) or room_for_ap(g, u) == 0:
            return reasons.NO_ROOM
        return reasons.FINE if depots_for(g, u) else reasons.NO_DEPOT

    def parts(self, g: State, d: Draft) -> list[int]:
        return hexes(depots_for(g, d.unit)) if d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == AT and d.hex == NOWHERE and thing not in depots_for(g, d.unit)
        return reasons.NO_DEPOT if missing else reasons.FINE


# --- on and off ---


class BoardRule(WorkRule):
    """board.1: the boarding unit names its transport; a transport that is given it takes on whoever comes."""

    def why_not_here(self, g: State, u: int) -> int:
        if not is_withdrawn(g, u):
            return reasons.NOT_WITHDRAWN  # a movement order (wdr.1)
        some = boarders_for(g, u) if is_transport(g, u) else transports_for(g, u)
        return reasons.FINE if some else reasons.NO_TRANSPORT

    def parts(self, g: State, d: Draft) -> list[int]:
        if is_transport(g, d.unit) or d.target != NOBODY:
            return []
        return targets(transports_for(g, d.unit))

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == TARGET and d.target == NOBODY and thing not in transports_for(g, d.unit)
        return reasons.NO_TRANSPORT if missing else reasons.FINE


class DebarkRule(OrderRule):
    """board.4, A47: given to a transport, and to whom it carries; from a boat into a hex next to it."""

    def why_not(self, g: State, u: int) -> int:
        h = place_of(g, u)
        if h >= 0 and g.h_smoke[h] == FIRE_SMOKE:
            return reasons.IN_FIRE_SMOKE
        if g.u_hex[u] == ABOARD:
            if not has(g, u, TRANSPORTED) or u not in passengers(g, g.u_carrier[u]):
                return reasons.IS_CARRIED
            return reasons.FINE if landings(g, u) else reasons.NO_WAY
        return reasons.FINE if is_transport(g, u) and passengers(g, u) else reasons.NOT_ABOARD

    def parts(self, g: State, d: Draft) -> list[int]:
        return hexes(landings(g, d.unit)) if g.u_hex[d.unit] == ABOARD and d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == AT and d.hex == NOWHERE and thing not in landings(g, d.unit)
        return reasons.NO_WAY if missing else reasons.FINE


class PlatformRule(OrderRule):
    """lpc.1, upc.1: the train's order; the vehicles have movement orders that name it. Not on a railway bridge."""

    def __init__(self, order: int) -> None:
        self.order = order

    def why_not(self, g: State, u: int) -> int:
        why = why_no_work(g, u)
        if why != reasons.FINE:
            return why
        if not can(g, u, TRAIN):
            return reasons.NO_TRANSPORT
        if why_no_platform(g, u):
            return reasons.ON_RAILWAY_BRIDGE
        if self.order == LOAD_PLATFORM_CARS:
            some = [v for v in units_of(g, g.u_side[u]) if u in trains_for(g, v)]
        else:
            some = vehicles_aboard(g, u)
        return reasons.FINE if some else reasons.NOTHING_TO_LOAD
