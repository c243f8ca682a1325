"""Names and codes of everything in the game, in the rulebook's words. Data files and notation use the same names."""

from __future__ import annotations

from typing import Final

# sides
FRIENDLY: Final = 0
ENEMY: Final = 1

# Teams (2.0): three Friendly ones, four Enemy ones
TEAM_NAMES: Final = ["able", "baker", "charlie", "red", "yellow", "white", "blue"]
# numbered by tools/number_tables.py: TEAM_NAMES, TEAMS of them
ABLE: Final = 0
BAKER: Final = 1
CHARLIE: Final = 2
RED: Final = 3
YELLOW: Final = 4
WHITE: Final = 5
BLUE: Final = 6
TEAMS: Final = 7

FRIENDLY_TEAMS: Final = 3

# Morale States, worst first (17.0)
MORALE_NAMES: Final = ["rout", "shaken", "cautious", "normal", "bold", "aggressive", "berserk"]
# numbered by tools/number_tables.py: MORALE_NAMES
ROUT: Final = 0
SHAKEN: Final = 1
CAUTIOUS: Final = 2
NORMAL: Final = 3
BOLD: Final = 4
AGGRESSIVE: Final = 5
BERSERK: Final = 6

# Orders (6.0, 7.0, 10.0)
ORDER_NAMES: Final = [
    "none",  # = NO_ORDER
    "aimed-fire",  # = AIMED
    "rapid-fire",  # = RAPID
    "suppressive-fire",  # = SUPPRESSIVE
    "slow-suppressive-fire",  # = SLOW_SUPPRESSIVE
    "run-and-gun", "sneak", "evade", "sprint", "charge", "grenade", "smoke-grenade", "rifle-grenade", "plan", "reload",
    "medical-aid", "search", "hide", "rally", "carry", "duck-back", "melee", "guard",
]  # fmt: skip
# numbered by tools/number_tables.py: ORDER_NAMES, ORDERS of them
NO_ORDER: Final = 0
AIMED: Final = 1
RAPID: Final = 2
SUPPRESSIVE: Final = 3
SLOW_SUPPRESSIVE: Final = 4
RUN_AND_GUN: Final = 5
SNEAK: Final = 6
EVADE: Final = 7
SPRINT: Final = 8
CHARGE: Final = 9
GRENADE: Final = 10
SMOKE_GRENADE: Final = 11
RIFLE_GRENADE: Final = 12
PLAN: Final = 13
RELOAD: Final = 14
MEDICAL_AID: Final = 15
SEARCH: Final = 16
HIDE: Final = 17
RALLY: Final = 18
CARRY: Final = 19
DUCK_BACK: Final = 20
MELEE: Final = 21
GUARD: Final = 22
ORDERS: Final = 23

# what an Order's marker shows for an Impulse (6.0)
NOTHING: Final = 0
MUST_MOVE: Final = 1  # black 1
MAY_MOVE: Final = 2  # blue 1
FIRE: Final = 3  # red 1
FIRE_ELSE_MOVE: Final = 4  # Run & Gun on Impulses 2 and 4
MOVE_TWO: Final = 5  # black 2
ATTACK: Final = 6  # M
ARM: Final = 7  # Grenade, Impulse 1
ADJUST: Final = 8  # Grenade, Smoke Grenade, Impulse 2; Rifle Grenade, Impulses 1 and 2
THROW: Final = 9  # Impulse 3
ENTRIES: Final[list[list[int]]] = [
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, FIRE, NOTHING, FIRE],
    [FIRE, FIRE, FIRE, FIRE],
    [FIRE, FIRE, FIRE, FIRE],
    [NOTHING, FIRE, NOTHING, FIRE],
    [MUST_MOVE, FIRE_ELSE_MOVE, MUST_MOVE, FIRE_ELSE_MOVE],
    [NOTHING, MAY_MOVE, NOTHING, MUST_MOVE],
    [MUST_MOVE, MUST_MOVE, MUST_MOVE, MUST_MOVE],
    [MUST_MOVE, MOVE_TWO, MOVE_TWO, MOVE_TWO],
    [MUST_MOVE, MUST_MOVE, MOVE_TWO, ATTACK],
    [ARM, ADJUST, THROW, MAY_MOVE],
    [NOTHING, ADJUST, THROW, MAY_MOVE],
    [ADJUST, ADJUST, THROW, NOTHING],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, MAY_MOVE, NOTHING, MAY_MOVE],
    [NOTHING, NOTHING, NOTHING, NOTHING],
    [NOTHING, ATTACK, NOTHING, ATTACK],
    [NOTHING, NOTHING, NOTHING, NOTHING],
]
IMPULSES: Final = 4

# terrain of a hex (11.0); the last three come and go as markers
TERRAIN_NAMES: Final = [
    "open", "field", "rocks", "building", "trees", "marsh", "hedge", "wall", "long-grass", "depression", "stream",
    "orchard", "logs", "foxhole", "rubble", "crater",
]  # fmt: skip
# numbered by tools/number_tables.py: TERRAIN_NAMES, TERRAINS of them
OPEN: Final = 0
FIELD: Final = 1
ROCKS: Final = 2
BUILDING: Final = 3
TREES: Final = 4
MARSH: Final = 5
HEDGE: Final = 6
WALL: Final = 7
LONG_GRASS: Final = 8
DEPRESSION: Final = 9
STREAM: Final = 10
ORCHARD: Final = 11
LOGS: Final = 12
FOXHOLE: Final = 13
RUBBLE: Final = 14
CRATER: Final = 15
TERRAINS: Final = 16

# what a card's wound bar says (16.0)
WOUND_NAMES: Final = [
    "close-call", "light-wound", "bad-wound", "head-wound",
    "none",  # = NO_WOUND: Event cards without Initiative have no bar
]  # fmt: skip
# numbered by tools/number_tables.py: WOUND_NAMES
CLOSE_CALL: Final = 0
LIGHT_WOUND: Final = 1
BAD_WOUND: Final = 2
HEAD_WOUND: Final = 3
NO_WOUND: Final = 4

# ammunition of a Weapon (13.0)
LOADED: Final = 0
LOW_AMMO: Final = 1
NO_AMMO: Final = 2

# ranks (2.0j)
RANK_NAMES: Final = ["pvt", "cpl", "sgt", "soldat", "obfr", "lt", "hptm"]
# numbered by tools/number_tables.py: RANK_NAMES
PVT: Final = 0
CPL: Final = 1
SGT: Final = 2
SOLDAT: Final = 3
OBFR: Final = 4
LT: Final = 5
HPTM: Final = 6

# edges of the Board (9.5)
EDGE_NAMES: Final = ["neutral", "friendly", "enemy"]
# numbered by tools/number_tables.py: EDGE_NAMES as *_EDGE
NEUTRAL_EDGE: Final = 0
FRIENDLY_EDGE: Final = 1
ENEMY_EDGE: Final = 2

# types of Friendly cards (5.1)
CARD_TYPE_NAMES: Final = ["discard", "order", "event"]
# numbered by tools/number_tables.py: CARD_TYPE_NAMES
DISCARD: Final = 0
ORDER: Final = 1
EVENT: Final = 2
