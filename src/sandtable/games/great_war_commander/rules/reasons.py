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
NOT_A_UNIT: Final = 71
NO_HMG: Final = 72
NO_OFFENSIVE_LINE: Final = 73
NO_RUNNER: Final = 74
NO_HIGHEST_LEADER: Final = 75
TANK_NO: Final = 76
BOGGED_DOWN: Final = 77
TOO_EARLY: Final = 78
STRATEGY_PLAYED_ALREADY: Final = 79
STRATEGY_JUST_DRAWN: Final = 80
NO_STRATEGY_MOMENT: Final = 81
MEDDLING_PENDING: Final = 82
NO_ENGINEER: Final = 83
OVERSTACK_ON_THE_WAY: Final = 84
BEEN_THERE: Final = 85
NOT_IN_A_LINE: Final = 86
AIR_BARRED: Final = 87
TANKS_ONLY: Final = 88
NO_RUNNER_COUNTER: Final = 89
TANK_THERE: Final = 90
NO_STRATEGY_CARD: Final = 91
STRATEGY_IN_A_PASS: Final = 92
OUT_OF_PERIOD: Final = 93
TANK_FIRES_ALONE: Final = 94
OTHER_LEADER: Final = 95
ONLY_TANKS_THERE: Final = 96
TWO_TANKS: Final = 97
EXITED_BEFORE: Final = 98
NOT_OWN_EDGE: Final = 99
STOPPED_TO_FIGHT: Final = 100
NO_TANK_LEADERS: Final = 101
BROKEN_NO_OFFENSIVE: Final = 102
NO_ACTION: Final = 103
DEFENDERS_ONLY: Final = 104
OTHER_NATION: Final = 105
