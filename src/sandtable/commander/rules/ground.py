"""The ground as it is now: what a game's markers have made of the printed terrain (T78.1)."""

from __future__ import annotations

from sandtable.commander.rules.state import State


def terrain_at(g: State, hex: int) -> int:
    """The terrain type that counts in a hex."""
    return g.rules.terrain_at(g, hex)


def is_water(g: State, hex: int) -> bool:
    """Marsh, Stream or Water Barrier; a bridge hex is none of them (T78.1)."""
    return g.rules.is_water[g.rules.terrain_at(g, hex)]
