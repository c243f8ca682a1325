"""`sandtable replay`: a record or save, played again in words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from sandtable.cli.files import MOST_DECISIONS, check_carried, read_json, title_of
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.kernel.record import check_record, replay
from sandtable.kernel.title import SPECTATOR
from sandtable.shelf import Manifest, game_named
from sandtable.table.bounds import check_bounds
from sandtable.texts import Texts, languages


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("replay", help="play a record again, in words")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", type=decision_number, metavar="N", help="stop after so many decisions")
    parser.add_argument("--lang", choices=languages(), default="en")
    parser.set_defaults(run=run)


def decision_number(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of decisions")
    return int(text)


def run(args: argparse.Namespace) -> int:
    data = read_json(Path(args.file))
    title = title_of(data, args.file)
    check_bounds(data, MOST_DECISIONS, args.file)
    check_record(args.file, data)
    check_carried(title.name, data, args.file)
    decisions = data["decisions"]
    if args.to is not None and args.to > len(decisions):
        raise BadFile(args.file, "decisions", f"there are only {len(decisions)}, not {args.to}")
    game = replay(title, data, args.file, args.to)
    show(game_named(title.name), game, Texts(args.lang))
    print(f"\n{len(game.decisions)} of {len(decisions)} decisions")
    return 0


def show(box: Manifest, game: Game, texts: Texts) -> None:
    """As a spectator saw it; a game for one is told as its player saw it."""
    seat = 0 if box.seats == 1 else SPECTATOR
    table = Terminal(box, game, seat, None, texts, sys.stdin, sys.stdout)
    table.show_news()
    table.show_table()
    for each, name in enumerate(game.title.seats):
        question = table.screen.question(game, each)
        if question is not None:
            who = "" if box.seats == 1 else table.speech.word("side-" + name, name) + ": "
            table.say("", table.speech.ruled(who + table.speech.say(question["prompt"]), question["rule"]))
    result = table.screen.result(game)
    if result is not None:
        table.say("", table.speech.say(result["say"]))
