"""Finding and loading the maps (3.0a), with their lines of sight. Not compiled: it reads files."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from sandtable.games.combat.data.ground_file import read_ground
from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los import Sightlines
from sandtable.kernel.errors import BadFile

MAPS: Final = Path(__file__).parent / "maps"


def ground_names() -> list[str]:
    return sorted(path.stem for path in MAPS.glob("*.toml"))


@lru_cache(maxsize=16)
def load_ground(name: str) -> Ground:
    """One of the maps; they never change, so all games share them."""
    if name not in ground_names():
        raise BadFile("map", "", f"there is no map named {name!r}; there are {', '.join(ground_names())}")
    return read_ground(MAPS / f"{name}.toml")


@lru_cache(maxsize=32)
def load_sight(name: str, summer: bool) -> Sightlines:
    """Sight on one of the maps. What was once looked at is remembered for all games."""
    return Sightlines(load_ground(name), load_tables(), summer)
