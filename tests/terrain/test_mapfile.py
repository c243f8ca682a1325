"""Reading map files: what they say reaches the map, and what is wrong in them is named by file, line and field."""

import tomllib
from pathlib import Path

import pytest

from sandtable.commander.map import kinds
from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfile import load_map, parse_map
from sandtable.commander.map.kinds import WAY_PRESENT
from sandtable.commander.map.map import NOT_A_BUILDING, Map

GOOD = """\
[map]
title = "Trial"
columns = 7
rows = 6

[terrain]
woods = [
    "A1-A3 B1",
    "C6",
]
building = "D2"
water-barrier = "F1"
stream = "F3 F4"
minor-bridge = "F3"

[levels]
1 = "B3 B4"
2 = "B5"

[sides]
wall = "C2/C3 D4/14"
cliff = "B5/B6"

[ways]
road = [
    "edge:5 A6 B5 C5",
    "E3 F3 G4 edge:2",
]
trail = "E6"

[[building]]
hexes = "D4 D5 E5"

[objectives]
1 = "A1"
2 = "E5"
3 = "D2"
4 = "G1"
5 = "G6"

[[shape]]
kind = "woods"
hexes = "C6"
about = "C6"
points = [[-9, -9], [9, -9], [0, 9]]
"""


def read(tmp_path: Path, text: str) -> Map:
    path = tmp_path / "trial.toml"
    path.write_text(text, encoding="utf-8")
    return load_map(path)


def error_of(tmp_path: Path, old: str, new: str) -> MapError:
    assert GOOD.count(old) == 1
    with pytest.raises(MapError) as caught:
        read(tmp_path, GOOD.replace(old, new))
    assert caught.value.file.endswith("trial.toml")
    return caught.value


def names(m: Map, hexes: list[int]) -> str:
    return " ".join(m.hex_name(h) for h in hexes)


def test_terrain_reaches_the_map(tmp_path: Path) -> None:
    m = read(tmp_path, GOOD)
    assert (m.name, m.title, m.cols, m.rows) == ("trial", "Trial", 7, 6)
    assert names(m, [h for h in range(m.size) if m.terrain[h] == kinds.WOODS]) == "A1 A2 A3 B1 C6"
    assert m.terrain[m.hex_index("F1")] == kinds.WATER_BARRIER
    assert [m.level[m.hex_index(name)] for name in ("B2", "B3", "B4", "B5")] == [0, 1, 1, 2]


@pytest.mark.rule("T78.1b", "T80.2a")
def test_the_higher_terrain_counts_and_the_lower_is_kept(tmp_path: Path) -> None:
    m = read(tmp_path, GOOD)
    bridge = m.hex_index("F3")
    assert (m.terrain[bridge], m.under[bridge]) == (kinds.MINOR_BRIDGE, kinds.STREAM)
    assert (m.terrain[bridge + 1], m.under[bridge + 1]) == (kinds.STREAM, kinds.OPEN)


def test_a_bridge_counts_above_the_water_barrier_it_spans() -> None:
    data: dict[str, object] = {
        "map": {"columns": 3, "rows": 3},
        "terrain": {"water-barrier": "B1-B3", "major-bridge": "B2"},
        "ways": {"road": "A2 B2 C2"},
    }
    m = parse_map(data, "small", "case.toml")
    assert (m.terrain[m.hex_index("B2")], m.under[m.hex_index("B2")]) == (kinds.MAJOR_BRIDGE, kinds.WATER_BARRIER)


def test_hexsides_are_the_same_from_both_hexes(tmp_path: Path) -> None:
    m = read(tmp_path, GOOD)
    walls = [n for n in range(len(m.sides)) if m.sides[n] == kinds.WALL]
    found = {(m.hex_name(n // 6), n % 6 + 1) for n in walls}
    assert found == {("C2", 4), ("C3", 1), ("D4", 1), ("D3", 4), ("D4", 4), ("D5", 1)}


def test_ways_cross_both_hexes_and_leave_the_map(tmp_path: Path) -> None:
    m = read(tmp_path, GOOD)
    assert m.road[m.hex_index("A6")] == WAY_PRESENT | 1 << 4 | 1 << 1
    assert m.road[m.hex_index("B5")] == WAY_PRESENT | 1 << 4 | 1 << 1
    assert m.road[m.hex_index("C5")] == WAY_PRESENT | 1 << 4
    assert m.road[m.hex_index("G4")] == WAY_PRESENT | 1 << 5 | 1 << 1
    assert m.trail[m.hex_index("E6")] == WAY_PRESENT


@pytest.mark.rule("T82d", "7.3.1.1a")
def test_an_objective_in_a_building_is_the_whole_building(tmp_path: Path) -> None:
    m = read(tmp_path, GOOD)
    assert names(m, [h for h in range(m.size) if m.objective[h] == 2]) == "D4 D5 E5"
    assert names(m, [h for h in range(m.size) if m.objective[h] == 3]) == "D2"
    numbers = [m.building[m.hex_index(name)] for name in ("D4", "D5", "E5")]
    assert numbers[0] == numbers[1] == numbers[2] != m.building[m.hex_index("D2")] != NOT_A_BUILDING


def test_a_shape_drawn_by_hand_replaces_ours(tmp_path: Path) -> None:
    m = read(tmp_path, GOOD)
    shapes = [f for f in m.features if f.kind == "woods" and f.hexes == [m.hex_index("C6")]]
    assert [f.points for f in shapes] == [[(72 - 9, 120 - 9), (72 + 9, 120 - 9), (72, 120 + 9)]]


def test_small_maps_of_case_files_need_no_objectives() -> None:
    data: dict[str, object] = {"map": {"columns": 4, "rows": 3}, "terrain": {"woods": "B2"}}
    m = parse_map(data, "small", "case.toml")
    assert (m.size, m.terrain[m.hex_index("B2")]) == (12, kinds.WOODS)


def test_errors_of_case_files_name_their_own_tables() -> None:
    text = '[board.map]\ncolumns = 4\nrows = 3\n\n[board.terrain]\nwoods = "B9"\n'
    data: dict[str, object] = {"map": {"columns": 4, "rows": 3}, "terrain": {"woods": "B9"}}
    with pytest.raises(MapError) as caught:
        parse_map(data, "small", "case.toml", text, "board.")
    assert str(caught.value) == "case.toml:6: board.terrain.woods: B9 is not a hex of this map (A1 to D3)"


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ('title = "Trial"', 'titel = "Trial"', 2, "map.titel", "unknown key"),
        ('title = "Trial"\n', "", 1, "map.title", "missing"),
        ("columns = 7", "columns = 0", 3, "map.columns", "1 to 26"),
        ("columns = 7", 'columns = "7"', 3, "map.columns", "whole number"),
        ("rows = 6", 'rows = 6\nground = "moon"', 5, "map.ground", "unknown ground"),
        ("[terrain]", "[terain]", 6, "terain", "unknown table"),
        ('building = "D2"', 'bilding = "D2"', 11, "terrain.bilding", "unknown terrain"),
        ('building = "D2"', "building = 4", 11, "terrain.building", "string of hexes"),
        ('    "C6",', '    "C7",', 9, "terrain.woods", "C7 is not a hex"),
        ('    "C6",', '    "c6",', 9, "terrain.woods", "c6 is not a hex"),
        ('    "C6",', '    "A2",', 9, "terrain.woods", "A2 is named twice"),
        ("A1-A3", "A3-B4", 8, "terrain.woods", "one column"),
        ('woods = [\n    "A1-A3 B1"', 'woods = [\n    "A1-A3 B1 F3"', 14, "terrain.minor-bridge", "three terrains"),
        ('2 = "B5"', '2 = "B4"', 18, "levels.2", "already on level 1"),
        ('2 = "B5"', '5 = "B5"', 18, "levels.5", "1 to 4"),
        ("C2/C3", "C2/C4", 21, "sides.wall", "C2 and C4 are not adjacent"),
        ("C2/C3", "C2", 21, "sides.wall", "written C5/C6"),
        ("D4/14", "D4/17", 21, "sides.wall", "1 to 6"),
        ("D4/14", "A1/1", 21, "sides.wall", "edge of the map"),
        ('cliff = "B5/B6"', 'cliff = "C2/C3"', 22, "sides.cliff", "already has a wall"),
        ('cliff = "B5/B6"', 'cliff = "C1/C2"', 22, "sides.cliff", "different levels"),
        ('cliff = "B5/B6"', 'klippe = "B5/B6"', 22, "sides.klippe", "unknown hexside"),
        ("A6 B5 C5", "A6 B5 D5", 26, "ways.road", "B5 and D5 are not adjacent"),
        ("edge:5 A6", "edge:2 A6", 26, "ways.road", "does not leave the map"),
        ("edge:5 A6", "edge:9 A6", 26, "ways.road", "1 to 6"),
        ("edge:5 A6 B5", "A6 edge:5 B5", 26, "ways.road", "ends of a path"),
        ('trail = "E6"', 'path = "E6"', 29, "ways.path", "unknown way"),
        ('trail = "E6"', 'trail = ""', 29, "ways.trail", "at least one hex"),
        ("E3 F3 G4", "E3 F2 G3", 14, "terrain.minor-bridge", "no road or railway"),
        ('stream = "F3 F4"', 'stream = "F4"', 14, "terrain.minor-bridge", "crosses nothing"),
        ("D4 D5 E5", "D4 D5 F5", 32, "building[0].hexes", "F5 is not connected"),
        ("D4 D5 E5", "D4", 32, "building[0].hexes", "two hexes"),
        ('3 = "D2"', '3 = "D5"', 37, "objectives.3", "already part of Objective 2"),
        ('3 = "D2"\n', "", 34, "objectives.3", "Objective 3 is missing"),
        ('3 = "D2"', '6 = "D2"', 37, "objectives.6", "1 to 5"),
        ('3 = "D2"', '3 = "D2 D1"', 37, "objectives.3", "one hex"),
        ('kind = "woods"', 'kind = "wood"', 42, "shape[0].kind", "name of a terrain"),
        ('kind = "woods"', 'kind = "field"', 43, "shape[0].hexes", "C6 is not painted as field"),
        ("[0, 9]", "[0, 13]", 45, "shape[0].points", "outside"),
        ("[0, 9]", "[0, 9.5]", 45, "shape[0].points", "whole numbers"),
        (", [0, 9]", "", 45, "shape[0].points", "three points"),
    ],
)
def test_errors_name_line_field_and_reason(
    tmp_path: Path, old: str, new: str, line: int, field: str, reason: str
) -> None:
    error = error_of(tmp_path, old, new)
    assert (error.line, error.field) == (line, field)
    assert reason in error.reason


CREST = [[-8, -4], [8, -4], [8, 4], [-8, 4]]


@pytest.mark.parametrize(
    ("crest", "field", "reason"),
    [
        ({"hex": "B3 B4", "level": 1, "points": CREST}, "crest[0].hex", "one hex"),
        ({"hex": "B3", "level": 2, "points": CREST}, "crest[0].level", "B3 is on level 1"),
        ({"hex": "B3", "level": "1", "points": CREST}, "crest[0].level", "no crest line"),
        ({"hex": "C3", "level": 0, "points": CREST}, "crest[0].level", "lowest neighbour on 0"),
        ({"hex": "B3", "level": 1, "points": [[0, 13], *CREST]}, "crest[0].points", "outside"),
        ({"hex": "B3", "level": 1, "points": [[4, 4], [8, 4], [8, 8]]}, "crest[0].points", "centre dot"),
        ({"hex": "B3", "level": 1, "line": CREST}, "crest[0].line", "unknown key"),
    ],
)
def test_a_crest_line_must_fit_its_hex(crest: dict[str, object], field: str, reason: str) -> None:
    data = tomllib.loads(GOOD)
    with pytest.raises(MapError) as caught:
        parse_map({**data, "crest": [crest]}, "small", "m.toml")
    assert caught.value.field == field
    assert reason in caught.value.reason


def test_a_crest_line_is_given_once() -> None:
    crest = {"hex": "B3", "level": 1, "points": CREST}
    with pytest.raises(MapError, match="already"):
        parse_map({**tomllib.loads(GOOD), "crest": [crest, crest]}, "small", "m.toml")


def test_broken_toml_is_a_map_error_with_its_line(tmp_path: Path) -> None:
    error = error_of(tmp_path, "rows = 6", "rows = = 6")
    assert (error.line, error.field) == (4, "file")
    assert "TOML" in str(error)


def test_a_missing_file_is_a_map_error(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="cannot be read"):
        load_map(tmp_path / "nowhere.toml")


def test_the_example_of_the_guide_is_a_map() -> None:
    guide = Path(__file__).parents[2] / "docs" / "maps.md"
    example = guide.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    m = parse_map(tomllib.loads(example), "example", "maps.md", example)
    assert (m.title, m.terrain[m.hex_index("H5")]) == ("The Mill at the Ford", kinds.MINOR_BRIDGE)
