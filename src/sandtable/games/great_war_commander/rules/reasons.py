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
NOT_A_UNIT: Final = 79
NO_HMG: Final = 80
NO_OFFENSIVE_LINE: Final = 81
NO_RUNNER: Final = 82
NO_HIGHEST_LEADER: Final = 83
TANK_NO: Final = 84
BOGGED_DOWN: Final = 85
TOO_EARLY: Final = 86
STRATEGY_PLAYED_ALREADY: Final = 87
STRATEGY_JUST_DRAWN: Final = 88
NO_STRATEGY_MOMENT: Final = 89
MEDDLING_PENDING: Final = 90
NO_ENGINEER: Final = 91
OVERSTACK_ON_THE_WAY: Final = 92
BEEN_THERE: Final = 93
NOT_IN_A_LINE: Final = 94
AIR_BARRED: Final = 95
TANKS_ONLY: Final = 96
NO_RUNNER_COUNTER: Final = 97
TANK_THERE: Final = 98
NO_STRATEGY_CARD: Final = 99
STRATEGY_IN_A_PASS: Final = 100
OUT_OF_PERIOD: Final = 101
TANK_FIRES_ALONE: Final = 102
OTHER_LEADER: Final = 103
ONLY_TANKS_THERE: Final = 104
TWO_TANKS: Final = 105
EXITED_BEFORE: Final = 106
NOT_OWN_EDGE: Final = 107
STOPPED_TO_FIGHT: Final = 108
NO_TANK_LEADERS: Final = 109
BROKEN_NO_OFFENSIVE: Final = 110
NO_ACTION: Final = 111
DEFENDERS_ONLY: Final = 112
OTHER_NATION: Final = 113
