"""Perft: how many sequences of decisions a position has to a depth, its chance being fixed by the seed.

One number that changes as soon as a legal choice is missing, or one too many is offered.
`python -m sandtable.lab.perft` prints the counts of a game's positions; `--write FILE` puts them into the golden file.
"""

from __future__ import annotations

import sys

from sandtable.kernel.game import Game
from sandtable.lab.golden import make_golden
from sandtable.shelf import kit_of


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


def position_names(title: str | None = None) -> list[str]:
    return list(kit_of(title).positions())


def counts(name: str, title: str | None = None) -> list[int]:
    """The counts of one of the positions, from depth 1 on."""
    depth, build = kit_of(title).positions()[name]
    game = build()
    return [perft(game, n) for n in range(1, depth + 1)]


def golden(title: str) -> dict[str, list[int]]:
    return {name: counts(name, title) for name in position_names(title)}


if __name__ == "__main__":
    sys.exit(make_golden(sys.argv[1:], "perft", "Count the decision sequences of some positions.", golden, 1))
