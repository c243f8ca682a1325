"""Passing from hex to hex (O16.3, O23.1, O23.4, O23.5.8, T99.2 to T124, F130.2): costs and bars, by Formation."""

from __future__ import annotations

from sandtable.commander.map.kinds import BRIDGE, RAILWAY, ROAD, SHELLHOLE, TRAIL, WAY_PRESENT
from sandtable.commander.rules import reasons
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.passage import along_way, barred, confined, in_trench_line, is_slow
from sandtable.commander.rules.scenario.own_values import USUAL
from sandtable.commander.rules.scenario.values import going_of, holds_rooted, is_safe_step
from sandtable.commander.rules.state import State, occupied_by, other, successors
from sandtable.commander.rules.stats import face
from sandtable.commander.rules.tables import NONE, TANKS_BY_ROAD, TANKS_FREE, TANKS_NEVER
from sandtable.games.great_war_commander.rules import reasons as own
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.stacking import overstacks, shuts_tank_out
from sandtable.games.great_war_commander.rules.state import (
    HEX_OF_TRAIL,
    OFFENSIVE,
    SHELLHOLE_PAID,
    STORMING,
    STUMPS_PAID,
    TRAIL_SHIFT,
    of,
)

# --- ways ---


def along_road(g: State, hex: int, d: int) -> bool:
    return g.rules.map.road[hex] >> d & 1 != 0


def along_trail(g: State, hex: int, d: int) -> bool:
    """T121.1: the benefits of a Trail are gone where its hex has been shelled."""
    map = g.rules.map
    return map.trail[hex] >> d & 1 != 0 and not of(g).h_trail[map.neighbours[hex * 6 + d]]


def smoothed_by_trail(g: State, hex: int) -> bool:
    """T118.2: a Trail in a printed Shellhole takes surcharge and check away."""
    map, s = g.rules.map, of(g)
    if map.terrain[hex] != SHELLHOLE or s.h_ground[hex] or s.h_trail[hex]:
        return False
    return map.trail[hex] & WAY_PRESENT != 0


# --- MPs (O23.1) ---


def step_cost(g: State, u: int, d: int) -> int:
    """MPs to cross a hexside that is not barred; 0: impassable after all."""
    map, tables = g.rules.map, g.rules.tables
    hex = g.u_hex[u]
    to = map.neighbours[hex * 6 + d]
    if is_sheltered(g, u, hex, to):
        return g.rules.own.parts
    own = g.rules.own
    if own.goings:
        going = going_of(g, g.u_owner[u], hex, to)
        if going is not None and going.cost != USUAL:
            return going.cost
    cost = entry_cost(g, u, hex, d)
    if cost == 0:
        return 0
    cost += own.costs[g.u_owner[u]].side[map.sides[hex * 6 + d]]
    if of(g).h_gas[to]:
        cost += tables.gas_move * own.parts
    if map.level[to] > map.level[hex] and not (along_road(g, hex, d) and tables.way_uphill_free[ROAD]):
        cost += tables.uphill_move * own.parts
    return cost


def is_sheltered(g: State, u: int, hex: int, to: int) -> bool:
    """F130.2: along a line of Trenches; not for Tanks."""
    return in_trench_line(g, hex, to) and not is_tank(g, u)


def is_safe_for(g: State, u: int, hex: int, to: int) -> bool:
    """May nobody fire at a Formation that takes this step: in Trenches, or where the scenario says so?"""
    return is_sheltered(g, u, hex, to) or is_safe_step(g, g.u_owner[u], hex, to)


def entry_cost(g: State, u: int, hex: int, d: int) -> int:
    """What the hex itself costs: along a way no more than the way (T115, T116, T121)."""
    map = g.rules.map
    if not along_way(g, hex, d):
        return ground_cost(g, u, hex, map.neighbours[hex * 6 + d])
    way_move = g.rules.own.costs[g.u_owner[u]].way
    if along_road(g, hex, d):
        return way_move[ROAD]
    if map.railway[hex] >> d & 1:
        return way_move[RAILWAY]
    if along_trail(g, hex, d):
        return way_move[TRAIL]
    return ground_cost(g, u, hex, map.neighbours[hex * 6 + d])


def ground_cost(g: State, u: int, hex: int, to: int) -> int:
    """The Move Cost of the terrain, with what its first hex of an Order costs more (T114, T118, T124.1)."""
    tables = g.rules.tables
    ground = terrain_at(g, to)
    same = tables.terrain_same_move[ground]
    if same and ground == terrain_at(g, hex):
        return same * g.rules.own.parts
    cost = g.rules.own.costs[g.u_owner[u]].move[ground]
    if tables.terrain_first_move[ground] and not g.u_flags[u] & first_flag(ground) and not smoothed_by_trail(g, to):
        cost += tables.terrain_first_move[ground] * g.rules.own.parts
    return cost


def first_flag(ground: int) -> int:
    """The flag of those who have entered such ground in this Order."""
    return SHELLHOLE_PAID if ground == SHELLHOLE else STUMPS_PAID


def note_ground(g: State, u: int, hex: int) -> None:
    """T118, T124.1: the first such hex of an Order is the first, whatever it cost."""
    ground = terrain_at(g, hex)
    if g.rules.tables.terrain_first_move[ground]:
        g.u_flags[u] |= first_flag(ground)


# --- bars (O16.3, O23.4) ---


def is_immobile(g: State, u: int) -> bool:
    """O16.3.1, O23.5.9: a Tank with "-" for its Movement."""
    return g.rules.tables.unit_move[face(g, u)] == NONE


def tank_reason(g: State, u: int, to: int) -> int:
    """Why a Tank may not enter a hex (8.2.1, O23.5.8, O23.5.9)."""
    if not is_tank(g, u):
        return reasons.OK
    if is_immobile(g, u):
        return own.BOGGED_DOWN
    if shuts_tank_out(g, u, to):
        return own.TWO_TANKS
    return reasons.OK if lets_tanks_in(g, to) else own.TANK_NO


def lets_tanks_in(g: State, hex: int) -> bool:
    map = g.rules.map
    limit = g.rules.tables.terrain_tanks[terrain_at(g, hex)]
    if limit == TANKS_FREE or limit == TANKS_NEVER:
        return limit == TANKS_FREE
    if map.road[hex] & WAY_PRESENT:
        return True
    return limit != TANKS_BY_ROAD and not map.built_over[hex]


def passage_reason(g: State, u: int, d: int) -> int:
    """What bars a hexside to a Formation whether it Moves or Advances."""
    hex = g.u_hex[u]
    why = barred(g, hex, d, g.u_owner[u])
    if why:
        return why
    if g.rules.own.has_weapons and holds_rooted(g, u):
        return reasons.WEAPON_ROOTED
    to = g.rules.map.neighbours[hex * 6 + d]
    why = tank_reason(g, u, to)
    if why:
        return why
    return reasons.CONFINED if confined(g, u, to) else reasons.OK


def step_reason(g: State, u: int, d: int) -> int:
    """Why a Formation may not Move across a hexside, MPs apart (O23.4, O24.2)."""
    why = passage_reason(g, u, d)
    if why:
        return why
    if is_slow(g, g.u_hex[u], d, g.u_owner[u]):
        return reasons.ADVANCE_ONLY
    to = g.rules.map.neighbours[g.u_hex[u] * 6 + d]
    if occupied_by(g, to, other(g.u_owner[u])) and not g.u_flags[u] & STORMING:
        return reasons.ENEMY_OCCUPIED
    return offensive_reason(g, u, to) if g.u_flags[u] & OFFENSIVE else reasons.OK


def offensive_reason(g: State, u: int, to: int) -> int:
    """O24.2: no overstacking even in passing, no hex twice."""
    if has_been(g, u, to):
        return own.BEEN_THERE
    return own.OVERSTACK_ON_THE_WAY if overstacks(g, [u], to) else reasons.OK


def has_been(g: State, u: int, hex: int) -> bool:
    """Has a Formation, or the one whose place it took, been in a hex during this Offensive?"""
    for entry in of(g).trail:
        if entry & HEX_OF_TRAIL == hex and u in successors(g, entry >> TRAIL_SHIFT):
            return True
    return False


def leads_off_map(g: State, hex: int) -> bool:
    """May the border be crossed here? From a Bridge only along its way (T102)."""
    if terrain_at(g, hex) != BRIDGE:
        return True
    for d in range(6):
        if g.rules.map.neighbours[hex * 6 + d] < 0 and along_way(g, hex, d):
            return True
    return False
