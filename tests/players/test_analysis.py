"""The analysis of a game: its terms add up, it is the same again, and a blunder is found."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from minds import DuelMind, duel_with, with_mind
from sandtable.kernel.choice import a_of
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data
from sandtable.lab.analyses import NoMind, analyse, weighed
from sandtable.players.analysis import Found, Moment
from sandtable.players.judging import Judged
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.players.weighing import Weighing, mean_and_error
from sandtable.shelf import game_named
from tiny_game import DUEL, DuelState

DUEL_BOX = duel_with(DuelMind)


def duel(seed: str, wasteful: int | None = None) -> Game:
    """Everybody bids his lowest card; who is wasteful gives the worst answer to what the other cannot beat."""
    game, mind = new_game(DUEL, {}, seed), DuelMind()
    while not game.over:
        decision = game.decision
        assert decision is not None
        code = mind.answer(game, decision.seat)
        if decision.seat == wasteful and decision.prompt != "plan":
            code = max(decision.choices, key=a_of)
        game.play(code, decision.seat)
    return game


def commander_record(seed: str = "one", players: tuple[str, str] = ("sergeant", "random"), most: int = 150) -> Data:
    """The beginning of a battle."""
    box = game_named("combat-commander")
    game = new_game(box.title(), box.scenario("first-patrol"), seed)
    asked = [new_player(name, seed, title=box.name) for name in players]
    for _ in range(most):
        decision = game.decision
        assert decision is not None
        game.play(asked[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
    return game.record()


@pytest.fixture(scope="module")
def record() -> Data:
    return commander_record()


def check_sum(found: Found) -> None:
    """From the first chance to the result: every term of every moment, and nothing else."""
    terms = sum(moment.skill + moment.luck for moment in found.moments)
    assert found.moments[0].chance + terms == pytest.approx(found.end)
    net = found.lost(1) - found.lost(0) + found.luck(0)
    assert found.moments[0].chance + net == pytest.approx(found.end)
    assert found.luck(1) == -found.luck(0)


@pytest.mark.long
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_terms_add_up_to_the_result_of_a_duel_under_seal(seed: str) -> None:
    game = duel(seed, wasteful=0)
    found, over = weighed(DUEL_BOX, game.record(), "record", "0", 200, None)
    assert over and found.end == float(game.state.winner == 0)
    check_sum(found)
    assert all(len(found.judged(seat)) > 0 for seat in (0, 1)), "bids under seal are weighed, too"


@pytest.mark.long
def test_the_terms_add_up_to_where_a_battle_stops(record: Data) -> None:
    found, over = weighed(with_mind("combat-commander"), record, "record", "0", 10, None)
    assert not over and 0 < found.end < 1
    check_sum(found)
    assert found.steps <= 10 * found.decisions + 1200, "the budget is kept"


@pytest.mark.long
def test_the_same_again_for_the_same_seed(record: Data) -> None:
    box = with_mind("combat-commander")
    first = analyse(box, record, seed="x", steps=6)
    assert analyse(box, record, seed="x", steps=6) == first
    assert analyse(box, record, seed="y", steps=6) != first


@pytest.mark.long
def test_what_is_told_names_turning_points_in_their_order(record: Data) -> None:
    told = analyse(with_mind("combat-commander"), record, steps=6)
    assert 1 <= len(told["points"]) <= 5
    places = [point["revision"] for point in told["points"]]
    assert places == sorted(places)
    marks = {mark["revision"]: mark["chance"] for mark in told["curve"][:-1]}
    for point in told["points"]:
        assert marks[point["revision"]] == point["before"]
        assert point["skill"] + point["luck"] == pytest.approx(point["after"] - point["before"], abs=2e-4)
        assert point["side"] is None or point["text"]
    smallest = min(max(abs(point["after"] - point["before"]), abs(point["skill"])) for point in told["points"])
    steps = [abs(b["chance"] - a["chance"]) for a, b in zip(told["curve"], told["curve"][1:], strict=False)]
    assert sum(step > smallest + 1e-3 for step in steps) < 5, "no other moment turned it more"


class Bidding(DuelMind):
    """Knows that in this duel a bid of the highest card always wins, and that nothing else counts."""

    def matters(self, world: Game, seat: int) -> bool:
        decision = world.decision_of(seat)
        return decision is not None and decision.prompt == "plan"

    def chance(self, world: Game, seat: int) -> float:
        return 0.9 if cast(DuelState, world.state).marks[seat] == 3 else 0.4


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    """Marking 3 is all that counts: who marks 1 and says ready has lost half a game by choice."""
    game = new_game(DUEL, {}, "blunder")
    game.play_text("mark 1")
    game.play_text("ready")
    box = duel_with(Bidding)
    found, over = weighed(box, game.record(), "record", "0", 2000, None)
    assert not over
    worst = max(found.judged(0), key=lambda judged: judged.loss)
    assert worst.loss == pytest.approx(0.5) and worst.error < 0.01
    assert game.notation(worst.weighing.lines[worst.better][0]) == "mark 3"
    assert found.accuracy(0) < 50 and found.accuracy(1) == 100


def test_a_game_without_a_mind_is_refused_in_words() -> None:
    with pytest.raises(NoMind, match="no analysis of duel yet"):
        analyse(replace(DUEL_BOX, mind=None), {})


# --- arithmetic ---


def found_of(*terms: tuple[float, float]) -> Found:
    """Choices by what they lost and what was at stake."""
    game = new_game(DUEL, {}, "x")
    moment = Moment(0, 0, 0.5)
    for gap, stake in terms:
        weighing = Weighing(0, [[1], [2]], lambda _: game)
        moment.judged.append(Judged(0, 0, game, weighing, 1, gaps=[gap], stakes=[stake]))
    return Found([moment], 0.5, 1, 0)


def test_accuracy_is_the_part_kept_of_what_a_choice_by_lot_would_have_lost() -> None:
    assert found_of((0.0, 0.3), (0.0, 0.1)).accuracy(0) == 100
    assert found_of((0.3, 0.3), (0.1, 0.1)).accuracy(0) == 0
    assert found_of((0.1, 0.3), (0.0, 0.1)).accuracy(0) == pytest.approx(75)
    assert found_of((0.2, 0.1)).accuracy(0) == 0, "worse than by lot"
    assert found_of((-0.2, 0.1)).accuracy(0) == 100, "better than the best known"
    assert found_of().accuracy(0) == 100, "nothing was weighed"


def test_the_error_of_a_mean() -> None:
    assert mean_and_error([]) == (0.0, 1.0)
    assert mean_and_error([0.2]) == (0.2, 1.0)
    mean, error = mean_and_error([0.1, 0.3])
    assert (mean, error) == (pytest.approx(0.2), pytest.approx(0.1))
