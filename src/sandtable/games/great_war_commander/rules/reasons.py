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
NOT_A_UNIT: Final = 72
NO_HMG: Final = 73
NO_OFFENSIVE_LINE: Final = 74
NO_RUNNER: Final = 75
NO_HIGHEST_LEADER: Final = 76
TANK_NO: Final = 77
BOGGED_DOWN: Final = 78
TOO_EARLY: Final = 79
STRATEGY_PLAYED_ALREADY: Final = 80
STRATEGY_JUST_DRAWN: Final = 81
NO_STRATEGY_MOMENT: Final = 82
MEDDLING_PENDING: Final = 83
NO_ENGINEER: Final = 84
OVERSTACK_ON_THE_WAY: Final = 85
BEEN_THERE: Final = 86
NOT_IN_A_LINE: Final = 87
AIR_BARRED: Final = 88
TANKS_ONLY: Final = 89
NO_RUNNER_COUNTER: Final = 90
TANK_THERE: Final = 91
NO_STRATEGY_CARD: Final = 92
STRATEGY_IN_A_PASS: Final = 93
OUT_OF_PERIOD: Final = 94
TANK_FIRES_ALONE: Final = 95
OTHER_LEADER: Final = 96
ONLY_TANKS_THERE: Final = 97
TWO_TANKS: Final = 98
EXITED_BEFORE: Final = 99
NOT_OWN_EDGE: Final = 100
STOPPED_TO_FIGHT: Final = 101
NO_TANK_LEADERS: Final = 102
BROKEN_NO_OFFENSIVE: Final = 103
NO_ACTION: Final = 104
DEFENDERS_ONLY: Final = 105
OTHER_NATION: Final = 106
