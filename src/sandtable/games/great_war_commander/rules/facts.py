"""What a scenario of Great War Commander says beside the family's facts. The chapters read it here: `rules.py`, which
completes it, imports them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sandtable.commander.rules.family import FamilyRules
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.options import GreatWarOptions
from sandtable.games.great_war_commander.rules.sight.lines import Lines

if TYPE_CHECKING:
    from sandtable.games.great_war_commander.rules.strategy.situation import Situation


class Facts(FamilyRules):
    switches: GreatWarOptions  # the same object as `options`
    date: int  # months since year 0, as the tables count service dates
    observer: list[int]  # by side: hex of its observer post (2.4)
    lines: Lines  # sight on ground that changes
    told_box: list[int]  # by side: the Artillery Box that the scenario dictates, or NO_BOX (12)

    # --- a side of two nations (intro.2): `allies/rules.py` answers otherwise ---
    def may_act(self, g: State, u: int) -> bool:
        """May the card that is played now activate a Formation of the player's side?"""
        return True

    def same_command(self, g: State, u: int, v: int) -> bool:
        """Are two Formations of a side under the same chain of command (3.3.1)?"""
        return True

    def command_of(self, g: State, u: int) -> int:
        """Where the choice among equal Leaders is kept for a Formation's chain of command (3.3.1.3)."""
        return g.u_owner[u]

    def command_acting(self, g: State, side: int) -> int:
        """The same for the chain of command that acts for a side."""
        return side

    def may_telephone(self, g: State, side: int) -> bool:
        """May the nation that acts use the side's Telephone (12)?"""
        return True

    # --- what the Turn asks of the Strategy Cards ---
    def strategy_choices(self, g: State) -> list[int]:
        """The Situations that the active player may play now, in his own Turn (S98.1)."""
        raise NotImplementedError

    def play_situation(self, g: State, code: int) -> None:
        """Push what one of them does."""
        raise NotImplementedError

    def strategy_reason(self, g: State, thing: int) -> int:
        """Why the active player may not play a card for its text now."""
        raise NotImplementedError

    def order_over(self, g: State) -> None:
        """An Order has been carried out: what was to last as long is over (1.S.1)."""
        raise NotImplementedError

    def situation(self, kind: int) -> Situation:
        """The text of a Strategy Card by its name (S98.3 to S98.5)."""
        raise NotImplementedError

    # --- what artillery and aircraft ask of them ---
    def air_announced(self, g: State, side: int) -> None:
        """A side has announced an Air Assault, which a card may cancel (S98.3.2, S98.4.2)."""
        raise NotImplementedError

    def impact_begins(self, g: State, side: int) -> None:
        """A side's barrage lies on the map and is about to strike, which a card may turn (S98.3.9)."""
        raise NotImplementedError

    def observer_hit(self, g: State, side: int) -> None:
        """The Accuracy roll of a side's observer post is a hit, which a card may make exact (S98.4.4)."""
        raise NotImplementedError

    # --- what the Offensive asks of them ---
    def offensive_declared(self, g: State, side: int) -> None:
        """Push what the opponent may do once the line of an Offensive is named; to cancel it, take the flags away."""
        raise NotImplementedError


def facts_of(g: State) -> Facts:
    return cast(Facts, g.rules)
