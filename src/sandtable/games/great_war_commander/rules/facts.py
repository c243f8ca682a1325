"""What never changes in one game of Great War Commander, beside what the family keeps of it."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.family import FamilyRules
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.options import GreatWarOptions
from sandtable.games.great_war_commander.rules.sight_lines import Lines


class GreatWarFacts(FamilyRules):
    switches: GreatWarOptions  # the same object as `options`
    date: int  # months since year 0, as the tables count service dates
    observer: list[int]  # by side: hex of its observer post (2.4), or NO_HEX
    lines: Lines  # sight on ground that changes

    # --- moments at which a Strategy Card may be played; the cards' own chapter answers ---
    def air_announced(self, g: State, side: int) -> None:
        """A side has announced an Air Assault (S98.3.2, S98.4.2)."""

    def observer_hit(self, g: State, side: int) -> None:
        """The Accuracy roll of a side's observer post is a hit (S98.4.4)."""


def facts(g: State) -> GreatWarFacts:
    """The rules as every chapter of this game may ask them."""
    return cast(GreatWarFacts, g.rules)
