"""Actions of artillery and aircraft: Barrage (A32), Major Gas Attack (A49), spirit from the air by a switch."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.firepower import BOOST
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.gas import VICTIM, Gassing
from sandtable.games.great_war_commander.rules.orders.air import AirAssault
from sandtable.games.great_war_commander.rules.orders.barrage import Impact
from sandtable.games.great_war_commander.rules.orders.telephone import has_telephone, rows_allowed
from sandtable.games.great_war_commander.rules.state import STANDING, of
from sandtable.games.great_war_commander.rules.windows import BEFORE_AIR_ROLL, BEFORE_IMPACT, GAS_PLACED


class BarrageAction(Action):
    """A32: for one's own Telephone in the Standing/Creeping box, from the year of such barrages on."""

    def may(self, g: State, w: ActionWindow) -> bool:
        impact = cast(Impact, w)
        side = impact.owner
        if side != g.active or impact.side != side or not has_telephone(g, side):
            return False
        return of(g).box[side] == STANDING and rows_allowed(g)

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        cast(Impact, w).bonus += BOOST


class MajorGasAttack(Action):
    """A49: one Unit that this attack has just broken is eliminated."""

    def may(self, g: State, w: ActionWindow) -> bool:
        return cast(Gassing, w).side == g.active

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        w.at = VICTIM


class AirSpirit(Action):
    """A40, A48, A55 name any Fire Attack Roll, so by the switch an aircraft's too."""

    def may(self, g: State, w: ActionWindow) -> bool:
        return facts_of(g).switches.air_actions

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        cast(AirAssault, w).bonus += BOOST


def add_artillery_actions(found: list[list[Action]]) -> None:
    """Put them into the list by windows."""
    found[BEFORE_IMPACT] = [BarrageAction([names.BARRAGE])]
    found[GAS_PLACED] = [MajorGasAttack([names.MAJOR_GAS_ATTACK])]
    found[BEFORE_AIR_ROLL] = [AirSpirit([names.ELAN, names.LIVE_FOREVER, names.UNTERNEHMUNGSLUSTIG])]
