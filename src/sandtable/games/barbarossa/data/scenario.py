"""Finding and reading scenario files. Not compiled: it reads files."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from sandtable.files.tomlfile import TomlFile, decode, name_reason, read_toml
from sandtable.games.barbarossa.data.packs import DATA
from sandtable.games.barbarossa.data.scenario_check import check_scenario
from sandtable.games.barbarossa.data.scenario_shapes import Scenario, area_hexes
from sandtable.kernel.errors import BadFile

__all__ = ["Scenario", "area_hexes", "load_scenario", "load_scenario_file", "plain", "read_scenario", "scenario_names"]


def scenario_names(folder: Path = DATA) -> list[str]:
    """Names of the shipped scenarios, in the order of their numbers."""
    found = [load_scenario(path.stem, folder) for path in sorted((folder / "scenarios").glob("*.toml"))]
    return [scenario.name for scenario in sorted(found, key=lambda scenario: scenario.number)]


@lru_cache(maxsize=64)
def load_scenario(name: str, folder: Path = DATA) -> Scenario:
    """A shipped scenario by its name, checked."""
    known = sorted(path.stem for path in (folder / "scenarios").glob("*.toml"))
    if name not in known:
        raise BadFile(name, "scenario", name_reason("scenario", name, known))
    return load_scenario_file(folder / "scenarios" / f"{name}.toml")


def load_scenario_file(path: Path) -> Scenario:
    file = read_toml(path)
    scenario = read_scenario(file.data, str(path), file.text)
    if scenario.name != path.stem:
        raise file.bad("name", f"{scenario.name!r} is not the name of its file, {path.stem!r}")
    return scenario


def read_scenario(data: dict[str, Any], source: str, text: str = "") -> Scenario:
    """A checked scenario from plain data, or a BadFile that names the field."""
    file = TomlFile(source, text, data)
    scenario = decode(file, Scenario)
    check_scenario(scenario, file)
    return scenario


def plain(scenario: Scenario) -> dict[str, Any]:
    """The scenario as plain data, as it goes into records."""
    data = msgspec.to_builtins(scenario)
    assert isinstance(data, dict)
    return data
