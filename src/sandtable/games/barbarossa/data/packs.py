"""The data of Barbarossa: reads data/*.toml and builds the engine's tables. Not compiled: it runs once.

Packs of people's own lie over it (docs/packs.md). A mistake is a BadFile that names file, line, field and reason. What
is fact and what is ours stands in each file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from sandtable.files.packs import packs_of
from sandtable.files.standing import Stamp, Standing, stamp_of
from sandtable.files.tomlfile import TomlFile, decode, index_of, read_shape, read_toml
from sandtable.games.barbarossa.data.card_shapes import CardRow, CardsFile, Template, TemplatesFile
from sandtable.games.barbarossa.data.pack_cards import CardReader
from sandtable.games.barbarossa.data.pack_shapes import ChartsFile, NumbersFile, TerrainFile, TerrainRow, Types
from sandtable.games.barbarossa.data.templates import check_templates
from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import AIRCRAFT, TERRAIN_NAMES, TYPE_NAMES, TYPES
from sandtable.games.barbarossa.rules.tables import LANDING_NAMES, Tables, Terrain

DATA: Final = Path(__file__).parent
GROUND: Final = "ground"  # every type but aircraft
DIE: Final = 6


GAME: Final = "barbarossa"

_chosen: list[tuple[Path, ...]] = []


def problems_of(pack: Path) -> list[str]:
    from sandtable.games.barbarossa.data.pack_check import check_pack  # it reads the tables itself

    return check_pack(pack)


STANDING: Final = Standing(problems_of)


def installed() -> tuple[Path, ...]:
    """The sound packs that name this game, or those that are put in force for a while; a later one wins."""
    return _chosen[-1] if _chosen else tuple(STANDING.sound(packs_of(GAME)))


@contextmanager
def with_packs(*folders: Path) -> Iterator[None]:
    """As if these were the only packs."""
    _chosen.append(folders)
    try:
        yield
    finally:
        _chosen.pop()


def load_tables(folder: Path | None = None) -> Tables:
    """Everything printed on cards and charts, with the packs that are installed, or with the one in a folder."""
    return tables_with(installed() if folder is None else (folder,))


def tables_with(packs: tuple[Path, ...]) -> Tables:
    return tables_of(packs, tuple(stamp_of(pack) for pack in packs))


@lru_cache(maxsize=8)
def tables_of(packs: tuple[Path, ...], stamps: tuple[Stamp, ...]) -> Tables:
    t = Tables()
    for name, read in READERS.items():
        read(t, read_toml(home_of(packs, name) / name))
    read_cards(t, packs)
    return t


def shipped_tables() -> Tables:
    return tables_with(())


def home_of(packs: tuple[Path, ...], name: str) -> Path:
    """Where a file is that is taken whole: in the last pack that has it, else with the game."""
    return next((pack for pack in reversed(packs) if (pack / name).exists()), DATA)


# terrain (guide 4.2, 4.4)


def read_terrain(t: Tables, file: TomlFile) -> None:
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


def read_numbers(t: Tables, file: TomlFile) -> None:
    data = decode(file, NumbersFile)
    for group in ["sight", "ammunition", "fire", "works", "hills", "groups", "prices"]:
        for name, number in msgspec.structs.asdict(getattr(data, group)).items():
            if number < 0 or (number == 0 and name == "suppression_den"):
                raise file.bad(f"{group}.{name.replace('_', '-')}", "is too small")
            setattr(t.numbers, name, number)


def read_charts(t: Tables, file: TomlFile) -> None:
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


def read_cards(t: Tables, packs: tuple[Path, ...]) -> None:
    """Backs by name, cards by id: one in a pack takes the place of the one so called, and is added else."""
    backs, templates = read_templates(packs)
    for folder in homes_of(packs, "cards.toml"):
        file, data = read_shape(folder, "cards.toml", CardsFile)
        reader, own = CardReader(file, templates, backs), set[str]()
        for n, row in enumerate(data.card):
            for card in cards_of(t, reader, f"card[{n}]", row):
                if card.id in own:
                    raise file.bad(f"card[{n}].id", f"{card.id!r} is here already")
                own.add(card.id)


def read_templates(packs: tuple[Path, ...]) -> tuple[TomlFile, dict[str, Template]]:
    """Backs of cards, and the last file that has any."""
    templates: dict[str, Template] = {}
    for folder in homes_of(packs, "templates.toml"):
        backs, found = read_shape(folder, "templates.toml", TemplatesFile)
        templates.update(found.template)
        check_templates(backs, templates)
    return backs, templates


def homes_of(packs: tuple[Path, ...], name: str) -> list[Path]:
    return [folder for folder in (DATA, *packs) if (folder / name).exists()]


def cards_of(t: Tables, reader: CardReader, field: str, row: CardRow) -> list[Card]:
    """A card, and after it what it is with each of its types of ammunition."""
    first = reader.card(field, row)
    types = reader.types(field, row)
    put_card(t, first)
    for card in types:
        card.type_of = t.card_of[first.id]
        put_card(t, card)
        first.types.append(t.card_of[card.id])
    return [first, *types]


def put_card(t: Tables, card: Card) -> None:
    if card.id in t.card_of:
        t.cards[t.card_of[card.id]] = card
        return
    t.card_of[card.id] = len(t.cards)
    t.cards.append(card)


READERS: Final = {"terrain.toml": read_terrain, "numbers.toml": read_numbers, "charts.toml": read_charts}
