"""What a question is about, as far as the kernel goes."""

from __future__ import annotations

from sandtable.kernel.frame import ASK, Frame, State, Subject, subject_below, subject_now
from sandtable.kernel.game import new_game
from subjects import FIELDS, plain
from tiny_game import DUEL


class Shot(Frame):
    """A procedure that says what it is about."""

    hexes: list[int]

    def run(self, g: State) -> int:
        return ASK

    def subject(self, g: State) -> Subject:
        return Subject("shot", 1, hexes=self.hexes, numbers={"total": 7})


def shot(*hexes: int) -> Shot:
    frame = Shot()
    frame.at = 0
    frame.hexes = list(hexes)
    return frame


def test_a_frame_that_says_nothing_is_about_nothing() -> None:
    decision = new_game(DUEL, {"leader": 1}, "any").decision
    assert decision is not None
    nothing = {"kind": "", "numbers": {}, **dict.fromkeys(("side", "unit", "piece", "hex", "card"), -1)}
    assert plain(decision.subject) == {**dict.fromkeys(FIELDS, []), **nothing}


def test_the_top_of_the_stack_and_what_it_belongs_to() -> None:
    g = new_game(DUEL, {"leader": 1}, "any").state
    g.push(shot(3))
    g.push(shot(5, 6))
    assert (subject_now(g).hexes, subject_below(g).hexes) == ([5, 6], [3])
    del g.frames[1:]
    assert subject_below(g).kind == ""
    del g.frames[:]
    assert subject_now(g).kind == ""


def test_a_subject_is_a_copy() -> None:
    frame = shot(3)
    subject = frame.subject(new_game(DUEL, {"leader": 1}, "any").state)
    subject.hexes.append(4)
    assert frame.hexes == [3]


def test_a_number_that_is_missing_is_0() -> None:
    subject = Subject("shot", numbers={"total": 7})
    assert (subject.number("total"), subject.number("bonus")) == (7, 0)


class Sealed(Shot):
    """Asks two seats at once, each about its own."""

    def prompt(self, g: State) -> tuple[str, str]:
        return ("any", "1")

    def prompt_for(self, g: State, seat: int) -> tuple[str, str]:
        return (f"of-{seat}", "1")

    def asked(self, g: State) -> int:
        return 3

    def options(self, g: State, seat: int) -> list[int]:
        return [seat, seat + 2]

    def subject_for(self, g: State, seat: int) -> Subject:
        return Subject("shot", seat)


def test_each_seat_has_its_own_question_and_subject() -> None:
    game = new_game(DUEL, {"leader": 1}, "any")
    frame = Sealed()
    frame.at, frame.hexes = 0, []
    game.state.push(frame)
    game.state.asked_mask = 3
    found = [game.decision_of(seat) for seat in range(2)]
    assert [decision and (decision.prompt, decision.subject.side) for decision in found] == [("of-0", 0), ("of-1", 1)]
