"""Traces: a checksum of everything that happened in a game played at random from a fixed seed.

The golden file proves that the interpreted and the compiled build play the same games, and that a change which should
not touch the rules does not. After a change of rules or scenarios: `python -m sandtable.lab.traces --write FILE`.
"""

from __future__ import annotations

import random
import sys
from hashlib import blake2b

from sandtable.kernel.game import Game
from sandtable.lab.golden import make_golden
from sandtable.shelf import kit_of


def played(index: int, title: str | None = None) -> Game:
    """The whole game of a number."""
    lab = kit_of(title)
    scenario, options = lab.traced(index)
    game = lab.new_game(scenario, f"trace {index}", options)
    game.keep_undo = False
    rng = random.Random(f"trace {index}")
    while not game.over:
        choices = game.choices
        game.play(choices[int(rng.random() * len(choices))])
    return game


def trace(index: int, title: str | None = None) -> str:
    """Checksum of all decisions, events and outcomes."""
    game = played(index, title)
    whole = repr((game.decisions, game.events, game.outcomes, game.result))
    return blake2b(whole.encode(), digest_size=12).hexdigest()


def golden(title: str) -> list[str]:
    return [trace(index, title) for index in range(kit_of(title).traces)]


if __name__ == "__main__":
    sys.exit(make_golden(sys.argv[1:], "traces", "Checksums of games of random play.", golden, 0))
