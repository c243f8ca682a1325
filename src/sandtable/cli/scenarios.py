"""`sandtable scenario list`, `show` and `random`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sandtable.cli.files import load_scenario, write_json
from sandtable.cli.lab import add_title
from sandtable.cli.left_out import tell_left_out
from sandtable.cli.speech import PAGE, Speech
from sandtable.kernel.title import Data
from sandtable.screens.boards import fit
from sandtable.screens.screen import Screen
from sandtable.shelf import game_named
from sandtable.texts import Texts, languages


def add_parser(commands: Any) -> None:
    scenario = commands.add_parser("scenario", help="list, show or make scenarios")
    actions = scenario.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="the scenarios there are")
    listing.set_defaults(run=run_list)
    show = actions.add_parser("show", help="what a scenario says")
    show.add_argument("name", metavar="NAME", help="name or file")
    show.set_defaults(run=run_show)
    random = actions.add_parser("random", help="make a random scenario")
    random.add_argument("--seed", type=int, required=True, metavar="N")
    add_wish(random)
    random.add_argument("--out", metavar="FILE", help="write it as a file that `play` takes (.json)")
    random.set_defaults(run=run_random)
    for action in (listing, show, random):
        add_title(action)
        action.add_argument("--lang", choices=languages(), default="en")


def add_wish(parser: argparse.ArgumentParser) -> None:
    about = "of a random scenario: choose it, not chance (year=1943); repeatable"
    parser.add_argument("--wish", action="append", default=[], type=wish, metavar="NAME=VALUE", help=about)


def run_list(args: argparse.Namespace) -> int:
    screen = game_named(args.title).screen()
    speech = Speech(Texts(args.lang), screen.own_key)
    for card in screen.scenarios():
        nations = " - ".join(speech.word(f"nation-{side['nation']}", "") for side in card["sides"])
        head = f"{card['number']:>3}  {card['name']:<24} {speech.card_title(card):<28} {card['year'] or '':<4}"
        print(f"{head}  {nations:<20} {card['map']}")
    tell_left_out(args.title)
    return 0


def run_show(args: argparse.Namespace) -> int:
    box = game_named(args.title)
    show(box.screen(), load_scenario(box, args.name), args.lang)
    return 0


def show(screen: Screen, scenario: Data, lang: str) -> None:
    print(*fit(describe(screen, scenario, Speech(Texts(lang), screen.own_key)), PAGE), sep="\n")


def describe(screen: Screen, scenario: Data, speech: Speech) -> list[str]:
    """What a player reads before he plays it, then who takes part and what counts."""
    brief = [speech.say(line) for line in screen.briefing(scenario)]  # complains before half of it is shown
    card = screen.card(scenario)
    if card is None:
        return [screen.scenario_label(scenario), *brief]
    year = f" ({card['year']})" if card["year"] else ""
    lines = [f"{speech.card_title(card)}{year}, {card['map']}", *speech.card(card)]
    for side in card["sides"]:
        about = [speech.word("side-" + side["side"], side["side"]), speech.side(side)]
        lines += ["", ": ".join(part for part in about if part)]
        lines += [f"  {unit['count']} x {speech.unit(unit)}" for unit in side["units"]]
    return [*lines, "", *brief]


def wish(text: str) -> tuple[str, str]:
    """`year=1917`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value


def run_random(args: argparse.Namespace) -> int:
    screen = game_named(args.title).screen()
    data = screen.random_scenario(args.seed, dict(args.wish))
    if args.out:
        write_json(Path(args.out), data)
        show(screen, data, args.lang)
    else:
        print(json.dumps(data, indent=1, ensure_ascii=False))
    return 0
