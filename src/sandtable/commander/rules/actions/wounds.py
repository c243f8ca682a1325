"""Light Wounds (A36)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.breaking import LightWounds, give_marker, give_weapon, replace_squad
from sandtable.commander.rules.state import SUPPRESSED, VETERAN, State
from sandtable.commander.rules.victory import gain


class TakeLightWounds(Action):
    """A36: the Squad becomes one Team, and its owner loses VPs."""

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        u = cast(LightWounds, w).unit
        gain(g, g.u_owner[u], g.rules.tables.light_wounds_vp)
        take_over(g, u, replace_squad(g, u, 1))


def take_over(g: State, u: int, team: int) -> None:
    """The Team has the markers and the Weapon of the Squad that it replaces."""
    give_marker(g, u, team, SUPPRESSED)
    give_marker(g, u, team, VETERAN)
    give_weapon(g, u, team)
    g.u_flags[u] = 0
