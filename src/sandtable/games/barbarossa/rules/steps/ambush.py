"""Step 6, Ambush (exec.9, amb.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def go_into_ambush(g: State) -> None:
    """Nothing yet."""
