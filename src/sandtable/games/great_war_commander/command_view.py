"""Command and Cohesion as they are now, for whoever looks: who is highest, commands whom, or is out of touch (3.3).

Activated or not: it is not asked who may be named for an Order.
"""

from __future__ import annotations

from sandtable.commander.rules.state import NO_UNIT, State, units_of
from sandtable.commander.rules.stats import command, is_leader
from sandtable.games.great_war_commander.rules.command import (
    highest_leader,
    in_cohesion,
    in_radius,
    is_tank_leader,
    may_lead,
)
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.state import of
from sandtable.kernel.title import Data


def commands_anybody(g: State, u: int) -> bool:
    """A Leader, or a Tank Leader whose side has lost no Tank yet (3.1.6)."""
    if is_tank_leader(g, u):
        return not of(g).tank_lost >> g.u_owner[u] & 1
    return is_leader(g, u)


def commanded(g: State, u: int) -> list[int]:
    """Whom a Formation may activate by itself: those within his radius whom he may lead."""
    if g.u_hex[u] < 0 or not commands_anybody(g, u):
        return []
    return [v for v in units_of(g, g.u_owner[u]) if v != u and may_lead(g, u, v) and in_radius(g, u, v)]


def leaders_of(g: State, u: int) -> list[int]:
    """Those who may activate a Formation by themselves."""
    return [v for v in units_of(g, g.u_owner[u]) if u in commanded(g, v)]


def command_data(g: State, side: int, shown: list[int]) -> Data:
    """`shown`: those that whoever looks may see."""
    mine = [u for u in units_of(g, side) if u in shown]
    highest = highest_leader(g, side)
    leaders = [u for u in mine if commands_anybody(g, u)]
    return {
        "highest": highest if highest != NO_UNIT and highest in shown else None,
        "leaders": [
            {"unit": u, "radius": command(g, u), "units": [v for v in commanded(g, u) if v in shown]} for u in leaders
        ],
        "out_of_cohesion": [u for u in mine if is_unit(g, u) and not in_cohesion(g, u)],
    }
