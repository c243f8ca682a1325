"""What other chapters of Great War Commander may answer: the policies of its own procedures.

A class between the family's rules and the game's, so that procedures can ask without knowing the whole of the rules.
"""

from __future__ import annotations

from sandtable.commander.rules.family import FamilyRules
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.options import GreatWarOptions


class GreatWarHooks(FamilyRules):
    switches: GreatWarOptions  # the same object as `options`
    date: int  # months since year 0, as the tables count service dates

    def offensive_declared(self, g: State, side: int) -> None:
        """Push what the opponent may do once the line of an Offensive is named; to cancel it, take the flags away."""
