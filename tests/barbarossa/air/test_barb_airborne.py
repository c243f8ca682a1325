"""Airborne Assault and Airdrop Supplies in Barbarossa."""

from __future__ import annotations

from typing import Any

import pytest
from field import Play
from skies import Sky, bomber, fighter, flak, go, paratroopers, rifles, transport

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.air.paratroops import touch_down
from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.defense import full_base
from sandtable.games.barbarossa.rules.firepower import close_dice
from sandtable.games.barbarossa.rules.names import (
    AIRBORNE_ASSAULT,
    CAREFUL_MOVEMENT,
    GERMAN,
    INFANTRY,
    SOVIET,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    DESTROYED,
    EQUIPPING,
    HIDDEN,
    LANDED,
    ONBOARD_PLANES,
    WET,
    has,
)
from sandtable.kernel.frame import with_byte


def field(para: Any = None, plane: Any = None) -> Sky:
    made = Sky().plane("G1", plane or transport()).plane("G2", para or paratroopers())
    made.unit("S50", rifles("FAR"), "K3")
    return made


def depart(made: Sky, at: str = "E6") -> Play:
    """Turn 1: both are ordered, and the planes appear over E1."""
    play = made.begin()
    play.german("give G1", "order airborne-assault", f"at {at}", "give G2", "order airborne-assault")
    go(play)
    return play.german("place G1 E1")


def jumped(made: Sky, at: str = "E6") -> Play:
    """And turn 2: they jump."""
    return go(depart(made, at))


@pytest.mark.rule("barbarossa:airb.1", "barbarossa:ab.airb.1")
def test_transport_and_paratroopers_must_both_be_ordered() -> None:
    play = field().begin()
    play.german("give G2")
    assert play.offered(GERMAN) == ["order wait", "order airborne-assault", "cancel"]
    play.german("cancel", "give G1", "order airborne-assault", "at E6")
    go(play)
    assert play.g.turn == 2 and play.events("launches") == [] and play.g.u_hex[play.u("G2")] == AIRFIELD
    infantry = Sky().plane("G1", transport()).plane("G2", rifles()).unit("S50", rifles("FAR"), "K3").begin()
    assert why_not_order(infantry.g, infantry.u("G1"), AIRBORNE_ASSAULT) == reasons.NO_PARATROOPERS
    assert why_not_order(infantry.g, infantry.u("G2"), AIRBORNE_ASSAULT) == reasons.NOT_ON_CARD


@pytest.mark.rule("barbarossa:ab.airb.1", "barbarossa:airb.1")
def test_paratroopers_on_the_ground_cannot_be_given_the_order_and_two_transports_cannot_name_the_same() -> None:
    play = Sky().plane("G1", transport()).unit("G2", paratroopers(), "C6").unit("S50", rifles("FAR"), "K3").begin()
    assert why_not_order(play.g, play.u("G2"), AIRBORNE_ASSAULT) == reasons.NOT_AT_AIRFIELD
    play = field().plane("G3", transport("TR2")).begin()
    play.german("give G1", "order airborne-assault", "at E6")
    assert why_not_order(play.g, play.u("G3"), AIRBORNE_ASSAULT) == reasons.NO_PARATROOPERS


@pytest.mark.rule("barbarossa:airb.2", "barbarossa:airb.11")
def test_in_the_turn_of_departure_the_planes_only_appear_at_the_edge() -> None:
    made = field().unit("S1", flak(), "E3")
    play = made.begin()
    play.german("give G1", "order airborne-assault", "at E6", "give G2", "order airborne-assault")
    play.soviet("give S1", "order defend", "face 1", "range 1")
    go(play).german("place G1 E1")
    g, para = play.g, play.u("G2")
    assert g.turn == 2 and g.u_hex[play.u("G1")] == play.h("E1") and play.events("fires") == []
    assert g.u_hex[para] == ABOARD and has(g, para, ONBOARD_PLANES) and g.u_carrier[para] == play.u("G1")
    assert why_no_orders(g, para) == reasons.IS_CARRIED
    play.soviet("give S1", "order defend", "face 1", "range 1")
    go(play)
    assert len(play.events("fires")) == 1  # it flies, and is shot at, in the second


@pytest.mark.rule("barbarossa:airb.3")
def test_what_the_planes_have_no_room_for_is_crossed_off() -> None:
    made = Sky().plane("G1", transport(), size=2).plane("G2", paratroopers()).unit("S50", rifles("FAR"), "K3")
    play = depart(made)
    assert play.g.u_size[play.u("G2")] == 2
    made = Sky().plane("G1", transport()).plane("G2", paratroopers(), size=2).unit("S50", rifles("FAR"), "K3")
    assert depart(made).events("loses") == []


@pytest.mark.rule("barbarossa:airb.4")
def test_casualties_of_the_planes_are_those_of_the_men_on_board() -> None:
    for name, left in [("G2", 2), ("G1", 2)]:
        made = field(plane=transport(defense=0)).unit("S1", flak(), "E4")
        play = depart(made)
        play.soviet("give S1", "order defend", "face 1", "range 1")
        play.force("anti-aircraft S1 G1", 1, 6, 6, 6).force("fortitude-anti-aircraft G1", 1, 1)
        go(play)
        assert play.g.u_size[play.u(name)] == left
    assert [e[0] for e in play.events("tests-fortitude")] == [play.u("G1")]  # the men do not test for it


@pytest.mark.rule("barbarossa:airb.4", "barbarossa:airm.7")
def test_planes_that_abort_bring_the_men_home_and_planes_that_fall_kill_them() -> None:
    for dice, test, place in [((1, 6, 6, 6), (6, 6), AIRFIELD), ((1, 1, 1, 6), (), DESTROYED)]:
        play = depart(field(plane=transport(defense=0)).unit("S1", flak(), "E4"))
        play.soviet("give S1", "order defend", "face 1", "range 1").force("anti-aircraft S1 G1", *dice)
        if test:
            play.force("fortitude-anti-aircraft G1", *test)
        go(play)
        assert [play.g.u_hex[play.u(n)] for n in ("G1", "G2")] == [place, place]
        assert not has(play.g, play.u("G2"), ONBOARD_PLANES) or place == DESTROYED


@pytest.mark.rule("barbarossa:airb.5", "barbarossa:airb.7", "barbarossa:land.1", "barbarossa:airb.8")
def test_without_strong_winds_they_land_in_the_target_hex_and_the_planes_go_home_next_turn() -> None:
    play = jumped(field())
    g, para, plane = play.g, play.u("G2"), play.u("G1")
    assert (g.u_hex[para], g.u_hex[plane], g.u_carrier[para]) == (play.h("E6"), play.h("E6"), -1)
    assert not has(g, para, ONBOARD_PLANES) and g.u_size[para] == 3
    assert play.events("lands-hard") == [] and play.events("drifts") == []
    go(play)
    assert (g.u_hex[plane], g.u_prep[plane]) == (AIRFIELD, 2)


@pytest.mark.rule("barbarossa:airb.5", "barbarossa:airb.6")
def test_strong_winds_carry_them_downwind() -> None:
    for die, hex in [(1, "E7"), (2, "E8"), (3, "E9"), (4, "E6"), (6, "E6")]:
        play = depart(field().wind(4))
        play.force("drift G1", die)
        go(play)
        assert play.g.u_hex[play.u("G2")] == play.h(hex)
    play = depart(field().wind(4), "E10")
    play.force("drift G1", 2)  # E11, then the rim
    go(play)
    assert play.g.u_hex[play.u("G2")] == DESTROYED


@pytest.mark.rule("barbarossa:land.1", "barbarossa:land.2", "barbarossa:land.3", "barbarossa:land.4")
def test_the_landing_test_goes_by_the_ground() -> None:
    easy = ["plain", "brush", "plowed-field"]
    medium = ["light-woods", "village", "town", "ravine", "ford", "rocks"]
    hard = ["forest", "swamp", "river", "lake"]
    for kinds, lost in [(easy, {1: 0, 2: 0}), (medium, {1: 1, 2: 0}), (hard, {1: 1, 2: 2, 3: 0})]:
        for terrain in kinds:
            for die, gone in lost.items():
                play = depart(field().terrain(terrain, "E6"))
                play.force("landing G2", die)
                go(play)
                assert play.g.u_size[play.u("G2")] == 3 - gone, (terrain, die)
                assert play.events("tests-fortitude") == []


@pytest.mark.rule("barbarossa:land.3")
def test_bridges_of_every_kind_are_difficult() -> None:
    for work in WORK_NAMES[1:]:
        made = field().terrain("river", "E6")
        made.ground.work[made.ground.hex_index("E6")] = WORK_NAMES.index(work)
        play = depart(made)
        play.force("landing G2", 2)
        go(play)
        assert play.g.u_size[play.u("G2")] == 1


@pytest.mark.rule("barbarossa:airb.9", "barbarossa:airb.9b", "barbarossa:airb.ex1")
def test_half_strength_until_the_end_of_the_equipping_turn() -> None:
    play = depart(field())
    g, para = play.g, play.u("G2")
    assert full_base(g, para) == 2
    go(play)
    assert g.turn == 3 and has(g, para, EQUIPPING) and not has(g, para, LANDED)
    assert why_no_orders(g, para) == reasons.IS_EQUIPPING
    assert (g.u_base[para], close_dice(g, para, INFANTRY)) == (1, 4)
    go(play)
    assert (g.u_base[para], close_dice(g, para, INFANTRY)) == (2, 8)
    assert why_no_orders(g, para) == reasons.FINE


@pytest.mark.rule("barbarossa:airb.10", "barbarossa:airb.9b")
def test_without_the_box_they_act_in_the_third_turn_with_full_values() -> None:
    play = jumped(field(paratroopers(abilities=["airborne-assault"])))
    g, para = play.g, play.u("G2")
    assert why_no_orders(g, para) == reasons.FINE and not has(g, para, EQUIPPING | LANDED)
    assert (g.u_base[para], close_dice(g, para, INFANTRY)) == (2, 8)


@pytest.mark.rule("barbarossa:land.9", "barbarossa:land.10", "barbarossa:airb.ex1")
def test_among_enemies_they_fight_in_step_5_of_the_same_turn_at_half_strength_and_then_equip() -> None:
    made = field().unit("S1", rifles(defense=30, size=4), "E6")
    play = depart(made)
    play.force("2.5 close S1 G2", 1, 1, *[6] * 8).force("fortitude-close G2", 1, 1)
    go(play)
    g, para = play.g, play.u("G2")
    fights = [e for e in play.events("fires") if e[0] == para]
    assert [e[1:] for e in fights] == [(play.u("S1"), 4, 3)]  # 8 dice halved
    assert g.u_size[para] == 2  # two hits against a Defense of 1
    assert has(g, para, EQUIPPING)
    go(play)
    assert [e[2] for e in play.events("fires") if e[0] == para] == [4, 3]  # six dice halved


@pytest.mark.rule("barbarossa:land.9", "barbarossa:airb.9b")
def test_a_unit_without_the_box_is_halved_only_among_enemies_and_only_in_that_turn() -> None:
    light = paratroopers(abilities=["airborne-assault"])
    alone = field(light).begin()
    touch_down(alone.g, alone.u("G2"), alone.h("E6"))
    assert not has(alone.g, alone.u("G2"), LANDED) and alone.g.u_base[alone.u("G2")] == 2
    play = jumped(field(light).unit("S1", rifles(defense=30, firepower={"infantry": [0] * 4}), "E6"))
    assert [e[2] for e in play.events("fires") if e[0] == play.u("G2")] == [4]
    assert not has(play.g, play.u("G2"), LANDED | EQUIPPING) and play.g.u_base[play.u("G2")] == 2


@pytest.mark.rule("barbarossa:land.9", "barbarossa:hid.rev.2")
def test_a_hidden_enemy_in_the_landing_hex_comes_to_light() -> None:
    ambushers = rifles(defense=30, orders={"ambush": OrderBox(bonus=1)})
    made = field().terrain("brush", "E6").unit("S1", ambushers, "E6", facing=1, flags=HIDDEN)
    play = made.begin()
    play.german("give G1", "order airborne-assault", "at E6", "give G2", "order airborne-assault")
    play.soviet("give S1", "order ambush", "range 1")
    go(play).german("place G1 E1").soviet("give S1", "order ambush", "range 1")
    assert has(play.g, play.u("S1"), HIDDEN)
    go(play)
    assert not has(play.g, play.u("S1"), HIDDEN)
    assert [e[1] for e in play.events("fires") if e[0] == play.u("G2")] == [play.u("S1")]


@pytest.mark.rule("barbarossa:land.5")
def test_out_of_the_water_there_is_only_careful_movement_on_the_turn_after_equipping() -> None:
    play = depart(field().terrain("swamp", "E6"))
    play.force("landing G2", 6)
    go(play)
    g, para = play.g, play.u("G2")
    assert why_no_orders(g, para) == reasons.IS_EQUIPPING and has(g, para, WET)
    go(play)
    play.german("give G2")
    assert play.offered(GERMAN) == ["order wait", "order careful-movement", "cancel"]
    play.german("cancel")
    go(play)
    assert not has(g, para, WET)
    play.german("give G2")
    assert "order defend" in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:land.5", "barbarossa:airb.10")
def test_without_the_box_the_careful_turn_is_the_next() -> None:
    play = depart(field(paratroopers(abilities=["airborne-assault"])).terrain("lake", "E6"))
    play.force("landing G2", 6)
    go(play)
    found = [order for order in range(42) if why_not_order(play.g, play.u("G2"), order) == reasons.FINE]
    assert found == [0, CAREFUL_MOVEMENT]
    go(play)
    assert not has(play.g, play.u("G2"), WET)


@pytest.mark.rule("barbarossa:a2a.7", "barbarossa:airb.4")
def test_planes_caught_in_the_air_drop_nobody_and_bring_the_men_home() -> None:
    made = field(plane=transport(defense=30)).plane("S1", fighter(defense=30, flight=1))
    play = depart(made)
    play.soviet("give S1", "order intercept")
    go(play).soviet("place S1 E12")
    assert play.g.u_hex[play.u("G2")] == ABOARD and play.g.u_hex[play.u("G1")] == play.h("E6")
    go(play)
    assert [play.g.u_hex[play.u(n)] for n in ("G1", "G2")] == [AIRFIELD, AIRFIELD]


# --- supplies ---


def supply(made: Sky | None = None, at: str = "E6") -> Play:
    play = (made or Sky().plane("G1", transport()).watch("G2", "E8")).unit("S50", rifles("FAR"), "K3").begin()
    play.german("give G1", "order airdrop-supplies", f"at {at}")
    return go(play)


@pytest.mark.rule("barbarossa:drop.1", "barbarossa:drop.4", "barbarossa:drop.2")
def test_supplies_make_a_depot_in_the_target_hex() -> None:
    play = supply().german("place G1 E1")
    assert (play.g.h_depot[play.h("E6")], play.g.h_stock[play.h("E6")]) == (GERMAN + 1, 12)
    assert play.g.u_hex[play.u("G1")] == play.h("E6")


@pytest.mark.rule("barbarossa:drop.4")
def test_a_depot_that_is_there_is_topped_up() -> None:
    play = supply()
    play.g.h_depot = with_byte(play.g.h_depot, play.h("E6"), GERMAN + 1)
    play.g.h_stock[play.h("E6")] = 5
    play.german("place G1 E1")
    assert (play.g.h_depot[play.h("E6")], play.g.h_stock[play.h("E6")]) == (GERMAN + 1, 17)


@pytest.mark.rule("barbarossa:drop.4", "barbarossa:depot.6b")
def test_a_depot_holds_no_more_than_its_card_shows() -> None:
    play = supply()
    play.g.h_depot = with_byte(play.g.h_depot, play.h("E6"), GERMAN + 1)
    play.g.h_stock[play.h("E6")] = 30
    play.german("place G1 E1")
    assert play.g.h_stock[play.h("E6")] == 36
    assert [event[:2] for event in play.events("supplies-land")] == [(play.h("E6"), 6)]


@pytest.mark.rule("barbarossa:drop.2", "barbarossa:drop.3")
def test_supplies_drift_and_are_lost_off_the_board() -> None:
    for die, hex in [(2, "E8"), (5, "E6")]:
        play = supply(Sky().plane("G1", transport()).watch("G2", "E8").wind(4))
        play.force("drift G1", die).german("place G1 E1")
        assert play.g.h_stock[play.h(hex)] == 12
    play = supply(Sky().plane("G1", transport()).watch("G2", "E8").wind(4), "E10")
    play.force("drift G1", 3).german("place G1 E1")
    assert sum(play.g.h_stock) == 0 and len(play.events("supplies-lost")) == 1


@pytest.mark.rule("barbarossa:drop.3")
def test_supplies_are_destroyed_in_water_rocks_and_on_bridges() -> None:
    kinds = ["swamp", "river", "rocks", "ford", "lake"]
    for terrain in [*kinds, "forest", "village", "plowed-field"]:
        made = Sky().plane("G1", transport()).watch("G2", "E7").terrain(terrain, "E6")
        play = supply(made).german("place G1 E1")
        assert (play.g.h_depot[play.h("E6")] == 0) is (terrain in kinds), terrain
    made = Sky().plane("G1", transport()).watch("G2", "E7").terrain("ravine", "E6")
    made.ground.work[made.ground.hex_index("E6")] = WORK_NAMES.index("bridge")
    assert supply(made).german("place G1 E1").g.h_depot[made.ground.hex_index("E6")] == 0


# --- nothing hangs on how units are stored ---


@pytest.mark.rule("barbarossa:sim.1", "barbarossa:basics.1")
def test_the_same_battle_in_the_air_whatever_the_order_of_the_units() -> None:
    def battle(backwards: bool) -> list[tuple[str, int, int]]:
        made = Sky(staffs=True, cols=13).watch("G80", "C7", "S80", "G6")
        planes = [
            ("G1", fighter()), ("G2", fighter("FT2")), ("G3", bomber()), ("S1", bomber("BM2")), ("S2", fighter("FT3")),
            ("S3", bomber("BM4")),
        ]  # fmt: skip
        for name, card in reversed(planes) if backwards else planes:
            made.plane(name, card)
        made.unit("G4", flak(), "F8").unit("S4", flak("FL2"), "D6")
        play = made.begin()
        for name in ("G1", "G2"):
            play.german(f"give {name}", "order combat-air-patrol", "at E5", "range 2", "duration 2")
            play.german(f"instruct {name} duel 1")
        play.german("give G3", "order bombing-run", "at E8", "give G4", "order defend", "face 1", "range 1")
        play.soviet("give S1", "order bombing-run", "at E6", "give S3", "order bombing-run", "at E6")
        play.soviet("give S2", "order escort", "target S1", "duration 1", "instruct S2 duel 1")
        play.soviet("give S4", "order defend", "face 1", "range 1")
        go(play).german("place G1 E1", "place G2 E1", "place G3 A7").soviet("place S1 E12", "place S3 E12")
        for seat in (GERMAN, SOVIET) * 20:
            if play.g.turn == 1 and play.offered(seat):
                play.say(seat, play.offered(seat)[0])
        names = [f"{'GS'[play.g.u_side[u]]}{play.g.u_flag[u]}" for u in range(len(play.g.u_card))]
        return sorted((names[u], play.g.u_hex[u], play.g.u_size[u]) for u in range(len(names)))

    assert battle(False) == battle(True)


# --- escorts of a transport ---


@pytest.mark.rule("barbarossa:esc.3", "barbarossa:esc.5", "barbarossa:airb.11")
def test_an_escort_waits_with_the_transport_at_the_edge_and_flies_with_it() -> None:
    play = field().plane("G3", fighter()).begin()
    play.german("give G1", "order airborne-assault", "at E6", "give G2", "order airborne-assault")
    play.german("give G3", "order escort", "duration 2")
    go(play).german("place G1 E1")
    assert play.g.u_hex[play.u("G3")] == play.h("E1")
    go(play)
    assert [play.g.u_hex[play.u(n)] for n in ("G1", "G3")] == [play.h("E6")] * 2
    go(play)
    assert [play.g.u_hex[play.u(n)] for n in ("G1", "G3")] == [AIRFIELD] * 2


@pytest.mark.rule("barbarossa:esc.1", "barbarossa:a2a.3", "barbarossa:a2a.5")
def test_an_escort_can_join_a_waiting_transport_and_takes_its_interceptor_upon_itself() -> None:
    made = field().plane("G3", fighter(defense=30)).plane("S1", fighter("FT2", defense=30, flight=1))
    play = depart(made)
    play.german("give G3", "order escort", "duration 1").soviet("give S1", "order intercept", "target G1")
    go(play).soviet("place S1 E12")
    assert play.offered(GERMAN) == ["stay-out G1", "join-in G1"]
    play.german("stay-out G1")
    assert play.g.u_hex[play.u("G2")] == play.h("E6")  # the men have jumped
    assert play.g.u_hex[play.u("S1")] == AIRFIELD


@pytest.mark.rule("barbarossa:a2a.3")
def test_an_interceptor_of_the_escort_finds_it_over_the_target_of_its_ward() -> None:
    made = field().plane("G3", fighter(defense=30)).plane("S1", fighter("FT2", defense=30, flight=1))
    play = made.begin()
    play.german("give G1", "order airborne-assault", "at E6", "give G2", "order airborne-assault")
    play.german("give G3", "order escort", "duration 2")
    go(play).german("place G1 E1")
    play.soviet("give S1", "order intercept", "target G3")
    go(play).soviet("place S1 A6")
    play.german("stay-out G1")
    assert [e[2] for e in play.events("duels")] == [play.h("E6")]
