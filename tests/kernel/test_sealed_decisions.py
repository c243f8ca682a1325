"""Sealed simultaneous decisions: nobody learns an answer before all are in."""

from __future__ import annotations

import json

import pytest

from sandtable.kernel.choice import choice, verb_of
from sandtable.kernel.engine import advance
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
from tiny_game import BID, DREW, DUEL, NO_BID, READY, REVEALED, Bids, DuelState, Letters, push_letters

SEATS = [0, 1, SPECTATOR]


def at_the_bids(seed: str = "a", leader: int = 0) -> Game:
    game = new_game(DUEL, {"leader": leader}, seed)
    game.play(choice(READY))
    return game


def bids(game: Game) -> list[int]:
    top = game.state.frames[-1]
    assert isinstance(top, Bids)
    return top.bids


def table_view(game: Game, seat: int) -> str:
    """What the seat sees, but for who is still asked: that somebody has answered is no secret."""
    return json.dumps({key: part for key, part in game.view(seat).items() if key != "asked"})


def test_both_seats_are_asked_at_once_each_for_its_own_cards() -> None:
    game = at_the_bids()
    for seat in range(2):
        decision = game.decision_of(seat)
        assert decision is not None and decision.seats == [0, 1]
        assert [verb_of(c) for c in decision.choices] == [BID] * 3
        assert decision.choices == [choice(BID, card) for card in game.view(seat)["hand"]]  # type: ignore[attr-defined]


def test_a_seat_with_one_card_is_not_asked() -> None:
    game = at_the_bids()
    state = game.state
    assert isinstance(state, DuelState)
    del state.hands[1][1:]
    decision = game.decision
    assert decision is not None and decision.seats == [0]
    assert game.decision_of(1) is None


@pytest.mark.parametrize("first", [0, 1])
def test_either_seat_may_answer_first_and_only_the_other_is_asked_then(first: int) -> None:
    game = at_the_bids()
    decision = game.decision_of(first)
    assert decision is not None
    game.play(decision.choices[1], first)
    waiting = game.decision
    assert waiting is not None and waiting.seats == [1 - first]
    with pytest.raises(IllegalChoice, match=f"nothing is asked of seat {first}"):
        game.play(decision.choices[0], first)


@pytest.mark.parametrize("first", [0, 1])
def test_a_sealed_answer_shows_in_no_view_and_no_event(first: int) -> None:
    """Whatever was bid, everybody sees the same until the other bid is in."""
    seen = set()
    for nth in range(3):
        game = at_the_bids()
        decision = game.decision_of(first)
        assert decision is not None
        told = len(game.events)
        game.play(decision.choices[nth], first)
        assert bids(game)[first] != NO_BID
        assert game.events[told:] == []
        seen.add(tuple(table_view(game, seat) for seat in SEATS if seat != first))
    assert len(seen) == 1


def test_both_answers_come_to_light_together() -> None:
    game = at_the_bids()
    mine, theirs = game.decision_of(0), game.decision_of(1)
    assert mine is not None and theirs is not None
    game.play(theirs.choices[2], 1)
    told = len(game.events)
    game.play(mine.choices[0], 0)
    shown = [(event[2], event[3]) for event in game.events[told:] if event[0] == REVEALED]
    assert shown == [(0, mine.choices[0] >> 24 & 4095), (1, theirs.choices[2] >> 24 & 4095)]


def test_the_order_of_answers_makes_no_difference() -> None:
    states = []
    for order in ([0, 1], [1, 0]):
        game = at_the_bids()
        for seat in order:
            decision = game.decision_of(seat)
            assert decision is not None
            game.play(decision.choices[0], seat)
        states.append(game.state)
    assert DUEL.equal(states[0], states[1])


@pytest.mark.parametrize("first", [0, 1])
def test_a_sealed_answer_is_taken_back_until_all_are_in(first: int) -> None:
    game = at_the_bids()
    decision = game.decision_of(first)
    assert decision is not None
    game.play(decision.choices[0], first)
    assert game.undo_depth(first) == 1 and not game.can_undo(1 - first)
    game.undo(first)
    assert bids(game) == [NO_BID, NO_BID] and game.decision_of(first) is not None
    for seat in (first, 1 - first):
        game.play(game.offered(seat)[0], seat)
    assert not game.can_undo(0) and not game.can_undo(1)
    with pytest.raises(IllegalChoice):
        game.undo(first)


# --- many sealed answers ---


def at_the_letters(answers: list[tuple[int, str]]) -> Game:
    game = at_the_bids()
    push_letters(game.state)
    game = game.clone()  # stands at the new question
    game.state.asking, game.state.asked_mask = 0, 3
    game._choices = advance(game.state)
    for seat, text in answers:
        game.play_text(text, seat)
    return game


def written(game: Game) -> tuple[list[list[int]], int]:
    top = game.state.frames[-1]
    assert isinstance(top, Letters)
    return top.written, top.done


def test_one_seat_takes_back_over_the_answers_of_the_other() -> None:
    game = at_the_letters([(0, "mark 1"), (1, "mark 3"), (0, "mark 2"), (1, "mark 1"), (1, "mark 2")])
    assert (game.undo_depth(0), game.undo_depth(1)) == (2, 3)
    seen = table_view(game, 1)
    game.undo(0)
    assert written(game) == ([[1], [3, 1, 2]], 0) and table_view(game, 1) == seen
    game.undo(0)
    assert written(game) == ([[], [3, 1, 2]], 0) and not game.can_undo(0)
    game.undo(1)
    assert written(game) == ([[], [3, 1]], 0) and game.undo_depth(1) == 2


def test_what_was_taken_back_leaves_no_trace() -> None:
    """State, decisions, their notation, outcomes and events are as if it had never been made."""
    game = at_the_letters([(1, "mark 3"), (0, "mark 2"), (1, "mark 1"), (1, "ready")])
    game.undo(0)
    plain = at_the_letters([(1, "mark 3"), (1, "mark 1"), (1, "ready")])
    assert DUEL.equal(game.state, plain.state)
    assert (game.decisions, game.texts, game.outcomes) == (plain.decisions, plain.texts, plain.outcomes)
    assert game.events == plain.events and game.choices == plain.choices


def test_who_is_ready_may_think_again_until_the_other_is_ready_too() -> None:
    game = at_the_letters([(0, "mark 1"), (0, "ready"), (1, "mark 3")])
    assert game.decision_of(0) is None and game.undo_depth(0) == 2
    told = len(game.events)
    game.undo(0)
    assert written(game) == ([[1], [3]], 0) and game.decision_of(0) is not None
    assert len(game.events) == told - 1  # that he was ready
    game.play_text("ready", 0)
    game.play_text("ready", 1)
    assert not game.can_undo(0) and game.undo_depth(1) == 0


def test_the_answer_that_opens_a_question_is_sealed_no_more() -> None:
    game = at_the_letters([(0, "mark 1")])
    here = len(game.decisions)
    game.play_text("ready", 1)
    game.play_text("mark 3", 0)  # alone now, and still nobody else's business
    assert game.sealed[here - 1 :] == [True, True, True]
    game.undo(0)
    game.play_text("ready", 0)
    assert game.sealed[here - 1 :] == [True, True, False]


def test_open_decisions_are_not_taken_back_over_another_seat() -> None:
    game = new_game(DUEL, {"leader": 0}, "a")
    game.play_text("mark 1", 0)
    game.play_text("ready", 0)
    game.play(game.offered(1)[0], 1)
    assert not game.can_undo(0) and game.undo_depth(1) == 1


def test_a_fresh_deal_keeps_a_sealed_answer_possible_but_not_known() -> None:
    game = at_the_bids()
    decision = game.decision_of(1)
    assert decision is not None
    game.play(decision.choices[0], 1)
    supposed = set()
    for n in range(20):
        dealt = game.determinise(0, str(n))
        theirs = bids(dealt)[1]
        assert theirs in dealt.state.hands[1]  # type: ignore[attr-defined]
        assert dealt.view(0) == game.view(0)
        supposed.add(theirs)
    assert len(supposed) > 2


def test_an_event_reaches_only_its_audience() -> None:
    """Each draw is told twice: with the card to the drawer, without it to everybody else."""
    game = new_game(DUEL, {}, "a")
    for seat in range(2):
        told = [e for e in game.events if e[0] == DREW and e[1] >> seat & 1]
        assert all((event[3] >= 0) == (event[2] == seat) for event in told)
        assert len(told) == 6
