"""Matches between two opponents: sides swapped game by game, wins counted, with a confidence interval.

A game for one seat is no duel: `solo.py` lets each opponent play it alone.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any, TypeVar

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game, new_game
from sandtable.players.marches import Watch
from sandtable.players.player import Player
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.shelf import Scenario, game_named

Z_95 = 1.959963984540054  # normal quantile of a two-sided 95 % interval
MOST_DECISIONS = 100_000  # a game that takes longer has got stuck
PROCESSES = 2
ENOUGH_TO_SHARE = 20  # games from which two processes pay
RANDOM = "random "  # and a number: a scenario made up by the game's generator

J = TypeVar("J")

Progress = Callable[["Played", int], None]  # a finished game, and how many are done


class Played:
    """One finished game of a match."""

    def __init__(self, number: int, scenario: str, seats: tuple[str, ...], winner: int, ending: int) -> None:
        self.number = number
        self.scenario = scenario
        self.seats = seats  # players by seat
        self.winner = winner  # seat; NOBODY: a draw
        self.ending = ending
        self.points = 0  # of games that have points
        self.decisions = [0] * len(seats)  # by seat
        self.seconds = [0.0] * len(seats)  # thinking time by seat
        self.ended = [0] * len(seats)  # moves of single units by seat, and those
        self.exposed = [0] * len(seats)  # that ended in the open though cover was in reach (marches.py)


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
    def draws(self) -> int:
        return sum(played.winner == NOBODY for played in self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the first player's win rate."""
        return wilson(self.first_wins, self.games)

    def milliseconds(self, name: str) -> float:
        """Average thinking time of a player for a decision."""
        return thinking_time(self.played, name)

    def marches(self, name: str) -> tuple[int, int]:
        """Moves that units of a player ended, and those that ended in the open though cover was in reach."""
        mine = [(game, seat) for game in self.played for seat, player in enumerate(game.seats) if player == name]
        return sum(game.ended[seat] for game, seat in mine), sum(game.exposed[seat] for game, seat in mine)

    @property
    def scenarios(self) -> list[str]:
        """Those that were played, in the order in which they came."""
        return list(dict.fromkeys(played.scenario for played in self.played))

    def sides(self, scenario: str) -> dict[str, Any]:
        """How the sides of a scenario fared, whoever had them: games, wins by seat, decisions of a game on average."""
        games = [played for played in self.played if played.scenario == scenario]
        wins = [sum(played.winner == seat for played in games) for seat in range(len(games[0].seats))]
        return {"games": len(games), "wins": wins, "decisions": sum(sum(p.decisions) for p in games) / len(games)}

    def to_json(self) -> dict[str, Any]:
        """Two players of the same name are told apart as `name` and `name (2)`."""
        second = self.second if self.second != self.first else f"{self.second} (2)"
        return {
            "games": self.games,
            "wins": {self.first: self.first_wins, second: self.games - self.first_wins - self.draws},
            "draws": self.draws,
            "interval": list(self.interval),
            "exposed": {name: list(self.marches(name)[::-1]) for name in dict.fromkeys([self.first, self.second])},
            "scenarios": {scenario: self.sides(scenario) for scenario in self.scenarios},
        }


def thinking_time(games: list[Played], name: str) -> float:
    """Milliseconds of a player's decision on average."""
    decisions, seconds = 0, 0.0
    for game in games:
        for seat, player in enumerate(game.seats):
            if player == name:
                decisions += game.decisions[seat]
                seconds += game.seconds[seat]
    return 1000.0 * seconds / max(1, decisions)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % score interval of a proportion."""
    if games == 0:
        return (0.0, 1.0)
    rate, z2 = wins / games, Z_95 * Z_95
    centre = rate + z2 / (2 * games)
    half = Z_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return (max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale))


# --- playing ---


def first_seat(number: int) -> int:
    """The first player has seat 0 in even games, seat 1 in odd ones."""
    return number % 2


def play_out(game: Game, players: list[Player], played: Played, watch: Watch | None = None) -> None:
    """Ask the players until the game is over, with a clock for each."""
    game.keep_undo = False
    seats = [Seat(game, number) for number in range(len(players))]
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        who = game.state.asking
        begun = time.perf_counter()
        chosen = players[who].choose(seats[who])
        played.seconds[who] += time.perf_counter() - begun
        played.decisions[who] += 1
        if watch is not None:
            watch.look(game, who, chosen)
        game.play(chosen, who)
    raise SandtableError(f"game {played.number} of {played.scenario} does not end")


Job = tuple[int, str, str, str, str, str]  # number, title, scenario, first player, second player, seed


def play_game(job: Job) -> Played:
    """One game of a match; everything about it follows from the job."""
    number, title, scenario, first, second, seed = job
    names = (first, second) if first_seat(number) == 0 else (second, first)
    game = new_game(game_named(title).title(), scenario_of(title, scenario), f"{seed}/{number}")
    played = Played(number, scenario, names, -1, 0)
    players = [new_player(name, f"{seed}/{number}/{seat}", title=title) for seat, name in enumerate(names)]
    make_watch = game_named(title).watch
    watch = make_watch() if make_watch is not None else None
    play_out(game, players, played, watch)
    played.winner, played.ending = game.state.winner, game.state.ending
    if watch is not None:
        played.ended, played.exposed = watch.ended, watch.exposed
    return played


def generated(count: int) -> list[str]:
    """Names of so many random scenarios: the number behind the word makes one."""
    return [f"{RANDOM}{number}" for number in range(1, count + 1)]


def scenario_of(title: str, name: str) -> Scenario:
    """A scenario of the shelf, or a random one by its number."""
    if name.startswith(RANDOM) and name.removeprefix(RANDOM).isdigit():
        return game_named(title).screen().random_scenario(int(name.removeprefix(RANDOM)), {})
    return game_named(title).scenario(name)


def jobs_of(title: str, a: str, b: str, scenarios: list[str], games: int, seed: str) -> list[Job]:
    """Each scenario twice in a row, once with either side, then the next one."""
    return [(i, title, scenarios[i // 2 % len(scenarios)], a, b, seed) for i in range(games)]


def play_match(
    a: str,
    b: str,
    scenarios: list[str] | None = None,
    games: int = 20,
    seed: str = "0",
    progress: Progress | None = None,
    processes: int | None = None,
    title: str | None = None,
) -> Result:
    """Play `a` against `b`, by default over all scenarios, and in two processes where that pays."""
    game = game_named(title).name
    chosen = checked(game, [a, b], scenarios)
    result = Result(a, b)
    for played in finished_games(play_game, jobs_of(game, a, b, chosen, games, seed), processes):
        result.add(played)
        if progress is not None:
            progress(played, result.games)
    return result


def checked(title: str, players: list[str], scenarios: list[str] | None) -> list[str]:
    """The scenarios to be played; an unknown name of any kind is refused before anything is."""
    for name in players:
        new_player(name, title=title)
    chosen = scenarios if scenarios else game_named(title).scenario_names()
    for name in chosen:
        scenario_of(title, name)
    return chosen


def finished_games(play: Callable[[J], Played], jobs: list[J], processes: int | None) -> Iterator[Played]:
    """All games in the order of the jobs, in two processes where that pays."""
    if processes is None:
        processes = PROCESSES if len(jobs) >= ENOUGH_TO_SHARE else 1
    if processes == 1:
        yield from map(play, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs)
