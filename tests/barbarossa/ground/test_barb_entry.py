"""Who may go from a hex into the next: by terrain, road, exit, bridge, slope, wire, water and rails. F5 to F6."""

from __future__ import annotations

from typing import Any

import pytest
from land import Land, along, hex_of, mover, put, reason

from sandtable.games.barbarossa.rules.move.going import why_not_enter
from sandtable.games.barbarossa.rules.names import TYPE_NAMES
from sandtable.games.barbarossa.rules.state import FIRE_SMOKE, HIDDEN, SCREEN, State

GROUND = TYPE_NAMES[:-1]
TANKS = ["light-tanks", "medium-tanks", "heavy-tanks"]
WHEELED = ["vehicles", "armored-vehicles", *TANKS]


def why(g: State, from_: str = "F5", to: str = "F6", u: int = 0) -> str:
    return reason(why_not_enter(g, u, hex_of(g, from_), hex_of(g, to)))


def one(land: Land, type: str = "infantry", hex: str = "F5", **values: Any) -> State:
    return land.unit("G1", mover(type, **values), hex).state()


def who_enters(terrain: str, road: bool = False) -> list[str]:
    """Unit types without abilities."""
    found = []
    for type in GROUND:
        land = Land().terrain(terrain, "F6").exits("F6", "F5", "F7")
        if road:
            land.road("F5", "F6", "F7")
        if why(one(land, type)) == "fine":
            found.append(type)
    return found


@pytest.mark.rule("barbarossa:card.type.2")
@pytest.mark.parametrize(
    "terrain", ["plain", "brush", "plowed-field", "rocks", "ford", "village", "town", "railway-station"]
)
def test_open_to_all_ground_units(terrain: str) -> None:
    assert who_enters(terrain) == GROUND


@pytest.mark.rule("barbarossa:lwood.2")
def test_light_woods_are_closed_to_trucks_and_armored_vehicles() -> None:
    assert who_enters("light-woods") == ["infantry", "artillery", *TANKS]


@pytest.mark.rule("barbarossa:forest.2a")
def test_a_forest_is_for_infantry() -> None:
    assert who_enters("forest") == ["infantry"]


@pytest.mark.rule("barbarossa:ravine.1a")
def test_a_ravine_is_closed_to_trucks_and_armored_vehicles() -> None:
    assert who_enters("ravine") == ["infantry", "artillery", *TANKS]


@pytest.mark.rule("barbarossa:road.2", "barbarossa:road.ex1", "barbarossa:forest.2a", "barbarossa:lwood.2")
@pytest.mark.parametrize("terrain", ["light-woods", "forest", "swamp", "ravine", "forest-glade"])
def test_along_a_road_everybody_goes_everywhere(terrain: str) -> None:
    assert who_enters(terrain, road=True) == GROUND


@pytest.mark.rule("barbarossa:road.2")
def test_a_road_in_the_hex_helps_only_those_who_follow_it() -> None:
    g = one(Land().terrain("forest", "F6").road("G6", "F6", "E7"), "vehicles")
    assert why(g) == "closed-terrain"
    assert why(g, "G6", "F6") == "fine"


@pytest.mark.rule("barbarossa:swamp.1b", "barbarossa:ab.swamp.1")
def test_a_swamp_needs_the_ability() -> None:
    assert who_enters("swamp") == []
    assert why(one(Land().terrain("swamp", "F6"))) == "closed-swamp"
    assert why(one(Land().terrain("swamp", "F6"), abilities=["move-through-swamps"])) == "fine"
    assert why(one(Land().terrain("swamp", "F6"), abilities=["amphibious"])) == "closed-swamp"


@pytest.mark.rule("barbarossa:river.1b", "barbarossa:lake.1b", "barbarossa:ab.amph.1")
@pytest.mark.parametrize("water", ["river", "lake"])
def test_water_needs_a_boat_or_the_ability(water: str) -> None:
    assert who_enters(water) == []
    assert why(one(Land().terrain(water, "F6"))) == "closed-water"
    assert why(one(Land().terrain(water, "F6"), "light-tanks", abilities=["amphibious"])) == "fine"
    assert why(one(Land().terrain(water, "F5", "F6"), "vehicles", abilities=["water-unit"])) == "fine"


@pytest.mark.rule("barbarossa:ford.1a")
def test_a_ford_is_for_ground_units_not_for_boats() -> None:
    assert who_enters("ford") == GROUND
    assert why(one(Land().terrain("ford", "F6"), "vehicles", abilities=["water-unit"])) == "off-the-water"


# --- bridges ---


@pytest.mark.rule("barbarossa:bridge.1a", "barbarossa:rbridge.1a", "barbarossa:river.1b")
@pytest.mark.parametrize("work", ["bridge", "railway-bridge"])
@pytest.mark.parametrize("type", GROUND)
def test_a_bridge_is_crossed_along_its_way(work: str, type: str) -> None:
    land = Land().terrain("river", "E6", "F6", "G6").work(work, "F6")
    land.road("F5", "F6", "F7") if work == "bridge" else land.rail("F5", "F6", "F7")
    g = one(land, type)
    assert why(g, "F5", "F6") == "fine"
    assert why(g, "F6", "F7") == "fine"
    assert why(g, "E7", "F6") == "off-the-bridge"
    assert why(g, "F6", "E7") == "off-the-bridge"


@pytest.mark.rule("barbarossa:dbridge.1a", "barbarossa:drbridge.1a")
@pytest.mark.parametrize("work", ["destroyed-bridge", "destroyed-railway-bridge"])
def test_a_destroyed_bridge_carries_nobody(work: str) -> None:
    land = Land().terrain("river", "F6").work(work, "F6").road("F5", "F6", "F7").rail("F5", "F6", "F7")
    assert why(one(land)) == "bridge-is-gone"
    swimmer = Land().terrain("river", "F6").work(work, "F6").road("F5", "F6", "F7")
    assert why(one(swimmer, abilities=["amphibious"])) == "fine"


@pytest.mark.rule("barbarossa:pontoon.1a")
@pytest.mark.parametrize("type", GROUND)
def test_a_pontoon_bridge_is_a_plain(type: str) -> None:
    g = one(Land().terrain("river", "F6").work("pontoon", "F6"), type)
    assert why(g, "F5", "F6") == "fine"
    assert why(g, "F6", "E7") == "fine"


@pytest.mark.rule(
    "barbarossa:water.1", "barbarossa:bridge.1c", "barbarossa:dbridge.1c", "barbarossa:rbridge.1c",
    "barbarossa:drbridge.1d",
)  # fmt: skip
@pytest.mark.parametrize(
    ("work", "found"),
    [
        ("no-work", "fine"), ("bridge", "fine"), ("destroyed-bridge", "fine"), ("railway-bridge", "fine"),
        ("destroyed-railway-bridge", "fine"), ("pontoon", "off-the-water"),
    ],
)  # fmt: skip
def test_boats_pass_under_bridges_but_not_pontoons(work: str, found: str) -> None:
    land = Land().river("F5", "F6").work(work, "F6").road("E7", "F6", "G6")
    assert why(one(land, "vehicles", abilities=["water-unit"])) == found


@pytest.mark.rule("barbarossa:water.1")
def test_boats_leave_the_water_nowhere() -> None:
    g = one(Land().river("F5"), "vehicles", abilities=["water-unit"])
    assert why(g) == "off-the-water"
    village = one(Land().river("F5").terrain("village", "F6"), "vehicles", abilities=["water-unit"])
    assert why(village) == "off-the-water"


# --- exits ---


@pytest.mark.rule("barbarossa:glade.2a", "barbarossa:ravine.1b")
@pytest.mark.parametrize("terrain", ["forest-glade", "light-glade", "ravine"])
def test_glades_and_ravines_are_entered_and_left_by_their_exits(terrain: str) -> None:
    g = one(Land().terrain(terrain, "F6").exits("F6", "F5", "G6"), "medium-tanks")
    assert why(g, "F5", "F6") == "fine"
    assert why(g, "F6", "G6") == "fine"
    assert why(g, "F6", "F7") == "no-exit"
    assert why(g, "E7", "F6") == "no-exit"


@pytest.mark.rule("barbarossa:glade.2a")
@pytest.mark.parametrize("type", GROUND)
def test_all_units_may_use_the_exits_of_a_glade(type: str) -> None:
    assert why(one(Land().terrain("forest-glade", "F6").exits("F6", "F5", "G6"), type)) == "fine"


@pytest.mark.rule("barbarossa:glade.2a", "barbarossa:ravine.1b")
def test_between_two_such_hexes_both_need_the_exit() -> None:
    g = one(Land().terrain("ravine", "F5", "F6").exits("F5", "F6", "F4").exits("F6", "F7", "G6"))
    assert why(g) == "no-exit"


# --- slopes ---


@pytest.mark.rule("barbarossa:hill.1", "barbarossa:hill.2", "barbarossa:hill.3", "barbarossa:hill.4")
@pytest.mark.parametrize("low_first", [True, False])
@pytest.mark.parametrize(
    ("rise", "foot", "tank", "climber"),
    [
        (1, "fine", "fine", "fine"),
        (2, "fine", "abrupt-slope", "fine"),
        (3, "steep-slope", "steep-slope", "fine"),
        (4, "steep-slope", "steep-slope", "fine"),
    ],
)
def test_slopes_up_and_down(rise: int, foot: str, tank: str, climber: str, low_first: bool) -> None:
    def slope() -> Land:
        return Land().height(1, "F5", "F6").height(1 + rise, "F6" if low_first else "F5")

    assert why(one(slope())) == foot
    assert why(one(slope(), "medium-tanks")) == tank
    assert why(one(slope(), abilities=["mountaineer"])) == climber


@pytest.mark.rule("barbarossa:ab.mtn.1")
def test_a_steep_slope_is_for_mountaineers() -> None:
    assert why(one(Land().height(3, "F6"), abilities=["mountaineer"])) == "fine"
    assert why(one(Land().height(3, "F6"), abilities=["move-through-swamps"])) == "steep-slope"


@pytest.mark.rule("barbarossa:ravine.3")
@pytest.mark.parametrize(
    ("rise", "foot", "tank"), [(0, "fine", "fine"), (1, "fine", "abrupt-slope"), (2, "steep-slope", "steep-slope")]
)
def test_next_to_a_ravine_a_slope_is_one_class_steeper(rise: int, foot: str, tank: str) -> None:
    def land() -> Land:
        return Land().terrain("ravine", "F5").exits("F5", "F6", "F4").height(rise, "F6")

    assert why(one(land())) == foot
    assert why(one(land(), "medium-tanks")) == tank


# --- wire, barriers, smoke, fire ---


@pytest.mark.rule("barbarossa:wire.1b", "barbarossa:ab.wire.1", "barbarossa:ab.tank.1")
def test_wire_stops_trucks_and_infantry_from_both_sides() -> None:
    stopped = []
    for type in GROUND:
        g = one(Land().road("F5", "F6"), type)
        along(g, "wire", "F5", "F6")
        assert why(g, "F5", "F6") == why(g, "F6", "F5")
        assert why(g, "F5", "F4") == "fine"
        if why(g) == "wire-in-the-way":
            stopped.append(type)
    assert stopped == ["infantry", "vehicles"]


@pytest.mark.rule("barbarossa:dragon.1")
def test_barriers_stop_everything_on_wheels_and_tracks() -> None:
    stopped = []
    for type in GROUND:
        g = one(Land().road("F5", "F6"), type)
        along(g, "barrier", "F5", "F6")
        assert why(g, "F5", "F6") == why(g, "F6", "F5")
        if why(g) == "barrier-in-the-way":
            stopped.append(type)
    assert stopped == WHEELED


@pytest.mark.rule("barbarossa:smoke.5", "barbarossa:burn.s3", "barbarossa:burn.s4")
@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("smoke", SCREEN, "smoke-in-the-way"),
        ("smoke", FIRE_SMOKE, "fire-smoke-in-the-way"),
        ("fire", 1, "is-burning"),
    ],
)
def test_smoke_and_burning_settlements_are_closed_but_can_be_left(field: str, value: int, found: str) -> None:
    g = one(Land().terrain("village", "F6").road("F5", "F6"))
    put(g, field, "F6", value)
    assert why(g) == found
    assert why(g, "F6", "F5") == "fine"


@pytest.mark.rule("barbarossa:airm.3")
def test_the_rim_is_for_aircraft() -> None:
    assert why(one(Land(), hex="F2"), "F2", "F1") == "off-the-board"


@pytest.mark.rule("barbarossa:hid.1")
def test_a_hidden_enemy_does_not_show_itself_by_closing_its_hex() -> None:
    g = Land().unit("G1", mover(), "F5").unit("S1", mover(), "F6", flags=HIDDEN).unit("S2", mover(), "F4").state()
    assert why(g) == "fine"
    assert why(g, "F5", "F4") == "fine"


# --- rails ---


@pytest.mark.rule("barbarossa:train.move.1")
def test_trains_keep_to_intact_rails() -> None:
    land = Land().rail("F4", "F5", "F6").road("F5", "G5").terrain("forest", "F6")
    g = one(land, "armored-vehicles", abilities=["train"])
    assert why(g) == "fine"
    assert why(g, "F5", "F4") == "fine"
    assert why(g, "F5", "G5") == "off-the-rails"
    put(g, "rail", "F6", 1)
    assert why(g) == "off-the-rails"


@pytest.mark.rule("barbarossa:train.move.1", "barbarossa:rbridge.1a", "barbarossa:drbridge.1a")
def test_trains_cross_railway_bridges_that_stand() -> None:
    land = Land().rail("F5", "F6", "F7").terrain("river", "F6").work("railway-bridge", "F6")
    assert why(one(land, "armored-vehicles", abilities=["train"])) == "fine"
    land = Land().rail("F5", "F6", "F7").terrain("river", "F6").work("destroyed-railway-bridge", "F6")
    assert why(one(land, "armored-vehicles", abilities=["train"])) == "bridge-is-gone"
