"""Step 4, Air Missions (exec.7): see guide 3.6."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def push_air_missions(g: State) -> None:
    """Nothing yet."""
