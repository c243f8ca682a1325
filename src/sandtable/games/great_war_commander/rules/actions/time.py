"""Dig In (A39), the Action of a Time Advance."""

from __future__ import annotations

from sandtable.commander.rules.actions.dig_in import DigIn
from sandtable.commander.rules.state import State, side_units_in
from sandtable.games.great_war_commander.rules.formations import is_tank


class MenDigIn(DigIn):
    """A39: Tanks do not dig."""

    def could(self, g: State, side: int, h: int) -> bool:
        if not super().could(g, side, h):
            return False
        for u in side_units_in(g, h, side):
            if not is_tank(g, u):
                return True
        return False
