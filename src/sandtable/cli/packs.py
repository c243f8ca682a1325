"""`sandtable pack check`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sandtable.cli.lab import add_title
from sandtable.kernel.errors import SandtableError, printable
from sandtable.shelf import game_named


def add_parser(commands: Any) -> None:
    pack = commands.add_parser("pack", help="packs of one's own data")
    actions = pack.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="find every mistake in a pack")
    check.add_argument("folder", metavar="DIR")
    add_title(check)
    check.set_defaults(run=run_check)


def run_check(args: argparse.Namespace) -> int:
    box, folder = game_named(args.title), Path(args.folder)
    if box.check_pack is None:
        raise SandtableError(f"{box.name} takes no packs")
    if not folder.is_dir():
        raise SandtableError(f"{folder}: is not a folder")
    problems = box.check_pack(folder)
    for problem in problems:
        print(problem)
    name = printable(str(folder))
    print(f"{name}: {len(problems)} problems" if problems else f"{name}: fit to play with")
    return 1 if problems else 0
