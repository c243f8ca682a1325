"""The airfield of Barbarossa: Preparation Boxes, who may take off, combining, coming home."""

from __future__ import annotations

import pytest
from field import Play
from skies import Sky, bomber, fighter, flak, go, paratroopers, rifles, scout, staff, transport

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.data.start import build_state
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.air.airfield import STANDBY_BOX
from sandtable.games.barbarossa.rules.names import AIRCRAFT, BOMBING_RUN, GERMAN
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.state import AIRFIELD, MERGED, SUPPRESSED, mark, type_of


def bombing(**options: int) -> Play:
    """A bomber, an eye that sees E5, and an enemy far away."""
    return Sky(**options).plane("G1", bomber()).watch("G2", "E8").unit("S1", rifles(), "K3").begin()


@pytest.mark.rule("barbarossa:air.1", "barbarossa:air.2", "barbarossa:air.3")
def test_all_air_units_begin_at_the_airfield_in_standby() -> None:
    g = build_state(plain(load_scenario("the-iron-morning")), {}, "1")
    planes = [u for u in range(len(g.u_card)) if type_of(g, u) == AIRCRAFT]
    assert len(planes) > 5
    assert all(g.u_hex[u] == AIRFIELD and g.u_prep[u] == STANDBY_BOX == 4 for u in planes)
    play = bombing()
    assert set(play.german("give G1") and play.offered(GERMAN)) == {"order wait", "order bombing-run", "cancel"}


@pytest.mark.rule("barbarossa:air.4", "barbarossa:air.5", "barbarossa:air.6", "barbarossa:air.7", "barbarossa:airm.9")
@pytest.mark.rule("barbarossa:airm.2", "barbarossa:airm.3", "barbarossa:airm.8")
def test_a_bomber_stays_over_its_target_goes_home_next_turn_and_is_ready_on_the_third_after() -> None:
    play = bombing()
    u = play.u("G1")
    play.german("give G1", "order bombing-run", "at E5")
    go(play)
    assert {"place G1 A1", "place G1 M12", "place G1 F12", "place G1 M6"} <= set(play.offered(GERMAN))
    assert "place G1 B2" not in play.offered(GERMAN)
    play.german("place G1 E1")
    assert play.g.turn == 2 and play.g.u_hex[u] == play.h("E5") and play.g.u_prep[u] == 0
    assert "give G1" not in play.offered(GERMAN)
    boxes = []
    for _ in range(3):
        go(play)
        assert play.g.u_hex[u] == AIRFIELD
        boxes.append((play.g.u_prep[u], why_no_orders(play.g, u) == reasons.FINE))
    assert boxes == [(2, False), (3, False), (4, True)] and play.g.turn == 5
    assert "give G1" in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:air.8", "barbarossa:air.9")
def test_damaged_units_of_one_card_are_combined_on_the_less_prepared() -> None:
    card = bomber()
    field = Sky().plane("G1", card, size=1).plane("G2", card, size=2, prep=2).plane("G3", card, size=2)
    play = field.plane("G4", fighter(), size=1).unit("S1", rifles(), "K3").begin()
    found = [text for text in play.extras(GERMAN) if text.startswith("combine")]
    assert found == ["combine G1 G2", "combine G1 G3", "combine G3 G1"]  # not the size of four, not another card
    play.german("combine G1 G2")
    g = play.g
    assert (g.u_size[play.u("G2")], g.u_prep[play.u("G2")], g.u_hex[play.u("G1")]) == (3, 2, MERGED)
    assert [text for text in play.extras(GERMAN) if text.startswith("combine")] == []


@pytest.mark.rule("barbarossa:airm.11", "barbarossa:cmd.air.1", "barbarossa:cmd.air.2")
def test_without_a_fit_staff_on_the_board_no_air_order_can_be_given() -> None:
    for hq, why in [(None, reasons.NO_STAFF), (SUPPRESSED, reasons.NO_STAFF), (0, reasons.FINE)]:
        field = Sky(staffs=False).plane("G1", bomber()).watch("G2", "E8").unit("S1", rifles(), "K3")
        if hq is not None:
            field.unit("G3", staff(), "B8", flags=hq)
        play = field.begin()
        assert why_not_order(play.g, play.u("G1"), BOMBING_RUN) == why
    engaged = Sky(staffs=False).plane("G1", bomber()).watch("G2", "E8").unit("G3", staff(), "B8")
    play = engaged.unit("S1", rifles(), "B8").begin()
    assert why_not_order(play.g, play.u("G1"), BOMBING_RUN) == reasons.NO_STAFF


@pytest.mark.rule("barbarossa:cmd.air.3", "barbarossa:cmd.air.1")
def test_a_staff_suppressed_after_planning_stops_the_launch_but_not_who_is_in_the_air() -> None:
    for suppressed in (True, False):
        play = Sky().plane("G1", bomber()).watch("G2", "E8").unit("S1", rifles(), "K3").begin()
        play.german("give G1", "order bombing-run", "at E5")
        if suppressed:
            mark(play.g, play.u("G90"), SUPPRESSED)
        go(play)
        assert bool(play.events("launches") or play.offered(GERMAN)[0].startswith("place")) is not suppressed
        if suppressed:
            assert play.g.u_prep[play.u("G1")] == STANDBY_BOX  # it is still ready
    play = Sky().plane("G1", scout()).unit("S1", rifles(), "K3").begin()
    play.german("give G1", "order air-reconnaissance", "at E5", "range 2", "duration 3")
    go(play).german("place G1 E1")
    mark(play.g, play.u("G90"), SUPPRESSED)
    go(play)
    assert len(play.events("searches")) == 2


@pytest.mark.rule("barbarossa:airm.12", "barbarossa:bomb.1")
def test_a_target_hex_must_be_seen_by_a_ground_unit() -> None:
    play = bombing()
    play.german("give G1", "order bombing-run")
    assert "at E5" in play.offered(GERMAN) and "at K3" not in play.offered(GERMAN)
    assert "target S1" not in play.offered(GERMAN)
    play = Sky().plane("G1", transport()).watch("G2", "E8").unit("S1", rifles(), "K3").begin()
    play.german("give G1", "order airdrop-supplies")
    assert "at E5" in play.offered(GERMAN) and "at K3" not in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:airm.12", "barbarossa:arec.1", "barbarossa:cap.1", "barbarossa:airb.1")
def test_some_missions_need_no_observer() -> None:
    field = Sky().plane("G1", scout()).plane("G2", fighter()).plane("G3", transport()).plane("G4", paratroopers())
    play = field.unit("S1", rifles(), "K3").begin()
    for unit, order in [("G1", "air-reconnaissance"), ("G2", "combat-air-patrol"), ("G3", "airborne-assault")]:
        play.german(f"give {unit}", f"order {order}")
        assert "at K3" in play.offered(GERMAN) and "at A5" not in play.offered(GERMAN)
        play.german("cancel")


@pytest.mark.rule("barbarossa:airm.12", "barbarossa:bomb.1")
def test_an_observer_lost_before_step_4_keeps_the_bomber_on_the_ground() -> None:
    play = Sky().plane("G1", bomber()).watch("G2", "E8").unit("S1", rifles(), "K3").begin()
    play.german("give G1", "order bombing-run", "at E5")
    play.g.u_hex[play.u("G2")] = play.h("B9")
    play.g.h_smoke = bytes([1 if h == play.h("E5") else 0 for h in range(len(play.g.h_smoke))])
    go(play)
    assert play.g.turn == 2 and play.events("launches") == [] and play.g.u_ap[play.u("G1")] == 2


@pytest.mark.rule("barbarossa:airm.7", "barbarossa:airm.8", "barbarossa:air.4", "barbarossa:air.5")
def test_who_aborts_is_home_at_once_with_box_one_marked_and_two_by_the_end_of_the_turn() -> None:
    field = Sky().plane("G1", bomber()).watch("G2", "E8").unit("S1", flak(), "E4")
    play = field.begin()
    play.german("give G1", "order bombing-run", "at E6").soviet("give S1", "order defend", "face 1", "range 1")
    play.force("anti-aircraft S1 G1", 1, 1, 6, 6).force("fortitude-anti-aircraft G1", 6, 6)
    go(play).german("place G1 E1")
    u = play.u("G1")
    assert play.events("turns-back")[0][0] == u
    assert (play.g.u_hex[u], play.g.u_prep[u], play.g.u_size[u]) == (AIRFIELD, 2, 2)
    assert play.events("fires-on") == [] and [e[0] for e in play.events("fires")] == [play.u("S1")]


@pytest.mark.rule("barbarossa:airm.7")
def test_who_passes_his_test_flies_on() -> None:
    field = Sky().plane("G1", bomber()).watch("G2", "E8").unit("S1", flak(), "E4").unit("S2", rifles(), "E6")
    play = field.begin()
    play.german("give G1", "order bombing-run", "at E6").soviet("give S1", "order defend", "face 1", "range 1")
    play.force("anti-aircraft S1 G1", 1, 1, 6, 6).force("fortitude-anti-aircraft G1", 1, 1)
    go(play).german("place G1 E1")
    assert (play.g.u_hex[play.u("G1")], play.g.u_size[play.u("G1")]) == (play.h("E6"), 2)
    assert [e[2] for e in play.events("fires")] == [4, 4]  # the column of one casualty


@pytest.mark.rule("barbarossa:fphase.1", "barbarossa:a2a.13")
def test_no_staff_helps_aircraft_in_their_tests() -> None:
    inspiring = staff("HQ2", command_area=20, fighting_spirit=4)
    field = Sky(staffs=False).unit("G90", inspiring, "D6").plane("G1", bomber(fortitude=[5, 5, 5])).watch("G2", "E8")
    play = field.unit("S1", flak(), "E4").unit("S90", staff(), "L11").begin()
    play.german("give G1", "order bombing-run", "at E6").soviet("give S1", "order defend", "face 1", "range 1")
    play.force("anti-aircraft S1 G1", 1, 1, 6, 6).force("fortitude-anti-aircraft G1", 3, 3)
    go(play).german("place G1 E1")
    assert play.g.u_hex[play.u("G1")] == AIRFIELD
