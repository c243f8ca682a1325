"""What a game's Terrain Chart says of its maps: which terrains there are and which of two in a hex counts (T78.1)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import OPEN, SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES

OPEN_GROUND: Final = TERRAIN_NAMES[OPEN]


class Chart:
    """The terrains of a game, the one that counts before all others first, its hexsides and its ways."""

    def __init__(self, terrains: list[str], sides: list[str], ways: list[str]) -> None:
        self.terrains = [name for name in terrains if name != OPEN_GROUND]  # which is what no other terrain is
        self.sides = sides
        self.ways = ways

    def ranks(self) -> list[int]:
        """By terrain code, the highest first; what the game does not have comes last."""
        last = len(self.terrains)
        return [self.terrains.index(name) if name in self.terrains else last for name in TERRAIN_NAMES]


# all that the family knows, for maps that are no game's
EVERYTHING: Final = Chart(TERRAIN_NAMES, SIDE_NAMES[1:], WAY_NAMES)
