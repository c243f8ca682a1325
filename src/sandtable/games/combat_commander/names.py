"""The nations of Combat Commander, in the order of data/nations.toml."""

from __future__ import annotations

from typing import Final

NATION_NAMES: Final = ["america", "britain", "france", "germany", "italy", "russia"]
# numbered by tools/number_tables.py: NATION_NAMES
AMERICA: Final = 0
BRITAIN: Final = 1
FRANCE: Final = 2
GERMANY: Final = 3
ITALY: Final = 4
RUSSIA: Final = 5
