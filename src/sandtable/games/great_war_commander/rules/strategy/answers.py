"""Situations that answer somebody at once (S98): Forward Observer, La Force Noire, Scout, Sturmabteilung Vor."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.state import State, occupied_by, other
from sandtable.games.great_war_commander.rules.melee import GreatWarMelee
from sandtable.games.great_war_commander.rules.orders.artillery import spare_drift
from sandtable.games.great_war_commander.rules.strategy.situation import Situation


class ForwardObserver(Situation):
    """S98.4.4: the observer post has hit, and there is no drift."""

    def happens(self, g: State, side: int, code: int) -> None:
        spare_drift(g, side)


class Scout(Situation):
    """S98.5.7: the Action that has just been announced does not happen (`strategy_announced.py`)."""

    def happens(self, g: State, side: int, code: int) -> None:
        """Nothing more: whoever asked looks for the answer."""


class ForceNoire(Situation):
    """S98.3.8: as an Ambush (A30); it needs a victim, whom his owner picks."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return occupied_by(g, cast(GreatWarMelee, g.frames[-1]).hex, other(side))

    def happens(self, g: State, side: int, code: int) -> None:
        cast(GreatWarMelee, g.frames[-1]).ask_for_victim()
