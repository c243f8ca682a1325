"""Recover (O25) and Rout (O26): what Gas and Tanks change."""

from __future__ import annotations

from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.cover import rout_morale as usual_rout_morale
from sandtable.commander.rules.orders.recover_rout import CAME_IN, STEP_BACK, Retreat, RoutOrder
from sandtable.commander.rules.scenario.own_values import ROUT
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import morale_without_cover, scenario_stat
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.gas import in_gas, push_gas_entry


def may_unsuppress(g: State, u: int) -> bool:
    """Suppressed markers in Gas stay (O25.2, T107.1)."""
    return not in_gas(g, u)


def may_rout(g: State, u: int) -> bool:
    """Tanks never rout (O26.5)."""
    return not is_tank(g, u)


def rout_morale(g: State, u: int) -> int:
    """In Gas no good Cover helps; bad Cover and Wire still count (T107.1, O26.4)."""
    if in_gas(g, u):
        return morale_without_cover(g, u) + min(0, hex_cover(g, g.u_hex[u])) + scenario_stat(g, u, ROUT)
    return usual_rout_morale(g, u)


class GreatWarRout(RoutOrder):
    """O26."""

    def morale_of(self, g: State, u: int) -> int:
        return rout_morale(g, u)


class GreatWarRetreat(Retreat):
    """O26.3: as in the family, and Gas takes whoever comes into it (T107.1)."""

    def step(self, g: State) -> int:
        if self.at == CAME_IN and g.u_hex[self.unit] >= 0:
            self.at = STEP_BACK
            return push_gas_entry(g, [self.unit], g.u_hex[self.unit])
        return super().step(g)
