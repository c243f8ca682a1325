"""The data of Barbarossa: reads data/*.toml and builds the engine's tables. Not compiled: it runs once.

A mistake is a BadFile that names file, line, field and reason. What is fact and what is ours stands in each file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from sandtable.files.tomlfile import TomlFile, decode, index_of, read_shape, read_toml
from sandtable.games.barbarossa.data.card_shapes import CardsFile, TemplatesFile
from sandtable.games.barbarossa.data.pack_cards import CardReader
from sandtable.games.barbarossa.data.pack_shapes import ChartsFile, NumbersFile, TerrainFile, TerrainRow, Types
from sandtable.games.barbarossa.data.templates import check_templates
from sandtable.games.barbarossa.rules.names import AIRCRAFT, TERRAIN_NAMES, TYPE_NAMES, TYPES
from sandtable.games.barbarossa.rules.tables import LANDING_NAMES, Tables, Terrain

DATA: Final = Path(__file__).parent
GROUND: Final = "ground"  # every type but aircraft
DIE: Final = 6


_over: list[Path] = []  # the pack that is looked at


@contextmanager
def laid_over(folder: Path) -> Iterator[None]:
    """For a while the cards, charts and maps of a pack take the place of the shipped ones of the same names."""
    _over.append(folder)
    tables_in.cache_clear()
    try:
        yield
    finally:
        _over.pop()
        tables_in.cache_clear()


def pack_now() -> Path:
    return _over[-1] if _over else DATA


def load_tables(folder: Path | None = None) -> Tables:
    """Everything printed on cards and charts, of the shipped pack or of one in a folder."""
    return tables_in(folder or pack_now())


@lru_cache(maxsize=4)
def tables_in(folder: Path) -> Tables:
    t = Tables()
    read_terrain(t, folder)
    read_numbers(t, folder)
    read_charts(t, folder)
    read_cards(t, folder)
    return t


def home_of(folder: Path, name: str) -> Path:
    """Where a file of a pack is: what a pack leaves out is the shipped one."""
    return folder if (folder / name).exists() else DATA


def file_of(folder: Path, name: str) -> TomlFile:
    return read_toml(home_of(folder, name) / name)


# terrain (guide 4.2, 4.4)


def read_terrain(t: Tables, folder: Path) -> None:
    fill_terrain(t, file_of(folder, "terrain.toml"))


def fill_terrain(t: Tables, file: TomlFile) -> None:
    data = decode(file, TerrainFile)
    if [row.name for row in data.terrain] != TERRAIN_NAMES:
        raise file.bad("terrain", f"the terrains are, in this order, {', '.join(TERRAIN_NAMES)}")
    t.terrain = [terrain(file, f"terrain[{i}]", row) for i, row in enumerate(data.terrain)]


def terrain(file: TomlFile, field: str, row: TerrainRow) -> Terrain:
    found = Terrain(row.name)
    found.blocks, found.one_hex, found.march = row.blocks, row.one_hex, row.march
    found.defense_infantry, found.defense_other = row.defense
    found.ambush = has_types(file, f"{field}.ambush", row.ambush)
    found.enter = [not closed for closed in has_types(file, f"{field}.closed", row.closed)]
    for name, hexes in row.penalty.items():
        found.penalty[index_of(file, f"{field}.penalty", "unit type", name, TYPE_NAMES)] = hexes
    found.trench, found.pillbox, found.dig_in = row.trench, row.pillbox, row.dig_in
    found.as_road, found.exits_only = row.as_road, row.exits_only
    found.ranged, found.assault_from = row.ranged, row.assault_from
    found.armour_close, found.close_bonus = row.armour_close, row.close_bonus
    found.burns, found.fire_markers = row.fire
    found.landing = index_of(file, f"{field}.landing", "landing", row.landing, LANDING_NAMES)
    found.drop_lost = row.drop_lost
    if min(*row.defense, *row.fire, row.close_bonus, *found.penalty) < 0:
        raise file.bad(field, "no number is negative")
    return found


def has_types(file: TomlFile, field: str, types: Types) -> list[bool]:
    if isinstance(types, str):
        if types != GROUND:
            raise file.bad(field, f"a list of unit types, or {GROUND!r}")
        return [code != AIRCRAFT for code in range(TYPES)]
    named = [index_of(file, field, "unit type", name, TYPE_NAMES) for name in types]
    return [code in named for code in range(TYPES)]


# numbers and charts (guide 4.1, section 5)


def read_numbers(t: Tables, folder: Path) -> None:
    fill_numbers(t, file_of(folder, "numbers.toml"))


def fill_numbers(t: Tables, file: TomlFile) -> None:
    data = decode(file, NumbersFile)
    for group in ["sight", "ammunition", "fire", "works", "hills", "groups", "prices"]:
        for name, number in msgspec.structs.asdict(getattr(data, group)).items():
            if number < 0 or (number == 0 and name == "suppression_den"):
                raise file.bad(f"{group}.{name.replace('_', '-')}", "is too small")
            setattr(t.numbers, name, number)


def read_charts(t: Tables, folder: Path) -> None:
    fill_charts(t, file_of(folder, "charts.toml"))


def fill_charts(t: Tables, file: TomlFile) -> None:
    data = decode(file, ChartsFile)
    for name in data.road_bonus:
        index_of(file, f"road-bonus.{name}", "unit type", name, TYPE_NAMES)
    for name in TYPE_NAMES:
        if data.road_bonus.get(name, -1) < 0:
            raise file.bad(f"road-bonus.{name}", "each unit type has a bonus, 0 or more")
    t.road_bonus = [data.road_bonus[name] for name in TYPE_NAMES]
    t.radio, t.air_search = list(data.radio.success), list(data.air_search.success)
    for field, values in [("radio", t.radio), ("air-search", t.air_search)]:
        if not values or min(values) < 0 or values != sorted(values, reverse=True) or values[0] > DIE:
            raise file.bad(f"{field}.success", f"the values fall with the distance, from at most {DIE}")


# cards


def read_cards(t: Tables, folder: Path) -> None:
    backs, templates = read_shape(home_of(folder, "templates.toml"), "templates.toml", TemplatesFile)
    check_templates(backs, templates.template)
    file, data = read_shape(home_of(folder, "cards.toml"), "cards.toml", CardsFile)
    reader = CardReader(file, templates.template, backs)
    t.cards = [reader.card(f"card[{n}]", row) for n, row in enumerate(data.card)]
    for n, card in enumerate(t.cards):
        if card.id in t.card_of:
            raise file.bad(f"card[{n}].id", f"{card.id!r} is here already")
        t.card_of[card.id] = n


FILLERS: Final = {"terrain.toml": fill_terrain, "numbers.toml": fill_numbers, "charts.toml": fill_charts}
