"""`sandtable map` and `sandtable sight`."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandtable.kernel.errors import SandtableError
from sandtable.texts import Texts, languages

if TYPE_CHECKING:
    from sandtable.terrain.map import Map


def add_parser(commands: Any) -> None:
    map = commands.add_parser("map", help="show a map, here or as an SVG drawing")
    map.add_argument("name", nargs="?", metavar="NAME", help="name of a map, or a map file")
    map.add_argument("--svg", metavar="FILE", help="write the drawing to a file (- for the output)")
    map.add_argument("--list", action="store_true", help="list the maps there are")
    map.set_defaults(run=run_map)

    sight = commands.add_parser("sight", help="can one hex see another, and why")
    sight.add_argument("map", metavar="MAP")
    sight.add_argument("start", metavar="FROM")
    sight.add_argument("end", metavar="TO")
    sight.add_argument("--lang", choices=languages(), default="en")
    sight.set_defaults(run=run_sight)


def open_map(name: str) -> Map:
    """A map by name, or from a file of one's own."""
    from sandtable.games.combat_commander.maps import map_names
    from sandtable.games.combat_commander.packs import find_files, find_packs
    from sandtable.terrain.mapfile import load_map

    files = find_files("maps", find_packs())
    if name in files:
        return load_map(files[name])
    if name.endswith(".toml"):
        return load_map(name)
    raise SandtableError(f"there is no map named {name!r}; there are {', '.join(map_names())}")


def run_map(args: argparse.Namespace) -> int:
    from sandtable.games.combat_commander.maps import map_names

    if args.list or args.name is None:
        if args.svg:
            raise SandtableError("name the map to draw")
        for name in map_names():
            print(f"{name:<20} {open_map(name).title}")
        return 0
    map = open_map(args.name)
    if args.svg:
        write_svg(map, args.svg)
    else:
        print("\n".join(picture(map)))
    return 0


def write_svg(map: Map, file: str) -> None:
    from sandtable.terrain.svg import draw_map

    if file == "-":
        print(draw_map(map), end="")
    else:
        Path(file).write_text(draw_map(map), encoding="utf-8")


def picture(map: Map) -> list[str]:
    from sandtable.cli.board import Board, cell_width, legend
    from sandtable.cli.colours import Paint, wants_colour

    texts = Texts()
    width = cell_width(map.cols, max(79, shutil.get_terminal_size((100, 24)).columns))
    signs = "  ".join(f"{sign} {texts.format(key)}" for sign, key in legend(map))
    return [map.title, "", *Board(map, None, width, Paint(wants_colour(sys.stdout))).lines(), "", signs]


def run_sight(args: argparse.Namespace) -> int:
    from sandtable.cli.lines import sight_lines

    map = open_map(args.map)
    ends = []
    for name in (args.start, args.end):
        hex = map.hex_index(name.upper())
        if hex < 0:
            raise SandtableError(f"{name!r} is not a hex of {args.map} (A1 to {map.hex_name(map.size - 1)})")
        ends.append(hex)
    print("\n".join(sight_lines(Texts(args.lang), map, ends[0], ends[1])))
    return 0
