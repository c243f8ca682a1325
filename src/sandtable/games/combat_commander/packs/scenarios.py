"""Finding, listing, loading and checking scenarios; checking maps of packs. Not compiled (reads files).

Whoever checks packs calls `register_checkers` once.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import msgspec

from sandtable.commander.map.drawn.mapfile import MapError, parse_map
from sandtable.commander.map.map import Map
from sandtable.files.tomllines import KeyPath
from sandtable.games.combat_commander.packs import packs
from sandtable.games.combat_commander.packs.check import (
    Fault,
    PackError,
    PackFile,
    Problem,
    References,
    decode,
    slug_reason,
)
from sandtable.games.combat_commander.packs.scenario import Scenario
from sandtable.games.combat_commander.packs.scenario_faults import ScenarioCheck
from sandtable.games.combat_commander.packs.start import build_state
from sandtable.kernel.errors import BadFile, SandtableError

UNNUMBERED = 1000  # after the numbered ones in lists
PATH_PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


# finding


def scenario_names() -> list[str]:
    """All scenarios, the game's own and those of packs, in the order of their numbers."""
    files = packs.find_files("scenarios", packs.find_packs())
    return sorted(files, key=lambda name: (number_of(files[name]), name))


def number_of(path: Path) -> int:
    """A faulty file has none."""
    try:
        return decode(packs.read_file(path), Scenario).number or UNNUMBERED
    except PackError:
        return UNNUMBERED


def load_scenario(name_or_path: str | Path) -> dict[str, Any]:
    """A scenario as plain data, ready for `new_game`; BadFile with file, line, field and reason if it is faulty."""
    path = scenario_path(name_or_path)
    try:
        file = packs.read_file(path)
    except PackError as error:
        raise bad_file(error.problems[0]) from None
    problems = scenario_problems(file, references_for(path))
    if problems:
        raise bad_file(problems[0])
    return file.data


def scenario_path(name_or_path: str | Path) -> Path:
    if isinstance(name_or_path, Path) or name_or_path.endswith(".toml") or os.sep in name_or_path:
        return Path(name_or_path)
    files = packs.find_files("scenarios", packs.find_packs())
    if name_or_path not in files:
        known = ", ".join(sorted(files))
        raise SandtableError(f"there is no scenario named {name_or_path!r}; there are {known}")
    return files[name_or_path]


def bad_file(problem: Problem) -> BadFile:
    return BadFile(problem.file, problem.field, problem.reason, problem.line)


def references_for(path: Path) -> References:
    """The names a scenario may use: the game's, those of the pack it lies in, and maps of all packs."""
    home = path.parent.parent
    references = packs.pack_references(home) if (home / "pack.toml").is_file() else packs.base_references()
    references.add("map", packs.find_files("maps", packs.find_packs()))
    return references


# checking


def register_checkers() -> None:
    """Have `check_pack` and `check_data` look into scenarios and maps too."""
    packs.register_checker("scenarios", check_scenario)
    packs.register_checker("maps", check_map)


def check_scenario(file: PackFile, references: References) -> list[Problem]:
    """Every problem of a scenario; if there is none, what building it finds (such as an area without room)."""
    return scenario_problems(file, references) or building_problems(file)


def scenario_problems(file: PackFile, references: References) -> list[Problem]:
    try:
        scenario = decode(file, Scenario)
    except PackError as error:
        return error.problems
    faults: list[Fault] = []
    if file.path.stem != scenario.name or slug_reason(scenario.name):
        faults.append(
            (("name",), f"{scenario.name!r} is not the name of its file, {file.path.stem!r}, in small letters")
        )
    map, map_faults = map_of(file, scenario)
    faults += map_faults
    faults += ScenarioCheck(scenario, references, map).faults()
    return file.problems(faults)


def map_of(file: PackFile, scenario: Scenario) -> tuple[Map | None, list[Fault]]:
    """The scenario's map without its lines of sight: painted in the file, of its pack, or of the game."""
    data = map_data(file, scenario)
    if data is None:
        return None, []
    try:
        return parse_map(data, scenario.map or scenario.name, str(file.path)), []
    except MapError as error:
        where: KeyPath = ("map",) if scenario.map_data is None else ("map_data",)
        return None, [(where, f"the map is faulty: {error.field}: {error.reason}")]


def map_data(file: PackFile, scenario: Scenario) -> dict[str, Any] | None:
    if scenario.map_data is not None:
        return scenario.map_data
    beside = file.path.parent.parent / "maps" / f"{scenario.map}.toml"
    path = beside if beside.is_file() else packs.find_files("maps", packs.find_packs()).get(scenario.map)
    if path is None:
        return None
    try:
        return packs.read_file(path).data
    except PackError:
        return None


def building_problems(file: PackFile) -> list[Problem]:
    """What only the builder can tell. A pack's own pieces are not in the game's tables, so those are not built."""
    scenario = decode(file, Scenario)
    whole = msgspec.structs.replace(scenario, map_data=map_data(file, scenario))
    if uses_pack_pieces(scenario):
        return []
    try:
        build_state(whole, {}, "", str(file.path))
    except BadFile as error:
        return [file.problem(key_path(error.field), error.reason)]
    return []


def uses_pack_pieces(scenario: Scenario) -> bool:
    base = packs.base_references()
    for entry in (scenario.axis, scenario.allies):
        wanted = [("unit", u.unit) for u in entry.units] + [("weapon", w.weapon) for w in entry.weapons]
        wanted += [("weapon", u.weapon) for u in entry.units if u.weapon]
        if entry.radio is not None:
            wanted.append(("radio", entry.radio.radio))
        if any(base.reason(kind, x if "/" in x else f"{entry.nation}/{x}") for kind, x in wanted):
            return True
    return False


def key_path(field: str) -> KeyPath:
    """The key path of a field as people write it: axis.units[3].unit."""
    return tuple(int(number) if number else word for word, number in PATH_PART.findall(field))


def check_map(file: PackFile, references: References) -> list[Problem]:
    """What is wrong with a map of a pack: the first fault, as its reader finds it."""
    try:
        parse_map(file.data, file.path.stem, str(file.path), file.text, whole=True)
    except MapError as error:
        return [Problem(str(file.path), error.line, error.field, error.reason)]
    return []
