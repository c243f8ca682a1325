"""Non-interference: what a seat is sent does not change by a byte when all that it cannot know is dealt afresh."""

from __future__ import annotations

import random
from collections.abc import Iterator

from test_leaks import dealt_afresh

from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.screens.telling import may_hear
from sandtable.shelf import game_named, game_names
from sandtable.table.protocol import ENCODER
from sandtable.table.titles import Served, served_titles, view_for

LINES = 40  # of the log, the newest
EVERY = 7  # decisions between two that are looked at


def told(served: Served, game: Game, eyes: int, start: int) -> list[bytes]:
    """View, log from an event on, and question, as they are sent."""
    question = served.screen.question(game, eyes) if eyes >= 0 else None
    parts = (view_for(game, eyes), served.screen.log(game, eyes, start), question)
    return [ENCODER.encode(part) for part in parts]


def looks(name: str, seed: int) -> Iterator[bool]:
    """Of one random game: was anything different?"""
    served, box, rng = served_titles()[name], game_named(name), random.Random(seed)
    names = box.scenario_names()
    game = new_game(served.title, box.scenario(names[seed % len(names)]), f"looks {seed}", {"windows": True})
    game.keep_undo = False
    n = 0
    while not game.over and n < 1500:
        if n % EVERY == seed % EVERY:
            for eyes in (SPECTATOR, *range(len(served.sides))):
                start = max(0, len(game.events) - LINES)
                heard = sum(may_hear(event[1], eyes) for event in game.events[:start])
                real = told(served, game, eyes, start)
                other = told(served, dealt_afresh(game, eyes, f"{seed} {n}"), eyes, heard)
                yield from (a != b for a, b in zip(real, other, strict=True))
        seats = game.decision.seats if game.decision else []
        seat = rng.choice(seats)
        decision = game.decision_of(seat)
        assert decision is not None
        game.play(rng.choice(decision.choices), seat)
        n += 1


def compare(most: int) -> list[tuple[str, int, int]]:
    """For each game: how many comparisons, and how many of them differed."""
    found = []
    for name in game_names():
        done, bad, seed = 0, 0, 0
        while done < most:
            for differs in looks(name, seed):
                done += 1
                bad += differs
                if done >= most:
                    break
            seed += 1
        found.append((name, done, bad))
    return found
