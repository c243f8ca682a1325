"""`sandtable match`, `check`, `fuzz` and `bench`: opponents, case files, random games and speed."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any, Final

from sandtable.cli.left_out import tell_left_out
from sandtable.cli.progress import Progress
from sandtable.kernel.errors import SandtableError
from sandtable.shelf import game_named, game_names

ENOUGH_GAMES = 500  # in so many games everything must have happened once
ALL: Final = "all"  # titles, instead of one
FUZZ_KEYS: Final = ["games", "decisions", "faults", "never_fired"]
FAILURE_KEYS: Final = ["case", "step", "expected", "got"]


def add_parser(commands: Any) -> None:
    match = commands.add_parser("match", help="let two opponents play against each other, or each alone")
    add_title(match)
    match.add_argument("first", metavar="A")
    match.add_argument("second", metavar="B")
    match.add_argument("--scenario", default="all", metavar="S", help="name of a scenario, or all")
    match.add_argument(
        "--generated", type=count, metavar="N", help="and over so many random scenarios, numbered from 1"
    )
    match.add_argument("--games", type=count, default=20, metavar="N")
    match.add_argument("--processes", type=count, metavar="N", help="play in so many (default: two where that pays)")
    match.add_argument("--seed", default="0")
    match.add_argument("--json", action="store_true")
    match.set_defaults(run=run_match)

    check = commands.add_parser("check", help="run case files")
    check.add_argument("paths", nargs="+", metavar="PATH", help="case files, or folders of them")
    check.add_argument("--json", action="store_true")
    check.set_defaults(run=run_check)

    fuzz = commands.add_parser("fuzz", help="play random games and check every promise of the engine")
    add_title(fuzz)
    fuzz.add_argument("--games", type=count, default=10, metavar="N")
    fuzz.add_argument("--seed", type=int, default=0)
    fuzz.add_argument("--sampled", action="store_true", help="costly checks at a few decisions only; fast")
    fuzz.add_argument("--json", action="store_true")
    fuzz.add_argument("--out", metavar="DIR", help="where records of games with faults are written")
    fuzz.set_defaults(run=run_fuzz)

    bench = commands.add_parser("bench", help="measure the speed")
    add_title(bench, ALL)
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--quick", action="store_true", help="a rough answer in a few seconds")
    bench.set_defaults(run=run_bench)


def add_title(parser: Any, *more: str) -> None:
    parser.add_argument("--title", choices=[*game_names(), *more], default=game_names()[0], help="which game")


def count(text: str) -> int:
    """A positive number on the command line."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return int(text)


# --- match ---


def run_match(args: argparse.Namespace) -> int:
    tell_left_out(args.title)
    return run_duel(args) if game_named(args.title).seats > 1 else run_solo(args)


def run_duel(args: argparse.Namespace) -> int:
    """A game for two: against each other."""
    from sandtable.players.match import generated, play_match

    progress = Progress("games", args.games)
    shelf = game_named(args.title).scenario_names() if args.scenario == "all" else [args.scenario]
    result = play_match(
        args.first,
        args.second,
        [*shelf, *generated(args.generated or 0)],
        args.games,
        args.seed,
        lambda _, done: progress.step(done),
        args.processes,
        args.title,
    )
    if args.json:
        print(json.dumps(result.to_json()))
        return 0
    low, high = result.interval
    for name, wins in result.to_json()["wins"].items():
        print(f"{name:<16} {wins:>5} of {result.games}   {result.milliseconds(name.split(' (')[0]):.1f} ms a decision")
    if result.draws:
        print(f"{'drawn':<16} {result.draws:>5} of {result.games}")
    print(f"{args.first} wins {100 * low:.0f} to {100 * high:.0f} % of such games (95 % interval)")
    for name in dict.fromkeys([args.first, args.second]):
        ended, exposed = result.marches(name)
        if ended:
            share = f"{100 * exposed / ended:.1f} % of {ended} moves"
            print(f"{name:<16} {share} end in the open, in sight, though cover was in reach")
    for scenario in result.scenarios:
        print(sides_line(scenario, result.sides(scenario), game_named(args.title).title().seats))
    return 0


def sides_line(scenario: str, found: dict[str, Any], seats: list[str]) -> str:
    """How the sides fared: whether the scenario is even."""
    games, wins = found["games"], found["wins"]
    shares = "   ".join([f"{seat} {100 * won / games:.0f} %" for seat, won in zip(seats, wins, strict=True)])
    return f"{scenario:<28} {shares}   of {games}, {found['decisions']:.0f} decisions each"


def run_solo(args: argparse.Namespace) -> int:
    """A game for one: each plays the same seeds alone."""
    from sandtable.players.solo import play_solo

    names = list(dict.fromkeys([args.first, args.second]))
    progress = Progress("games", args.games * len(names))
    scenarios = None if args.scenario == "all" else [args.scenario]
    result = play_solo(
        args.first, args.second, args.title, scenarios, args.games, args.seed, lambda _, done: progress.step(done)
    )
    data = result.to_json()
    if args.json:
        print(json.dumps(data))
        return 0
    for scenario, lines in data["scenarios"].items():
        print(scenario)
        for name, line in lines.items():
            low, high = line["interval"]
            less, more = line["points_interval"]
            print(
                f"  {name:<16} {line['wins']:>5} of {line['games']} won ({100 * low:.0f} to {100 * high:.0f} %)"
                f"   {line['points']:.1f} points ({less:.1f} to {more:.1f})"
            )
    for name in names:
        wins, points = data["wins"][name], data["points"][name]
        speed = f"{result.milliseconds(name):.1f} ms a decision"
        print(f"{name:<18} {wins:>5} of {result.games} won, {points:.1f} points, {speed}")
    low, high = result.interval
    print(f"{args.first} wins {100 * low:.0f} to {100 * high:.0f} % of such games (95 % intervals)")
    return 0


# --- check ---


def run_check(args: argparse.Namespace) -> int:
    from sandtable.cases.files import run_cases
    from sandtable.cases.runner import case_paths

    missing = [path for path in args.paths if not Path(path).exists()]
    if missing:
        raise SandtableError(f"{missing[0]}: there is no such file or folder")
    if not case_paths(args.paths):
        raise SandtableError(f"{args.paths[0]}: there are no case files (*.toml) here")
    results = run_cases(args.paths)
    failures = results["failures"]
    if args.json:
        listed = [{key: value for key, value in failure.items() if key in FAILURE_KEYS} for failure in failures]
        print(json.dumps({"passed": results["passed"], "failed": results["failed"], "failures": listed}))
    else:
        for failure in failures:
            place = f"{failure['case']}:{failure['line']}" if failure["line"] else failure["case"]
            print(f"{place}: step {failure['step']}: expected {failure['expected']}, got {failure['got']}")
        print(f"{results['passed']} passed, {results['failed']} failed")
    return 0 if not failures else 1


# --- fuzz ---


def run_fuzz(args: argparse.Namespace) -> int:
    from sandtable.lab import fuzz

    tell_left_out(args.title)
    progress = Progress("games", args.games)
    found = fuzz.run(
        args.games,
        args.seed,
        out_dir=Path(args.out) if args.out else None,
        progress=lambda done, faults: progress.step(done, f"{faults} faults"),
        sampled=args.sampled,
        processes=os.cpu_count() or 1,
        title=args.title,
    )
    if args.json:
        print(json.dumps({key: found[key] for key in FUZZ_KEYS}))
    else:
        print(f"{found['games']} games, {found['decisions']} decisions, {len(found['faults'])} faults")
        for fault in found["faults"]:
            print("fault: " + ", ".join(f"{key} {value}" for key, value in fault.items()))
        unused = found["never_fired"]
        if unused and args.games >= ENOUGH_GAMES:
            print("never happened: " + ", ".join(unused))
        elif unused:
            print(f"{len(unused)} things have not happened yet; {ENOUGH_GAMES} games are needed for everything")
    return 1 if found["faults"] or (found["never_fired"] and args.games >= ENOUGH_GAMES) else 0


# --- bench ---


def run_bench(args: argparse.Namespace) -> int:
    from sandtable.lab import bench

    found: dict[str, Any] = bench.run_all(args.quick, titles=None if args.title == ALL else [args.title])
    if args.json:
        print(json.dumps(found if args.title == ALL else found[args.title]))
    elif args.title == ALL:
        print_speeds(found)
    else:
        print_speed(found[args.title])
    return 0


def print_speeds(found: dict[str, Any]) -> None:
    """A line for each title, beside the yardstick."""
    width = max(len(name) for name in found)
    for name, speed in found.items():
        thinks = [f"{key.removesuffix('_ms')} {value:.2f} ms" for key, value in speed.items() if key.endswith("_ms")]
        ratio = f"ratio {speed['ratio']:.2f}{lap_range(speed)}, " if speed["ratio"] else ""
        rest = f"{ratio}clone {speed['clone_us']:.2f} us, {thinks[0]} a decision"
        print(f"{name:<{width}} {speed['decisions_per_s']:>9,.0f} decisions/s, {rest}")
    last = found[name]
    print(f"{last['mode']}; {yardstick_line(last)}")


def lap_range(found: dict[str, Any]) -> str:
    """How far the laps lay apart, the middle one of which is told."""
    laps = found.get("ratios", [])
    return f" ({laps[0]:.2f} to {laps[-1]:.2f})" if len(laps) > 1 else ""


def yardstick_line(found: dict[str, Any]) -> str:
    yardstick = found["yardstick"]
    if not yardstick:
        return "no yardstick (make yardstick)"
    return f"{yardstick['name']}: {yardstick['decisions_per_s']:,.0f} decisions/s"


def print_speed(found: dict[str, Any]) -> None:
    print(f"{found['mode']}: {found['decisions_per_s']:,.0f} decisions/s, {found['games_per_s']:,.2f} games/s")
    print(f"clone {found['clone_us']:.2f} us, all lines of sight of a map {found['sight_s']:.3f} s")
    for key, value in found.items():
        if key.endswith("_ms"):
            print(f"{key.removesuffix('_ms')}: {value:.2f} ms a decision")
    if found["yardstick"]:
        print(f"{yardstick_line(found)}; ratio {found['ratio']:.2f}{lap_range(found)}")
