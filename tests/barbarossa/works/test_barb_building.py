"""Wire, barriers, pontoon bridges, trenches, forest paths, rails."""

from __future__ import annotations

import pytest
from digs import ENGINEERING, Site, give, ground, lay, pioneers, rifles, train, turns, where, why
from field import Play
from land import along

from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import (
    BRIDGE,
    DESTROYED_BRIDGE,
    FOREST_GLADE,
    GERMAN,
    LIGHT_GLADE,
    PONTOON,
)
from sandtable.games.barbarossa.rules.state import SUPPRESSED


def at_work(hex: str = "E5") -> Play:
    return Site().unit("G1", pioneers(), hex).begin()


# --- wire and barriers ---


@pytest.mark.rule("barbarossa:wire.rm.1", "barbarossa:wire.2c")
@pytest.mark.parametrize("hex", ["E5", "E6"])
def test_wire_is_removed_in_step_7_from_either_of_its_hexes(hex: str) -> None:
    play = at_work(hex)
    along(play.g, "wire", "E5", "E6")
    along(play.g, "wire", "E5", "E4")
    side = "face 4" if hex == "E5" else "face 1"
    give(play, "G1", "remove-barbed-wire", *([side] if hex == "E5" else [])).commit()
    assert (ground(play, "wire", "E5"), ground(play, "wire", "E6")) == (1, 0)
    assert play.events("marks-box") == []


@pytest.mark.rule("barbarossa:wire.rm.1")
def test_only_engineers_at_the_wire_remove_it() -> None:
    play = Site().unit("G1", pioneers(), "E7").unit("G2", rifles(orders={"remove-barbed-wire": 0}), "E5").begin()
    along(play.g, "wire", "E5", "E6")
    assert (why(play, "G1", "remove-barbed-wire"), why(play, "G2", "remove-barbed-wire")) == (
        "no-wire",
        "not-engineers",
    )


@pytest.mark.rule("barbarossa:atb.rm.1", "barbarossa:dragon.1")
def test_a_barrier_goes_with_the_last_box() -> None:
    play = at_work("E6")
    assert why(play, "G1", "remove-anti-tank-barriers") == "no-barrier"
    along(play.g, "barrier", "E5", "E6")
    turns(play, "G1", "remove-anti-tank-barriers")
    assert (ground(play, "barrier", "E5"), ground(play, "barrier", "E6")) == (8, 1)
    turns(play, "G1", "remove-anti-tank-barriers")
    assert (ground(play, "barrier", "E5"), ground(play, "barrier", "E6")) == (0, 0)


# --- pontoon bridges ---


def river(second: str = "D5", **values: object) -> Play:
    site = Site().river("E4", "E5", "E6").unit("G1", pioneers(), "F5")
    return site.unit("G2", pioneers(), second, **values).begin()


def build(play: Play, *units: str, hex: str = "E5") -> Play:
    for unit in units:
        play.german(f"give {unit}", "order set-up-pontoon-bridge")
        if f"at {hex}" in play.offered(GERMAN):
            play.german(f"at {hex}")
    return play.commit()


@pytest.mark.rule("barbarossa:pont.1", "barbarossa:pont.2", "barbarossa:pontoon.1a")
def test_two_units_next_to_the_hex_build_a_pontoon_bridge() -> None:
    play = build(river(), "G1", "G2")
    assert ground(play, "work", "E5") == 0
    build(play, "G1", "G2")
    assert ground(play, "work", "E5") == PONTOON
    turns(play, "G1", "march", "step E5", "step D5")
    assert where(play, "G1") == "D5"


@pytest.mark.rule("barbarossa:pont.1")
def test_fewer_than_the_manpower_do_not_get_on() -> None:
    play = build(river(), "G1")
    build(play, "G1")
    assert (ground(play, "work", "E5"), play.g.u_boxes[play.u("G1")]) == (0, 0)
    assert why(river("L5"), "G1", "set-up-pontoon-bridge") == "too-few-hands"
    assert why(river("L5"), "G2", "set-up-pontoon-bridge") == "no-river"
    play = build(river(), "G1", "G2")
    play.german("give G1", "order set-up-pontoon-bridge", "at E5")
    play.german("give G2", "order set-up-pontoon-bridge", "at E5")
    play.g.u_flags[play.u("G2")] |= SUPPRESSED
    play.commit()
    assert ground(play, "work", "E5") == 0


@pytest.mark.rule("barbarossa:pont.1")
def test_they_must_build_in_the_same_hex() -> None:
    play = river()
    for _ in range(2):
        play.german("give G1", "order set-up-pontoon-bridge", "at E5")
        play.german("give G2", "order set-up-pontoon-bridge", "at E6").commit()
    assert ground(play, "work", "E5") == ground(play, "work", "E6") == 0


@pytest.mark.rule("barbarossa:dbridge.2", "barbarossa:drbridge.1c")
def test_a_destroyed_road_bridge_is_repaired_so_but_never_a_railway_bridge() -> None:
    play = lay(river(), "work", "E5", DESTROYED_BRIDGE)
    build(play, "G1", "G2")
    build(play, "G1", "G2")
    assert ground(play, "work", "E5") == BRIDGE
    play = Site().river("E5").work("destroyed-railway-bridge", "E5").unit("G1", pioneers(), "F5").begin()
    assert why(play, "G1", "set-up-pontoon-bridge") == "no-river"


# --- trenches ---


@pytest.mark.rule("barbarossa:dig.1", "barbarossa:dig.2", "barbarossa:trench.1b")
def test_as_many_as_the_manpower_dig_a_trench_along_a_side() -> None:
    play = Site().unit("G1", rifles(), "E5").unit("G2", rifles(), "E5").begin()
    for _ in range(2):
        assert ground(play, "trench", "E5") == 0
        give(play, "G1", "dig-in", "face 3")
        turns(play, "G2", "dig-in", "face 3")
    assert ground(play, "trench", "E5") == 4
    give(play, "G1", "dig-in", "face 4")
    assert "face 3" not in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:dig.1")
def test_alone_or_towards_other_sides_they_do_not() -> None:
    alone = Site().unit("G1", rifles(), "E5").unit("G2", rifles(), "E6").begin()
    assert why(alone, "G1", "dig-in") == "too-few-hands"
    play = Site().unit("G1", rifles(), "E5").unit("G2", rifles(), "E5").begin()
    give(play, "G1", "dig-in", "face 3")
    turns(play, "G2", "dig-in", "face 4")
    assert play.events("marks-box") == []


@pytest.mark.rule("barbarossa:dig.3")
def test_while_it_digs_its_defense_is_zero_in_any_terrain() -> None:
    shooter = rifles("RED", firepower={"infantry": [1] * 4})
    site = Site().terrain("town", "E5").unit("G1", pioneers(defense=2), "E5").unit("S1", shooter, "E6")
    play = site.begin().force("fire S1 G1", 1).force("fortitude-fire G1", 1, 1)
    give(play, "S1", "open-fire")
    turns(play, "G1", "dig-in", "face 1")
    assert play.g.u_size[play.u("G1")] == 2
    assert play.g.u_base[play.u("G1")] == 2, "next turn it is what the card prints"


@pytest.mark.rule(
    "barbarossa:dig.4", "barbarossa:trench.2", "barbarossa:bridge.4a", "barbarossa:rbridge.2b", "barbarossa:rocks.1b"
)
@pytest.mark.parametrize("terrain", ["river", "swamp", "lake", "ford", "rocks", "bridge", "railway-bridge"])
def test_where_no_trench_may_be(terrain: str) -> None:
    site = Site().unit("G1", pioneers(), "E5")
    site.terrain("river" if "bridge" in terrain else terrain, "E5")
    if "bridge" in terrain:
        site.work(terrain, "E5")
    assert why(site.begin(), "G1", "dig-in") == "no-trench-here"


# --- woods and rails ---


@pytest.mark.rule("barbarossa:path.1", "barbarossa:glade.1b", "barbarossa:glade.2a")
@pytest.mark.parametrize(("wood", "glade"), [("forest", FOREST_GLADE), ("light-woods", LIGHT_GLADE)])
def test_a_path_becomes_a_glade_with_the_exits_that_its_owner_chooses(wood: str, glade: int) -> None:
    truck = rifles("TRK", type="vehicles")
    play = Site().terrain(wood, "E5").unit("G1", pioneers(), "E5").unit("G2", truck, "E4").begin()
    turns(play, "G1", "clear-a-path", count=2)
    play.german("face 1")
    assert "done" not in play.offered(GERMAN), "at least two"
    play.german("face 4", "done")
    assert (ground(play, "terrain", "E5"), ground(play, "exits", "E5")) == (glade, 9)
    give(play, "G2", "careful-movement", "step E5").commit()
    assert where(play, "G2") == "E5", "vehicles go through it now"
    assert why(play, "G1", "clear-a-path") == "no-forest"


@pytest.mark.rule("barbarossa:rail.1")
def test_a_damaged_track_is_repaired_by_the_last_box() -> None:
    play = Site().rail("D5", "E5", "F5").unit("G1", pioneers(), "E5").begin()
    assert why(play, "G1", "repair-railway") == "track-is-whole"
    lay(play, "rail", "E5", 1)
    turns(play, "G1", "repair-railway")
    assert ground(play, "rail", "E5") == 1
    turns(play, "G1", "repair-railway")
    assert ground(play, "rail", "E5") == 0
    foot = lay(Site().unit("G1", rifles(orders=ENGINEERING), "E5").begin(), "rail", "E5", 1)
    assert why(foot, "G1", "repair-railway") == "not-engineers"


@pytest.mark.rule("barbarossa:train.move.4", "barbarossa:plan.2")
def test_a_train_under_repair_hands_out_supplies_at_the_same_time() -> None:
    play = Site().rail("D5", "E5", "F5").unit("G1", train(), "E5", cargo_ap=12).unit("G2", rifles(), "E5", ap=2).begin()
    lay(play, "rail", "E5", 1)
    for _ in range(2):
        give(play, "G1", "repair-railway", "yes")
        turns(play, "G2", "receive-supplies")
    play.german("amount G2 5")
    assert (ground(play, "rail", "E5"), play.g.u_ap[play.u("G2")], play.g.u_cargo_ap[play.u("G1")]) == (0, 7, 7)


@pytest.mark.rule("barbarossa:time.2")
def test_an_order_without_boxes_is_done_in_its_first_turn() -> None:
    quick = pioneers(orders={"dig-in": OrderBox()})
    play = turns(Site().unit("G1", quick, "E5").begin(), "G1", "dig-in", "face 1")
    assert ground(play, "trench", "E5") == 1
