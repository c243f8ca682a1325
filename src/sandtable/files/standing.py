"""Which of the packs that are found can be played with. Each is checked once, and again when a file of it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Generic, TypeVar

P = TypeVar("P")  # a problem, as a game tells it

FOLDERS: Final = ["maps", "scenarios"]

Stamp = tuple[tuple[str, int, int, int], ...]


def toml_files(folder: Path) -> list[Path]:
    """Whatever is named like a data file, in the folder of a pack and in those within it."""
    found: list[Path] = []
    for home in [folder, *(folder / name for name in FOLDERS)]:
        found += sorted(home.glob("*.toml"))
    return found


def stamp_of(folder: Path) -> Stamp:
    """What tells a pack from the same pack with a file changed."""
    marks: list[tuple[str, int, int, int]] = []
    for path in toml_files(folder):
        try:
            about = path.stat()
        except OSError:
            marks.append((str(path), 0, 0, 0))
        else:
            marks.append((str(path), about.st_mtime_ns, about.st_size, about.st_ino))
    return tuple(marks)


def changed_at(path: Path) -> int:
    """When a file was last written, for whoever keeps what is in it; 0 if it is not there."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


class Standing(Generic[P]):
    """The problems of packs, kept as long as no file changes."""

    def __init__(self, check: Callable[[Path], list[P]]) -> None:
        self.check = check
        self.known: dict[Path, tuple[Stamp, list[P]]] = {}

    def problems(self, pack: Path) -> list[P]:
        stamp = stamp_of(pack)
        if pack not in self.known or self.known[pack][0] != stamp:
            self.known[pack] = stamp, self.check(pack)
        return self.known[pack][1]

    def sound(self, packs: Iterable[Path]) -> list[Path]:
        return [pack for pack in packs if not self.problems(pack)]

    def forget(self) -> None:
        """Whoever is asked again may judge otherwise: another checker has come."""
        self.known.clear()
