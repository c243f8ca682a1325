"""`sandtable play`: any game on the shelf at the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from sandtable.cli.files import load_save, load_scenario, read_json
from sandtable.cli.left_out import tell_left_out
from sandtable.cli.options import list_options, options_said, read_options
from sandtable.cli.scenarios import add_wish
from sandtable.cli.speech import Speech
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data
from sandtable.players.player import Player
from sandtable.players.registry import RANDOM, new_player
from sandtable.screens.screen import Screen
from sandtable.shelf import Manifest, game_named, game_names, games
from sandtable.texts import Texts, languages

SEEDS: Final = 1_000_000  # of random scenarios that nobody named


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", help="play a game at the terminal")
    parser.add_argument("scenario", nargs="?", metavar="SCENARIO", help="name or file; asked for if left out")
    parser.add_argument(
        "--random", nargs="?", type=int, const=-1, metavar="N", help="a random scenario, that of a number or any"
    )
    add_wish(parser)
    parser.add_argument("--title", choices=game_names(), help="the game (the first, or asked for with the scenario)")
    parser.add_argument("--side", help="the side you play; asked for if left out")
    parser.add_argument("--opponent", help="who plays against you: the best there is, or random")
    parser.add_argument("--seed", help="the same seed deals the same cards")
    parser.add_argument("--edition", help="whose rules are played, where there are several")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=on|off]",
        help='turn a rule; "list" tells them all',
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the texts")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    texts = Texts(args.lang)
    if "list" in args.option:
        print(*list_options(game_named(args.title).screen(), texts), sep="\n")
        return 0
    saved = read_json(Path(args.load)) if args.load else {}
    game = load_save(Path(args.load)) if args.load else None
    box = game_named(game.title.name) if game is not None else pick_game(args, texts)
    check_arguments(args, box)
    if game is None:
        game = begin(args, texts, box)
    opponent = opponent_of(args, box, saved)
    table = Terminal(box, game, seat_of(args, texts, box, game, saved), opponent, texts, sys.stdin, sys.stdout)
    welcome(table, opponent)
    return table.run()


def check_arguments(args: argparse.Namespace, box: Manifest) -> None:
    """What the game has nothing to choose of is refused."""
    offered = {"side": box.title().seats, "edition": box.screen().editions}
    for name, known in offered.items():
        given = getattr(args, name)
        if given is not None and (given not in known or len(known) == 1):
            raise BadFile("--" + name, given, f"is none of {', '.join(known)}" if len(known) > 1 else nothing(box))
    if args.opponent is not None and box.seats == 1:
        raise BadFile("--opponent", args.opponent, nothing(box))


def nothing(box: Manifest) -> str:
    return f"is nothing to choose in {box.name}"


def begin(args: argparse.Namespace, texts: Texts, box: Manifest) -> Game:
    screen = box.screen()
    tell_left_out(box.name)
    scenario = chosen_scenario(args, texts, box)
    usual = args.edition is None or args.edition == screen.editions[0]
    options: Data = {} if usual else {"edition": args.edition}
    return new_game(box.title(), scenario, args.seed, {**options, **read_options(screen, args.option)})


def chosen_scenario(args: argparse.Namespace, texts: Texts, box: Manifest) -> Data:
    """The one that is named, one made up as it is wished, or one of a list."""
    if not wants_random(args):
        return load_scenario(box, args.scenario or pick_scenario(texts, box.screen()))
    if args.scenario is not None:
        raise BadFile(args.scenario, "--random", "is for a scenario that is made up")
    number = randbelow(SEEDS) if args.random is None or args.random < 0 else args.random
    return box.screen().random_scenario(number, dict(args.wish))


def wants_random(args: argparse.Namespace) -> bool:
    return args.random is not None or bool(args.wish)


def opponent_of(args: argparse.Namespace, box: Manifest, saved: Data) -> Player | None:
    """As the command line says, or the save, or the game's own."""
    if box.seats == 1:
        return None
    usual = next(iter(box.opponents), RANDOM)
    return new_player(args.opponent or str(saved.get("opponent", usual)), args.seed or "0", title=box.name)


def seat_of(args: argparse.Namespace, texts: Texts, box: Manifest, game: Game, saved: Data) -> int:
    seats = box.title().seats
    if args.side is not None:
        return seats.index(args.side)
    if saved:
        seat = saved.get("seat", 0)
        if not isinstance(seat, int) or not 0 <= seat < len(seats):
            raise BadFile(args.load, "seat", f"must be 0 to {len(seats) - 1}")
        return seat
    return seats.index(pick_side(texts, box, game)) if len(seats) > 1 else 0


def welcome(table: Terminal, opponent: Player | None) -> None:
    screen, game, texts = table.screen, table.game, table.texts
    card = screen.card(game.scenario)
    title = table.speech.card_title(card) if card else screen.scenario_label(game.scenario)
    if opponent is None:
        table.say(texts.format("ui-welcome-alone", title=title))
    else:
        table.say(texts.format("ui-welcome", title=title, side=table.my_name, opponent=opponent.name))
    table.say(*(table.speech.card(card) if card else []))
    table.say(*options_said(screen, game, texts))
    table.say(*table.board.forces(table.sheet()))
    table.say(*table.board.legend(table.sheet()))


# --- asking for what is missing ---


def pick(texts: Texts, question: str, options: list[tuple[str, str]]) -> str:
    """One of a numbered list; Enter or the end of the input takes the first."""
    print(texts.format(question))
    for i, (name, about) in enumerate(options):
        print(f"{i + 1:>3}) {name:<20} {about}".rstrip())
    while True:
        print("> ", end="", flush=True)
        typed = sys.stdin.readline().strip().lower()
        numbered = [name for i, (name, _) in enumerate(options) if typed in ("", str(i + 1))]
        fits = [name for name, _ in options if name == typed] or [name for name, _ in options if name.startswith(typed)]
        if numbered or len(fits) == 1:
            return (numbered or fits)[0]
        print(texts.format("ui-not-understood", text=typed))


def pick_game(args: argparse.Namespace, texts: Texts) -> Manifest:
    """Only who names neither a game nor a scenario is asked, nor who lets one be made up."""
    if args.title is not None or args.scenario is not None or wants_random(args) or len(games()) == 1:
        return game_named(args.title)
    return game_named(pick(texts, "ui-pick-game", [(name, box.screen().label) for name, box in games().items()]))


def pick_scenario(texts: Texts, screen: Screen) -> str:
    speech = Speech(texts, screen.own_key)
    return pick(
        texts, "ui-pick-scenario", [(str(card["name"]), speech.card_title(card)) for card in screen.scenarios()]
    )


def pick_side(texts: Texts, box: Manifest, game: Game) -> str:
    screen = box.screen()
    speech, card = Speech(texts, screen.own_key), screen.card(game.scenario)
    about = {side["side"]: speech.side(side) for side in card["sides"]} if card else {}
    return pick(texts, "ui-pick-side", [(seat, about.get(seat, "")) for seat in box.title().seats])
