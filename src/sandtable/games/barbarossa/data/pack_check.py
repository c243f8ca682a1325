"""What is wrong with a pack of somebody's own: cards, charts, maps and scenarios in place of the shipped ones.

A pack is a folder with any of the files of `data/`; what it leaves out is taken from the shipped data. It is checked
as a whole: its scenarios may use its own cards and maps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from sandtable.files.bounds import Bounds, Limits
from sandtable.files.departures import find_faults
from sandtable.files.every import every_fault, field_of
from sandtable.files.tomlfile import TomlFile, decode, read_toml
from sandtable.games.barbarossa.data.card_shapes import CardsFile, Dashed, TemplatesFile
from sandtable.games.barbarossa.data.ground_file import GroundFile, ground_from
from sandtable.games.barbarossa.data.pack_shapes import ChartsFile, NumbersFile, TerrainFile
from sandtable.games.barbarossa.data.packs import FILLERS, laid_over, load_tables
from sandtable.games.barbarossa.data.scenario_check import faults
from sandtable.games.barbarossa.data.scenario_shapes import Scenario
from sandtable.games.barbarossa.data.start import build_state
from sandtable.games.barbarossa.rules.tables import Tables
from sandtable.kernel.errors import BadFile

AT_A_LOSS: Final = "does not fit together"  # no check has foreseen it
SHAPES: Final[dict[str, type[Dashed]]] = {
    "terrain.toml": TerrainFile,
    "numbers.toml": NumbersFile,
    "charts.toml": ChartsFile,
    "templates.toml": TemplatesFile,
    "cards.toml": CardsFile,
}
LIMITS: Final[dict[str, Limits]] = {
    "Force.number": (1, 40),
    "Works.number": (1, 40),
    "Works.fake": (0, 40),
    "Side.points": (0, 99_999),
    "Purchase.budget": (0, 2_000),
    "Scenario.number": (0, 9_999),
    "CardRow.size": (0, 20),
    "TerrainRow.penalty": (0, 99),
}
BOUNDS: Final = Bounds(LIMITS, (0, 999), ["Scenario.options"])


def check_pack(folder: Path) -> list[str]:
    """Every mistake that can be told; it never fails, whatever is in the folder."""
    try:
        with laid_over(folder):
            return [str(error) for error in [*table_faults(folder), *map_faults(folder), *scenario_faults(folder)]]
    except Exception as error:  # a kind of nonsense that no check knows
        return [f"{folder}: {AT_A_LOSS} ({type(error).__name__}: {error})"]


def faults_in(path: Path, shape: type[Dashed], more: Callable[[TomlFile], list[BadFile]]) -> list[BadFile]:
    """All of one file: that it cannot be read, where it departs from its shape, or what is wrong beyond that."""
    try:
        file = read_toml(path)
    except BadFile as error:
        return [error]
    found = [file.bad(field_of(where), reason) for where, reason in find_faults(file.data, shape, ())]
    if found:
        return found
    bounds = [file.bad(field_of(where), reason) for where, reason in BOUNDS.faults(decode(file, shape))]
    return bounds or more(file)


def table_faults(folder: Path) -> Iterator[BadFile]:
    """Cards and charts, each file by itself, then all of them together."""
    sound = True
    for path in sorted(folder.glob("*.toml")):
        if path.name not in SHAPES:
            sound = False
            yield BadFile(str(path), "", f"not a file of a pack; those are {', '.join(SHAPES)}")
            continue
        found = faults_in(path, SHAPES[path.name], reading_faults)
        sound = sound and not found
        yield from found
    if sound:
        try:
            load_tables()
        except BadFile as error:
            yield error


def reading_faults(file: TomlFile) -> list[BadFile]:
    """Of a chart; cards and their backs are read together."""
    fill = FILLERS.get(Path(file.source).name)
    return [] if fill is None else every_fault(file, lambda rest: fill(Tables(), rest))


def map_faults(folder: Path) -> Iterator[BadFile]:
    for path in sorted((folder / "maps").glob("*.toml")):
        yield from faults_in(path, GroundFile, painting_faults)


def painting_faults(file: TomlFile) -> list[BadFile]:
    return every_fault(file, lambda rest: ground_from(rest, Path(file.source).stem))


def scenario_faults(folder: Path) -> Iterator[BadFile]:
    for path in sorted((folder / "scenarios").glob("*.toml")):
        yield from faults_in(path, Scenario, fight_faults)


def fight_faults(file: TomlFile) -> list[BadFile]:
    """All that is wrong with it; if nothing is, whether it can begin."""
    scenario, name = decode(file, Scenario), Path(file.source).stem
    try:
        found = [file.bad(field, reason) for field, reason in faults(scenario)]
    except BadFile as error:  # the map or the cards, which are told by themselves
        return [file.bad("map", f"cannot be played on, since {Path(error.source).name} is faulty: {error.reason}")]
    if scenario.name != name:
        found.append(file.bad("name", f"{scenario.name!r} is not the name of its file, {name!r}"))
    if not found:
        try:
            build_state(file.data, {}, "0")
        except BadFile as error:
            found.append(file.bad(error.field, error.reason))
    return found
