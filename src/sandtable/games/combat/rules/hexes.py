"""Names of hexes: two digits of the column, two of the row, `27.08` (GEO.a), and lists of them in data files."""

from __future__ import annotations

from typing import Final

from sandtable.terrain.hexlist import BadHex, hex_ranges

COLUMNS: Final = 34
ROWS: Final = 20
NONE: Final = -1


def hex_name(index: int, rows: int = ROWS) -> str:
    return f"{index // rows + 1:02d}.{index % rows + 1:02d}"


def hex_index(name: str, columns: int = COLUMNS, rows: int = ROWS) -> int:
    """Index of a hex by its name, NONE if there is no such hex."""
    if len(name) != 5 or name[2] != "." or not (name[:2].isdigit() and name[3:].isdigit()):
        return NONE
    column, row = int(name[:2]) - 1, int(name[3:]) - 1
    return column * rows + row if 0 <= column < columns and 0 <= row < rows else NONE


def read_hexes(words: str | list[str], columns: int = COLUMNS, rows: int = ROWS) -> list[int]:
    """Hexes and column ranges (`03.05-03.09`), none twice; else a BadHex, which is a ValueError, with the reason."""

    def index(name: str, word: str) -> int:
        found = hex_index(name, columns, rows)
        if found == NONE:
            raise BadHex(word, f"{word!r} is not a hex of a map of {columns} columns and {rows} rows")
        return found

    listed = (words if isinstance(words, str) else " ".join(words)).split()
    return hex_ranges(listed, rows, index, lambda h: hex_name(h, rows))
