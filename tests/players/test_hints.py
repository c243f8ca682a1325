"""Hints: the best choices with their worth, from nothing but what the seat may know."""

from __future__ import annotations

import random

import pytest

from minds import DuelMind, PlainMind
from sandtable.kernel.choice import a_of
from sandtable.kernel.game import Game, new_game
from sandtable.players.hints import FEWEST, hint_data, weigh
from sandtable.players.seat import Seat
from sandtable.players.weighing import Weigher, Weighing
from sandtable.shelf import game_named
from tiny_game import DUEL


def battle(decisions: int) -> Game:
    box = game_named("combat-commander")
    game = new_game(box.title(), box.scenario("first-patrol"), "hints")
    rng = random.Random(4)
    while len(game.decisions) < decisions or (game.decision is not None and game.decision.prompt != "turn"):
        assert game.decision is not None
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    return game


def test_a_hint_hangs_on_nothing_that_the_seat_cannot_know() -> None:
    """What is hidden is dealt afresh: the hint stays the same to the last figure."""
    game = battle(60)
    assert game.decision is not None
    seat = game.decision.seat
    others = [game.determinise(seat, f"deal {number}") for number in range(3)]
    assert all(game.title.dump(other.state) != game.title.dump(game.state) for other in others)
    found = [weigh(PlainMind(), Seat(each, seat), steps=1) for each in [game, *others]]
    assert found[0] is not None and len(found[0].lines) > 1
    assert [one.lines for one in found if one] == [found[0].lines] * 4
    assert [one.worths for one in found if one] == [found[0].worths] * 4


def test_the_words_are_those_of_the_question_and_the_best_comes_first() -> None:
    game = battle(60)
    assert game.decision is not None
    screen, seat = game_named("combat-commander").screen(), game.decision.seat
    question = screen.question(game, seat)
    assert question is not None
    hint = hint_data(question, weigh(PlainMind(), Seat(game, seat), steps=1))
    said = {choice["code"]: choice["say"] for choice in question["choices"]}
    assert hint["worlds"] == FEWEST
    assert all(one["say"] == said[one["code"]] for one in hint["choices"])
    chances = [one["chance"] for one in hint["choices"]]
    assert chances == sorted(chances, reverse=True)
    for one in hint["choices"]:
        assert one["behind"] == pytest.approx(chances[0] - one["chance"], abs=2e-4)


def test_every_choice_is_tried_in_the_same_worlds() -> None:
    game = new_game(DUEL, {}, "same")
    game.play_text("ready")
    seats = Seat(game, 0)
    numbers: list[int] = []

    def deal(number: int) -> Game:
        numbers.append(number)
        return seats.world(str(number))

    weighing = Weighing(0, [[code] for code in seats.decision.choices], deal)
    for _ in range(5):
        weighing.add_world(Weigher(DuelMind()))
    assert numbers == list(range(5)) and all(len(worths) == 5 for worths in weighing.worths)


def test_where_there_is_one_choice_there_is_nothing_to_weigh() -> None:
    game = new_game(DUEL, {}, "one")
    game.play_text("ready")
    only = [min(Seat(game, 0).decision.choices, key=a_of)]
    assert weigh(DuelMind(), Seat(game, 0), choices=only) is None
