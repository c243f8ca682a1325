"""What a scenario asks for (turn.7): plain data that `victory.py` counts."""

from __future__ import annotations

from typing import Final

# numbered by tools/number_tables.py: OBJECTIVE_NAMES
HOLD_AT_END: Final = 0
HOLD_EACH_TURN: Final = 1
DESTROYED_UNITS: Final = 2
DESTROYED_POINTS: Final = 3
DESTROYED_ICONS: Final = 4
UNITS_BEYOND: Final = 5
WORK_STANDS: Final = 6
WORK_DESTROYED: Final = 7
TRAIN_LEFT: Final = 8
SIZE_ABOARD: Final = 9
DEPOT_EMPTY: Final = 10
ENGINES_HIT: Final = 11

OBJECTIVE_NAMES: Final[list[str]] = [
    "hold-at-end",  # VP for each of `hexes` held when the game ends
    "hold-each-turn",  # VP a turn, from turn `since`, for each of `hexes` held
    "destroyed-units",  # VP for each enemy unit destroyed
    "destroyed-points",  # the Force Points of enemy units destroyed
    "destroyed-icons",  # VP for each icon lost by enemy units of `types`
    "units-beyond",  # VP for each own unit in one of `hexes` at the end
    "work-stands",  # VP once if any work in `hexes` stands at the end
    "work-destroyed",  # VP for each work in `hexes` that is destroyed
    "train-left",  # VP if the own train has left by one of `hexes`
    "size-aboard",  # VP for each size point on a train that has left
    "depot-empty",  # VP if the own depot in `hexes` is empty or was destroyed by its owner
    "engines-hit",  # VP if the enemy train has lost an engine
]


class Objective:
    def __init__(self, kind: int, side: int, vp: int) -> None:
        self.kind = kind
        self.side = side
        self.vp = vp
        self.hexes: list[int] = []
        self.types: list[int] = []
        self.since = 1
        self.needed = 0  # a side that must hold at least so many of `hexes` to win at all; 0: it counts VP only
