"""Receive Supplies, Load Supplies, depots."""

from __future__ import annotations

import pytest
from digs import Site, give, ground, lay, rifles, trucks, turns, why
from field import Play

from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.sight import clear_line
from sandtable.games.barbarossa.rules.state import SUPPRESSED


def supply(cargo: int = 12, ap: int = 2) -> Play:
    """G1 and G2 are short of ammunition, G3 has it."""
    site = Site().unit("G1", rifles(), "E5", ap=ap).unit("G2", rifles(), "E5", ap=4)
    return site.unit("G3", trucks(), "E5", cargo_ap=cargo).begin()


def depot(stock: int = 10, side: int = GERMAN, cargo: int = 0) -> Play:
    play = lay(supply(cargo), "depot", "E5", side + 1)
    play.g.h_stock[play.h("E5")] = stock
    return play


def points(play: Play, *units: str) -> list[int]:
    return [play.g.u_ap[play.u(unit)] for unit in units]


def cargo(play: Play) -> int:
    return play.g.u_cargo_ap[play.u("G3")]


def stock(play: Play, hex: str = "E5") -> int:
    return play.g.h_stock[play.h(hex)]


def hand_out(play: Play, *receivers: str, count: int = 2) -> Play:
    for _ in range(count):
        for unit in receivers:
            give(play, unit, "receive-supplies")
        give(play, "G3", "receive-supplies", "hand-out").commit()
    return play


# --- from a transport ---


@pytest.mark.rule("barbarossa:sply.1", "barbarossa:sply.2", "barbarossa:sply.3")
def test_the_owner_says_how_much_up_to_what_is_missing() -> None:
    play = hand_out(supply(), "G1", count=1)
    assert points(play, "G1") == [2]
    hand_out(play, "G1", count=1)
    assert play.offered(GERMAN) == [f"amount G1 {n}" for n in range(8)]
    play.german("amount G1 5")
    assert (points(play, "G1"), cargo(play)) == ([7], 7)


@pytest.mark.rule("barbarossa:sply.3")
def test_and_up_to_what_the_transport_carries() -> None:
    play = hand_out(supply(cargo=3), "G1")
    assert play.offered(GERMAN) == [f"amount G1 {n}" for n in range(4)]


@pytest.mark.rule("barbarossa:sply.4", "barbarossa:sply.6")
def test_several_receive_at_once_from_one_transport_whose_order_serves_all() -> None:
    play = hand_out(supply(cargo=8), "G1", "G2")
    play.german("amount G1 6")
    assert play.offered(GERMAN) == ["amount G2 0", "amount G2 1", "amount G2 2"]
    play.german("amount G2 2")
    assert (points(play, "G1", "G2"), cargo(play)) == ([8, 6], 0)
    assert [event[0] for event in play.events("marks-box")] == [play.u("G1"), play.u("G2")] * 2


@pytest.mark.rule("barbarossa:sply.1")
@pytest.mark.parametrize("missing", ["order", "suppressed", "apart"])
def test_both_must_have_the_order_and_be_fit_in_one_hex(missing: str) -> None:
    play = supply()
    for _ in range(2):
        give(play, "G1", "receive-supplies")
        if missing != "order":
            give(play, "G3", "receive-supplies", "hand-out")
        if missing == "suppressed":
            play.g.u_flags[play.u("G3")] |= SUPPRESSED
        play.commit()
        if missing == "apart":
            play.g.u_hex[play.u("G3")] = play.h("E6")
            assert why(play, "G1", "receive-supplies") == "no-supplies"
            return
        play.g.u_flags[play.u("G3")] &= ~(SUPPRESSED | 2)
    assert points(play, "G1") == [2]
    assert play.events("marks-box") == []


@pytest.mark.rule("barbarossa:sply.1", "barbarossa:sply.3")
def test_who_misses_nothing_or_has_no_source_is_not_given_the_order() -> None:
    assert why(supply(ap=9), "G1", "receive-supplies") == "nothing-missing"
    assert why(supply(cargo=0), "G1", "receive-supplies") == "no-supplies"
    assert why(supply(cargo=0), "G3", "receive-supplies") == "no-supplies"


# --- depots ---


@pytest.mark.rule("barbarossa:sply.5", "barbarossa:depot.4")
def test_several_units_draw_from_a_depot() -> None:
    play = depot(8)
    for _ in range(2):
        give(play, "G1", "receive-supplies")
        turns(play, "G2", "receive-supplies")
    play.german("amount G1 7")
    assert play.offered(GERMAN) == ["amount G2 0", "amount G2 1"]
    play.german("amount G2 1")
    assert (points(play, "G1", "G2"), stock(play)) == ([9, 5], 0)


@pytest.mark.rule("barbarossa:depot.3", "barbarossa:depot.1a")
def test_nobody_uses_the_enemy_s_depot() -> None:
    play = depot(10, SOVIET)
    assert why(play, "G1", "receive-supplies") == "no-supplies"
    assert why(play, "G3", "load-supplies") == "no-depot"
    play.g.u_cargo_ap[play.u("G3")] = 6
    play.german("give G3", "order receive-supplies")
    assert "store E5" not in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:depot.1b")
def test_a_depot_blocks_no_sight() -> None:
    play = depot()
    assert clear_line(play.g, play.h("E4"), play.h("E6"))


@pytest.mark.rule("barbarossa:depot.5", "barbarossa:depot.6b")
def test_a_transport_fills_a_depot_up_to_what_its_card_holds() -> None:
    play = depot(30, cargo=12)
    turns(play, "G3", "receive-supplies", "store E5", count=2)
    assert play.offered(GERMAN)[-1] == "amount G3 6"
    play.german("amount G3 6")
    assert (stock(play), cargo(play)) == (36, 6)
    assert play.g.rules.numbers.depot_capacity == 36


@pytest.mark.rule("barbarossa:depot.6", "barbarossa:depot.1a", "barbarossa:depot.7")
def test_a_transport_makes_a_depot_anywhere() -> None:
    play = turns(supply(), "G3", "receive-supplies", "store E5")
    assert ground(play, "depot", "E5") == 0
    turns(play, "G3", "receive-supplies", "store E5").german("amount G3 9")
    assert (ground(play, "depot", "E5"), stock(play), cargo(play)) == (GERMAN + 1, 9, 3)
    turns(play, "G3", "receive-supplies", "store E5", count=2).german("amount G3 3")
    assert stock(play) == 12, "there is one depot in a hex"


@pytest.mark.rule("barbarossa:load.1", "barbarossa:load.2", "barbarossa:trn.2")
def test_a_transport_loads_up_to_its_room_and_the_stock() -> None:
    play = depot(20, cargo=30)
    turns(play, "G3", "load-supplies")
    assert cargo(play) == 30
    turns(play, "G3", "load-supplies")
    assert play.offered(GERMAN)[-1] == "amount G3 6"
    play.german("amount G3 4")
    assert (cargo(play), stock(play)) == (34, 16)


@pytest.mark.rule("barbarossa:load.1")
def test_only_in_the_hex_of_a_depot_with_something_in_it_and_with_room() -> None:
    assert why(supply(), "G3", "load-supplies") == "no-depot"
    assert why(depot(0), "G3", "load-supplies") == "no-depot"
    assert why(depot(10, cargo=36), "G3", "load-supplies") == "no-room"
    assert why(depot(), "G1", "load-supplies") == "not-on-card"


@pytest.mark.rule("barbarossa:sply.2", "barbarossa:load.1")
def test_both_draw_on_one_stock_without_taking_more_than_there_is() -> None:
    play = depot(6)
    for _ in range(2):
        give(play, "G1", "receive-supplies")
        turns(play, "G3", "load-supplies")
    play.german("amount G1 5")
    assert play.offered(GERMAN) == ["amount G3 0", "amount G3 1"]


@pytest.mark.rule("barbarossa:water.3")
def test_a_boat_hands_out_and_stores_across_the_bank() -> None:
    boat = trucks("BOA", abilities=["transport", "water-unit"])
    site = Site().river("E4", "E5", "E6").unit("G1", rifles(), "D5", ap=2).unit("G2", rifles(), "C5", ap=2)
    play = site.unit("G3", boat, "E5", cargo_ap=12).begin()
    assert why(play, "G2", "receive-supplies") == "no-supplies"
    hand_out(play, "G1").german("amount G1 4")
    assert (points(play, "G1"), cargo(play)) == ([6], 8)
    play.german("give G3", "order receive-supplies")
    assert "store E5" not in play.offered(GERMAN)
    play.german("store D5", "commit").soviet("commit")
    turns(play, "G3", "receive-supplies", "store D5").german("amount G3 8")
    assert stock(play, "D5") == 8
