"""Codes of everything a map of the family can show.

The order of the codes means nothing but that they never change: which terrain of a hex counts is for the Terrain Chart
of each game to say (see `Chart`), and so is which of all these a game has.
"""

from __future__ import annotations

from typing import Final

# hex terrain types
TERRAIN_NAMES: Final = [
    "water-barrier", "major-bridge", "minor-bridge", "building", "woods", "brush", "orchard", "field",
    "marsh", "stream", "gully", "open", "boulders", "bridge", "quarry", "rubble", "shellhole", "destroyed-woods",
]  # fmt: skip
# numbered by tools/number_tables.py: TERRAIN_NAMES
WATER_BARRIER: Final = 0
MAJOR_BRIDGE: Final = 1
MINOR_BRIDGE: Final = 2
BUILDING: Final = 3
WOODS: Final = 4
BRUSH: Final = 5
ORCHARD: Final = 6
FIELD: Final = 7
MARSH: Final = 8
STREAM: Final = 9
GULLY: Final = 10
OPEN: Final = 11
BOULDERS: Final = 12
BRIDGE: Final = 13
QUARRY: Final = 14
RUBBLE: Final = 15
SHELLHOLE: Final = 16
DESTROYED_WOODS: Final = 17

# hexside features
SIDE_NAMES: Final = [
    "none",  # = NO_SIDE
    "fence", "hedge", "wall", "cliff", "destroyed-wall",
]  # fmt: skip
# numbered by tools/number_tables.py: SIDE_NAMES
NO_SIDE: Final = 0
FENCE: Final = 1
HEDGE: Final = 2
WALL: Final = 3
CLIFF: Final = 4
DESTROYED_WALL: Final = 5

# ways through a hex: bits 0 to 5 of a way mask are the hexsides crossed, bit 6 says that the hex contains the way
WAY_NAMES: Final = ["road", "railway", "trail"]
# numbered by tools/number_tables.py: WAY_NAMES
ROAD: Final = 0
RAILWAY: Final = 1
TRAIL: Final = 2

WAY_PRESENT: Final = 64

# a list of Hindrances goes by terrain code; behind the terrains it has these
FENCE_ENTRY: Final = len(TERRAIN_NAMES)
RAILWAY_ENTRY: Final = len(TERRAIN_NAMES) + 1
HINDRANCE_ENTRIES: Final = len(TERRAIN_NAMES) + 2
