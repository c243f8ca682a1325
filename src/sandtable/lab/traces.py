"""Traces: a checksum of everything that happened in a game played at random from a fixed seed.

The golden file proves that the interpreted and the compiled build play the same games, and that a change which should
not touch the rules does not. After a change of rules or scenarios: `python -m sandtable.lab.traces --write FILE`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from hashlib import blake2b
from pathlib import Path

from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.lab import pool

GAMES = 100


def played(index: int) -> Game:
    """The whole game of a number: shipped scenarios and skirmishes in turn, the editions too."""
    known = pool.shipped()
    shipped = sorted(known)
    scenario = known[shipped[index // 2 % len(shipped)]] if index % 2 and shipped else pool.skirmish(index)
    options: dict[str, object] = {"edition": pool.EDITIONS[index % len(pool.EDITIONS)]}
    game = new_game(TITLE, scenario, f"trace {index}", options)
    game.keep_undo = False
    rng = random.Random(f"trace {index}")
    while not game.over:
        choices = game.choices
        game.play(choices[int(rng.random() * len(choices))])
    return game


def trace(index: int) -> str:
    """Checksum of all decisions, events and outcomes."""
    game = played(index)
    whole = repr((game.decisions, game.events, game.outcomes, game.result))
    return blake2b(whole.encode(), digest_size=12).hexdigest()


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="traces", description="Checksums of a hundred games of random play.")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the checksums as JSON")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games (default: %(default)s)")
    args = parser.parse_args(argv)
    text = json.dumps([trace(index) for index in range(args.games)], indent=0) + "\n"
    if args.write is not None:
        args.write.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
