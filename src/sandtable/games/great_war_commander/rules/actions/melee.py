"""Actions of a Melee: those that add to one's roll (A33, A35, A40, A48, A55), and No Quarter (A51)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.actions.melee import NoQuarter
from sandtable.commander.rules.firepower import BOOST
from sandtable.commander.rules.state import State, side_units_in
from sandtable.commander.rules.stats import is_leader
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.melee import GreatWarMelee


class MeleeSpirit(Action):
    """A33, A40, A48, A55: 2 more for one's Melee Roll."""

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        cast(GreatWarMelee, w).strengthen(BOOST)


class Charge(MeleeSpirit):
    """A35: with a friendly Leader in the hex."""

    def may(self, g: State, w: ActionWindow) -> bool:
        fight = cast(GreatWarMelee, w)
        for u in side_units_in(g, fight.hex, fight.side):
            if is_leader(g, u):
                return True
        return False


class UnitNoQuarter(NoQuarter):
    """A51: a Unit must have survived; a Leader or a Tank is not enough."""

    def may(self, g: State, w: ActionWindow) -> bool:
        fight = cast(GreatWarMelee, w)
        if not g.rules.no_quarter_allowed(fight.side):
            return False
        for u in side_units_in(g, fight.hex, fight.side):
            if is_unit(g, u):
                return True
        return False
