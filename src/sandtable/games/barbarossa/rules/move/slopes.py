"""Slopes of hills (hill.1-hill.4): how steep a hexside is, and who may cross it."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import INFANTRY, MOUNTAINEER, RAVINE
from sandtable.games.barbarossa.rules.state import State, can, type_of

LEVEL: Final = 0
GENTLE: Final = 1
ABRUPT: Final = 2
STEEP: Final = 3


def slope(g: State, a: int, b: int) -> int:
    """By the difference of heights (hill.1); towards a ravine one class steeper (ravine.3)."""
    level = g.rules.ground.level
    rise = abs(level[a] - level[b])
    if rise and RAVINE in (g.h_terrain[a], g.h_terrain[b]):
        rise += 1
    return min(rise, STEEP)


def why_not_climb(g: State, u: int, from_: int, to: int) -> int:
    """hill.3, hill.4, up and down alike."""
    found = slope(g, from_, to)
    if found == STEEP and not can(g, u, MOUNTAINEER):
        return reasons.STEEP_SLOPE
    if found == ABRUPT and type_of(g, u) != INFANTRY and not can(g, u, MOUNTAINEER):
        return reasons.ABRUPT_SLOPE
    return reasons.FINE


def climbs_slowly(g: State, from_: int, to: int) -> bool:
    """One hex that turn: up a gentle slope (hill.2), up or down any other."""
    found = slope(g, from_, to)
    return found >= ABRUPT or found == GENTLE and g.rules.ground.level[to] > g.rules.ground.level[from_]
