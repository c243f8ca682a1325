"""Taking back while both sides write sealed orders: one's own alone, unseen by the other, until both have committed."""

from __future__ import annotations

import json
import random

import pytest
from chance import pick, random_game

from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules.state import PLANNING, of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import Game
from sandtable.kernel.record import replay


def seen(game: Game, seat: int) -> str:
    """What a seat sees, but for who is still asked."""
    view = {key: value for key, value in game.view(seat).items() if key != "asked"}
    return json.dumps(view) + str([event for event in game.events if event[1] >> seat & 1 and event[0] != COMMITS])


COMMITS = TITLE.event_names.index("commits")


def in_turn_one(name: str = "first-contact", seed: str = "4") -> Game:
    game = random_game(name, seed)
    game.keep_undo = True
    rng = random.Random(seed)
    while of(game.state).phase != PLANNING:
        game.play(pick(rng, game))
    return game


@pytest.mark.rule("barbarossa:plan.1", "barbarossa:plan.5")
@pytest.mark.parametrize("name", scenario_names())
def test_either_side_takes_back_what_it_wrote_and_the_other_notices_nothing(name: str) -> None:
    """At random moments of Planning; afterwards the game is the one in which it was never written."""
    rng = random.Random(name)
    game = in_turn_one(name)
    taken = 0
    for _ in range(120):
        seats = game.decision.seats if game.decision is not None else []
        if of(game.state).phase != PLANNING or len(seats) < 2:
            break
        seat = rng.choice(seats)
        if game.can_undo(seat) and rng.random() < 0.3:
            before, mine = seen(game, 1 - seat), game.undo_depth(seat)
            game.undo(seat)
            taken += 1
            assert seen(game, 1 - seat) == before and game.undo_depth(seat) == mine - 1
        else:
            game.play(pick(rng, game, seat), seat)
    assert taken > 3
    again = replay(TITLE, game.record())
    assert TITLE.equal(again.state, game.state) and again.events == game.events


def test_a_commit_is_taken_back_until_the_other_side_has_committed() -> None:
    game = in_turn_one()
    game.play_text("commit", 0)
    assert game.decision_of(0) is None and game.can_undo(0)
    game.play(pick(random.Random(1), game, 1), 1)
    game.undo(0)
    assert game.decision_of(0) is not None and len(game.decisions) == len(game.texts)
    game.play_text("commit", 0)
    while game.decision_of(0) is None and of(game.state).turn == 1 and not game.over:
        choices = [game.notation(code) for code in game.offered(1)]
        game.play_text("commit" if "commit" in choices else "cancel", 1)
    assert not game.can_undo(0) and not game.can_undo(1)


@pytest.mark.rule("barbarossa:prep.1")
def test_a_set_up_is_not_taken_back_once_both_sides_lie_open() -> None:
    game = random_game("first-contact", "4")
    game.keep_undo = True
    rng = random.Random("4")
    while of(game.state).turn == 0:
        last = game.decision.seat if game.decision is not None else 0
        game.play(pick(rng, game))
    assert not game.can_undo(last)
