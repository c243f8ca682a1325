"""What happens before Planning (turn.5): smoke of Strong Winds spreads and goes (smoke.w2), reinforcements arrive."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def start_of_turn(g: State) -> None:
    """Nothing yet."""
