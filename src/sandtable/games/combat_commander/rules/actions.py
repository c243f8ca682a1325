"""The Actions A25 to A41: in which window each may be played, in the order in which they are offered.

Command Confusion (A28) is never played. Fire is an Order that is also an Action (A33).
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import names
from sandtable.commander.rules.actions import action, attack
from sandtable.commander.rules.actions.after_pass import Demolitions, HiddenUnit
from sandtable.commander.rules.actions.assault_fire import AssaultFireAction, SmokeGrenades
from sandtable.commander.rules.actions.defending import Concealment, HiddenEntrenchments, HiddenPillbox
from sandtable.commander.rules.actions.dig_in import DigIn
from sandtable.commander.rules.actions.hiding import HiddenMines, HiddenWire
from sandtable.commander.rules.actions.melee import Ambush, NoQuarter
from sandtable.commander.rules.actions.opfire import OpFire
from sandtable.commander.rules.actions.wounds import TakeLightWounds

BOOSTS: Final[dict[int, action.Boost]] = {
    names.BORE_SIGHTING: attack.BoreSighting(),
    names.CROSSFIRE: attack.Crossfire(),
    names.HAND_GRENADES: attack.HandGrenades(),
    names.MARKSMANSHIP: attack.Marksmanship(),
    names.SUSTAINED_FIRE: attack.SustainedFire(),
}


def actions_by_window() -> list[list[action.Action]]:
    found: list[list[action.Action]] = [[] for _ in range(action.WINDOWS)]
    hidden: list[action.Action] = [HiddenMines([names.HIDDEN_MINES]), HiddenWire([names.HIDDEN_WIRE])]
    found[action.BEFORE_ATTACK_ROLL] = [attack.Strengthen(list(BOOSTS)), attack.SprayFire([names.SPRAY_FIRE])]
    found[action.BEFORE_DEFENCE_ROLL] = [
        Concealment([names.CONCEALMENT]),
        HiddenEntrenchments([names.HIDDEN_ENTRENCHMENTS]),
        HiddenPillbox([names.HIDDEN_PILLBOX]),
    ]
    found[action.MOVING] = [AssaultFireAction([names.ASSAULT_FIRE]), SmokeGrenades([names.SMOKE_GRENADES])]
    found[action.ENTERED] = [*hidden, OpFire([])]
    found[action.ADVANCED] = hidden
    found[action.MELEE_BEGINS] = [Ambush([names.AMBUSH])]
    found[action.MELEE_OVER] = [NoQuarter([names.NO_QUARTER])]
    found[action.BREAKING] = [TakeLightWounds([names.LIGHT_WOUNDS])]
    found[action.TIME_ADVANCES] = [DigIn([names.DIG_IN])]
    found[action.OPPONENT_PASSED] = [Demolitions([names.DEMOLITIONS]), HiddenUnit([names.HIDDEN_UNIT])]
    return found


ACTIONS: Final = actions_by_window()
