"""The Events E57 to E97: which procedure belongs to which.

They run inside a die trigger, so their rolls trigger nothing (E56). The Melees that they bring about are fought at its
end, those of Reinforcements and Stragglers at the end of the Order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.commander.rules import names as family
from sandtable.commander.rules.events.cards import battlefield_integrity
from sandtable.commander.rules.events.units import push_killed_in_action
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.events import arrivals as events_arrivals
from sandtable.games.great_war_commander.rules.events import cards as events_cards
from sandtable.games.great_war_commander.rules.events import map as events_map
from sandtable.games.great_war_commander.rules.events import raids, support
from sandtable.games.great_war_commander.rules.events import units as events_units
from sandtable.games.great_war_commander.rules.events.detachment import push_detachment

# by Event; those that need more than the drawing player stand in push_event
PROCEDURES: Final[dict[int, Callable[[State, int], None]]] = {
    family.AIR_SUPPORT: events_units.push_air_support,
    names.AUFTRAGSTAKTIK: events_units.push_auftragstaktik,
    family.BLAZE: events_map.push_blaze,
    names.DESERTERS: events_units.push_deserters,
    names.DETACHMENT: push_detachment,
    names.ENGINE_DOWN: events_units.push_engine_down,
    names.FATIGUE: events_units.push_fatigue,
    family.FIELD_PROMOTION: events_units.push_field_promotion,
    family.HERO_EVENT: events_arrivals.push_hero,
    names.HIGH_COMMAND_MEDDLING: events_cards.high_command_meddling,
    family.INFILTRATION: support.push_infiltration,
    family.KIA: push_killed_in_action,
    family.MALFUNCTION: events_units.push_malfunction,
    names.MARSEILLAISE: events_units.push_marseillaise,
    names.MECCANO: events_units.push_meccano,
    names.NEW_MISSION: events_cards.new_mission,
    names.PETARD_RAQUETTE: raids.push_petard_raquette,
    names.RAID: raids.push_raid,
    names.RAID_PRISONERS: raids.push_raid_prisoners,
    names.RECALL_LEADER: events_units.push_recall_leader,
    family.RECONNAISSANCE: events_cards.push_reconnaissance,
    family.REINFORCEMENTS: support.push_reinforcements,
    names.RUNNER_EVENT: events_arrivals.push_runner,
    family.SAPPERS: events_map.push_sappers,
    family.SCROUNGE: events_arrivals.push_scrounge,
    names.STRAGGLERS: support.push_stragglers,
    family.SUPPRESSING_FIRE: events_units.push_suppressing_fire,
    names.SURRENDER: events_units.push_surrender,
    names.TELEPHONE_WIRES_CUT: events_map.telephone_wires_cut,
    names.TROMMELFEUER: events_map.push_trommelfeuer,
    names.VALOR: events_units.push_valor,
    family.WALKING_WOUNDED: events_arrivals.push_walking_wounded,
}

NAMED: Final[dict[int, Callable[[State, int, int], None]]] = {  # these are told their own name
    names.CAPTURED_PAPERS: events_cards.push_captured_papers,
    names.DEVIL_DOGS: events_units.push_rally_or_hold_on,
    names.EN_AVANT: events_units.push_rally_or_hold_on,
    names.INTELLIGENCE: events_cards.push_seen_card,
}


def push_event(g: State, side: int, event: int, card: int) -> None:
    """Play out an Event that `side` has drawn on `card`: at once, or by a frame where something is asked."""
    if event in PROCEDURES:
        PROCEDURES[event](g, side)
    elif event in NAMED:
        NAMED[event](g, side, event)
    elif event == names.MACHINE_GUN_NEST or event == names.MOBILE_FIREPOWER:
        events_arrivals.push_weapon(g, side, event, card)
    elif event == names.INTERDICTION_BREEZE:
        events_map.push_interdiction(g, side, card)
    else:
        push_breeze(g, side, event, card)


def push_breeze(g: State, side: int, event: int, card: int) -> None:
    """E59 counts the enemy's losses first; E61 is the Breeze alone."""
    if event == names.BATTLEFIELD_ATTRITION:
        battlefield_integrity(g, side)
    events_map.breeze(g, card)
