"""Weighing choices: each is tried in the same worlds, played on for a while by quick answers, and the end is judged.

A world is dealt from what one seat may know (`Seat.world`), so no weighing knows more than its player. The same world
is used for every choice (common random numbers), and choices are compared world by world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from sandtable.kernel.game import Game
from sandtable.players.mind import Mind
from sandtable.players.thought.lookahead import play_on

TICKS: Final = 1  # of the mind's clock by which a world is played on

Line = Sequence[int]  # choices that a seat makes one after the other; after them it answers quickly
Deal = Callable[[int], Game]  # a world by its number


class Weigher:
    """Counts the quick answers that it has had given (`steps`): the measure of work, equal on every machine."""

    def __init__(self, mind: Mind, ticks: int = TICKS) -> None:
        self.mind = mind
        self.ticks = ticks
        self.steps = 0

    def worth(self, world: Game, seat: int, line: Line) -> float | None:
        """The seat's chance to win after it plays a line in a copy of a world; None if the world does not allow it."""
        copy = world.clone()
        until = self.mind.clock(copy) + self.ticks
        for code in line:
            if code not in copy.offered(seat):
                return None
            copy.play(code, seat)
        self.steps += play_on(copy, self.mind, until)
        return self.mind.chance(copy, seat)


class Weighing:
    """Lines of one seat at one moment, and what each was worth in the worlds so far."""

    def __init__(self, seat: int, lines: list[list[int]], deal: Deal) -> None:
        self.seat = seat
        self.lines = lines
        self.deal = deal
        self.worths: list[list[float]] = [[] for _ in lines]
        self.dealt = 0

    def add_world(self, weigher: Weigher, which: Sequence[int] | None = None) -> None:
        """Try all lines, or some, in one world more; a world that bars one of them counts for none."""
        world = self.deal(self.dealt)
        self.dealt += 1
        wanted = range(len(self.lines)) if which is None else which
        found = [(i, weigher.worth(world, self.seat, self.lines[i])) for i in wanted]
        if any(worth is None for _, worth in found):
            return
        for i, worth in found:
            assert worth is not None
            self.worths[i].append(worth)

    def take_in(self, other: Weighing) -> None:
        """The same lines in other worlds."""
        assert other.lines == self.lines
        self.dealt += other.dealt
        for mine, more in zip(self.worths, other.worths, strict=True):
            mine += more

    @property
    def is_weighed(self) -> bool:
        return all(self.worths)

    def mean(self, line: int) -> float:
        return sum(self.worths[line]) / len(self.worths[line])

    def best(self) -> int:
        """Of equals the first: minds name the quick answer first."""
        return max(range(len(self.lines)), key=lambda i: (self.mean(i), -i))

    def ranking(self) -> list[int]:
        return sorted(range(len(self.lines)), key=lambda i: (-self.mean(i), i))

    def gap(self, better: int, worse: int) -> tuple[float, float]:
        """By how much one line beats another on average, and the standard error of that, world by world."""
        return mean_and_error([a - b for a, b in zip(self.worths[better], self.worths[worse], strict=False)])


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The standard error of too few values is as large as any."""
    count = len(values)
    if count == 0:
        return 0.0, 1.0
    mean = sum(values) / count
    if count == 1:
        return mean, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)
