"""The scenario files of the game. Not compiled: it reads files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.files.scenarios import ScenarioFiles, plain
from sandtable.games.barbarossa.data.packs import DATA, installed
from sandtable.games.barbarossa.data.scenario_check import check_scenario
from sandtable.games.barbarossa.data.scenario_shapes import Scenario, area_hexes

__all__ = ["Scenario", "area_hexes", "load_scenario", "load_scenario_file", "plain", "read_scenario", "scenario_names"]


def in_packs() -> list[Path]:
    return [pack / "scenarios" for pack in installed()]


FILES: Final = ScenarioFiles(DATA / "scenarios", Scenario, check_scenario, in_packs)

scenario_names = FILES.names
load_scenario = FILES.load
load_scenario_file = FILES.load_file
read_scenario = FILES.read
