"""Stacking while pieces move (8.2, 8.2.1, O24.2): two Tanks never, and in an Offensive never too many figures."""

from __future__ import annotations

from sandtable.commander.rules.state import State, units_in
from sandtable.commander.rules.stats import figures
from sandtable.games.great_war_commander.rules.kinds import tank_among
from sandtable.games.great_war_commander.rules.victory import is_tank


def shuts_tank_out(g: State, u: int, hex: int) -> bool:
    """8.2.1: a Tank may not even pass through the hex of another."""
    return is_tank(g, u) and tank_among(g, units_in(g, hex)) >= 0


def overstacks(g: State, units: list[int], hex: int) -> bool:
    """Would these be too many in a hex, together with their own there (8.2)?"""
    tables = g.rules.tables
    more = sum([tables.unit_figures[g.u_type[u]] for u in units])
    return figures(g, hex, g.u_owner[units[0]]) + more > tables.stacking_limit
