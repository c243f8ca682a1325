"""Names of hexes: two digits of the column, two of the row, `27.08` (GEO.a), and lists of them in data files."""

from __future__ import annotations

from typing import Final

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
    """Hexes and column ranges (`03.05-03.09`), none twice. ValueError with the reason."""
    found: list[int] = []
    for word in (words if isinstance(words, str) else " ".join(words)).split():
        first, dash, last = word.partition("-")
        a = hex_index(first, columns, rows)
        b = hex_index(last, columns, rows) if dash else a
        if a == NONE or b == NONE:
            raise ValueError(f"{word!r} is not a hex of a map of {columns} columns and {rows} rows")
        if a // rows != b // rows or b < a:
            raise ValueError(f"{word!r}: a range runs down one column")
        for h in range(a, b + 1):
            if h in found:
                raise ValueError(f"{hex_name(h, rows)} is named twice")
            found.append(h)
    return found
