"""Flight Paths and anti-aircraft fire in Barbarossa."""

from __future__ import annotations

import pytest
from field import Play, a_card
from skies import Sky, bomber, fighter, flak, go, rifles, staff

from sandtable.games.barbarossa.rules.air.flight import line
from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import GERMAN
from sandtable.games.barbarossa.rules.state import ABOARD, AIRFIELD, SUPPRESSED
from sandtable.games.barbarossa.rules.title import TITLE


def raid(gun: Card, at: str, goal: str = "E7", order: bool = True, **options: int) -> Play:
    """A bomber to `goal`, a gun somewhere; the bomber still picks his edge hex."""
    play = Sky(**options).plane("G1", bomber(defense=9)).watch("G2", "E10").unit("S1", gun, at).begin()
    play.german("give G1", "order bombing-run", f"at {goal}")
    if order:
        play.soviet("give S1", "order defend", "face 4", "range 1")
    return go(play)


def shots(play: Play) -> list[tuple[int, ...]]:
    return [e for e in play.events("fires") if e[0] == play.u("S1")]


@pytest.mark.rule("barbarossa:airm.1", "barbarossa:airm.4", "barbarossa:airm.5")
def test_the_flight_path_is_a_straight_line_flown_a_hex_at_a_time() -> None:
    play = raid(flak(), "K3").german("place G1 E1")
    flown = [(e[1], e[2]) for e in play.events("moves") if e[0] == play.u("G1")]
    names = ["E1", "E2", "E3", "E4", "E5", "E6", "E7"]
    assert flown == [(play.h(a), play.h(b)) for a, b in zip(names, names[1:], strict=False)]


@pytest.mark.rule("barbarossa:exec.7", "barbarossa:airm.1", "barbarossa:airm.9")
def test_launch_flight_flak_bombs_and_the_way_home_a_turn_later() -> None:
    play = raid(flak(), "F5").german("place G1 E1")
    order = [TITLE.event_names[event[0]] for event in play.told if event[2] == play.u("G1")]
    assert order.index("launches") < order.index("moves") and "flies-home" not in order
    told = [(TITLE.event_names[event[0]], event[2]) for event in play.told]
    assert told.index(("moves", play.u("G1"))) < told.index(("fires", play.u("S1")))  # flak on the way
    play.commit()
    assert [event[0] for event in play.events("flies-home")] == [play.u("G1")]


@pytest.mark.rule("barbarossa:aa.1", "barbarossa:aa.ex1", "barbarossa:def.1")
def test_flak_with_defend_fires_once_when_the_aircraft_first_comes_into_range() -> None:
    play = raid(flak(), "F5").german("place G1 E1")
    assert [e[1:] for e in shots(play)] == [(play.u("G1"), 4, 2)]
    assert play.g.u_ap[play.u("S1")] == 5
    fired = play.told.index(next(e for e in play.told if e[2:4] == (play.u("S1"), play.u("G1"))))
    before = [e for e in play.told[:fired] if e[2:5] == (play.u("G1"), play.h("E3"), play.h("E4"))]
    after = [e for e in play.told[fired:] if e[2:5] == (play.u("G1"), play.h("E4"), play.h("E5"))]
    assert before and after  # in E4, the first hex within two of F5


@pytest.mark.rule("barbarossa:aa.ex1", "barbarossa:aa.1")
def test_flak_does_not_reach_a_path_outside_its_range_nor_fire_without_defend() -> None:
    assert shots(raid(flak(), "H5").german("place G1 E1")) == []
    assert shots(raid(flak(), "F5", order=False).german("place G1 E1")) == []
    assert shots(raid(flak(abilities=[]), "F5").german("place G1 E1")) == []  # infantry with a row is no flak


@pytest.mark.rule("barbarossa:aa.3", "barbarossa:aa.ex1")
def test_along_the_edge_of_the_range_is_in_it() -> None:
    """From A6 to the east the line runs along the sides of the hexes in every second column."""
    play = raid(flak(), "F8", "G6")
    path, along = line(play.g, play.h("A6"), play.h("G6"))
    ground, gun = play.g.rules.ground, play.h("F8")
    assert min(ground.distance(gun, h) for h in path) == 3
    assert min(ground.distance(gun, h) for h in along if h >= 0) == 2  # only the other side of the line is in range
    near, far = flak(air_accuracy=[2, 2]), flak(air_accuracy=[2])
    assert len(shots(raid(near, "F8", "G6").german("place G1 A6"))) == 1
    assert shots(raid(far, "F8", "G6").german("place G1 A6")) == []


@pytest.mark.rule("barbarossa:aa.2")
def test_flak_in_the_target_hex_fires_twice() -> None:
    play = raid(flak(), "E7").german("place G1 E1")
    if play.offered(1):
        play.soviet("hold S1")
    assert len(shots(play)) == 2 and play.g.u_ap[play.u("S1")] == 4
    assert [e[3] for e in shots(play)] == [2, 2]  # the nearest space straight up


@pytest.mark.rule("barbarossa:aa.2", "barbarossa:airm.7")
def test_the_second_shot_can_stop_the_bombs() -> None:
    play = Sky().plane("G1", bomber()).watch("G2", "E10").unit("S1", flak(), "E7").begin()
    play.german("give G1", "order bombing-run", "target S1").soviet("give S1", "order defend", "face 4", "range 1")
    play.force("anti-aircraft S1 G1", 6, 6, 6, 6).force("anti-aircraft-again S1 G1", 1, 1, 6, 6)
    play.force("fortitude-anti-aircraft-again G1", 6, 6)
    go(play).german("place G1 E1")
    assert play.g.u_hex[play.u("G1")] == AIRFIELD
    assert [e for e in play.events("fires") if e[0] == play.u("G1")] == []


@pytest.mark.rule("barbarossa:esc.4", "barbarossa:a2a.8")
def test_ward_and_escort_are_shot_at_together_for_one_ap() -> None:
    field = Sky().plane("G1", bomber(defense=9)).plane("G2", fighter(defense=9)).watch("G3", "E10")
    play = field.unit("S1", flak(), "F5").begin()
    play.german("give G1", "order bombing-run", "at E7", "give G2", "order escort", "duration 1")
    play.soviet("give S1", "order defend", "face 4", "range 1")
    go(play).german("place G1 E1")
    assert [e[1] for e in shots(play)] == [play.u("G1"), play.u("G2")]
    assert play.g.u_ap[play.u("S1")] == 5


@pytest.mark.rule("barbarossa:aa.1")
def test_each_air_unit_is_fired_at_and_paid_for_as_long_as_ammunition_lasts() -> None:
    for ap, count in [(6, 2), (1, 1), (0, 0)]:
        field = Sky().plane("G1", bomber(defense=9)).plane("G2", bomber(defense=9)).watch("G3", "E10")
        play = field.unit("S1", flak(), "F5", ap=ap).begin()
        play.german("give G1", "order bombing-run", "at E7", "give G2", "order bombing-run", "at E7")
        play.soviet("give S1", "order defend", "face 4", "range 1")
        go(play).german("place G1 E1", "place G2 E1")
        assert len(shots(play)) == count and play.g.u_ap[play.u("S1")] == max(0, ap - count)


@pytest.mark.rule("barbarossa:aa.1")
def test_with_the_cost_per_turn_the_shots_are_paid_with_the_order() -> None:
    play = raid(flak(), "E7", defend_ammo=1).german("place G1 E1")
    if play.offered(1):
        play.soviet("hold S1")
    assert len(shots(play)) == 2 and play.g.u_ap[play.u("S1")] == 5


@pytest.mark.rule("barbarossa:aa.1", "barbarossa:forest.3c")
def test_flak_is_silent_in_forest_when_suppressed_or_outside_its_own_kill_zone() -> None:
    field = Sky().plane("G1", bomber()).watch("G2", "E10").unit("S1", flak(), "F5")
    field.terrain("forest", "F5")
    play = field.begin()
    play.german("give G1", "order bombing-run", "at E7").soviet("give S1", "order defend", "face 4", "range 1")
    assert shots(go(play).german("place G1 E1")) == []
    play = raid(flak(), "F5")
    play.g.u_flags[play.u("S1")] |= SUPPRESSED
    assert shots(play.german("place G1 E1")) == []
    away = Sky().plane("G1", bomber()).watch("G2", "E10")
    away.unit("S1", flak(abilities=["anti-aircraft", "kill-zone"]), "F5", facing=4)
    play = away.begin()
    play.german("give G1", "order bombing-run", "at E4").soviet("give S1", "order defend", "range 1")
    assert shots(go(play).german("place G1 E1")) == []


@pytest.mark.rule("barbarossa:adj.4", "barbarossa:cmd.adj.3")
def test_flak_fire_is_not_adjusted() -> None:
    field = Sky(staffs=False).plane("G1", bomber(defense=9)).watch("G2", "E10").unit("S1", flak(), "F5")
    field.unit("G90", staff(), "B11").unit(
        "S90", staff("HQ2", abilities=["hq", "adjusting-fire"], command_area=3), "F6"
    )
    play = field.begin()
    play.german("give G1", "order bombing-run", "at E7")
    play.soviet("give S1", "order defend", "face 4", "range 1", "give S90", "order defend", "face 4", "range 1")
    go(play).german("place G1 E1")
    assert play.offered(1)[0] != "reroll S90" and play.events("rerolls") == []


def test_the_flak_of_ones_own_side_is_quiet() -> None:
    play = Sky().plane("G1", bomber()).watch("G2", "E10").unit("G3", flak(), "F5").unit("S1", rifles(), "K3").begin()
    play.german("give G1", "order bombing-run", "at E7", "give G3", "order defend", "face 4", "range 1")
    go(play).german("place G1 E1")
    assert play.events("fires") == [] and play.offered(GERMAN)


@pytest.mark.rule("barbarossa:train.aa.3", "barbarossa:aa.1")
def test_flak_on_a_train_fires_at_aircraft_even_if_the_train_moves() -> None:
    cars = {"engines": 1, "transport_cars": 2, "platform_cars": 2}
    train = a_card("TRN", "armored-vehicles", 1, abilities=["train", "transport"], orders={"march": 3}, **cars)
    sky = Sky().plane("G1", bomber(defense=9)).watch("G2", "E10").unit("S2", train, "F5").unit("S1", flak(), "F5")
    sky.ground.rail[sky.ground.hex_index("F5")] = 1 << 3
    sky.ground.rail[sky.ground.hex_index("F6")] = 1
    play = sky.begin()
    play.g.u_hex[play.u("S1")], play.g.u_carrier[play.u("S1")] = ABOARD, play.u("S2")
    play.german("give G1", "order bombing-run", "at E7").soviet("give S2", "order march")
    play.soviet("give S1", "order defend", "face 4", "range 1")
    go(play).german("place G1 E1")
    assert [e[1:] for e in shots(play)] == [(play.u("G1"), 4, 2)] and play.g.u_hex[play.u("S2")] == play.h("F6")
