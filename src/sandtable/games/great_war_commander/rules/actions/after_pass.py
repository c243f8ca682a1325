"""Hidden Unit (A45.3): the window of the opponent of a player who has passed and discarded."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.commander.rules.support import AfterPass, open_after_pass
from sandtable.games.great_war_commander.rules.events.support import push_hidden_units


class GreatWarAfterPass(AfterPass):
    """The family's window, where a card brings all Formations of a row."""

    def roll_for_unit(self, g: State) -> None:
        push_hidden_units(g, self.side)


def push_after_pass(g: State, side: int) -> None:
    open_after_pass(g, GreatWarAfterPass(), side)
