"""Step 5, Assault (exec.8): charges, then all Close Combats; see guide 3.8."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def push_assault(g: State) -> None:
    """Nothing yet."""
