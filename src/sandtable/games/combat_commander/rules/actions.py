"""The Actions A25 to A41: in which window each may be played, in the order in which they are offered.

Command Confusion (A28) is never played. Fire is an Order that is also an Action (A33).
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import names
from sandtable.commander.rules.actions.action import (
    ADVANCED,
    BEFORE_ATTACK_ROLL,
    BEFORE_DEFENCE_ROLL,
    BREAKING,
    ENTERED,
    MELEE_BEGINS,
    MELEE_OVER,
    MOVING,
    OPPONENT_PASSED,
    TIME_ADVANCES,
    WINDOWS,
    Action,
    Boost,
)
from sandtable.commander.rules.actions.after_pass import Demolitions, HiddenUnit
from sandtable.commander.rules.actions.assault_fire import AssaultFireAction, SmokeGrenades
from sandtable.commander.rules.actions.attack import (
    BoreSighting,
    Crossfire,
    HandGrenades,
    Marksmanship,
    SprayFire,
    Strengthen,
    SustainedFire,
)
from sandtable.commander.rules.actions.defending import Concealment, HiddenEntrenchments, HiddenPillbox
from sandtable.commander.rules.actions.dig_in import DigIn
from sandtable.commander.rules.actions.hiding import HiddenMines, HiddenWire
from sandtable.commander.rules.actions.melee import Ambush, NoQuarter
from sandtable.commander.rules.actions.opfire import OpFire
from sandtable.commander.rules.actions.wounds import TakeLightWounds

BOOSTS: Final[dict[int, Boost]] = {
    names.BORE_SIGHTING: BoreSighting(),
    names.CROSSFIRE: Crossfire(),
    names.HAND_GRENADES: HandGrenades(),
    names.MARKSMANSHIP: Marksmanship(),
    names.SUSTAINED_FIRE: SustainedFire(),
}


def actions_by_window() -> list[list[Action]]:
    found: list[list[Action]] = [[] for _ in range(WINDOWS)]
    hidden: list[Action] = [HiddenMines([names.HIDDEN_MINES]), HiddenWire([names.HIDDEN_WIRE])]
    found[BEFORE_ATTACK_ROLL] = [Strengthen(list(BOOSTS)), SprayFire([names.SPRAY_FIRE])]
    found[BEFORE_DEFENCE_ROLL] = [
        Concealment([names.CONCEALMENT]),
        HiddenEntrenchments([names.HIDDEN_ENTRENCHMENTS]),
        HiddenPillbox([names.HIDDEN_PILLBOX]),
    ]
    found[MOVING] = [AssaultFireAction([names.ASSAULT_FIRE]), SmokeGrenades([names.SMOKE_GRENADES])]
    found[ENTERED] = [*hidden, OpFire([])]
    found[ADVANCED] = hidden
    found[MELEE_BEGINS] = [Ambush([names.AMBUSH])]
    found[MELEE_OVER] = [NoQuarter([names.NO_QUARTER])]
    found[BREAKING] = [TakeLightWounds([names.LIGHT_WOUNDS])]
    found[TIME_ADVANCES] = [DigIn([names.DIG_IN])]
    found[OPPONENT_PASSED] = [Demolitions([names.DEMOLITIONS]), HiddenUnit([names.HIDDEN_UNIT])]
    return found


ACTIONS: Final = actions_by_window()
