"""The six maps: what lies where, and maps side by side."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.barbarossa.data.ground_file import (
    columns_on,
    ground_names,
    hex_on,
    hexes_on,
    load_ground,
    parse_ground,
)
from sandtable.games.barbarossa.data.joined import join
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import RAIL, ROAD, Ground
from sandtable.kernel.errors import BadFile
from sandtable.terrain.hexlist import BadHex
from sandtable.terrain.lattice import DIRECTIONS

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

HEXES = {
    "birch-crossroads": {names.VILLAGE: 2, names.LIGHT_WOODS: 8, names.BRUSH: 6, names.PLOWED_FIELD: 4},
    "long-village": {names.VILLAGE: 5, names.TOWN: 1, names.LIGHT_WOODS: 7, names.BRUSH: 5, names.PLOWED_FIELD: 9},
    "two-bridges": {
        names.VILLAGE: 2, names.LIGHT_WOODS: 6, names.BRUSH: 4, names.PLOWED_FIELD: 3, names.SWAMP: 4, names.RIVER: 9,
        names.FORD: 1,
    },
    "kite-hill": {
        names.VILLAGE: 1, names.LIGHT_WOODS: 5, names.BRUSH: 4, names.PLOWED_FIELD: 2, names.ROCKS: 3, names.RAVINE: 3,
    },
    "the-halt": {
        names.VILLAGE: 2, names.TOWN: 2, names.RAILWAY_STATION: 1, names.LIGHT_WOODS: 4, names.FOREST: 7,
        names.BRUSH: 3, names.PLOWED_FIELD: 4,
    },
    "lake-and-marsh": {
        names.VILLAGE: 2, names.LIGHT_WOODS: 5, names.FOREST: 10, names.FOREST_GLADE: 1, names.BRUSH: 4,
        names.PLOWED_FIELD: 3, names.SWAMP: 5, names.LAKE: 6,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", HEXES)
def test_terrain(name: str) -> None:
    ground = load_ground(name)
    assert (ground.cols, ground.rows) == (13, 10)
    counted = {code: ground.terrain.count(code) for code in range(1, names.TERRAINS) if code in ground.terrain}
    assert counted == HEXES[name]


def test_these_are_all_the_maps() -> None:
    assert ground_names() == sorted(HEXES)


@pytest.mark.parametrize("name", HEXES)
def test_the_rim_is_for_aircraft(name: str) -> None:
    """Nothing is painted there, and no way leads there."""
    ground = load_ground(name)
    rim = [h for h in range(ground.size) if ground.hex_name(h)[0] in "AM" or ground.hex_name(h)[1:] in ("1", "10")]
    assert [h for h in range(ground.size) if ground.rim[h]] == rim
    for h in rim:
        assert (ground.terrain[h], ground.road[h], ground.rail[h], ground.level[h]) == (names.PLAIN, 0, 0, 0)


@pytest.mark.parametrize("name", HEXES)
def test_a_way_that_leaves_a_hex_enters_the_next(name: str) -> None:
    ground = load_ground(name)
    for masks in [ground.road, ground.rail]:
        for h in range(ground.size):
            for d in range(DIRECTIONS):
                if masks[h] >> d & 1:
                    assert masks[ground.beside(h, d)] >> (d + 3) % DIRECTIONS & 1


def ways(ground: Ground, masks: list[int], name: str) -> set[str]:
    h = ground.hex_index(name)
    return {ground.hex_name(ground.beside(h, d)) for d in range(DIRECTIONS) if masks[h] >> d & 1}


def test_roads_and_rails() -> None:
    crossroads, halt, bridges = load_ground("birch-crossroads"), load_ground("the-halt"), load_ground("two-bridges")
    assert ways(crossroads, crossroads.road, "G5") == {"F5", "H5", "G4", "G6"}
    assert ways(crossroads, crossroads.road, "B5") == {"C6"}
    assert ways(halt, halt.rail, "G6") == {"F6", "H6"} and ways(halt, halt.road, "G6") == set()
    assert ways(halt, halt.road, "G5") == {"F4", "H5", "G4"}
    assert ways(bridges, bridges.road, "H4") == {"G4", "I4"} and ways(bridges, bridges.rail, "G7") == {"F7", "H6"}


def test_heights() -> None:
    hill = load_ground("kite-hill")
    assert [hill.level.count(height) for height in (1, 2, 3)] == [10, 5, 2]
    assert [hill.level[hill.hex_index(name)] for name in ("G4", "F5", "E4", "D4")] == [3, 2, 1, 0]
    assert load_ground("birch-crossroads").level.count(1) == 3


def test_bridges_lie_on_the_river() -> None:
    ground = load_ground("two-bridges")
    works = {ground.hex_name(h): ground.work[h] for h in range(ground.size) if ground.work[h] != names.NO_WORK}
    assert works == {"H4": names.BRIDGE, "G7": names.RAILWAY_BRIDGE}
    course = sorted((place, ground.hex_name(h)) for h, place in enumerate(ground.stream) if place >= 0)
    assert [name for _, name in course] == ["G2", "G3", "H3", "H4", "H5", "G6", "G7", "H7", "H8", "H9"]
    assert [place for place, _ in course] == list(range(10))
    assert ground.terrain[ground.hex_index("G3")] == names.FORD


def test_exits() -> None:
    hill, marsh = load_ground("kite-hill"), load_ground("lake-and-marsh")
    assert [ways(hill, hill.exits, name) for name in ("D6", "D7", "E8")] == [
        {"D5", "D7"}, {"D6", "E8"}, {"D7", "F8"},
    ]  # fmt: skip
    assert ways(marsh, marsh.exits, "D5") == ways(marsh, marsh.road, "D5") == {"D4", "D6"}
    assert sum(mask != 0 for mask in hill.exits) == 3


# side by side


def test_joined_maps_share_a_column() -> None:
    ground = load_ground("two-bridges+the-halt")
    assert (ground.cols, ground.rows) == (25, 10)
    assert [ground.hex_name(hex_on(ground, word)) for word in ("K6", "two-bridges:K6", "the-halt:D3")] == [
        "K6", "K6", "P3",
    ]  # fmt: skip
    assert hex_on(ground, "two-bridges:M5") == hex_on(ground, "the-halt:A5") == hex_on(ground, "M5")
    assert not ground.rim[hex_on(ground, "M5")]
    assert all(ground.rim[hex_on(ground, word)] for word in ("M1", "M10", "A5", "the-halt:M5"))


def test_joined_maps_keep_what_is_on_them() -> None:
    ground, right = load_ground("two-bridges+the-halt"), load_ground("the-halt")
    for h in range(right.size):
        there = hex_on(ground, f"the-halt:{right.hex_name(h)}")
        if right.hex_name(h)[0] != "A":
            assert ground.terrain[there] == right.terrain[h]
            assert right.road[h] & ~ground.road[there] == 0 == right.rail[h] & ~ground.rail[there]
            beside = [ground.beside(there, d) for d in range(DIRECTIONS)]
            shift = there - h
            assert [b - shift for b, a in zip(beside, range(6), strict=True) if right.beside(h, a) >= 0] == [
                right.beside(h, d) for d in range(DIRECTIONS) if right.beside(h, d) >= 0
            ]
    assert ground.work[ground.hex_index("H4")] == names.BRIDGE
    assert max(ground.stream) == 9


def edged(name: str, **tables: Any) -> Ground:
    """A map of five columns and six rows, which joins on all sides."""
    return parse_ground(painted(map={"title": name, "columns": 5, "rows": 6}, **tables), name)


def test_ways_that_touch_the_same_hex_of_the_seam_are_joined() -> None:
    ground = load_ground("two-bridges+the-halt")  # rails end in L6 and N5, which both touch M6; roads in L6 and N3
    assert ways(ground, ground.rail, "M6") == {"L6", "N5"}
    assert ways(ground, ground.rail, "L6") == {"K7", "M6"} and "M6" in ways(ground, ground.rail, "N5")
    both = load_ground("long-village+lake-and-marsh")  # L7 and N8
    assert ways(both, both.road, "M8") == {"L7", "N8"}


def test_roads_that_come_out_apart_are_led_along_the_seam() -> None:
    ground = load_ground("two-bridges+the-halt")  # L6 and N3
    assert [ways(ground, ground.road, name) for name in ("M6", "M5", "M4")] == [
        {"L6", "M5"}, {"M6", "M4"}, {"M5", "N3"},
    ]  # fmt: skip
    wet = edged("left", ways={"road": ["C2 D1"]}, terrain={"lake": "E3"})
    across = join(wet, edged("right", ways={"road": ["B4 C4"]}))
    assert not any(across.road[h] for h in columns_on(across, "E"))


def side_ends(ground: Ground, kind: int, edge: str) -> list[int]:
    """Ends of ways that touch the rim on one side."""
    columns = edge in ("east", "west")
    lines, length = (ground.cols, ground.rows) if columns else (ground.rows, ground.cols)
    line = 0 if edge in ("west", "north") else lines - 1
    rim = [line * ground.rows + n if columns else n * ground.rows + line for n in range(1, length - 1)]
    return sorted({end for end in ground.ends[kind] if any(ground.distance(end, h) <= 1 for h in rim)})


def reached(ground: Ground, masks: list[int], start: int) -> set[int]:
    found, todo = {start}, [start]
    while todo:
        h = todo.pop()
        for d in range(DIRECTIONS):
            next_ = ground.beside(h, d)
            if masks[h] >> d & 1 and next_ not in found:
                found.add(next_)
                todo.append(next_)
    return found


MAPS = ["birch-crossroads", "kite-hill", "lake-and-marsh", "long-village", "the-halt", "two-bridges"]


@pytest.mark.parametrize("first", MAPS)
@pytest.mark.parametrize("second", MAPS)
@pytest.mark.parametrize(("sign", "edge", "facing"), [("+", "east", "west"), (",", "south", "north")])
def test_a_way_to_an_edge_goes_on_where_the_next_map_has_one(
    first: str, second: str, sign: str, edge: str, facing: str
) -> None:
    """Of every two maps, joined either way: as many ways cross the seam as both have ends there."""
    one, two, both = load_ground(first), load_ground(second), load_ground(first + sign + second)
    shift = (one.cols - 1, 0) if sign == "+" else (0, one.rows - 1)

    def there(h: int, at: tuple[int, int]) -> int:
        return (h // one.rows + at[0]) * both.rows + h % one.rows + at[1]

    for kind, masks in ((ROAD, both.road), (RAIL, both.rail)):
        ours = [there(h, (0, 0)) for h in side_ends(one, kind, edge)]
        theirs = [there(h, shift) for h in side_ends(two, kind, facing)]
        joined = [a for a in ours if reached(both, masks, a) & set(theirs)]
        assert len(joined) >= min(len(ours), len(theirs))
        for h in range(both.size):  # no way leads from a hex to one that knows nothing of it
            for d in range(DIRECTIONS):
                if masks[h] >> d & 1:
                    assert masks[both.beside(h, d)] >> (d + 3) % DIRECTIONS & 1


def test_ways_may_be_drawn_onto_the_rim_and_meet_there() -> None:
    left = edged("left", ways={"road": ["B3 C3 D3 E3"], "rail": ["B4 C5 D4"]})
    right = edged("right", ways={"road": ["A3 B2 C2"], "rail": ["A5 B4"]})
    ground = join(left, right)
    assert ways(ground, ground.road, "E3") == {"D3", "F2"} and ways(ground, ground.rail, "E5") == {"D4", "F4"}
    alone = join(left, edged("bare"))
    assert ways(alone, alone.road, "E3") == {"D3"} and ways(alone, alone.rail, "E5") == set()


@pytest.mark.parametrize(
    ("east", "order"), [(True, ["C3", "D3", "E3", "F2", "G2"]), (False, ["G2", "F2", "E3", "D3", "C3"])]
)
def test_a_river_goes_on_across_the_seam(east: bool, order: list[str]) -> None:
    left, right = ("C3 D3", "B2 C2") if east else ("D3 C3", "C2 B2")
    ground = join(edged("left", river={"course": left}), edged("right", river={"course": right}))
    course = sorted((place, ground.hex_name(h)) for h, place in enumerate(ground.stream) if place >= 0)
    assert [name for _, name in course] == order and [place for place, _ in course] == list(range(5))
    assert ground.terrain[ground.hex_index("E3")] == names.RIVER
    apart = join(edged("left", river={"course": "C3 D3"}), edged("right", river={"course": "C2 B2"}))
    assert apart.terrain[apart.hex_index("E3")] == names.PLAIN and sorted(apart.stream)[-4:] == [0, 1, 2, 3]


def test_a_hill_goes_on_across_the_seam() -> None:
    left, right = edged("left", levels={"2": "D3"}), edged("right", levels={"1": "B2"})
    ground = join(left, right)
    assert [ground.level[ground.hex_index(name)] for name in ("D3", "E3", "E4", "F2")] == [2, 1, 0, 1]
    assert max(join(left, edged("flat")).level[h] for h in columns_on(ground, "E")) == 0


def test_maps_one_below_the_other() -> None:
    ground = load_ground("birch-crossroads,the-halt")  # roads end in G9 and in G2 of the lower map
    assert (ground.cols, ground.rows) == (13, 19)
    assert ground.hex_name(hex_on(ground, "the-halt:G5")) == "G14" and not ground.rim[hex_on(ground, "G10")]
    assert ground.terrain[ground.hex_index("G14")] == names.TOWN
    assert ways(ground, ground.road, "G10") == {"G9", "G11"}
    assert [ground.hex_name(h) for h in columns_on(ground, "the-halt:C")] == [f"C{row}" for row in range(10, 19)]
    four = load_ground("birch-crossroads+kite-hill,long-village+the-halt")
    assert (four.cols, four.rows) == (25, 19) and four.hex_name(hex_on(four, "the-halt:C3")) == "O12"
    with pytest.raises(BadFile, match="do not fit"):
        load_ground("birch-crossroads+kite-hill,long-village")


def test_maps_that_do_not_fit_are_not_joined() -> None:
    small = parse_ground({"map": {"title": "x", "columns": 4, "rows": 10}, "provenance": {"facts": "", "ours": ""}})
    with pytest.raises(BadFile, match="do not fit"):
        join(small, load_ground("the-halt"))


def test_words_for_hexes() -> None:
    ground = load_ground("two-bridges+the-halt")
    assert [ground.hex_name(h) for h in hexes_on(ground, ["B2-B4", "the-halt:B5-B6"])] == ["B2", "B3", "B4", "N5", "N6"]
    assert [ground.hex_name(h) for h in columns_on(ground, "the-halt:B")] == [f"N{row}" for row in range(2, 10)]
    assert len(columns_on(ground, "B-D")) == 24
    for bad in ["Z4", "B4-C4", "B4 B3-B5", "kite-hill:B4"]:
        with pytest.raises(BadHex):
            hexes_on(ground, bad)
    for bad in ["D-B", "BB", "B-Z", "kite-hill:B-C", "-"]:
        with pytest.raises(BadHex):
            columns_on(ground, bad)


# mistakes


def painted(**tables: Any) -> dict[str, Any]:
    return {"map": {"title": "x"}, "provenance": {"facts": "", "ours": ""}, **tables}


@pytest.mark.parametrize(
    ("tables", "field", "reason"),
    [
        ({"terrain": {"wood": "C3"}}, "terrain.wood", "no terrain"),
        ({"terrain": {"village": "C3", "town": "C3"}}, "terrain.town", "already village"),
        ({"terrain": {"village": "C11"}}, "terrain.village", "not a hex"),
        ({"levels": {"4": "C3"}}, "levels.4", "1 to 3"),
        ({"levels": {"1": "C3", "2": "C3"}}, "levels.2", "already"),
        ({"ways": {"road": ["C3 C4 C6"]}}, "ways.road[0]", "not adjacent"),
        ({"ways": {"rail": ["B3 A3 A4 B4"]}}, "ways.rail[0]", "may only end there"),
        ({"river": {"course": "C3 C5"}}, "river.course", "not adjacent"),
        ({"terrain": {"town": "C3"}, "river": {"course": "C3 C4"}}, "river.course", "is town"),
        ({"works": {"bridge": "C3"}}, "works.bridge", "no river"),
        ({"river": {"course": "C3"}, "works": {"railway-bridge": "C3"}}, "works.railway-bridge", "rail across"),
        ({"works": {"pontoon": "C3"}}, "works.pontoon", "no bridge"),
        ({"exits": {"C3": "C4"}}, "exits.C3", "neither glade"),
        ({"terrain": {"ravine": "C3"}}, "exits", "two exits"),
        ({"terrain": {"ravine": "C3"}, "exits": {"C3": "C4 C5"}}, "exits.C3", "not next"),
        ({"terrain": {"ravine": "C3 C4"}, "exits": {"C3": "C2 C4", "C4": "C5 D4"}}, "exits", "no exit to C3"),
        ({"forts": {"pillbox": "C3"}}, "", "unknown field"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(tables: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse_ground(painted(**tables))
    assert caught.value.field == field and reason in caught.value.reason


def test_a_map_that_is_not_there() -> None:
    with pytest.raises(BadFile, match="near: kite-hill"):
        load_ground("kite-hil")
