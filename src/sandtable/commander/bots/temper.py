"""What differs from one opponent to the next of the same skill: how he feels about risk, and about keeping cards."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.habits import PLAIN, Habits


class Temper:
    def __init__(
        self,
        name: str,
        bare: float,
        going: float,
        keeping: float,
        alone: bool,
        attacking: Habits = PLAIN,
        defending: Habits = PLAIN,
    ) -> None:
        self.name = name
        self.bare = bare  # VPs that it is worth to a unit not to end a move in the open, in the sight of enemies
        self.going = going  # how much more than others he makes of Moves and Advances
        self.keeping = keeping  # what he would give an Order up for, to keep its card
        self.alone = alone  # he reckons that a Leader's Movement stays behind with him
        self.attacking = attacking  # his habits by posture
        self.defending = defending


STEADY: Final = Temper("steady", 0.0, 1.0, 1.0, False)
SHELTERED: Final = Temper("sheltered", 2.6, 1.0, 1.0, True)  # the same, but he ends few moves in the open
CAUTIOUS: Final = Temper("cautious", 2.4, 0.9, 1.25, True)
BOLD: Final = Temper("bold", 1.8, 1.15, 0.7, True)
TEMPERS: Final = [STEADY, SHELTERED, CAUTIOUS, BOLD]


def temper_named(name: str) -> Temper:
    for temper in TEMPERS:
        if temper.name == name:
            return temper
    raise KeyError(name)
