"""Who may be fired at, by whom, and by whose eyes (open.2, supf.2, ab.ind, ab.fol, arec.4).

The same predicates serve when an order is written and again when its step comes (A41).
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import accuracy, can_fire_at
from sandtable.games.barbarossa.rules.names import (
    AIR_RECONNAISSANCE,
    AIRCRAFT,
    ARMORED_VEHICLES,
    ARTILLERY,
    CONCEALMENT,
    DEPLOYS,
    FIRE_ON_LOCATION,
    INDIRECT_FIRE,
    INSTALLATIONS,
    NO_WORK,
    TARGETS_INSTALLATIONS,
    TRAIN,
)
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    DESTROYED,
    DETECTED,
    HIDDEN,
    MARCHED,
    SCREEN,
    State,
    can,
    card,
    commanding,
    engaged,
    has,
    on_board,
    other,
    place_of,
    type_of,
    units_of,
)
from sandtable.games.barbarossa.rules.trains import is_flak
from sandtable.games.barbarossa.rules.works import standing_work
from sandtable.games.barbarossa.rules.zones import why_not_fire_into
from sandtable.terrain.lattice import DIRECTIONS


def row_of(g: State, v: int) -> int:
    """The Firepower row against a unit; trains are attacked as Armored Vehicles (train.fire.1)."""
    return ARMORED_VEHICLES if can(g, v, TRAIN) else type_of(g, v)


def observed(g: State, side: int, h: int) -> bool:
    """Has any fit unit of a side Line of Sight to the hex?"""
    return any(on_board(g, u) and sees_hex(g, u, h) for u in units_of(g, side))


def tracked(g: State, side: int, h: int) -> bool:
    """Artillery Tracking: an own reconnaissance aircraft on station has the hex in its Surveillance Zone (arec.4)."""
    for u in units_of(g, side):
        if g.u_order[u] == AIR_RECONNAISSANCE and on_board(g, u) and g.u_flown[u] > 0:
            if g.rules.ground.distance(g.u_hex[u], h) <= card(g, u).surveillance:
                return True
    return False


def fires_indirectly(g: State, u: int, h: int) -> bool:
    """It can reach the hex only by Indirect Fire (ab.ind.1)."""
    return not sees_hex(g, u, h)


def can_see_to_fire(g: State, u: int, h: int) -> bool:
    """By its own eyes, by Artillery Tracking, or indirectly with an observer and a staff that is not suppressed
    (ab.ind.2, ab.ind.3)."""
    if sees_hex(g, u, h):
        return True
    if type_of(g, u) == ARTILLERY and tracked(g, g.u_side[u], h):
        return True
    return can(g, u, INDIRECT_FIRE) and len(commanding(g, g.u_side[u])) > 0 and observed(g, g.u_side[u], h)


def why_no_shot(g: State, u: int, h: int, row: int) -> int:
    """Reason why a unit cannot fire into a hex at a row of its chart; FINE if it can."""
    if not can_fire_at(g, u, row):
        return reasons.NOT_IN_CHART
    if accuracy(g, u, h, row) == 0:
        return reasons.OUT_OF_RANGE
    why = why_not_fire_into(g, u, h)
    if why != reasons.FINE:
        return why
    return reasons.FINE if can_see_to_fire(g, u, h) else reasons.NO_LINE


def is_concealed(g: State, v: int) -> bool:
    """A50: it cannot be named as a target unless detected, or an enemy unit is next to it."""
    if not can(g, v, CONCEALMENT) or has(g, v, DETECTED | MARCHED):
        return False
    ground, here = g.rules.ground, g.u_hex[v]
    for u in units_of(g, other(g.u_side[v])):
        if on_board(g, u) and ground.distance(g.u_hex[u], here) <= 1:
            if type_of(g, u) != AIRCRAFT and not has(g, u, HIDDEN):
                return False
    return True


def can_be_named(g: State, v: int) -> bool:
    """As the target of fire: on the board, to be seen, and in no Close Combat (cc.10, hid.att.1)."""
    if g.u_hex[v] < 0 or type_of(g, v) == AIRCRAFT or has(g, v, HIDDEN):
        return False
    return not is_concealed(g, v) and not engaged(g, v)


def why_not_fire_at(g: State, u: int, v: int) -> int:
    """Reason why a unit cannot fire at an enemy unit; FINE if it can."""
    if g.u_hex[v] == DESTROYED or not can_be_named(g, v):
        return reasons.NO_TARGET
    return why_no_shot(g, u, g.u_hex[v], row_of(g, v))


def targets_of(g: State, u: int) -> list[int]:
    return [v for v in in_range(g, u) if why_not_fire_at(g, u, v) == reasons.FINE]


def has_target(g: State, u: int) -> bool:
    """Is there any?"""
    return any(why_not_fire_at(g, u, v) == reasons.FINE for v in in_range(g, u))


def in_range(g: State, u: int) -> list[int]:
    """Enemies on the board whom a diagram of its card reaches, as most do not; whether it may fire is asked after."""
    enemies = [v for v in units_of(g, other(g.u_side[u])) if on_board(g, v)]
    return [v for v in enemies if accuracy(g, u, g.u_hex[v], row_of(g, v)) != 0]


def aims_at_hexes(g: State, u: int) -> bool:
    """ab.fol.1"""
    return can(g, u, FIRE_ON_LOCATION)


def rows_on_card(g: State, u: int) -> list[int]:
    c = card(g, u)
    return [row for row in range(len(c.firepower)) if len(c.firepower[row]) > 0 and not c.close_only[row]]


def why_not_fire_on(g: State, u: int, h: int) -> int:
    """Reason why a Fire on Location unit cannot aim at a hex. An empty hex is as good as any (ab.fol.3)."""
    if g.rules.ground.rim[h]:
        return reasons.OUT_OF_RANGE
    rows = [row for row in rows_on_card(g, u) if row != AIRCRAFT]  # all of one diagram, so one speaks for all
    return why_no_shot(g, u, h, rows[0]) if rows else reasons.NOT_IN_CHART


def hexes_for(g: State, u: int) -> list[int]:
    """Hexes that it may aim at: any in reach with Fire on Location, else those of installations that it can hit."""
    size = g.rules.ground.size
    if aims_at_hexes(g, u):
        return [h for h in range(size) if why_not_fire_on(g, u, h) == reasons.FINE]
    if not can(g, u, TARGETS_INSTALLATIONS):
        return []
    return [h for h in range(size) if why_not_aim(g, u, h) == reasons.FINE]


def can_aim(g: State, u: int) -> bool:
    """Is there any such hex?"""
    if not aims_at_hexes(g, u) and not can(g, u, TARGETS_INSTALLATIONS):
        return False
    return any(why_not_aim(g, u, h) == reasons.FINE for h in range(g.rules.ground.size))


def why_not_aim(g: State, u: int, h: int) -> int:
    """Reason why a hex cannot be named as the target of fire."""
    if aims_at_hexes(g, u):
        return why_not_fire_on(g, u, h)
    if not can(g, u, TARGETS_INSTALLATIONS):
        return reasons.NOT_IN_CHART
    return why_no_shot(g, u, h, INSTALLATIONS) if is_target_work(g, h, g.u_side[u]) else reasons.NO_INSTALLATION


def is_target_work(g: State, h: int, side: int) -> bool:
    """An installation that can be fired at: pillbox, a bridge that stands, the other side's depot (A55)."""
    return g.h_pillbox[h] > 0 or standing_work(g, h) != NO_WORK or g.h_depot[h] == other(side) + 1


def why_not_ready(g: State, u: int, ap: int) -> int:
    """Reason why it cannot be given an attack order at all: ammunition, deployment, smoke."""
    if g.u_ap[u] < ap:
        return reasons.NO_AP
    if can(g, u, DEPLOYS) and not has(g, u, DEPLOYED) and not is_flak(g, u):
        return reasons.NOT_DEPLOYED
    return reasons.IN_SMOKE_NOW if g.h_smoke[place_of(g, u)] == SCREEN else reasons.FINE


def ring(g: State, h: int) -> list[int]:
    """The hexes next to one."""
    found = g.rules.ground.neighbours[h * DIRECTIONS : h * DIRECTIONS + DIRECTIONS]
    return [n for n in found if n >= 0]
