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
NOT_A_UNIT: Final = 77
NO_HMG: Final = 78
NO_OFFENSIVE_LINE: Final = 79
NO_RUNNER: Final = 80
NO_HIGHEST_LEADER: Final = 81
TANK_NO: Final = 82
BOGGED_DOWN: Final = 83
TOO_EARLY: Final = 84
STRATEGY_PLAYED_ALREADY: Final = 85
STRATEGY_JUST_DRAWN: Final = 86
NO_STRATEGY_MOMENT: Final = 87
MEDDLING_PENDING: Final = 88
NO_ENGINEER: Final = 89
OVERSTACK_ON_THE_WAY: Final = 90
BEEN_THERE: Final = 91
NOT_IN_A_LINE: Final = 92
AIR_BARRED: Final = 93
TANKS_ONLY: Final = 94
NO_RUNNER_COUNTER: Final = 95
TANK_THERE: Final = 96
NO_STRATEGY_CARD: Final = 97
STRATEGY_IN_A_PASS: Final = 98
OUT_OF_PERIOD: Final = 99
TANK_FIRES_ALONE: Final = 100
OTHER_LEADER: Final = 101
ONLY_TANKS_THERE: Final = 102
TWO_TANKS: Final = 103
EXITED_BEFORE: Final = 104
NOT_OWN_EDGE: Final = 105
STOPPED_TO_FIGHT: Final = 106
NO_TANK_LEADERS: Final = 107
BROKEN_NO_OFFENSIVE: Final = 108
NO_ACTION: Final = 109
DEFENDERS_ONLY: Final = 110
OTHER_NATION: Final = 111
