"""Which questions are worth looking ahead at: what the best choice gains over the quick answer, by kind of question.

Positions come from games of quick answers. At each, all candidates are tried in the same worlds. One half of the
worlds picks the best, the other half says what that gains, so luck is not taken for skill. The halves together also
tell how far choices truly lie apart, which says how much a few tries may be believed (`thought/lookahead.py`).
"""

from __future__ import annotations

import multiprocessing
import random
import time
from typing import Any, Final

from sandtable.kernel.game import Game, new_game
from sandtable.lab.training.positions import MOST_DECISIONS, scenario_for
from sandtable.players.match import scenario_of
from sandtable.players.seat import Seat
from sandtable.players.thought.lookahead import attempt
from sandtable.players.thought.mind import Mind
from sandtable.shelf import game_named

LOOKED_AT: Final = 0.3  # of the questions that there were not enough of yet
Job = tuple[str, int, float, int, int, str]  # title, number, seconds, worlds, ticks, seed


class Kind:
    """One kind of question."""

    def __init__(self) -> None:
        self.positions = 0
        self.asked = 0  # in all games, looked at or not
        self.others = 0  # candidates beside the quick answer
        self.gaps = 0.0  # of the others against it, summed
        self.products = 0.0  # of the gaps of both halves: their covariance is how far choices truly lie apart
        self.noise = 0.0  # variance of a gap from world to world
        self.gains = [0.0, 0.0, 0.0]  # of the best by an eighth, a quarter and a half of the worlds, in the other half

    def add(self, tries: list[list[float]]) -> None:
        """`tries` by candidate and world, the quick answer first."""
        worlds = len(tries[0])
        half = worlds // 2
        gaps = [[a - b for a, b in zip(other, tries[0], strict=True)] for other in tries[1:]]
        self.positions += 1
        for gap in gaps:
            first, second = mean(gap[:half]), mean(gap[half:])
            self.others += 1
            self.gaps += (first + second) / 2
            self.products += first * second
            self.noise += mean([(g - mean(gap)) ** 2 for g in gap])
        for n, part in enumerate((half // 4, half // 2, half)):
            best = max(gaps, key=lambda gap: mean(gap[:part]))
            self.gains[n] += mean(best[half:]) if mean(best[:part]) > 0 else 0.0

    def to_json(self, games: int) -> dict[str, Any]:
        others, positions = max(1, self.others), max(1, self.positions)
        expected = self.gaps / others
        spread = max(0.0, self.products / others - expected * expected) ** 0.5
        gains = [round(gain / positions, 5) for gain in self.gains]
        return {
            "positions": self.positions,
            "a_game": round(self.asked / games, 2),
            "candidates": round(1 + others / positions, 1),
            "expected": round(expected, 5),
            "spread": round(spread, 5),
            "noise": round((self.noise / others) ** 0.5, 5),
            "gains": gains,
        }


def mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def study(job: Job) -> tuple[int, dict[str, Kind]]:
    """Play games for so many seconds, and look at some questions of each kind; games and what was found."""
    title, number, seconds, worlds, ticks, seed = job
    manifest = game_named(title)
    assert manifest.mind is not None
    mind, found, games = manifest.mind(), dict[str, Kind](), 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        name = scenario_for(title, number + games)
        game = new_game(manifest.title(), scenario_of(title, name), f"{seed}/{number}/{games}")
        look_at(game, mind, found, worlds, ticks, end, random.Random(f"{seed}/{number}/{games}"))
        games += 1
    return games, found


def look_at(
    game: Game, mind: Mind, found: dict[str, Kind], worlds: int, ticks: int, end: float, rng: random.Random
) -> None:
    """Play a game by quick answers; of each kind of question about as many are looked at."""
    game.keep_undo = False
    for _ in range(MOST_DECISIONS):
        if game.over or time.monotonic() > end:
            break
        who = game.state.asking
        if len(game.choices) > 1:
            prompt = game.prompt_of(who)
            kind = found.setdefault(prompt, Kind())
            kind.asked += 1
            usual = sum(one.positions for one in found.values()) / len(found)
            if kind.positions <= usual and rng.random() < LOOKED_AT:
                kind.add(tries_at(game, mind, who, worlds, ticks, str(rng.random())))
        game.play(mind.answer(game, who), who)
        game.events.clear()


def tries_at(game: Game, mind: Mind, who: int, worlds: int, ticks: int, seed: str) -> list[list[float]]:
    seat = Seat(game, who)
    dealt = [seat.world(f"{seed}/{number}") for number in range(worlds)]
    candidates = mind.candidates(dealt[0], who)
    return [[attempt(world.clone(), who, mind, code, ticks)[0] for world in dealt] for code in candidates]


def worths(title: str, seconds: float, worlds: int, processes: int, ticks: int = 1, seed: str = "0") -> dict[str, Any]:
    """By kind of question, the most worthwhile first."""
    jobs = [(title, 10_000 * (n + 1), seconds, worlds, ticks, seed) for n in range(processes)]
    total: dict[str, Kind] = {}
    games = 0
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for played, found in pool.imap(study, jobs):
            games += played
            for name, kind in found.items():
                merge(total.setdefault(name, Kind()), kind)
    rows = {name: kind.to_json(games) for name, kind in total.items()}
    ordered = dict(sorted(rows.items(), key=lambda row: -row[1]["gains"][2] * row[1]["a_game"]))
    return {"title": title, "games": games, "worlds": worlds, "ticks": ticks, "kinds": ordered}


def merge(into: Kind, kind: Kind) -> None:
    into.positions += kind.positions
    into.asked += kind.asked
    into.others += kind.others
    into.gaps += kind.gaps
    into.products += kind.products
    into.noise += kind.noise
    into.gains = [a + b for a, b in zip(into.gains, kind.gains, strict=True)]
