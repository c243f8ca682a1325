"""How a game is thought about: who answers quickly, how far one looks, and what a position is worth.

A game that wants opponents who look ahead, hints and an analysis gives a `Mind` (`Manifest.mind`); everything that
looks ahead (`lookahead.py`, captain, hints, analysis, puzzles) asks it and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.kernel.game import Game

EXPECTED: Final = -0.01  # chance to win that another choice than the quick answer is expected to cost,
SPREAD: Final = 0.02  # and how far that lies apart from choice to choice

Numbers = tuple[list[float], list[list[list[float]]]]
NO_PLAN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Works on worlds: games in which what its seat cannot know has been dealt afresh already."""

    def answer(self, world: Game, seat: int) -> int:
        """A quick choice by rules of thumb for a seat that is asked in a world."""
        raise NotImplementedError

    def clock(self, world: Game) -> int:
        """Counts up from Turn to Turn; looking ahead ends some ticks later."""
        raise NotImplementedError

    def chance(self, world: Game, seat: int) -> float:
        """How likely the seat's side is to win from here: 0 to 1, exactly so when the game is over."""
        raise NotImplementedError

    def matters(self, world: Game, seat: int) -> bool:
        """Is the question put to a seat one to look ahead at, rather than to answer by rules of thumb?"""
        return True

    def aside(self, world: Game, seat: int) -> float:
        """Of a question that does not matter so much: the part of his worlds that who plays looks ahead by; 0: none."""
        return 0.0

    def prior(self, world: Game, seat: int) -> tuple[float, float]:
        """What another choice than the quick answer is expected to gain here, and how far choices lie apart."""
        return EXPECTED, SPREAD

    def candidates(self, world: Game, seat: int) -> list[int]:
        """Choices worth weighing, the quick answer first; all of them where they are few."""
        raise NotImplementedError

    def planned(self, deal: Callable[[int], Game], seat: int, worlds: int, seconds: float) -> int:
        """The next choice of what is planned as a whole, such as orders under seal; NO_PLAN: choices are weighed one
        by one. Equal worlds give equal plans, as far as there is time: who goes on with one may be another player."""
        return NO_PLAN

    def numbers(self, world: Game, seat: int) -> Numbers:
        """A position from a seat in numbers: of the table, of its own pieces, of the enemy's."""
        raise NotImplementedError
