"""Positions to learn the chance to win from: games of sergeants, with some slips, on shipped and random scenarios.

python -m sandtable.games.barbarossa.lab.school FOLDER --games 3000 (docs/opponents.md says what comes of them)
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Final

from sandtable.games.barbarossa.game import GAME
from sandtable.games.barbarossa.generator.generator import random_scenario
from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game, new_game
from sandtable.lab.training.positions import SLIPS, shape, write
from sandtable.players.thought.mind import Mind, Numbers
from sandtable.shelf import Scenario

MOST_DECISIONS: Final = 20_000
RANDOM: Final = 4  # every so manieth game has a scenario of its own


def scenario_of(number: int, seed: str) -> Scenario:
    names = GAME.scenario_names()
    if number % RANDOM == RANDOM - 1:
        return random_scenario(f"{seed}-{number}")
    return GAME.scenario(names[number % len(names)])


def watch(game: Game, mind: Mind, rng: random.Random) -> list[tuple[int, Numbers]]:
    """What both sides saw at the beginning of each turn."""
    slips = [rng.choice(SLIPS), rng.choice(SLIPS)]
    seen: list[tuple[int, Numbers]] = []
    clock = mind.clock(game)
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        if mind.clock(game) != clock:
            clock = mind.clock(game)
            seen += [(seat, mind.numbers(game, seat)) for seat in range(2)]
        who = game.state.asking
        game.play(rng.choice(game.choices) if rng.random() < slips[who] else mind.answer(game, who), who)
        game.events.clear()
    return seen


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games and write down their positions.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    assert GAME.mind is not None
    mind, count = GAME.mind(), 0
    with open(args.folder / f"{args.seed}.positions", "wb") as file:
        for number in range(args.games):
            rng = random.Random(f"{args.seed}/{number}")
            game = new_game(GAME.title(), scenario_of(number, args.seed), f"{args.seed}/{number}")
            game.keep_undo = False
            seen = watch(game, mind, rng)
            winner = game.state.winner
            for seat, numbers in seen:
                write(file, 0.5 if winner == NOBODY else float(winner == seat), numbers)
            count += len(seen)
    (args.folder / "shape.json").write_text(json.dumps({"title": GAME.name, "positions": count, **shape(GAME.name)}))
    print(f"{args.games} games, {count} positions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
