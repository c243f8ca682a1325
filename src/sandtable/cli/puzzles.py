"""`sandtable puzzles`: find positions with one best choice, and answer them."""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from typing import Any, Final, TextIO

from sandtable.cli.hint_lines import points, weighed_lines
from sandtable.cli.lab import add_title, count
from sandtable.cli.progress import Progress
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import SandtableError
from sandtable.lab.puzzles import (
    Puzzle, answer, card, find, game_of, load_puzzles, played_to_the_end, read_puzzles, settled, sort_of_answer,
    write_puzzles,
)  # fmt: skip
from sandtable.phrase import read_phrase
from sandtable.players.registry import player_names
from sandtable.shelf import Manifest, game_named
from sandtable.texts import Texts, languages

GAMES: Final = 20
WORLDS: Final = 40
SEED: Final = "check"
SHARE: Final = 0.25  # of the puzzles of a game that may have the same sort of answer


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("puzzles", help="find the best choice")
    doing = parser.add_subparsers(dest="doing", metavar="WHAT", required=True)
    listing = doing.add_parser("list", help="those of a game")
    playing = doing.add_parser("play", help="answer them, one after the other")
    playing.add_argument("name", nargs="?", metavar="NAME", help="one of them; else all")
    finding = doing.add_parser("find", help="look through games for new ones")
    finding.add_argument("--games", type=count, default=GAMES, metavar="N")
    finding.add_argument("--level", default="sergeant", help="who plays them")
    finding.add_argument("--scenario", action="append", default=[], metavar="S", help="one of these; else all in turn")
    finding.add_argument("--prompt", action="append", default=[], metavar="KEY", help="only at these questions")
    finding.add_argument("--seed", default="puzzles")
    finding.add_argument("--out", metavar="FILE", help="add what is found to this file")
    finding.add_argument("--most", type=count, default=20, metavar="N", help="stop when the file has so many")
    finding.add_argument("--share", type=float, default=SHARE, metavar="X", help="of these, with one answer at most")
    checking = doing.add_parser("check", help="weigh them again in other worlds")
    checking.add_argument("--file", metavar="FILE", help="those of a file; else those of the game")
    checking.add_argument("--out", metavar="FILE", help="write those that hold to this file")
    checking.add_argument("--worlds", type=count, default=WORLDS, metavar="N")
    checking.add_argument(
        "--seed", action="append", default=[], metavar="S", help="for the worlds; several: each and all"
    )
    checking.add_argument("--end", type=int, default=0, metavar="N", help="play so many worlds to the end, too")
    for each, run in ((listing, run_list), (playing, run_play), (finding, run_find), (checking, run_check)):
        add_title(each)
        each.add_argument("--lang", choices=languages(), default="en")
        each.set_defaults(run=run)


def run_list(args: argparse.Namespace) -> int:
    box, texts = game_named(args.title), Texts(args.lang)
    for puzzle in load_puzzles(box):
        print(f"{puzzle.name}  {named(box, puzzle, texts)}")
    return 0


def named(box: Manifest, puzzle: Puzzle, texts: Texts) -> str:
    found = card(box, puzzle)
    scenario = found["scenario"] if found["label"] is None else texts.say(read_phrase(found["label"]))
    side = box.screen().own_key("side-" + found["side"])
    return texts.format("teach-puzzle-name", scenario=scenario, turn=found["turn"], side=texts.format(side))


# --- answering ---


def run_play(args: argparse.Namespace) -> int:
    box, texts = game_named(args.title), Texts(args.lang)
    puzzles = [puzzle for puzzle in load_puzzles(box) if args.name in (None, puzzle.name)]
    if not puzzles:
        raise SandtableError(texts.format("teach-puzzles-none"))
    right = asked = 0
    for puzzle in puzzles:
        found = put(box, puzzle, texts, sys.stdin, sys.stdout)
        if found is None:
            break
        asked += 1
        right += found
        print(texts.format("teach-puzzle-score", right=right, count=asked))
    return 0


class Puzzled(Terminal):
    """A table at which one thing is chosen."""

    def choose_once(self) -> int | None:
        question = self.screen.question(self.game, self.seat)
        assert question is not None
        self.question = question
        self.menu = self.menu_of(question)
        made = len(self.game.decisions)
        self.told = len(self.game.events)  # the game so far is not told
        self.show()
        self.turn()
        return self.game.decisions[made][1] if len(self.game.decisions) > made else None


def put(box: Manifest, puzzle: Puzzle, texts: Texts, source: TextIO, out: TextIO) -> bool | None:
    """Was the best choice found? None if whoever plays has left."""
    table = Puzzled(box, game_of(box, puzzle), puzzle.seat, None, texts, source, out)
    table.mind = None  # no hints here
    table.say("", named(box, puzzle, texts), texts.format("teach-puzzle-task", side=table.my_name))
    code = table.choose_once()
    if code is None:
        return None
    found = answer(box, puzzle)
    best = found["choices"][0]
    if code in found["right"]:
        table.say("", texts.format("teach-puzzle-right"))
    else:
        table.say("", texts.format("teach-puzzle-wrong", choice=table.speech.say(best["say"])))
    margin, error = points(found["margin"]), points(found["error"])
    table.say(texts.format("teach-puzzle-margin", margin=margin, error=error, worlds=found["worlds"]))
    table.say(*weighed_lines(found["choices"], table.speech))
    return code in found["right"]


# --- finding and checking ---


def run_find(args: argparse.Namespace) -> int:
    box = game_named(args.title)
    if args.level not in player_names(args.title):
        raise SandtableError(f"there is no opponent named {args.level!r} for {args.title}")
    path = None if args.out is None else Path(args.out)
    kept = read_puzzles(path) if path is not None and path.exists() else []
    line = Progress("games", args.games)
    scenarios = args.scenario or box.scenario_names()
    answers = [sort_of_answer(box, puzzle) for puzzle in kept]
    found = find(
        box, args.level, scenarios, args.games, args.seed, args.prompt, lambda done, _: line.step(done),
        lambda sort: answers.count(sort) < args.share * args.most,
    )  # fmt: skip
    for puzzle in found:
        kept.append(puzzle)
        answers.append(sort_of_answer(box, puzzle))
        print(f"{puzzle.name}: {answers[-1]}, {100 * puzzle.margin:.1f} points ahead, "
              f"{puzzle.margin / max(puzzle.error, 1e-6):.0f} standard errors", flush=True)  # fmt: skip
        if path is not None:
            write_puzzles(path, kept)
        if len(kept) >= args.most:
            break
    return 0


def run_check(args: argparse.Namespace) -> int:
    """In worlds that none of them was found by."""
    box = game_named(args.title)
    wrong, sound = 0, list[Puzzle]()
    gains = list[tuple[float, float]]()
    for puzzle in load_puzzles(box) if args.file is None else read_puzzles(Path(args.file)):
        found = settled(box, puzzle, args.seed or [SEED], args.worlds)
        if found is None:
            wrong += 1
            print(f"NOT  {puzzle.name}: {sort_of_answer(box, puzzle)} is not far ahead", flush=True)
            continue
        sound.append(found)
        word = f"ok   {puzzle.name}: {sort_of_answer(box, puzzle)}, {ahead(found.margin, found.error)}"
        if args.end:
            gains.append(played_to_the_end(box, puzzle, args.seed[0] if args.seed else SEED, args.end))
            word += f"; played to the end {ahead(*gains[-1])}"
        print(word, flush=True)
    if gains:
        mean, error = sum(gain for gain, _ in gains) / len(gains), sqrt(sum(e * e for _, e in gains)) / len(gains)
        print(f"played to the end, all together: {ahead(mean, error)}")
    if args.out is not None:
        write_puzzles(Path(args.out), sound)
    return 1 if wrong else 0


def ahead(margin: float, error: float) -> str:
    return f"{100 * margin:.1f} points ahead (± {100 * error:.1f})"
