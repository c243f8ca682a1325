"""Which Formations are Units, Runners and Tanks (3): a Unit is a Platoon, Team or Runner."""

from __future__ import annotations

from sandtable.commander.rules.names import SQUAD, TEAM
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.names import RUNNER


def is_tank(g: State, u: int) -> bool:
    return g.rules.tables.unit_is_tank[g.u_type[u]] != 0


def is_runner(g: State, u: int) -> bool:
    return g.rules.tables.unit_is_runner[g.u_type[u]] != 0


def is_unit(g: State, u: int) -> bool:
    kind = g.rules.tables.unit_kind[g.u_type[u]]
    return kind == SQUAD or kind == TEAM or kind == RUNNER
