"""The tables of what ground does to those who move over it, from the Terrain Chart and the Fortifications."""

from __future__ import annotations

from sandtable.commander.map.kinds import TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.schemas import Fortification, Terrain, TerrainFile
from sandtable.commander.rules.tables import BOG_NAMES, BOGS_NEVER, TANK_ENTRY_NAMES, Tables

GAS = "gas"


def fill_ground(t: Tables, chart: TerrainFile, forts: list[Fortification], missing: Terrain) -> None:
    """`missing` stands for a terrain that the game does not have."""
    types = {terrain.name: terrain for terrain in chart.terrain}
    for name in TERRAIN_NAMES:
        terrain = types.get(name, missing)
        t.terrain_first_move.append(terrain.first_move)
        t.terrain_same_move.append(terrain.same_move)
        t.terrain_tanks.append(TANK_ENTRY_NAMES.index(terrain.tanks))
        t.terrain_bogs.append(BOG_NAMES.index(terrain.bogs))
    ways = {way.name: way for way in chart.way}
    t.way_uphill_free = [int(ways[name].uphill_free) for name in WAY_NAMES]
    t.hill_bogs = BOG_NAMES.index(chart.hill.bogs)
    t.gas_move = sum(marker.move for marker in chart.marker if marker.name == GAS)
    known = {fort.name: fort for fort in forts}
    t.fort_bogs = [BOGS_NEVER] + [BOG_NAMES.index(known[name].bogs) for name in t.words.forts[1:]]
