"""What kind of Formation a piece is: the rulebook's Unit is a Platoon, Team or Runner, and nothing else (3)."""

from __future__ import annotations

from sandtable.commander.rules.state import NO_UNIT, State
from sandtable.commander.rules.stats import is_leader
from sandtable.games.great_war_commander.rules.victory import is_tank


def is_unit(g: State, u: int) -> bool:
    return not is_leader(g, u) and not is_tank(g, u)


def tank_among(g: State, units: list[int]) -> int:
    """The Tank of a stack: there is never a second (8.2.1)."""
    for u in units:
        if is_tank(g, u):
            return u
    return NO_UNIT
