"""What a scenario asks for (turn.7): plain data that `victory.py` counts."""

from __future__ import annotations

from typing import Final

# numbered by tools/number_tables.py: SCORE_NAMES
HELD_EACH_TURN: Final = 0
HELD_AT_END: Final = 1
KEPT_AT_END: Final = 2
UNITS_BEYOND: Final = 3
BRIDGE_DESTROYED: Final = 4
BRIDGE_STANDS: Final = 5
DEPOT_EMPTIED: Final = 6
TRAIN_LEFT: Final = 7
UNIT_DESTROYED: Final = 8
FORCE_POINTS_DESTROYED: Final = 9
ICON_DESTROYED: Final = 10
SIZE_CARRIED_OFF: Final = 11
ENGINES_HIT: Final = 12

SCORE_NAMES: Final[list[str]] = [
    "held-each-turn",  # for each of `hexes` held as a turn ends, from turn `since`
    "held-at-end",  # for each of `hexes` held when the game ends
    "kept-at-end",  # for each of `hexes` that the enemy does not hold when the game ends
    "units-beyond",  # for each own unit in one of `hexes` at the end
    "bridge-destroyed",  # for each bridge of `hexes` that does not stand at the end
    "bridge-stands",  # once, if any bridge of `hexes` stands at the end
    "depot-emptied",  # the own depot in `hexes` is empty, or was destroyed by its own side
    "train-left",  # the own train has left by one of `hexes`
    "unit-destroyed",  # for each enemy unit destroyed
    "force-points-destroyed",  # the Force Points of enemy units destroyed
    "icon-destroyed",  # for each icon lost by enemy units of `types`
    "size-carried-off",  # for each size point on a train that has left
    "engines-hit",  # an enemy train has lost an engine
]

BY_POINTS: Final = 0  # more victory points win
BY_GOALS: Final = 1  # the first goal that is met decides
DRAWN: Final = -1


class Score:
    """Victory points of a side."""

    def __init__(self, kind: int, side: int, points: int) -> None:
        self.kind = kind
        self.side = side
        self.points = points
        self.hexes: list[int] = []
        self.types: list[int] = []  # empty: all
        self.since = 1


class Goal:
    """Hexes held at the end: all of these, and so many of those."""

    def __init__(self, side: int, wins: bool) -> None:
        self.side = side
        self.wins = wins  # else it is a draw
        self.hold_all: list[int] = []
        self.hold_some: list[int] = []
        self.some = 0


class Victory:
    def __init__(self) -> None:
        self.rule = BY_POINTS
        self.otherwise = DRAWN  # side that wins a tie, or when no goal is met
        self.scores: list[Score] = []
        self.tie_break: list[Score] = []
        self.goals: list[Goal] = []


class WorksGiven:
    """Installations that a side places before the game."""

    def __init__(self, side: int, kind: int, number: int) -> None:
        self.side = side
        self.kind = kind  # WORK_KINDS
        self.number = number
        self.hexes: list[int] = []
        self.fakes = 0
        self.bought = False  # each is paid for with Force Points


# numbered by tools/number_tables.py: WORK_KINDS as GIVEN_*
GIVEN_WIRE: Final = 0
GIVEN_TRENCH: Final = 1
GIVEN_PILLBOX: Final = 2
GIVEN_MINEFIELD: Final = 3
GIVEN_BARRIER: Final = 4

WORK_KINDS: Final[list[str]] = ["wire", "trench", "pillbox", "minefield", "barrier"]
