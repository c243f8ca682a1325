"""`sandtable pack check`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import SandtableError


def add_parser(commands: Any) -> None:
    pack = commands.add_parser("pack", help="packs of one's own data")
    actions = pack.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="find every mistake in a pack")
    check.add_argument("folder", metavar="DIR")
    check.set_defaults(run=run_check)


def run_check(args: argparse.Namespace) -> int:
    from sandtable.games.combat_commander.files import check_pack, register_checkers

    register_checkers()
    folder = Path(args.folder)
    if not folder.is_dir():
        raise SandtableError(f"{folder}: is not a folder")
    problems = check_pack(folder)
    for problem in problems:
        print(problem)
    print(f"{folder}: {len(problems)} problems" if problems else f"{folder}: fit to play with")
    return 1 if problems else 0
