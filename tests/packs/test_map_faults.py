"""All faults of a map are told at once, each with its line and field, and arrays count from 0 as everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from good_pack import SCENARIO, weir_map, write_pack

from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfaults import map_faults
from sandtable.commander.map.drawn.mapfile import load_map
from sandtable.files.tomlfile import read_toml
from sandtable.games.combat_commander import files as commander
from sandtable.games.combat_commander.files import FILES

pytestmark = pytest.mark.once  # none of it is compiled

FAULTY = """\
[map]
title = "Hill"
columns = 8
rows = 6
ground = "cheese"

[terrain]
woods = "A1 Z9 B2 A77"
wods = "C1"
brush = 3

[levels]
1 = "B3 B4"
2 = "B4 C4"
9 = "D4"

[sides]
hedge = "A1/A2 A1/C1 B1/9"
wall = "A1/A2"

[ways]
road = ["A3 B3 E5", "A1 A2"]

[[building]]
hexes = "D1 D2"

[[building]]
hexes = "E1"

[[building]]
hexes = "D2 D3"
colour = "red"

[objectives]
1 = "A1"
2 = "A9"
3 = "A1"
4 = "B1"

[[shape]]
kind = "woods"
hexes = "B2"
about = "B2"
points = [[0, 0], [4, 4], [4, 0]]

[[shape]]
kind = "wood"
hexes = "A1"
points = [[0, 0]]

[[shape]]
kind = "woods"
hexes = "C5"
points = [[0, 0], [1, 1]]

[weather]
"""

EXPECTED = [
    (5, "map.ground"), (8, "terrain.woods"), (8, "terrain.woods"), (9, "terrain.wods"), (10, "terrain.brush"),
    (14, "levels.2"), (15, "levels.9"), (18, "sides.hedge"), (18, "sides.hedge"), (19, "sides.wall"),
    (22, "ways.road"), (28, "building[1].hexes"), (31, "building[2].hexes"), (32, "building[2].colour"),
    (36, "objectives.2"), (37, "objectives.3"), (34, "objectives.5"), (47, "shape[1].kind"),
    (53, "shape[2].hexes"), (56, "weather"),
]  # fmt: skip


def test_every_fault_of_a_map_is_told(tmp_path: Path) -> None:
    path = tmp_path / "hill.toml"
    path.write_text(FAULTY, encoding="utf-8")
    file = read_toml(path)
    found = map_faults(file.data, "hill", str(path), file.text, FILES.maps.chart)
    assert sorted((error.line, error.field) for error in found) == sorted(EXPECTED)
    reasons = {(error.field, error.reason) for error in found}
    assert ("building[2].hexes", "D2 is already part of building[0]") in reasons
    assert ("terrain.woods", "A77 is not a hex of this map (A1 to H6)") in reasons
    assert tmp_path and file.data["terrain"]["woods"] == "A1 Z9 B2 A77", "what was read is not touched"


def test_a_pack_with_a_faulty_map_is_told_all_of_it(tmp_path: Path) -> None:
    text = (
        weir_map()
        .replace("orchard =", "orchid =")
        .replace("[levels]", "[levels]\n7 = 'A1'")
        .replace("columns = 15", "columns = 0")
    )
    found = [p for p in commander.check_pack(write_pack(tmp_path, {"maps/weir.toml": text})) if "maps" in p.file]
    assert {p.field for p in found} == {"map.columns", "terrain.orchid", "levels.7"}
    assert all(p.line > 0 for p in found)


def test_a_map_painted_in_a_scenario_is_told_all_of_it_too(tmp_path: Path) -> None:
    painted = '\n[map_data.map]\ncolumns = 15\n[map_data.terrain]\nwoods = "A1 Q1"\nwods = "B1"\n'
    painted += '[map_data.levels]\n7 = "A1"\n'
    found = commander.check_pack(write_pack(tmp_path, {"scenarios/at-the-weir.toml": SCENARIO + painted}))
    assert {p.field for p in found} == {"map_data.terrain.woods", "map_data.terrain.wods", "map_data.levels.7"}
    assert all(p.line > 40 for p in found)


def test_a_sound_map_has_none() -> None:
    for path in (commander.DATA / "maps").glob("*.toml"):
        file = read_toml(path)
        assert map_faults(file.data, path.stem, str(path), file.text, FILES.maps.chart) == []


@pytest.mark.parametrize(
    "text",
    ["map = 3", "terrain = 3", "[[map]]", "building = 3", "building = [3]", "shape = [[]]", "", "x = 1", "levels = []"],
)
def test_a_map_that_is_all_wrong(tmp_path: Path, text: str) -> None:
    """However little of it can be read, the faults come to an end."""
    path = tmp_path / "hill.toml"
    path.write_text(text, encoding="utf-8")
    file = read_toml(path)
    found = map_faults(file.data, "hill", str(path), file.text, FILES.maps.chart)
    assert 1 <= len(found) <= 10
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert (caught.value.field, caught.value.reason) in [(error.field, error.reason) for error in found]
