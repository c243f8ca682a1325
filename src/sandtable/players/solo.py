"""Games for one seat: each opponent plays the same seeds alone; wins and victory points are compared."""

from __future__ import annotations

from math import sqrt
from typing import Any

from sandtable.kernel.game import new_game
from sandtable.players.match import Z_95, Played, Progress, checked, finished_games, play_out, thinking_time, wilson
from sandtable.players.registry import new_player
from sandtable.shelf import game_named

Job = tuple[int, str, str, str, str]  # number, title, scenario, player, seed


class SoloResult:
    """What two opponents made of the same games."""

    def __init__(self, first: str, second: str, games: int) -> None:
        self.first = first
        self.second = second
        self.games = games  # of each
        self.played: list[Played] = []

    def of(self, player: str, scenario: str | None = None) -> list[Played]:
        return [p for p in self.played if p.seats[0] == player and (scenario is None or p.scenario == scenario)]

    @property
    def scenarios(self) -> list[str]:
        """Those that were played, in the order in which they came."""
        return list(dict.fromkeys(played.scenario for played in self.played))

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the first player's win rate."""
        mine = self.of(self.first)
        return wilson(wins(mine), len(mine))

    def milliseconds(self, name: str) -> float:
        return thinking_time(self.played, name)

    def to_json(self) -> dict[str, Any]:
        """Wins and points by name; by scenario too. One who is compared with himself stands there once."""
        names = list(dict.fromkeys([self.first, self.second]))
        return {
            "games": self.games,
            "wins": {name: wins(self.of(name)) for name in names},
            "interval": list(self.interval),
            "points": {name: mean(self.of(name)) for name in names},
            "scenarios": {s: {name: line(self.of(name, s)) for name in names} for s in self.scenarios},
        }


def wins(games: list[Played]) -> int:
    return sum(played.winner == 0 for played in games)


def mean(games: list[Played]) -> float:
    return sum(played.points for played in games) / max(1, len(games))


def spread(games: list[Played]) -> float:
    """Half the width of the 95 % interval of the mean points; 0 where too few games were played to tell."""
    if len(games) < 2:
        return 0.0
    middle = mean(games)
    variance = sum((played.points - middle) ** 2 for played in games) / (len(games) - 1)
    return Z_95 * sqrt(variance / len(games))


def line(games: list[Played]) -> dict[str, Any]:
    """One player in one scenario."""
    middle, half = mean(games), spread(games)
    return {
        "games": len(games),
        "wins": wins(games),
        "interval": list(wilson(wins(games), len(games))),
        "points": middle,
        "points_interval": [middle - half, middle + half],
    }


# --- playing ---


def play_alone(job: Job) -> Played:
    """One game; everything about it follows from the job, and players meet the same game under the same number."""
    number, title, scenario, name, seed = job
    game = new_game(game_named(title).title(), game_named(title).scenario(scenario), f"{seed}/{number}")
    played = Played(number, scenario, (name,), -1, 0)
    play_out(game, [new_player(name, f"{seed}/{number}", title=title)], played)
    played.winner, played.ending = game.state.winner, game.state.ending
    points = game.view(0).get("points", 0)
    played.points = points if isinstance(points, int) else 0
    return played


def jobs_of(title: str, players: list[str], scenarios: list[str], games: int, seed: str) -> list[Job]:
    """The scenarios in turn; every game by each player."""
    return [(i, title, scenarios[i % len(scenarios)], name, seed) for i in range(games) for name in players]


def play_solo(
    a: str,
    b: str,
    title: str,
    scenarios: list[str] | None = None,
    games: int = 20,
    seed: str = "0",
    progress: Progress | None = None,
    processes: int | None = None,
) -> SoloResult:
    """`games` games of each, by default over all scenarios."""
    chosen = checked(title, [a, b], scenarios)
    players = list(dict.fromkeys([a, b]))
    result = SoloResult(a, b, games)
    for played in finished_games(play_alone, jobs_of(title, players, chosen, games, seed), processes):
        result.played.append(played)
        if progress is not None:
            progress(played, len(result.played))
    return result
