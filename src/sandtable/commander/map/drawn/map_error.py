"""What is wrong with a map file, and where."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.files.tomlplace import line_of
from sandtable.kernel.errors import SandtableError, printable


class Place(NamedTuple):
    """What of a map's data is faulty: a table, or an entry of it, or a word of that; which of several tables."""

    table: str = ""
    key: str = ""
    word: str = ""
    number: int = 0


class MapError(SandtableError):
    """What is wrong with a map file, and where."""

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        super().__init__(file, line, field, reason)
        self.file = file
        self.line = line  # 0 if unknown
        self.field = field
        self.reason = reason
        self.place = Place()

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return printable(f"{place}: {self.field}: {self.reason}")


def error_in(source: str, text: str, place: Place, reason: str, prefix: str = "") -> MapError:
    """What is wrong at a place of a file, with its line; arrays count from 0."""
    table, key, word, number = place
    line = line_of(text, prefix + table, key, word, number) if text else 0
    field = prefix + table + (f"[{number}]" if table in ("building", "shape", "crest", "map_changes") else "")
    error = MapError(source, line, field + (f".{key}" if key else ""), reason)
    error.place = place
    return error
