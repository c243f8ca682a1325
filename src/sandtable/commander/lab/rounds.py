"""Rounds of the school: games around some habits, habits moved by what won, games around those, and so on; at the end
a match of all that were found against the sergeant's, by rules of thumb alone.

    python -m sandtable.commander.lab.rounds TITLE FOLDER --rounds 3 --seconds 100 --processes 16 --check 60

A folder for each round gets its games and the habits they led to; `check.json` what these won. NumPy is needed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from importlib import import_module
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from sandtable.commander.bots.mind import CommanderMind
from sandtable.commander.bots.temper import STEADY
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.lab.habits import learn, read, write
from sandtable.commander.lab.school import Lesson, attend
from sandtable.commander.learned import read_temper
from sandtable.commander.rules.state import State
from sandtable.kernel.game import new_game
from sandtable.lab.training.positions import shape
from sandtable.players.match import generated, scenario_of, wilson
from sandtable.shelf import game_named

APART: Final = 1_000_000  # between the numbers of two processes' games
REACH: Final = (1.5, 1.0)  # steps of the habit of the largest effect: in the first round, and later


class Duel(NamedTuple):
    """Games of one scenario, both sides swapped in each, with some habits against the sergeant's."""

    title: str
    habits: str  # a file
    scenario: str
    games: int
    end: float  # of the clock, after which no further game begins


def fight(duel: Duel) -> tuple[str, str, int, int]:
    """Whose habits, which scenario, games, and how many they won."""
    manifest = game_named(duel.title)
    assert manifest.mind is not None
    thumb = cast(CommanderMind, manifest.mind()).thumb
    learned = type(thumb)(read_temper(Path(duel.habits)))
    scenario = scenario_of(duel.title, duel.scenario)
    played, won = 0, 0
    for number in range(duel.games):
        if time.time() > duel.end:
            break
        game = new_game(manifest.title(), scenario, f"duel/{number // 2}")
        game.keep_undo = False
        seat = number % 2
        sides: list[Thumb] = [type(thumb)(STEADY), type(thumb)(STEADY)]
        sides[seat] = learned
        while not game.over:
            who = game.state.asking
            choices = game.choices
            code = sides[who].choose(cast(State, game.state), who, game.prompt_of(who), choices)
            game.play(choices[0] if len(choices) == 1 else code, who)
            game.events.clear()
        played += 1
        won += game.state.winner == seat
    return duel.habits, duel.scenario, played, won


def play_round(
    pool: Pool, processes: int, title: str, folder: Path, seconds: float, centre: dict[str, Any], looked_at: int
) -> list[dict[str, Any]]:
    """The games of one round."""
    lessons = [
        Lesson(title, str(folder), n * APART, APART, seconds, folder.name, centre, looked_at) for n in range(processes)
    ]
    pool.map(attend, lessons, chunksize=1)
    (folder / "shape.json").write_text(json.dumps({"title": title, **shape(title)}))
    return read(folder)


def check(pool: Pool, title: str, files: list[Path], seconds: float, games: int) -> dict[str, Any]:
    """All habits over the same scenarios and cards: those of the shelf and as many random ones."""
    names = game_named(title).scenario_names()
    scenarios = [name for pair in zip(names, generated(len(names)), strict=True) for name in pair]
    end = time.time() + seconds
    duels = [Duel(title, str(file), scenario, games, end) for scenario in scenarios for file in files]
    found = pool.map(fight, duels, chunksize=1)
    told: dict[str, Any] = {}
    for file in files:
        mine = [one for one in found if one[0] == str(file)]
        played, won = sum(one[2] for one in mine), sum(one[3] for one in mine)
        told[str(file)] = {"games": played, "won": won, "interval": wilson(won, played)}
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn habits in rounds.")
    parser.add_argument("title")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=100.0, help="of a round")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--centre", type=Path, help="habits to begin with")
    parser.add_argument("--looked-at", type=int, default=4, help="positions are written of one game in so many")
    parser.add_argument("--check", type=float, default=60.0, help="seconds of the match at the end")
    parser.add_argument("--check-games", type=int, default=40, help="of each habits in each scenario")
    args = parser.parse_args()
    np: Any = import_module("numpy")
    files: list[Path] = [args.centre] if args.centre else []
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        for number in range(args.rounds):
            centre = json.loads(files[-1].read_text()) if files else {}
            folder = args.folder / f"round-{number}"
            games = play_round(pool, args.processes, args.title, folder, args.seconds, centre, args.looked_at)
            learned = learn(games, centre, REACH[min(number, 1)], np)
            files.append(folder / "habits.json")
            write(files[-1], len(games), learned.habits)
            print(f"--- round {number}\n{learned.told}", flush=True)
        told = check(pool, args.title, files, args.check, args.check_games)
    (args.folder / "check.json").write_text(json.dumps(told, indent=1))
    for name, row in told.items():
        print(f"{name}: {row['won']} of {row['games']}, {row['interval'][0]:.3f} to {row['interval'][1]:.3f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
