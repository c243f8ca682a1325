"""Gaps between areas of one kind, areas that run off the map, ways from hexes in no order, and lean woods."""

from __future__ import annotations

import pytest

from sandtable.commander.map import sight
from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfile import parse_map
from sandtable.commander.map.kinds import WAY_PRESENT
from sandtable.commander.map.map import Map
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.great_war_commander.files import FILES as WAR
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.tracer import HexTracer

PRINTED = load_tables().sight_hindrance


def board(head: dict[str, object] | None = None, **tables: object) -> Map:
    size = {"columns": 7, "rows": 7}
    return parse_map({"map": {**size, **(head or {})}, **tables}, "board", "board.toml")


def sees(m: Map, a: str, b: str) -> bool:
    return sight.explain(m, m.hex_index(a), m.hex_index(b), PRINTED).value != sight.BLOCKED


def fault(head: dict[str, object] | None = None, **tables: object) -> str:
    with pytest.raises(MapError) as caught:
        board(head, **tables)
    return f"{caught.value.field}: {caught.value.reason}"


# --- gaps ---


@pytest.mark.parametrize("kind", ["woods", "building", "field"])
def test_a_line_along_the_hexside_of_a_gap_is_free(kind: str) -> None:
    """B3 looks at D3 along the hexside of C3 and C4."""
    whole, apart = board(terrain={kind: "C3 C4"}), board(terrain={kind: "C3 C4"}, sides={"gap": "C3/C4"})
    value = lambda m: sight.explain(m, m.hex_index("B3"), m.hex_index("D3"), PRINTED).value  # noqa: E731
    assert value(apart) == 0 and (value(whole) != 0 or kind == "building")  # two buildings never touch anyway
    assert not sees(apart, "C2", "C5") or kind == "field"


def test_a_gap_within_a_building_of_two_hexes() -> None:
    house = [{"hexes": "C3 C4"}]
    assert not sees(board(building=house), "B3", "D3") and sees(
        board(building=house, sides={"gap": "C3/C4"}), "B3", "D3"
    )


def test_a_gap_where_whole_hexes_block() -> None:
    tables = WAR.tables()
    for sides, blocked in (({}, True), ({"gap": "C3/C4"}, False)):
        m = board(terrain={"woods": "C3 C4"}, sides=sides)
        tracer = HexTracer(m, chart_of(tables))
        assert (tracer.trace(tracer.printed, m.hex_index("B3"), m.hex_index("D3")) == -1) is blocked


def test_gaps_that_are_none() -> None:
    assert "nothing of one kind" in fault(terrain={"woods": "C3"}, sides={"gap": "C3/C4"})
    assert "already" in fault(terrain={"woods": "C3 C4"}, sides={"gap": "C3/C4 C4/C3"})
    assert "not adjacent" in fault(terrain={"woods": "C3 C5"}, sides={"gap": "C3/C5"})


# --- off the map ---


def test_woods_that_run_off_the_map_hide_what_looks_along_its_edge() -> None:
    """A1 looks at C1 along the upper side of B1, the edge of the map."""
    plain, off = board(terrain={"woods": "B1"}), board({"runs_off": "B1"}, terrain={"woods": "B1"})
    assert sees(plain, "A1", "C1") and not sees(off, "A1", "C1")
    one = board({"runs_off": "A7/5"}, terrain={"woods": "A7"})
    assert any(f.kind == "woods" and any(x < -12 for x, _ in f.points) for f in one.features)


def test_what_cannot_run_off_the_map() -> None:
    assert "edge of the map" in fault({"runs_off": "C3"}, terrain={"woods": "C3"})
    assert "nothing that could" in fault({"runs_off": "A1"})
    assert "compass numbers" in fault({"runs_off": "A1/3"}, terrain={"woods": "A1"})


# --- ways from hexes ---


def ways(m: Map, name: str) -> list[int]:
    return [d + 1 for d in range(6) if m.road[m.hex_index(name)] >> d & 1]


def test_a_road_from_hexes_in_no_order_is_the_road_of_its_path() -> None:
    path = board(ways={"road": ["edge:1 C1 C2 C3 C4 D4 E5 F5 G6 edge:3", "C4 B4 A5 edge:5"]})
    hexes = board(way_hexes={"road": "C4 G6 A5 C1 E5 B4 C2 F5 C3 D4"})
    assert path.road == hexes.road and ways(hexes, "C4") == [1, 3, 5] and path.road[path.hex_index("C1")] & WAY_PRESENT


def test_where_it_leaves_the_map_is_said_or_asked() -> None:
    assert ways(board(way_hexes={"road": "A4/6 B3 C4/0"}), "A4") == [2, 6]
    assert ways(board(way_hexes={"road": "A4/0 B3"}), "A4") == [2]
    assert ways(board(way_hexes={"road": "A4 B3"}), "A4") == [2, 5]  # straight on
    asked = fault(way_hexes={"road": "A4 A3"})
    assert asked.startswith("way_hexes.road: does it leave the map from A4 by side 5 or 6? Write A4/5")
    assert "does not leave the map" in fault(way_hexes={"road": "A4/2 B3"})


def test_a_knot_is_asked_about() -> None:
    asked = fault(way_hexes={"road": "C3 C4 D3"})
    assert "C3, C4 and D3 all touch: between which of them does it run?" in asked
    assert "next to no other" in fault(way_hexes={"road": "C3 F6"})
    assert "named twice" in fault(way_hexes={"road": "C3 C3"})
    assert "unknown way" in fault(way_hexes={"canal": "C3 C4"})


# --- lean woods ---


def extent(m: Map, name: str) -> int:
    """How far the outline of a lone wood reaches from its centre dot, in y."""
    feature = next(f for f in m.features if f.kind == "woods")
    middle = sum(y for _, y in feature.points) // len(feature.points)
    return max(abs(y - middle) for _, y in feature.points)


def test_woods_are_drawn_as_lean_as_the_file_says() -> None:
    usual, lean = board(terrain={"woods": "D4"}), board({"woods_outline": 0.8}, terrain={"woods": "D4"})
    assert extent(lean, "D4") < extent(usual, "D4")
    same = board({"woods_outline": 1}, terrain={"woods": "D4"})
    assert [f.points for f in same.features] == [f.points for f in usual.features]


def test_lean_woods_still_touch_each_other_and_open_lines_past_their_edge() -> None:
    lean, full = board({"woods_outline": 0.8}, terrain={"woods": "D4 D5 E5"}), board(terrain={"woods": "D4 D5 E5"})
    for m in (lean, full):
        sight.build(m, PRINTED)
    pairs = list(zip(lean.los, full.los, strict=True))
    assert [pair for pair in pairs if pair[0] != sight.BLOCKED == pair[1]]
    assert not [pair for pair in pairs if pair[0] == sight.BLOCKED != pair[1]]
    assert not sees(lean, "C5", "E5")  # along the hexside between D4 and D5


@pytest.mark.parametrize("number", [0.2, 1.5, "thin", True, float("nan")])
def test_an_outline_out_of_bounds(number: object) -> None:
    assert "must be a number from 0.6 to 1" in fault({"woods_outline": number}, terrain={"woods": "D4"})
