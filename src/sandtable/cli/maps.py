"""`sandtable map` and `sandtable sight`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from sandtable.cli.lab import add_title
from sandtable.cli.terminal import screen_width
from sandtable.kernel.errors import SandtableError
from sandtable.screens.boards import TextMaps, fit
from sandtable.screens.colours import Paint, wants_colour
from sandtable.shelf import game_named, games
from sandtable.texts import Texts, languages


def add_parser(commands: Any) -> None:
    map = commands.add_parser("map", help="show a map, here or as an SVG drawing")
    map.add_argument("name", nargs="?", metavar="NAME", help="name of a map, or a map file")
    map.add_argument("--svg", metavar="FILE", help="write the drawing to a file (- for the output)")
    map.add_argument("--list", action="store_true", help="list the maps there are")
    add_title(map)
    map.set_defaults(run=run_map)

    sight = commands.add_parser("sight", help="can one hex see another, and why")
    sight.add_argument("map", metavar="MAP")
    sight.add_argument("start", metavar="FROM")
    sight.add_argument("end", metavar="TO")
    sight.add_argument("--bare", action="store_true", help="without what grows on the map in summer only")
    sight.add_argument("--lang", choices=languages(), default="en")
    add_title(sight)
    sight.set_defaults(run=run_sight)


def all_maps() -> list[TextMaps]:
    return [box.maps() for box in games().values() if box.maps is not None]


def maps_with(name: str, title: str) -> TextMaps:
    """The game whose map it is; a file is one of the game that was named."""
    for maps in all_maps():
        if name in maps.titles():
            return maps
    box = game_named(title)
    if name.endswith(".toml") and box.maps is not None:
        return box.maps()
    known = [known for maps in all_maps() for known in maps.titles()]
    raise SandtableError(f"there is no map named {name!r}; there are {', '.join(known)}")


def run_map(args: argparse.Namespace) -> int:
    if args.list or args.name is None:
        if args.svg:
            raise SandtableError("name the map to draw")
        for maps in all_maps():
            print(*[f"{name:<20} {title}" for name, title in maps.titles().items()], sep="\n")
        return 0
    maps = maps_with(args.name, args.title)
    if args.svg:
        write_svg(maps.svg(args.name), args.svg)
    else:
        width = screen_width()
        print(*fit(maps.picture(args.name, Texts(), Paint(wants_colour(sys.stdout)), width), width), sep="\n")
    return 0


def write_svg(drawing: str, file: str) -> None:
    if file == "-":
        print(drawing, end="")
    else:
        Path(file).write_text(drawing, encoding="utf-8")


def run_sight(args: argparse.Namespace) -> int:
    maps = maps_with(args.map, args.title)
    print(*maps.sight(args.map, args.start, args.end, Texts(args.lang), args.bare), sep="\n")
    return 0
