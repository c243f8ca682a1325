"""Keys of the structured events. Log lines, animation and reports are made from these, never from prose.

What the player may not know is told with audience HIDDEN: the numbers and rolls of Unknown Enemies.
"""

from __future__ import annotations

from typing import Final

HIDDEN: Final = 0  # audience: nobody

# rules and rulings that make the Enemy do what he does; events carry an index of this list
WHY: Final[list[str]] = [
    "", "9.1", "9.2", "9.6", "10.0", "10.04", "10.05", "10.06", "10.07", "10.08", "10.09", "10.10", "9.4", "9.5",
    "9.8.1", "9.8.2", "9.8.3", "9.8.4", "9.8.5", "9.8.6", "9.8.7", "9.8.8", "9.8.9", "9.8.10", "12.0", "13.0", "13.2",
    "14.1", "14.2", "14.3", "15.0", "16.0", "17.2", "17.3", "17.4", "19.0", "20.0", "22.0.O1", "22.0.O2", "22.0.O4",
    "AI.r05", "AI.r17", "AI.r28", "AI.r30", "7.19", "event", "card", "23.0", "21.1", "AI.r12", "AI.r11",
    "AI.r07", "7.08", "7.07", "shell", "comrade",
]  # fmt: skip


def why(rule: str) -> int:
    return WHY.index(rule)


# (name, kinds of its arguments)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn-begins", ["number"]),
    ("impulse-begins", ["number"]),
    ("team-acts", ["team"]),
    ("drew-card", ["card"]),
    ("card-to-hand", ["card"]),
    ("card-discarded", ["card"]),
    ("card-played", ["card"]),
    ("card-spent", ["card", "man"]),
    ("deck-reshuffled", ["side"]),
    ("event-card", ["card"]),
    ("event", ["side", "number"]),  # = EVENT_ROLLED
    ("event-cancelled", ["side"]),
    ("effect", ["effect", "number", "number", "number"]),
    ("effect-on", ["effect", "man"]),
    ("order-given", ["man", "order", "hex", "man"]),
    ("enemy-card", ["man", "ecard", "why", "row"]),
    ("team-card", ["team", "ecard"]),
    ("enemy-order", ["man", "order", "directions", "why"]),
    ("track", ["team", "number"]),
    ("alerted", ["man", "why"]),
    ("revealed", ["man", "why"]),
    ("confirmed", ["man", "why"]),
    ("dummy-removed", ["man", "why"]),
    ("spotted", ["man", "man", "why"]),
    ("hidden", ["man"]),  # = WAS_HIDDEN
    ("checked", ["man", "roll", "die", "need"]),
    ("confirmed-roll", ["man", "die", "need"]),
    ("passed-by-card", ["man", "roll"]),
    ("failed-by-card", ["man", "roll"]),
    ("rerolled", ["man", "roll"]),
    ("moved", ["man", "hex", "why"]),
    ("held", ["man", "why"]),
    ("left-board", ["man", "edge", "why"]),
    ("ducked-back", ["man", "why"]),
    ("hides", ["man"]),
    ("fired", ["man", "man", "weapon", "number"]),
    ("hit", ["man", "why"]),
    ("ammo", ["man", "weapon", "ammo"]),
    ("no-fire", ["man", "why"]),
    ("wound-card", ["man", "card", "wound"]),
    ("wounded", ["man", "wound"]),
    ("incapacitated", ["man"]),
    ("killed", ["man", "why"]),
    ("morale", ["man", "morale", "why"]),
    ("grenade-armed", ["man"]),
    ("target-marked", ["man", "hex"]),
    ("target-shifted", ["man", "hex", "why"]),
    ("thrown", ["man", "hex", "blast"]),
    ("scattered", ["hex", "hex"]),
    ("near", ["man"]),
    ("far", ["man"]),
    ("dropped", ["man", "blast"]),
    ("made-safe", ["man", "why"]),
    ("exploded", ["hex", "blast"]),
    ("dud", ["hex", "blast"]),
    ("damage", ["man"]),
    ("crater", ["hex"]),
    ("rubble", ["hex"]),
    ("smoke", ["hex"]),
    ("smoke-fades", ["hex"]),
    ("smoke-gone", ["hex"]),
    ("shell", ["blast", "hex", "hex"]),
    ("flare", ["man", "hex", "hex"]),
    ("light-drifts", ["hex", "hex"]),
    ("light-out", ["hex"]),
    ("melee", ["hex"]),
    ("melee-over", ["hex"]),
    ("attacked", ["man", "man"]),
    ("surrendered", ["man", "man"]),
    ("no-quarter", ["man", "man"]),
    ("guard-freed", ["man", "why"]),
    ("guard-relieved", ["man", "man"]),
    ("bandaged", ["man", "wound-kind"]),
    ("papers", ["man"]),
    ("swapped", ["man", "man"]),
    ("assistant", ["man", "man"]),
    ("gun-served", ["gun", "man", "man"]),
    ("gun-left", ["gun", "hex"]),
    ("placed", ["man", "hex"]),
    ("enemy-placed", ["man", "hex"]),
    ("squad", ["number"]),
    ("wind", ["direction"]),
    ("night", ["number"]),
    ("game-over", ["number", "result"]),
    ("points", ["number"]),
    ("random-man", ["man"]),
    ("search-found", ["hex"]),
    ("captured", ["man"]),
    ("shot-for", ["man"]),
]
NAMES: Final = [name for name, _ in EVENTS]


def key(name: str) -> int:
    return NAMES.index(name)


# numbered by tools/number_tables.py: EVENTS
TURN_BEGINS: Final = 0
IMPULSE_BEGINS: Final = 1
TEAM_ACTS: Final = 2
DREW_CARD: Final = 3
CARD_TO_HAND: Final = 4
CARD_DISCARDED: Final = 5
CARD_PLAYED: Final = 6
CARD_SPENT: Final = 7
DECK_RESHUFFLED: Final = 8
EVENT_CARD: Final = 9
EVENT_ROLLED: Final = 10
EVENT_CANCELLED: Final = 11
EFFECT: Final = 12
EFFECT_ON: Final = 13
ORDER_GIVEN: Final = 14
ENEMY_CARD: Final = 15
TEAM_CARD: Final = 16
ENEMY_ORDER: Final = 17
TRACK: Final = 18
ALERTED: Final = 19
REVEALED: Final = 20
CONFIRMED: Final = 21
DUMMY_REMOVED: Final = 22
SPOTTED: Final = 23
WAS_HIDDEN: Final = 24
CHECKED: Final = 25
CONFIRMED_ROLL: Final = 26
PASSED_BY_CARD: Final = 27
FAILED_BY_CARD: Final = 28
REROLLED: Final = 29
MOVED: Final = 30
HELD: Final = 31
LEFT_BOARD: Final = 32
DUCKED_BACK: Final = 33
HIDES: Final = 34
FIRED: Final = 35
HIT: Final = 36
AMMO: Final = 37
NO_FIRE: Final = 38
WOUND_CARD: Final = 39
WOUNDED: Final = 40
INCAPACITATED: Final = 41
KILLED: Final = 42
MORALE: Final = 43
GRENADE_ARMED: Final = 44
TARGET_MARKED: Final = 45
TARGET_SHIFTED: Final = 46
THROWN: Final = 47
SCATTERED: Final = 48
NEAR: Final = 49
FAR: Final = 50
DROPPED: Final = 51
MADE_SAFE: Final = 52
EXPLODED: Final = 53
DUD: Final = 54
DAMAGE: Final = 55
CRATER: Final = 56
RUBBLE: Final = 57
SMOKE: Final = 58
SMOKE_FADES: Final = 59
SMOKE_GONE: Final = 60
SHELL: Final = 61
FLARE: Final = 62
LIGHT_DRIFTS: Final = 63
LIGHT_OUT: Final = 64
MELEE: Final = 65
MELEE_OVER: Final = 66
ATTACKED: Final = 67
SURRENDERED: Final = 68
NO_QUARTER: Final = 69
GUARD_FREED: Final = 70
GUARD_RELIEVED: Final = 71
BANDAGED: Final = 72
PAPERS: Final = 73
SWAPPED: Final = 74
ASSISTANT: Final = 75
GUN_SERVED: Final = 76
GUN_LEFT: Final = 77
PLACED: Final = 78
ENEMY_PLACED: Final = 79
SQUAD: Final = 80
WIND: Final = 81
NIGHT: Final = 82
GAME_OVER: Final = 83
POINTS: Final = 84
RANDOM_MAN: Final = 85
SEARCH_FOUND: Final = 86
CAPTURED: Final = 87
SHOT_FOR: Final = 88
