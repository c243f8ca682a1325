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
from typing import Final

from sandtable.kernel.game import Game
from sandtable.lab.kit import TITLES, kit
from sandtable.players.shelf import COMBAT, COMBAT_COMMANDER

GAMES: Final = {COMBAT_COMMANDER: 100, COMBAT: 20}


def games_of(title: str) -> int:
    """How many games the golden file of a title holds."""
    return GAMES[title]


def played(index: int, title: str = COMBAT_COMMANDER) -> Game:
    """The whole game of a number."""
    lab = kit(title)
    scenario, options = lab.traced(index)
    game = lab.new_game(scenario, f"trace {index}", options)
    game.keep_undo = False
    rng = random.Random(f"trace {index}")
    while not game.over:
        choices = game.choices
        game.play(choices[int(rng.random() * len(choices))])
    return game


def trace(index: int, title: str = COMBAT_COMMANDER) -> str:
    """Checksum of all decisions, events and outcomes."""
    game = played(index, title)
    whole = repr((game.decisions, game.events, game.outcomes, game.result))
    return blake2b(whole.encode(), digest_size=12).hexdigest()


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="traces", description="Checksums of games of random play.")
    parser.add_argument("--title", choices=TITLES, default=COMBAT_COMMANDER)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the checksums as JSON")
    args = parser.parse_args(argv)
    text = json.dumps([trace(index, args.title) for index in range(games_of(args.title))], indent=0) + "\n"
    if args.write is not None:
        args.write.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
