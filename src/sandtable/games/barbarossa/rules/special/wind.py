"""The wind (wind.*): rolled once, before the game with Strong Winds, else when the first fire starts (A24)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.state import NOWHERE, State
from sandtable.terrain.lattice import NONE


def settle_wind(g: State) -> None:
    """wind.2, wind.3: the side that it blows towards, numbered clockwise; it never changes."""
    if g.wind != NOWHERE:
        return
    fixed = g.rules.fixed_wind
    g.wind = fixed if fixed >= 0 else one(g, label(g, "wind")) - 1
    g.tell(tell.WIND_BLOWS, g.wind)


def downwind(g: State, h: int, steps: int = 1) -> int:
    """The hex so many steps down the wind; NONE beyond the edge of the map."""
    for _ in range(steps):
        if h == NONE:
            return NONE
        h = g.rules.ground.beside(h, g.wind)
    return h
