"""The narrow door, with the tiny game: playing, undo, cloning, dealing afresh, saving, explaining."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.kernel.choice import choice
from sandtable.kernel.codec import Frames, load_int
from sandtable.kernel.errors import BadFile, IllegalChoice
from sandtable.kernel.frame import ASK, Frame, State
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import load_game, replay
from sandtable.kernel.title import SPECTATOR
from tiny_game import BID, DUEL, MARK, READY, DuelState


def table(game: Game) -> DuelState:
    assert isinstance(game.state, DuelState)
    return game.state


def play_random(game: Game, seed: int, most: int = 1000) -> Game:
    rng = random.Random(seed)
    for _ in range(most):
        if game.decision is None:
            break
        seat = rng.choice(game.decision.seats)
        decision = game.decision_of(seat)
        assert decision is not None
        game.play(rng.choice(decision.choices), seat)
    return game


def whole(game: Game) -> str:
    return json.dumps([DUEL.dump(game.state), game.decisions, game.events, game.outcomes])


# --- decisions ---


def test_a_single_legal_choice_is_taken_by_the_kernel() -> None:
    """In the last round each hand is one card: nobody is asked to bid it."""
    game = play_random(new_game(DUEL, {}, "s"), 1)
    assert game.over
    bids = [code for _, code in game.decisions if code >> 36 == BID]
    assert len(bids) == 2 * 3  # four rounds, of which the last asks nobody
    assert sum(table(game).rounds) == 4


def test_the_decision_names_all_and_only_the_choices() -> None:
    game = new_game(DUEL, {"leader": 1}, "s")
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.seats, decision.prompt, decision.rule) == (1, [1], "plan", "1")
    assert [game.notation(c) for c in decision.choices] == ["mark 1", "mark 2", "mark 3", "ready"]
    assert game.decision_of(0) is None
    assert game.choices == decision.choices


def test_a_finished_game_asks_nothing() -> None:
    game = play_random(new_game(DUEL, {}, "s"), 1)
    assert game.decision is None and game.decision_of(0) is None and game.choices == []
    assert game.result == {"winner": game.state.winner, "ending": 1}
    with pytest.raises(IllegalChoice, match="over"):
        game.play(choice(READY))
    with pytest.raises(IllegalChoice):
        game.undo(0)


@settings(max_examples=40)
@given(st.integers(0, 2**48) | st.integers(-(2**70), 2**70), st.sampled_from([None, 0, 1, 2, -1]), st.integers(0, 6))
def test_an_illegal_choice_is_refused_and_changes_nothing(code: int, seat: int | None, after: int) -> None:
    game = play_random(new_game(DUEL, {}, "i"), 3, after)
    decision = game.decision if seat is None else game.decision_of(seat)
    before = whole(game)
    if decision is not None and code in decision.choices:
        return
    with pytest.raises(IllegalChoice):
        game.play(code, seat)
    assert whole(game) == before


def test_text_is_read_leniently_but_only_what_is_offered() -> None:
    game = new_game(DUEL, {}, "s")
    game.play_text("  MARK   2 ")
    assert table(game).marks == [2, 0]
    with pytest.raises(IllegalChoice, match="'mark 4' is not offered at plan"):
        game.play_text("mark 4")
    with pytest.raises(IllegalChoice, match="nothing is asked"):
        game.play_text("mark 1", 1)


def test_explain_gives_reason_and_rule() -> None:
    game = new_game(DUEL, {}, "s")
    assert game.explain(0, 9, MARK) == ("not-a-number", "1")
    assert game.explain(0, 2, MARK) is None
    assert game.explain(1, 2, MARK) == ("not-asked", "3")
    game.play(choice(READY))
    theirs = table(game).hands[1][0]
    assert game.explain(0, theirs, BID) == ("not-in-hand", "2")
    assert game.explain(1, theirs, BID) is None


# --- undo ---


def test_open_decisions_are_taken_back_one_by_one() -> None:
    game = new_game(DUEL, {}, "u")
    states = [whole(game)]
    for number in (1, 3, 2):
        game.play(choice(MARK, number))
        states.append(whole(game))
    for before in reversed(states[:-1]):
        assert game.can_undo(0) and not game.can_undo(1)
        game.undo(0)
        assert whole(game) == before
    assert not game.can_undo(0)


def test_what_is_played_after_an_undo_is_told_once() -> None:
    """The snapshot must not keep the events of the choice that was taken back."""
    game = new_game(DUEL, {}, "u")
    game.play(choice(MARK, 1))
    game.undo(0)
    game.play(choice(MARK, 3))
    other = new_game(DUEL, {}, "u")
    other.play(choice(MARK, 3))
    assert whole(game) == whole(other)


def test_undo_never_crosses_a_reveal() -> None:
    game = new_game(DUEL, {}, "u")
    game.play(choice(MARK, 1))
    game.play(choice(READY))
    assert game.can_undo(0)  # both are asked to bid, nothing is revealed yet
    for seat in range(2):
        decision = game.decision_of(seat)
        assert decision is not None
        game.play(decision.choices[0], seat)
    assert not game.can_undo(0) and not game.can_undo(1)
    leader = table(game).leader
    before = whole(game)
    game.play(choice(MARK, 2))
    game.undo(leader)
    assert whole(game) == before
    assert not game.can_undo(leader)
    with pytest.raises(IllegalChoice):
        game.undo(leader)


@pytest.mark.parametrize("seed", ["u", "v", "w"])
def test_a_reveal_bars_undo_for_who_decided_last_and_is_asked_next(seed: str) -> None:
    game = new_game(DUEL, {}, seed)
    game.play(choice(READY))
    trial = bid_first_cards(game.clone(), [0, 1])
    winner = table(trial).leader
    bid_first_cards(game, [1 - winner, winner])
    assert game.decision is not None and game.decision.seats == [winner]
    assert not game.can_undo(winner)
    game.play(choice(MARK, 2))
    assert game.undo_depth(winner) == 1  # the bid is not among them
    game.undo(winner)
    assert game.undo_depth(winner) == 0


def bid_first_cards(game: Game, seats: list[int]) -> Game:
    for seat in seats:
        decision = game.decision_of(seat)
        assert decision is not None
        game.play(decision.choices[0], seat)
    return game


class Courtesy(Frame):
    """The seats in turn; the second has no choice."""

    def run(self, g: State) -> int:
        return ASK

    def asked(self, g: State) -> int:
        return 1 << self.at % 2

    def options(self, g: State, seat: int) -> list[int]:
        return [choice(MARK, n) for n in ((1,) if seat else (1, 2))]

    def take(self, g: State, seat: int, code: int) -> None:
        self.at += 1

    def prompt(self, g: State) -> tuple[str, str]:
        return ("courtesy", "3")


class Exchange(Courtesy):
    """The seats in turn; each has a choice."""

    def options(self, g: State, seat: int) -> list[int]:
        return [choice(MARK, 1), choice(MARK, 2)]


def standing(kind: type[Courtesy], at: int) -> Courtesy:
    frame = kind()
    frame.at = at
    return frame


def in_turn(kind: type[Courtesy]) -> Game:
    """A game in which the first seat is asked, then the second, and so on."""
    Frames().add(
        kind,
        lambda frame: standing(kind, frame.at),
        lambda frame: {"at": frame.at},
        lambda data, frames: standing(kind, load_int(data["at"], "at")),
        lambda a, b: a.at == b.at,
    )
    state = DUEL.new_state({}, "u", {})
    state.push(standing(kind, 0))
    return Game(DUEL, {}, "u", {}, state)


def test_that_another_had_no_choice_bars_undo() -> None:
    """It may tell of what he hides."""
    game = in_turn(Courtesy)
    game.play(choice(MARK, 1))
    assert game.decision is not None and game.decision.seats == [0]
    assert not game.can_undo(0)


def test_while_only_another_is_asked_nothing_is_taken_back() -> None:
    """He has seen what was decided, though no card and no die."""
    game = in_turn(Exchange)
    reveals = game.state.reveals
    game.play(choice(MARK, 1))
    assert game.decision is not None and game.decision.seats == [1]
    assert game.state.reveals == reveals
    assert not game.can_undo(0) and not game.can_undo(1)
    with pytest.raises(IllegalChoice, match="nothing that can be taken back"):
        game.undo(0)
    assert len(game.decisions) == 1


def test_nothing_is_kept_for_undo_when_told_so() -> None:
    game = new_game(DUEL, {}, "u")
    game.keep_undo = False
    game.play(choice(MARK, 1))
    assert not game.can_undo(0)


# --- copies ---


@settings(max_examples=40)
@given(st.integers(0, 9), st.integers(0, 12))
def test_a_clone_is_equal_goes_the_same_way_and_leaves_its_original_alone(seed: int, after: int) -> None:
    game = play_random(new_game(DUEL, {}, str(seed)), seed, after)
    before = whole(game)
    one, two = game.clone(), game.clone()
    assert whole(one) == before and DUEL.equal(one.state, game.state)
    play_random(one, 7)
    assert whole(game) == before
    play_random(two, 7)
    assert whole(one) == whole(two)


@settings(max_examples=40)
@given(st.integers(0, 9), st.integers(0, 12), st.sampled_from([0, 1, SPECTATOR]))
def test_a_fresh_deal_changes_nothing_that_the_seat_can_see(seed: int, after: int, seat: int) -> None:
    game = play_random(new_game(DUEL, {}, str(seed)), seed, after)
    before = whole(game)
    dealt = [game.determinise(seat, str(n)) for n in range(3)]
    assert all(other.view(seat) == game.view(seat) for other in dealt)
    assert whole(game) == before
    assert all(sorted(sum(table(other).hands, table(other).deck)) == sorted(sum(table(game).hands, table(game).deck))
               for other in dealt)  # fmt: skip


def test_a_fresh_deal_does_deal_the_hidden_part_afresh() -> None:
    game = new_game(DUEL, {}, "d")
    theirs = {tuple(table(game.determinise(0, str(n))).hands[1]) for n in range(20)}
    assert len(theirs) > 5


@settings(max_examples=40)
@given(st.integers(0, 9), st.integers(0, 12))
def test_a_saved_game_goes_on_as_if_nothing_had_happened(seed: int, after: int) -> None:
    game = play_random(new_game(DUEL, {}, str(seed)), seed, after)
    loaded = load_game(DUEL, json.loads(json.dumps(game.save())))
    assert DUEL.equal(loaded.state, game.state)
    assert [seat for seat, _ in loaded.decisions] == [seat for seat, _ in game.decisions]
    assert loaded.notations() == game.notations() and loaded.record() == game.record()
    told, made = len(game.events), len(game.outcomes)
    play_random(game, 5)
    play_random(loaded, 5)
    assert DUEL.equal(loaded.state, game.state)
    assert loaded.events == game.events[told:] and loaded.outcomes[made:] == game.outcomes[made:]
    assert replay(DUEL, loaded.record()).events == game.events


def test_a_save_without_its_state_is_refused() -> None:
    with pytest.raises(BadFile, match="state: missing"):
        load_game(DUEL, new_game(DUEL, {}, "x").record())


@pytest.mark.parametrize(
    ("field", "bad", "named"),
    [
        ("deck", "no list", "DuelState.deck"),
        ("leader", True, "DuelState.leader"),
        ("frames", [{"frame": "Nobody"}], "frame"),
        ("frames", [{"frame": "Bids", "at": 0}], "Bids.bids"),
        ("chance", {"seed": "x", "count": 1}, "Chance.forced"),
        ("frames", [], "state"),
    ],
)
def test_a_broken_save_names_the_field(field: str, bad: object, named: str) -> None:
    data = json.loads(json.dumps(new_game(DUEL, {}, "x").save()))
    data["state"][field] = bad
    with pytest.raises(BadFile, match=named) as caught:
        load_game(DUEL, data, "duel.json")
    assert caught.value.source == "duel.json" and caught.value.field == "state"


@pytest.mark.parametrize("change", ["lost", "strange"])
def test_a_save_with_a_field_too_few_or_too_many_is_refused(change: str) -> None:
    data = json.loads(json.dumps(new_game(DUEL, {}, "x").save()))
    if change == "lost":
        del data["state"]["marks"]
    else:
        data["state"]["colour"] = 1
    with pytest.raises(BadFile, match="DuelState.(marks: missing|colour: unknown field)"):
        load_game(DUEL, data)
