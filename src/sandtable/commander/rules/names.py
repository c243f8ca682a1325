"""Codes of orders, actions, events and the like, with parallel lists of slugs for notation and texts."""

from __future__ import annotations

from typing import Final

CARDS_IN_DECK: Final = 72

# Orders (O16-O23), alphabetically as in the rulebook. Fire is also the Action Op Fire (A33).
ORDER_NAMES: Final = [
    "advance", "artillery-denied", "artillery-request", "command-confusion", "fire", "move", "recover", "rout",
]  # fmt: skip
# numbered by tools/number_tables.py: ORDER_NAMES
ADVANCE: Final = 0
ARTILLERY_DENIED: Final = 1
ARTILLERY_REQUEST: Final = 2
COMMAND_CONFUSION: Final = 3
FIRE: Final = 4
MOVE: Final = 5
RECOVER: Final = 6
ROUT: Final = 7

# Actions (A25-A41) in rulebook order; the five Hidden ones are A35.1 to A35.5.
ACTION_NAMES: Final = [
    "ambush", "assault-fire", "bore-sighting",
    "command-confusion",  # = COMMAND_CONFUSION_ACTION
    "concealment", "crossfire", "demolitions", "dig-in", "op-fire", "hand-grenades", "hidden-entrenchments",
    "hidden-mines", "hidden-pillbox", "hidden-unit", "hidden-wire", "light-wounds", "marksmanship", "no-quarter",
    "smoke-grenades", "spray-fire", "sustained-fire",
]  # fmt: skip
# numbered by tools/number_tables.py: ACTION_NAMES
AMBUSH: Final = 0
ASSAULT_FIRE: Final = 1
BORE_SIGHTING: Final = 2
COMMAND_CONFUSION_ACTION: Final = 3
CONCEALMENT: Final = 4
CROSSFIRE: Final = 5
DEMOLITIONS: Final = 6
DIG_IN: Final = 7
OP_FIRE: Final = 8
HAND_GRENADES: Final = 9
HIDDEN_ENTRENCHMENTS: Final = 10
HIDDEN_MINES: Final = 11
HIDDEN_PILLBOX: Final = 12
HIDDEN_UNIT: Final = 13
HIDDEN_WIRE: Final = 14
LIGHT_WOUNDS: Final = 15
MARKSMANSHIP: Final = 16
NO_QUARTER: Final = 17
SMOKE_GRENADES: Final = 18
SPRAY_FIRE: Final = 19
SUSTAINED_FIRE: Final = 20

# Events (E43-E77) in rulebook order: event number = 43 + code.
EVENT_NAMES: Final = [
    "air-support", "battle-harden", "battlefield-integrity", "blaze", "booby-trap", "breeze", "command-and-control",
    "commissar", "cower", "deploy", "dust", "elan", "entrench", "field-promotion", "fog-of-war",
    "hero",  # = HERO_EVENT
    "infiltration", "interdiction", "interrogation", "kia", "malfunction", "medic", "mission-objective",
    "prisoners-of-war", "reconnaissance", "reinforcements", "rubble", "sappers", "scrounge", "shell-shock",
    "shellholes", "strategic-objective", "suppressing-fire", "walking-wounded", "white-phosphorus",
]  # fmt: skip
# numbered by tools/number_tables.py: EVENT_NAMES
AIR_SUPPORT: Final = 0
BATTLE_HARDEN: Final = 1
BATTLEFIELD_INTEGRITY: Final = 2
BLAZE: Final = 3
BOOBY_TRAP: Final = 4
BREEZE: Final = 5
COMMAND_AND_CONTROL: Final = 6
COMMISSAR: Final = 7
COWER: Final = 8
DEPLOY: Final = 9
DUST: Final = 10
ELAN: Final = 11
ENTRENCH: Final = 12
FIELD_PROMOTION: Final = 13
FOG_OF_WAR: Final = 14
HERO_EVENT: Final = 15
INFILTRATION: Final = 16
INTERDICTION: Final = 17
INTERROGATION: Final = 18
KIA: Final = 19
MALFUNCTION: Final = 20
MEDIC: Final = 21
MISSION_OBJECTIVE: Final = 22
PRISONERS_OF_WAR: Final = 23
RECONNAISSANCE: Final = 24
REINFORCEMENTS: Final = 25
RUBBLE: Final = 26
SAPPERS: Final = 27
SCROUNGE: Final = 28
SHELL_SHOCK: Final = 29
SHELLHOLES: Final = 30
STRATEGIC_OBJECTIVE: Final = 31
SUPPRESSING_FIRE: Final = 32
WALKING_WOUNDED: Final = 33
WHITE_PHOSPHORUS: Final = 34

# Die triggers (1.9.1).
TRIGGER_NAMES: Final = [
    "none",  # = NO_TRIGGER
    "event", "jammed", "sniper", "time",
]  # fmt: skip
# numbered by tools/number_tables.py: TRIGGER_NAMES
NO_TRIGGER: Final = 0
EVENT: Final = 1
JAMMED: Final = 2
SNIPER: Final = 3
TIME: Final = 4

# Nations; a card's global index is nation * CARDS_IN_DECK + n.
NO_NATION: Final = -1  # the Molotov Cocktails

# Unit kinds (3). A Hero is a Leader too (E58.1); the Private is a LEADER (E56).
KIND_NAMES: Final[list[str]] = ["squad", "team", "leader", "hero"]
# numbered by tools/number_tables.py: KIND_NAMES
SQUAD: Final = 0
TEAM: Final = 1
LEADER: Final = 2
HERO: Final = 3

# Troop quality, and which Team a Squad becomes (E52.1, A36).
NO_QUALITY: Final = -1
QUALITY_NAMES: Final = ["green", "line", "elite"]
# numbered by tools/number_tables.py: QUALITY_NAMES
GREEN: Final = 0
LINE: Final = 1
ELITE: Final = 2

# Weapon classes that rules tell apart (11.6, A41, E75).
WEAPON_CLASS_NAMES: Final = ["mg", "mortar", "gun", "flamethrower", "satchel", "molotov"]
# numbered by tools/number_tables.py: WEAPON_CLASS_NAMES
MG: Final = 0
MORTAR: Final = 1
GUN: Final = 2
FLAMETHROWER: Final = 3
SATCHEL: Final = 4
MOLOTOV: Final = 5

# Postures (1.1).
POSTURE_NAMES: Final = ["attack", "defend", "recon"]
# numbered by tools/number_tables.py: POSTURE_NAMES
ATTACK: Final = 0
DEFEND: Final = 1
RECON: Final = 2

# Fortifications (F100-F106).
FORT_NAMES: Final = [
    "none",  # = NO_FORT
    "foxholes", "trench", "mines", "wire", "bunker", "pillbox",
]  # fmt: skip
# numbered by tools/number_tables.py: FORT_NAMES
NO_FORT: Final = 0
FOXHOLES: Final = 1
TRENCH: Final = 2
MINES: Final = 3
WIRE: Final = 4
BUNKER: Final = 5
PILLBOX: Final = 6

# What a special Objective chit does (7.3.2).
SPECIAL_NAMES: Final = [
    "none",  # = NO_SPECIAL
    "all-five", "exit-x2", "elim-x2",
]  # fmt: skip
# numbered by tools/number_tables.py: SPECIAL_NAMES
NO_SPECIAL: Final = 0
ALL_FIVE: Final = 1
EXIT_X2: Final = 2
ELIM_X2: Final = 3
