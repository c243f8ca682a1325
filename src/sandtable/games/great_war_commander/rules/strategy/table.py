"""Which Strategy Card does what (S98.3 to S98.5), by the code of its name."""

from __future__ import annotations

from typing import Final

from sandtable.games.great_war_commander.rules.names import (
    AERIAL_RECONNAISSANCE,
    AIR_DOMINANCE,
    ANTI_GAS_STRATEGY,
    ASSAULTS,
    BATTLE_MORALE,
    DOG_FIGHTS,
    DOUGHBOY_SURGE,
    DRACHEN,
    FIELD_REPORTS,
    FIREPOWER,
    FLYING_SQUADRONS,
    FORWARD_OBSERVER,
    FRENCH_75S,
    GABIONS_ET_FASCINES,
    HIDDEN_PATH,
    LA_FORCE_NOIRE,
    RED_TROUSERS,
    SCOUT,
    STURMABTEILUNG_VOR,
    STURMTRUPPEN,
    UNDER_SHOT,
    WALTER_RATHENAU,
    WOODS_FIGHTING,
)
from sandtable.games.great_war_commander.rules.strategy.answers import ForceNoire, ForwardObserver, Scout
from sandtable.games.great_war_commander.rules.strategy.moves import Assaults, DoughboySurge, HiddenPath, Sturmtruppen
from sandtable.games.great_war_commander.rules.strategy.offensive import RedTrousers
from sandtable.games.great_war_commander.rules.strategy.op_fire import SturmabteilungVor
from sandtable.games.great_war_commander.rules.strategy.own_turn import (
    Aircraft,
    BattleMorale,
    CounterBattery,
    Exchange,
    FieldReports,
    Reconnaissance,
    UnderShot,
)
from sandtable.games.great_war_commander.rules.strategy.situation import Reminder, Situation

SITUATIONS: Final[dict[int, Situation]] = {
    AERIAL_RECONNAISSANCE: Reconnaissance(),
    AIR_DOMINANCE: Aircraft(),
    ANTI_GAS_STRATEGY: Reminder(),
    BATTLE_MORALE: BattleMorale(),
    DOG_FIGHTS: Aircraft(),
    DRACHEN: Reconnaissance(),
    FIELD_REPORTS: FieldReports(),
    FIREPOWER: Reminder(),
    FLYING_SQUADRONS: Reminder(),
    FORWARD_OBSERVER: ForwardObserver(),
    FRENCH_75S: CounterBattery(),
    GABIONS_ET_FASCINES: Reminder(),
    ASSAULTS: Assaults(),
    DOUGHBOY_SURGE: DoughboySurge(),
    HIDDEN_PATH: HiddenPath(),
    RED_TROUSERS: RedTrousers(),
    STURMABTEILUNG_VOR: SturmabteilungVor(),
    STURMTRUPPEN: Sturmtruppen(),
    LA_FORCE_NOIRE: ForceNoire(),
    SCOUT: Scout(),
    UNDER_SHOT: UnderShot(),
    WALTER_RATHENAU: Exchange(),
    WOODS_FIGHTING: Reminder(),
}
