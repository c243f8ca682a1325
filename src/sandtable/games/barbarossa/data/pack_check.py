"""What is wrong with a pack of somebody's own: cards, charts, maps and scenarios in place of the shipped ones.

A pack is a folder with any of the files of `data/`; what it leaves out is taken from the shipped data.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sandtable.games.barbarossa.data.ground_file import read_ground
from sandtable.games.barbarossa.data.packs import tables_in
from sandtable.games.barbarossa.data.scenario import load_scenario_file
from sandtable.kernel.errors import BadFile


def check_pack(folder: Path) -> list[str]:
    """The first mistake of the tables, and one of each map and scenario that has any."""
    readers: list[tuple[Callable[[Path], object], Path]] = [(tables_in, folder)]
    readers += [(read_ground, path) for path in sorted((folder / "maps").glob("*.toml"))]
    readers += [(load_scenario_file, path) for path in sorted((folder / "scenarios").glob("*.toml"))]
    found: list[str] = []
    for read, path in readers:
        try:
            read(path)
        except BadFile as error:
            found.append(str(error))
    return found
