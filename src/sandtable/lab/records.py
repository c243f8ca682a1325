"""The shelf of records that must be read for ever: `SHELF/<title>/<revision>/*.json.gz`, and what comes of each.

    python -m sandtable.lab.records SHELF            read everything again; fails when something else comes of it
    python -m sandtable.lab.records SHELF --write    add games of today's rules
    python -m sandtable.lab.records SHELF --index    note which files today's rules refuse, and where

The `index.json` of a folder says how each game ended. A game of older rules that a mended rule no longer lets happen is
noted there with the decision at which it is refused and why.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.kernel.record import ReplayError, load_game, replay
from sandtable.lab.kit import Kit
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.shelf import game_named, game_names, kit_of

Json = dict[str, Any]

INDEX: Final = "index.json"
GAMES: Final = 12  # of a title and revision
GIVEN_UP: Final = (5, 11)  # the numbers of those that nobody finishes
GIVEN_UP_AFTER: Final = 60  # decisions
SAVED: Final = (1, 4, 6, 9)  # the numbers of those that are saved on the way
SAVED_AFTER: Final = 90


# --- reading again ---


def read(path: Path) -> Json:
    data: Json = json.loads(gzip.decompress(path.read_bytes()))
    return data


def what_comes_of(path: Path) -> Json:
    """How a record ends, where a save goes on, or where and why it is refused."""
    data = read(path)
    title = game_named(data["title"]).title()
    try:
        game = (load_game if "state" in data else replay)(title, data, path.name)
    except ReplayError as error:
        return {"refused": {"decision": error.index + 1, "notation": error.text, "reason": error.reason}}
    except BadFile as error:
        return {"refused": {"field": error.field, "reason": error.reason}}
    if len(game.notations()) != len(data["decisions"]) or game.outcomes != data["outcomes"]:
        return {"refused": {"reason": "another game comes of it"}}
    return {"result": game.result}


def index_of(folder: Path) -> dict[str, Json]:
    path = folder / INDEX
    found: dict[str, Json] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def folders(shelf: Path) -> list[Path]:
    return sorted({path.parent for path in shelf.glob("*/*/*.json.gz")})


def faults(folder: Path) -> list[str]:
    """Files from which comes something else than the index says, and files that it does not know."""
    index, found = index_of(folder), []
    names = sorted(path.name for path in folder.glob("*.json.gz"))
    if names != sorted(index):
        found.append(f"{folder}: the index does not name what lies here")
    for name in names:
        said, comes = index.get(name, {}), what_comes_of(folder / name)
        wanted = {"refused": said["refused"]} if "refused" in said else {"result": said.get("result")}
        if comes != wanted:
            found.append(f"{folder / name}: {json.dumps(comes)}, not {json.dumps(wanted)}")
    return found


def write_index(folder: Path) -> None:
    """How a game ended is known from the day it was played; only what is refused is found out anew."""
    old, new = index_of(folder), {}
    for path in sorted(folder.glob("*.json.gz")):
        comes = what_comes_of(path)
        new[path.name] = {"result": old.get(path.name, comes).get("result"), **comes}
    (folder / INDEX).write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")


# --- adding ---


def write(path: Path, data: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    raw = json.dumps(data, separators=(",", ":")).encode()
    path.write_bytes(gzip.compress(raw, 9, mtime=0))  # the same game gives the same file


def players_of(kit: Kit, number: int) -> list[str]:
    """In turn chance on all seats, the title's own opponent, and one against the other."""
    own, seats = kit.thinker(), len(kit.title.seats)
    return [["random"] * seats, [own] * seats, [own, *["random"] * (seats - 1)]][number % 3]


def add_game(kit: Kit, number: int, folder: Path) -> None:
    rng = random.Random(f"shelf {number}")
    known = sorted(kit.shipped().items())
    name, scenario = known[number * 5 % len(known)]
    profiles = kit.profiles()
    options = kit.options(rng, [profiles[number % len(profiles)]] if profiles else [])
    game = kit.new_game(scenario, f"shelf {kit.title.revision} {number}", options)
    players = players_of(kit, number)
    stem = f"{number:02}-{Path(name).name}-{'-'.join(dict.fromkeys(players))}"
    game.keep_undo = False
    seats = [Seat(game, seat) for seat in range(len(players))]
    thinkers = [
        new_player(player, f"shelf {number} {seat}", title=kit.title.name) for seat, player in enumerate(players)
    ]
    while (decision := game.decision) is not None and not is_given_up(game, number):
        game.play(thinkers[decision.seat].choose(seats[decision.seat]), decision.seat)
        if number in SAVED and len(game.decisions) == SAVED_AFTER:
            write(folder / f"{stem}-save.json.gz", game.save())
    write(folder / f"{stem}.json.gz", game.record())


def is_given_up(game: Game, number: int) -> bool:
    return number in GIVEN_UP and len(game.decisions) >= GIVEN_UP_AFTER


def add_games(title: str, shelf: Path) -> Path:
    kit = kit_of(title)
    folder = shelf / title / str(kit.title.revision)
    for number in range(GAMES):
        add_game(kit, number, folder)
    write_index(folder)
    return folder


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="sandtable.lab.records", description="The shelf of records.")
    parser.add_argument("shelf", type=Path, metavar="SHELF")
    parser.add_argument("--write", action="store_true", help="add games of today's rules")
    parser.add_argument("--index", action="store_true", help="note anew which files today's rules refuse")
    parser.add_argument("--title", choices=game_names(), action="append", help="only of this game")
    args = parser.parse_args(argv)
    titles: list[str] = args.title or game_names()
    if args.write:
        for title in titles:
            print(f"wrote {add_games(title, args.shelf)}")
        return 0
    here = [folder for folder in folders(args.shelf) if folder.parent.name in titles]
    if args.index:
        for folder in here:
            write_index(folder)
        return 0
    found = [fault for folder in here for fault in faults(folder)]
    print("\n".join(found or ["everything on the shelf is read as it should be"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
