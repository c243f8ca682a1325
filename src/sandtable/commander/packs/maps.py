"""Finding and loading maps, with their lines of sight. Not compiled (reads files)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from sandtable.commander.map.drawn.changes import Change
from sandtable.commander.map.drawn.chart import Chart
from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfile import CHANGES, load_map, parse_map
from sandtable.commander.map.map import Map
from sandtable.commander.packs.packs import Packs
from sandtable.files.standing import changed_at
from sandtable.files.tomlfile import read_toml
from sandtable.kernel.errors import BadFile

MOST_PAINTED: Final = 64
# works out all lines of sight of a map; by terrain code, a scenario may change how much a terrain hinders
Trace = Callable[[Map, list[int]], None]


class Maps:
    """The maps of a game and of its packs, ready to play on."""

    def __init__(self, packs: Packs, trace: Trace) -> None:
        self.packs = packs
        self.trace = trace
        self.ready: dict[str, Map] = {}  # painted maps

    def files(self) -> dict[str, Path]:
        return self.packs.find_files("maps", self.packs.installed())

    @cached_property
    def chart(self) -> Chart:
        """What the game's Terrain Chart lists, from the top: nothing else may be on its maps."""
        file = self.packs.load_terrain()
        return Chart([t.name for t in file.terrain], [side.name for side in file.side], [way.name for way in file.way])

    def bare(self, path: str | Path) -> Map:
        """A map without its lines of sight; MapError if it is faulty."""
        return load_map(path, self.chart)

    def names(self) -> list[str]:
        return sorted(self.files())

    def named(self, name: str, source: str, hindrance: list[int], changes: Sequence[Change] = ()) -> Map:
        """A shipped map or one of a pack, as a scenario changes it."""
        files = self.files()
        if name not in files:
            raise BadFile(source, "map", f"there is no map named {name!r}; there are {', '.join(sorted(files))}")
        if changes:
            return self.painted(read_toml(files[name]).data, name, source, hindrance, changes)
        return _load(files[name], changed_at(files[name]), self.chart, tuple(hindrance), self.trace)

    def painted(
        self, data: dict[str, Any], name: str, source: str, hindrance: list[int], changes: Sequence[Change] = ()
    ) -> Map:
        """A map painted inline. Maps never change, so equal paint shares one map: tracing all lines takes long."""
        key = json.dumps([name, data, hindrance, *changes], sort_keys=True, default=str)
        if key not in self.ready:
            try:
                map = parse_map(data, name, source, chart=self.chart, changes=changes)
            except MapError as error:
                of_map = "" if error.place.table == CHANGES else "map."
                raise BadFile(source, of_map + error.field, error.reason) from None
            self.trace(map, hindrance)
            if len(self.ready) >= MOST_PAINTED:
                self.ready.clear()
            self.ready[key] = map
        return self.ready[key]


class BareMaps(Maps):
    """One map, without its lines of sight: enough to see whether a scenario can be set up on it."""

    def __init__(self, packs: Packs, map: Map) -> None:
        super().__init__(packs, untraced)
        self.map = map

    def named(self, name: str, source: str, hindrance: list[int], changes: Sequence[Change] = ()) -> Map:
        return self.map

    def painted(
        self, data: dict[str, Any], name: str, source: str, hindrance: list[int], changes: Sequence[Change] = ()
    ) -> Map:
        return self.map


def untraced(map: Map, hindrance: list[int]) -> None:
    """Nobody looks."""


@lru_cache(maxsize=64)
def _load(path: Path, changed: int, chart: Chart, hindrance: tuple[int, ...], trace: Trace) -> Map:
    try:
        map = load_map(path, chart)
    except MapError as error:
        raise BadFile(str(path), "", str(error)) from None
    trace(map, list(hindrance))
    return map
