"""The drawn maps: every terrain is to be seen, whole and small enough."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground, parse_ground
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import PLAIN, TERRAIN_NAMES
from sandtable.games.barbarossa.screen.drawing.scenery import onward, scenery
from sandtable.games.barbarossa.screen.drawing.svg import draw_ground
from sandtable.games.barbarossa.screen.lobby_cards import ground_geometry
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.terrain.drawn.sheet import BARE, LIVE

pytestmark = pytest.mark.once  # pictures: none of it is compiled

PROVENANCE = {"facts": "", "ours": ""}
MOST = 700_000  # characters of a picture


@pytest.mark.parametrize("name", ground_names())
def test_a_map_is_a_picture_of_bounded_size(name: str) -> None:
    text = draw_ground(load_ground(name))
    assert len(text) < MOST / 2
    picture = ElementTree.fromstring(text)
    assert picture.get("id") == BARE and picture.find("{*}title") is not None
    assert f'class="grid {LIVE}"' in text and 'class="hex-names"' in text


def test_joined_maps_are_drawn_as_one() -> None:
    text = draw_ground(load_ground("two-bridges+the-halt"))
    assert len(text) < MOST and "Two Bridges + The Halt" in text


def painted(terrain: str) -> Ground:
    data: dict[str, object] = {"map": {"title": "Patch", "columns": 5, "rows": 5}, "provenance": PROVENANCE}
    data["terrain"] = {terrain: "C3"}
    if terrain in ("forest-glade", "light-glade", "ravine"):
        data["exits"] = {"C3": "C2 C4"}
    if terrain in ("river", "ford"):
        data["river"] = {"course": "C2 C3 C4"}
    return parse_ground(data)


def bare_patch() -> Ground:
    return parse_ground({"map": {"title": "Patch", "columns": 5, "rows": 5}, "provenance": PROVENANCE})


@pytest.mark.parametrize("terrain", [name for name in TERRAIN_NAMES if name != TERRAIN_NAMES[PLAIN]])
def test_every_terrain_is_drawn_in_a_way_of_its_own(terrain: str) -> None:
    drawings = {name: draw_ground(painted(name)) for name in TERRAIN_NAMES[1:]}
    assert drawings[terrain] != draw_ground(bare_patch())
    assert [name for name in drawings if drawings[name] == drawings[terrain]] == [terrain]


def test_heights_bridges_rails_and_roads_are_drawn() -> None:
    hill = parse_ground({**flat(), "levels": {"1": "B3", "3": "C3"}})
    assert ">3</text>" in draw_ground(hill), "the height is written on it"
    assert any(f.kind == "cliff" for f in scenery(hill).features), "an abrupt slope has teeth"
    river = {**flat(), "river": {"course": "C2 C3 C4"}, "ways": {"road": ["B3 C3 D3"], "rail": []}}
    whole = parse_ground({**river, "works": {"bridge": "C3"}})
    assert draw_ground(whole) != draw_ground(parse_ground(river))


def flat() -> dict[str, object]:
    return {"map": {"title": "Patch", "columns": 5, "rows": 5}, "provenance": PROVENANCE}


def test_a_way_that_ends_beside_the_rim_is_drawn_over_it() -> None:
    ground = parse_ground({**flat(), "ways": {"road": ["C2 C3 C4"]}})
    ends = [ground.hex_index("C2"), ground.hex_index("C4")]
    assert [onward(ground, h, ground.road[h]) for h in ends] == [1, 1 << 3]
    assert onward(ground, ground.hex_index("C3"), ground.road[ground.hex_index("C3")]) == 0


def test_the_geometry_names_terrain_and_height() -> None:
    found = ground_geometry(load_ground("kite-hill"), {})
    hexes = {entry["name"]: entry for entry in found["hexes"]}
    assert (hexes["G4"]["terrain"], hexes["G4"]["level"]) == ("plain", 3)
    assert (hexes["J5"]["terrain"], hexes["L7"]["terrain"]) == ("rocks", "village")
    assert len(hexes) == 130


def test_every_scenario_has_its_map() -> None:
    for card in SCREEN.scenarios():
        assert SCREEN.map_svg(SCREEN.scenario(card["name"])).startswith("<svg")
