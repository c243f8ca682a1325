"""Perft: how many sequences of decisions a position has to a depth, its chance being fixed by the seed.

One number that changes as soon as a legal choice is missing, or one too many is offered.
`python -m sandtable.lab.perft` prints the counts of a game's positions; `--write FILE` puts them into the golden file.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from sandtable.kernel.game import Game
from sandtable.lab.kit import TITLES, kit
from sandtable.players.shelf import COMBAT_COMMANDER


def perft(game: Game, depth: int) -> int:
    """Sequences of exactly `depth` decisions; a game that ends sooner counts as one."""
    if depth == 0 or game.over:
        return 1
    choices = game.choices
    if depth == 1:
        return len(choices)
    total = 0
    for code in choices:
        line = game.clone()
        line.keep_undo = False
        line.play(code)
        total += perft(line, depth - 1)
    return total


def position_names(title: str = COMBAT_COMMANDER) -> list[str]:
    return list(kit(title).positions())


def counts(name: str, title: str = COMBAT_COMMANDER) -> list[int]:
    """The counts of one of the positions, from depth 1 on."""
    depth, build = kit(title).positions()[name]
    game = build()
    return [perft(game, n) for n in range(1, depth + 1)]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="perft", description="Count the decision sequences of some positions.")
    parser.add_argument("--title", choices=TITLES, default=COMBAT_COMMANDER)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the counts as JSON")
    args = parser.parse_args(argv)
    found = {name: counts(name, args.title) for name in position_names(args.title)}
    text = json.dumps(found, indent=1) + "\n"
    if args.write is not None:
        args.write.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
