"""Non-interference: what a seat is sent does not change by a byte when all that it cannot know is dealt afresh."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from test_leaks import dealt_afresh

from sandtable.kernel.errors import Fault
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.screens.telling import may_hear
from sandtable.shelf import game_named
from sandtable.table.protocol import ENCODER
from sandtable.table.rooms.quiet import is_quiet
from sandtable.table.titles import Served, served_titles, view_for

EVERY = 5  # decisions between two that are looked at
DEALS = 3  # of what is hidden, at each
LONGEST = 1500  # decisions of a game
NOTHING = b"null"
ALL = -1  # who hears an event
PARTS = ("view", "log", "question")


def told(served: Served, game: Game, eyes: int, start: int) -> list[bytes]:
    """View, log from an event on, and question, as they are sent."""
    question = served.screen.question(game, eyes) if eyes >= 0 else None
    parts = (view_for(game, eyes), served.screen.log(game, eyes, start), question)
    return [ENCODER.encode(part) for part in parts]


class Look(NamedTuple):
    """One comparison: where it was, and whether anything was different."""

    seed: int
    decision: int  # of the game, from 0
    eyes: int
    deal: int
    part: str
    differs: bool


def looks(name: str, seed: int) -> Iterator[Look]:
    """All comparisons of one random game."""
    served, box, rng = served_titles()[name], game_named(name), random.Random(seed)
    names = box.scenario_names()
    game = new_game(served.title, box.scenario(names[seed % len(names)]), f"looks {seed}", {"windows": True})
    game.keep_undo = False
    n, start = 0, 0
    while not game.over and n < LONGEST:
        if n % EVERY == seed % EVERY:
            for eyes in eyes_at(served, game):
                for deal, part, differs in compared(served, game, eyes, start, f"{seed} {n}"):
                    yield Look(seed, n, eyes, deal, part, differs)
            start = len(game.events)
        seats = game.decision.seats if game.decision else []
        seat = rng.choice(seats)
        decision = game.decision_of(seat)
        assert decision is not None
        game.play(rng.choice(decision.choices), seat)
        n += 1


def compared(served: Served, game: Game, eyes: int, start: int, seed: str) -> Iterator[tuple[int, str, bool]]:
    """One moment with all that is hidden dealt afresh, several times; the log from an event on."""
    known = [is_known(game, event, eyes) for event in game.events]
    real = told(served, game, eyes, start)
    for deal in range(DEALS):
        try:
            afresh = dealt_afresh(game, eyes, f"{seed} {deal}")
        except Fault:  # a hand with which it would not have come to this question
            continue
        afresh.events = [event for event, heard in zip(game.events, known, strict=True) if heard]
        other = told(served, afresh, eyes, sum(known[:start]))
        for part, a, b in zip(PARTS, real, other, strict=True):
            if (a, b) != (NOTHING, NOTHING):
                yield deal, part, a != b


def is_known(game: Game, event: Event, eyes: int) -> bool:
    """Was it told to these eyes, or does the table lie open since? Who was given what while both set up unseen shows
    when all units are told, once they are done."""
    if may_hear(event[1], eyes):
        return True
    names = [name for name, _ in game.title.events]
    if names[event[0]] != "weapon-given":
        return False
    opened = names.index("set-up")
    return any(other[0] == opened and other[1] == ALL and other[2] == event[3] for other in game.events)


def eyes_at(served: Served, game: Game) -> list[int]:
    """To whom the table would tell this moment: not to spectators, where it is asked because of what is held."""
    seats = list(range(len(served.sides)))
    return seats if is_quiet(game) else [SPECTATOR, *seats]


def compare(name: str, seed: int) -> tuple[int, list[Look]]:
    """Of one random game: how many comparisons, and those that differed."""
    found = list(looks(name, seed))
    return len(found), [look for look in found if look.differs]
