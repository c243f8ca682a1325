"""Attack orders as they are written: Defend, Suppression Fire, Open Fire, Smoke Screen, Adjusting Fire (guide 4.3)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import accuracy, reach
from sandtable.games.barbarossa.rules.names import (
    ARTILLERY,
    DEFEND,
    DEPLOYS,
    INFANTRY,
    KILL_ZONE,
    MACHINEGUN,
    OPEN_FIRE,
    WAIT,
)
from sandtable.games.barbarossa.rules.observers import (
    aims_at_hexes,
    can_aim,
    has_target,
    hexes_for,
    observed,
    targets_of,
    why_not_aim,
    why_not_fire_at,
    why_not_ready,
)
from sandtable.games.barbarossa.rules.orders.order import (
    Draft,
    OrderRule,
    faces,
    hexes,
    ranges,
    targets,
    why_no_range,
)
from sandtable.games.barbarossa.rules.state import (
    FIRE_SMOKE,
    IN_PILLBOX,
    NOBODY,
    NOWHERE,
    State,
    can,
    has,
    type_of,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, FACE, NO, RANGE, TARGET, YES
from sandtable.games.barbarossa.rules.zones import why_not_fire_into
from sandtable.kernel.choice import a_of, choice, verb_of

IN_IT = 1  # of a pillbox, in the draft's `fire_at`


class DefendRule(OrderRule):
    """def.3: a facing and a range of at least 1; in a pillbox hex also whether the unit goes into it (pill.6a)."""

    def why_not(self, g: State, u: int) -> int:
        if reach(g, u) < 1:
            return reasons.NO_TARGET
        return why_not_ready(g, u, 0)  # A3: also without ammunition, for its bonus

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.face == NOWHERE:
            return [code for code in faces() if why_no_facing(g, d.unit, a_of(code), False) == reasons.FINE]
        if d.range == NOWHERE:
            return ranges(1, reach(g, d.unit))
        if d.fire_at == NOWHERE and may_use_pillbox(g, d.unit):
            return [choice(YES), choice(NO)]
        return []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if d.face == NOWHERE:
            return why_no_facing(g, d.unit, thing, False) if verb == FACE else reasons.FINE
        return why_no_range(1, reach(g, d.unit), thing) if verb == RANGE and d.range == NOWHERE else reasons.FINE

    def write(self, g: State, d: Draft, code: int) -> None:
        if verb_of(code) in (YES, NO):
            d.fire_at = IN_IT if verb_of(code) == YES else 0
        else:
            super().write(g, d, code)


def why_no_facing(g: State, u: int, face: int, hidden: bool) -> int:
    """def.5, hid.sp.2: who has the Kill Zone ability, or lies hidden, keeps the facing that he has."""
    own = g.u_facing[u]
    fixed = (can(g, u, KILL_ZONE) or hidden) and own != NOWHERE
    return reasons.KEEPS_ITS_FACING if fixed and face != own else reasons.FINE


def may_use_pillbox(g: State, u: int) -> bool:
    """pill.6a, pill.6b: infantry, machineguns too though they deploy; as many as it holds."""
    h = g.u_hex[u]
    if g.h_pillbox[h] == 0 or type_of(g, u) != INFANTRY or (can(g, u, DEPLOYS) and not can(g, u, MACHINEGUN)):
        return False
    inside = [v for v in units_of(g, g.u_side[u]) if v != u and g.u_hex[v] == h and is_inside(g, v)]
    return len(inside) < g.rules.numbers.pillbox_units


def is_inside(g: State, u: int) -> bool:
    """It goes into the pillbox by Defend, or is in it and Waits there (A68); any other order takes it out (pill.7)."""
    return goes_into_pillbox(g, u) or has(g, u, IN_PILLBOX) and g.u_order[u] == WAIT


def goes_into_pillbox(g: State, u: int) -> bool:
    return g.u_order[u] == DEFEND and g.u_fire_at[u] == IN_IT


class FireRule(OrderRule):
    """Suppression Fire and Open Fire: an enemy in LOS and range, or a hex (supf.1, open.1)."""

    def __init__(self, order: int) -> None:
        self.order = order

    def price(self, g: State) -> int:
        numbers = g.rules.numbers
        return numbers.ap_open_fire if self.order == OPEN_FIRE else numbers.ap_suppression

    def why_not(self, g: State, u: int) -> int:
        why = why_not_ready(g, u, self.price(g))
        if why != reasons.FINE:
            return why
        some = (not aims_at_hexes(g, u) and has_target(g, u)) or can_aim(g, u)
        return reasons.FINE if some else reasons.NO_TARGET

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.target != NOBODY or d.hex != NOWHERE:
            return []
        named = [] if aims_at_hexes(g, d.unit) else targets(targets_of(g, d.unit))
        return [*named, *hexes(hexes_for(g, d.unit))]

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if d.target != NOBODY or d.hex != NOWHERE:
            return reasons.FINE
        if verb == TARGET:
            if aims_at_hexes(g, d.unit):
                return reasons.AIMS_AT_HEXES
            return why_not_fire_at(g, d.unit, thing) if g.u_side[thing] != g.u_side[d.unit] else reasons.NO_TARGET
        return why_not_aim(g, d.unit, thing) if verb == AT else reasons.FINE


class SmokeRule(OrderRule):
    """smoke.1, smoke.2: one point of smoke, a hex in range that a friendly unit sees (A70)."""

    def why_not(self, g: State, u: int) -> int:
        if g.u_smoke[u] < 1:
            return reasons.NO_SMOKE
        why = why_not_ready(g, u, 0)
        if why != reasons.FINE:
            return why
        some = any(can_lay_smoke(g, u, h) for h in range(g.rules.ground.size))
        return reasons.FINE if some else reasons.NO_TARGET

    def parts(self, g: State, d: Draft) -> list[int]:
        return hexes(smoke_hexes(g, d.unit)) if d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        return why_no_smoke(g, d.unit, thing) if verb == AT and d.hex == NOWHERE else reasons.FINE


def smoke_hexes(g: State, u: int) -> list[int]:
    return [h for h in range(g.rules.ground.size) if can_lay_smoke(g, u, h)]


def can_lay_smoke(g: State, u: int, h: int) -> bool:
    return why_no_smoke(g, u, h) == reasons.FINE


def why_no_smoke(g: State, u: int, h: int) -> int:
    ground = g.rules.ground
    if ground.rim[h]:
        return reasons.OFF_THE_BOARD
    if accuracy(g, u, h, INFANTRY) == 0:
        return reasons.OUT_OF_RANGE
    why = why_not_fire_into(g, u, h)
    if why != reasons.FINE:
        return why
    return reasons.FINE if observed(g, g.u_side[u], h) else reasons.NOT_OBSERVED


class AdjustingRule(OrderRule):
    """adj.1: names one friendly artillery unit, whose missed dice may be rolled again. A Special Order (A71)."""

    def why_not(self, g: State, u: int) -> int:
        if g.h_smoke[g.u_hex[u]] == FIRE_SMOKE:
            return reasons.IN_FIRE_SMOKE
        return reasons.FINE if friends_with_guns(g, u) else reasons.NO_TARGET

    def parts(self, g: State, d: Draft) -> list[int]:
        return targets(friends_with_guns(g, d.unit)) if d.target == NOBODY else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == TARGET and d.target == NOBODY and thing not in friends_with_guns(g, d.unit)
        return reasons.NOT_ARTILLERY if missing else reasons.FINE


def friends_with_guns(g: State, u: int) -> list[int]:
    return [v for v in units_of(g, g.u_side[u]) if v != u and type_of(g, v) == ARTILLERY and g.u_hex[v] >= 0]
