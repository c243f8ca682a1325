"""Does what looking ahead promises hold? What the best choice by some worlds gains over the quick answer in fresh ones:
at the end of the Turn and two Turns later, by the mind's own measure, and in the outcome if all play on by thumb.

    python -m sandtable.lab.training.promises TITLE --seconds 600 turn next-order activate activate-more
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Final

from sandtable.kernel.game import Game, new_game
from sandtable.lab.training.positions import scenario_for
from sandtable.players.match import scenario_of
from sandtable.players.seat import Seat
from sandtable.players.thought.lookahead import play_on
from sandtable.players.thought.mind import Mind
from sandtable.shelf import game_named

WORLDS: Final = 12  # to pick by, and as many fresh ones
PLAYED_OUT: Final = 5  # of these
LATER: Final = 2  # Turns
LOOKED_AT: Final = 0.05  # of the questions
AGES: Final = 10**9
MOST_STRETCHES: Final = 100  # of steps, to the end of a game
Gains = list[tuple[float, float, float]]  # at the end of the Turn, later, in the outcome


def tried(world: Game, seat: int, mind: Mind, choice: int) -> Game:
    world = world.clone()
    end = mind.clock(world) + 1
    world.play(choice, seat)
    play_on(world, mind, end)
    return world


def promise(game: Game, seat: int, mind: Mind, seed: str) -> tuple[float, float, float]:
    """Nothing where the quick answer is the best."""
    dealt = [Seat(game, seat).world(f"{seed}/{number}") for number in range(2 * WORLDS)]
    choices = mind.candidates(dealt[0], seat)

    def worth(choice: int) -> float:
        return sum(mind.chance(tried(world, seat, mind, choice), seat) for world in dealt[:WORLDS])

    best = max(choices, key=worth)
    if best == choices[0]:
        return 0.0, 0.0, 0.0
    sums = [0.0, 0.0, 0.0]
    for number, world in enumerate(dealt[WORLDS:]):
        for choice, sign in ((best, 1.0), (choices[0], -1.0)):
            then = tried(world, seat, mind, choice)
            sums[0] += sign * mind.chance(then, seat) / WORLDS
            if number < PLAYED_OUT:
                play_on(then, mind, mind.clock(then) + LATER)
                sums[1] += sign * mind.chance(then, seat) / PLAYED_OUT
                for _ in range(MOST_STRETCHES):
                    play_on(then, mind, AGES)
                sums[2] += sign * mind.chance(then, seat) / PLAYED_OUT
    return sums[0], sums[1], sums[2]


def study(title: str, prompts: list[str], seconds: float, seed: str) -> dict[str, Gains]:
    box = game_named(title)
    assert box.mind is not None
    mind, rng, found = box.mind(), random.Random(seed), dict[str, Gains]()
    end, number = time.monotonic() + seconds, rng.randrange(1000)
    while time.monotonic() < end:
        game = new_game(box.title(), scenario_of(title, scenario_for(title, number)), f"{seed}/{number}")
        game.keep_undo = False
        number += 1
        while not game.over and time.monotonic() < end:
            who = game.state.asking
            prompt = game.prompt_of(who)
            if prompt in prompts and len(game.choices) > 1 and rng.random() < LOOKED_AT:
                found.setdefault(prompt, []).append(promise(game, who, mind, str(rng.random())))
            game.play(mind.answer(game, who), who)
            game.events.clear()
    return found


def told(values: list[float]) -> str:
    """Mean and standard error."""
    mean = sum(values) / len(values)
    return f"{mean:+.4f} ± {(sum((v - mean) ** 2 for v in values) ** 0.5) / len(values):.4f}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Does what looking ahead promises hold?")
    parser.add_argument("title")
    parser.add_argument("prompts", nargs="+")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    for prompt, gains in study(args.title, args.prompts, args.seconds, args.seed).items():
        turn, later, outcome = (told([gain[n] for gain in gains]) for n in range(3))
        print(f"{prompt:16} {len(gains):5} asked: {turn} at the end of the Turn, {later} later, {outcome} in the end")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
