"""The Actions of Great War Commander (A29 to A55): in which window each may be played, in the order of offers.

Ach Komm!, Oh! Les Boches! and What Was That? are never played (A29, A52). Fire is an Order and an Action (A42).
"""

from __future__ import annotations

from typing import Final

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
    Action,
    Boost,
)
from sandtable.commander.rules.actions.after_pass import HiddenUnit
from sandtable.commander.rules.actions.assault_fire import AssaultFireAction
from sandtable.commander.rules.actions.attack import BoreSighting, Crossfire, HandGrenades, Strengthen
from sandtable.commander.rules.actions.defending import Concealment
from sandtable.commander.rules.actions.melee import Ambush
from sandtable.commander.rules.names import (
    AMBUSH,
    ASSAULT_FIRE,
    BORE_SIGHTING,
    CONCEALMENT,
    CROSSFIRE,
    DIG_IN,
    HAND_GRENADES,
    HIDDEN_PILLBOX,
    HIDDEN_UNIT,
    HIDDEN_WIRE,
    LIGHT_WOUNDS,
    MARKSMANSHIP,
    NO_QUARTER,
)
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.actions.artillery import add_artillery_actions
from sandtable.games.great_war_commander.rules.actions.attack import GrenadeBundle, NamedMarksmanship, Spirit
from sandtable.games.great_war_commander.rules.actions.defence import (
    Counterattack,
    GoToGround,
    HiddenPillbox,
    HiddenPosition,
    IntersectMachineGuns,
    Probe,
    TakeLightWounds,
)
from sandtable.games.great_war_commander.rules.actions.melee import Charge, MeleeSpirit, UnitNoQuarter
from sandtable.games.great_war_commander.rules.actions.move import EngineeringWorks, HiddenWire, StormTroops
from sandtable.games.great_war_commander.rules.actions.time import MenDigIn
from sandtable.games.great_war_commander.rules.strategy.op_fire import AnsweredOpFire
from sandtable.games.great_war_commander.rules.windows import JUST_BROKE, MELEE_ROLL, OFFENSIVE_MOVING, OWN_WINDOWS

BOOSTS: Final[dict[int, Boost]] = {
    BORE_SIGHTING: BoreSighting(),
    CROSSFIRE: Crossfire(),
    HAND_GRENADES: HandGrenades(),
    MARKSMANSHIP: NamedMarksmanship(),
    names.BAYONETS: GrenadeBundle(),
    names.ELAN: Spirit(),
    names.LIVE_FOREVER: Spirit(),
    names.UNTERNEHMUNGSLUSTIG: Spirit(),
}
MELEE_SPIRIT: Final = [names.BAYONETS, names.ELAN, names.LIVE_FOREVER, names.UNTERNEHMUNGSLUSTIG]


def actions_by_window() -> list[list[Action]]:
    found: list[list[Action]] = [[] for _ in range(OWN_WINDOWS)]
    found[BEFORE_ATTACK_ROLL] = [Strengthen(list(BOOSTS))]
    found[BEFORE_DEFENCE_ROLL] = [
        Concealment([CONCEALMENT]),
        Counterattack([names.COUNTERATTACK]),
        GoToGround([names.GO_TO_GROUND]),
        HiddenPillbox([HIDDEN_PILLBOX]),
        HiddenPosition([names.HIDDEN_POSITION]),
        IntersectMachineGuns([names.INTERSECT_MACHINE_GUNS]),
    ]
    hidden_wire = HiddenWire([HIDDEN_WIRE])
    of_movers: list[Action] = [EngineeringWorks([names.ENGINEERING_WORKS]), StormTroops([names.STORM_TROOPS])]
    found[MOVING] = [AssaultFireAction([ASSAULT_FIRE]), *of_movers]
    found[OFFENSIVE_MOVING] = of_movers
    found[ENTERED] = [hidden_wire, AnsweredOpFire([])]
    found[ADVANCED] = [hidden_wire]
    found[TIME_ADVANCES] = [MenDigIn([DIG_IN])]
    found[MELEE_BEGINS] = [Ambush([AMBUSH])]
    found[MELEE_ROLL] = [MeleeSpirit(MELEE_SPIRIT), Charge([names.CHARGE])]
    found[MELEE_OVER] = [UnitNoQuarter([NO_QUARTER])]
    found[OPPONENT_PASSED] = [HiddenUnit([HIDDEN_UNIT])]
    found[BREAKING] = [TakeLightWounds([LIGHT_WOUNDS])]
    found[JUST_BROKE] = [Probe([names.PROBE])]
    add_artillery_actions(found)
    return found


ACTIONS: Final = actions_by_window()
