"""The Actions A29 to A55: in which window each may be played, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import names
from sandtable.commander.rules.actions.action import ADVANCED, ENTERED, MOVING, Action
from sandtable.commander.rules.actions.assault_fire import AssaultFireAction
from sandtable.commander.rules.actions.opfire import OpFire
from sandtable.games.great_war_commander.rules import names as own
from sandtable.games.great_war_commander.rules.actions_move import EngineeringWorks, HiddenWire, StormTroops
from sandtable.games.great_war_commander.rules.windows import OFFENSIVE_MOVING, OWN_WINDOWS


def actions_by_window() -> list[list[Action]]:
    found: list[list[Action]] = [[] for _ in range(OWN_WINDOWS)]
    hidden_wire = HiddenWire([names.HIDDEN_WIRE])
    of_movers: list[Action] = [EngineeringWorks([own.ENGINEERING_WORKS]), StormTroops([own.STORM_TROOPS])]
    found[MOVING] = [AssaultFireAction([names.ASSAULT_FIRE]), *of_movers]
    found[OFFENSIVE_MOVING] = of_movers
    found[ENTERED] = [hidden_wire, OpFire([])]
    found[ADVANCED] = [hidden_wire]
    return found


ACTIONS: Final = actions_by_window()
