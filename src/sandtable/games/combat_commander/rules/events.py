"""The Events E43 to E77: which procedure belongs to which.

They run inside a die trigger, so their rolls trigger nothing and their Melees are fought at its end (E42).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.commander.rules import names
from sandtable.commander.rules.events import arrivals, cards, units
from sandtable.commander.rules.events import map as map_events
from sandtable.commander.rules.state import State

# by Event; those that need more than the drawing player stand in push_event
PROCEDURES: Final[dict[int, Callable[[State, int], None]]] = {
    names.AIR_SUPPORT: units.push_air_support,
    names.BATTLE_HARDEN: units.push_battle_harden,
    names.BATTLEFIELD_INTEGRITY: cards.battlefield_integrity,
    names.BLAZE: map_events.push_blaze,
    names.BOOBY_TRAP: map_events.push_booby_trap,
    names.COMMAND_AND_CONTROL: cards.command_and_control,
    names.COMMISSAR: units.push_commissar,
    names.COWER: units.cower,
    names.DEPLOY: units.push_deploy,
    names.DUST: map_events.push_dust,
    names.ELAN: cards.elan,
    names.ENTRENCH: map_events.push_entrench,
    names.FIELD_PROMOTION: arrivals.push_field_promotion,
    names.HERO_EVENT: arrivals.push_hero,
    names.INFILTRATION: arrivals.push_infiltration,
    names.INTERDICTION: units.push_interdiction,
    names.INTERROGATION: cards.push_interrogation,
    names.KIA: units.push_killed_in_action,
    names.MALFUNCTION: units.push_malfunction,
    names.MEDIC: units.push_medic,
    names.MISSION_OBJECTIVE: cards.mission_objective,
    names.PRISONERS_OF_WAR: units.push_prisoners_of_war,
    names.RECONNAISSANCE: cards.push_reconnaissance,
    names.REINFORCEMENTS: arrivals.push_reinforcements,
    names.RUBBLE: map_events.push_rubble,
    names.SAPPERS: map_events.push_sappers,
    names.SCROUNGE: units.push_scrounge,
    names.SHELL_SHOCK: units.push_shell_shock,
    names.SHELLHOLES: map_events.push_shellholes,
    names.SUPPRESSING_FIRE: units.push_suppressing_fire,
    names.WALKING_WOUNDED: arrivals.push_walking_wounded,
    names.WHITE_PHOSPHORUS: map_events.push_white_phosphorus,
}


def push_event(g: State, side: int, event: int, card: int) -> None:
    """Play out an Event that `side` has drawn on `card`: at once, or by a frame where something is asked."""
    if event == names.BREEZE:
        map_events.breeze(g, card)
    elif event == names.FOG_OF_WAR:
        cards.fog_of_war(g)
    elif event == names.STRATEGIC_OBJECTIVE:
        cards.strategic_objective(g)
    else:
        PROCEDURES[event](g, side)
