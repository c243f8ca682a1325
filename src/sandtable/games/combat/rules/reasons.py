"""Reasons why something is not possible, with the rule each rests on. 0 means that it is possible."""

from __future__ import annotations

from typing import Final

REASONS: Final[list[tuple[str, str]]] = [
    ("possible", "4.0"),  # = OK
    ("not-on-board", "7.0"),
    ("not-yours", "7.0"),
    ("has-order", "7.0"),
    ("prisoner", "17.4"),
    ("in-melee", "15.0"),
    ("still-ducking", "14.2"),
    ("incapacitated", "16.2"),
    ("hide-only", "5.1.1"),
    ("patient", "7.14"),
    ("guard", "17.4"),
    ("not-a-guard", "17.4"),
    ("berserk", "17.2"),
    ("routed", "17.3"),
    ("order-barred", "5.1.1"),
    ("wounded", "16.0"),
    ("no-weapon", "13.0"),
    ("slow-weapon", "14.1"),
    ("not-slow-weapon", "7.03"),
    ("heavy-weapon", "14.1"),
    ("needs-assistant", "14.3"),
    ("no-target-near", "7.08"),
    ("no-grenades", "7.09"),
    ("no-target-in-reach", "7.09"),
    ("too-far", "7.09"),
    ("check-failed", "7.10"),
    ("no-launcher", "7.11"),
    ("no-leader", "7.12"),
    ("nothing-to-reload", "7.13"),
    ("no-medic", "7.14"),
    ("no-patient", "7.14"),
    ("nothing-to-search", "7.15"),
    ("morale-too-good", "7.17"),
    ("rout-check-needed", "7.17"),
    ("not-in-cover", "17.3"),
    ("enemy-in-sight", "17.3"),
    ("nobody-to-carry", "7.18"),
    ("never-chosen", "7.19"),
    ("not-this-team", "4.0"),
    ("already-acted", "4.0"),
    ("not-adjacent", "7.0"),
    ("wrong-direction", "17.2"),
    ("entered-before", "6.0"),
    ("not-closer", "14.2"),
    ("not-known", "13.0"),
    ("not-in-sight", "12.0"),
    ("not-since-start", "7.01"),
    ("out-of-range", "13.0"),
    ("no-ammo", "7.13"),
    ("melee-hex", "15.0"),
    ("already-known", "12.0"),
    ("already-looked", "12.0"),
    ("no-duck-back", "7.19"),
    ("not-in-hand", "5.1"),
    ("not-the-moment", "5.1.2"),
    ("no-initiative", "5.1.3"),
    ("not-set-up-area", "23.0"),
    ("not-in-hex", "14.3"),
    ("lower-quality", "14.3"),
    ("carried", "7.18"),
    ("mixed-hex", "22.0"),
    ("runs-back", "17.3"),
]
KEYS: Final = [key for key, _ in REASONS]

# numbered by tools/number_tables.py: REASONS
OK: Final = 0
NOT_ON_BOARD: Final = 1
NOT_YOURS: Final = 2
HAS_ORDER: Final = 3
PRISONER: Final = 4
IN_MELEE: Final = 5
STILL_DUCKING: Final = 6
INCAPACITATED: Final = 7
HIDE_ONLY: Final = 8
PATIENT: Final = 9
GUARD: Final = 10
NOT_A_GUARD: Final = 11
BERSERK: Final = 12
ROUTED: Final = 13
ORDER_BARRED: Final = 14
WOUNDED: Final = 15
NO_WEAPON: Final = 16
SLOW_WEAPON: Final = 17
NOT_SLOW_WEAPON: Final = 18
HEAVY_WEAPON: Final = 19
NEEDS_ASSISTANT: Final = 20
NO_TARGET_NEAR: Final = 21
NO_GRENADES: Final = 22
NO_TARGET_IN_REACH: Final = 23
TOO_FAR: Final = 24
CHECK_FAILED: Final = 25
NO_LAUNCHER: Final = 26
NO_LEADER: Final = 27
NOTHING_TO_RELOAD: Final = 28
NO_MEDIC: Final = 29
NO_PATIENT: Final = 30
NOTHING_TO_SEARCH: Final = 31
MORALE_TOO_GOOD: Final = 32
ROUT_CHECK_NEEDED: Final = 33
NOT_IN_COVER: Final = 34
ENEMY_IN_SIGHT: Final = 35
NOBODY_TO_CARRY: Final = 36
NEVER_CHOSEN: Final = 37
NOT_THIS_TEAM: Final = 38
ALREADY_ACTED: Final = 39
NOT_ADJACENT: Final = 40
WRONG_DIRECTION: Final = 41
ENTERED_BEFORE: Final = 42
NOT_CLOSER: Final = 43
NOT_KNOWN: Final = 44
NOT_IN_SIGHT: Final = 45
NOT_SINCE_START: Final = 46
OUT_OF_RANGE: Final = 47
NO_AMMO: Final = 48
MELEE_HEX: Final = 49
ALREADY_KNOWN: Final = 50
ALREADY_LOOKED: Final = 51
NO_DUCK_BACK: Final = 52
NOT_IN_HAND: Final = 53
NOT_THE_MOMENT: Final = 54
NO_INITIATIVE: Final = 55
NOT_SET_UP_AREA: Final = 56
NOT_IN_HEX: Final = 57
LOWER_QUALITY: Final = 58
CARRIED: Final = 59
MIXED_HEX: Final = 60
RUNS_BACK: Final = 61
