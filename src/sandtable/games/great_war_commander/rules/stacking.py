"""Stacking (8.1.6, 8.2.1, O24.2): what a Blaze drives out, two Tanks never, and in an Offensive no overstacking."""

from __future__ import annotations

from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import NO_UNIT, State, units_in
from sandtable.commander.rules.stats import figures
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.state import lift_gas, of


def tank_among(g: State, units: list[int]) -> int:
    """The Tank of a stack: there is never a second."""
    for u in units:
        if is_tank(g, u):
            return u
    return NO_UNIT


def shuts_tank_out(g: State, u: int, hex: int) -> bool:
    """8.2.1: a Tank may not even pass through the hex of another."""
    return is_tank(g, u) and tank_among(g, units_in(g, hex)) >= 0


def overstacks(g: State, units: list[int], hex: int) -> bool:
    """Would these be too many in a hex, together with their own there (8.2)?"""
    tables = g.rules.tables
    total = figures(g, hex, g.u_owner[units[0]])
    for u in units:
        total += tables.unit_figures[g.u_type[u]]
    return total > stacking_limit(g, hex, g.u_owner[units[0]])


def drive_out_gas(g: State, hex: int) -> None:
    """8.1.6: no other marker may be in a hex with a Blaze."""
    if of(g).h_gas[hex]:
        g.tell(tell.GAS_REMOVED, hex)
        lift_gas(g, hex)
