"""Time Boxes: one a turn in step 9, an effect with the last, and what an interruption costs."""

from __future__ import annotations

import pytest
from digs import Site, give, ground, pioneers, turns, why
from field import Play, a_card

from sandtable.games.barbarossa.rules.defense import suppress
from sandtable.games.barbarossa.rules.names import BRIDGE, DESTROYED_BRIDGE, SET_CHARGES, WAIT
from sandtable.games.barbarossa.rules.state import FLAGGED, SUPPRESSED


def bridge(**options: int) -> Play:
    site = Site(**options).river("E4", "E5", "E6").work("bridge", "E5").road("D5", "E5", "F5")
    return site.unit("G1", pioneers(), "E5").begin()


def boxes(play: Play) -> int:
    return play.g.u_boxes[play.u("G1")]


@pytest.mark.rule(
    "barbarossa:time.1", "barbarossa:time.2", "barbarossa:exec.12", "barbarossa:exec.10", "barbarossa:chg.3"
)
def test_a_box_is_marked_in_step_9_and_the_last_completes_the_order() -> None:
    play = bridge()
    give(play, "G1", "set-charges").german("commit")
    assert boxes(play) == 0
    play.soviet("commit")
    assert (boxes(play), ground(play, "work", "E5")) == (1, BRIDGE)
    turns(play, "G1", "set-charges")
    assert (boxes(play), ground(play, "work", "E5")) == (0, DESTROYED_BRIDGE)
    assert [event[2] for event in play.events("marks-box")] == [1, 2]


@pytest.mark.rule("barbarossa:time.3", "barbarossa:plan.int.1")
def test_another_order_in_between_erases_the_marks() -> None:
    play = turns(bridge(), "G1", "set-charges")
    turns(play, "G1", "wait")
    assert (boxes(play), play.g.u_work[play.u("G1")]) == (0, WAIT)
    turns(play, "G1", "set-charges")
    assert (boxes(play), ground(play, "work", "E5")) == (1, BRIDGE)


@pytest.mark.rule("barbarossa:plan.int.2")
def test_by_the_other_reading_work_is_resumed_where_it_was_left() -> None:
    play = turns(bridge(interrupted_orders=1), "G1", "set-charges")
    turns(play, "G1", "wait")
    turns(play, "G1", "set-charges")
    assert ground(play, "work", "E5") == DESTROYED_BRIDGE


@pytest.mark.rule("barbarossa:plan.int.2")
def test_marks_of_two_works_are_kept_apart() -> None:
    play = Site(interrupted_orders=1).terrain("forest", "E5").unit("G1", pioneers(), "E5").begin()
    turns(play, "G1", "clear-a-path")
    turns(play, "G1", "dig-in", "face 1")
    turns(play, "G1", "place-land-mines")
    give(play, "G1", "clear-a-path").commit()
    play.german("face 1", "face 4", "done")
    give(play, "G1", "dig-in", "face 1").commit()
    assert ground(play, "trench", "E5") == 1
    turns(play, "G1", "dig-in", "face 2")
    assert ground(play, "trench", "E5") == 1, "another side is another trench"


@pytest.mark.rule("barbarossa:time.3")
@pytest.mark.parametrize(("keep", "left"), [(0, 0), (1, 1)])
def test_suppression_erases_boxes_by_the_same_switch(keep: int, left: int) -> None:
    play = turns(bridge(interrupted_orders=keep), "G1", "set-charges")
    suppress(play.g, play.u("G1"))
    assert boxes(play) == left
    play.g.u_flags[play.u("G1")] |= FLAGGED
    play.commit()
    assert boxes(play) == left, "who can be given no order has not been given another"


@pytest.mark.rule("barbarossa:time.1", "barbarossa:sup.2")
def test_who_is_suppressed_before_step_9_marks_nothing() -> None:
    shooter = a_card("SHO", orders={"suppression-fire": 0}, firepower={"infantry": [2] * 4})
    play = Site().unit("G1", pioneers(), "E5").unit("S1", shooter, "E7").begin()
    play.force("fire S1 G1", 6, 6, 6).force("fortitude-fire G1", 6, 6)
    give(play, "S1", "suppression-fire")
    give(play, "G1", "dig-in", "face 1").commit()
    assert play.g.u_flags[play.u("G1")] & SUPPRESSED
    assert play.events("marks-box") == []


@pytest.mark.rule("barbarossa:spec.1")
def test_an_order_that_is_not_on_the_card_is_not_offered() -> None:
    bare = pioneers("BAR", orders={"march": 2})
    play = Site().terrain("village", "E5").unit("G1", bare, "E5").unit("G2", pioneers(), "E5").begin()
    assert (why(play, "G1", "arson"), why(play, "G2", "arson")) == ("not-on-card", "fine")


@pytest.mark.rule("barbarossa:time.2")
def test_marks_that_a_scenario_begins_with_count() -> None:
    play = bridge()
    play.g.u_work[play.u("G1")], play.g.u_boxes[play.u("G1")] = SET_CHARGES, 1
    turns(play, "G1", "set-charges")
    assert ground(play, "work", "E5") == DESTROYED_BRIDGE
