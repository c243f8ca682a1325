"""Set Charges: what is destroyed, who dies with it, what it costs."""

from __future__ import annotations

import pytest
from digs import Site, give, ground, lay, pioneers, rifles, train, turns, why
from land import Land

from sandtable.games.barbarossa.rules.names import (
    DESTROYED_BRIDGE,
    DESTROYED_RAILWAY_BRIDGE,
    GERMAN,
    NO_WORK,
    SOVIET,
)
from sandtable.games.barbarossa.rules.state import DESTROYED, IN_PILLBOX, SUPPRESSED
from sandtable.games.barbarossa.rules.works import BRIDGE_KIND, DEPOT_KIND, PILLBOX_KIND, hit_installation


def site() -> Land:
    return Site().terrain("river", "E5").road("D5", "E5", "F5").unit("G1", pioneers(), "E5")


@pytest.mark.rule("barbarossa:chg.1", "barbarossa:chg.2", "barbarossa:chg.4", "barbarossa:chg.5", "barbarossa:chg.6")
@pytest.mark.rule("barbarossa:bridge.3a", "barbarossa:rbridge.2a", "barbarossa:pontoon.1b")
@pytest.mark.rule("barbarossa:dbridge.1b", "barbarossa:drbridge.1b")
@pytest.mark.parametrize(
    ("work", "after"),
    [("bridge", DESTROYED_BRIDGE), ("railway-bridge", DESTROYED_RAILWAY_BRIDGE), ("pontoon", NO_WORK)],
)
def test_a_bridge_goes_without_dice_with_all_on_it_but_the_engineers(work: str, after: int) -> None:
    play = site().work(work, "E5").unit("G2", rifles(), "E5").begin()
    turns(play, "G1", "set-charges", count=2)
    assert ground(play, "work", "E5") == after
    assert (play.g.u_hex[play.u("G2")], play.g.u_size[play.u("G1")]) == (DESTROYED, 3)
    assert play.g.u_explosives[play.u("G1")] == 0
    assert why(play, "G1", "set-charges") == "no-structure"
    assert why(play, "G1", "careful-movement") == "fine", "they get off the wreck"


@pytest.mark.rule("barbarossa:depot.2b", "barbarossa:bridge.3b", "barbarossa:pill.4b")
def test_one_hit_is_enough_for_a_depot_or_a_bridge_two_for_a_pillbox() -> None:
    play = site().work("bridge", "E5").begin()
    lay(play, "depot", "E5", GERMAN + 1)
    lay(play, "pillbox", "E5", 2)
    play.g.h_stock[play.h("E5")] = 20
    for kind in (PILLBOX_KIND, BRIDGE_KIND, DEPOT_KIND):
        hit_installation(play.g, play.h("E5"), kind, 1)
    assert (ground(play, "depot", "E5"), play.g.h_stock[play.h("E5")]) == (0, 0)
    assert (ground(play, "work", "E5"), ground(play, "pillbox", "E5")) == (DESTROYED_BRIDGE, 1)


@pytest.mark.rule("barbarossa:chg.3", "barbarossa:chg.6")
def test_explosives_first_then_mines_then_nothing() -> None:
    play = Site().unit("G1", pioneers(), "E5").begin()
    lay(play, "pillbox", "E5", 2)
    turns(play, "G1", "set-charges")
    assert play.g.u_explosives[play.u("G1")] == 1, "they are spent when they explode"
    turns(play, "G1", "set-charges")
    assert (play.g.u_explosives[play.u("G1")], play.g.u_mines[play.u("G1")]) == (0, 1)
    lay(play, "pillbox", "E5", 2)
    turns(play, "G1", "set-charges", count=2)
    assert (play.g.u_explosives[play.u("G1")], play.g.u_mines[play.u("G1")]) == (0, 0)
    lay(play, "pillbox", "E5", 2)
    assert why(play, "G1", "set-charges") == "no-explosives"


@pytest.mark.rule("barbarossa:chg.2", "barbarossa:pill.4a", "barbarossa:pill.5a")
def test_one_order_destroys_an_undamaged_pillbox_and_those_inside() -> None:
    play = Site().unit("G1", pioneers(), "E5").unit("G2", rifles(orders={"defend": 0}), "E5").begin()
    lay(play, "pillbox", "E5", 2)
    for _ in range(2):
        give(play, "G2", "defend", "face 1", "range 1", "yes")
        turns(play, "G1", "set-charges")
    assert ground(play, "pillbox", "E5") == 0
    assert play.g.u_hex[play.u("G2")] == DESTROYED
    assert play.g.u_flags[play.u("G1")] & IN_PILLBOX == 0


@pytest.mark.rule("barbarossa:chg.2", "barbarossa:depot.2a")
def test_a_depot_goes_with_its_ammunition() -> None:
    play = Site().unit("G1", pioneers(), "E5").begin()
    lay(play, "depot", "E5", SOVIET + 1)
    play.g.h_stock[play.h("E5")] = 20
    turns(play, "G1", "set-charges", count=2)
    assert (ground(play, "depot", "E5"), play.g.h_stock[play.h("E5")]) == (0, 0)
    lay(play, "depot", "E5", GERMAN + 1)
    assert why(play, "G1", "set-charges") == "fine", "one's own too"


@pytest.mark.rule("barbarossa:chg.2", "barbarossa:chg.4")
def test_a_railway_is_replaced_by_a_damaged_one_and_the_train_stands() -> None:
    play = Site().rail("D5", "E5", "F5").unit("G1", pioneers(), "E5").unit("G2", train(), "E5").begin()
    turns(play, "G1", "set-charges", count=2)
    assert ground(play, "rail", "E5") == 1
    assert play.g.u_hex[play.u("G2")] == play.h("E5")
    assert why(play, "G1", "set-charges") == "no-structure"


@pytest.mark.rule("barbarossa:chg.1")
def test_only_engineers_in_the_hex_of_the_structure() -> None:
    play = Site().river("E5").work("bridge", "E5").unit("G1", pioneers(), "E6").begin()
    assert why(play, "G1", "set-charges") == "no-structure"
    foot = rifles(orders={"set-charges": 0}, explosives=1)
    assert why(Site().river("E5").work("bridge", "E5").unit("G1", foot, "E5").begin(), "G1", "set-charges") != "fine"


@pytest.mark.rule("barbarossa:chg.1")
def test_which_of_several_structures_is_written() -> None:
    play = Site().rail("D5", "E5", "F5").unit("G1", pioneers(), "E5").begin()
    lay(play, "depot", "E5", GERMAN + 1)
    lay(play, "pillbox", "E5", 2)
    play.german("give G1", "order set-charges")
    assert play.offered(GERMAN)[:-1] == ["structure pillbox", "structure depot", "structure railway"]
    play.german("structure railway").commit()
    turns(play, "G1", "set-charges", "structure depot")
    assert (ground(play, "depot", "E5"), ground(play, "rail", "E5")) == (1, 0), "other charges begin with empty boxes"
    turns(play, "G1", "set-charges", "structure depot")
    assert (ground(play, "depot", "E5"), ground(play, "rail", "E5")) == (0, 0)


@pytest.mark.rule("barbarossa:chg.3", "barbarossa:exec.13")
def test_suppressed_engineers_blow_up_nothing() -> None:
    play = turns(site().work("bridge", "E5").begin(), "G1", "set-charges")
    give(play, "G1", "set-charges")
    play.g.u_flags[play.u("G1")] |= SUPPRESSED
    play.commit()
    assert ground(play, "work", "E5") == 1


@pytest.mark.rule("barbarossa:chg.5")
def test_two_who_set_charges_at_one_bridge_are_both_spared() -> None:
    play = site().work("bridge", "E5").unit("G2", pioneers(), "E5").begin()
    for _ in range(2):
        give(play, "G1", "set-charges")
        turns(play, "G2", "set-charges")
    assert [play.g.u_size[play.u(name)] for name in ("G1", "G2")] == [3, 3]
