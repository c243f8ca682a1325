"""`sandtable replay`: a record or save, played again in words."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Any

from sandtable.cli.colours import Paint, wants_colour
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
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
    from sandtable.cli.files import read_json, title_of
    from sandtable.kernel.errors import BadFile
    from sandtable.kernel.game import check_record, replay

    data = read_json(Path(args.file))
    title = title_of(data, args.file)
    check_record(args.file, data)
    decisions = data["decisions"]
    if args.to is not None and args.to > len(decisions):
        raise BadFile(args.file, "decisions", f"there are only {len(decisions)}, not {args.to}")
    game = replay(title, data, args.file, args.to)
    from sandtable.cli.plain_terminal import show_plain

    own = {"combat": show_combat, "combat-commander": show_combat_commander}
    own.get(title.name, show_plain)(game, Texts(args.lang))
    print(f"\n{len(game.decisions)} of {len(decisions)} decisions")
    return 0


def say_news(name: str, line: str, rule: str) -> None:
    print(f"\n--- {line} ---" if name == "turn-begins" else f"  {line} [{rule}]")


def show_combat_commander(game: Game, texts: Texts) -> None:
    from sandtable.cli.board import Board, cell_width
    from sandtable.cli.panel import Panel
    from sandtable.cli.words import Words

    words = Words(new_game(game.title, game.scenario, game.seed, game.options), texts)
    words.game = game
    words.told = 0
    for name, line, rule in words.news(SPECTATOR):
        say_news(name, line, rule)
    view: dict[str, Any] = game.view(SPECTATOR)
    map = words.g.rules.map
    paint = Paint(wants_colour(sys.stdout))
    width = cell_width(map.cols, screen_width())
    print("", *Board(map, view, width, paint).lines(), "", *Panel(words, paint).tracks(view), sep="\n")
    decision = game.decision
    if decision is not None:
        asked = words.side(decision.seat) + ": " + words.texts.format("ask-" + decision.prompt)
        print(f"\n{asked} [{decision.rule}]")


def show_combat(game: Game, texts: Texts) -> None:
    from io import StringIO

    from sandtable.cli.combat_terminal import CombatTerminal

    table = CombatTerminal(game, 0, None, texts, StringIO(), sys.stdout)
    for name, line, rule, _ in table.news():
        say_news(name, line, rule)
    view = table.view()
    print("", *table.board_lines(view), "", *table.track_lines(view), *table.men_lines(view), sep="\n")
    decision = game.decision
    if decision is not None:
        print(f"\n{table.question(decision)} [{decision.rule}]")


def screen_width() -> int:
    return max(79, shutil.get_terminal_size((100, 24)).columns)
