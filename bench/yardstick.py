"""The yardstick: random play of Catanatron, a fast public Python game engine, on the same machine.

Run it in an environment of its own (`make yardstick`); it prints one line of JSON on standard output.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib.metadata import version


def measure(games: int, seed: int) -> dict[str, object]:
    """Play games between four random players and count every action that any of them took."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    seconds = 0.0
    for number in range(games):
        players = [RandomPlayer(colour) for colour in Color]
        start = time.process_time()
        game = Game(players, seed=seed + number)
        game.play()
        seconds += time.process_time() - start
        decisions += len(game.state.actions)
    return {
        "name": f"catanatron {version('catanatron')} random play",
        "games": games,
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds),
        "games_per_s": round(games / seconds, 2),
        "clones_per_s": clones_per_s(seed),
    }


def clones_per_s(seed: int, clones: int = 2000) -> int:
    """How often a game in its middle can be copied."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
    for _ in range(100):
        game.play_tick()
    start = time.process_time()
    for _ in range(clones):
        game.copy()
    return round(clones / (time.process_time() - start))


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play of Catanatron, as a yardstick of speed.")
    parser.add_argument("games", nargs="?", type=int, default=100, help="how many games to play (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, at least 1 (default: 1)")
    args = parser.parse_args()
    if args.games < 1 or args.seed < 1:
        parser.error("games and seed must be at least 1")
    try:
        print(json.dumps(measure(args.games, args.seed)))
    except ModuleNotFoundError as missing:
        print(f"yardstick: module {missing.name} is not installed; run `make yardstick`", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
