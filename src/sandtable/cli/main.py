"""The command `sandtable`: one module for each group of commands; errors become one line and status 2."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence

import sandtable
from sandtable.cli import lab, maps, opponents, packs, play, puzzles, replay, rules, scenarios, serve, teach
from sandtable.kernel.errors import SandtableError

BAD_INPUT = 2


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sandtable", description="Plays hex-and-counter tactical wargames by their full rules."
    )
    version = f"sandtable {sandtable.__version__} ({sandtable.build_mode()})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in (play, serve, lab, opponents, replay, teach, puzzles, rules, scenarios, maps, packs):
        module.add_parser(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    gc.set_threshold(50_000, 20, 20)  # states and frames hold no cycles: collecting often only costs time
    try:
        args = make_parser().parse_args(argv)
        status = args.run(args)
        sys.stdout.flush()
        return int(status)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone; stay quiet at exit
        return 1
    except SandtableError as error:
        print(f"sandtable: {error}", file=sys.stderr)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"sandtable: {place}{error.strerror or error}", file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return BAD_INPUT
