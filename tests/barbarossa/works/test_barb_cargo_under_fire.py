"""Transports and trains under fire: cargo suffers with its carrier, riders of trains by their cars."""

from __future__ import annotations

import pytest
from digs import Site, flags, give, gun, rifles, train, trucks, turns, where, why
from field import Play, a_card
from land import Land

from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.landing import new_landing
from sandtable.games.barbarossa.rules.names import ENGINES, GERMAN, PLATFORM_CARS, SOVIET, TRANSPORT_CARS
from sandtable.games.barbarossa.rules.standing import LOSSES, obey
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    DESTROYED,
    NO_ENGINE,
    SUPPRESSED,
    TOWED,
    TRANSPORTED,
)
from sandtable.games.barbarossa.rules.trains import fires_from, why_not_at_ground
from sandtable.games.barbarossa.rules.verbs import INSTRUCT
from sandtable.kernel.choice import choice

PANZER = {"vehicles": [4, 3, 2], "infantry": [1, 1, 1]}
FIRE = {"open-fire": 0, "suppression-fire": 0, "defend": OrderBox(bonus=1)}


def panzers() -> Card:
    return a_card("PZ2", "light-tanks", 3, firepower=PANZER, accuracy=[3, 3, 3], orders=FIRE)


def zis(**values: object) -> Play:
    """S1 a ZiS-5 convoy, S2 the 45 mm battery that it tows, S3 the mortar platoon that it carries; G1 fires."""
    site = Site().unit("G1", panzers(), "E7").unit("S1", trucks("ZIS", fortitude=[7] * 6), "E5", **values)
    site.unit("S2", gun("45M", size=3, defense=3), "E5", 1, flags=TOWED)
    site.unit("S3", rifles("82M", type="artillery", size=2, defense=3), "E5", flags=TRANSPORTED)
    play = site.begin()
    for name in ("S2", "S3"):
        play.g.u_hex[play.u(name)], play.g.u_carrier[play.u(name)] = ABOARD, play.u("S1")
    return play


def shoot(play: Play, *dice: int, test: tuple[int, int] = (1, 1), order: str = "open-fire") -> Play:
    play.force("fire G1 S1", *dice).force("fortitude-fire S1", *test)
    return turns(play, "G1", order)


def sizes(play: Play, *names: str) -> list[int]:
    return [play.g.u_size[play.u(name)] for name in names]


# --- trucks ---


@pytest.mark.rule("barbarossa:trn.ex2", "barbarossa:trn.4", "barbarossa:trn.5", "barbarossa:trn.6")
@pytest.mark.parametrize(
    ("losses", "left"), [(("S2", "S3"), [4, 2, 1]), (("S2", "S2"), [4, 1, 2]), (("S3", "S3"), [4, 3, 0])]
)
def test_two_casualties_of_the_convoy_are_two_of_its_cargo_as_the_owner_divides_them(
    losses: tuple[str, str], left: list[int]
) -> None:
    play = shoot(zis(), 1, 1, 6, 6)
    assert (play.offered(SOVIET), play.offered(GERMAN)) == (["lose S2", "lose S3"], [])
    play.soviet(*(f"lose {name}" for name in losses))
    assert sizes(play, "S1", "S2", "S3") == left
    assert [event[0] for event in play.events("tests-fortitude")] == [play.u("S1")]


@pytest.mark.rule("barbarossa:trn.ex3", "barbarossa:trn.7")
def test_the_convoy_fails_and_all_three_are_suppressed_on_the_board() -> None:
    play = shoot(zis(), 1, 1, 6, 6, test=(6, 6)).soviet("lose S2", "lose S3")
    for name in ("S1", "S2", "S3"):
        assert flags(play, name) & SUPPRESSED
        assert where(play, name) == "E5"
    assert flags(play, "S2") & TOWED == flags(play, "S3") & TRANSPORTED == 0
    assert [event[0] for event in play.events("tests-fortitude")] == [play.u("S1")]


@pytest.mark.rule("barbarossa:trn.7", "barbarossa:supf.4")
def test_a_test_without_casualties_counts_for_the_cargo_too() -> None:
    play = shoot(zis(), 6, 6, 6, 6, 6, 6, test=(6, 6), order="suppression-fire")
    assert sizes(play, "S1", "S2", "S3") == [6, 3, 2]
    assert flags(play, "S3") & SUPPRESSED
    assert where(play, "S3") == "E5"


# --- boats: what is set down must be able to be there ---


def ferry(*, amphibious: bool = False, work: str = "", size: int = 4) -> Play:
    """S1 a boat on the river in E5, S2 the men in it; G1 fires."""
    boat = trucks("BOA", size=size, fortitude=[7] * size, abilities=["transport", "water-unit"])
    men = rifles("MAR", size=2, abilities=["amphibious"] if amphibious else [])
    site = Site().river("E4", "E5", "E6")
    if work:
        site.work(work, "E5")
    play = site.unit("G1", panzers(), "E7").unit("S1", boat, "E5").unit("S2", men, "E5", flags=TRANSPORTED).begin()
    play.g.u_hex[play.u("S2")], play.g.u_carrier[play.u("S2")] = ABOARD, play.u("S1")
    return play


@pytest.mark.rule("barbarossa:trn.7", "barbarossa:river.1b", "barbarossa:water.3")
@pytest.mark.parametrize("work", ["", "destroyed-bridge"])
def test_men_in_a_boat_that_fails_are_suppressed_and_stay_out_of_the_water(work: str) -> None:
    play = shoot(ferry(work=work), 1, 6, 6, 6, test=(6, 6))
    assert sizes(play, "S1", "S2") == [3, 1]
    assert flags(play, "S1") & flags(play, "S2") & SUPPRESSED
    assert (play.g.u_hex[play.u("S2")], play.g.u_carrier[play.u("S2")]) == (ABOARD, play.u("S1"))
    assert flags(play, "S2") & TRANSPORTED


@pytest.mark.rule("barbarossa:trn.7", "barbarossa:ab.amph.1")
@pytest.mark.parametrize(("amphibious", "work"), [(True, ""), (False, "bridge")])
def test_who_can_be_in_the_hex_of_the_boat_gets_off_into_it(amphibious: bool, work: str) -> None:
    play = shoot(ferry(amphibious=amphibious, work=work), 1, 6, 6, 6, test=(6, 6))
    assert where(play, "S2") == "E5"
    assert flags(play, "S2") & (SUPPRESSED | TRANSPORTED) == SUPPRESSED


@pytest.mark.rule("barbarossa:trn.5")
def test_a_boat_that_is_lost_takes_its_men_with_it() -> None:
    play = shoot(ferry(size=2), 1, 1, 6, 6)
    assert [play.g.u_hex[play.u(name)] for name in ("S1", "S2")] == [DESTROYED, DESTROYED]


# --- trucks again ---


@pytest.mark.rule("barbarossa:trn.4")
def test_cargo_is_no_target() -> None:
    play = zis()
    play.german("give G1", "order open-fire")
    assert play.g.u_order[play.u("G1")] == 3, "the convoy is the only one"
    assert play.g.u_target[play.u("G1")] == play.u("S1")


@pytest.mark.rule("barbarossa:trn.5")
def test_cargo_suffers_though_the_convoy_was_larger_and_no_more_than_there_is() -> None:
    play = zis()
    play.g.u_carrier[play.u("S2")], play.g.u_hex[play.u("S2")] = -1, play.h("B2")
    shoot(play, 1, 1, 1, 6)
    assert sizes(play, "S1", "S3") == [3, 0]


@pytest.mark.rule("barbarossa:trn.6")
@pytest.mark.parametrize(("said", "left"), [(1, [1, 2]), (2, [3, 0])])
def test_a_standing_instruction_divides_them(said: int, left: list[int]) -> None:
    play = zis()
    obey(play.g, choice(INSTRUCT, play.u("S1"), LOSSES, said))
    shoot(play, 1, 1, 6, 6)
    assert sizes(play, "S2", "S3") == left


@pytest.mark.rule("barbarossa:trn.1")
def test_what_survives_a_destroyed_convoy_gets_out_suppressed() -> None:
    play = shoot(zis(size=2), 1, 1, 6, 6).soviet("lose S2", "lose S2")
    assert play.g.u_hex[play.u("S1")] == DESTROYED
    assert (sizes(play, "S2", "S3"), where(play, "S2"), where(play, "S3")) == ([1, 2], "E5", "E5")
    assert flags(play, "S2") & flags(play, "S3") & SUPPRESSED


@pytest.mark.rule("barbarossa:trn.8")
@pytest.mark.parametrize(("had", "left"), [(36, 24), (12, 0), (30, 18), (7, 0)])
def test_a_convoy_with_ammunition_only_loses_6_ap_a_truck_though_some_are_empty(had: int, left: int) -> None:
    play = Site().unit("G1", panzers(), "E7").unit("S1", trucks("ZIS"), "E5", cargo_ap=had).begin()
    shoot(play, 1, 1, 6, 6)
    assert (play.g.u_cargo_ap[play.u("S1")], sizes(play, "S1")) == (left, [4])


@pytest.mark.rule("barbarossa:trn.2")
def test_beside_men_only_the_points_that_find_no_truck_are_lost() -> None:
    play = zis(cargo_ap=6)
    play.g.u_size[play.u("S3")] = 1
    shoot(play, 1, 1, 6, 6).soviet("lose S2", "lose S2")
    assert play.g.u_cargo_ap[play.u("S1")] == 6, "two trucks for the men, two free"
    play = zis(cargo_ap=6)
    play.g.u_carrier[play.u("S3")], play.g.u_hex[play.u("S3")] = -1, play.h("B2")
    play.g.u_size[play.u("S1")] = 3
    play.g.u_size[play.u("S2")] = 2
    shoot(play, 1, 1, 6, 6)
    assert play.g.u_cargo_ap[play.u("S1")] == 6


# --- trains ---


def railway() -> Play:
    """S1 a train with infantry of size 4 (S2) and armored vehicles of size 2 (S3); G1 a Pak at range 3."""
    pak = a_card("PAK", "artillery", 3, firepower={"armored-vehicles": [7, 5, 2]}, accuracy=[3, 2, 1], orders=FIRE)
    site = Site().rail("D5", "E5", "F5").unit("G1", pak, "E8").unit("S1", train(), "E5")
    site.unit("S2", rifles("INF", defense=3), "E5", flags=TRANSPORTED)
    site.unit("S3", a_card("BA", "armored-vehicles", 2, defense=3), "E5", flags=TRANSPORTED)
    return put_on(site, "S2", "S3")


def put_on(site: Land, *names: str) -> Play:
    play = site.begin()
    for name in names:
        play.g.u_hex[play.u(name)], play.g.u_carrier[play.u(name)] = ABOARD, play.u("S1")
    return play


def barrage(play: Play) -> Play:
    play.force("fire G1 S1 engines", 2, 2, 3, 4, 4, 5, 5)
    play.force("fire G1 S1 transport-cars", 1, 1, 2, 3, 3, 4, 5)
    play.force("fire G1 S1 platform-cars", 1, 1, 1, 2, 3, 5, 6)
    return play.force("fortitude-fire S2", 1, 1)


@pytest.mark.rule("barbarossa:train.ex1", "barbarossa:train.ex2", "barbarossa:train.ex3", "barbarossa:train.fire.1")
@pytest.mark.rule("barbarossa:train.fire.3", "barbarossa:train.fire.4")
def test_a_pak_fires_at_a_train_with_three_tests() -> None:
    play = turns(barrage(railway()), "G1", "open-fire")
    cars = play.g.u_cars[play.u("S1")]
    assert (cars[ENGINES], cars[TRANSPORT_CARS], cars[PLATFORM_CARS]) == (2, 2, 0)
    assert sizes(play, "S2") == [2]
    assert play.g.u_hex[play.u("S3")] == DESTROYED
    assert [event[:4] for event in play.events("fires")] == [(play.u("G1"), play.u("S1"), 7, 1)] * 3
    assert [event[0] for event in play.events("tests-fortitude")] == [play.u("S2")]
    assert play.g.u_ap[play.u("G1")] == 8
    assert why(play, "S1", "march") == "fine", "no engine was hit"


@pytest.mark.rule("barbarossa:train.fire.2")
def test_a_hit_engine_moves_no_more_for_the_rest_of_the_game() -> None:
    play = railway()
    play.force("fire G1 S1 engines", 1, 6, 6, 6, 6, 6, 6)
    play.force("fire G1 S1 transport-cars", *[6] * 7).force("fire G1 S1 platform-cars", *[6] * 7)
    turns(play, "G1", "open-fire")
    assert flags(play, "S1") & NO_ENGINE
    assert play.g.u_cars[play.u("S1")][ENGINES] == 1
    play.commit()
    assert why(play, "S1", "march") == "has-no-engine"


@pytest.mark.rule("barbarossa:train.fire.4")
def test_neither_the_train_nor_riders_without_casualties_test_even_under_suppression_fire() -> None:
    play = railway()
    for cars in ("engines", "transport-cars", "platform-cars"):
        play.force(f"fire G1 S1 {cars}", *[6] * 11)
    turns(play, "G1", "suppression-fire")
    assert play.events("tests-fortitude") == []
    assert flags(play, "S1") & SUPPRESSED == 0


@pytest.mark.rule("barbarossa:train.fire.4")
def test_nothing_makes_a_train_test() -> None:
    play = railway()
    landing = new_landing(play.g, "bombs")
    landing.must[play.u("S1")] = 1
    play.g.push(landing)
    play.go()
    assert play.events("tests-fortitude") == []


@pytest.mark.rule("barbarossa:train.fire.4")
def test_a_rider_who_fails_is_suppressed_on_the_train() -> None:
    play = barrage(railway())
    play.g.dice_forced[play.g.dice_labels.index("fortitude-fire S2")] = [6, 6]
    turns(play, "G1", "open-fire")
    assert flags(play, "S2") & SUPPRESSED
    assert play.g.u_hex[play.u("S2")] == ABOARD


@pytest.mark.rule("barbarossa:train.fire.5")
def test_the_owner_divides_among_riders_of_one_kind_of_cars() -> None:
    pak = a_card("PAK", "artillery", 3, firepower={"armored-vehicles": [3, 2, 1]}, accuracy=[3, 2, 1], orders=FIRE)
    site = Site().rail("D5", "E5", "F5").unit("G1", pak, "E8").unit("S1", train(), "E5")
    site.unit("S2", rifles("TWO", size=2), "E5").unit("S3", rifles("ALS", size=2), "E5")
    play = put_on(site, "S2", "S3")
    play.force("fire G1 S1 engines", 6, 6, 6).force("fire G1 S1 platform-cars", 6, 6, 6)
    play.force("fire G1 S1 transport-cars", 1, 1, 6).force("fortitude-fire S3", 1, 1)
    turns(play, "G1", "open-fire")
    assert play.offered(SOVIET) == ["lose S2", "lose S3"]
    play.soviet("lose S3", "lose S3")
    assert sizes(play, "S2", "S3") == [2, 0]


@pytest.mark.rule("barbarossa:train.fire.1")
def test_a_train_has_no_more_tests_than_kinds_of_cars_and_is_gone_with_the_last() -> None:
    play = railway()
    play.g.u_cars[play.u("S1")] = [0, 2, 0, 0]
    play.force("fire G1 S1 transport-cars", 1, 1, 6, 6, 6, 6, 6)
    turns(play, "G1", "open-fire")
    assert play.g.u_hex[play.u("S1")] == DESTROYED
    assert (where(play, "S2"), sizes(play, "S2")) == ("E5", [2])
    assert len(play.events("fires")) == 1


# --- flak on a train ---


def flak(moves: bool = False) -> Play:
    gun_ = a_card(
        "AA", "artillery", 3, firepower={"infantry": [4, 3, 2], "aircraft": [6, 4, 2]}, accuracy=[2, 2, 2],
        abilities=["deploys", "anti-aircraft"], orders={**FIRE, "deploy": 0, "receive-supplies": 0},
    )  # fmt: skip
    site = Site().rail("D5", "E5", "F5", "G6").unit("G1", rifles("RED", firepower={"armored-vehicles": [2] * 4}), "E7")
    site.unit("S1", train(), "E5").unit("S2", gun_, "E5", flags=TRANSPORTED)
    play = put_on(site, "S2")
    return give(play, "S1", "march", "step F5", "stop") if moves else play


@pytest.mark.rule("barbarossa:train.aa.3")
def test_flak_on_a_train_fires_and_defends_and_nothing_else() -> None:
    play = flak()
    play.soviet("give S2")
    assert play.offered(SOVIET) == [
        "order wait", "order defend", "order suppression-fire", "order open-fire", "cancel",
    ]  # fmt: skip
    play.force("fire S2 G1", 1, 2, 6, 6).force("fortitude-fire G1", 1, 1)
    play.soviet("order open-fire").commit()
    assert sizes(play, "G1") == [2]
    assert play.g.u_ap[play.u("S2")] == 8


@pytest.mark.rule("barbarossa:train.aa.3")
@pytest.mark.parametrize("moves", [False, True])
def test_its_defend_reaches_ground_units_only_while_the_train_stands(moves: bool) -> None:
    play = flak(moves)
    give(play, "S2", "defend", "face 4", "range 3")
    give(play, "G1", "careful-movement", "step E6")
    assert why_not_at_ground(play.g, play.u("S2")) is moves
    assert fires_from(play.g, play.u("S2")) == play.h("E5")
    play.commit()
    assert play.offered(SOVIET)[0].startswith("give" if moves else "shoot")


@pytest.mark.rule("barbarossa:train.aa.1", "barbarossa:train.aa.2")
def test_its_platforms_have_a_test_of_their_own_and_are_as_many_as_its_icons() -> None:
    play = flak()
    for cars in ("engines", "transport-cars", "platform-cars"):
        play.force(f"fire G1 S1 {cars}", 6, 6)
    play.force("fire G1 S1 flak-cars", 1, 1).force("fortitude-fire S2", 1, 1)
    turns(play, "G1", "open-fire")
    assert sizes(play, "S2") == [1]
    assert play.events("cars-lost") == [(play.u("S1"), 3, 2, -1)]
    assert [event[0] for event in play.events("tests-fortitude")] == [play.u("S2")]
