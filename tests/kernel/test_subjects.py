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
