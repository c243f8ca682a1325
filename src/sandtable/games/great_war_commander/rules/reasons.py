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
NOT_A_UNIT: Final = 81
NO_HMG: Final = 82
NO_OFFENSIVE_LINE: Final = 83
NO_RUNNER: Final = 84
NO_HIGHEST_LEADER: Final = 85
TANK_NO: Final = 86
BOGGED_DOWN: Final = 87
TOO_EARLY: Final = 88
STRATEGY_PLAYED_ALREADY: Final = 89
STRATEGY_JUST_DRAWN: Final = 90
NO_STRATEGY_MOMENT: Final = 91
MEDDLING_PENDING: Final = 92
NO_ENGINEER: Final = 93
OVERSTACK_ON_THE_WAY: Final = 94
BEEN_THERE: Final = 95
NOT_IN_A_LINE: Final = 96
AIR_BARRED: Final = 97
TANKS_ONLY: Final = 98
NO_RUNNER_COUNTER: Final = 99
TANK_THERE: Final = 100
NO_STRATEGY_CARD: Final = 101
STRATEGY_IN_A_PASS: Final = 102
OUT_OF_PERIOD: Final = 103
TANK_FIRES_ALONE: Final = 104
OTHER_LEADER: Final = 105
ONLY_TANKS_THERE: Final = 106
TWO_TANKS: Final = 107
EXITED_BEFORE: Final = 108
NOT_OWN_EDGE: Final = 109
STOPPED_TO_FIGHT: Final = 110
NO_TANK_LEADERS: Final = 111
BROKEN_NO_OFFENSIVE: Final = 112
NO_ACTION: Final = 113
DEFENDERS_ONLY: Final = 114
OTHER_NATION: Final = 115
