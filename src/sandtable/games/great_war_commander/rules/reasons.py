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
NOT_A_UNIT: Final = 61
NO_HMG: Final = 62
NO_OFFENSIVE_LINE: Final = 63
NO_RUNNER: Final = 64
NO_HIGHEST_LEADER: Final = 65
TANK_NO: Final = 66
BOGGED_DOWN: Final = 67
TOO_EARLY: Final = 68
STRATEGY_PLAYED_ALREADY: Final = 69
STRATEGY_JUST_DRAWN: Final = 70
NO_STRATEGY_MOMENT: Final = 71
MEDDLING_PENDING: Final = 72
NO_ENGINEER: Final = 73
OVERSTACK_ON_THE_WAY: Final = 74
BEEN_THERE: Final = 75
NOT_IN_A_LINE: Final = 76
AIR_BARRED: Final = 77
TANKS_ONLY: Final = 78
NO_RUNNER_COUNTER: Final = 79
TANK_THERE: Final = 80
NO_STRATEGY_CARD: Final = 81
STRATEGY_IN_A_PASS: Final = 82
OUT_OF_PERIOD: Final = 83
TANK_FIRES_ALONE: Final = 84
OTHER_LEADER: Final = 85
ONLY_TANKS_THERE: Final = 86
TWO_TANKS: Final = 87
EXITED_BEFORE: Final = 88
NOT_OWN_EDGE: Final = 89
STOPPED_TO_FIGHT: Final = 90
NO_TANK_LEADERS: Final = 91
BROKEN_NO_OFFENSIVE: Final = 92
NO_ACTION: Final = 93
DEFENDERS_ONLY: Final = 94
OTHER_NATION: Final = 95
