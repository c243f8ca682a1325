"""Bombing Runs, counterfire and the withdrawal of guns in Barbarossa."""

from __future__ import annotations

import pytest
from field import Play, a_card
from skies import GROUND_ORDERS, Sky, bomber, go, rifles

from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import (
    DESTROYED_BRIDGE,
    GERMAN,
    NO_WORK,
    SOVIET,
    WITHDRAW,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.state import (
    AIRFIELD,
    BOMBED,
    DEFENDING,
    DEPLOYED,
    DESTROYED,
    HIDDEN,
    SUPPRESSED,
    has,
)
from sandtable.kernel.frame import with_byte

HIDING = {**GROUND_ORDERS, "ambush": OrderBox(bonus=1)}
MACHINE_GUN = {**GROUND_ORDERS, "deploy": OrderBox(boxes=1), "withdraw": OrderBox(boxes=1)}


def field(**values: object) -> Sky:
    return Sky().plane("G1", bomber(**values)).watch("G2", "E10")


def strike(sky: Sky, target: str = "at E7", *soviet: str) -> Play:
    """The bomber comes straight down the column of E."""
    play = sky.begin()
    play.german("give G1", "order bombing-run", target)
    if soviet:
        play.soviet(*soviet)
    go(play)
    return play


def who_tested(play: Play) -> list[int]:
    return sorted(e[0] for e in play.events("tests-fortitude"))


@pytest.mark.rule("barbarossa:bomb.1", "barbarossa:bomb.2", "barbarossa:bomb.5", "barbarossa:bomb.6", "barbarossa:ft.4")
def test_bombs_on_a_hex_attack_each_unit_in_it_and_all_of_them_test() -> None:
    sky = field().unit("S1", rifles(), "E7").unit("S2", rifles(defense=20), "E7").unit("S3", rifles(), "F7")
    play = strike(sky)
    play.force("bombing G1 S1", 1, 1, 1, 6, 6, 6).german("place G1 E1")
    hits = [e for e in play.events("fires") if e[0] == play.u("G1")]
    assert [e[1:] for e in hits] == [(play.u("S1"), 6, 2), (play.u("S2"), 6, 2)]  # the first space, no range
    assert who_tested(play) == [play.u("S1"), play.u("S2")]  # S2 without a casualty too
    assert play.g.u_size[play.u("S1")] == 2 and play.g.u_size[play.u("S3")] == 4
    assert play.g.u_ap[play.u("G1")] == 1


@pytest.mark.rule("barbarossa:bomb.2")
def test_bombs_wreck_bridges_and_depots() -> None:
    sky = field().unit("S1", rifles(), "K3").terrain("river", "E7")
    sky.ground.work[sky.ground.hex_index("E7")] = WORK_NAMES.index("bridge")
    play = strike(sky)
    play.force("bombing G1 E7/1", 1, 6, 6, 6, 6).german("place G1 E1")
    assert play.g.h_work[play.h("E7")] == DESTROYED_BRIDGE != NO_WORK
    play = field().unit("S1", rifles(), "K3").begin()
    play.g.h_depot = with_byte(play.g.h_depot, play.h("E7"), SOVIET + 1)
    play.g.h_stock[play.h("E7")] = 9
    play.force("bombing G1 E7/2", 6, 6, 6, 6, 1)
    play.german("give G1", "order bombing-run", "at E7")
    go(play).german("place G1 E1")
    assert play.g.h_depot[play.h("E7")] == 0


@pytest.mark.rule("barbarossa:bomb.2", "barbarossa:pill.4b")
def test_a_pillbox_and_the_men_in_it_are_attacked_apart() -> None:
    play = field().unit("S1", rifles(), "E7").begin()
    play.g.h_pillbox = with_byte(play.g.h_pillbox, play.h("E7"), 2)
    play.german("give G1", "order bombing-run", "at E7")
    play.force("bombing G1 S1", *[6] * 6).force("bombing G1 E7/0", 1, 1, 6, 6, 6)
    go(play).german("place G1 E1")
    assert play.g.h_pillbox[play.h("E7")] == 0 and len(play.events("pillbox-destroyed")) == 1


@pytest.mark.rule("barbarossa:bomb.2")
def test_bombs_on_a_unit_fall_on_all_in_its_hex() -> None:
    play = strike(field().unit("S1", rifles(), "E7").unit("S2", rifles(), "E7"), "target S1")
    assert play.g.u_at[play.u("G1")] == -1
    play.german("place G1 E1")
    assert [e[1] for e in play.events("fires") if e[0] == play.u("G1")] == [play.u("S1"), play.u("S2")]


@pytest.mark.rule("barbarossa:bomb.3")
def test_a_target_that_has_moved_before_the_take_off_is_followed() -> None:
    play = field().unit("S1", rifles(), "E7").begin()
    play.german("give G1", "order bombing-run", "target S1")
    play.g.u_hex[play.u("S1")] = play.h("F8")
    go(play).german("place G1 E1")
    assert play.g.u_hex[play.u("G1")] == play.h("F8") and play.u("S1") in who_tested(play)


@pytest.mark.rule("barbarossa:bomb.4", "barbarossa:cc.bomb.1")
def test_in_close_combat_friend_and_foe_are_bombed_and_test() -> None:
    sky = field().unit("S1", rifles(), "E7").unit("G3", rifles("FRD"), "E7")
    play = strike(sky, "target S1").german("place G1 E1")
    assert {e[1] for e in play.events("fires") if e[0] == play.u("G1")} == {play.u("S1"), play.u("G3")}
    assert {play.u("S1"), play.u("G3")} <= set(who_tested(play))


@pytest.mark.rule("barbarossa:bomb.5", "barbarossa:bomb.2")
def test_what_is_not_in_the_chart_is_not_hit_but_tests() -> None:
    tank = a_card("TNK", "heavy-tanks", 3, firepower={})
    play = strike(field().unit("S1", tank, "E7")).german("place G1 E1")
    assert who_tested(play) == [play.u("S1")] and play.events("hits") == []


@pytest.mark.rule("barbarossa:bomb.7", "barbarossa:bomb.1")
def test_hidden_units_are_bombed_and_only_a_failed_test_reveals_them() -> None:
    for dice, found in [((6, 6), True), ((1, 1), False)]:
        sky = field().terrain("brush", "E7").unit("S1", rifles(defense=20, orders=HIDING), "E7", facing=1, flags=HIDDEN)
        play = sky.begin()
        assert "target S1" not in (play.german("give G1", "order bombing-run") and play.offered(GERMAN))
        play.german("at E7").soviet("give S1", "order ambush", "range 1")
        play.force("fortitude-bombing S1", *dice)
        go(play).german("place G1 E1")
        assert (play.events("is-revealed") != []) is found
        seen = [e[1] for e in play.told if e[2:4] == (play.u("G1"), play.u("S1"))]
        assert seen and set(seen) == {1 << SOVIET}


@pytest.mark.rule("barbarossa:ctrf.1", "barbarossa:ctrf.3")
def test_bombed_units_may_shoot_back_at_the_same_time() -> None:
    gunners = rifles(firepower={"aircraft": [5, 5, 5, 5]}, size=1)
    sky = field(fortitude=[2, 2, 2]).unit("S1", gunners, "E7").unit("S2", rifles(firepower={"infantry": [1]}), "E7")
    play = strike(sky).german("place G1 E1")
    assert play.offered(SOVIET) == ["shoot S1 G1", "hold S1"]  # S2 has no row against aircraft
    play.force("bombing G1 S1", *[1] * 6).force("bombing S1 G1", 1, 1, 6, 6, 6).force("fortitude-bombing G1", 6, 6)
    play.soviet("shoot S1 G1")
    assert play.g.u_hex[play.u("S1")] == DESTROYED  # and has fired all the same
    assert [e[1:] for e in play.events("fires") if e[0] == play.u("S1")] == [(play.u("G1"), 5, 3)]
    assert (play.g.u_hex[play.u("G1")], play.g.u_size[play.u("G1")]) == (AIRFIELD, 2)


@pytest.mark.rule("barbarossa:ctrf.1")
def test_counterfire_costs_one_ap_needs_it_and_can_be_said_ahead() -> None:
    gunners = rifles(firepower={"aircraft": [5, 5, 5, 5]}, defense=20)
    for ap, said, fires in [(9, "instruct S1 counterfire 1", 1), (9, "instruct S1 counterfire 2", 0), (0, "", 0)]:
        play = field(defense=20).unit("S1", gunners, "E7", ap=ap).begin()
        if said:
            play.soviet(said)
        play.german("give G1", "order bombing-run", "at E7")
        go(play).german("place G1 E1")
        assert len([e for e in play.events("fires") if e[0] == play.u("S1")]) == fires
        assert play.g.u_ap[play.u("S1")] == ap - fires


@pytest.mark.rule("barbarossa:ctrf.1", "barbarossa:forest.3c")
def test_no_counterfire_by_the_suppressed_in_close_combat_or_from_forest() -> None:
    gunners = rifles(firepower={"aircraft": [5, 5, 5, 5]}, defense=20)
    pinned = field().unit("S1", gunners, "E7", flags=SUPPRESSED)
    woods = field().unit("S1", gunners, "E7").terrain("forest", "E7").watch("G8", "E8")
    close = field().unit("S1", gunners, "E7").unit("G3", rifles(defense=20), "E7")
    for sky in (pinned, woods, close):
        play = strike(sky).german("place G1 E1")
        assert [e for e in play.events("fires") if e[0] == play.u("S1") and e[1] == play.u("G1")] == []
        assert play.u("S1") in who_tested(play)


@pytest.mark.rule("barbarossa:ctrf.2")
def test_guns_with_a_kill_zone_must_withdraw_instead() -> None:
    gun = rifles(
        abilities=["kill-zone", "deploys"], orders=MACHINE_GUN, defense=20, firepower={"aircraft": [4, 4, 4, 4]}
    )
    sky = field().unit("S1", gun, "E7", facing=1)
    play = sky.begin()
    u = play.u("S1")
    play.german("give G1", "order bombing-run", "at E7").soviet("give S1", "order defend", "range 1")
    play.force("fortitude-bombing S1", 1, 1)
    go(play).german("place G1 E1")
    assert play.events("must-withdraw")[0][0] == u and play.g.u_last[u] == WITHDRAW
    assert [e for e in play.events("fires") if e[0] == u] == []
    assert not has(play.g, u, DEFENDING | DEPLOYED)  # its one Time Box is marked by the end of the turn


@pytest.mark.rule("barbarossa:ctrf.2")
def test_a_suppressed_gun_has_no_order_that_could_be_replaced() -> None:
    gun = rifles(abilities=["kill-zone", "deploys"], orders=MACHINE_GUN, defense=20)
    play = field().unit("S1", gun, "E7", facing=1).begin()
    play.german("give G1", "order bombing-run", "at E7").force("fortitude-bombing S1", 6, 6)
    go(play).german("place G1 E1")
    assert play.events("must-withdraw") == [] and has(play.g, play.u("S1"), SUPPRESSED)
    assert not has(play.g, play.u("S1"), BOMBED)


@pytest.mark.rule("barbarossa:bomb.2", "barbarossa:fire.7")
def test_two_bombers_pool_their_hits_before_defense() -> None:
    sky = field().plane("G3", bomber("BM2")).unit("S1", rifles(defense=3), "E7")
    play = sky.begin()
    play.german("give G1", "order bombing-run", "at E7", "give G3", "order bombing-run", "at E7")
    play.force("bombing G1 S1", 1, 1, 6, 6, 6, 6).force("bombing G3 S1", 1, 1, 6, 6, 6, 6)
    go(play).german("place G1 E1", "place G3 A7")
    assert play.g.u_size[play.u("S1")] == 3 and len(who_tested(play)) == 1


@pytest.mark.rule("barbarossa:bomb.1", "barbarossa:hid.att.1")
def test_a_concealed_unit_cannot_be_named_but_its_hex_can() -> None:
    staff = rifles(abilities=["concealment"])
    play = field().unit("S1", staff, "E7").begin()
    play.german("give G1", "order bombing-run")
    assert "target S1" not in play.offered(GERMAN) and "at E7" in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:bomb.6")
def test_without_ammunition_there_is_no_bombing_run() -> None:
    play = Sky().plane("G1", bomber(), ap=0).watch("G2", "E10").unit("S1", rifles(), "E7").begin()
    play.german("give G1")
    assert "order bombing-run" not in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:burn.1")
def test_only_incendiary_bombs_set_a_settlement_on_fire() -> None:
    for abilities, burning in [([], 0), (["incendiary-bombs"], 1)]:
        sky = field(abilities=abilities).unit("S1", rifles(), "K3").terrain("village", "E7").watch("G7", "E8")
        play = strike(sky).german("place G1 E1")
        assert [e[0] for e in play.events("fire-starts")] == [play.h("E7")] * burning


@pytest.mark.rule("barbarossa:sim.2")
@pytest.mark.parametrize(("dice", "gone"), [((1, 1), True), ((6, 6), False)])
def test_who_fails_under_bombs_in_step_4_does_not_go_in_step_8(dice: tuple[int, int], gone: bool) -> None:
    play = field().unit("S1", rifles(), "E7").begin()
    play.german("give G1", "order bombing-run", "at E7").soviet("give S1", "order careful-movement", "step F7")
    play.force("bombing G1 S1", *[6] * 6).force("fortitude-bombing S1", *dice)
    go(play).german("place G1 E1")
    assert (play.g.u_hex[play.u("S1")] == play.h("F7")) is gone
