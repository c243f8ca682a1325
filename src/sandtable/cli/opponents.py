"""`sandtable ladder` and `train`: how strong the opponents are, and how their measure of a position is learned."""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from sandtable.cli.lab import add_title, count
from sandtable.cli.progress import Progress
from sandtable.kernel.errors import SandtableError
from sandtable.shelf import game_named


def add_parser(commands: Any) -> None:
    ladder = commands.add_parser("ladder", help="let all opponents play each other, and rate them")
    add_title(ladder)
    ladder.add_argument("--games", type=count, default=40, metavar="N", help="of each pair (default: 40)")
    ladder.add_argument("--seed", default="0")
    ladder.add_argument("--only", metavar="A,B", help="these opponents alone")
    ladder.add_argument("--json", action="store_true")
    ladder.set_defaults(run=run_ladder)

    train = commands.add_parser("train", help="learn the chance to win from games of the opponents themselves")
    add_title(train)
    train.add_argument("--games", type=count, default=4000, metavar="N")
    train.add_argument("--seed", default="0")
    train.add_argument("--level", default="sergeant", metavar="A", help="who plays them (default: sergeant)")
    train.add_argument("--processes", type=count, default=2, metavar="N")
    train.add_argument("--epochs", type=count, default=10, metavar="N")
    train.add_argument("--positions", type=Path, required=True, metavar="DIR", help="where positions are kept")
    train.add_argument("--out", type=Path, required=True, metavar="FILE", help="the network, as JSON")
    train.set_defaults(run=run_train)

    worth = commands.add_parser("worth", help="say which questions are worth looking ahead at")
    add_title(worth)
    worth.add_argument("--seconds", type=count, default=300, metavar="N")
    worth.add_argument("--worlds", type=count, default=32, metavar="N")
    worth.add_argument("--processes", type=count, default=2, metavar="N")
    worth.add_argument("--seed", default="0")
    worth.add_argument("--json", action="store_true")
    worth.set_defaults(run=run_worth)


def run_worth(args: argparse.Namespace) -> int:
    from sandtable.lab.training.worth import worths

    if game_named(args.title).mind is None:
        raise SandtableError(f"nobody looks ahead in {args.title} yet: there is nothing to weigh")
    found = worths(args.title, args.seconds, args.worlds, args.processes, seed=args.seed)
    if args.json:
        print(json.dumps(found))
        return 0
    print(f"{'question':<26}{'a game':>8}{'seen':>6}{'choices':>9}{'gain':>9}{'expected':>10}{'spread':>8}{'noise':>8}")
    for name, kind in found["kinds"].items():
        counts = f"{kind['a_game']:>8.1f}{kind['positions']:>6}{kind['candidates']:>9.1f}"
        print(
            f"{name:<26}{counts}{kind['gains'][2]:>9.4f}{kind['expected']:>10.4f}{kind['spread']:>8.4f}{kind['noise']:>8.4f}"
        )
    return 0


def run_ladder(args: argparse.Namespace) -> int:
    from sandtable.players.ladder import play_ladder
    from sandtable.players.registry import ranks_of

    names = args.only.split(",") if args.only else ranks_of(args.title)
    if game_named(args.title).seats != 2 or len(names) < 2:
        raise SandtableError("a ladder needs a game for two, and two opponents")
    progress = Progress("games", args.games * len(names) * (len(names) - 1) // 2)
    steps = iter(range(1, progress.total + 1))
    found, results = play_ladder(args.title, args.games, args.seed, names, lambda *_: progress.step(next(steps)))
    if args.json:
        pairs = [{"first": r.first, "second": r.second, **r.to_json()} for r in results]
        print(json.dumps({"title": args.title, "standings": [one.to_json() for one in found], "pairs": pairs}))
        return 0
    for one in found:
        low, high = one.to_json()["interval"]
        print(f"{one.name:<12} {one.rating:>6.0f}  ({low} to {high})   {one.points:g} points of {one.games} games")
    for result in results:
        low, high = result.interval
        speed = f"{result.milliseconds(result.first):.0f} ms a decision"
        share = f"{result.first_wins} of {result.games} ({100 * low:.0f} to {100 * high:.0f} %)"
        print(f"{result.first} against {result.second}: {share}, {speed}")
    return 0


def run_train(args: argparse.Namespace) -> int:
    from sandtable.lab.training.positions import gather

    if game_named(args.title).mind is None:
        raise SandtableError(f"nobody looks ahead in {args.title} yet: there is nothing to train")
    if importlib.util.find_spec("torch") is None:
        raise SandtableError("training needs PyTorch and NumPy, which playing does not: pip install torch numpy")
    gather(args.title, args.games, args.positions, args.processes, args.seed, args.level)
    fit = [sys.executable, "-m", "sandtable.lab.training.fit"]
    return subprocess.run([*fit, str(args.positions), str(args.out), "--epochs", str(args.epochs)]).returncode
