"""The maps of Great War Commander: they load, each shows what it is meant to, and one can fight on all of them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfile import load_map, parse_map
from sandtable.commander.map.drawn.svg import draw_map
from sandtable.commander.map.kinds import BRIDGE, NO_SIDE, OPEN, SIDE_NAMES, TERRAIN_NAMES, WATER_BARRIER, WAY_PRESENT
from sandtable.commander.map.map import NOT_A_BUILDING, Map
from sandtable.games.great_war_commander.files import DATA, FILES
from sandtable.terrain import lattice
from sandtable.terrain.drawn.canvas import spots, trace
from sandtable.terrain.segments import inside, ring_edges

PATHS = sorted((DATA / "maps").glob("*.toml"))
READER = FILES.maps
MAPS = {path.stem: READER.bare(path) for path in PATHS}
each_map = pytest.mark.parametrize("m", MAPS.values(), ids=MAPS)
OBSERVERS = ["A6", "O6", "H1", "H11"]


def count(m: Map, *kinds: str) -> int:
    return sum(m.terrain.count(TERRAIN_NAMES.index(kind)) for kind in kinds)


def hexsides(m: Map, kind: str) -> int:
    return m.sides.count(SIDE_NAMES.index(kind)) // 2


def hexes_of(m: Map, objective: int) -> list[int]:
    return [h for h in range(m.size) if m.objective[h] == objective]


def way_hexes(masks: list[int]) -> list[int]:
    return [h for h, mask in enumerate(masks) if mask & WAY_PRESENT]


def buildings_of(m: Map) -> list[list[int]]:
    """The hexes of each building."""
    numbers = sorted(set(m.building) - {NOT_A_BUILDING})
    return [[h for h in range(m.size) if m.building[h] == number] for number in numbers]


def may_pass(m: Map, h: int, d: int) -> bool:
    """Whether a Formation may go over a side: never into a Water Barrier, over a Bridge only along its way (T102)."""
    other = m.neighbours[h * 6 + d]
    if other == lattice.NONE or m.terrain[other] == WATER_BARRIER:
        return False
    bridge = BRIDGE in (m.terrain[h], m.terrain[other])
    return not bridge or (m.road[h] | m.railway[h] | m.trail[h]) >> d & 1 == 1


# --- all of them ---


def test_there_are_eight_maps_with_their_own_names() -> None:
    assert len(MAPS) == 8
    assert len({m.title for m in MAPS.values()}) == 8
    assert [m.name for m in MAPS.values()] == [path.stem for path in PATHS]


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_every_file_says_where_it_comes_from(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("# Original map; drawn for this project.\n")


@pytest.mark.rule("gwc:2.1a", "gwc:2.3")
@each_map
def test_fifteen_columns_of_eleven_rows_and_five_objectives(m: Map) -> None:
    assert (m.cols, m.rows) == (15, 11)
    assert m.hex_name(m.size - 1) == "O11"
    assert all(hexes_of(m, n) for n in range(1, 6)) and max(m.objective) == 5
    assert not any(m.objective[h] and m.terrain[h] == WATER_BARRIER for h in range(m.size))


@pytest.mark.rule("gwc:2.1b")
@each_map
def test_observers_stand_where_a_formation_could(m: Map) -> None:
    assert [m.hex_name(h) for h in m.observers] == OBSERVERS
    assert all(m.terrain[h] not in (WATER_BARRIER, BRIDGE) for h in m.observers)


@pytest.mark.rule("gwc:2.1b")
def test_no_observer_stands_in_water() -> None:
    data: dict[str, object] = {"map": {"observers": "A1 B2"}, "terrain": {"water-barrier": "B2"}}
    with pytest.raises(MapError, match="map.observers: B2 is no place for an observer: water-barrier"):
        parse_map(data, "m", "m.toml", chart=READER.chart)


@pytest.mark.rule("gwc:2.1b")
def test_every_second_column_lies_half_a_hex_lower() -> None:
    m = MAPS["stubble-fields"]
    beside = {m.hex_name(n) for n in m.neighbours[m.hex_index("B6") * 6 : m.hex_index("B6") * 6 + 6]}
    assert beside == {"B5", "C6", "C7", "B7", "A7", "A6"}


@each_map
def test_objectives_are_spread(m: Map) -> None:
    """One near each edge, one in the middle, and none next door to another."""
    places = [(h // m.rows, h % m.rows) for n in range(1, 6) for h in hexes_of(m, n)]
    assert any(row <= 2 for _, row in places) and any(row >= 7 for _, row in places)
    assert any(col <= 4 for col, _ in places) and any(col >= 10 for col, _ in places)
    assert any(4 <= col <= 10 and 2 <= row <= 8 for col, row in places)
    for a in range(m.size):
        for b in range(m.size):
            if m.objective[a] and m.objective[b] and m.objective[a] != m.objective[b]:
                assert m.distances[a * m.size + b] > 1


@pytest.mark.rule("gwc:T102a", "gwc:T123")
@each_map
def test_every_passable_hex_can_be_reached_from_every_other(m: Map) -> None:
    passable = [h for h in range(m.size) if m.terrain[h] != WATER_BARRIER]
    reached = [passable[0]]
    for h in reached:
        reached += [
            m.neighbours[h * 6 + d] for d in range(6) if may_pass(m, h, d) and m.neighbours[h * 6 + d] not in reached
        ]
    assert sorted(reached) == passable


@each_map
def test_ways_go_on_in_the_next_hex_or_leave_the_map(m: Map) -> None:
    for masks in (m.road, m.railway, m.trail):
        for h in range(m.size):
            assert masks[h] == 0 or masks[h] & 63
            for d in range(6):
                other = m.neighbours[h * 6 + d]
                if masks[h] >> d & 1 and other != lattice.NONE:
                    assert masks[other] >> ((d + 3) % 6) & 1


@each_map
def test_no_wall_hedge_or_fence_bars_a_way(m: Map) -> None:
    for h in range(m.size):
        for d in range(6):
            if (m.road[h] | m.railway[h] | m.trail[h]) >> d & 1:
                assert m.sides[h * 6 + d] == NO_SIDE


@pytest.mark.rule("gwc:T110a")
@each_map
def test_ground_rises_step_by_step(m: Map) -> None:
    for h in range(m.size):
        for other in m.neighbours[h * 6 : h * 6 + 6]:
            assert other == lattice.NONE or abs(m.level[h] - m.level[other]) <= 1


@pytest.mark.rule("gwc:T118.3")
@each_map
def test_a_printed_shellhole_covers_the_centre_dot_unless_a_road_does(m: Map) -> None:
    for f in m.features:
        if f.kind == "shellhole" and not m.road[f.hexes[0]]:
            assert inside(ring_edges(f.points), *lattice.centre(m.rows, f.hexes[0]))


@pytest.mark.once
@each_map
def test_the_drawing_is_well_formed(m: Map) -> None:
    drawing = draw_map(m)
    texts = {node.text for node in ElementTree.fromstring(drawing).iter() if node.tag.endswith("text")}
    assert {m.hex_name(h) for h in range(m.size)} <= texts
    assert {"1", "2", "3", "4", "5"} <= texts
    for f in m.features:
        if f.kind == "building":
            assert trace(spots(f.points), True) in drawing


@pytest.mark.rule("gwc:T99.1c", "gwc:T110a")
def test_together_the_maps_show_everything_on_the_chart() -> None:
    maps = list(MAPS.values())
    assert {TERRAIN_NAMES[t] for m in maps for t in m.terrain} == {*READER.chart.terrains, "open"}
    assert {SIDE_NAMES[s] for m in maps for s in m.sides} == {*READER.chart.sides, "none"}
    assert {level for m in maps for level in m.level} == {0, 1, 2, 3, 4}
    for ways in ([m.road for m in maps], [m.railway for m in maps], [m.trail for m in maps]):
        assert any(way_hexes(masks) for masks in ways)


# --- each of them ---


def test_the_stubble_fields() -> None:
    m = MAPS["stubble-fields"]
    assert count(m, "field") >= 40
    assert hexsides(m, "hedge") > 20 and way_hexes(m.road)
    farms = [hexes for hexes in buildings_of(m) if len(hexes) > 1]
    assert len(farms) == 1 and hexes_of(m, 1) == farms[0]
    assert set(m.level) == {0, 1} and len(hills_of(m, 1)) == 2
    assert not count(m, "shellhole", "rubble", "destroyed-woods")  # the war has just begun


def hills_of(m: Map, level: int) -> list[list[int]]:
    """Hexes of a level and above, in connected groups."""
    left = [h for h in range(m.size) if m.level[h] >= level]
    found = []
    while left:
        hill = [left.pop(0)]
        for h in hill:
            near = [n for n in m.neighbours[h * 6 : h * 6 + 6] if n in left]
            hill += near
            left = [n for n in left if n not in near]
        found.append(hill)
    return found


@pytest.mark.rule("gwc:T99.1.ex")
def test_alder_brook() -> None:
    m = MAPS["alder-brook"]
    assert count(m, "building") >= 15
    assert count(m, "stream") and count(m, "marsh") and count(m, "orchard") and hexsides(m, "wall")
    bridges = [h for h in range(m.size) if m.terrain[h] == BRIDGE]
    assert [TERRAIN_NAMES[m.under[h]] for h in bridges] == ["stream", "stream"]
    assert sorted((bool(m.road[h]), bool(m.trail[h])) for h in bridges) == [(False, True), (True, False)]


def test_the_charcoal_wood() -> None:
    m = MAPS["charcoal-wood"]
    assert count(m, "woods") >= 60 and count(m, "gully") >= 8 and count(m, "boulders")
    assert way_hexes(m.trail) and not way_hexes(m.road)


def test_the_chalk_ridge() -> None:
    m = MAPS["chalk-ridge"]
    assert {1, 2, 3, 4} <= set(m.level)
    assert count(m, "quarry") == 4 and count(m, "brush")
    over = [m.level[h] for h in way_hexes(m.road)]
    assert max(over) >= 2 and m.level[way_hexes(m.road)[0]] == m.level[way_hexes(m.road)[-1]] == 0


@pytest.mark.rule("gwc:T104b", "gwc:7.3.1.1")
def test_the_brickworks() -> None:
    m = MAPS["the-brickworks"]
    works = hexes_of(m, 1)
    assert len(works) == 3 and len({m.building[h] for h in works}) == 1
    assert count(m, "quarry") and hexsides(m, "wall") and way_hexes(m.railway)
    bridges = [h for h in range(m.size) if m.terrain[h] == BRIDGE]
    assert [m.under[h] for h in bridges] == [WATER_BARRIER, WATER_BARRIER]
    assert any(m.railway[h] for h in bridges) and any(m.road[h] for h in bridges)


def test_the_quiet_sector() -> None:
    m = MAPS["the-quiet-sector"]
    assert m.size // 3 - 5 <= count(m, "shellhole") <= m.size // 3 + 5
    assert count(m, "brush") and count(m, "open") > m.size // 3
    tracks = [h for h in way_hexes(m.trail) if h // m.rows == 0]
    assert len(tracks) == 2  # both leave by the western edge
    assert any(TERRAIN_NAMES[m.terrain[h]] == "shellhole" for h in way_hexes(m.trail))


def test_where_a_village_stood() -> None:
    m = MAPS["where-a-village-stood"]
    assert count(m, "shellhole", "destroyed-woods", "rubble") == m.size
    assert count(m, "rubble") >= 8 and count(m, "destroyed-woods") > 20 and hexsides(m, "destroyed-wall")
    assert way_hexes(m.trail) and not way_hexes(m.road)


@pytest.mark.rule("gwc:T104d")
def test_between_two_villages() -> None:
    m = MAPS["two-villages"]
    assert set(m.level) == {0, 1} and count(m, "field") > 20 and way_hexes(m.road)
    raised = [h for h in way_hexes(m.railway) if m.level[h] == 1]
    assert len(raised) > len(way_hexes(m.railway)) // 2
    west = [h for h in range(m.size) if m.building[h] != NOT_A_BUILDING and h // m.rows < 6]
    east = [h for h in range(m.size) if m.building[h] != NOT_A_BUILDING and h // m.rows > 8]
    assert len(west) >= 5 and len(east) >= 5 and len(west) + len(east) == count(m, "building")
    # yards and roads leave dots free for Tanks
    free = [m.hex_name(h) for h in west + east if not m.built_over[h]]
    assert {"E7", "J8"} <= set(free) and {"C7", "K6"}.isdisjoint(free)
    assert all(m.road[m.hex_index(name)] for name in set(free) - {"E7", "J8"})


# --- what may not be on them ---


@pytest.mark.parametrize(
    ("table", "key", "hexes"),
    [("terrain", "minor-bridge", "C3"), ("sides", "cliff", "C3/1"), ("terrain", "open", "C3")],
)
def test_what_the_chart_does_not_list_is_on_no_map(table: str, key: str, hexes: str) -> None:
    with pytest.raises(MapError) as caught:
        parse_map({table: {key: hexes}}, "m", "m.toml", chart=READER.chart)
    assert str(caught.value).startswith(f"m.toml: {table}.{key}: unknown")
    assert key not in caught.value.reason


@pytest.mark.rule("gwc:T99.1a", "gwc:T99.1.ex")
def test_the_order_of_the_chart_says_which_of_two_terrains_counts() -> None:
    terrain = {"woods": "A1 A2 A3", "building": "A1", "destroyed-woods": "A2", "shellhole": "A3 A4", "gully": "A4"}
    m = parse_map({"terrain": terrain}, "m", "m.toml", chart=READER.chart)
    assert [TERRAIN_NAMES[t] for t in m.terrain[:4]] == ["building", "woods", "woods", "gully"]
    assert [TERRAIN_NAMES[t] for t in m.under[:4]] == ["woods", "destroyed-woods", "shellhole", "shellhole"]
    assert m.terrain[4] == m.under[4] == OPEN


@pytest.mark.rule("gwc:T102a")
def test_a_bridge_carries_a_road_a_railway_or_a_trail_and_crosses_something() -> None:
    def bridge(**more: object) -> Map:
        data: dict[str, object] = {"map": {"columns": 3, "rows": 3}, "terrain": {"bridge": "B2", "stream": "B1-B3"}}
        return parse_map({**data, **more}, "m", "m.toml", chart=READER.chart)

    for way in ("road", "railway", "trail"):
        assert bridge(ways={way: "A2 B2 C3"}).terrain[4] == BRIDGE
    with pytest.raises(MapError, match="no road, railway or trail runs over the bridge"):
        bridge()
    with pytest.raises(MapError, match="crosses nothing"):
        bridge(terrain={"bridge": "B2"}, ways={"trail": "A2 B2 C3"})


def test_a_shellhole_drawn_by_hand_must_cover_its_dot() -> None:
    shape = {"kind": "shellhole", "hexes": "B2", "about": "B2", "points": [[2, 2], [9, 2], [9, 8]]}
    with pytest.raises(MapError, match="must cover the centre dot"):
        parse_map({"terrain": {"shellhole": "B2"}, "shape": [shape]}, "m", "m.toml", chart=READER.chart)


def test_a_map_that_is_no_games_may_show_everything() -> None:
    m = load_map(PATHS[0])
    assert m.terrain == READER.bare(PATHS[0]).terrain
