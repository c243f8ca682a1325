"""The command line of what makes golden files: for a title, printed or written."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from sandtable.shelf import game_names


def make_golden(argv: list[str], name: str, about: str, of: Callable[[str], object], indent: int) -> int:
    """`of` gives what a title's golden file holds."""
    parser = argparse.ArgumentParser(prog=name, description=about)
    parser.add_argument("--title", choices=game_names(), default=game_names()[0])
    parser.add_argument("--write", type=Path, metavar="FILE", help="write them as JSON")
    args = parser.parse_args(argv)
    text = json.dumps(of(args.title), indent=indent) + "\n"
    if args.write is not None:
        args.write.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0
