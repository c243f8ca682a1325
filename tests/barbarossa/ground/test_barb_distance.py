"""How far a path may go: penalties of terrain, limits of one hex, the road bonus, the stream. The card says 3 hexes."""

from __future__ import annotations

from typing import Any

import pytest
from land import Land, hex_of, mover, order_of

from sandtable.games.barbarossa.rules.move.going import longest, next_hexes, road_routes
from sandtable.games.barbarossa.rules.names import TYPE_NAMES
from sandtable.games.barbarossa.rules.state import State

DOWN = ["F3", "F4", "F5", "F6", "F7", "F8", "F9"]


def far(land: Land, path: str, type: str = "infantry", order: str = "careful-movement", **values: Any) -> int:
    g = land.unit("G1", mover(type, **values), "F3").state()
    return longest(g, 0, order_of(order), [hex_of(g, hex) for hex in path.split()])


def reached(g: State, order: str, path: str) -> list[str]:
    names = g.rules.ground
    return [names.hex_name(h) for h in next_hexes(g, 0, order_of(order), [hex_of(g, hex) for hex in path.split()])]


@pytest.mark.rule("barbarossa:care.1", "barbarossa:march.1", "barbarossa:fam.1")
@pytest.mark.parametrize("order", ["careful-movement", "march", "fire-and-movement"])
def test_the_printed_distance_of_the_order(order: str) -> None:
    orders = {"careful-movement": 1, "march": 4, "fire-and-movement": 2}
    assert far(Land(), "F4", order=order, orders=orders) == orders[order]


# --- penalties ---


def lost(terrain: str, **options: int) -> list[int]:
    """Hexes lost of 5, by unit type."""
    found = []
    for type in TYPE_NAMES[:-1]:
        land = Land(**options).terrain(terrain, "F4").exits("F4", "F3", "F5")
        found.append(5 - far(land, "F4 F5", type, orders={"careful-movement": 5}))
    return found


@pytest.mark.rule("barbarossa:plow.2")
def test_plowed_fields() -> None:
    assert lost("plowed-field") == [1, 0, 2, 1, 1, 2, 2]


@pytest.mark.rule("barbarossa:rocks.1c")
def test_rocks() -> None:
    assert lost("rocks") == [0, 0, 2, 1, 0, 0, 0]


@pytest.mark.rule("barbarossa:lwood.3")
def test_light_woods_cost_tanks_a_hex() -> None:
    assert lost("light-woods")[4:] == [1, 1, 1]
    assert lost("light-woods")[0] == 0


@pytest.mark.rule("barbarossa:stat.2")
def test_a_railway_station() -> None:
    assert lost("railway-station") == [0, 0, 1, 1, 1, 1, 1]


@pytest.mark.rule("barbarossa:plain.1a", "barbarossa:brush.1c", "barbarossa:vill.2", "barbarossa:town.2")
@pytest.mark.parametrize("terrain", ["plain", "brush", "village", "town", "ford", "ravine", "forest-glade"])
def test_ground_without_penalty(terrain: str) -> None:
    assert lost(terrain) == [0] * 7


@pytest.mark.rule("barbarossa:plow.2", "barbarossa:rocks.1c", "barbarossa:lwood.3", "barbarossa:stat.2")
@pytest.mark.parametrize("terrain", ["plowed-field", "rocks", "railway-station"])
def test_one_hex_always_remains(terrain: str) -> None:
    assert far(Land().terrain(terrain, "F4"), "F4", "vehicles", orders={"careful-movement": 1}) == 1


@pytest.mark.rule("barbarossa:plow.2", "barbarossa:rocks.1c")
def test_each_kind_of_terrain_costs_once_unless_the_switch_says_per_hex() -> None:
    def path(**options: int) -> Land:
        return Land(**options).terrain("plowed-field", "F4", "F5").terrain("railway-station", "F6")

    orders = {"careful-movement": 7}
    assert far(path(), "F4 F5 F6", "armored-vehicles", orders=orders) == 7 - 1 - 1
    assert far(path(terrain_penalty=1), "F4 F5 F6", "armored-vehicles", orders=orders) == 7 - 1 - 1 - 1


@pytest.mark.rule("barbarossa:plow.2", "barbarossa:road.2")
def test_leaving_costs_nothing_and_neither_does_the_road() -> None:
    assert far(Land().terrain("plowed-field", "F3"), "F4", "vehicles") == 3
    assert far(Land().terrain("plowed-field", "F4").road("F3", "F4"), "F4", "vehicles") == 3


@pytest.mark.rule("barbarossa:road.2")
def test_along_a_road_slopes_do_not_count() -> None:
    assert far(Land().height(1, "F4").road("F3", "F4"), "F4", "vehicles") == 3


# --- one hex that turn ---


@pytest.mark.rule("barbarossa:forest.2b")
def test_infantry_in_a_forest_moves_one_hex_in_or_out_but_not_on_a_road() -> None:
    assert far(Land().terrain("forest", "F4"), "F4") == 1
    assert far(Land().terrain("forest", "F3"), "F4") == 1
    assert far(Land().terrain("forest", "F4").road("F3", "F4", "F5"), "F4 F5") == 3


@pytest.mark.rule("barbarossa:ab.swamp.1")
def test_into_a_swamp_one_hex() -> None:
    assert far(Land().terrain("swamp", "F4"), "F4", abilities=["move-through-swamps"]) == 1
    assert far(Land().terrain("swamp", "F3"), "F4", abilities=["move-through-swamps"]) == 3


@pytest.mark.rule("barbarossa:ab.amph.1")
@pytest.mark.parametrize("water", ["river", "lake"])
def test_swimmers_move_one_hex(water: str) -> None:
    assert far(Land().terrain(water, "F4"), "F4", abilities=["amphibious"]) == 1
    assert far(Land().terrain(water, "F3"), "F4", abilities=["amphibious"]) == 3


@pytest.mark.rule("barbarossa:hill.2")
def test_up_a_gentle_slope_one_hex_down_as_far_as_one_likes() -> None:
    assert far(Land().height(1, "F4"), "F4") == 1
    assert far(Land().height(1, "F3"), "F4") == 3
    assert far(Land().height(1, "F3", "F4"), "F4") == 3


@pytest.mark.rule("barbarossa:hill.3", "barbarossa:hill.4", "barbarossa:ab.mtn.1")
@pytest.mark.parametrize("hex", ["F3", "F4"])
@pytest.mark.parametrize("rise", [2, 3])
def test_abrupt_and_steep_slopes_one_hex_up_and_down(rise: int, hex: str) -> None:
    assert far(Land().height(rise, hex), "F4", abilities=["mountaineer"]) == 1


@pytest.mark.rule("barbarossa:ravine.3", "barbarossa:ravine.1b")
def test_down_a_gentle_slope_into_a_ravine_one_hex_and_from_flat_ground_as_far_as_one_likes() -> None:
    assert far(Land().height(1, "F3").terrain("ravine", "F4"), "F4") == 1
    assert far(Land().terrain("ravine", "F4"), "F4") == 3


@pytest.mark.rule("barbarossa:hill.2", "barbarossa:forest.2b")
def test_such_a_hex_ends_a_path_and_cannot_come_later_in_it() -> None:
    g = Land().terrain("forest", "F4").unit("G1", mover(), "F3").state()
    assert "F4" in reached(g, "careful-movement", "")
    assert reached(g, "careful-movement", "F4") == []
    assert "F4" not in reached(g, "careful-movement", "G4")


@pytest.mark.rule("barbarossa:pontoon.1a")
def test_over_a_pontoon_bridge_as_over_a_plain() -> None:
    land = Land().terrain("river", "F4").work("pontoon", "F4")
    assert far(land, "F4 F5", "vehicles", "march") == 3


# --- the road bonus ---


BONUS = {"infantry": 1, "vehicles": 3, "armored-vehicles": 2, "light-tanks": 2, "medium-tanks": 2, "heavy-tanks": 1}


@pytest.mark.rule("barbarossa:march.3", "barbarossa:road.1")
@pytest.mark.parametrize("type", BONUS)
def test_a_march_all_along_the_road_goes_farther(type: str) -> None:
    assert far(Land().road(*DOWN), "F4 F5", type, "march") == 3 + BONUS[type]
    assert far(Land().road(*DOWN), "F4 F5", type, "careful-movement") == 3
    assert far(Land().road(*DOWN), "F4 F5 G6", type, "march") == 3
    assert far(Land().road(*DOWN[1:]), "F4 F5", type, "march") == 3


@pytest.mark.rule("barbarossa:march.ex1")
def test_the_t34_goes_two_hexes_farther_along_the_road() -> None:
    g = Land(rows=12).road(*DOWN).unit("S1", mover("medium-tanks"), "F3").state()
    assert "F7" in reached(g, "march", "F4 F5 F6")
    assert "F8" in reached(g, "march", "F4 F5 F6 F7")
    assert reached(g, "march", "F4 F5 F6 F7 F8") == []


@pytest.mark.rule("barbarossa:bridge.2", "barbarossa:rbridge.1d", "barbarossa:march.3")
@pytest.mark.parametrize("type", BONUS)
@pytest.mark.parametrize("work", ["bridge", "railway-bridge"])
def test_bridges_are_part_of_the_road_and_add_nothing_of_their_own(work: str, type: str) -> None:
    land = Land().terrain("river", "F4").work(work, "F4").road("F4", "F5", "F6")
    land.road("F3", "F4") if work == "bridge" else land.rail("F3", "F4", "F5")
    assert far(land, "F4 F5", type, "march") == 3 + BONUS[type]


@pytest.mark.rule("barbarossa:vill.2", "barbarossa:town.2", "barbarossa:march.3")
def test_villages_and_towns_count_as_road() -> None:
    land = Land().road("F3", "F4").terrain("village", "F4", "F5").terrain("town", "F6").road("F6", "F7")
    assert far(land, "F4 F5 F6 F7", order="march") == 4


@pytest.mark.rule("barbarossa:road.ex1")
def test_a_truck_marches_through_a_forest_on_the_road_with_its_bonus() -> None:
    assert far(Land().terrain("forest", "F4").road(*DOWN), "F4 F5", "vehicles", "march") == 6


@pytest.mark.rule("barbarossa:march.2")
@pytest.mark.parametrize(
    ("terrain", "may"),
    [
        ("plain", True), ("village", True), ("town", True), ("brush", False), ("plowed-field", False),
        ("light-woods", False), ("forest", False), ("rocks", False), ("ford", False), ("railway-station", False),
        ("ravine", False), ("forest-glade", False),
    ],
)  # fmt: skip
def test_a_march_leads_over_plains_through_settlements_and_along_roads(terrain: str, may: bool) -> None:
    def g(road: bool) -> State:
        land = Land().terrain(terrain, "F4").exits("F4", "F3", "F5")
        return (land.road("F3", "F4", "F5") if road else land).unit("G1", mover(), "F3").state()

    assert ("F4" in reached(g(False), "march", "")) is may
    assert "F4" in reached(g(True), "march", "")
    assert "F4" in reached(g(False), "careful-movement", "")


@pytest.mark.rule("barbarossa:march.4")
def test_a_road_march_is_told_by_its_last_hex_where_one_way_leads_there() -> None:
    g = Land().road("F3", "F4", "F5", "G6").unit("G1", mover(), "F3").state()
    name = g.rules.ground.hex_name
    assert [[name(h) for h in path] for path in road_routes(g, 0)] == [["F4"], ["F4", "F5"], ["F4", "F5", "G6"]]
    fork = Land().road("F3", "G4", "G5", "F5").road("F3", "F4", "E5", "E6", "F5").unit("G1", mover(), "F3").state()
    assert [name(path[-1]) for path in road_routes(fork, 0)] == ["G4", "F4", "G5", "E5", "F5", "E6"]
    ring = Land().road("F3", "G4", "F4").road("F3", "F4").road("F3", "E4", "E5").road("F4", "E5")
    twice = ring.unit("G1", mover(), "F3").state()
    assert "E5" not in [name(path[-1]) for path in road_routes(twice, 0)]


# --- boats, trains, retreats ---


@pytest.mark.rule("barbarossa:river.2", "barbarossa:water.2")
def test_upstream_a_boat_loses_a_hex_where_the_stream_is_set() -> None:
    def boat(stream: bool, path: str) -> int:
        land = Land().river("F2", "F3", "F4", "F5")
        land.rules.stream = stream
        return far(land, path, "vehicles", "march", abilities=["water-unit"])

    assert boat(True, "F4 F5") == 3
    assert boat(True, "F2") == 2
    assert boat(True, "F4 F3") == 2
    assert boat(False, "F2") == 3


@pytest.mark.rule("barbarossa:water.1")
def test_a_boat_marches_on_the_water_at_full_distance() -> None:
    g = Land().river("F3", "F4", "F5", "F6", "F7").unit("G1", mover("vehicles", abilities=["water-unit"]), "F3").state()
    assert "F6" in reached(g, "march", "F4 F5")
    assert reached(g, "march", "F4 F5 F6") == []


@pytest.mark.rule("barbarossa:train.move.1", "barbarossa:train.move.2", "barbarossa:train.move.3")
def test_a_train_follows_the_track_without_bonus_and_turns_back_only_between_turns() -> None:
    train = mover("armored-vehicles", abilities=["train"])
    land = Land().rail("F2", "F3", "F4", "F5", "F6", "F7").road("F3", "F4", "F5", "F6", "F7")
    g = land.terrain("railway-station", "F4").unit("G1", train, "F3").state()
    assert sorted(reached(g, "march", "")) == ["F2", "F4"]
    assert reached(g, "march", "F4") == ["F5"]
    assert reached(g, "march", "F4 F5") == ["F6"]
    assert reached(g, "march", "F4 F5 F6") == []


@pytest.mark.rule("barbarossa:cc.ret.1")
def test_a_retreat_goes_one_hex_whatever_the_order_says() -> None:
    g = Land().road(*DOWN).unit("G1", mover("vehicles"), "F3").unit("S1", mover(), "F3").state()
    for order in ("careful-movement", "march"):
        assert "F4" in reached(g, order, "")
        assert reached(g, order, "F4") == []
