"""What is wrong with a pack of somebody's own: cards, charts, maps and scenarios laid over the shipped ones.

A pack is a folder with a pack.toml and any of the files of `data/`; what it leaves out is taken from the shipped data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from sandtable.files.packs import PACK, game_of
from sandtable.files.tomlfile import read_shape
from sandtable.files.tomlshapes import Provenance
from sandtable.games.barbarossa.data.card_shapes import CardsFile, Dashed
from sandtable.games.barbarossa.data.ground_file import read_ground
from sandtable.games.barbarossa.data.pack_cards import CardReader
from sandtable.games.barbarossa.data.packs import (
    GAME,
    read_charts,
    read_numbers,
    read_templates,
    read_terrain,
    tables_with,
    with_packs,
)
from sandtable.games.barbarossa.data.scenario import load_scenario_file
from sandtable.games.barbarossa.rules.tables import Tables
from sandtable.kernel.errors import BadFile

CARDS: Final = "cards.toml"
BACKS: Final = "templates.toml"


class PackInfo(Dashed):
    """pack.toml."""

    name: str
    title: str
    provenance: Provenance
    game: str
    version: str = ""
    author: str = ""
    about: str = ""


def check_pack(folder: Path) -> list[str]:
    """Every mistake that can be found: one of each chart, card, map and scenario that has any."""
    if not (folder / PACK).is_file():
        return [str(BadFile(str(folder / PACK), "", "missing: a pack is a folder with a pack.toml"))]
    found = [*faults_of(read_info, folder), *strangers(folder)]
    for name, read in (("terrain.toml", read_terrain), ("numbers.toml", read_numbers), ("charts.toml", read_charts)):
        if (folder / name).exists():
            found += faults_of(partial(read, Tables()), folder)
    found += cards_faults(folder)
    for path in sorted((folder / "maps").glob("*.toml")):
        found += faults_of(read_ground, path)
    if found:
        return found  # scenarios stand on all of that
    with with_packs(folder):
        found += faults_of(lambda at: tables_with((at,)), folder)
        for path in sorted((folder / "scenarios").glob("*.toml")):
            found += faults_of(load_scenario_file, path)
    return found


def faults_of(read: Callable[[Path], object], path: Path) -> Iterator[str]:
    try:
        read(path)
    except BadFile as error:
        yield str(error)


def read_info(folder: Path) -> None:
    file, info = read_shape(folder, PACK, PackInfo)
    if info.game != GAME:
        raise file.bad("game", f"{game_of(folder)!r} is not {GAME!r}")


def strangers(folder: Path) -> Iterator[str]:
    """Files that nobody would look at."""
    known = [PACK, CARDS, BACKS, "terrain.toml", "numbers.toml", "charts.toml"]
    for path in sorted(folder.glob("*.toml")):
        if path.name not in known:
            yield str(BadFile(str(path), "", f"not a file of a pack; those are {', '.join(known)}"))


def cards_faults(folder: Path) -> Iterator[str]:
    """Of each card that has any."""
    try:
        backs, templates = read_templates((folder,))
        if not (folder / CARDS).exists():
            return
        file, data = read_shape(folder, CARDS, CardsFile)
    except BadFile as error:
        yield str(error)
        return
    reader = CardReader(file, templates, backs)
    for n, row in enumerate(data.card):
        try:
            reader.card(f"card[{n}]", row)
            reader.types(f"card[{n}]", row)
        except BadFile as error:
            yield str(error)
