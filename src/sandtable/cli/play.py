"""`sandtable play`: a game at the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final, TextIO

from sandtable.cli.choices import wrap
from sandtable.cli.files import load_save, load_scenario, read_json, scenario_files
from sandtable.cli.options import list_options, options_said, read_options, screen_of
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data
from sandtable.shelf import game_named, game_names
from sandtable.texts import Texts, languages

SIDES: Final = ["axis", "allies"]
EDITIONS: Final = ["anniversary", "europe", "europe-bg"]
FIRST_SCENARIO: Final = "first-patrol"
FIRST_OPPONENT: Final = "sergeant"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", help="play a game at the terminal")
    parser.add_argument("scenario", nargs="?", metavar="SCENARIO", help="name or file; asked for if left out")
    parser.add_argument("--title", choices=game_names(), default=game_names()[0], help="the game")
    parser.add_argument("--side", help="the side you play; asked for if left out")
    parser.add_argument("--opponent", help="sergeant (default) or random")
    parser.add_argument("--seed", help="the same seed deals the same cards")
    parser.add_argument("--edition", choices=EDITIONS, help="whose rules are played (the first is the usual one)")
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
        print(*list_options(screen_of(args.title), texts), sep="\n")
        return 0
    game = load_save(Path(args.load)) if args.load else None
    title = game.title.name if game is not None else args.title
    if title == "combat":
        return play_alone(args, texts, game)
    if title == "combat-commander":
        return play_against(args, texts, game)
    from sandtable.cli.plain_terminal import play_plain

    return play_plain(args, texts, game, game_named(title))


def play_against(args: argparse.Namespace, texts: Texts, game: Game | None) -> int:
    """Combat Commander, against an opponent."""
    if args.side not in (None, *SIDES):
        raise BadFile("--side", args.side, f"is none of {', '.join(SIDES)}")
    from sandtable.cli.terminal import Terminal
    from sandtable.games.combat_commander.rules.title import TITLE
    from sandtable.games.combat_commander.screen.screen import SCREEN
    from sandtable.players.registry import new_player

    seat, name = -1, args.opponent or FIRST_OPPONENT
    if game is not None:
        seat, name = saved_seat(Path(args.load), args)
    else:
        scenario = load_scenario(args.scenario or pick_scenario(texts, sys.stdin, sys.stdout))
        options: Data = {} if args.edition in (None, EDITIONS[0]) else {"edition": args.edition}
        game = new_game(TITLE, scenario, args.seed, {**options, **read_options(SCREEN, args.option)})
    opponent = new_player(name, args.seed or "0")
    if seat < 0:
        seat = SIDES.index(args.side or pick_side(texts, game.scenario, sys.stdin, sys.stdout))
    table = Terminal(game, seat, opponent, texts, sys.stdin, sys.stdout)
    title = str(game.scenario.get("title", ""))
    table.say(texts.format("ui-welcome", title=title, side=table.words.side(seat), opponent=name))
    if game.scenario.get("description"):
        table.say(str(game.scenario["description"]))
    table.say(*options_said(SCREEN, game, texts))
    table.forces([])
    table.legend([])
    return table.run()


def play_alone(args: argparse.Namespace, texts: Texts, game: Game | None) -> int:
    """Combat!, which has one seat."""
    from sandtable.cli.combat_terminal import CombatTerminal
    from sandtable.games.combat.screen.screen import SCREEN

    for option in ("side", "opponent", "edition"):
        if getattr(args, option) is not None:
            raise BadFile(
                "--" + option, str(getattr(args, option)), "is nothing to choose in a game that one plays alone"
            )
    if game is None:
        name = args.scenario or pick_combat(texts, sys.stdin, sys.stdout)
        scenario = read_json(Path(name)) if name.endswith(".json") else SCREEN.scenario(name)
        game = new_game(SCREEN.title, scenario, args.seed, read_options(SCREEN, args.option))
    table = CombatTerminal(game, 0, None, texts, sys.stdin, sys.stdout)
    name = str(game.scenario.get("name", ""))
    table.say(texts.format("ui-combat-welcome", title=texts.format("combat-scenario-" + name)))
    for part in ("-place", "-story", "-task", "-lesson"):
        if texts.has(f"combat-scenario-{name}{part}"):
            table.say(*wrap(texts.format(f"combat-scenario-{name}{part}"), table.width))
    table.say(*options_said(SCREEN, game, texts))
    table.legend([])
    return table.run()


def pick_combat(texts: Texts, source: TextIO, out: TextIO) -> str:
    names = game_named("combat").scenario_names()
    options = [(name, texts.format("combat-scenario-" + name)) for name in names]
    return pick(texts, "ui-pick-scenario", options, source, out)


def saved_seat(path: Path, args: argparse.Namespace) -> tuple[int, str]:
    """A save remembers who sat where; the command line may say otherwise."""
    data = read_json(path)
    seat, name = data.get("seat", 0), data.get("opponent", FIRST_OPPONENT)
    if seat not in (0, 1):
        raise BadFile(str(path), "seat", "must be 0 or 1")
    if args.side:
        seat = SIDES.index(args.side)
    return seat, args.opponent or str(name)


def pick(texts: Texts, question: str, options: list[tuple[str, str]], source: TextIO, out: TextIO) -> str:
    """One of a numbered list; Enter or the end of the input takes the first."""
    out.write(texts.format(question) + "\n")
    for i, (name, about) in enumerate(options):
        out.write(f"{i + 1:>3}) {name:<20} {about}\n")
    while True:
        out.write("> ")
        out.flush()
        typed = source.readline().strip().lower()
        if not typed:
            return options[0][0]
        if typed.isdigit() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1][0]
        fits = [name for name, _ in options if name.startswith(typed)]
        if len(fits) == 1:
            return fits[0]
        out.write(texts.format("ui-not-understood", text=typed) + "\n")


def pick_scenario(texts: Texts, source: TextIO, out: TextIO) -> str:
    options: list[tuple[int, str, str]] = []
    for name in scenario_files():
        data = load_scenario(name)
        options.append((int(data.get("number", 0)), name, str(data.get("title", ""))))
    options.sort(key=lambda entry: (entry[1] != FIRST_SCENARIO, entry[0], entry[1]))
    return pick(texts, "ui-pick-scenario", [(name, title) for _, name, title in options], source, out)


def pick_side(texts: Texts, scenario: dict[str, Any], source: TextIO, out: TextIO) -> str:
    options: list[tuple[str, str]] = []
    for side in SIDES:
        data = scenario.get(side)
        assert isinstance(data, dict)  # the scenario has been read already
        nation, posture = texts.format(f"nation-{data['nation']}"), texts.format(f"posture-{data['posture']}")
        options.append((side, f"{nation}, {posture}"))
    return pick(texts, "ui-pick-side", options, source, out)
