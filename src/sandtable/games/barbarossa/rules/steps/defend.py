"""Step 1, Defend (exec.4): Kill Zones, trenches and pillboxes are taken up."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def take_up_defense(g: State) -> None:
    """Nothing yet."""
