"""The maps of the package: they load, they are whole, and one can fight on all of them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.commander.map import kinds
from sandtable.commander.map.drawn.svg import draw_map
from sandtable.commander.map.kinds import CLIFF, MAJOR_BRIDGE, OPEN, SIDE_NAMES, TERRAIN_NAMES, WATER_BARRIER
from sandtable.commander.map.map import Map
from sandtable.games.combat_commander.files import FILES
from sandtable.terrain import lattice
from sandtable.terrain.drawn.areas import PALETTES
from sandtable.terrain.drawn.canvas import number, spots, trace
from sandtable.terrain.drawn.meadow import LANDS
from sandtable.terrain.drawn.sheet import LIVE

pytestmark = pytest.mark.once  # files, and drawings made by plain Python in both builds

FOLDER = Path(sandtable.__path__[0]) / "games" / "combat_commander" / "data" / "maps"
MAP_FILES = sorted(FOLDER.glob("*.toml"))
MAPS = [FILES.maps.bare(path) for path in MAP_FILES]
each_map = pytest.mark.parametrize("m", MAPS, ids=[path.stem for path in MAP_FILES])


def objective_hexes(m: Map, number: int) -> list[int]:
    return [h for h in range(m.size) if m.objective[h] == number]


def way_sides(m: Map, h: int) -> int:
    return (m.road[h] | m.railway[h]) & 63


def may_advance(m: Map, h: int, d: int) -> bool:
    """Whether a unit that carries a Weapon may Advance over a side (O16.3, T80.1, T83, T98)."""
    other = m.neighbours[h * 6 + d]
    if other == lattice.NONE or m.terrain[other] == WATER_BARRIER or m.sides[h * 6 + d] == CLIFF:
        return False
    bridge = MAJOR_BRIDGE in (m.terrain[h], m.terrain[other])
    return not bridge or way_sides(m, h) >> d & 1 == 1


def test_there_are_twelve_maps_with_their_own_names() -> None:
    assert len(MAPS) == 12
    assert len({m.title for m in MAPS}) == 12
    assert [m.name for m in MAPS] == [path.stem for path in MAP_FILES]


@pytest.mark.parametrize("path", MAP_FILES, ids=[path.stem for path in MAP_FILES])
def test_every_file_says_where_it_comes_from(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("# Original map; drawn for this project.\n")


@pytest.mark.rule("2.1a", "2.3")
@each_map
def test_size_and_objectives(m: Map) -> None:
    assert (m.cols, m.rows) == (15, 10)
    for n in range(1, 6):
        hexes = objective_hexes(m, n)
        assert hexes
        assert all(m.terrain[h] != WATER_BARRIER for h in hexes)


@each_map
def test_objectives_are_spread(m: Map) -> None:
    """One near each long edge, one in the middle, and none next door to another."""
    places = [[(h // m.rows, h % m.rows) for h in objective_hexes(m, n)] for n in range(1, 6)]
    assert any(row <= 2 for hexes in places for _, row in hexes)
    assert any(row >= 7 for hexes in places for _, row in hexes)
    assert any(4 <= col <= 10 and 2 <= row <= 7 for hexes in places for col, row in hexes)
    assert any(col <= 4 for hexes in places for col, _ in hexes)
    assert any(col >= 10 for hexes in places for col, _ in hexes)
    for a in range(m.size):
        for b in range(m.size):
            if m.objective[a] and m.objective[b] and m.objective[a] != m.objective[b]:
                assert m.distances[a * m.size + b] > 1


@each_map
def test_every_passable_hex_can_be_reached_from_every_other(m: Map) -> None:
    passable = [h for h in range(m.size) if m.terrain[h] != WATER_BARRIER]
    reached = [passable[0]]
    for h in reached:
        for d in range(6):
            other = m.neighbours[h * 6 + d]
            if may_advance(m, h, d) and other not in reached:
                reached.append(other)
    assert sorted(reached) == passable


@each_map
def test_ways_go_on_in_the_next_hex_or_leave_the_map(m: Map) -> None:
    for masks in (m.road, m.railway, m.trail):
        for h in range(m.size):
            for d in range(6):
                other = m.neighbours[h * 6 + d]
                if masks[h] >> d & 1 and other != lattice.NONE:
                    assert masks[other] >> ((d + 3) % 6) & 1
            assert masks[h] == 0 or masks[h] & 63


@each_map
def test_ground_rises_step_by_step_but_for_cliffs(m: Map) -> None:
    for h in range(m.size):
        for d in range(6):
            other = m.neighbours[h * 6 + d]
            if other != lattice.NONE and abs(m.level[h] - m.level[other]) > 1:
                assert m.sides[h * 6 + d] == CLIFF


@each_map
def test_no_hexside_feature_bars_a_road_or_railway(m: Map) -> None:
    for h in range(m.size):
        for d in range(6):
            if way_sides(m, h) >> d & 1:
                assert m.sides[h * 6 + d] == kinds.NO_SIDE


@each_map
def test_streams_and_gullies_run_from_hex_to_hex(m: Map) -> None:
    """Each course leaves its hex where the next one begins, or leaves the map."""
    for kind in ("stream", "gully"):
        ends: dict[tuple[int, int], int] = {}
        lines = [f for f in m.features if f.kind == kind]
        for f in lines:
            x, y = lattice.centre(m.rows, f.hexes[0])
            for p in (f.points[0], f.points[-1]):
                on_side = abs(p[1] - y) == 12 or abs(p[0] - x) + abs(p[1] - y) == 24
                if on_side:
                    ends[p] = ends.get(p, 0) + 1
        for p, count in ends.items():
            touching = [h for h in range(m.size) if touches(m, h, p)]
            assert count == len(touching)


def touches(m: Map, h: int, p: tuple[int, int]) -> bool:
    x, y = lattice.centre(m.rows, h)
    return abs(p[1] - y) <= 12 and abs(p[0] - x) + abs(p[1] - y) <= 24


def test_together_the_maps_show_everything_a_map_can_show() -> None:
    chart = FILES.maps.chart
    assert {TERRAIN_NAMES[t] for m in MAPS for t in m.terrain} == {*chart.terrains, "open"}
    assert {SIDE_NAMES[s] for m in MAPS for s in m.sides} == {*chart.sides, "none"}
    assert {level for m in MAPS for level in m.level} == {0, 1, 2, 3, 4}
    for ways in ([m.road for m in MAPS], [m.railway for m in MAPS], [m.trail for m in MAPS]):
        assert any(mask for masks in ways for mask in masks)
    assert any(m.under[h] != OPEN for m in MAPS for h in range(m.size))
    assert any(len(objective_hexes(m, n)) > 1 for m in MAPS for n in range(1, 6))


@each_map
def test_the_drawing_is_well_formed_and_shows_the_shapes_that_block(m: Map) -> None:
    drawing = draw_map(m)
    root = ElementTree.fromstring(drawing)
    assert root.tag.endswith("svg")
    texts = [node.text for node in root.iter() if node.tag.endswith("text")]
    assert {m.hex_name(h) for h in range(m.size)} <= set(texts)
    assert {"1", "2", "3", "4", "5"} <= set(texts)
    for f in m.features:
        if f.kind == "building":
            assert trace(spots(f.points), True) in drawing
    for f in m.features:
        near = [n for n in m.neighbours[f.hexes[0] * 6 : f.hexes[0] * 6 + 6] if n != lattice.NONE]
        if f.kind == "woods" and all(m.terrain[n] != kinds.WOODS for n in near):
            assert all(f"{number(x)} {number(y)}" in drawing for x, y in spots(f.points))


def test_every_land_has_its_growth() -> None:
    assert LANDS.keys() == PALETTES.keys()


@each_map
def test_the_drawing_is_always_the_same_and_a_board_can_leave_out_grid_and_names(m: Map) -> None:
    drawing = draw_map(m)
    assert drawing == draw_map(m)
    assert drawing.count(f'class="grid {LIVE}"') == 1
    names = drawing.index('class="hex-names"')
    assert drawing.index(f'<g class="{LIVE}">') < names
