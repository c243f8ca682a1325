"""Command (3.3.1): who is the Highest-ranking Leader, whom a Leader may activate; and Cohesion (3.3.2)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.orders.activation import is_ready
from sandtable.commander.rules.scenario.values import is_led
from sandtable.commander.rules.state import (
    ADVANCING,
    MOVING,
    NO_UNIT,
    NO_WEAPON,
    State,
    muster_of,
    occupied_by,
    other,
)
from sandtable.commander.rules.stats import command, is_leader
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank, is_unit
from sandtable.games.great_war_commander.rules.state import of
from sandtable.kernel.choice import is_among
from sandtable.terrain.lattice import edge_distance

TANK_ORDERS: Final = MOVING | ADVANCING  # the only ones that Tank Command serves (3.1.6)


def is_tank_leader(g: State, u: int) -> bool:
    return g.rules.tables.unit_tank_leads[g.u_type[u]] != 0


# --- the Highest-ranking Leader (3.3.1.2 to 3.3.1.4) ---


def seniority(g: State, u: int) -> int:
    """Rank, then Command, then Morale, all as printed on the unbroken side, in one number."""
    return g.rules.tables.unit_seniority[g.u_type[u]]


def most_senior(g: State, side: int) -> list[int]:
    """The Leaders on the map whom no other outranks: several only if they are equal in everything."""
    found: list[int] = []
    highest = -1
    for u in muster_of(g).leaders[side]:
        if g.u_hex[u] < 0 or not facts_of(g).may_act(g, u):
            continue
        senior = seniority(g, u)
        if senior > highest:
            found, highest = [u], senior
        elif senior == highest:
            found.append(u)
    return found


def is_undecided(g: State, side: int) -> bool:
    """Has the owner still to choose among equal Leaders?"""
    found = most_senior(g, side)
    return len(found) > 1 and of(g).highest[facts_of(g).command_acting(g, side)] not in found


def highest_leaders(g: State, side: int) -> list[int]:
    """The Highest-ranking Leader of a side, if there is one; equals as long as their owner has not chosen."""
    found = most_senior(g, side)
    pick = of(g).highest[facts_of(g).command_acting(g, side)]
    return [pick] if pick in found else found


def highest_leader(g: State, side: int) -> int:
    """The same, of equals the first; or NO_UNIT."""
    found = highest_leaders(g, side)
    return found[0] if found else NO_UNIT


def is_highest(g: State, u: int) -> bool:
    """Does none under the same command outrank him? Equals may all be it as long as their owner has not chosen."""
    facts = facts_of(g)
    pick = of(g).highest[facts.command_of(g, u)]
    rank = seniority(g, u)
    for v in muster_of(g).leaders[g.u_owner[u]]:
        if v != u and g.u_hex[v] >= 0 and facts.same_command(g, u, v):
            other_rank = seniority(g, v)
            if other_rank > rank or (other_rank == rank and v == pick):
                return False
    return g.u_hex[u] >= 0 and is_leader(g, u)


# --- whom he may activate (3.3.1.1, 3.3.1.2, 3.3.1.6, O14.2) ---


def in_radius(g: State, leader: int, u: int) -> bool:
    """Within his current Command, which is 0 while he is broken."""
    return hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader)


def may_lead(g: State, leader: int, u: int) -> bool:
    """A Tank Leader leads the Tanks that are none, any other Leader leads Units, the highest one Leaders too."""
    if not facts_of(g).same_command(g, leader, u) or not is_led(g, leader, u):
        return False
    if is_tank_leader(g, leader):
        return is_tank(g, u) and not is_tank_leader(g, u)
    return not is_tank(g, u) and (not is_leader(g, u) or is_highest(g, leader))


def commands_tanks(g: State, u: int, flag: int) -> bool:
    """Tank Command: to Move or Advance only, and never again once the side has lost a Tank (3.1.6)."""
    return is_tank_leader(g, u) and flag & TANK_ORDERS != 0 and not of(g).tank_lost >> g.u_owner[u] & 1


def leads_others(g: State, u: int, flag: int) -> bool:
    return is_leader(g, u) or commands_tanks(g, u, flag)


def within_reach(g: State, named: list[int], flag: int) -> list[int]:
    """Whom those named could activate next: the first one by himself, or any Leader of a chain that the highest
    began. A Hero who does this already, by an earlier card, is not called upon again."""
    first = named[0]
    if not leads_others(g, first, flag):
        return []
    passing_on = [first]
    if is_leader(g, first) and is_highest(g, first):
        passing_on = [u for u in named if is_leader(g, u)]
    side = muster_of(g).units[g.u_owner[first]]
    return [u for u in side if is_waiting(g, u, flag) and led(g, passing_on, u) and not is_among(u, named)]


def is_waiting(g: State, u: int, flag: int) -> bool:
    """On the map, and no earlier card has activated it."""
    return not g.u_flags[u] & flag and is_ready(g, u, flag)


def led(g: State, leaders: list[int], u: int) -> bool:
    """Within the radius of one of them, and such as the first of them may lead."""
    for leader in leaders:
        if in_radius(g, leader, u) and is_led(g, leader, u):
            return may_lead(g, leaders[0], u)
    return False


def followers(g: State, u: int, flag: int) -> list[int]:
    """All that could be activated through one Formation, ascending: to the end of the chain (3.3.1.2)."""
    if not leads_others(g, u, flag):
        return []
    named = [u]
    more = within_reach(g, named, flag)
    while more:
        named += more
        more = within_reach(g, named, flag) if any_leader(g, more) else []
    return sorted(named[1:])


def any_leader(g: State, units: list[int]) -> bool:
    for u in units:
        if is_leader(g, u):
            return True
    return False


# --- Cohesion (3.3.2) ---


def in_cohesion(g: State, u: int) -> bool:
    """Is a Unit In Cohesion? Runners and Stosstruppen always are."""
    if g.rules.tables.unit_steady[g.u_type[u]]:
        return True
    return is_on_own_edge(g, u) or has_sound_weapon(g, u) or is_in_friendly_objective(g, u) or is_in_any_radius(g, u)


def is_on_own_edge(g: State, u: int) -> bool:
    map = g.rules.map
    return edge_distance(map.cols, map.rows, g.u_hex[u], g.rules.edge[g.u_owner[u]]) == 0


def has_sound_weapon(g: State, u: int) -> bool:
    """An unbroken Weapon, in whatever state its bearer is."""
    w = g.u_weapon[u]
    return w != NO_WEAPON and not g.w_broken[w]


def is_in_friendly_objective(g: State, u: int) -> bool:
    """A hex of an Objective under the side's control and without enemy Formations."""
    hex, side = g.u_hex[u], g.u_owner[u]
    objective = g.rules.map.objective[hex]
    return objective > 0 and g.control[objective] == side and not occupied_by(g, hex, other(side))


def is_in_any_radius(g: State, u: int) -> bool:
    for leader in muster_of(g).leaders[g.u_owner[u]]:
        if g.u_hex[leader] >= 0 and in_radius(g, leader, u):
            return True
    return False


def out_of_cohesion(g: State, side: int, apart_from: int = 0) -> list[int]:
    """A side's Units that are not In Cohesion, without those that have one of the flags."""
    found: list[int] = []
    for u in muster_of(g).units[side]:
        if g.u_hex[u] >= 0 and not g.u_flags[u] & apart_from and is_unit(g, u) and not in_cohesion(g, u):
            found.append(u)
    return found
