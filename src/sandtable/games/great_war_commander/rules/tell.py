"""Keys of Great War Commander's own structured events, after the family's."""

from __future__ import annotations

from typing import Final

# (name, kinds of its arguments)
OWN_TELLS: Final[list[tuple[str, list[str]]]] = [
    ("strategy-drawn", ["side", "strategy"]),
    ("strategy-drawn-hidden", ["side"]),
    ("strategy-played", ["side", "strategy"]),
    ("strategy-added", ["side", "strategy"]),
    ("strategy-reminder", ["side", "strategy"]),
    ("strategy-discarded", ["side", "strategy"]),
    ("cohesion-lost", ["unit"]),
    ("bog", ["unit", "number", "number"]),
    ("bogged", ["unit"]),
    ("wire-crushed", ["unit", "hex"]),
    ("gas-placed", ["hex"]),
    ("gas-removed", ["hex"]),
    ("ground-changed", ["hex", "terrain"]),
    ("trail-gone", ["hex"]),
    ("fort-reduced", ["hex", "fort", "fort"]),
    ("barrage-placed", ["side", "hex"]),
    ("barrage-removed", ["side", "hex"]),
    ("telephone-replaced", ["side", "radio"]),
    ("box-set", ["side", "number"]),
    ("air-assault", ["side", "number", "number"]),
    ("air-attack", ["side", "hex", "number", "number"]),
    ("runner-placed", ["unit", "hex"]),
    ("runner-delivered", ["unit"]),
    ("meddling-card", ["side", "card"]),
    ("meddling-order", ["side", "card"]),
    ("tank-objective", ["unit", "number"]),
    ("works-done", ["unit", "hex", "fort"]),
    ("hmg-suppressed", ["weapon", "hex"]),
    ("offensive", ["side", "number"]),
    ("probe", ["side", "hex"]),
    ("counterattacked", ["side", "hex"]),
    ("observer-spots", ["side"]),
    ("impact-vacant", ["number", "number", "number"]),
    ("air-cancelled", ["side"]),
    ("highest-leader", ["unit"]),
    ("works-ordered", ["side", "card"]),
    ("order-forfeited", ["side", "card"]),
    ("strategy-seen", ["side", "strategy"]),
    ("strategy-seen-hidden", ["side"]),
    ("strategy-returned", ["side", "strategy"]),
    ("strategy-returned-hidden", ["side"]),
    ("strategy-lapsed", ["side", "strategy"]),
    ("offensive-cancelled", ["side"]),
    ("action-cancelled", ["side", "card"]),
    ("barrage-shifted", ["side", "hex"]),
    ("meddling-drawn", ["side"]),
    ("suppression-gone", ["unit"]),
    ("detached", ["unit", "unit"]),
    ("nation-reshuffles", ["side", "number"]),
]

# numbered by tools/number_tables.py: OWN_TELLS after commander/rules/tell.py EVENTS
STRATEGY_DRAWN: Final = 75
STRATEGY_DRAWN_HIDDEN: Final = 76
STRATEGY_PLAYED: Final = 77
STRATEGY_ADDED: Final = 78
STRATEGY_REMINDER: Final = 79
STRATEGY_DISCARDED: Final = 80
COHESION_LOST: Final = 81
BOG: Final = 82
BOGGED: Final = 83
WIRE_CRUSHED: Final = 84
GAS_PLACED: Final = 85
GAS_REMOVED: Final = 86
GROUND_CHANGED: Final = 87
TRAIL_GONE: Final = 88
FORT_REDUCED: Final = 89
BARRAGE_PLACED: Final = 90
BARRAGE_REMOVED: Final = 91
TELEPHONE_REPLACED: Final = 92
BOX_SET: Final = 93
AIR_ASSAULT: Final = 94
AIR_ATTACK: Final = 95
RUNNER_PLACED: Final = 96
RUNNER_DELIVERED: Final = 97
MEDDLING_CARD: Final = 98
MEDDLING_ORDER: Final = 99
TANK_OBJECTIVE: Final = 100
WORKS_DONE: Final = 101
HMG_SUPPRESSED: Final = 102
OFFENSIVE: Final = 103
PROBE: Final = 104
COUNTERATTACKED: Final = 105
OBSERVER_SPOTS: Final = 106
IMPACT_VACANT: Final = 107
AIR_CANCELLED: Final = 108
HIGHEST_LEADER: Final = 109
WORKS_ORDERED: Final = 110
ORDER_FORFEITED: Final = 111
STRATEGY_SEEN: Final = 112
STRATEGY_SEEN_HIDDEN: Final = 113
STRATEGY_RETURNED: Final = 114
STRATEGY_RETURNED_HIDDEN: Final = 115
STRATEGY_LAPSED: Final = 116
OFFENSIVE_CANCELLED: Final = 117
ACTION_CANCELLED: Final = 118
BARRAGE_SHIFTED: Final = 119
MEDDLING_DRAWN: Final = 120
SUPPRESSION_GONE: Final = 121
DETACHED: Final = 122
NATION_RESHUFFLES: Final = 123
