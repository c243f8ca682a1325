"""Playing a game out at random: what benchmarks time and what a search may end with."""

from __future__ import annotations

from random import Random

from sandtable.kernel.game import Game


def play_random(game: Game, rng: Random) -> int:
    """To the end, every choice equally likely; returns the number of decisions."""
    made = 0
    while not game.over:
        choices = game.choices
        game.play(choices[int(rng.random() * len(choices))])
        made += 1
    return made
