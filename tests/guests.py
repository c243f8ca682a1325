"""A game of somebody else, made known as an installed package would be: by its metadata on the path."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandtable import shelf, texts
from sandtable.screens import telling
from sandtable.table import titles
from sandtable.table.rest import api, ledger

GUEST = Path(__file__).resolve().parent / "guest_game"
CACHES = [
    shelf.games, texts.load_bundle, telling.known_messages, titles.served_titles, titles.bare_titles, api.known_texts,
    ledger.ledger,
]  # fmt: skip


def entry_points() -> dict[str, str]:
    """As the guest's own project file has them."""
    project = tomllib.loads((GUEST / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, str] = project["entry-points"][shelf.ENTRY_POINT]
    return found


def installed(folder: Path, points: dict[str, str] | None = None) -> list[Path]:
    """What must be on the path: the guest, and a folder with its metadata."""
    info = folder / "lantern-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in (entry_points() if points is None else points).items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{shelf.ENTRY_POINT}]", *lines, ""]))
    return [GUEST, folder]


@contextmanager
def on_the_path(folders: list[Path]) -> Iterator[None]:
    """Everything that was read of the shelf is read anew, before and after."""
    before = sys.path[:]
    sys.path[:0] = [str(folder) for folder in folders]
    forget()
    try:
        yield
    finally:
        sys.path[:] = before
        forget()


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
