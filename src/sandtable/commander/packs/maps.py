"""Finding and loading maps, with their lines of sight. Not compiled (reads files)."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from sandtable.commander.map import sight
from sandtable.commander.map.drawn.mapfile import MapError, load_map, parse_map
from sandtable.commander.map.map import Map
from sandtable.commander.packs.packs import Packs, find_packs
from sandtable.kernel.errors import BadFile

MOST_PAINTED: Final = 64
_painted: dict[str, Map] = {}


class Maps:
    """The maps of a game and of its packs, ready to play on."""

    def __init__(self, packs: Packs) -> None:
        self.packs = packs

    def files(self) -> dict[str, Path]:
        return self.packs.find_files("maps", find_packs())

    def names(self) -> list[str]:
        return sorted(self.files())

    def named(self, name: str, source: str, hindrance: list[int] | None = None) -> Map:
        """A shipped map or one of a pack."""
        files = self.files()
        if name not in files:
            raise BadFile(source, "map", f"there is no map named {name!r}; there are {', '.join(sorted(files))}")
        return _load(files[name], tuple(hindrance) if hindrance is not None else None)


@lru_cache(maxsize=64)
def _load(path: Path, hindrance: tuple[int, ...] | None) -> Map:
    try:
        map = load_map(path)
    except MapError as error:
        raise BadFile(str(path), "", str(error)) from None
    sight.build(map, list(hindrance) if hindrance is not None else None)
    return map


def map_with_sight(data: dict[str, Any], name: str, source: str, hindrance: list[int] | None = None) -> Map:
    """A map painted inline. Maps never change, so equal paint shares one map: tracing all lines takes long."""
    key = json.dumps([name, data, hindrance], sort_keys=True, default=str)
    if key not in _painted:
        try:
            map = parse_map(data, name, source)
        except MapError as error:
            raise BadFile(source, f"map.{error.field}", error.reason) from None
        sight.build(map, hindrance)
        if len(_painted) >= MOST_PAINTED:
            _painted.clear()
        _painted[key] = map
    return _painted[key]
