"""Phase 2, Radio Interception (radio.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def push_radio(g: State) -> None:
    """Nobody listens yet."""
