"""Positions to learn from: games played to their end, some of them with slips, and looked at once a Turn.

A file of positions is a line of JSON (shape, count) and then, for each position, 32-bit floats: who won for the seat
that looks, how many pieces it has and the enemy has, the numbers of the table, and those of each piece.

python -m sandtable.lab.training.positions TITLE FOLDER --games 3000 (docs/opponents.md says what comes of them)
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game, new_game
from sandtable.players.match import RANDOM, scenario_of
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.players.thought.mind import Mind, Numbers
from sandtable.shelf import game_named

SLIPS: Final = (0.0, 0.0, 0.02, 0.06)  # how often a side chooses anything, by game
MOST_DECISIONS: Final = 20_000
QUICK: Final = "sergeant"
GENERATED: Final = 4000  # random scenarios to learn from; their numbers are none of those that matches are played over

Job = tuple[str, int, int, str, str, str]  # title, first game, games, seed, players' level, file


def write_positions(job: Job) -> int:
    """Play the games of a job and write what was seen; how many positions."""
    title, first, games, seed, level, path = job
    with open(path, "wb") as file:
        return sum(play_one(file, title, number, seed, level) for number in range(first, first + games))


def play_one(file: BinaryIO, title: str, number: int, seed: str, level: str) -> int:
    """One game. Sergeants play on the true state, of which their rules of thumb read only what they may."""
    manifest = game_named(title)
    rng = random.Random(f"{seed}/{number}")
    game = new_game(manifest.title(), scenario_of(title, scenario_for(title, number)), f"{seed}/{number}")
    game.keep_undo = False
    assert manifest.mind is not None
    mind = manifest.mind()
    choose = slipping(game, chooser(game, mind, level, f"{seed}/{number}"), rng)
    return write_all(file, game, watch(game, mind, choose))


def scenario_for(title: str, number: int) -> str:
    """Those of the shelf and random ones by turns, so that nothing is learned of a dozen maps alone."""
    names = game_named(title).scenario_names()
    return names[number // 2 % len(names)] if number % 2 == 0 else f"{RANDOM}{number // 2 % GENERATED + 1000}"


def chooser(game: Game, mind: Mind, level: str, seed: str) -> Callable[[int], int]:
    if level == QUICK:
        return lambda who: mind.answer(game, who)
    players = [new_player(level, f"{seed}/{seat}", title=game.title.name) for seat in range(2)]
    seats = [Seat(game, seat) for seat in range(2)]
    return lambda who: players[who].choose(seats[who])


def slipping(game: Game, choose: Callable[[int], int], rng: random.Random) -> Callable[[int], int]:
    """The same, but each side chooses anything now and then."""
    slips = [rng.choice(SLIPS), rng.choice(SLIPS)]
    return lambda who: rng.choice(game.choices) if rng.random() < slips[who] else choose(who)


def watch(game: Game, mind: Mind | None, choose: Callable[[int], int]) -> list[tuple[int, Numbers]]:
    """Play a game; what both seats saw at the beginning of each Turn, if there is a mind to look."""
    seen: list[tuple[int, Numbers]] = []
    clock = mind.clock(game) if mind else 0
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        if mind and mind.clock(game) != clock:
            clock = mind.clock(game)
            seen += [(seat, mind.numbers(game, seat)) for seat in range(2)]
        who = game.state.asking
        game.play(choose(who), who)
        game.events.clear()  # nobody reads them
    return seen


def write_all(file: BinaryIO, game: Game, seen: list[tuple[int, Numbers]]) -> int:
    """What was seen in a game that is over, with who won it; how many positions."""
    winner = game.state.winner
    for seat, numbers in seen:
        write(file, 0.5 if winner == NOBODY else float(winner == seat), numbers)
    return len(seen)


def write(file: BinaryIO, won: float, numbers: Numbers) -> None:
    table, pieces = numbers
    row = array("f", [won, float(len(pieces[0])), float(len(pieces[1])), *table])
    for side in pieces:
        for piece in side:
            row.extend(piece)
    row.tofile(file)


def gather(title: str, games: int, folder: Path, processes: int, seed: str = "0", level: str = QUICK) -> list[Path]:
    """Files of positions, one for each process."""
    folder.mkdir(parents=True, exist_ok=True)
    share = -(-games // processes)
    jobs = [(title, n * share, share, seed, level, str(folder / f"{n}.positions")) for n in range(processes)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        counts = pool.map(write_positions, jobs)
    (folder / "shape.json").write_text(json.dumps({"title": title, "positions": sum(counts), **shape(title)}))
    return [Path(job[5]) for job in jobs]


def shape(title: str) -> dict[str, int]:
    """How many numbers a table and a piece have."""
    manifest = game_named(title)
    assert manifest.mind is not None
    mind = manifest.mind()
    game = new_game(manifest.title(), manifest.scenario(manifest.scenario_names()[0]), "shape")
    game.keep_undo = False
    while not any(mind.numbers(game, 0)[1]):
        who = game.state.asking
        game.play(mind.answer(game, who), who)
    table, pieces = mind.numbers(game, 0)
    return {"table": len(table), "piece": len((pieces[0] or pieces[1])[0])}


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games of sergeants and write down their positions.")
    parser.add_argument("title")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    gather(args.title, args.games, args.folder, args.processes, args.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
