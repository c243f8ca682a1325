"""Keys of the structured events. Log lines, the film and reports are made from these, never from prose."""

from __future__ import annotations

from typing import Final

# numbered by tools/number_tables.py: EVENTS
TURN_BEGINS: Final = 0
PHASE_BEGINS: Final = 1
STEP_BEGINS: Final = 2
HEX_STEP: Final = 3
COMMITS: Final = 4
ORDER_SHOWN: Final = 5
LOSES: Final = 6
IS_DESTROYED: Final = 7
IS_SUPPRESSED: Final = 8
RECOVERS: Final = 9
TESTS_FORTITUDE: Final = 10
FIRES: Final = 11
ROLLS: Final = 12
HITS: Final = 13
MOVES: Final = 14
STOPS: Final = 15
IS_REVEALED: Final = 16
HIDES: Final = 17
GAME_OVER: Final = 18
WORK_DESTROYED: Final = 19
PILLBOX_DESTROYED: Final = 20
DEPOT_DESTROYED: Final = 21
FIRES_ON: Final = 22
FIRES_AT_WORK: Final = 23
REROLLS: Final = 24
SMOKE_LAID: Final = 25
WIRE_DESTROYED: Final = 26
IS_CAPTURED: Final = 27
COUNTERASSAULT: Final = 28
ORDER_READ: Final = 29
RADIO_FAILS: Final = 30
MAY_CHANGE: Final = 31
MINEFIELD_FOUND: Final = 32
MINES_EXPLODE: Final = 33
CONTESTS: Final = 34
HOLDS_FIRE: Final = 35
DEPLOYS: Final = 36
WITHDRAWS: Final = 37
TURNS: Final = 38
JOINS: Final = 39
MINES_LAID: Final = 40
MINES_CLEARED: Final = 41
TRACK_DESTROYED: Final = 42
TRACK_REPAIRED: Final = 43
FIRE_STARTS: Final = 44
FIRE_BURNS: Final = 45
FIRE_GOES_OUT: Final = 46
SMOKE_SPREADS: Final = 47
SMOKE_GONE: Final = 48
WIND_BLOWS: Final = 49
BOARDS: Final = 50
DEBARKS: Final = 51
TOWS: Final = 52
WIRE_REMOVED: Final = 53
BARRIER_REMOVED: Final = 54
BRIDGE_BUILT: Final = 55
TRENCH_DUG: Final = 56
PATH_CLEARED: Final = 57
RECEIVES: Final = 58
LOADS: Final = 59
STORES: Final = 60
MARKS_BOX: Final = 61
CARS_LOST: Final = 62
AMMUNITION_LOST: Final = 63
ARRIVES: Final = 64
LAUNCHES: Final = 65
TURNS_BACK: Final = 66
FLIES_HOME: Final = 67
IS_PREPARED: Final = 68
COMBINES: Final = 69
AIR_COMBAT: Final = 70
DUELS: Final = 71
STAYS_OUT: Final = 72
LOW_ON_FUEL: Final = 73
MISSION_LOST: Final = 74
SEARCHES: Final = 75
DRIFTS: Final = 76
PARACHUTES: Final = 77
LANDS_HARD: Final = 78
MUST_WITHDRAW: Final = 79
SUPPLIES_LAND: Final = 80
SUPPLIES_LOST: Final = 81
LEAVES_THE_BOARD: Final = 82

# (name, kinds of its arguments); faces: how many dice show each (dice.py)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn-begins", ["number"]),
    ("phase-begins", ["phase"]),
    ("step-begins", ["step"]),
    ("hex-step", ["number"]),
    ("commits", ["side"]),
    ("order-shown", ["unit", "order"]),
    ("loses", ["unit", "number", "number"]),  # icons lost, icons left
    ("is-destroyed", ["unit", "hex"]),
    ("is-suppressed", ["unit"]),
    ("recovers", ["unit"]),
    ("tests-fortitude", ["unit", "number", "number", "faces"]),  # rolled, needed
    ("fires", ["unit", "unit", "number", "number"]),  # dice, Accuracy
    ("rolls", ["unit", "number", "faces"]),  # hits
    ("hits", ["unit", "number", "number"]),  # taken by a unit, Defense left
    ("moves", ["unit", "hex", "hex"]),
    ("stops", ["unit", "hex"]),
    ("is-revealed", ["unit", "hex"]),
    ("hides", ["unit"]),
    ("game-over", ["side"]),
    ("work-destroyed", ["hex", "work"]),
    ("pillbox-destroyed", ["hex"]),
    ("depot-destroyed", ["hex"]),
    ("fires-on", ["unit", "hex"]),
    ("fires-at-work", ["unit", "hex", "number", "number"]),  # dice, Accuracy
    ("rerolls", ["unit", "unit", "number", "faces"]),  # who lets whom roll again, hits
    ("smoke-laid", ["hex"]),
    ("wire-destroyed", ["hex"]),
    ("is-captured", ["unit", "hex"]),
    ("counterassault", ["unit", "unit"]),  # who enters whose hex
    ("order-read", ["unit", "order"]),
    ("radio-fails", ["unit", "unit", "number"]),
    ("may-change", ["side", "number"]),
    ("minefield-found", ["hex", "mine"]),
    ("mines-explode", ["unit", "hex", "number", "faces"]),  # hits
    ("contests", ["unit", "number", "number"]),  # die, total
    ("holds-fire", ["unit"]),
    ("deploys", ["unit", "hex"]),
    ("withdraws", ["unit", "hex"]),
    ("turns", ["unit", "direction"]),
    ("joins", ["unit", "unit"]),  # who goes into whom
    ("mines-laid", ["unit", "hex", "mine"]),
    ("mines-cleared", ["hex"]),
    ("track-destroyed", ["hex"]),
    ("track-repaired", ["hex"]),
    ("fire-starts", ["hex"]),
    ("fire-burns", ["hex", "number", "number"]),  # turn, markers left
    ("fire-goes-out", ["hex"]),
    ("smoke-spreads", ["hex"]),
    ("smoke-gone", ["hex"]),
    ("wind-blows", ["direction"]),
    ("boards", ["unit", "unit"]),
    ("debarks", ["unit", "hex"]),
    ("tows", ["unit", "unit"]),
    ("wire-removed", ["unit", "hex", "direction"]),
    ("barrier-removed", ["hex", "direction"]),
    ("bridge-built", ["hex", "work"]),
    ("trench-dug", ["hex", "direction"]),
    ("path-cleared", ["hex"]),
    ("receives", ["unit", "number"]),
    ("loads", ["unit", "number"]),
    ("stores", ["unit", "hex", "number"]),
    ("marks-box", ["unit", "order", "number"]),
    ("cars-lost", ["unit", "cars", "number"]),
    ("ammunition-lost", ["unit", "number"]),
    ("arrives", ["unit", "hex"]),
    ("launches", ["unit", "order", "hex"]),
    ("turns-back", ["unit"]),  # it aborts its mission
    ("flies-home", ["unit"]),
    ("is-prepared", ["unit", "number"]),  # Preparation Box
    ("combines", ["unit", "unit"]),
    ("air-combat", ["hex", "number"]),  # round
    ("duels", ["unit", "unit", "hex"]),
    ("stays-out", ["unit"]),
    ("low-on-fuel", ["unit"]),
    ("mission-lost", ["unit", "hex"]),
    ("searches", ["unit", "number", "number"]),  # die, needed
    ("drifts", ["unit", "number"]),  # hexes
    ("parachutes", ["unit", "hex"]),
    ("lands-hard", ["unit", "number"]),  # die
    ("must-withdraw", ["unit"]),
    ("supplies-land", ["hex", "number"]),
    ("supplies-lost", ["unit"]),
    ("leaves-the-board", ["unit", "hex"]),  # a train that gets away
]
