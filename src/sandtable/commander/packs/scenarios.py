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
from sandtable.commander.packs.check import (
    Fault,
    PackError,
    PackFile,
    Problem,
    References,
    decode,
    read_file,
    slug_reason,
)
from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.scenario import Scenario
from sandtable.commander.packs.scenario_faults import ScenarioCheck
from sandtable.commander.packs.start import build_state
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import BadFile, SandtableError

UNNUMBERED = 1000  # after the numbered ones in lists
PATH_PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Scenarios:
    """The scenarios of a game and of its packs, and what is wrong with them."""

    def __init__(self, game: CommanderGame) -> None:
        self.game = game
        self.packs = game.packs

    # --- finding ---
    def files(self) -> dict[str, Path]:
        return self.packs.find_files("scenarios", self.packs.installed())

    def names(self) -> list[str]:
        """All scenarios, the game's own and those of packs, in the order of their numbers."""
        files = self.files()
        return sorted(files, key=lambda name: (number_of(files[name]), name))

    def load(self, name_or_path: str | Path) -> dict[str, Any]:
        """A scenario as plain data, ready for `new_game`; BadFile with file, line, field and reason if faulty."""
        path = self.path(name_or_path)
        try:
            file = read_file(path)
        except PackError as error:
            raise bad_file(error.problems[0]) from None
        problems = self.problems(file, self.references_for(path))
        if problems:
            raise bad_file(problems[0])
        return file.data

    def path(self, name_or_path: str | Path) -> Path:
        if isinstance(name_or_path, Path) or name_or_path.endswith(".toml") or os.sep in name_or_path:
            return Path(name_or_path)
        files = self.files()
        if name_or_path not in files:
            known = ", ".join(sorted(files))
            raise SandtableError(f"there is no scenario named {name_or_path!r}; there are {known}")
        return files[name_or_path]

    def references_for(self, path: Path) -> References:
        """The names a scenario may use: the game's, those of the pack it lies in, and maps of all packs."""
        home = path.parent.parent
        in_pack = (home / "pack.toml").is_file()
        references = self.packs.pack_references(home) if in_pack else self.packs.base_references()
        references.add("map", self.game.maps.files())
        return references

    # --- checking ---
    def register_checkers(self) -> None:
        """Have `check_pack` and `check_data` look into scenarios and maps too."""
        self.packs.register_checker("scenarios", self.check)
        self.packs.register_checker("maps", self.check_map)

    def check_map(self, file: PackFile, references: References) -> list[Problem]:
        """What is wrong with a map: the first fault, as its reader finds it."""
        try:
            parse_map(file.data, file.path.stem, str(file.path), file.text, whole=True, chart=self.game.maps.chart)
        except MapError as error:
            return [Problem(str(file.path), error.line, error.field, error.reason)]
        return []

    def check(self, file: PackFile, references: References) -> list[Problem]:
        """Every problem of a scenario; if there is none, what building it finds (such as an area without room)."""
        return self.problems(file, references) or self.building_problems(file)

    def problems(self, file: PackFile, references: References) -> list[Problem]:
        try:
            scenario = decode(file, Scenario)
        except PackError as error:
            return error.problems
        faults: list[Fault] = []
        if file.path.stem != scenario.name or slug_reason(scenario.name):
            reason = f"{scenario.name!r} is not the name of its file, {file.path.stem!r}, in small letters"
            faults.append((("name",), reason))
        map, map_faults = self.map_of(file, scenario)
        faults += map_faults
        faults += ScenarioCheck(self.game, scenario, references, map).faults()
        return file.problems(faults)

    def map_of(self, file: PackFile, scenario: Scenario) -> tuple[Map | None, list[Fault]]:
        """The scenario's map without its lines of sight: painted in the file, of its pack, or of the game."""
        data = self.map_data(file, scenario)
        if data is None:
            return None, []
        try:
            return parse_map(data, scenario.map or scenario.name, str(file.path), chart=self.game.maps.chart), []
        except MapError as error:
            where: KeyPath = ("map",) if scenario.map_data is None else ("map_data",)
            return None, [(where, f"the map is faulty: {error.field}: {error.reason}")]

    def map_data(self, file: PackFile, scenario: Scenario) -> dict[str, Any] | None:
        if scenario.map_data is not None:
            return scenario.map_data
        beside = file.path.parent.parent / "maps" / f"{scenario.map}.toml"
        path = beside if beside.is_file() else self.game.maps.files().get(scenario.map)
        if path is None:
            return None
        try:
            return read_file(path).data
        except PackError:
            return None

    def building_problems(self, file: PackFile) -> list[Problem]:
        """What only the builder can tell. A pack's own pieces are not in the game's tables: those are not built."""
        scenario = decode(file, Scenario)
        whole = msgspec.structs.replace(scenario, map_data=self.map_data(file, scenario))
        if self.uses_pack_pieces(scenario):
            return []
        try:
            build_state(self.game, whole, {}, "", str(file.path))
        except BadFile as error:
            return [file.problem(key_path(error.field), error.reason)]
        return []

    def uses_pack_pieces(self, scenario: Scenario) -> bool:
        base = self.packs.base_references()
        for entry in (scenario.axis, scenario.allies):
            wanted = [("unit", u.unit) for u in entry.units] + [("weapon", w.weapon) for w in entry.weapons]
            wanted += [("weapon", u.weapon) for u in entry.units if u.weapon]
            wanted += [("unit", h.unit) for h in entry.hidden if h.unit]
            wanted += [("weapon", h.weapon) for h in entry.hidden if h.weapon]
            if entry.radio is not None:
                wanted.append(("radio", entry.radio.radio))
            if any(base.reason(kind, x if "/" in x else f"{entry.nation}/{x}") for kind, x in wanted):
                return True
        return False


def number_of(path: Path) -> int:
    """A faulty file has none."""
    try:
        return decode(read_file(path), Scenario).number or UNNUMBERED
    except PackError:
        return UNNUMBERED


def bad_file(problem: Problem) -> BadFile:
    return BadFile(problem.file, problem.field, problem.reason, problem.line)


def key_path(field: str) -> KeyPath:
    """The key path of a field as people write it: axis.units[3].unit."""
    return tuple(int(number) if number else word for word, number in PATH_PART.findall(field))
