"""The four maps (3.0a): geometry, terrain as their plans and scenarios need it, drawn shapes, pictures."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from sandtable.games.combat.data.drawing import shapes as draw_shapes
from sandtable.games.combat.data.drawing.svg import draw_ground
from sandtable.games.combat.data.ground_file import PAINTED
from sandtable.games.combat.data.grounds import MAPS, ground_names, load_ground, load_sight
from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.names import BUILDING, DEPRESSION, LOGS, OPEN, STREAM, TERRAIN_NAMES, TREES
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.kernel.errors import BadFile
from sandtable.terrain import lattice
from sandtable.terrain.drawn.canvas import spots, trace
from sandtable.terrain.hexlist import read_hexes
from sandtable.terrain.segments import SLABS

NAMES = ["farmhouse", "hedgerows", "hill", "village"]
SCENARIOS = MAPS.parent / "scenarios"
HEX = re.compile(r"\b\d\d\.\d\d(?:-\d\d\.\d\d)?\b")

# docs/combat-scenarios.md: the hexes that scenarios may count on
PLAN: dict[str, dict[str, str]] = {
    "farmhouse": {
        "building": "24.07 24.08 25.08 26.10 26.11 27.11 22.12",
        "rocks": "29.03 30.03 31.04",
        "wall": "21.07 21.08 21.09 21.12 21.13 23.06 24.05",
        "hedge": "28.07 28.09 30.07 30.08 16.12-16.15 07.07-07.10 16.06-16.09 07.12-07.15",
        "orchard": "24.14 25.14 25.15 26.14 26.15 27.15",
        "trees": "17.03 18.02 18.03 19.03 19.04 31.13 32.12 32.13 33.13",
        "long-grass": "18.10 19.10 19.11 20.11 20.12",
        "logs": "20.05 20.15",
        "depression": "22.15 22.16 23.16 23.17",
        "stream": "19.20 19.19 18.18 18.17 17.17 17.16",
        "field": "08.07-08.10 11.07-11.10 15.07-15.10 08.12-08.15 12.12-12.15 15.12-15.15",
        "open": "29.08 21.10 21.11 23.09-23.11 24.09-24.11 25.09-25.11",
    },
    "village": {
        "building": "18.07 19.07 19.08 15.08 14.07 18.12 19.13 14.12 15.13 11.09 11.12 12.06 16.05 16.15 21.11 22.09 "
        "22.13 24.10 24.07",
        "wall": "13.10 16.12 20.11 23.11 20.06 20.07 20.08",
        "hedge": "10.07 10.08 10.13 25.08 25.12 26.10",
        "orchard": "08.04 09.04 09.05 10.04 26.14 27.14 27.15 28.14",
        "trees": "20.02 21.02 21.03 22.02 18.18 19.18 19.19 20.18 03.02 04.03 05.04",
        "long-grass": "05.16 06.15 06.16 07.16",
        "logs": "27.06",
        "rocks": "28.04",
        "depression": "25.16 26.16 27.17",
        "stream": "30.01 31.20",
        "open": "16.09-16.11 17.01-17.20 18.09-18.11 30.10 20.10 09.10",
    },
    "hill": {
        "building": "26.09 30.12 30.13 09.06",
        "rocks": "19.08 20.08 22.06 22.12 23.13 25.07 27.11",
        "trees": "15.05 16.04 16.05 17.06 17.15 18.15 18.16 19.16 24.04 25.04 31.06 32.07",
        "depression": "10.12 11.12 12.11 13.11 14.11 15.12 16.11 17.12 18.11",
        "logs": "20.11 21.10",
        "wall": "16.08 17.08 17.09",
        "long-grass": "09.09 10.08 10.09 11.09 11.10",
        "hedge": "08.13 09.14 10.14",
        "marsh": "05.16-05.18",
        "orchard": "03.04 03.05 04.04",
        "stream": "06.01 07.20",
        "field": "02.08 05.09 03.12",
        "open": "07.11",
    },
    "hedgerows": {
        "hedge": "12.04 12.05 12.08 12.09 12.12 12.16 19.04 19.05 19.08 19.12 19.13 19.16 26.08 26.09 26.12 26.16",
        "open": "12.06 12.10 12.14 19.06 19.10 19.14 26.10 26.14 34.10 25.10 22.12",
        "building": "21.08 22.07 24.11 29.05 30.04",
        "wall": "20.07 23.08 23.11",
        "orchard": "14.12 15.13 15.12 16.12 28.12 28.13 29.13",
        "trees": "12.02 19.02 26.02 19.18 26.18 31.15-31.18 32.15-32.18 33.15-33.18",
        "logs": "17.04 23.15",
        "rocks": "31.04",
        "long-grass": "08.16 09.16 09.17",
        "marsh": "32.09",
        "depression": "01.10 02.10 05.10 09.10 15.10 18.10",
        "stream": "33.01 32.20",
    },
}


@cache
def picture(name: str) -> str:
    return draw_ground(load_ground(name))


def hexes(ground: Ground, words: str) -> list[int]:
    return read_hexes(ground, words.split())


def named_by_scenarios() -> list[tuple[str, str, str]]:
    """(scenario, map, hex) for every hex that a scenario file names."""
    found = []
    for path in sorted(SCENARIOS.glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        where = str(tomllib.loads(text)["map"])
        ground = load_ground(where)
        for word in sorted(set(HEX.findall(text))):
            found += [(path.stem, where, ground.hex_name(h)) for h in hexes(ground, word)]
    return found


# --- the four, and their geometry ---


@pytest.mark.rule("combat:3.0a")
def test_there_are_four_maps() -> None:
    assert ground_names() == NAMES
    titles = {load_ground(name).title for name in NAMES}
    assert titles == {"The Farmhouse", "The Village", "The Hill", "The Hedgerows"}
    for name in NAMES:
        ground = load_ground(name)
        assert (ground.cols, ground.rows, ground.size) == (34, 20, 680)


def test_an_unknown_map_is_refused() -> None:
    with pytest.raises(BadFile, match="no map named 'moon'"):
        load_ground("moon")


@pytest.mark.rule("combat:GEO.a")
def test_hexes_are_named_by_column_and_row() -> None:
    ground = load_ground("farmhouse")
    assert (ground.hex_name(0), ground.hex_name(1), ground.hex_name(20), ground.hex_name(679)) == (
        "01.01", "01.02", "02.01", "34.20",
    )  # fmt: skip
    for h in range(680):
        assert ground.hex_index(ground.hex_name(h)) == h
    for wrong in ("00.01", "35.01", "01.21", "1.1", "A1", "", "01-01", "001.01"):
        assert ground.hex_index(wrong) == -1


@pytest.mark.rule("combat:GEO.a")
def test_even_columns_lie_half_a_hex_lower() -> None:
    ground = load_ground("farmhouse")
    y = [lattice.centre(20, ground.hex_index(name))[1] for name in ("01.01", "02.01", "03.01", "02.02")]
    assert y[0] == y[2] and y[1] - y[0] == lattice.SCALE and y[3] - y[1] == 2 * lattice.SCALE


def step(ground: Ground, name: str, direction: int) -> str:
    """The neighbour in compass direction 1 to 6."""
    return ground.hex_name(ground.neighbours[ground.hex_index(name) * 6 + direction - 1])


@pytest.mark.rule("combat:GEO.b")
def test_directions_run_clockwise_from_the_top() -> None:
    ground = load_ground("hill")
    assert [step(ground, "12.10", d) for d in range(1, 7)] == ["12.09", "13.10", "13.11", "12.11", "11.11", "11.10"]
    assert [step(ground, "13.10", d) for d in range(1, 7)] == ["13.09", "14.09", "14.10", "13.11", "12.10", "12.09"]


@pytest.mark.rule("combat:GEO.x1")
def test_three_hexes_in_direction_2_from_12_10() -> None:
    ground = load_ground("hill")
    path = ["12.10"]
    for _ in range(3):
        path.append(step(ground, path[-1], 2))
    assert path == ["12.10", "13.10", "14.09", "15.09"]


@pytest.mark.rule("combat:GEO.x2")
def test_the_spine_of_the_sight_example() -> None:
    ground = load_ground("hill")
    path = ["27.08"]
    for _ in range(4):
        path.append(step(ground, path[-1], 6))
    assert path == ["27.08", "26.07", "25.07", "24.06", "23.06"]
    from_berger = [ground.distances[ground.hex_index("27.08") * 680 + ground.hex_index(name)] for name in path]
    assert from_berger == [0, 1, 2, 3, 4]


def test_distances_are_those_of_the_lattice() -> None:
    ground = load_ground("village")
    for a in range(0, 680, 37):
        for b in range(0, 680, 11):
            assert ground.distances[a * 680 + b] == lattice.distance(20, a, b)


# --- terrain ---


@pytest.mark.parametrize("name", NAMES)
def test_the_terrain_is_as_planned(name: str) -> None:
    ground = load_ground(name)
    wrong = []
    for kind, words in PLAN[name].items():
        for h in hexes(ground, words):
            if TERRAIN_NAMES[ground.terrain[h]] != kind:
                wrong.append(f"{ground.hex_name(h)} is {TERRAIN_NAMES[ground.terrain[h]]}, planned as {kind}")
    assert wrong == []


def test_hexes_that_scenarios_name_are_as_planned() -> None:
    found = named_by_scenarios()
    assert len(found) > 400 and {where for _, where, _ in found} == set(NAMES)
    planned: dict[tuple[str, str], str] = {}
    for name, kinds in PLAN.items():
        for kind, words in kinds.items():
            planned.update({(name, load_ground(name).hex_name(h)): kind for h in hexes(load_ground(name), words)})
    checked = [(scenario, where, hex) for scenario, where, hex in found if (where, hex) in planned]
    assert len(checked) > 100
    for scenario, where, hex in checked:
        ground = load_ground(where)
        kind = TERRAIN_NAMES[ground.terrain[ground.hex_index(hex)]]
        assert kind == planned[where, hex], (scenario, hex)


def scenario_files() -> list[dict[str, Any]]:
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob("*.toml"))]


def test_places_of_scenarios_suit_their_use() -> None:
    for scenario in scenario_files():
        ground = load_ground(scenario["map"])
        for h in hexes(ground, scenario.get("foxholes", "")):
            assert ground.terrain[h] == OPEN, (scenario["name"], ground.hex_name(h))
        for entry in scenario.get("search", []):
            assert all(ground.terrain[h] == BUILDING for h in hexes(ground, entry["hexes"]))
        for captive in scenario["friendly"].get("captive", []):
            assert ground.terrain[ground.hex_index(captive["hex"])] == BUILDING


def test_together_the_maps_use_every_terrain() -> None:
    used = {TERRAIN_NAMES[kind] for name in NAMES for kind in load_ground(name).terrain}
    assert used == set(PAINTED)


@pytest.mark.rule("combat:11.0a", "combat:11.0b", "combat:11.16a")
def test_the_garden_of_the_farmhouse_is_open_ground() -> None:
    ground = load_ground("farmhouse")
    h = ground.hex_index("29.08")
    assert ground.terrain[h] == OPEN and ground.level[h] == 0 and h in ground.decor["garden"]
    assert not load_tables().terrain_cover[ground.terrain[h]]


@pytest.mark.rule("combat:11.17a", "combat:11.18a", "combat:11.19a")
def test_hills_rise_a_level_at_a_time() -> None:
    """Contours of Levels 1 to 3; a man can walk up: no hex lies two Levels above a neighbour."""
    for name in NAMES:
        ground = load_ground(name)
        for h in range(680):
            for other in ground.neighbours[h * 6 : h * 6 + 6]:
                assert other < 0 or abs(ground.level[h] - ground.level[other]) <= 1, ground.hex_name(h)
    hill = load_ground("hill")
    assert max(hill.level) == 3 and hill.level[hill.hex_index("27.08")] == 3
    open_levels = {hill.level[h] for h in range(680) if hill.terrain[h] == OPEN}
    assert open_levels == {0, 1, 2, 3}
    farm = load_ground("farmhouse")
    assert [h for h in range(680) if farm.level[h] == 2] == hexes(farm, "30.03 30.04 31.04")


def test_streams_and_lanes_run_on() -> None:
    """Every Stream hex has its like, a ford, a bridge or the edge of the map on two sides."""
    for name in NAMES:
        ground = load_ground(name)
        crossings = ground.decor.get("ford", []) + ground.decor.get("bridge", [])
        for h in range(680):
            if ground.terrain[h] != STREAM:
                continue
            near = ground.neighbours[h * 6 : h * 6 + 6]
            assert sum(o < 0 or ground.terrain[o] == STREAM or o in crossings for o in near) >= 2, ground.hex_name(h)


def test_every_hedgerow_field_has_two_gates() -> None:
    """From every field of the hedgerows map a man can walk out without a Rough hex, by two hexes at least."""
    ground = load_ground("hedgerows")
    rough = load_tables().terrain_rough
    field = TERRAIN_NAMES.index("field")
    left = {h for h in range(680) if ground.terrain[h] == field}
    while left:
        block = [left.pop()]
        exits: set[int] = set()
        for h in block:
            for other in ground.neighbours[h * 6 : h * 6 + 6]:
                if other in left:
                    left.remove(other)
                    block.append(other)
                elif other >= 0 and ground.terrain[other] != field and not rough[ground.terrain[other]]:
                    exits.add(other)
        assert len(exits) >= 2, ground.hex_name(block[0])


# --- drawn trees and logs ---


@pytest.mark.rule("combat:11.03a", "combat:11.11a")
@pytest.mark.parametrize("name", NAMES)
def test_trees_and_logs_are_drawn_in_their_hexes_and_nowhere_else(name: str) -> None:
    ground = load_ground(name)
    drawn = {h: [f for f in ground.features if f.hexes == [h]] for h in range(680)}
    for h in range(680):
        kinds = {f.kind for f in drawn[h]}
        if ground.terrain[h] in (TREES, LOGS):
            assert kinds == {TERRAIN_NAMES[ground.terrain[h]]} and len(drawn[h]) >= 2
        else:
            assert kinds == set()


def test_every_shape_lies_strictly_inside_its_hex() -> None:
    for index in range(34 * 20):
        x, y = lattice.centre(20, index)
        for shape in draw_shapes.trees(20, index) + draw_shapes.logs(20, index):
            for px, py in shape:
                for fx, fy, bound in SLABS:
                    assert abs(fx * (px - x) + fy * (py - y)) < bound * lattice.SCALE


def test_most_lines_through_the_middle_of_trees_are_stopped() -> None:
    """A wood is worth hiding behind: over all hexes and the three axes, nine of ten lines straight through are cut."""
    cut = total = 0
    for index in range(0, 680, 7):
        x, y = lattice.centre(20, index)
        for dx, dy in ((0, 24), (36, 12), (36, -12)):
            sides = [
                [dx * (py - y) - dy * (px - x) for px, py in crown] for crown in draw_shapes.trees(20, index)
            ]  # fmt: skip
            cut += any(min(side) < 0 < max(side) for side in sides)
            total += 1
    assert cut >= total * 9 // 10


# --- pictures ---


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_whole_and_stands_alone(name: str) -> None:
    text = picture(name)
    root = ElementTree.fromstring(text)
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert root.get("viewBox", "").startswith("0 0 ") and "script" not in tags and "image" not in tags
    links = [value for element in root.iter() for key, value in element.attrib.items() if "href" in key]
    assert links == [] and "@import" not in text
    assert set(re.findall(r"url\((.)", text)) <= {"#"}
    assert text == draw_ground(load_ground(name))
    assert len(text) < 1_700_000


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_what_blocks(name: str) -> None:
    ground, text = load_ground(name), picture(name)
    for feature in ground.features:
        if feature.kind == "trees":
            assert f'd="{trace(spots(feature.points), True)}"' in text
    assert text.count(">01.01<") == 1 and all(text.count(f">{ground.hex_name(h)}<") == 1 for h in range(680))
    assert f"<title>{ground.title}</title>" in text


# --- sight on them ---


def test_sight_of_a_map_is_shared_and_knows_the_season() -> None:
    assert load_sight("hedgerows", True) is load_sight("hedgerows", True)
    summer, winter = load_sight("hedgerows", True), load_sight("hedgerows", False)
    made = bytes(680)
    a, b = (summer.ground.hex_index(name) for name in ("14.02", "14.05"))
    assert summer.visible(made, a, b, False, False) and not summer.visible(made, a, b, True, False)
    assert winter.visible(made, a, b, True, False)


def test_a_man_low_in_the_sunken_lane_is_seen_along_it_only() -> None:
    sight = load_sight("hedgerows", False)
    ground, made = sight.ground, bytes(680)
    a = ground.hex_index("14.10")
    assert ground.terrain[a] == DEPRESSION
    assert sight.visible(made, a, ground.hex_index("16.10"), True, False)
    assert not sight.visible(made, a, ground.hex_index("14.07"), True, False)
