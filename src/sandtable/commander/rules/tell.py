"""Keys of the structured events. Log lines, animation and reports are made from these, never from prose."""

from __future__ import annotations

from typing import Final

# (name, kinds of its arguments)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn-begins", ["side", "number"]),
    ("order-given", ["side", "card"]),
    ("action-played", ["side", "card", "action"]),
    ("passed", ["side", "number"]),
    ("discarded", ["side", "card"]),
    ("drew", ["side", "card"]),
    ("drew-hidden", ["side", "number"]),
    ("activated", ["unit"]),
    ("activated-player", ["side"]),
    ("rolled", ["side", "card", "purpose", "number"]),
    ("rerolled", ["side"]),
    ("revealed", ["side", "card"]),
    ("trigger", ["side", "trigger"]),
    ("event", ["side", "event"]),
    ("random-hex", ["side", "hex"]),
    ("weapon-broke", ["weapon"]),
    ("weapon-fixed", ["weapon"]),
    ("weapon-lost", ["weapon"]),
    ("weapon-given", ["weapon", "unit"]),
    ("broke", ["unit"]),
    ("rallied", ["unit"]),
    ("suppressed", ["unit"]),
    ("unsuppressed", ["side"]),
    ("veteran", ["unit"]),
    ("eliminated", ["unit"]),
    ("replaced", ["unit", "unit"]),
    ("vp", ["side", "number"]),
    ("control", ["number", "side"]),
    ("moved", ["unit", "hex", "hex", "number"]),
    ("advanced", ["unit", "hex", "hex"]),
    ("retreated", ["unit", "hex", "hex"]),
    ("placed", ["unit", "hex"]),
    ("exited", ["unit"]),
    ("attack", ["side", "hex", "number", "number"]),
    ("attack-piece", ["piece"]),
    ("attack-total", ["number", "number"]),
    ("defence", ["unit", "number", "number", "number"]),
    ("targeting", ["piece", "number", "number", "number"]),
    ("smoke", ["hex", "number"]),
    ("smoke-gone", ["hex"]),
    ("blaze", ["hex"]),
    ("fortified", ["hex", "fort"]),
    ("fort-gone", ["hex", "fort"]),
    ("melee", ["hex", "number", "number"]),
    ("melee-total", ["side", "number"]),
    ("time", ["number"]),
    ("reshuffled", ["side"]),
    ("sudden-death", ["number", "number"]),
    ("radio-broke", ["side"]),
    ("radio-fixed", ["side"]),
    ("radio-lost", ["side"]),
    ("radio-arrived", ["side", "radio"]),
    ("spotting-round", ["hex"]),
    ("drift", ["hex", "number"]),
    ("chit-open", ["chit"]),
    ("chit-secret", ["side", "chit"]),
    ("chit-secret-hidden", ["side"]),
    ("hand-shown", ["side"]),
    ("surrender-moved", ["side", "number"]),
    ("support-roll", ["side", "number"]),
    ("initiative", ["side"]),
    ("game-over", ["side", "ending"]),
    ("rally-roll", ["unit", "number", "number"]),
    ("rout-roll", ["unit", "number", "number"]),
    ("commissar-roll", ["unit", "number", "number"]),
    ("attack-reduced", ["number"]),
    ("mine-attack", ["hex", "number"]),
    ("impact", ["hex", "number", "number"]),
    ("set-up", ["unit", "hex"]),
    ("set-up-done", ["side"]),
    ("scenario-change", ["number", "side"]),
    ("abandoned", ["side"]),
    ("seen-card", ["side", "card"]),
    ("smoke-drawn", ["side", "number"]),
    ("time-space", ["unit", "number"]),
]

# numbered by tools/number_tables.py: EVENTS
TURN_BEGINS: Final = 0
ORDER_GIVEN: Final = 1
ACTION_PLAYED: Final = 2
PASSED: Final = 3
DISCARDED: Final = 4
DREW: Final = 5
DREW_HIDDEN: Final = 6
ACTIVATED: Final = 7
ACTIVATED_PLAYER: Final = 8
ROLLED: Final = 9
REROLLED: Final = 10
REVEALED: Final = 11
TRIGGER: Final = 12
EVENT: Final = 13
RANDOM_HEX: Final = 14
WEAPON_BROKE: Final = 15
WEAPON_FIXED: Final = 16
WEAPON_LOST: Final = 17
WEAPON_GIVEN: Final = 18
BROKE: Final = 19
RALLIED: Final = 20
SUPPRESSED: Final = 21
UNSUPPRESSED: Final = 22
VETERAN: Final = 23
ELIMINATED: Final = 24
REPLACED: Final = 25
VP: Final = 26
CONTROL: Final = 27
MOVED: Final = 28
ADVANCED: Final = 29
RETREATED: Final = 30
PLACED: Final = 31
EXITED: Final = 32
ATTACK: Final = 33
ATTACK_PIECE: Final = 34
ATTACK_TOTAL: Final = 35
DEFENCE: Final = 36
TARGETING: Final = 37
SMOKE: Final = 38
SMOKE_GONE: Final = 39
BLAZE: Final = 40
FORTIFIED: Final = 41
FORT_GONE: Final = 42
MELEE: Final = 43
MELEE_TOTAL: Final = 44
TIME: Final = 45
RESHUFFLED: Final = 46
SUDDEN_DEATH: Final = 47
RADIO_BROKE: Final = 48
RADIO_FIXED: Final = 49
RADIO_LOST: Final = 50
RADIO_ARRIVED: Final = 51
SPOTTING_ROUND: Final = 52
DRIFT: Final = 53
CHIT_OPEN: Final = 54
CHIT_SECRET: Final = 55
CHIT_SECRET_HIDDEN: Final = 56
HAND_SHOWN: Final = 57
SURRENDER_MOVED: Final = 58
SUPPORT_ROLL: Final = 59
INITIATIVE: Final = 60
GAME_OVER: Final = 61
RALLY_ROLL: Final = 62
ROUT_ROLL: Final = 63
COMMISSAR_ROLL: Final = 64
ATTACK_REDUCED: Final = 65
MINE_ATTACK: Final = 66
IMPACT: Final = 67
SET_UP: Final = 68
SET_UP_DONE: Final = 69
SCENARIO_CHANGE: Final = 70
ABANDONED: Final = 71
SEEN_CARD: Final = 72
SMOKE_DRAWN: Final = 73
TIME_SPACE: Final = 74

# What brought a piece in: the third value of PLACED, SUPPORT_ROLL and RADIO_ARRIVED, an Event's number or one of these.
BY_TIME: Final = -1
BY_HIDDEN_UNIT: Final = -2
