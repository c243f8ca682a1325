"""The ladder: all opponents of a game against each other, and what that says of their strength.

Ratings are Bradley and Terry's by maximum likelihood, on the scale that Elo made common (400 points are ten to one),
the sergeant at 1000. A draw counts as half a win for both. The interval is two standard errors by Fisher's information.
"""

from __future__ import annotations

from itertools import combinations
from math import exp, inf, log, sqrt
from typing import Any, Final

from sandtable.players.match import Progress, Result, play_match
from sandtable.players.registry import ranks_of

SCALE: Final = 400 / log(10)
ANCHOR: Final = "sergeant"
ANCHORED_AT: Final = 1000
ROUNDS: Final = 500
PRIOR: Final = 0.5  # drawn games against nobody in particular, so that who never won has a number too


class Standing:
    """One opponent's place."""

    def __init__(self, name: str, rating: float, error: float, points: float, games: int) -> None:
        self.name = name
        self.rating = rating
        self.error = error  # standard error; of the difference to the anchor
        self.points = points
        self.games = games

    def to_json(self) -> dict[str, Any]:
        low, high = self.rating - 1.96 * self.error, self.rating + 1.96 * self.error
        return {
            "name": self.name,
            "rating": round(self.rating),
            "interval": [round(low), round(high)],
            "points": self.points,
            "games": self.games,
        }


def play_ladder(
    title: str, games: int, seed: str = "0", names: list[str] | None = None, progress: Progress | None = None
) -> tuple[list[Standing], list[Result]]:
    """Every pair of opponents plays so many games over all scenarios, sides swapped."""
    chosen = names if names is not None else ranks_of(title)
    results = [
        play_match(b, a, games=games, seed=f"{seed}/{a}/{b}", title=title, progress=progress)
        for a, b in combinations(chosen, 2)
    ]
    return standings(chosen, results), results


def standings(names: list[str], results: list[Result]) -> list[Standing]:
    """The strongest first."""
    won = {(a, b): 0.0 for a in names for b in names}
    for result in results:
        half = result.draws / 2
        won[result.first, result.second] += result.first_wins + half
        won[result.second, result.first] += result.games - result.first_wins - half
    strength = fit(names, won)
    zero = strength[ANCHOR] if ANCHOR in names else sum(strength.values()) / len(names)
    found = []
    for name in names:
        points = sum(won[name, other] for other in names)
        games = points + sum(won[other, name] for other in names)
        rating = ANCHORED_AT + SCALE * (strength[name] - zero)
        found.append(Standing(name, rating, SCALE * error_of(name, names, won, strength), points, round(games)))
    return sorted(found, key=lambda one: -one.rating)


def fit(names: list[str], won: dict[tuple[str, str], float]) -> dict[str, float]:
    """Logarithms of strength by Zermelo's iteration."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            points, weight = PRIOR, 2 * PRIOR / (strength[name] + 1.0)
            for other in names:
                points += won[name, other]
                weight += (won[name, other] + won[other, name]) / (strength[name] + strength[other])
            strength[name] = points / weight
    return {name: log(value) for name, value in strength.items()}


def error_of(name: str, names: list[str], won: dict[tuple[str, str], float], strength: dict[str, float]) -> float:
    """Standard error of a strength, the others' being held fixed; none for the anchor, by which all are measured."""
    if name == ANCHOR:
        return 0.0
    information = 0.0
    for other in names:
        chance = 1 / (1 + exp(strength[other] - strength[name]))
        information += (won[name, other] + won[other, name]) * chance * (1 - chance)
    return 1 / sqrt(information) if information else inf
