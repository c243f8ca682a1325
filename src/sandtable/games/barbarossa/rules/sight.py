"""Line of Sight (los.*, hill.los.*, ravine.2, glade.3): one function for fire, observers, staffs and scouts alike."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State, place_of


def sees_hex(g: State, u: int, h: int) -> bool:
    """Has a unit Line of Sight to a hex, within the farthest that it can see?"""
    from_ = place_of(g, u)
    return from_ >= 0 and g.rules.ground.distance(from_, h) <= 6
