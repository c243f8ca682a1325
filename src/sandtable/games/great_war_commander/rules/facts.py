"""What a scenario of Great War Commander says beside the family's facts. The chapters read it here: `rules.py`, which
completes it, imports them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sandtable.commander.rules.family import FamilyRules
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.options import GreatWarOptions

if TYPE_CHECKING:
    from sandtable.games.great_war_commander.rules.situation import Situation


class Facts(FamilyRules):
    switches: GreatWarOptions  # the same object as `options`
    date: int  # months since year 0, as the tables count service dates
    observer: list[int]  # by side: hex of its observer post (2.4)
    told_box: list[int]  # by side: the Artillery Box that the scenario dictates, or NO_BOX (12)

    # --- what the Turn asks of the Strategy Cards ---
    def strategy_choices(self, g: State) -> list[int]:
        """The Situations that the active player may play now, in his own Turn (S98.1)."""
        raise NotImplementedError

    def play_situation(self, g: State, code: int) -> None:
        """Push what one of them does."""
        raise NotImplementedError

    def situation(self, kind: int) -> Situation:
        """The text of a Strategy Card by its name (S98.3 to S98.5)."""
        raise NotImplementedError


def facts_of(g: State) -> Facts:
    return cast(Facts, g.rules)
