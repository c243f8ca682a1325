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
NOT_A_UNIT: Final = 76
NO_HMG: Final = 77
NO_OFFENSIVE_LINE: Final = 78
NO_RUNNER: Final = 79
NO_HIGHEST_LEADER: Final = 80
TANK_NO: Final = 81
BOGGED_DOWN: Final = 82
TOO_EARLY: Final = 83
STRATEGY_PLAYED_ALREADY: Final = 84
STRATEGY_JUST_DRAWN: Final = 85
NO_STRATEGY_MOMENT: Final = 86
MEDDLING_PENDING: Final = 87
NO_ENGINEER: Final = 88
OVERSTACK_ON_THE_WAY: Final = 89
BEEN_THERE: Final = 90
NOT_IN_A_LINE: Final = 91
AIR_BARRED: Final = 92
TANKS_ONLY: Final = 93
NO_RUNNER_COUNTER: Final = 94
TANK_THERE: Final = 95
NO_STRATEGY_CARD: Final = 96
STRATEGY_IN_A_PASS: Final = 97
OUT_OF_PERIOD: Final = 98
TANK_FIRES_ALONE: Final = 99
OTHER_LEADER: Final = 100
ONLY_TANKS_THERE: Final = 101
TWO_TANKS: Final = 102
EXITED_BEFORE: Final = 103
NOT_OWN_EDGE: Final = 104
STOPPED_TO_FIGHT: Final = 105
NO_TANK_LEADERS: Final = 106
BROKEN_NO_OFFENSIVE: Final = 107
NO_ACTION: Final = 108
DEFENDERS_ONLY: Final = 109
OTHER_NATION: Final = 110
