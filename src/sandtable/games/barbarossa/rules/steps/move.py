"""Step 8, Move Out (exec.11): see guide 3.7."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def push_move_out(g: State) -> None:
    """Nothing yet."""
