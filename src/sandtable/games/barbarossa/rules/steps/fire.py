"""Steps 2 and 3: Suppression Fire (supf.*), Open Fire and Smoke Screens (open.*, smoke.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def push_suppression_fire(g: State) -> None:
    """Nothing yet."""


def push_open_fire(g: State) -> None:
    """Nothing yet."""
