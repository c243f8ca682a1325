"""Words that name places: hexes, ranges of a column, Objectives, ways, terrain, heights, edges. Not compiled.

`C5`, `C3-C7`, `objective-2`, `road`, `building`, `wall` (hexes beside one), `hill`, `level-2`, `edge-top`,
`friendly-edge`, `enemy-edge`, `setup` (the side's own set-up area), `all`; any of these with `+2` means all hexes
within so many of it.
"""

from __future__ import annotations

import re
from typing import Final

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES, WAY_PRESENT
from sandtable.commander.map.map import Map
from sandtable.terrain.hexlist import BadHex, read_hexes
from sandtable.terrain.lattice import EDGE_NAMES, edge_distance

PLAIN_WORDS: Final = ["all", "hill", "setup", "friendly-edge", "enemy-edge"]
NUMBERED: Final = re.compile(r"(objective|level)-(\d)")
EDGE: Final = re.compile(r"edge-(\w+)")
FARTHEST: Final = 30  # hexes around a place
AROUND: Final = re.compile(r"([^+]+)\+(\d{1,2})")  # with all within so many hexes


def is_place_word(word: str) -> bool:
    """Is it one of the words, and no hex?"""
    if AROUND.fullmatch(word) is not None:
        return True
    edge = EDGE.fullmatch(word)
    if edge is not None:
        return edge[1] in EDGE_NAMES
    known = PLAIN_WORDS + WAY_NAMES + TERRAIN_NAMES + SIDE_NAMES[1:]
    return word in known or NUMBERED.fullmatch(word) is not None


class PlaceReader:
    """Reads places for one side: its edge and its set-up area are what some of the words mean."""

    def __init__(self, map: Map, edge: int, setup: list[int]) -> None:
        self.map = map
        self.edge = edge
        self.setup = setup

    def read(self, text: str) -> list[int]:
        """All hexes that any of the words names, ascending; BadHex if one names nothing."""
        words = text.split()
        found = set(read_hexes(self.map, [word for word in words if not is_place_word(word)]))
        for word in words:
            if is_place_word(word):
                here = self.named(word)
                if not here and not word.startswith("setup"):
                    raise BadHex(word, f"{word}: this map has none")
                found.update(here)
        return sorted(found)

    def named(self, word: str) -> list[int]:
        map, hexes = self.map, range(self.map.size)
        around = AROUND.fullmatch(word)
        if around is not None:
            inner, reach = self.read(around[1]), int(around[2])
            if not 1 <= reach <= FARTHEST:
                raise BadHex(word, f"{word}: write 1 to {FARTHEST} hexes")
            return [h for h in hexes if any(map.distances[h * map.size + goal] <= reach for goal in inner)]
        numbered, edge = NUMBERED.fullmatch(word), EDGE.fullmatch(word)
        if numbered is not None:
            values = map.objective if numbered[1] == "objective" else map.level
            return [h for h in hexes if values[h] == int(numbered[2])]
        if edge is not None:
            return self.at_edge(EDGE_NAMES.index(edge[1]))
        if word in WAY_NAMES:
            ways = [map.road, map.railway, map.trail][WAY_NAMES.index(word)]
            return [h for h in hexes if ways[h] & WAY_PRESENT]
        if word in TERRAIN_NAMES:
            return [h for h in hexes if map.terrain[h] == TERRAIN_NAMES.index(word)]
        if word in SIDE_NAMES:
            side = SIDE_NAMES.index(word)
            return [h for h in hexes if side in map.sides[h * 6 : h * 6 + 6]]
        if word == "all":
            return list(hexes)
        if word == "hill":
            return [h for h in hexes if map.level[h] > 0]
        if word == "setup":
            return [h for h in hexes if self.setup and self.setup[h]]
        return self.at_edge(self.edge if word == "friendly-edge" else (self.edge + 2) % 4)

    def at_edge(self, edge: int) -> list[int]:
        return [h for h in range(self.map.size) if edge_distance(self.map.cols, self.map.rows, h, edge) == 0]
