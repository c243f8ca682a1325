"""Air missions as they are written (guide 4.3): a target hex or unit, a radius, a duration."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.air.airfield import STANDBY_BOX, is_waiting
from sandtable.games.barbarossa.rules.names import (
    AIR_RECONNAISSANCE,
    AIRBORNE,
    AIRBORNE_ASSAULT,
    AIRCRAFT,
    COMBAT_AIR_PATROL,
)
from sandtable.games.barbarossa.rules.observers import is_concealed, observed
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, hexes, ranges, targets, why_no_range
from sandtable.games.barbarossa.rules.sight import sees_hex, within_sight
from sandtable.games.barbarossa.rules.state import (
    AIRFIELD,
    HIDDEN,
    NOBODY,
    NOWHERE,
    State,
    can,
    card,
    has,
    is_ground,
    on_board,
    other,
    staffs,
    type_of,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, DURATION, RANGE, TARGET
from sandtable.kernel.choice import a_of, choice, verb_of


class AirRule(OrderRule):
    """airm.11, cmd.air.1: a fit staff must be on the board; Standby is looked at before."""

    def why_not(self, g: State, u: int) -> int:
        return reasons.FINE if staffs(g, g.u_side[u]) else reasons.NO_STAFF

    def write(self, g: State, d: Draft, code: int) -> None:
        """The duration has its place where other orders note the hex they fire from."""
        if verb_of(code) == DURATION:
            d.fire_at = a_of(code)
            d.part += 1
        else:
            super().write(g, d, code)


def durations(most: int) -> list[int]:
    return [choice(DURATION, n) for n in range(1, most + 1)]


def open_hexes(g: State) -> list[int]:
    """Of the board without its rim (A65)."""
    return [h for h in range(g.rules.ground.size) if not g.rules.ground.rim[h]]


def observed_hexes(g: State, side: int) -> list[int]:
    """airm.12: in Line of Sight of any own ground unit."""
    seen = [False] * g.rules.ground.size
    for u in units_of(g, side):
        if on_board(g, u):
            for h in within_sight(g, u):
                seen[h] = seen[h] or sees_hex(g, u, h)
    return [h for h in open_hexes(g) if seen[h]]


def why_no_goal(g: State, side: int, h: int) -> int:
    """Reason why a hex cannot be the goal of a mission that needs an observer."""
    if g.rules.ground.rim[h]:
        return reasons.OFF_THE_BOARD
    return reasons.FINE if observed(g, side, h) else reasons.NOT_OBSERVED


def sees_anything(g: State, side: int) -> bool:
    return any(observed(g, side, h) for h in open_hexes(g))


class BombingRule(AirRule):
    """bomb.1: a hex, with or without visible enemies, or an enemy unit; a friendly unit must see it."""

    def why_not(self, g: State, u: int) -> int:
        if g.u_ap[u] < g.rules.numbers.ap_air:
            return reasons.NO_AP
        why = super().why_not(g, u)
        if why != reasons.FINE:
            return why
        return reasons.FINE if sees_anything(g, g.u_side[u]) else reasons.NOT_OBSERVED

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.target != NOBODY or d.hex != NOWHERE:
            return []
        side = g.u_side[d.unit]
        named = [v for v in units_of(g, other(side)) if why_not_bomb(g, side, v) == reasons.FINE]
        return [*targets(named), *hexes(observed_hexes(g, side))]

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        side = g.u_side[d.unit]
        if d.target != NOBODY or d.hex != NOWHERE:
            return reasons.FINE
        if verb == TARGET:
            return why_not_bomb(g, side, thing)
        return why_no_goal(g, side, thing) if verb == AT else reasons.FINE


def why_not_bomb(g: State, side: int, v: int) -> int:
    """Units in Close Combat can be named (cc.bomb.1)."""
    if g.u_side[v] == side or not is_ground(g, v) or not on_board(g, v) or has(g, v, HIDDEN) or is_concealed(g, v):
        return reasons.NO_TARGET
    return reasons.FINE if observed(g, side, g.u_hex[v]) else reasons.NOT_OBSERVED


class InterceptRule(AirRule):
    """intc.1: an enemy air unit that is over the board or may take off."""

    def why_not(self, g: State, u: int) -> int:
        if g.u_ap[u] < g.rules.numbers.ap_air:
            return reasons.NO_AP
        why = super().why_not(g, u)
        if why != reasons.FINE:
            return why
        return reasons.FINE if in_the_air_soon(g, other(g.u_side[u])) else reasons.NO_TARGET

    def parts(self, g: State, d: Draft) -> list[int]:
        return targets(in_the_air_soon(g, other(g.u_side[d.unit]))) if d.target == NOBODY else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == TARGET and d.target == NOBODY and thing not in in_the_air_soon(g, other(g.u_side[d.unit]))
        return reasons.NOT_IN_THE_AIR if missing else reasons.FINE


def in_the_air_soon(g: State, side: int) -> list[int]:
    planes = [v for v in units_of(g, side) if type_of(g, v) == AIRCRAFT]
    return [v for v in planes if on_board(g, v) or (g.u_hex[v] == AIRFIELD and g.u_prep[v] == STANDBY_BOX)]


class AreaRule(AirRule):
    """Reconnaissance and Combat Air Patrol: a centre hex without observer, a radius, a duration (arec.1, cap.1)."""

    def __init__(self, order: int) -> None:
        self.order = order

    def why_not(self, g: State, u: int) -> int:
        if self.widest(g, u) < 1 or self.longest(g, u) < 1:
            return reasons.NOT_ON_CARD
        return super().why_not(g, u)

    def widest(self, g: State, u: int) -> int:
        c = card(g, u)
        if self.order == COMBAT_AIR_PATROL:
            return c.box(self.order).distance
        return min(c.surveillance, len(g.rules.tables.air_search))

    def longest(self, g: State, u: int) -> int:
        """Time Boxes of the order, where it has its own; never more than those of the card (a2a.18)."""
        c = card(g, u)
        return min(c.box(self.order).boxes, c.flight) if c.box(self.order).boxes else c.flight

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.hex == NOWHERE:
            return hexes(open_hexes(g))
        if d.range == NOWHERE:
            return ranges(1, self.widest(g, d.unit))
        return durations(self.longest(g, d.unit)) if d.fire_at == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if d.hex == NOWHERE:
            return reasons.OFF_THE_BOARD if verb == AT and g.rules.ground.rim[thing] else reasons.FINE
        if d.range == NOWHERE:
            return why_no_range(1, self.widest(g, d.unit), thing) if verb == RANGE else reasons.FINE
        long = verb == DURATION and not 1 <= thing <= self.longest(g, d.unit)
        return reasons.TAKES_TOO_LONG if long else reasons.FINE


class EscortRule(AirRule):
    """esc.1, esc.5: a friendly air unit that may take off, or waits over the edge; a duration."""

    def why_not(self, g: State, u: int) -> int:
        if not self.wards(g, u):
            return reasons.NO_TARGET
        return super().why_not(g, u)

    def wards(self, g: State, u: int) -> list[int]:
        planes = [v for v in in_the_air_soon(g, g.u_side[u]) if v != u]
        return [v for v in planes if g.u_hex[v] == AIRFIELD or is_waiting(g, v)]

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.target == NOBODY:
            return targets(self.wards(g, d.unit))
        return durations(self.longest(g, d.unit)) if d.fire_at == NOWHERE else []

    def longest(self, g: State, u: int) -> int:
        return max(1, card(g, u).flight)

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if d.target == NOBODY:
            return reasons.NOT_IN_THE_AIR if verb == TARGET and thing not in self.wards(g, d.unit) else reasons.FINE
        long = verb == DURATION and not 1 <= thing <= self.longest(g, d.unit)
        return reasons.TAKES_TOO_LONG if long else reasons.FINE


class AirborneRule(AirRule):
    """airb.1, airb.2: given to a transport, which names the paratroopers and the hex, and to the paratroopers too."""

    def why_not(self, g: State, u: int) -> int:
        if type_of(g, u) != AIRCRAFT:
            return reasons.FINE if g.u_hex[u] == AIRFIELD else reasons.NOT_AT_AIRFIELD
        why = super().why_not(g, u)
        if why != reasons.FINE:
            return why
        return reasons.FINE if self.paratroopers(g, u) else reasons.NO_PARATROOPERS

    def paratroopers(self, g: State, u: int) -> list[int]:
        """At the airfield, and named by no other transport."""
        named = [g.u_target[v] for v in units_of(g, g.u_side[u]) if v != u and g.u_order[v] == AIRBORNE_ASSAULT]
        found = [v for v in units_of(g, g.u_side[u]) if can(g, v, AIRBORNE) and g.u_hex[v] == AIRFIELD]
        return [v for v in found if v not in named]

    def parts(self, g: State, d: Draft) -> list[int]:
        if type_of(g, d.unit) != AIRCRAFT:
            return []
        if d.target == NOBODY:
            return targets(self.paratroopers(g, d.unit))
        return hexes(open_hexes(g)) if d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if type_of(g, d.unit) != AIRCRAFT:
            return reasons.FINE
        if d.target == NOBODY:
            missing = verb == TARGET and thing not in self.paratroopers(g, d.unit)
            return reasons.NO_PARATROOPERS if missing else reasons.FINE
        off = verb == AT and d.hex == NOWHERE and g.rules.ground.rim[thing]
        return reasons.OFF_THE_BOARD if off else reasons.FINE


class AirdropRule(AirRule):
    """drop.1: a hex that a friendly unit sees (airm.12)."""

    def why_not(self, g: State, u: int) -> int:
        why = super().why_not(g, u)
        if why != reasons.FINE:
            return why
        return reasons.FINE if sees_anything(g, g.u_side[u]) else reasons.NOT_OBSERVED

    def parts(self, g: State, d: Draft) -> list[int]:
        return hexes(observed_hexes(g, g.u_side[d.unit])) if d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        return why_no_goal(g, g.u_side[d.unit], thing) if verb == AT and d.hex == NOWHERE else reasons.FINE


def area_rules() -> list[AreaRule]:
    return [AreaRule(AIR_RECONNAISSANCE), AreaRule(COMBAT_AIR_PATROL)]
