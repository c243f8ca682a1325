"""Movement orders as they are written in Planning."""

from __future__ import annotations

import pytest
from field import Play
from land import Land, along, hex_of, mover, order_of, put, reason

from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN, WITHDRAW
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    DEPLOYED,
    FIRE_SMOKE,
    HIDDEN,
    NO_ENGINE,
    WET,
    State,
)
from sandtable.games.barbarossa.rules.verbs import STEP, TARGET

MOVING = ["careful-movement", "march", "fire-and-movement"]
TANK = {"firepower": {"infantry": [8, 6, 4, 2], "light-tanks": [7, 5, 3, 1]}}


def why(g: State, order: str, u: int = 0) -> str:
    return reason(why_not_order(g, u, order_of(order)))


def written(play: Play, name: str = "G1") -> list[str]:
    g, u = play.g, play.u(name)
    return [g.rules.ground.hex_name(h) for h in g.u_path[u]]


def alone(**values: object) -> Land:
    land = Land()
    land.unit("G1", mover(), "F5", **values).unit("S1", mover(), "F9")
    return land


@pytest.mark.rule("barbarossa:mov.1", "barbarossa:care.1")
def test_a_path_is_written_hex_by_hex_up_to_the_distance() -> None:
    play = alone().begin()
    play.german("give G1", "order careful-movement")
    assert sorted(play.offered(GERMAN)) == ["cancel", *(f"step {hex}" for hex in ("E5", "E6", "F4", "F6", "G5", "G6"))]
    play.german("step F6")
    assert "stop" in play.offered(GERMAN)
    play.german("step F7", "step G8")
    assert written(play) == ["F6", "F7", "G8"]  # three hexes: the path is complete
    assert play.g.u_order[play.u("G1")] == order_of("careful-movement")


@pytest.mark.rule("barbarossa:mov.1", "barbarossa:care.1", "barbarossa:march.1")
@pytest.mark.parametrize("order", ["careful-movement", "march"])
def test_a_path_may_be_shorter_but_not_empty(order: str) -> None:
    play = alone().begin()
    play.german("give G1", f"order {order}")
    assert "stop" not in play.offered(GERMAN)
    play.german("step F6", "stop")
    assert written(play) == ["F6"]


@pytest.mark.rule("barbarossa:march.4", "barbarossa:mov.1")
def test_of_a_road_march_the_last_hex_is_enough() -> None:
    land = alone()
    land.road("F5", "F6", "F7", "F8", "G9", "H9")
    play = land.begin()
    play.german("give G1", "order march")
    assert {"at F7", "at F8", "at G9"} <= set(play.offered(GERMAN))
    assert "at H9" not in play.offered(GERMAN)
    play.german("at G9")
    assert written(play) == ["F6", "F7", "F8", "G9"]


def tanks(**values: object) -> Land:
    land = Land()
    land.unit("G1", mover("medium-tanks", **TANK), "F5", **values)
    land.unit("S1", mover("light-tanks"), "F8").unit("S2", mover(), "I5").unit("S3", mover("heavy-tanks"), "D5")
    return land


@pytest.mark.rule("barbarossa:fam.2", "barbarossa:fam.1")
def test_fire_and_movement_is_a_path_an_underlined_hex_and_an_enemy_in_sight() -> None:
    land = tanks()
    land.terrain("village", "G5", "H4", "H5", "G6", "H6")
    play = land.begin()
    play.german("give G1", "order fire-and-movement", "step F6", "step E7", "stop")
    assert sorted(play.offered(GERMAN)) == ["cancel", "fire-from E7", "fire-from F5", "fire-from F6"]
    play.german("fire-from E7")  # S1 is the only enemy that it sees and can fire at
    u = play.u("G1")
    assert (written(play), play.g.u_fire_at[u], play.g.u_target[u]) == (["F6", "E7"], 2, play.u("S1"))


@pytest.mark.rule("barbarossa:fam.2")
def test_the_underlined_hex_may_be_the_start_and_the_owner_names_the_target() -> None:
    play = tanks().begin()
    play.german("give G1", "order fire-and-movement", "step F6", "stop", "fire-from F5")
    assert sorted(play.offered(GERMAN)) == ["cancel", "target S1", "target S2"]
    play.german("target S2")
    u = play.u("G1")
    assert (play.g.u_fire_at[u], play.g.u_target[u]) == (0, play.u("S2"))


@pytest.mark.rule("barbarossa:fam.2", "barbarossa:hid.att.1")
def test_a_hidden_enemy_is_no_target_and_without_one_there_is_no_order() -> None:
    g = tanks().state()
    assert why(g, "fire-and-movement") == "fine"
    g.u_flags[1] = g.u_flags[2] = HIDDEN
    assert why(g, "fire-and-movement") == "no-target"


@pytest.mark.rule("barbarossa:fam.1")
def test_fire_and_movement_needs_ammunition() -> None:
    assert why(tanks(ap=0).state(), "fire-and-movement") == "no-ap"


@pytest.mark.rule("barbarossa:cc.ret.1", "barbarossa:cc.8")
def test_the_engaged_retreat_exactly_one_hex() -> None:
    land = Land()
    land.unit("G1", mover(), "F5").unit("S1", mover(), "F5").unit("S2", mover(), "F6")
    play = land.begin()
    play.german("give G1", "order march", "step G5")
    assert written(play) == ["G5"]
    assert why(play.g, "fire-and-movement") == "is-engaged"


@pytest.mark.rule("barbarossa:wdr.1", "barbarossa:wdr.4", "barbarossa:trench.6b")
@pytest.mark.parametrize("order", MOVING)
def test_a_unit_that_withdraws_moves_only_when_withdrawn(order: str) -> None:
    gun = mover("artillery", abilities=["deploys"], firepower={"infantry": [4]})
    gun.boxes[WITHDRAW] = OrderBox(boxes=2)
    g = Land().unit("G1", gun, "F5").unit("S1", mover(), "F7").state()
    assert g.u_flags[0] & DEPLOYED
    assert why(g, order) == "not-withdrawn"
    g.u_flags[0] = 0
    assert why(g, order) == "fine"
    g.u_work[0], g.u_boxes[0] = order_of("deploy"), 1
    assert why(g, order) == "not-withdrawn"


@pytest.mark.rule("barbarossa:board.3", "barbarossa:tow.2", "barbarossa:lpc.4")
def test_cargo_is_not_given_movement() -> None:
    g = Land().unit("G1", mover(), "F5", carrier=1).unit("G2", mover("vehicles"), "F5").state()
    g.u_hex[0] = ABOARD
    assert why(g, "march") == "is-carried"


@pytest.mark.rule("barbarossa:train.fire.2")
def test_a_train_without_engine_is_given_no_movement() -> None:
    train = mover("armored-vehicles", abilities=["train"])
    g = Land().rail("F4", "F5", "F6").unit("G1", train, "F5").state()
    assert why(g, "march") == "fine"
    g.u_flags[0] = NO_ENGINE
    assert why(g, "march") == "has-no-engine"


@pytest.mark.rule("barbarossa:burn.s2")
def test_in_the_smoke_of_a_fire_nobody_is_given_movement() -> None:
    g = alone().state()
    put(g, "smoke", "F5", FIRE_SMOKE)
    assert [why(g, order) for order in MOVING[:2]] == ["in-fire-smoke"] * 2


@pytest.mark.rule("barbarossa:land.5")
def test_who_landed_in_water_is_given_careful_movement_only() -> None:
    land = alone(flags=WET)
    land.terrain("lake", "F5")
    g = land.state()
    assert why(g, "careful-movement") == "fine"
    assert why(g, "march") == "only-careful"


@pytest.mark.rule("barbarossa:mov.1")
def test_who_has_nowhere_to_go_is_given_no_movement() -> None:
    g = alone().state()
    for hex in ("E5", "E6", "F4", "F6", "G5", "G6"):
        along(g, "wire", "F5", hex)
    assert why(g, "march") == "no-way"


@pytest.mark.rule("barbarossa:hid.1", "barbarossa:mfind.1")
def test_paths_are_the_same_with_and_without_what_the_owner_cannot_know() -> None:
    plain = alone().begin()
    land = alone()
    land.unit("S2", mover(), "F6", flags=HIDDEN)
    g = land.state()
    g.f_hex, g.f_side, g.f_kind, g.f_known, g.f_live = [hex_of(g, "G6")], [1], [0], [0], [1]
    secret = Play(g)
    for play in (plain, secret):
        play.german("give G1", "order careful-movement")
    assert plain.offered(GERMAN) == secret.offered(GERMAN)
    for play in (plain, secret):
        play.german("step F6")
    assert plain.offered(GERMAN) == secret.offered(GERMAN)


@pytest.mark.rule("barbarossa:mov.1", "barbarossa:fam.2")
def test_a_part_that_is_not_offered_says_why() -> None:
    land = tanks()
    land.terrain("forest", "F6")
    play = land.begin()
    frame = play.g.frames[-1]
    play.german("give G1", "order fire-and-movement")
    assert reason(frame.why(play.g, GERMAN, play.h("F6"), STEP)) == "closed-terrain"
    assert reason(frame.why(play.g, GERMAN, play.h("F7"), STEP)) == "not-adjacent"
    assert reason(frame.why(play.g, GERMAN, play.h("F4"), STEP)) == "fine"
    assert reason(frame.why(play.g, GERMAN, play.u("S1"), TARGET)) == "terrain-blocks"
    assert reason(frame.why(play.g, GERMAN, play.u("S3"), TARGET)) == "not-in-chart"
