"""Passing from hex to hex (O16.2, O16.3, O21.1, O21.4, T80.1, T83, F105.2): costs, bars and exits."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import BRIDGE, CLIFF, MAJOR_BRIDGE, MINOR_BRIDGE, RAILWAY, ROAD, TRAIL
from sandtable.commander.rules import reasons
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.names import BUNKER, PILLBOX, TRENCH
from sandtable.commander.rules.scenario.exits import has_exit_rules, scenario_exit_reason
from sandtable.commander.rules.scenario.own_values import USUAL
from sandtable.commander.rules.scenario.values import far_going, going_of, holds_rooted, may_leap
from sandtable.commander.rules.state import HELD, NO_WEAPON, State, occupied_by, other
from sandtable.terrain.lattice import edge_distance

OPPOSITE_EDGE: Final = [2, 3, 0, 1]
EXIT_COST: Final = 1  # 7.2.1


def enemy_edge(g: State, side: int) -> int:
    return OPPOSITE_EDGE[g.rules.edge[side]]


def along_road_or_rail(g: State, hex: int, d: int) -> bool:
    return (g.rules.map.road[hex] | g.rules.map.railway[hex]) >> d & 1 != 0


def along_way(g: State, hex: int, d: int) -> bool:
    """Does a Road, Railway or Trail cross this hexside (T92, T93, T96)?"""
    map = g.rules.map
    return (map.road[hex] | map.railway[hex] | map.trail[hex]) >> d & 1 != 0


def barred(g: State, hex: int, d: int, side: int = -1) -> int:
    """Why nobody may pass this hexside at all: off the map, impassable, or the flank of a Major Bridge."""
    map = g.rules.map
    to = map.neighbours[hex * 6 + d]
    if to < 0:
        return reasons.OFF_MAP
    if g.h_blaze[to]:
        return reasons.BLAZE_THERE
    there = terrain_at(g, to)
    own = g.rules.own
    if own.costs[side].move[there] == 0:
        return reasons.IMPASSABLE
    if own.goings:
        going = going_of(g, side, hex, to)
        if going is not None and going.barred:
            return reasons.SCENARIO_BARS
    if along_road_or_rail(g, hex, d):
        return reasons.OK
    closed = own.costs[side].closed
    if closed and map.sides[hex * 6 + d] in closed:
        return reasons.SCENARIO_BARS
    here = terrain_at(g, hex)
    if here == BRIDGE or there == BRIDGE:
        return reasons.OK if along_way(g, hex, d) else reasons.BRIDGE_SIDE
    if here == MAJOR_BRIDGE or there == MAJOR_BRIDGE:
        return reasons.BRIDGE_SIDE
    if there == MINOR_BRIDGE and own.costs[side].move[map.under[to]] == 0:
        return reasons.IMPASSABLE  # T80.2: beside the way it is what lies below
    return reasons.OK


def confined(g: State, u: int, to: int) -> bool:
    """A scenario may forbid a unit to leave an area."""
    return g.u_flags[u] & HELD != 0 and not g.rules.confined[g.u_owner[u]][to]


# --- Advance (O16) ---


def advance_reason(g: State, u: int, d: int) -> int:
    hex = g.u_hex[u]
    why = barred(g, hex, d, g.u_owner[u])
    if why:
        return why
    if g.rules.own.has_weapons and holds_rooted(g, u):
        return reasons.WEAPON_ROOTED
    if g.rules.map.sides[hex * 6 + d] == CLIFF and g.u_weapon[u] != NO_WEAPON:
        return reasons.CLIFF_WITH_WEAPON
    if confined(g, u, g.rules.map.neighbours[hex * 6 + d]):
        return reasons.CONFINED
    return reasons.OK


def advance_hexes(g: State, u: int) -> list[int]:
    hex = g.u_hex[u]
    found = [g.rules.map.neighbours[hex * 6 + d] for d in range(6) if g.rules.advance_reason(g, u, d) == reasons.OK]
    if g.rules.own.goings:
        found += [to for to in range(g.rules.map.size) if leap_reason(g, u, to) == reasons.OK]
    return found


def leap_reason(g: State, u: int, to: int) -> int:
    """Why a unit may not Advance to a hex that is not next to its own, as a scenario may allow."""
    if not may_leap(g, g.u_owner[u], g.u_hex[u], to):
        return reasons.NOT_ADJACENT
    if g.h_blaze[to]:
        return reasons.BLAZE_THERE
    if g.rules.own.costs[g.u_owner[u]].move[terrain_at(g, to)] == 0:
        return reasons.IMPASSABLE
    if holds_rooted(g, u):
        return reasons.WEAPON_ROOTED
    return reasons.CONFINED if confined(g, u, to) else reasons.OK


def advance_to_reason(g: State, u: int, to: int) -> int:
    """Why a unit may not Advance into a hex, wherever it lies."""
    d = direction_to(g, g.u_hex[u], to)
    return g.rules.advance_reason(g, u, d) if d >= 0 else leap_reason(g, u, to)


def exit_reason(g: State, u: int) -> int:
    """7.2.1: off the enemy's edge only."""
    side, hex = g.u_owner[u], g.u_hex[u]
    map = g.rules.map
    if has_exit_rules(g, side):
        why = scenario_exit_reason(g, u)
        if why:
            return why
    elif edge_distance(map.cols, map.rows, hex, enemy_edge(g, side)) != 0:
        return reasons.NOT_ENEMY_EDGE
    if g.rules.exit_forbidden[side]:
        return reasons.EXIT_FORBIDDEN
    if g.u_flags[u] & HELD:
        return reasons.CONFINED
    if g.rules.own.has_weapons and holds_rooted(g, u):
        return reasons.WEAPON_ROOTED
    if terrain_at(g, hex) == MAJOR_BRIDGE and not leads_off_map(g, hex):
        return reasons.BRIDGE_SIDE
    return reasons.OK


def leads_off_map(g: State, hex: int) -> bool:
    for d in range(6):
        if g.rules.map.neighbours[hex * 6 + d] < 0 and along_road_or_rail(g, hex, d):
            return True
    return False


def can_advance(g: State, u: int) -> bool:
    for d in range(6):
        if g.rules.advance_reason(g, u, d) == reasons.OK:
            return True
    if g.rules.exit_reason(g, u) == reasons.OK:
        return True
    return bool(g.rules.own.goings) and bool(advance_hexes(g, u))


# --- Move (O21) ---


def in_trench_line(g: State, a: int, b: int) -> bool:
    """F105.2: between a Trench and an adjacent Trench, Bunker or Pillbox."""
    fa, fb = g.h_fort[a], g.h_fort[b]
    if fa == TRENCH:
        return fb == TRENCH or fb == BUNKER or fb == PILLBOX
    return fb == TRENCH and (fa == BUNKER or fa == PILLBOX)


def way_cost(g: State, hex: int, d: int, side: int) -> int:
    """MPs along the best way that crosses a hexside."""
    map, costs = g.rules.map, g.rules.own.costs[side].way
    if map.road[hex] >> d & 1:
        return costs[ROAD]
    return costs[RAILWAY] if map.railway[hex] >> d & 1 else costs[TRAIL]


def step_cost(g: State, hex: int, d: int, side: int = -1) -> int:
    """MPs for a side to cross a hexside that is not barred (O21.1), in parts of an MP where the scenario has halves;
    0 = impassable after all."""
    map, own = g.rules.map, g.rules.own
    to = map.neighbours[hex * 6 + d]
    if in_trench_line(g, hex, to):
        return own.parts
    if own.goings:
        going = going_of(g, side, hex, to)
        if going is not None and going.cost != USUAL:
            return going.cost
    costs = own.costs[side]
    if along_way(g, hex, d):
        cost = way_cost(g, hex, d, side)
    else:
        there = terrain_at(g, to)
        cost = costs.move[map.under[to] if there == MINOR_BRIDGE else there]  # T80.2
        if cost == 0:
            return 0
    cost += costs.side[map.sides[hex * 6 + d]]
    if map.level[to] > map.level[hex]:
        cost += g.rules.tables.uphill_move * own.parts  # T88.1
    return cost


def step_reason(g: State, u: int, d: int) -> int:
    """Why a unit may not Move across a hexside, MPs apart (O21.4)."""
    why = step_barred(g, u, d)
    if why:
        return why
    return reasons.IMPASSABLE if step_cost(g, g.u_hex[u], d, g.u_owner[u]) == 0 else reasons.OK


def can_step(g: State, u: int, d: int, points: int) -> bool:
    """May a unit Move across a hexside, and has it so many MPs to do so? The cost is worked out once."""
    return step_barred(g, u, d) == reasons.OK and 0 < step_cost(g, g.u_hex[u], d, g.u_owner[u]) <= points


def is_slow(g: State, hex: int, d: int, side: int) -> bool:
    """Does the scenario let a hexside be crossed, or what lies behind it entered, by an Advance only?"""
    costs = g.rules.own.costs[side]
    if not (costs.slow or costs.slow_sides) or along_way(g, hex, d):
        return False
    map = g.rules.map
    return map.sides[hex * 6 + d] in costs.slow_sides or terrain_at(g, map.neighbours[hex * 6 + d]) in costs.slow


def step_barred(g: State, u: int, d: int) -> int:
    """The same reason, whatever the terrain costs."""
    hex = g.u_hex[u]
    why = barred(g, hex, d, g.u_owner[u])
    if why:
        return why
    if g.rules.own.has_weapons and holds_rooted(g, u):
        return reasons.WEAPON_ROOTED
    if is_slow(g, hex, d, g.u_owner[u]):
        return reasons.ADVANCE_ONLY
    to = g.rules.map.neighbours[hex * 6 + d]
    if g.rules.map.sides[hex * 6 + d] == CLIFF:
        return reasons.CLIFF_THERE
    if occupied_by(g, to, other(g.u_owner[u])):
        return reasons.ENEMY_OCCUPIED
    return reasons.CONFINED if confined(g, u, to) else reasons.OK


def far_reason(g: State, u: int, to: int) -> int:
    """Why a unit may not Move to a hex that is not next to its own, as a scenario may allow; MPs apart."""
    side = g.u_owner[u]
    if far_going(g, side, g.u_hex[u], to) is None:
        return reasons.NOT_ADJACENT
    if g.h_blaze[to]:
        return reasons.BLAZE_THERE
    if g.rules.own.costs[side].move[terrain_at(g, to)] == 0:
        return reasons.IMPASSABLE
    if holds_rooted(g, u):
        return reasons.WEAPON_ROOTED
    if occupied_by(g, to, other(side)):
        return reasons.ENEMY_OCCUPIED
    return reasons.CONFINED if confined(g, u, to) else reasons.OK


def far_cost(g: State, u: int, to: int) -> int:
    """MPs of such a Move."""
    going = far_going(g, g.u_owner[u], g.u_hex[u], to)
    return going.cost if going is not None else 0


def cost_to(g: State, u: int, to: int) -> int:
    """MPs that a unit pays to enter a hex, next to its own or not."""
    d = direction_to(g, g.u_hex[u], to)
    return g.rules.step_cost(g, u, d) if d >= 0 else far_cost(g, u, to)


def direction_to(g: State, a: int, b: int) -> int:
    """Compass direction from a hex to an adjacent one, or -1."""
    for d in range(6):
        if g.rules.map.neighbours[a * 6 + d] == b:
            return d
    return -1


# --- Retreat (O23.3) ---


def retreat_edge(g: State, side: int) -> int:
    """The friendly edge, or the one that the scenario names."""
    return g.rules.own.retreat[side] if g.rules.own.retreat else g.rules.edge[side]


def retreat_hexes(g: State, u: int) -> list[int]:
    """Adjacent hexes closer to the owner's edge that do not kill the unit (O23.3, O23.3.5, Q8, Q9)."""
    side, hex = g.u_owner[u], g.u_hex[u]
    map = g.rules.map
    edge = retreat_edge(g, side)
    away = edge_distance(map.cols, map.rows, hex, edge)
    found: list[int] = []
    for d in range(6):
        if barred(g, hex, d, side) or map.sides[hex * 6 + d] == CLIFF:
            continue
        to = map.neighbours[hex * 6 + d]
        closer = edge_distance(map.cols, map.rows, to, edge) < away
        if closer and not occupied_by(g, to, other(side)):
            found.append(to)
    return found
