"""Codes that only the data files use. All others live in `sandtable.commander.rules.names`."""

from __future__ import annotations

from typing import Final

# Armies: whose order of battle it is, where a nation's counters serve several; some Support Table entries ask for one.
ANY_ARMY: Final = -1
ARMY_NAMES: Final = [
    "american", "brazilian", "british", "canadian", "anzac", "indian", "french", "free-french", "belgian", "polish",
    "greek", "dutch", "norwegian", "yugoslav", "german", "italian", "finnish", "slovakian", "hungarian", "romanian",
    "croat", "bulgarian", "russian",
]  # fmt: skip

# How terrain acts on a line of sight (T78.4).
CLEAR: Final = 0
HINDRANCE: Final = 1
OBSTACLE: Final = 2
LOS_NAMES: Final = ["clear", "hindrance", "obstacle"]
