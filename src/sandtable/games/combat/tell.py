"""Keys of the structured events. Log lines, animation and reports are made from these, never from prose.

What the player may not know is told with audience HIDDEN: the numbers and rolls of Unknown Enemies.
"""

from __future__ import annotations

from typing import Final

HIDDEN: Final = 0  # audience: nobody

# rules and rulings that make the Enemy do what he does; events carry an index of this list
WHY: Final[list[str]] = [
    "", "9.1", "9.2", "9.6", "10.0", "10.01", "10.02", "10.03", "10.04", "10.05", "10.06", "10.07", "10.08", "10.09",
    "10.10", "10.11", "10.12", "10.13", "9.4", "9.5", "9.8.1", "9.8.2", "9.8.3", "9.8.4", "9.8.5", "9.8.6", "9.8.7",
    "9.8.8", "9.8.9", "9.8.10", "12.0", "13.0", "13.2", "14.1", "14.2", "14.3", "15.0", "16.0", "17.2", "17.3", "17.4",
    "19.0", "20.0", "22.0.O1", "22.0.O2", "22.0.O4", "AI.r05", "AI.r15", "AI.r17", "AI.r28", "AI.r30", "A14", "7.19",
    "7.16", "event", "card", "A49", "9.0", "AI.r32", "17.4.n", "23.0", "21.1", "18.0", "AI.r12", "AI.r11", "4.0",
    "AI.r07", "11.0", "7.08", "7.07", "A71", "7.18",
]  # fmt: skip


def why(rule: str) -> int:
    return WHY.index(rule)


# (name, kinds of its arguments)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn-begins", ["number"]),
    ("impulse-begins", ["number"]),
    ("team-acts", ["team"]),
    ("drew-card", ["card"]),
    ("cards-set-aside", ["number"]),
    ("card-to-hand", ["card"]),
    ("card-discarded", ["card"]),
    ("card-played", ["card"]),
    ("card-spent", ["card", "man"]),
    ("deck-reshuffled", ["side"]),
    ("event-card", ["card"]),
    ("event", ["side", "number"]),
    ("event-cancelled", ["side"]),
    ("effect", ["effect", "number", "number", "number"]),
    ("effect-on", ["effect", "man"]),
    ("order-given", ["man", "order", "hex", "man"]),
    ("order-taken", ["man", "order", "why"]),
    ("enemy-card", ["man", "ecard", "why"]),
    ("team-card", ["team", "ecard"]),
    ("enemy-order", ["man", "order", "directions", "why"]),
    ("track", ["team", "number"]),
    ("alerted", ["man", "why"]),
    ("revealed", ["man", "why"]),
    ("confirmed", ["man", "why"]),
    ("dummy-removed", ["man", "why"]),
    ("spotted", ["man", "man"]),
    ("hidden", ["man"]),
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
    ("reloaded", ["man"]),
    ("rallied", ["man", "morale"]),
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
]
NAMES: Final = [name for name, _ in EVENTS]


def key(name: str) -> int:
    return NAMES.index(name)


TURN_BEGINS: Final = 0
IMPULSE_BEGINS: Final = 1
TEAM_ACTS: Final = 2
DREW_CARD: Final = 3
CARDS_SET_ASIDE: Final = 4
CARD_TO_HAND: Final = 5
CARD_DISCARDED: Final = 6
CARD_PLAYED: Final = 7
CARD_SPENT: Final = 8
DECK_RESHUFFLED: Final = 9
EVENT_CARD: Final = 10
EVENT_ROLLED: Final = 11
EVENT_CANCELLED: Final = 12
EFFECT: Final = 13
EFFECT_ON: Final = 14
ORDER_GIVEN: Final = 15
ORDER_TAKEN: Final = 16
ENEMY_CARD: Final = 17
TEAM_CARD: Final = 18
ENEMY_ORDER: Final = 19
TRACK: Final = 20
ALERTED: Final = 21
REVEALED: Final = 22
CONFIRMED: Final = 23
DUMMY_REMOVED: Final = 24
SPOTTED: Final = 25
WAS_HIDDEN: Final = 26
CHECKED: Final = 27
CONFIRMED_ROLL: Final = 28
PASSED_BY_CARD: Final = 29
FAILED_BY_CARD: Final = 30
REROLLED: Final = 31
MOVED: Final = 32
HELD: Final = 33
LEFT_BOARD: Final = 34
DUCKED_BACK: Final = 35
HIDES: Final = 36
FIRED: Final = 37
HIT: Final = 38
AMMO: Final = 39
NO_FIRE: Final = 40
WOUND_CARD: Final = 41
WOUNDED: Final = 42
INCAPACITATED: Final = 43
KILLED: Final = 44
MORALE: Final = 45
GRENADE_ARMED: Final = 46
TARGET_MARKED: Final = 47
TARGET_SHIFTED: Final = 48
THROWN: Final = 49
SCATTERED: Final = 50
NEAR: Final = 51
FAR: Final = 52
DROPPED: Final = 53
MADE_SAFE: Final = 54
EXPLODED: Final = 55
DUD: Final = 56
DAMAGE: Final = 57
CRATER: Final = 58
RUBBLE: Final = 59
SMOKE: Final = 60
SMOKE_FADES: Final = 61
SMOKE_GONE: Final = 62
SHELL: Final = 63
FLARE: Final = 64
LIGHT_DRIFTS: Final = 65
LIGHT_OUT: Final = 66
MELEE: Final = 67
MELEE_OVER: Final = 68
ATTACKED: Final = 69
SURRENDERED: Final = 70
NO_QUARTER: Final = 71
GUARD_FREED: Final = 72
GUARD_RELIEVED: Final = 73
BANDAGED: Final = 74
PAPERS: Final = 75
RELOADED: Final = 76
RALLIED: Final = 77
SWAPPED: Final = 78
ASSISTANT: Final = 79
GUN_SERVED: Final = 80
GUN_LEFT: Final = 81
PLACED: Final = 82
ENEMY_PLACED: Final = 83
SQUAD: Final = 84
WIND: Final = 85
NIGHT: Final = 86
GAME_OVER: Final = 87
POINTS: Final = 88
RANDOM_MAN: Final = 89
SEARCH_FOUND: Final = 90
CAPTURED: Final = 91
