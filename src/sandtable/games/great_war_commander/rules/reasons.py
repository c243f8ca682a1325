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
NOT_A_UNIT: Final = 75
NO_HMG: Final = 76
NO_OFFENSIVE_LINE: Final = 77
NO_RUNNER: Final = 78
NO_HIGHEST_LEADER: Final = 79
TANK_NO: Final = 80
BOGGED_DOWN: Final = 81
TOO_EARLY: Final = 82
STRATEGY_PLAYED_ALREADY: Final = 83
STRATEGY_JUST_DRAWN: Final = 84
NO_STRATEGY_MOMENT: Final = 85
MEDDLING_PENDING: Final = 86
NO_ENGINEER: Final = 87
OVERSTACK_ON_THE_WAY: Final = 88
BEEN_THERE: Final = 89
NOT_IN_A_LINE: Final = 90
AIR_BARRED: Final = 91
TANKS_ONLY: Final = 92
NO_RUNNER_COUNTER: Final = 93
TANK_THERE: Final = 94
NO_STRATEGY_CARD: Final = 95
STRATEGY_IN_A_PASS: Final = 96
OUT_OF_PERIOD: Final = 97
TANK_FIRES_ALONE: Final = 98
OTHER_LEADER: Final = 99
ONLY_TANKS_THERE: Final = 100
TWO_TANKS: Final = 101
EXITED_BEFORE: Final = 102
NOT_OWN_EDGE: Final = 103
STOPPED_TO_FIGHT: Final = 104
NO_TANK_LEADERS: Final = 105
BROKEN_NO_OFFENSIVE: Final = 106
NO_ACTION: Final = 107
DEFENDERS_ONLY: Final = 108
OTHER_NATION: Final = 109
