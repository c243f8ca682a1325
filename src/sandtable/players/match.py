"""Matches between two opponents: sides swapped game by game, wins counted, with a confidence interval."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from sandtable.games.combat_commander.packs import find_files, find_packs
from sandtable.games.combat_commander.scenarios import load_scenario
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game, new_game
from sandtable.players.player import Player
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

Z_95 = 1.959963984540054  # normal quantile of a two-sided 95 % interval
MOST_DECISIONS = 100_000  # a game that takes longer has got stuck
PROCESSES = 2
ENOUGH_TO_SHARE = 20  # games from which two processes pay

Progress = Callable[["Played", int], None]  # a finished game, and how many are done


class Played:
    """One finished game of a match."""

    def __init__(self, number: int, scenario: str, seats: tuple[str, str], winner: int, ending: int) -> None:
        self.number = number
        self.scenario = scenario
        self.seats = seats  # players by seat: Axis, Allies
        self.winner = winner  # seat
        self.ending = ending
        self.decisions = [0, 0]  # by seat
        self.seconds = [0.0, 0.0]  # thinking time by seat


class Result:
    """A match of `first` against `second`."""

    def __init__(self, first: str, second: str) -> None:
        self.first = first
        self.second = second
        self.played: list[Played] = []
        self.first_won: list[bool] = []

    def add(self, game: Played) -> None:
        self.played.append(game)
        self.first_won.append(game.winner == first_seat(game.number))

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def first_wins(self) -> int:
        return sum(self.first_won)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the first player's win rate."""
        return wilson(self.first_wins, self.games)

    def milliseconds(self, name: str) -> float:
        """Average thinking time of a player for a decision."""
        decisions, seconds = 0, 0.0
        for game in self.played:
            for seat in range(2):
                if game.seats[seat] == name:
                    decisions += game.decisions[seat]
                    seconds += game.seconds[seat]
        return 1000.0 * seconds / max(1, decisions)

    def to_json(self) -> dict[str, Any]:
        """Two players of the same name are told apart as `name` and `name (2)`."""
        second = self.second if self.second != self.first else f"{self.second} (2)"
        return {
            "games": self.games,
            "wins": {self.first: self.first_wins, second: self.games - self.first_wins},
            "interval": list(self.interval),
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % score interval of a proportion."""
    if games == 0:
        return (0.0, 1.0)
    rate, z2 = wins / games, Z_95 * Z_95
    centre = rate + z2 / (2 * games)
    half = Z_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return (max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale))


# --- scenarios ---


def scenario_names() -> list[str]:
    return sorted(find_files("scenarios", find_packs()))


# --- playing ---


def first_seat(number: int) -> int:
    """The first player has seat 0 in even games, seat 1 in odd ones."""
    return number % 2


def play_out(game: Game, players: list[Player], played: Played) -> None:
    """Ask the players until the game is over, with a clock for each."""
    game.keep_undo = False
    seats = [Seat(game, 0), Seat(game, 1)]
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            return
        who = decision.seat
        begun = time.perf_counter()
        chosen = players[who].choose(seats[who])
        played.seconds[who] += time.perf_counter() - begun
        played.decisions[who] += 1
        game.play(chosen, who)
    raise SandtableError(f"game {played.number} of {played.scenario} does not end")


Job = tuple[int, str, str, str, str]  # number, scenario, first player, second player, seed


def play_game(job: Job) -> Played:
    """One game of a match; everything about it follows from the job."""
    number, scenario, first, second, seed = job
    names = [first, second] if first_seat(number) == 0 else [second, first]
    game = new_game(TITLE, load_scenario(scenario), f"{seed}/{number}")
    played = Played(number, scenario, (names[0], names[1]), -1, 0)
    players = [new_player(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)]
    play_out(game, players, played)
    played.winner, played.ending = game.state.winner, game.state.ending
    return played


def jobs_of(a: str, b: str, scenarios: list[str], games: int, seed: str) -> list[Job]:
    """Each scenario twice in a row, once with either side, then the next one."""
    return [(i, scenarios[i // 2 % len(scenarios)], a, b, seed) for i in range(games)]


def play_match(
    a: str,
    b: str,
    scenarios: list[str] | None = None,
    games: int = 20,
    seed: str = "0",
    progress: Progress | None = None,
    processes: int | None = None,
) -> Result:
    """Play `a` against `b`, by default over all scenarios, and in two processes where that pays."""
    for name in (a, b):
        new_player(name)  # complain at once about an unknown name
    chosen = scenario_names() if not scenarios else scenarios
    for name in chosen:
        load_scenario(name)
    result = Result(a, b)
    if processes is None:
        processes = PROCESSES if games >= ENOUGH_TO_SHARE else 1
    for played in finished_games(jobs_of(a, b, chosen, games, seed), processes):
        result.add(played)
        if progress is not None:
            progress(played, result.games)
    return result


def finished_games(jobs: list[Job], processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from map(play_game, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play_game, jobs)
