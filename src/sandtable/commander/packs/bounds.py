"""The bounds of numbers in a scenario. Not compiled."""

from __future__ import annotations

from typing import Any, Final

from sandtable.commander.packs.scenario import read_scenario
from sandtable.files.bounds import Bounds, Limits, check_within
from sandtable.files.every import field_of
from sandtable.kernel.errors import BadFile

USUAL: Final = (-99, 99)
FREE: Final = ["Scenario.map_data", "Scenario.define", "Scenario.options"]
LIMITS: Final[dict[str, Limits]] = {
    "Scenario.year": (1900, 1999),
    "Scenario.number": (0, 9999),
    "Scenario.open_draws": (0, 26),
    "Scenario.shared_draws": (0, 26),
    "SideEntry.secret_draws": (0, 26),
    "SideEntry.hand_size": (0, 12),
    "SideEntry.discard_limit": (-1, 12),
    "SideEntry.late_discard": (0, 12),
    "TerrainEntry.cost": (-1, 9),
    "TerrainEntry.cover": (-9, 9),
    "TerrainEntry.hindrance": (-1, 9),
    "Area.depth": (0, 30),
    "Area.from_depth": (0, 30),
    "EntryEntry.depth": (0, 30),
    "EntryEntry.from_depth": (0, 30),
}

SCENARIO: Final = Bounds(LIMITS, USUAL, FREE)
DEFINED: Final = (-99, 999)  # numbers of pieces that a position defines for itself


def check_carried(data: dict[str, Any]) -> None:
    """A scenario that came in a record, held to the bounds of one in a pack; raises BadFile with the first fault."""
    scenario = read_scenario(data, "scenario")
    check_within(SCENARIO, scenario, "scenario")
    for path, reason in SCENARIO.value_faults(scenario.define, ("define",), DEFINED):
        raise BadFile("scenario", field_of(path), reason)
