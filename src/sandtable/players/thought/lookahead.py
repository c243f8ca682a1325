"""Looking ahead: each candidate is tried in the same dealt worlds, played on by rules of thumb, and judged.

Worlds hold the hidden cards and all dice to come, so candidates meet the same luck, and their difference tells more
than either worth. Candidates that fall clearly behind drop out, so the time goes where the choice is close.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from sandtable.kernel.game import Game
from sandtable.players.thought.mind import EXPECTED, SPREAD, Mind

LEAST_WORLDS: Final = 4  # before anybody drops out
MOST_STEPS: Final = 400  # of one try; a Turn takes a few dozen
MANY_STEPS: Final = 1_000_000
PATIENCE: Final = 1.5
SURE: Final = 1.6  # standard errors behind the best at which a candidate drops out

Deal = Callable[[int], Game]  # the world of a number


class Worth:
    """What was found of one candidate."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.tries: list[float] = []  # chance to win by world
        self.out = False

    def mean(self) -> float:
        total = 0.0
        for one in self.tries:
            total += one
        return total / max(1, len(self.tries))


class Depth:
    """How much is spent on a question."""

    def __init__(
        self, worlds: int, ticks: int, sure: float = SURE, seconds: float = PATIENCE, steps: int = MANY_STEPS
    ) -> None:
        self.worlds = worlds  # at most
        self.ticks = ticks  # of the clock that a try is played on
        self.sure = sure
        self.seconds = seconds  # after which no further world is dealt, on a slow machine
        self.steps = steps  # quick answers after which none is dealt: the same on every machine


def weigh(deal: Deal, seat: int, mind: Mind, candidates: list[int], depth: Depth) -> list[Worth]:
    """All candidates with their tries, in the order given."""
    found = [Worth(code) for code in candidates]
    begun, steps = monotonic(), 0
    for number in range(depth.worlds):
        racing = [one for one in found if not one.out]
        spent = steps >= depth.steps or monotonic() - begun > depth.seconds
        if len(racing) < 2 or (number >= LEAST_WORLDS and spent):
            break
        world = deal(number)
        for one in racing:
            worth, taken = attempt(world.clone(), seat, mind, one.choice, depth.ticks)
            one.tries.append(worth)
            steps += taken
        if number + 1 >= LEAST_WORLDS:
            drop(racing, depth.sure)
    return found


def attempt(world: Game, seat: int, mind: Mind, choice: int, ticks: int) -> tuple[float, int]:
    """Play a choice, then on by rules of thumb for all seats until the clock has ticked so often.

    The chance to win there, and how many quick answers it took."""
    end = mind.clock(world) + ticks
    world.play(choice, seat)
    steps = play_on(world, mind, end)
    return mind.chance(world, seat), steps


def play_on(world: Game, mind: Mind, end: int) -> int:
    """How many quick answers it took."""
    steps = 0
    while not world.over and mind.clock(world) < end and steps < MOST_STEPS:
        who = world.state.asking
        world.play(mind.answer(world, who), who)
        world.events.clear()  # nobody reads them
        steps += 1
    return steps


def drop(racing: list[Worth], sure: float) -> None:
    """Whoever is so many standard errors behind the best, world by world, is out."""
    best = leader(racing)
    for one in racing:
        if one is best or one is racing[0]:  # the quick answer stays: the others are compared with it
            continue
        gap, error = difference(best, one)
        if gap > sure * error:
            one.out = True


def difference(a: Worth, b: Worth) -> tuple[float, float]:
    """By how much `a` is better in the worlds that both were tried in, and the standard error of it."""
    count = min(len(a.tries), len(b.tries))
    mean, square = 0.0, 0.0
    for i in range(count):
        gap = a.tries[i] - b.tries[i]
        mean += gap
        square += gap * gap
    mean /= count
    variance = max(0.0, square / count - mean * mean) / max(1, count - 1)
    return mean, sqrt(variance) + 1e-6


def leader(found: list[Worth]) -> Worth:
    best = found[0]
    for one in found[1:]:
        if not one.out and (best.out or one.mean() > best.mean()):
            best = one
    return best


def choice_of(found: list[Worth], expected: float = EXPECTED, spread: float = SPREAD) -> Worth:
    """Whoever is believed to be best. The first stands for long experience: others must show that they are better,
    and what few tries say of them is believed only in part."""
    first = found[0]
    best, most = first, 0.0
    for one in found[1:]:
        if len(one.tries) < LEAST_WORLDS or not first.tries:
            continue
        gap, error = difference(one, first)
        believed = expected + (gap - expected) * spread * spread / (spread * spread + error * error)
        if believed > most:
            best, most = one, believed
    return best
