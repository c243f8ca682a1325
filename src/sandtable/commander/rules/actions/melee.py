"""Ambush (A25) before a Melee and No Quarter (A38) after it."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.orders.melee import MeleeFight
from sandtable.commander.rules.state import State, occupied_by, other
from sandtable.commander.rules.victory import gain


class Ambush(Action):
    """A25: it needs a victim, whom his owner picks."""

    def may(self, g: State, w: ActionWindow) -> bool:
        fight = cast(MeleeFight, w)
        return occupied_by(g, fight.hex, other(fight.side))

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        cast(MeleeFight, w).ask_for_victim()


class NoQuarter(Action):
    """A38: it needs a survivor, and a nation that gives none."""

    def may(self, g: State, w: ActionWindow) -> bool:
        fight = cast(MeleeFight, w)
        return occupied_by(g, fight.hex, fight.side) and g.rules.no_quarter_allowed(fight.side)

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        gain(g, cast(MeleeFight, w).side, g.rules.tables.no_quarter_vp)
