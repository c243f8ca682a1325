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
NOT_A_UNIT: Final = 80
NO_HMG: Final = 81
NO_OFFENSIVE_LINE: Final = 82
NO_RUNNER: Final = 83
NO_HIGHEST_LEADER: Final = 84
TANK_NO: Final = 85
BOGGED_DOWN: Final = 86
TOO_EARLY: Final = 87
STRATEGY_PLAYED_ALREADY: Final = 88
STRATEGY_JUST_DRAWN: Final = 89
NO_STRATEGY_MOMENT: Final = 90
MEDDLING_PENDING: Final = 91
NO_ENGINEER: Final = 92
OVERSTACK_ON_THE_WAY: Final = 93
BEEN_THERE: Final = 94
NOT_IN_A_LINE: Final = 95
AIR_BARRED: Final = 96
TANKS_ONLY: Final = 97
NO_RUNNER_COUNTER: Final = 98
TANK_THERE: Final = 99
NO_STRATEGY_CARD: Final = 100
STRATEGY_IN_A_PASS: Final = 101
OUT_OF_PERIOD: Final = 102
TANK_FIRES_ALONE: Final = 103
OTHER_LEADER: Final = 104
ONLY_TANKS_THERE: Final = 105
TWO_TANKS: Final = 106
EXITED_BEFORE: Final = 107
NOT_OWN_EDGE: Final = 108
STOPPED_TO_FIGHT: Final = 109
NO_TANK_LEADERS: Final = 110
BROKEN_NO_OFFENSIVE: Final = 111
NO_ACTION: Final = 112
DEFENDERS_ONLY: Final = 113
OTHER_NATION: Final = 114
