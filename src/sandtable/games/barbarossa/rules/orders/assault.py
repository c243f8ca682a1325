"""Assault and Heavy Assault as they are written (aslt.*, hvy.1): an enemy, and the path of the charge into his hex."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import can_fight
from sandtable.games.barbarossa.rules.move.going import longest, may_enter, printed_distance, why_not_enter
from sandtable.games.barbarossa.rules.names import AIRCRAFT, INFANTRY, is_armour
from sandtable.games.barbarossa.rules.observers import is_concealed, row_of
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, steps, targets
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NO_SMOKE,
    NOBODY,
    State,
    engaged,
    has,
    other,
    type_of,
    units_of,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.verbs import STEP, TARGET


class AssaultRule(OrderRule):
    def __init__(self, order: int) -> None:
        self.order = order

    def why_not(self, g: State, u: int) -> int:
        if g.u_ap[u] < g.rules.numbers.ap_close_combat:
            return reasons.NO_AP  # A52
        if g.h_smoke[g.u_hex[u]] != NO_SMOKE:
            return reasons.IN_SMOKE_NOW
        return reasons.FINE if assault_targets(g, u, self.order) else reasons.NO_TARGET

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.target == NOBODY:
            return targets(assault_targets(g, d.unit, self.order))
        goal = g.u_hex[d.target]
        if (d.path[-1] if d.path else g.u_hex[d.unit]) == goal:
            return []
        return steps(charge_steps(g, d.unit, self.order, d.path, goal), False)

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if verb == TARGET and d.target == NOBODY:
            return why_not_assault(g, d.unit, thing, self.order)
        if verb != STEP or d.target == NOBODY:
            return reasons.FINE
        here = d.path[-1] if d.path else g.u_hex[d.unit]
        why = why_not_enter(g, d.unit, here, thing)
        if why != reasons.FINE:
            return why
        leads = thing in charge_steps(g, d.unit, self.order, d.path, g.u_hex[d.target])
        return reasons.FINE if leads else reasons.NO_CHARGE_LEADS_THERE


def assault_targets(g: State, u: int, order: int) -> list[int]:
    """Engaged: enemies in its own hex (aslt.7). Else whom it can reach by a charge."""
    here, far = g.u_hex[u], printed_distance(g, u, order)
    near = [
        v
        for v in units_of(g, other(g.u_side[u]))
        if g.u_hex[v] >= 0 and g.rules.ground.distance(here, g.u_hex[v]) <= far
    ]
    return [v for v in near if why_not_assault(g, u, v, order) == reasons.FINE]


def why_not_assault(g: State, u: int, v: int, order: int) -> int:
    """Reason why an enemy cannot be named: hid.att.1, ab.conc.1, the limits of types and ground (aslt.10), the way."""
    if g.u_side[v] == g.u_side[u] or g.u_hex[v] < 0 or type_of(g, v) == AIRCRAFT or has(g, v, HIDDEN):
        return reasons.NO_TARGET
    if g.u_hex[v] != g.u_hex[u] and is_concealed(g, v):
        return reasons.NO_TARGET
    if not can_fight(g, u, row_of(g, v)):
        return reasons.NOT_IN_CHART
    if not may_take_on(g, u, v):
        return reasons.ARMOUR_IN_THE_OPEN
    if engaged(g, u):
        return reasons.FINE if g.u_hex[v] == g.u_hex[u] else reasons.IS_ENGAGED
    return reasons.FINE if charge_steps(g, u, order, [], g.u_hex[v]) else reasons.NO_CHARGE_LEADS_THERE


def may_take_on(g: State, u: int, v: int) -> bool:
    """A28: infantry against armour is a matter of the hex it comes from and of the hex of the fight."""
    if type_of(g, u) != INFANTRY or not is_armour(row_of(g, v)):
        return True
    terrain = g.rules.tables.terrain
    from_, there = terrain[g.h_terrain[g.u_hex[u]]], terrain[g.h_terrain[g.u_hex[v]]]
    starts_well = from_.assault_from or g.rules.options.infantry_vs_armour == 1
    return there.armour_close and (starts_well or g.u_hex[u] == g.u_hex[v])


def charge_steps(g: State, u: int, order: int, path: list[int], goal: int) -> list[int]:
    """Next hexes of a charge from which the goal can still be reached. The ground costs what it costs any movement:
    fields and slopes leave fewer hexes (aslt.2, plow.2, hill.2)."""
    here = path[-1] if path else g.u_hex[u]
    if g.rules.ground.distance(here, goal) > printed_distance(g, u, order) - len(path):
        return []
    found: list[int] = []
    for n in g.rules.ground.adjacent(here):
        longer = [*path, n]
        if (
            may_enter(g, u, here, n)
            and len(longer) <= longest(g, u, order, longer)
            and leads_to(g, u, order, longer, goal)
        ):
            found.append(n)
    return found


def leads_to(g: State, u: int, order: int, path: list[int], goal: int) -> bool:
    """No other hex with visible enemies is entered on the way (aslt.1)."""
    if path[-1] == goal:
        return True
    return not visible_enemies_in(g, path[-1], g.u_side[u]) and len(charge_steps(g, u, order, path, goal)) > 0
