"""Finding, listing, loading and checking scenarios; checking maps of packs. Not compiled (reads files)."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfaults import map_faults
from sandtable.commander.map.drawn.mapfile import CHANGES, parse_map
from sandtable.commander.map.map import Map
from sandtable.commander.packs import bounds
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
from sandtable.commander.packs.maps import BareMaps, Maps
from sandtable.commander.packs.preset import PresetCheck
from sandtable.commander.packs.scenario import Scenario, map_changes
from sandtable.commander.packs.scenario_faults import ScenarioCheck
from sandtable.commander.packs.start import build_state
from sandtable.files.packs import folder_of
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import BadFile, SandtableError

UNNUMBERED = 1000  # after the numbered ones in lists
PATH_PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Scenarios:
    """The scenarios of a game and of its packs, and what is wrong with them."""

    def __init__(self, game: CommanderGame) -> None:
        self.game = game
        self.packs = game.packs
        self.register_checkers()

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
        problems = self.problems(file, self.references_for(path)) or self.missing_pack(file)
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
        pack = folder_of(path)
        references = self.packs.base_references() if pack is None else self.packs.pack_references(pack)
        references.add("map", self.game.maps.files())
        return references

    def missing_pack(self, file: PackFile) -> list[Problem]:
        """Pieces of a pack are there only when it is installed."""
        pack = folder_of(file.path)
        if pack is None or not self.uses_pack_pieces(decode(file, Scenario)):
            return []
        if pack.resolve() in [found.resolve() for found in self.packs.installed()]:
            return []
        return [file.problem((), f"it has pieces of the pack {pack}, which is not installed, or faulty")]

    # --- checking ---
    def register_checkers(self) -> None:
        """Have `check_pack` and `check_data` look into scenarios and maps too."""
        if self.packs.checkers.get("scenarios") != self.check:
            self.packs.register_checker("scenarios", self.check)
            self.packs.register_checker("maps", self.check_map)

    def check_map(self, file: PackFile, references: References) -> list[Problem]:
        """Everything that is wrong with a map."""
        found = map_faults(file.data, file.path.stem, str(file.path), file.text, self.game.maps.chart)
        return [Problem(str(file.path), error.line, error.field, error.reason) for error in found]

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
        game = self.game_for(file.path, self.game.maps)
        faults += ScenarioCheck(game, scenario, references, map).faults()
        faults += PresetCheck(scenario, game.tables(), map).faults()
        faults += bounds.SCENARIO.faults(scenario)
        return file.problems({path: (path, reason) for path, reason in reversed(faults)}.values())[::-1]

    def game_for(self, path: Path, maps: Maps) -> CommanderGame:
        """The game as a scenario file must find it: with the pack it lies in, unless that is faulty itself."""
        pack = folder_of(path)
        return self.game.with_packs((pack,) if pack is not None and self.is_built(path) else (), maps)

    def is_built(self, path: Path) -> bool:
        """Are the pieces of the pack in which a file lies sound, if it lies in one?"""
        pack = folder_of(path)
        try:
            self.packs.built(() if pack is None else (pack,))
        except (SandtableError, LookupError, ValueError):
            return False
        return True

    def map_of(self, file: PackFile, scenario: Scenario) -> tuple[Map | None, list[Fault]]:
        """The scenario's map without its lines of sight: painted in the file, of its pack, or of the game."""
        data, name, chart = self.map_data(file, scenario), scenario.map or scenario.name, self.game.maps.chart
        if data is None:
            return None, []
        try:
            return parse_map(data, name, str(file.path), chart=chart, changes=map_changes(scenario)), []
        except MapError as error:
            if scenario.map_changes:
                return None, [self.change_fault(error, data, name, str(file.path))]
            if scenario.map_data is None:  # its own check tells all of it
                return None, [(("map",), f"the map is faulty: {error.field}: {error.reason}")]
        faults = map_faults(data, name, str(file.path), "", chart, whole=False)
        return None, [(("map_data", *key_path(error.field)), error.reason) for error in faults]

    def change_fault(self, error: MapError, data: dict[str, Any], name: str, source: str) -> Fault:
        """What is wrong with a map that a scenario changes: the map itself, or what is made of it."""
        try:
            parse_map(data, name, source, chart=self.game.maps.chart)
        except MapError as first:
            return ("map",), f"the map is faulty: {first.field}: {first.reason}"
        if error.place.table == CHANGES:
            return key_path(error.field), error.reason
        return ("map_changes",), f"the map is faulty when it is changed: {error.field}: {error.reason}"

    def map_data(self, file: PackFile, scenario: Scenario) -> dict[str, Any] | None:
        if scenario.map_data is not None:
            return scenario.map_data
        beside = file.path.parent.parent / "maps" / f"{scenario.map}.toml"
        path = beside if beside.is_file() else self.map_files(file.path).get(scenario.map)
        if path is None:
            return None
        try:
            return read_file(path).data
        except PackError:
            return None

    def map_files(self, path: Path) -> dict[str, Path]:
        """The maps that a scenario file may name: a pack is on its own, others may use what is installed."""
        return self.packs.find_files("maps") if folder_of(path) else self.game.maps.files()

    def building_problems(self, file: PackFile) -> list[Problem]:
        """What only the builder can tell: with the pieces of its pack, and on the map that it names."""
        scenario = decode(file, Scenario)
        map, _ = self.map_of(file, scenario)
        if map is None:
            return []
        game = self.game_for(file.path, BareMaps(self.packs, map))
        if self.uses_pack_pieces(scenario) and not self.is_built(file.path):
            return []  # the faults of its pieces are told with their own files
        try:
            build_state(game, scenario, {}, "", str(file.path))
        except BadFile as error:
            return [file.problem(key_path(error.field), error.reason)]
        return []

    def uses_pack_pieces(self, scenario: Scenario) -> bool:
        base = self.packs.base_references()
        for entry in (scenario.axis, scenario.allies):
            wanted = [("unit", u.unit) for u in entry.units] + [
                ("weapon", name) for w in entry.weapons for name in [w.weapon, *w.or_by_lot]
            ]
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
