"""The Events E43 to E77: which procedure belongs to which.

They run inside a die trigger, so their rolls trigger nothing and their Melees are fought at its end (E42).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.commander.rules.events import arrivals, cards, units
from sandtable.commander.rules.events import map as map_events
from sandtable.commander.rules.names import (
    AIR_SUPPORT,
    BATTLE_HARDEN,
    BATTLEFIELD_INTEGRITY,
    BLAZE,
    BOOBY_TRAP,
    BREEZE,
    COMMAND_AND_CONTROL,
    COMMISSAR,
    COWER,
    DEPLOY,
    DUST,
    ELAN,
    ENTRENCH,
    FIELD_PROMOTION,
    FOG_OF_WAR,
    HERO_EVENT,
    INFILTRATION,
    INTERDICTION,
    INTERROGATION,
    KIA,
    MALFUNCTION,
    MEDIC,
    MISSION_OBJECTIVE,
    PRISONERS_OF_WAR,
    RECONNAISSANCE,
    REINFORCEMENTS,
    RUBBLE,
    SAPPERS,
    SCROUNGE,
    SHELL_SHOCK,
    SHELLHOLES,
    STRATEGIC_OBJECTIVE,
    SUPPRESSING_FIRE,
    WALKING_WOUNDED,
    WHITE_PHOSPHORUS,
)
from sandtable.commander.rules.state import State

# by Event; those that need more than the drawing player stand in push_event
PROCEDURES: Final[dict[int, Callable[[State, int], None]]] = {
    AIR_SUPPORT: units.push_air_support,
    BATTLE_HARDEN: units.push_battle_harden,
    BATTLEFIELD_INTEGRITY: cards.battlefield_integrity,
    BLAZE: map_events.push_blaze,
    BOOBY_TRAP: map_events.push_booby_trap,
    COMMAND_AND_CONTROL: cards.command_and_control,
    COMMISSAR: units.push_commissar,
    COWER: units.cower,
    DEPLOY: units.push_deploy,
    DUST: map_events.push_dust,
    ELAN: cards.elan,
    ENTRENCH: map_events.push_entrench,
    FIELD_PROMOTION: arrivals.push_field_promotion,
    HERO_EVENT: arrivals.push_hero,
    INFILTRATION: arrivals.push_infiltration,
    INTERDICTION: units.push_interdiction,
    INTERROGATION: cards.push_interrogation,
    KIA: units.push_killed_in_action,
    MALFUNCTION: units.push_malfunction,
    MEDIC: units.push_medic,
    MISSION_OBJECTIVE: cards.mission_objective,
    PRISONERS_OF_WAR: units.push_prisoners_of_war,
    RECONNAISSANCE: cards.push_reconnaissance,
    REINFORCEMENTS: arrivals.push_reinforcements,
    RUBBLE: map_events.push_rubble,
    SAPPERS: map_events.push_sappers,
    SCROUNGE: units.push_scrounge,
    SHELL_SHOCK: units.push_shell_shock,
    SHELLHOLES: map_events.push_shellholes,
    SUPPRESSING_FIRE: units.push_suppressing_fire,
    WALKING_WOUNDED: arrivals.push_walking_wounded,
    WHITE_PHOSPHORUS: map_events.push_white_phosphorus,
}


def push_event(g: State, side: int, event: int, card: int) -> None:
    """Play out an Event that `side` has drawn on `card`: at once, or by a frame where something is asked."""
    if event == BREEZE:
        map_events.breeze(g, card)
    elif event == FOG_OF_WAR:
        cards.fog_of_war(g)
    elif event == STRATEGIC_OBJECTIVE:
        cards.strategic_objective(g)
    else:
        PROCEDURES[event](g, side)
