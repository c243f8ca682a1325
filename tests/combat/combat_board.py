"""A plain Board for tests of rules: flat and small, with the terrain a test asks for."""

from __future__ import annotations

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.names import TERRAIN_NAMES
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los import Sightlines


def board(cols: int, rows: int, terrain: dict[str, str]) -> Ground:
    """`terrain` maps lists of hexes to a terrain."""
    ground = Ground("plain", cols, rows)
    for hexes, kind in terrain.items():
        for hex in hexes.split():
            ground.terrain[ground.hex_index(hex)] = TERRAIN_NAMES.index(kind)
    return ground


def sight(ground: Ground) -> Sightlines:
    return Sightlines(ground, load_tables(), False)
