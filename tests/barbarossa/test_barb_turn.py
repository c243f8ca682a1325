"""The turn of Barbarossa: phases, steps, sealed planning."""

from __future__ import annotations

from field import Field, a_card

from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import PLANNING


def two_platoons() -> Field:
    rifle = a_card("G01", orders={"open-fire": 0, "march": 2})
    return Field(turns=2).unit("G1", rifle, "C3").unit("S1", rifle, "F5")


def test_both_sides_plan_at_once_and_the_turn_goes_on_when_both_have_committed() -> None:
    play = two_platoons().begin()
    assert (play.g.turn, play.g.phase) == (1, PLANNING)
    assert play.offered(GERMAN) == ["give G1", "commit"]
    assert play.offered(SOVIET) == ["give S1", "commit"]
    play.german("commit")
    assert play.g.turn == 1
    assert play.offered(GERMAN) == []
    play.soviet("commit")
    assert play.g.turn == 2


def test_nobody_hears_more_than_that_the_other_has_committed() -> None:
    play = two_platoons().begin()
    before = len(play.told)
    play.german("give G1", "order wait", "commit")
    assert [event[0] for event in play.told[before:]] == [4]


def test_the_game_ends_with_its_last_turn() -> None:
    play = two_platoons().begin()
    play.commit().commit()
    assert play.g.over
