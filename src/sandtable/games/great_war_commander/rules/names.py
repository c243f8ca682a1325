"""Great War Commander's own Orders, Actions, Events and the like, by codes that go on after the family's.

What it shares with the family it calls by the family's word: a Platoon is a squad, a Blockhaus a bunker.
"""

from __future__ import annotations

from typing import Final

# Orders (O16-O26).
OWN_ORDERS: Final = [
    "air-assault", "hmg-suppress", "offensive",
    "runner",  # = RUNNER_ORDER
]  # fmt: skip
# numbered by tools/number_tables.py: OWN_ORDERS after commander/rules/names.py ORDER_NAMES
AIR_ASSAULT: Final = 8
HMG_SUPPRESS: Final = 9
OFFENSIVE: Final = 10
RUNNER_ORDER: Final = 11

# Actions; "bayonets" is Bayonets/Grenade Bundle.
OWN_ACTIONS: Final = [
    "ach-komm", "barrage", "bayonets", "charge", "counterattack", "elan", "engineering-works", "go-to-ground",
    "hidden-position", "intersect-machine-guns", "live-forever", "major-gas-attack", "oh-les-boches", "probe",
    "storm-troops", "unternehmungslustig", "what-was-that",
]  # fmt: skip
# numbered by tools/number_tables.py: OWN_ACTIONS after commander/rules/names.py ACTION_NAMES
ACH_KOMM: Final = 21
BARRAGE: Final = 22
BAYONETS: Final = 23
CHARGE: Final = 24
COUNTERATTACK: Final = 25
ELAN: Final = 26
ENGINEERING_WORKS: Final = 27
GO_TO_GROUND: Final = 28
HIDDEN_POSITION: Final = 29
INTERSECT_MACHINE_GUNS: Final = 30
LIVE_FOREVER: Final = 31
MAJOR_GAS_ATTACK: Final = 32
OH_LES_BOCHES: Final = 33
PROBE: Final = 34
STORM_TROOPS: Final = 35
UNTERNEHMUNGSLUSTIG: Final = 36
WHAT_WAS_THAT: Final = 37

# Events.
OWN_EVENTS: Final = [
    "auftragstaktik", "battlefield-attrition", "captured-papers", "deserters", "detachment", "devil-dogs", "en-avant",
    "engine-down", "fatigue", "high-command-meddling", "intelligence", "interdiction-breeze", "machine-gun-nest",
    "marseillaise", "meccano", "mobile-firepower", "new-mission", "petard-raquette", "raid", "raid-prisoners",
    "recall-leader",
    "runner",  # = RUNNER_EVENT
    "stragglers", "surrender", "telephone-wires-cut", "trommelfeuer", "valor",
]  # fmt: skip
# numbered by tools/number_tables.py: OWN_EVENTS after commander/rules/names.py EVENT_NAMES
AUFTRAGSTAKTIK: Final = 35
BATTLEFIELD_ATTRITION: Final = 36
CAPTURED_PAPERS: Final = 37
DESERTERS: Final = 38
DETACHMENT: Final = 39
DEVIL_DOGS: Final = 40
EN_AVANT: Final = 41
ENGINE_DOWN: Final = 42
FATIGUE: Final = 43
HIGH_COMMAND_MEDDLING: Final = 44
INTELLIGENCE: Final = 45
INTERDICTION_BREEZE: Final = 46
MACHINE_GUN_NEST: Final = 47
MARSEILLAISE: Final = 48
MECCANO: Final = 49
MOBILE_FIREPOWER: Final = 50
NEW_MISSION: Final = 51
PETARD_RAQUETTE: Final = 52
RAID: Final = 53
RAID_PRISONERS: Final = 54
RECALL_LEADER: Final = 55
RUNNER_EVENT: Final = 56
STRAGGLERS: Final = 57
SURRENDER: Final = 58
TELEPHONE_WIRES_CUT: Final = 59
TROMMELFEUER: Final = 60
VALOR: Final = 61

# Kinds of Formations (3).
OWN_KINDS: Final = ["runner", "tank"]
# numbered by tools/number_tables.py: OWN_KINDS after commander/rules/names.py KIND_NAMES
RUNNER: Final = 4
TANK: Final = 5

# Weapon classes: the machine guns are told apart.
OWN_CLASSES: Final = ["hmg", "lmg"]
# numbered by tools/number_tables.py: OWN_CLASSES after commander/rules/names.py WEAPON_CLASS_NAMES
HMG: Final = 6
LMG: Final = 7

MACHINE_GUNS: Final = [HMG, LMG]

# What a special Objective chit does.
OWN_SPECIALS: Final = ["exit-plus-1", "elim-plus-1"]
# numbered by tools/number_tables.py: OWN_SPECIALS after commander/rules/names.py SPECIAL_NAMES
EXIT_PLUS_1: Final = 4
ELIM_PLUS_1: Final = 5

# What a roll is for.
OWN_PURPOSES: Final = ["bog", "air-assault"]
# numbered by tools/number_tables.py: OWN_PURPOSES as *_ROLL after commander/rules/purposes.py PURPOSE_NAMES
BOG_ROLL: Final = 12
AIR_ASSAULT_ROLL: Final = 13

# Strategy Cards.
STRATEGY_NAMES: Final = [
    "aerial-reconnaissance", "air-dominance", "anti-gas-strategy", "under-shot", "assaults", "field-reports",
    "french-75s", "gabions-et-fascines", "la-force-noire", "drachen", "dog-fights", "sturmtruppen",
    "forward-observer", "red-trousers", "sturmabteilung-vor", "walter-rathenau", "battle-morale", "doughboy-surge",
    "firepower", "flying-squadrons", "hidden-path", "scout", "woods-fighting",
]  # fmt: skip
# numbered by tools/number_tables.py: STRATEGY_NAMES
AERIAL_RECONNAISSANCE: Final = 0
AIR_DOMINANCE: Final = 1
ANTI_GAS_STRATEGY: Final = 2
UNDER_SHOT: Final = 3
ASSAULTS: Final = 4
FIELD_REPORTS: Final = 5
FRENCH_75S: Final = 6
GABIONS_ET_FASCINES: Final = 7
LA_FORCE_NOIRE: Final = 8
DRACHEN: Final = 9
DOG_FIGHTS: Final = 10
STURMTRUPPEN: Final = 11
FORWARD_OBSERVER: Final = 12
RED_TROUSERS: Final = 13
STURMABTEILUNG_VOR: Final = 14
WALTER_RATHENAU: Final = 15
BATTLE_MORALE: Final = 16
DOUGHBOY_SURGE: Final = 17
FIREPOWER: Final = 18
FLYING_SQUADRONS: Final = 19
HIDDEN_PATH: Final = 20
SCOUT: Final = 21
WOODS_FIGHTING: Final = 22

# Ways to use a Strategy Card whose text leaves a choice (S98.3.1, S98.3.2, S98.4.7, S98.4.9).
WAY_NAMES: Final = [
    "post-request",  # = BY_POST_REQUEST
    "spy",  # = BY_SPYING
    "clear-reminders",  # = BY_CLEARING
    "draw-two",  # = BY_DRAWING
    "cancel",  # = BY_CANCELLING
    "air-assault",  # = BY_AIR_ASSAULT
    "ignore-wire",  # = BY_PASSING_WIRE
    "storm",  # = BY_STORMING
]
# numbered by tools/number_tables.py: WAY_NAMES
BY_POST_REQUEST: Final = 0
BY_SPYING: Final = 1
BY_CLEARING: Final = 2
BY_DRAWING: Final = 3
BY_CANCELLING: Final = 4
BY_AIR_ASSAULT: Final = 5
BY_PASSING_WIRE: Final = 6
BY_STORMING: Final = 7

# Moments at which a Strategy Card may be played for its text (S98.1); as a modifier it may be after any roll.
MOMENT_NAMES: Final = [
    "own-turn", "own-move", "own-offensive", "own-accuracy", "melee", "enemy-air-assault", "enemy-offensive",
    "enemy-op-fire", "enemy-action", "enemy-impact",
]  # fmt: skip
# numbered by tools/number_tables.py: MOMENT_NAMES
OWN_TURN: Final = 0
OWN_MOVE: Final = 1
OWN_OFFENSIVE: Final = 2
OWN_ACCURACY: Final = 3
MELEE: Final = 4
ENEMY_AIR_ASSAULT: Final = 5
ENEMY_OFFENSIVE: Final = 6
ENEMY_OP_FIRE: Final = 7
ENEMY_ACTION: Final = 8
ENEMY_IMPACT: Final = 9

# Ranks of Leaders, the lowest first (3.3.1.3); the one Colonel is above the three that the rule lists.
RANK_NAMES: Final = [
    "hero",  # = HERO_RANK
    "lieutenant", "captain", "colonel",
]  # fmt: skip
# numbered by tools/number_tables.py: RANK_NAMES
HERO_RANK: Final = 0
LIEUTENANT: Final = 1
CAPTAIN: Final = 2
COLONEL: Final = 3
