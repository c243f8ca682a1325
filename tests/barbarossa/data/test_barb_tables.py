"""Terrain, numbers and charts: what the rulebook's tables say, and each number read from its one place."""

from __future__ import annotations

import re
import shutil
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.files.tomlfile import read_toml
from sandtable.games.barbarossa.data.packs import (
    DATA,
    load_tables,
    read_cards,
    read_charts,
    read_numbers,
    read_terrain,
)
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.tables import DIFFICULT, EASY, MEDIUM, Numbers, Tables, Terrain
from sandtable.kernel.errors import BadFile

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

RULES = {
    "test_what_blocks_sight": [
        "los.10", "plain.1a", "brush.1a", "swamp.1a", "lwood.1a", "forest.1a", "river.1a", "plow.1a", "ford.1b",
        "glade.1a", "lake.1a", "rocks.1a", "ravine.1d", "vill.1a", "town.1a", "stat.1a",
    ],
    "test_defense": [
        "plain.1b", "brush.1c", "lwood.1b", "forest.1b", "glade.1b", "vill.1c", "town.1c", "stat.1c",
    ],
    "test_who_may_lie_in_ambush": ["amb.8"],
    "test_entry_and_penalties": ["plow.2", "rocks.1c", "lwood.2", "lwood.3", "forest.2a", "ravine.1a", "stat.2"],
    "test_where_works_may_stand": ["trench.2", "pill.2", "dig.4"],
    "test_landing_and_airdrops": ["land.1", "land.2", "land.3", "drop.3"],
    "test_what_a_march_may_contain": ["march.2", "vill.2", "town.2"],
    "test_infantry_against_armour": [
        "cc.12", "plain.2", "brush.2", "plow.1c", "vill.3", "town.3", "stat.3", "forest.3a",
    ],
    "test_fires": ["burn.v1", "burn.t1"],
    "test_charts": ["march.3", "road.1", "radio.2"],
}  # fmt: skip

NUMBER = re.compile(r"(?<=[=\[,] )-?\d+(?=\s*(?:#|,|\]|\}|$))|(?<=\[)\d+", re.MULTILINE)
READERS = {
    "terrain.toml": lambda tables, folder: read_terrain(tables, read_toml(folder / "terrain.toml")),
    "numbers.toml": lambda tables, folder: read_numbers(tables, read_toml(folder / "numbers.toml")),
    "charts.toml": lambda tables, folder: read_charts(tables, read_toml(folder / "charts.toml")),
    "templates.toml": lambda tables, folder: read_cards(tables, (folder,)),
}
FILES = list(READERS)
ALL_FILES = [*FILES, "cards.toml"]
GROUND = set(range(names.TYPES)) - {names.AIRCRAFT}


def terrain(code: int) -> Terrain:
    return load_tables().terrain[code]


def where(wanted: str) -> set[int]:
    return {code for code in range(names.TERRAINS) if getattr(terrain(code), wanted)}


def test_every_terrain_is_there() -> None:
    assert [row.name for row in load_tables().terrain] == names.TERRAIN_NAMES


def test_what_blocks_sight() -> None:
    assert where("blocks") == {
        names.BRUSH, names.LIGHT_WOODS, names.FOREST, names.FOREST_GLADE, names.LIGHT_GLADE, names.VILLAGE, names.TOWN,
        names.RAILWAY_STATION,
    }  # fmt: skip


def test_defense() -> None:
    found = {code: (terrain(code).defense_infantry, terrain(code).defense_other) for code in range(names.TERRAINS)}
    assert {code: bonus for code, bonus in found.items() if bonus != (0, 0)} == {
        names.LIGHT_WOODS: (1, 1), names.FOREST: (2, 2), names.FOREST_GLADE: (2, 2), names.LIGHT_GLADE: (1, 1),
        names.VILLAGE: (2, 1), names.TOWN: (3, 2), names.RAILWAY_STATION: (2, 1),
    }  # fmt: skip


def test_who_may_lie_in_ambush() -> None:
    found = {code: {t for t in range(names.TYPES) if terrain(code).ambush[t]} for code in range(names.TERRAINS)}
    glade = GROUND - {names.ARTILLERY}
    assert {code: types for code, types in found.items() if types} == {
        names.BRUSH: {names.INFANTRY, names.ARTILLERY}, names.LIGHT_WOODS: GROUND, names.FOREST: {names.INFANTRY},
        names.FOREST_GLADE: glade, names.LIGHT_GLADE: glade, names.VILLAGE: GROUND, names.TOWN: GROUND,
        names.RAILWAY_STATION: GROUND,
    }  # fmt: skip


def test_entry_and_penalties() -> None:
    closed = {code: {t for t in GROUND if not terrain(code).enter[t]} for code in range(names.TERRAINS)}
    cars = {names.VEHICLES, names.ARMORED_VEHICLES}
    assert {code: types for code, types in closed.items() if types} == {
        names.SWAMP: GROUND, names.RIVER: GROUND, names.LAKE: GROUND, names.LIGHT_WOODS: cars, names.RAVINE: cars,
        names.FOREST: GROUND - {names.INFANTRY},
    }  # fmt: skip
    assert where("one_hex") == {names.SWAMP, names.FOREST, names.RIVER, names.LAKE}
    assert where("exits_only") == {names.FOREST_GLADE, names.LIGHT_GLADE, names.RAVINE}
    # infantry, artillery, vehicles, armored vehicles, light, medium, heavy tanks, aircraft
    penalties = {code: terrain(code).penalty for code in range(names.TERRAINS) if any(terrain(code).penalty)}
    assert penalties == {
        names.PLOWED_FIELD: [1, 0, 2, 1, 1, 2, 2, 0],
        names.ROCKS: [0, 0, 2, 1, 0, 0, 0, 0],
        names.LIGHT_WOODS: [0, 0, 0, 0, 1, 1, 1, 0],
        names.RAILWAY_STATION: [0, 0, 1, 1, 1, 1, 1, 0],
    }


def test_where_works_may_stand() -> None:
    everywhere = set(range(names.TERRAINS))
    wet = {names.SWAMP, names.RIVER, names.LAKE, names.FORD}
    assert everywhere - where("trench") == everywhere - where("dig_in") == wet | {names.ROCKS}
    assert everywhere - where("pillbox") == wet | {names.FOREST, names.FOREST_GLADE, names.LIGHT_GLADE, names.RAVINE}


def test_landing_and_airdrops() -> None:
    landings = {kind: {code for code in range(names.TERRAINS) if terrain(code).landing == kind} for kind in range(3)}
    assert landings[EASY] == {names.PLAIN, names.BRUSH, names.PLOWED_FIELD}
    assert landings[DIFFICULT] == {names.FOREST, names.FOREST_GLADE, names.SWAMP, names.RIVER, names.LAKE}
    assert landings[MEDIUM] >= {names.LIGHT_WOODS, names.FORD, names.ROCKS, names.RAVINE, names.VILLAGE, names.TOWN}
    assert where("drop_lost") == {names.SWAMP, names.RIVER, names.ROCKS, names.FORD, names.LAKE}


def test_what_a_march_may_contain() -> None:
    assert where("march") == {names.PLAIN, names.VILLAGE, names.TOWN}
    assert where("as_road") == {names.VILLAGE, names.TOWN}


def test_infantry_against_armour() -> None:
    assert set(range(names.TERRAINS)) - where("assault_from") == {names.PLAIN, names.BRUSH, names.PLOWED_FIELD}
    settlements = {code for code in range(names.TERRAINS) if names.is_settlement(code)}
    woods = {names.LIGHT_WOODS, names.FOREST, names.FOREST_GLADE, names.LIGHT_GLADE}
    assert where("armour_close") == settlements | woods
    assert where("close_bonus") == settlements
    assert set(range(names.TERRAINS)) - where("ranged") == {names.FOREST}


def test_fires() -> None:
    found = {code: (terrain(code).burns, terrain(code).fire_markers) for code in where("burns")}
    assert found == {names.VILLAGE: (6, 3), names.RAILWAY_STATION: (6, 3), names.TOWN: (9, 6)}


def test_charts() -> None:
    tables = load_tables()
    assert tables.road_bonus == [1, 0, 3, 2, 2, 2, 1, 0]
    assert tables.radio == [4, 3, 2, 1, 1, 1]
    assert tables.air_search == [5, 4, 3]


def test_the_file_holds_all_the_numbers() -> None:
    groups = read_toml(DATA / "numbers.toml").data
    written = {name.replace("-", "_"): n for key, g in groups.items() if key != "provenance" for name, n in g.items()}
    assert written == values_of(load_tables().numbers) == values_of(Numbers())


def values_of(numbers: Numbers) -> dict[str, int]:
    """A compiled object has no `vars`."""
    return {name: getattr(numbers, name) for name in dir(numbers) if not name.startswith("_")}


# every number has one place


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, int | str | None):
        return value
    return {name: plain(getattr(value, name)) for name in dir(value) if not name.startswith("_") and name not in CODE}


CODE = ["has", "box", "reach"]


def copied(folder: Path) -> Path:
    for name in ALL_FILES:
        shutil.copy(DATA / name, folder / name)
    return folder


def places(name: str) -> list[tuple[str, int]]:
    return [(name, match.start()) for match in NUMBER.finditer((DATA / name).read_text(encoding="utf-8"))]


@pytest.mark.once
@pytest.mark.parametrize(("name", "start"), [place for name in FILES for place in places(name)])
def test_a_number_is_read_from_its_file(name: str, start: int, tmp_path: Path) -> None:
    copied(tmp_path)
    text = (tmp_path / name).read_text(encoding="utf-8")
    match = NUMBER.match(text, start)
    assert match is not None
    number = int(match[0])
    other = number - 1 if name == "charts.toml" and number > 1 and "success" in line_at(text, start) else number + 1
    (tmp_path / name).write_text(text[:start] + str(other) + text[match.end() :], encoding="utf-8")
    changed = Tables()
    try:
        READERS[name](changed, tmp_path)
    except BadFile as bad:  # a chart that no longer falls was read too
        assert name == "charts.toml" and "fall" in bad.reason
        return
    assert plain(changed) != plain(as_shipped(name)), line_at(text, start)


@lru_cache
def as_shipped(name: str) -> Tables:
    found = Tables()
    READERS[name](found, DATA)
    return found


def line_at(text: str, start: int) -> str:
    return text[: text.index("\n", start)].splitlines()[-1]


def test_a_number_is_read_from_its_card(tmp_path: Path) -> None:
    """All numbers of one kind at once: each card's is one more than before."""
    copied(tmp_path)
    text = (DATA / "cards.toml").read_text(encoding="utf-8")
    for key in [
        "cost",
        "defense",
        "ammo",
        "fortitude",
        "close",
        "suppressed",
        "infantry",
        "smoke",
        "flight",
        "distance",
    ]:
        grown = re.sub(
            rf"\b{key} = (\[[^\]]*\]|\d+)", lambda found: re.sub(r"\d+", lambda n: str(int(n[0]) + 1), found[0]), text
        )
        assert grown != text
        folder = tmp_path / key
        folder.mkdir()
        (copied(folder) / "cards.toml").write_text(grown, encoding="utf-8")
        ours, theirs = load_tables(), load_tables(folder)
        rows = read_toml(DATA / "cards.toml").data["card"]
        for row, a, b in zip(rows, ours.cards, theirs.cards, strict=True):
            assert (plain(a) != plain(b)) == has_key(row, key), (row["id"], key)


def has_key(value: Any, key: str) -> bool:
    if isinstance(value, dict):
        return key in value or any(has_key(item, key) for item in value.values())
    return False


# mistakes

FAULTS = [
    ("terrain.toml", 'name = "brush"', 'name = "bush"', "terrain", "in this order"),
    ("terrain.toml", "one-hex = true", "one-hexes = true", "terrain[2]", "unknown field `one-hexes`"),
    ("terrain.toml", "one-hex = true", "one-hex = 1", "terrain[2].one-hex", "true or false"),
    ("terrain.toml", '["infantry", "artillery"]', '["infantry", "guns"]', "terrain[1].ambush", "unit type"),
    ("terrain.toml", 'ambush = "ground"', 'ambush = "all"', "terrain[3].ambush", "a list of unit types"),
    ("terrain.toml", 'landing = "medium"', 'landing = "soft"', "terrain[3].landing", "landing"),
    ("terrain.toml", "{ infantry = 1,", "{ infantry = -1,", "terrain[10]", "negative"),
    ("terrain.toml", "{ infantry = 1,", "{ infantri = 1,", "terrain[10].penalty", "near: infantry"),
    ("terrain.toml", "\n[provenance]", "\n[origin]", "", "unknown field `origin`"),
    ("numbers.toml", "sight = 6\n", "", "sight", "missing required field `sight`"),
    ("numbers.toml", "sight = 6", "sight = 6.5", "sight.sight", "a whole number"),
    ("numbers.toml", "trench-bonus = 1", "trench-bonus = -1", "works.trench-bonus", "too small"),
    ("numbers.toml", "suppression-den = 2", "suppression-den = 0", "fire.suppression-den", "too small"),
    ("numbers.toml", "[hills]", "[hilltops]", "", "unknown field `hilltops`"),
    ("charts.toml", "vehicles = 3\n", "", "road-bonus.vehicles", "each unit type"),
    ("charts.toml", "vehicles = 3", "wagons = 3", "road-bonus.wagons", "unit type"),
    ("charts.toml", "[4, 3, 2,", "[4, 3, 5,", "radio.success", "fall"),
    ("charts.toml", "[5, 4, 3]", "[7, 4, 3]", "air-search.success", "fall"),
    ("templates.toml", 'like = "infantry"', 'like = "tanks"', "template.elite.like", "not a template before"),
    ("templates.toml", 'without = ["dig-in"]', 'without = ["dig-up"]', "template.parachute.without", "not among"),
    ("templates.toml", "open-fire = {}", "open-fires = {}", "template.infantry.order.open-fires", "near: open-fire"),
    ("templates.toml", '"equipping"', '"equiping"', "template.parachute.abilities", "near: equipping"),
    ("templates.toml", "assault = { distance = 1 }", "assault = {}", "card[0].order.assault", "needs a distance"),
    ("templates.toml", "manpower = 1 }", "manpower = 0 }", "card[0].order.dig-in", "one unit"),
    ("cards.toml", 'id = "G02"', 'id = "G01"', "card[1].id", "here already"),
    ("cards.toml", 'side = "german"', 'side = "germany"', "card[0].side", "near: german"),
    ("cards.toml", 'type = "infantry"', 'type = "foot"', "card[0].type", "unit type"),
    ("cards.toml", "size = 4", "size = 0", "card[0].size", "1 or more"),
    ("cards.toml", "fortitude = [8, 8, 7, 6]", "fortitude = [8, 8, 7]", "card[0].fortitude", "has 4 numbers"),
    ("cards.toml", "infantry = [10, 8, 6, 4]", "infantry = [10, 8, 6]", "card[0].firepower.infantry", "has 4 numbers"),
    ("cards.toml", "light-tanks = [2,", "vehicles = [2,", "card[0].close-firepower.vehicles", "already"),
    ("cards.toml", "close = 2,", "close = 7,", "card[0].accuracy", "0 to 6"),
    ("cards.toml", "ammo = 9", "ammo = -9", "card[0].ammo", "not negative"),
    ("cards.toml", 'orders = "infantry"', 'orders = "infantri"', "card[0].orders", "near: infantry"),
    ("cards.toml", 'abilities = ["tank-panic"]', 'abilities = ["panic"]', "card[0].abilities", "ability"),
    ("cards.toml", 'without = ["careful-movement"]', 'without = ["march"]', "card[8].without", "order"),
    ("cards.toml", "{ deploy = { boxes = 1 }", "{ deploy = { boxes = 0 }", "card[6].order.deploy", "needs boxes"),
    ("cards.toml", "cost = 18\n", "", "card[0]", "missing required field `cost`"),
    ("cards.toml", "cost = 18", "cost = 18\nprice = 3", "card[0]", "unknown field `price`"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "field", "reason"), FAULTS)
def test_a_mistake_is_named(tmp_path: Path, name: str, old: str, new: str, field: str, reason: str) -> None:
    copied(tmp_path)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_tables(tmp_path)
    assert Path(caught.value.source).name in (name, "cards.toml")  # cards show what templates lack
    assert caught.value.field == field and reason in caught.value.reason
