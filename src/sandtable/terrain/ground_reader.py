"""What readers of map files share: names, hexes and chains of hexes, with the field of every mistake."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from sandtable.files.tomlfile import TomlFile, index_of
from sandtable.terrain.board import Board
from sandtable.terrain.hexlist import BadHex, path_steps, read_hexes, read_side

Words = str | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class GroundReader:
    """Paints a board, field by field."""

    file: TomlFile
    board: Board

    def check_name(self, field: str, what: str, name: str, known: list[str]) -> None:
        index_of(self.file, field, what, name, known)

    def hexes(self, field: str, words: Words) -> list[int]:
        try:
            return read_hexes(self.board, (words if isinstance(words, str) else " ".join(words)).split())
        except BadHex as bad:
            raise self.file.bad(field, bad.reason) from None

    def steps(self, field: str, paths: Words) -> Iterator[tuple[int, int]]:
        """(hex, side crossed) for every step of every path, seen from both hexes; `16.12/36` is a path by itself."""
        for path in [paths] if isinstance(paths, str) else paths:
            try:
                yield from read_side(self.board, path) if "/" in path else path_steps(self.board, path.split())
            except BadHex as bad:
                raise self.file.bad(field, bad.reason) from None

    def read_levels(self, levels: dict[str, Words], highest: int) -> None:
        """Heights by number, each hex once."""
        for key, words in levels.items():
            field = f"levels.{key}"
            if not key.isdigit() or not 1 <= int(key) <= highest:
                raise self.file.bad(field, f"Levels run from 1 to {highest}")
            for h in self.hexes(field, words):
                if self.board.level[h]:
                    raise self.file.bad(field, f"{self.board.hex_name(h)} is already on Level {self.board.level[h]}")
                self.board.level[h] = int(key)
