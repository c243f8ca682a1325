"""Minefields laid and cleared: the kind is a secret, one real field a unit, engineers in a field they know."""

from __future__ import annotations

import pytest
from digs import Site, give, mine, pioneers, rifles, turns, where, why
from field import Play

from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, ANTI_VEHICLE, FAKE, GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import FLAGGED, SUPPRESSED
from sandtable.games.barbarossa.rules.tell import MINES_LAID


def layer(**values: object) -> Play:
    return Site().unit("G1", pioneers(), "E5", **values).begin()


@pytest.mark.rule("barbarossa:mine.1", "barbarossa:mine.2", "barbarossa:mine.4")
def test_a_field_is_laid_with_the_last_box_and_its_kind_is_chosen_then_in_secret() -> None:
    play = turns(layer(), "G1", "place-land-mines", count=3)
    assert (play.offered(GERMAN), play.offered(SOVIET)) == (
        ["kind anti-vehicle", "kind anti-infantry", "kind fake"],
        [],
    )
    assert play.g.f_hex == []
    play.german("kind anti-infantry")
    assert (play.g.f_hex, play.g.f_kind, play.g.f_known) == ([play.h("E5")], [ANTI_INFANTRY], [0])
    assert [event[1] for event in play.told if event[0] == MINES_LAID] == [1 << GERMAN]
    assert (play.g.rules.numbers.minefield_dice, play.g.rules.numbers.minefield_accuracy) == (6, 2)


@pytest.mark.rule("barbarossa:mine.1")
def test_only_engineers_lay_mines() -> None:
    play = Site().unit("G1", pioneers(abilities=[]), "E5").begin()
    assert why(play, "G1", "place-land-mines") == "not-engineers"


@pytest.mark.rule("barbarossa:mine.3")
def test_one_real_field_a_unit_but_any_number_of_fakes() -> None:
    play = turns(layer(), "G1", "place-land-mines", count=3).german("kind anti-vehicle")
    assert play.g.u_mines[play.u("G1")] == 0
    give(play, "G1", "march", "step E6", "step E7").commit()
    assert (where(play, "G1"), play.g.u_size[play.u("G1")]) == ("E7", 3), "who laid it leaves unharmed (A44)"
    turns(play, "G1", "place-land-mines", count=3)
    assert play.g.f_kind == [ANTI_VEHICLE, FAKE], "there is but one choice"
    give(play, "G1", "march", "step E6", "stop").commit()
    play.g.u_mines[play.u("G1")] = 1
    turns(play, "G1", "place-land-mines", count=3).german("kind fake")
    assert play.g.u_mines[play.u("G1")] == 1, "a fake field costs no mines"


@pytest.mark.rule("barbarossa:mine.1")
def test_no_second_field_in_a_hex() -> None:
    assert why(mine(layer(), "E5", GERMAN, FAKE, known=0), "G1", "place-land-mines") == "already-mined"
    assert why(mine(layer(), "E5", SOVIET, FAKE, known=0), "G1", "place-land-mines") == "fine", "it is not known"


@pytest.mark.rule("barbarossa:mclr.1", "barbarossa:mclr.3")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_a_known_field_of_either_side_is_cleared_by_the_last_box(side: int) -> None:
    play = mine(layer(), "E5", side, ANTI_INFANTRY)
    turns(play, "G1", "clear-mines")
    assert play.g.f_live == [1]
    turns(play, "G1", "clear-mines")
    assert play.g.f_live == [0]
    assert play.g.u_size[play.u("G1")] == 3
    assert why(play, "G1", "clear-mines") == "no-minefield"


@pytest.mark.rule("barbarossa:mclr.1")
def test_only_engineers_in_the_hex_of_a_field_that_they_know_clear_it() -> None:
    assert why(mine(layer(), "E6", SOVIET, ANTI_INFANTRY), "G1", "clear-mines") == "no-minefield"
    assert why(mine(layer(), "E5", SOVIET, ANTI_INFANTRY, known=0), "G1", "clear-mines") == "no-minefield"
    foot = Site().unit("G1", rifles(orders={"clear-mines": 0}), "E5").begin()
    assert why(mine(foot, "E5", SOVIET, ANTI_INFANTRY), "G1", "clear-mines") == "not-engineers"


@pytest.mark.rule("barbarossa:mclr.2", "barbarossa:mfind.2")
@pytest.mark.parametrize("order", ["wait", "open-fire", "dig-in"])
def test_another_order_in_a_known_field_sets_it_off(order: str) -> None:
    play = mine(layer(), "E5", SOVIET, ANTI_INFANTRY)
    play.g.u_hex[play.u("S9")] = play.h("E7")
    turns(play, "G1", "clear-mines")
    play.force("mine G1 E5/11", 1, 1, 3, 3, 3, 3)
    give(play, "G1", order, *(["face 1"] if order == "dig-in" else [])).commit()
    assert len(play.events("mines-explode")) == 1
    assert play.g.u_size[play.u("G1")] == 1
    assert play.g.f_live == [1]


@pytest.mark.rule("barbarossa:mclr.2")
def test_who_can_be_given_no_order_does_not_set_it_off() -> None:
    play = mine(layer(flags=SUPPRESSED | FLAGGED), "E5", SOVIET, ANTI_INFANTRY)
    play.commit()
    assert play.events("mines-explode") == []


@pytest.mark.rule("barbarossa:mine.2")
def test_both_sides_choose_at_once_and_neither_sees_the_other_s_answer() -> None:
    play = Site().unit("G1", pioneers(), "E5").unit("S1", pioneers("SEN"), "H5").begin()
    for _ in range(3):
        give(play, "G1", "place-land-mines")
        give(play, "S1", "place-land-mines").commit()
    assert len(play.offered(GERMAN)) == len(play.offered(SOVIET)) == 3
    play.german("kind fake")
    assert play.g.f_kind == []
    play.soviet("kind anti-vehicle")
    assert sorted(play.g.f_kind) == [ANTI_VEHICLE, FAKE]
