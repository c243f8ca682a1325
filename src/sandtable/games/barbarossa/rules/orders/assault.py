"""Assault and Heavy Assault as they are written (aslt.*, hvy.1): an enemy, and the path of the charge into his hex."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import can_fight
from sandtable.games.barbarossa.rules.going import may_enter
from sandtable.games.barbarossa.rules.names import AIRCRAFT, INFANTRY, is_armour
from sandtable.games.barbarossa.rules.observers import is_concealed, row_of
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, steps, targets
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NO_SMOKE,
    NOBODY,
    State,
    card,
    engaged,
    has,
    other,
    type_of,
    units_of,
    visible_enemies_in,
)
from sandtable.terrain.lattice import DIRECTIONS


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
        here = d.path[len(d.path) - 1] if d.path else g.u_hex[d.unit]
        goal = g.u_hex[d.target]
        if here == goal:
            return []
        left = charge_distance(g, d.unit, self.order) - len(d.path)
        return steps(charge_steps(g, d.unit, here, goal, left), False)


def charge_distance(g: State, u: int, order: int) -> int:
    """aslt.2; the enemy's hex is one of them (A74)."""
    return card(g, u).box(order).distance + g.rules.options.charge_distance


def assault_targets(g: State, u: int, order: int) -> list[int]:
    """Engaged: enemies in its own hex (aslt.7). Else whom it can reach by a charge."""
    enemies = [v for v in units_of(g, other(g.u_side[u])) if can_be_assaulted(g, u, v)]
    if engaged(g, u):
        return [v for v in enemies if g.u_hex[v] == g.u_hex[u]]
    left = charge_distance(g, u, order)
    return [v for v in enemies if charge_steps(g, u, g.u_hex[u], g.u_hex[v], left)]


def can_be_assaulted(g: State, u: int, v: int) -> bool:
    """hid.att.1, ab.conc.1, and the limits of types and ground (aslt.10)."""
    if g.u_hex[v] < 0 or type_of(g, v) == AIRCRAFT or has(g, v, HIDDEN):
        return False
    if g.u_hex[v] != g.u_hex[u] and is_concealed(g, v):
        return False
    return can_fight(g, u, row_of(g, v)) and may_take_on(g, u, v)


def may_take_on(g: State, u: int, v: int) -> bool:
    """A28: infantry against armour is a matter of the hex it comes from and of the hex of the fight."""
    if type_of(g, u) != INFANTRY or not is_armour(row_of(g, v)):
        return True
    terrain = g.rules.tables.terrain
    from_, there = terrain[g.h_terrain[g.u_hex[u]]], terrain[g.h_terrain[g.u_hex[v]]]
    starts_well = from_.assault_from or g.rules.options.infantry_vs_armour == 1
    return there.armour_close and (starts_well or g.u_hex[u] == g.u_hex[v])


def charge_steps(g: State, u: int, here: int, goal: int, left: int) -> list[int]:
    """Next hexes of a charge from which the goal can still be reached with so many hexes."""
    if left < 1 or g.rules.ground.distance(here, goal) > left:
        return []
    found: list[int] = []
    for n in g.rules.ground.neighbours[here * DIRECTIONS : here * DIRECTIONS + DIRECTIONS]:
        if n >= 0 and may_enter(g, u, here, n) and leads_to(g, u, n, goal, left - 1):
            found.append(n)
    return found


def leads_to(g: State, u: int, n: int, goal: int, left: int) -> bool:
    """No other hex with visible enemies is entered on the way (aslt.1)."""
    if n == goal:
        return True
    return not visible_enemies_in(g, n, g.u_side[u]) and len(charge_steps(g, u, n, goal, left)) > 0
