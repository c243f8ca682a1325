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
    from sandtable.commander.map.map import Map


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
    sight.add_argument("--bare", action="store_true", help="on a map of Combat!: not from June to August, no crops")
    sight.add_argument("--lang", choices=languages(), default="en")
    sight.set_defaults(run=run_sight)


def ground_names() -> list[str]:
    """The maps of Combat!, which are of another kind."""
    from sandtable.games.combat.data import grounds

    return grounds.ground_names()


def open_map(name: str) -> Map:
    """A map by name, or from a file of one's own."""
    from sandtable.commander.map.drawn.mapfile import load_map
    from sandtable.commander.packs.packs import find_packs
    from sandtable.games.combat_commander.files import find_files, map_names

    files = find_files("maps", find_packs())
    if name in files:
        return load_map(files[name])
    if name.endswith(".toml"):
        return load_map(name)
    raise SandtableError(f"there is no map named {name!r}; there are {', '.join(map_names() + ground_names())}")


def run_map(args: argparse.Namespace) -> int:
    if args.list or args.name is None:
        if args.svg:
            raise SandtableError("name the map to draw")
        print("\n".join(list_lines()))
    elif args.svg:
        write_svg(drawing(args.name), args.svg)
    elif args.name in ground_names():
        from sandtable.cli import combat_maps

        print("\n".join(combat_maps.picture(args.name)))
    else:
        print("\n".join(picture(open_map(args.name))))
    return 0


def list_lines() -> list[str]:
    from sandtable.games.combat.data.grounds import load_ground
    from sandtable.games.combat_commander.files import map_names

    titles = {name: open_map(name).title for name in map_names()}
    titles |= {name: load_ground(name).title for name in ground_names()}
    return [f"{name:<20} {title}" for name, title in titles.items()]


def drawing(name: str) -> str:
    if name in ground_names():
        from sandtable.games.combat.data.drawing.svg import draw_ground
        from sandtable.games.combat.data.grounds import load_ground

        return draw_ground(load_ground(name))
    from sandtable.commander.map.drawn.svg import draw_map

    return draw_map(open_map(name))


def write_svg(drawing: str, file: str) -> None:
    if file == "-":
        print(drawing, end="")
    else:
        Path(file).write_text(drawing, encoding="utf-8")


def picture(map: Map) -> list[str]:
    from sandtable.cli.board import Board, cell_width, legend
    from sandtable.cli.colours import Paint, wants_colour

    texts = Texts()
    width = cell_width(map.cols, max(79, shutil.get_terminal_size((100, 24)).columns))
    signs = "  ".join(f"{sign} {texts.format(key)}" for sign, key in legend(map))
    return [map.title, "", *Board(map, None, width, Paint(wants_colour(sys.stdout))).lines(), "", signs]


def run_sight(args: argparse.Namespace) -> int:
    from sandtable.cli.lines import sight_lines

    if args.map in ground_names():
        from sandtable.cli import combat_maps

        lines = combat_maps.sight_lines(Texts(args.lang), args.map, args.start, args.end, not args.bare)
        print("\n".join(lines))
        return 0
    map = open_map(args.map)
    ends = []
    for name in (args.start, args.end):
        hex = map.hex_index(name.upper())
        if hex < 0:
            raise SandtableError(f"{name!r} is not a hex of {args.map} (A1 to {map.hex_name(map.size - 1)})")
        ends.append(hex)
    print("\n".join(sight_lines(Texts(args.lang), map, ends[0], ends[1])))
    return 0
