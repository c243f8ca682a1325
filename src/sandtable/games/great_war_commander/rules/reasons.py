"""Great War Commander's own reasons why something is not possible, after the family's."""

from __future__ import annotations

from typing import Final

OWN_REASONS: Final = [
    "not-a-unit",
    "no-hmg",
    "no-offensive-line",
    "no-runner",
    "no-highest-leader",
    "tank-no",
    "bogged-down",
    "too-early",
    "strategy-played-already",
    "strategy-just-drawn",
    "no-strategy-moment",
    "meddling-pending",
    "no-engineer",
    "overstack-on-the-way",
    "been-there",
    "not-in-a-line",
    "air-barred",
    "tanks-only",
    "no-runner-counter",
    "tank-there",
    "no-strategy-card",
    "strategy-in-a-pass",
    "out-of-period",
    "tank-fires-alone",
    "other-leader",
    "only-tanks-there",
    "two-tanks",
    "exited-before",
    "not-own-edge",
    "stopped-to-fight",
    "no-tank-leaders",
    "broken-no-offensive",
    "no-action",
    "defenders-only",
    "other-nation",
]
# numbered by tools/number_tables.py: OWN_REASONS after commander/rules/reasons.py REASON_NAMES
NOT_A_UNIT: Final = 64
NO_HMG: Final = 65
NO_OFFENSIVE_LINE: Final = 66
NO_RUNNER: Final = 67
NO_HIGHEST_LEADER: Final = 68
TANK_NO: Final = 69
BOGGED_DOWN: Final = 70
TOO_EARLY: Final = 71
STRATEGY_PLAYED_ALREADY: Final = 72
STRATEGY_JUST_DRAWN: Final = 73
NO_STRATEGY_MOMENT: Final = 74
MEDDLING_PENDING: Final = 75
NO_ENGINEER: Final = 76
OVERSTACK_ON_THE_WAY: Final = 77
BEEN_THERE: Final = 78
NOT_IN_A_LINE: Final = 79
AIR_BARRED: Final = 80
TANKS_ONLY: Final = 81
NO_RUNNER_COUNTER: Final = 82
TANK_THERE: Final = 83
NO_STRATEGY_CARD: Final = 84
STRATEGY_IN_A_PASS: Final = 85
OUT_OF_PERIOD: Final = 86
TANK_FIRES_ALONE: Final = 87
OTHER_LEADER: Final = 88
ONLY_TANKS_THERE: Final = 89
TWO_TANKS: Final = 90
EXITED_BEFORE: Final = 91
NOT_OWN_EDGE: Final = 92
STOPPED_TO_FIGHT: Final = 93
NO_TANK_LEADERS: Final = 94
BROKEN_NO_OFFENSIVE: Final = 95
NO_ACTION: Final = 96
DEFENDERS_ONLY: Final = 97
OTHER_NATION: Final = 98
