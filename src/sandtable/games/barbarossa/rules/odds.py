"""Exact odds of dice: hits of pooled shots, what they do to a unit, Fortitude. Plain arithmetic that rolls nothing."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.dice import FACES
from sandtable.games.barbarossa.rules.fortitude import spirit
from sandtable.games.barbarossa.rules.state import State, card, casualties

# a shot as odds see it
DICE: Final = 0
ACCURACY: Final = 1
NEVER: Final = 0  # it makes nobody test who loses nothing
IF_HIT: Final = 1  # Defend and Ambush fire (ft.6b)
ALWAYS: Final = 2  # Suppression Fire, bombs (ft.1, ft.4)


def chance_of_die(number: int) -> float:
    """To roll so much or less with one die."""
    return max(0, min(FACES, number)) / FACES


def chance_of_two(number: int) -> float:
    """To roll so much or less with two dice (ft.7)."""
    ways = sum(1 for a in range(1, FACES + 1) for b in range(1, FACES + 1) if a + b <= number)
    return ways / (FACES * FACES)


def hits_of(dice: int, accuracy: int) -> list[float]:
    """Chance of each number of hits."""
    found = [1.0]
    p = chance_of_die(accuracy)
    for _ in range(dice):
        found = convolved(found, [1.0 - p, p])
    return found


def convolved(a: list[float], b: list[float]) -> list[float]:
    found = [0.0] * (len(a) + len(b) - 1)
    for i in range(len(a)):
        for j in range(len(b)):
            found[i + j] += a[i] * b[j]
    return found


def pooled(shots: list[list[int]]) -> list[float]:
    """Hits of several shots at one target together (fire.7)."""
    found = [1.0]
    for shot in shots:
        found = convolved(found, hits_of(shot[DICE], shot[ACCURACY]))
    return found


def expected(chances: list[float]) -> float:
    return sum([n * chances[n] for n in range(len(chances))])


class Outcome:
    """What awaits a unit; `hold`, `damage`, `suppress` and `destroy` add up to 1."""

    def __init__(self) -> None:
        self.hits: list[float] = []  # chance of each number
        self.losses: list[float] = []  # chance of each number of icons, up to its size
        self.hold = 0.0  # nothing happens to it
        self.damage = 0.0  # it loses icons and stands
        self.suppress = 0.0  # with or without losses
        self.destroy = 0.0


def fortitude_after(g: State, v: int, lost: int) -> int:
    """Of a unit that has lost so many icons more."""
    table = card(g, v).fortitude
    own = table[min(casualties(g, v) + lost, len(table) - 1)] if table else 0
    return own + spirit(g, v)


def outcome(g: State, v: int, hits: list[float], defense: int, tests: int, suppressed: bool = False) -> Outcome:
    """Hits against Defense (fire.5, fire.6), losses, then one Fortitude Test (A11). `tests` says who tests unharmed."""
    found = Outcome()
    found.hits = hits
    size = max(1, g.u_size[v])
    found.losses = [0.0] * (size + 1)
    for n in range(len(hits)):
        lost = max(0, min(size, n - defense))
        found.losses[lost] += hits[n]
        if lost == size:
            found.destroy += hits[n]
            continue
        tested = lost > 0 or tests == ALWAYS or tests == IF_HIT and n > 0
        fails = 1.0 - chance_of_two(fortitude_after(g, v, lost)) if tested and not suppressed else 0.0
        found.suppress += hits[n] * fails
        if lost:
            found.damage += hits[n] * (1.0 - fails)
        else:
            found.hold += hits[n] * (1.0 - fails)
    return found
