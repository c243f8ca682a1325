"""Chances of dice: hits of a Fire Test, of several together, and what gets past a Defense."""

from __future__ import annotations

from typing import Final

FACES: Final = 6
WAYS_TO_ROLL: Final = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]  # of 36: two dice of so much at most

SPREADS: Final[dict[int, list[float]]] = {}


def spread_of(dice: int, accuracy: int) -> list[float]:
    """Chance of each number of hits."""
    key = dice * 8 + accuracy
    found = SPREADS.get(key)
    if found is None:
        p = min(accuracy, FACES) / FACES
        found = [1.0]
        for _ in range(dice):
            found = together(found, [1.0 - p, p])
        SPREADS[key] = found
    return found


def together(a: list[float], b: list[float]) -> list[float]:
    """Of two rolls, added up."""
    made = [0.0] * (len(a) + len(b) - 1)
    for i in range(len(a)):
        x = a[i]
        for j in range(len(b)):
            made[i + j] += x * b[j]
    return made


def losses(spread: list[float], defense: int, size: int) -> float:
    """Casualties to be expected."""
    total = 0.0
    for hits in range(defense + 1, len(spread)):
        total += spread[hits] * min(hits - defense, size)
    return total


def chance_of_more(spread: list[float], number: int) -> float:
    """More hits than so many."""
    total = 0.0
    for hits in range(number + 1, len(spread)):
        total += spread[hits]
    return total


def chance_to_pass(fortitude: int) -> float:
    """A Fortitude Test."""
    return WAYS_TO_ROLL[max(0, min(fortitude, len(WAYS_TO_ROLL) - 1))] / 36.0


def excess(mean: float, defense: int) -> float:
    """Rough casualties of so many hits on average against a Defense: Poisson, cut off where nothing is left."""
    chance = 2.718281828459045**-mean
    total = mean - defense
    for hits in range(defense):
        total += chance * (defense - hits)
        chance = chance * mean / (hits + 1)
    return max(0.0, total)
