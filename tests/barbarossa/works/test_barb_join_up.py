"""Join Up: two damaged units become one, and the owner says which of them stays."""

from __future__ import annotations

import pytest
from digs import Site, give, gun, rifles, why
from field import Play

from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import MERGED

FIVE = [8, 8, 7, 7, 6]


def platoons(first: int = 3, second: int = 2, **values: int) -> Play:
    s01 = rifles("S01", size=5, fortitude=FIVE)
    site = Site().terrain("village", "E5").unit("G1", rifles("ENE"), "B2")
    return site.unit("S2", s01, "E5", size=first, ap=4).unit("S4", s01, "E5", size=second, ap=7, **values).begin()


def join(play: Play) -> Play:
    give(play, "S2", "join-up")
    give(play, "S4", "join-up")
    return play.commit()


@pytest.mark.rule("barbarossa:join.ex1", "barbarossa:join.4", "barbarossa:join.6", "barbarossa:join.1")
def test_unit_4_goes_into_unit_2_and_its_fortitude_is_8_again() -> None:
    play = platoons()
    assert fortitude(play.g, play.u("S2")) == 7
    join(play)
    assert (play.offered(SOVIET), play.offered(GERMAN)) == (["target S2", "target S4"], [])
    play.soviet("target S2")
    assert (play.g.u_size[play.u("S2")], fortitude(play.g, play.u("S2"))) == (5, 8)
    assert play.g.u_hex[play.u("S4")] == MERGED


@pytest.mark.rule("barbarossa:join.4", "barbarossa:join.5")
def test_the_other_one_may_stay_and_the_merged_unit_is_no_loss() -> None:
    play = join(platoons()).soviet("target S4")
    assert (play.g.u_hex[play.u("S2")], play.g.u_size[play.u("S4")]) == (MERGED, 5)
    assert play.events("is-destroyed") == play.events("loses") == []
    assert play.g.u_ap[play.u("S4")] == 9, "ammunition is added, up to what the card shows (A51)"


@pytest.mark.rule("barbarossa:join.1")
def test_both_must_have_the_order_and_be_in_one_hex() -> None:
    play = platoons()
    give(play, "S2", "join-up").commit()
    assert (play.g.u_size[play.u("S2")], play.g.u_size[play.u("S4")]) == (3, 2)
    play.g.u_hex[play.u("S4")] = play.h("E6")
    assert why(play, "S2", "join-up") == "no-partner"


@pytest.mark.rule("barbarossa:join.2")
def test_only_units_of_one_type_join() -> None:
    mortar = gun("MOR", orders={"join-up": 0})
    play = Site().unit("G1", rifles(size=4), "E5", size=1).unit("G2", mortar, "E5", size=1).begin()
    assert why(play, "G1", "join-up") == "no-partner"


@pytest.mark.rule("barbarossa:join.3")
def test_they_must_not_be_too_many() -> None:
    assert why(platoons(3, 3), "S2", "join-up") == "no-partner"
    small, large = rifles("SML", size=2), rifles("LRG", size=4)
    play = Site().unit("S1", small, "E5", size=2).unit("S2", large, "E5", size=1).begin()
    give(play, "S1", "join-up")
    give(play, "S2", "join-up").commit()
    assert play.g.u_size[play.u("S2")] == 3, "only one of the two cards has room, nothing is asked"


@pytest.mark.rule("barbarossa:join.1", "barbarossa:sup.2")
def test_a_partner_who_is_gone_or_suppressed_stops_it() -> None:
    play = platoons()
    give(play, "S2", "join-up")
    give(play, "S4", "join-up")
    play.g.u_flags[play.u("S4")] |= 1
    play.commit()
    assert play.offered(SOVIET)[0].startswith("give")
    assert play.g.u_size[play.u("S2")] == 3
