"""Board and Debark, room on trucks, boats, platform cars of trains."""

from __future__ import annotations

import pytest
from digs import MOVES, Site, flags, give, gun, lay, rifles, train, trucks, turns, where, why
from field import Play, a_card
from land import Land

from sandtable.games.barbarossa.rules.move.transports import free_trucks, has_room, room_for_ap, trucks_for
from sandtable.games.barbarossa.rules.names import GERMAN
from sandtable.games.barbarossa.rules.state import ABOARD, SUPPRESSED, TRANSPORTED


def stop(**values: int) -> Play:
    return Site().unit("G1", rifles(), "E5").unit("G2", trucks(), "E5", **values).begin()


def ride(play: Play, order: str, *units: str) -> Play:
    for unit in units:
        give(play, unit, order)
    return play.commit()


def aboard(play: Play, unit: str) -> bool:
    return play.g.u_hex[play.u(unit)] == ABOARD


# --- trucks ---


@pytest.mark.rule("barbarossa:board.1", "barbarossa:board.2")
def test_both_are_given_the_order_and_the_unit_goes_on_board_in_step_8() -> None:
    play = ride(stop(), "board-transports", "G1", "G2")
    assert aboard(play, "G1")
    assert play.g.u_carrier[play.u("G1")] == play.u("G2")
    assert flags(play, "G1") & TRANSPORTED


@pytest.mark.rule("barbarossa:board.1")
@pytest.mark.parametrize("only", ["G1", "G2"])
def test_one_order_alone_does_nothing(only: str) -> None:
    assert not aboard(ride(stop(), "board-transports", only), "G1")


@pytest.mark.rule("barbarossa:board.1", "barbarossa:exec.13")
def test_a_transport_that_was_suppressed_takes_nobody_on() -> None:
    play = stop()
    give(play, "G1", "board-transports")
    give(play, "G2", "board-transports")
    play.g.u_flags[play.u("G2")] |= SUPPRESSED
    assert not aboard(play.commit(), "G1")


@pytest.mark.rule("barbarossa:board.1")
def test_only_in_the_same_hex() -> None:
    play = Site().unit("G1", rifles(), "E5").unit("G2", trucks(), "E6").begin()
    assert why(play, "G1", "board-transports") == "no-transport"


@pytest.mark.rule("barbarossa:board.3", "barbarossa:board.4")
def test_on_board_it_is_given_nothing_but_to_debark_where_the_transport_is() -> None:
    play = ride(stop(), "board-transports", "G1", "G2")
    play.german("give G1")
    assert play.offered(GERMAN) == ["order wait", "order debark-from-transports", "cancel"]
    play.german("cancel")
    turns(play, "G2", "march", "step E6", "step E7")
    ride(play, "debark-from-transports", "G1")
    assert aboard(play, "G1"), "the transport must be given it too"
    ride(play, "debark-from-transports", "G1", "G2")
    assert (where(play, "G1"), flags(play, "G1") & TRANSPORTED) == ("E7", 0)


@pytest.mark.rule("barbarossa:wdr.1", "barbarossa:board.1")
def test_a_deployed_mortar_must_withdraw_first() -> None:
    mortar = gun("MOR", orders={"withdraw": 0, "deploy": 0, "board-transports": 0}, size=2)
    play = Site().unit("G1", mortar, "E5", 1).unit("G2", trucks(), "E5").begin()
    assert why(play, "G1", "board-transports") == "not-withdrawn"


# --- room ---


@pytest.mark.rule("barbarossa:trn.1")
def test_size_points_must_fit_and_casualties_take_room() -> None:
    assert why(stop(size=4), "G1", "board-transports") == "fine"
    assert why(stop(size=3), "G1", "board-transports") == "no-transport"


@pytest.mark.rule("barbarossa:trn.2")
def test_six_points_fill_a_truck_and_a_mine_counts_as_two() -> None:
    play = stop()
    assert [trucks_for(play.g, ap) for ap in (0, 1, 6, 7)] == [0, 1, 1, 2]
    assert (trucks_for(play.g, 0, 3), trucks_for(play.g, 1, 3)) == (1, 2)
    assert room_for_ap(play.g, play.u("G2")) == 36
    play.g.u_size[play.u("G2")] = 4
    assert room_for_ap(play.g, play.u("G2")) == 24


@pytest.mark.rule("barbarossa:trn.ex1", "barbarossa:trn.3")
def test_a_zis_5_convoy_carries_a_mortar_platoon_tows_a_battery_and_has_room_for_6_ap() -> None:
    mortar = rifles("82M", type="artillery", size=2)
    site = Site().unit("G1", mortar, "E5").unit("G2", gun("45M", size=3), "E5", flags=0)
    play = site.unit("G3", trucks("ZIS", size=6), "E5").unit("G4", rifles("ONE", size=1), "E5").begin()
    ride(play, "board-transports", "G1", "G3")
    turns(play, "G3", "towing")
    zis = play.u("G3")
    assert (free_trucks(play.g, zis), room_for_ap(play.g, zis)) == (1, 6)
    assert has_room(play.g, zis, play.u("G4"))
    play.g.u_cargo_ap[zis] = 6
    assert (free_trucks(play.g, zis), has_room(play.g, zis, play.u("G4"))) == (0, False)


@pytest.mark.rule("barbarossa:trn.1")
def test_those_who_do_not_fit_any_more_stay_behind() -> None:
    play = Site().unit("G1", rifles(), "E5").unit("G2", rifles(), "E5").unit("G3", trucks(), "E5").begin()
    ride(play, "board-transports", "G1", "G2", "G3")
    assert (aboard(play, "G1"), aboard(play, "G2")) == (True, False)


# --- boats ---


@pytest.mark.rule("barbarossa:water.3")
def test_a_boat_is_boarded_and_left_across_the_bank() -> None:
    boat = trucks("BOA", abilities=["transport", "water-unit"])
    site = Site().river("E4", "E5", "E6").unit("G1", rifles(), "D5").unit("G2", boat, "E5")
    play = ride(site.begin(), "board-transports", "G1", "G2")
    assert aboard(play, "G1")
    give(play, "G2", "debark-from-transports")
    play.german("give G1", "order debark-from-transports")
    assert "at E5" not in play.offered(GERMAN)
    play.german("at F5").commit()
    assert where(play, "G1") == "F5"


# --- platform cars ---


def halt(hex: str = "E5", station: bool = False, size: int = 2) -> Land:
    site = Site().rail("D5", "E5", "F5", "G6").unit("G2", train(), hex)
    tank = a_card("TNK", "light-tanks", size=4, orders={**MOVES, "fire-and-movement": 2})
    site.unit("G1", tank, hex, size=size)
    return site.terrain("railway-station", hex) if station else site


def loading(play: Play, count: int) -> Play:
    for _ in range(count):
        give(play, "G1", "careful-movement", "target G2")
        turns(play, "G2", "load-platform-cars")
    return play


@pytest.mark.rule("barbarossa:lpc.1", "barbarossa:lpc.2", "barbarossa:train.load.1")
def test_a_tank_whose_path_begins_with_the_train_is_loaded_by_its_last_box() -> None:
    play = loading(halt().begin(), 3)
    assert where(play, "G1") == "E5"
    loading(play, 1)
    assert aboard(play, "G1")
    assert play.g.u_carrier[play.u("G1")] == play.u("G2")


@pytest.mark.rule("barbarossa:lpc.1")
@pytest.mark.parametrize("only", ["tank", "train"])
def test_both_must_be_ordered_all_the_time(only: str) -> None:
    play = loading(halt().begin(), 3)
    if only == "tank":
        turns(play, "G1", "careful-movement", "target G2")
    else:
        turns(play, "G2", "load-platform-cars")
    assert not aboard(play, "G1")


@pytest.mark.rule("barbarossa:lpc.3", "barbarossa:upc.2", "barbarossa:train.load.3", "barbarossa:stat.4")
def test_in_a_station_two_boxes_a_turn() -> None:
    play = loading(halt(station=True).begin(), 2)
    assert aboard(play, "G1")
    for _ in range(2):
        give(play, "G1", "march")
        turns(play, "G2", "unload-platform-cars")
    assert where(play, "G1") == "E5"


@pytest.mark.rule("barbarossa:upc.1", "barbarossa:lpc.4")
def test_unloading_takes_its_boxes_too_and_on_the_train_nothing_else_is_ordered() -> None:
    play = loading(halt().begin(), 4)
    turns(play, "G2", "march", "step F5", "stop")
    play.german("give G1")
    assert play.offered(GERMAN) == ["order wait", "order careful-movement", "order march", "cancel"]
    play.german("cancel")
    for _ in range(3):
        give(play, "G1", "march")
        turns(play, "G2", "unload-platform-cars")
    assert aboard(play, "G1")
    give(play, "G1", "march")
    turns(play, "G2", "unload-platform-cars")
    assert (where(play, "G1"), flags(play, "G1") & TRANSPORTED) == ("F5", 0)


@pytest.mark.rule("barbarossa:lpc.5", "barbarossa:train.load.2")
def test_vehicles_need_platform_cars_and_infantry_transport_cars() -> None:
    assert why(halt(size=3).begin(), "G2", "load-platform-cars") == "fine"
    play = halt(size=4).begin()
    assert why(play, "G2", "load-platform-cars") == "nothing-to-load"
    play.german("give G1", "order careful-movement")
    assert "target G2" not in play.offered(GERMAN)
    halted = Site().rail("D5", "E5").unit("G2", train(), "E5")
    foot = halted.unit("G1", rifles(), "E5").unit("G3", rifles(), "E5").begin()
    ride(foot, "board-transports", "G1", "G2")
    assert aboard(foot, "G1")
    assert why(foot, "G3", "board-transports") == "no-transport", "four transport cars are full"


@pytest.mark.rule("barbarossa:lpc.1")
def test_infantry_does_not_drive_onto_platform_cars() -> None:
    play = Site().rail("D5", "E5").unit("G1", rifles(), "E5").unit("G2", train(), "E5").begin()
    play.german("give G1", "order careful-movement")
    assert "target G2" not in play.offered(GERMAN)
    assert why(play, "G2", "load-platform-cars") == "nothing-to-load"


@pytest.mark.rule("barbarossa:rbridge.2d")
def test_not_on_a_railway_bridge() -> None:
    site = halt().terrain("river", "E5").work("railway-bridge", "E5")
    assert why(site.begin(), "G2", "load-platform-cars") == "on-railway-bridge"
    play = loading(halt().begin(), 4)
    lay(play, "work", "E5", 3)
    assert why(play, "G2", "unload-platform-cars") == "on-railway-bridge"
    assert why(play, "G1", "march") == "on-railway-bridge"
