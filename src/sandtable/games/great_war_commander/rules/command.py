"""Command (3.3.1): who is the Highest-ranking Leader."""

from __future__ import annotations

from sandtable.commander.rules.state import NO_UNIT, State, units_of
from sandtable.commander.rules.stats import is_leader
from sandtable.games.great_war_commander.rules.state import of


def is_tank(g: State, u: int) -> bool:
    return g.rules.tables.unit_is_tank[g.u_type[u]] != 0


def is_runner(g: State, u: int) -> bool:
    return g.rules.tables.unit_is_runner[g.u_type[u]] != 0


def is_unit(g: State, u: int) -> bool:
    """A Platoon, Team or Runner: neither Leaders nor Tanks are Units."""
    return not is_leader(g, u) and not is_tank(g, u)


def seniority(g: State, u: int) -> int:
    tables = g.rules.tables
    kind = g.u_type[u]
    return (tables.unit_rank[kind] * 100 + tables.unit_command[kind * 2]) * 100 + tables.unit_morale[kind * 2]


def most_senior(g: State, side: int) -> list[int]:
    leaders = [u for u in units_of(g, side) if is_leader(g, u)]
    highest = max([seniority(g, u) for u in leaders], default=-1)
    return [u for u in leaders if seniority(g, u) == highest]


def highest_leader(g: State, side: int) -> int:
    found = most_senior(g, side)
    if not found:
        return NO_UNIT
    pick = of(g).highest[side]
    return pick if pick in found else found[0]


def is_highest(g: State, u: int) -> bool:
    side = g.u_owner[u]
    found = most_senior(g, side)
    return u in found and (of(g).highest[side] not in found or of(g).highest[side] == u)
