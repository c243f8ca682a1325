"""Map files: what they can say, and what is said about their mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.games.combat.data.ground_file import parse_ground, read_ground
from sandtable.games.combat.rules.names import DEPRESSION, HEDGE, LOGS, OPEN, STREAM, TREES, WALL
from sandtable.kernel.errors import BadFile

HEAD = '[map]\ntitle = "Test"\ncolumns = 6\nrows = 5\n'


def read(tmp_path: Path, text: str) -> BadFile:
    """The mistake in a file."""
    path = tmp_path / "test.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_ground(path)
    return caught.value


MISTAKES = [
    ("unknown terrain", '\n[terrain]\nwoods = "01.01"\n', 7, "terrain.woods", "no terrain named 'woods'"),
    ("marker", '\n[terrain]\nrubble = "01.01"\n', 7, "terrain.rubble", "no terrain named 'rubble'"),
    ("open", '\n[terrain]\nopen = "01.01"\n', 7, "terrain.open", "no terrain named 'open'"),
    ("no such hex", '\n[terrain]\nrocks = "01.01 07.01"\n', 7, "terrain.rocks", "07.01 is not a hex of this map"),
    ("twice", '\n[terrain]\nrocks = "01.01 01.01"\n', 7, "terrain.rocks", "01.01 is named twice"),
    ("range", '\n[terrain]\nrocks = "01.01-02.03"\n', 7, "terrain.rocks", "a range runs down one column"),
    ("upward range", '\n[terrain]\nrocks = "01.03-01.01"\n', 7, "terrain.rocks", "a range runs down one column"),
    ("two terrains", '\n[terrain]\nrocks = "01.01"\nmarsh = "01.01"\n', 8, "terrain.marsh", "01.01 is already rocks"),
    ("level", '\n[levels]\n6 = "01.01"\n', 7, "levels.6", "Levels run from 1 to 5"),
    ("two levels", '\n[levels]\n1 = "01.01"\n2 = "01.01"\n', 8, "levels.2", "already on Level 1"),
    ("course", '\n[courses]\nroad = ["01.01 01.02"]\n', 7, "courses.road", "no course named 'road'"),
    ("not adjacent", '\n[courses]\nstream = ["01.01 01.03"]\n', 7, "courses.stream", "01.03 are not adjacent"),
    ("way", '\n[ways]\npath = ["01.01 01.02"]\n', 7, "ways.path", "no way named 'path'"),
    ("way step", '\n[ways]\nroad = ["01.01 03.01"]\n', 7, "ways.road", "are not adjacent"),
    ("decor", '\n[decor]\nfountain = "01.01"\n', 7, "decor.fountain", "no decoration named 'fountain'"),
    ("building", '\n[[building]]\nhexes = "01.01"\nkind = "castle"\n', 8, "building[0].kind", "no kind of building"),
    (
        "two buildings", '\n[[building]]\nhexes = "01.01 01.02"\n\n[[building]]\nhexes = "01.02 01.03"\n',
        10, "building[1].hexes", "01.02 is already part of another building",
    ),
    ("shape kind", '\n[[shape]]\nkind = "rocks"\nhex = "01.01"\npoints = []\n', 7, "shape[0].kind", "no drawn terrain"),
    ("shape place", '\n[[shape]]\nkind = "trees"\nhex = "01.01"\npoints = []\n', 8, "shape[0].hex", "not painted as"),
    (
        "shape points", '\n[terrain]\ntrees = "01.01"\n\n[[shape]]\nkind = "trees"\nhex = "01.01"\n'
        "points = [[0, 0], [1, 1]]\n", 12, "shape[0].points", "three points or more",
    ),
    (
        "shape outside", '\n[terrain]\ntrees = "01.01"\n\n[[shape]]\nkind = "trees"\nhex = "01.01"\n'
        "points = [[0, 0], [3, 12], [3, 3]]\n", 12, "shape[0].points", "[3, 12] is not inside the hex",
    ),
    ("unknown table", "\n[weather]\nrain = 1\n", 6, "", "unknown field"),
    ("ground", 'ground = "moon"\n', 5, "map.ground", "no ground named 'moon'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "field", "reason"), [m[1:] for m in MISTAKES], ids=[m[0] for m in MISTAKES])
def test_a_mistake_names_file_line_field_and_reason(
    tmp_path: Path, text: str, line: int, field: str, reason: str
) -> None:
    error = read(tmp_path, text)
    assert reason in error.reason and error.source.endswith("test.toml")
    assert field in error.field
    if "unknown field" not in reason:
        assert error.line == line


def ground(**tables: Any) -> Any:
    return parse_ground({"map": {"title": "Test", "columns": 6, "rows": 5}, **tables})


def test_a_course_paints_its_hexes_and_knows_its_sides() -> None:
    g = ground(courses={"stream": ["edge:1 02.01 02.02 03.03"], "hedge": "05.02/14"}, terrain={"hedge": "05.02"})
    assert [g.terrain[g.hex_index(name)] for name in ("02.01", "02.02", "03.03")] == [STREAM] * 3
    assert g.course[g.hex_index("02.01")] == 0b001001 and g.course[g.hex_index("02.02")] == 0b000101
    assert g.terrain[g.hex_index("05.02")] == HEDGE and g.course[g.hex_index("05.02")] == 0b001001


def test_a_stream_flows_under_a_ford_or_bridge() -> None:
    g = ground(courses={"stream": "02.01 02.02 02.03 02.04"}, decor={"ford": "02.02", "bridge": "02.03"})
    assert [g.terrain[g.hex_index(f"02.0{row}")] for row in range(1, 5)] == [STREAM, OPEN, OPEN, STREAM]
    assert g.course[g.hex_index("02.02")] == 0b001001


def test_what_is_only_painted_runs_on_into_its_kind_but_a_hollow_is_no_line() -> None:
    g = ground(terrain={"wall": "02.02 02.03", "depression": "04.02 04.03"})
    assert g.course[g.hex_index("02.02")] == 0b001000
    assert g.terrain[g.hex_index("04.02")] == DEPRESSION and g.course[g.hex_index("04.02")] == 0
    assert g.terrain[g.hex_index("02.03")] == WALL


def test_shapes_of_the_file_replace_ours_in_their_hex() -> None:
    square = [[-3, -3], [3, -3], [3, 3], [-3, 3]]
    shapes = [{"kind": "trees", "hex": "02.02", "points": square}, {"kind": "trees", "hex": "02.02", "points": square}]
    g = ground(terrain={"trees": "02.02 03.03", "logs": "05.01"}, shape=shapes)
    by_hex = {h: [f for f in g.features if f.hexes == [h]] for h in range(g.size)}
    assert [len(f.points) for f in by_hex[g.hex_index("02.02")]] == [4, 4]
    assert len(by_hex[g.hex_index("03.03")]) >= 3 and len(by_hex[g.hex_index("05.01")]) >= 2
    assert {g.terrain[f.hexes[0]] for f in g.features} == {TREES, LOGS}


def test_buildings_of_several_hexes_share_a_number() -> None:
    g = ground(building=[{"hexes": "02.02 02.03", "kind": "barn"}], terrain={"building": "04.04"})
    assert g.building[g.hex_index("02.02")] == g.building[g.hex_index("02.03")] == g.hex_index("02.02")
    assert g.building[g.hex_index("04.04")] == g.hex_index("04.04")
    assert g.decor["barn"] == [g.hex_index("02.02"), g.hex_index("02.03")]
