"""From a scenario as plain data to a state at its first decision."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.state import State
from sandtable.kernel.errors import BadFile
from sandtable.kernel.title import Data


def build_state(scenario: Data, options: Data, seed: str) -> State:
    raise BadFile("scenario", "map", "scenarios cannot be read yet")


def rules_only(scenario: Data, options: Data) -> Rules:
    raise BadFile("scenario", "map", "scenarios cannot be read yet")
