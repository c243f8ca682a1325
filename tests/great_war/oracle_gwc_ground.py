"""What shells make of a hex (T99.5, F125.3, T121.1), a second time and plainly."""

from __future__ import annotations

from typing import NamedTuple

import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.names import FORT_NAMES

BUILT = ("building", "bridge")  # become Rubble, with what stood in them
SPARED = ("shellhole", "marsh", "stream", "water-barrier")  # guide 72


class Hex(NamedTuple):
    terrain: str
    fort: str
    trail: bool  # one that still serves


class Ground(NamedTuple):
    """The ground of the whole map at a moment."""

    markers: bytes
    forts: bytes
    trails_gone: bytes

    def at(self, g: GreatWarState, hex: int) -> Hex:
        marker = self.markers[hex]
        terrain = TERRAIN_NAMES[marker - 1 if marker else g.rules.map.terrain[hex]]
        trail = g.rules.map.trail[hex] != 0 and not self.trails_gone[hex]
        return Hex(terrain, FORT_NAMES[self.forts[hex]], trail)


def ground_now(g: GreatWarState) -> Ground:
    return Ground(g.h_ground, g.h_fort, g.h_trail)


def airburst(hex: Hex) -> int:
    """T124."""
    return 2 if hex.terrain == "woods" else 0


def shelled(g: GreatWarState, ground: Ground, hex: int, total: int) -> Hex:
    """The hex after a total of Artillery or a Mortar; guide 52: a Fortification alone is downgraded, one step."""
    was = ground.at(g, hex)
    if g.h_blaze[hex]:  # impassable (O19.2.1.4.1)
        return was
    if was.fort != "none":
        return was if total < (20 if was.fort in ("pillbox", "bunker") else 18) else marked(g, hex, wrecked(was))
    if total < 18:
        return was
    if was.terrain == "shellhole" and was.trail and not ground.markers[hex]:
        return was._replace(trail=False)  # T121.1
    return was if was.terrain in SPARED else was._replace(terrain=ruin(was.terrain))


def marked(g: GreatWarState, hex: int, now: Hex) -> Hex:
    """T121.1: a Shellhole marker on printed Shellholes ends a Trail, whatever has brought it there."""
    printed = TERRAIN_NAMES[g.rules.map.terrain[hex]] == "shellhole"
    return now._replace(trail=False) if printed and now.fort == "none" and now.terrain == "shellhole" else now


def ruin(terrain: str) -> str:
    return "rubble" if terrain in BUILT else "shellhole"


def wrecked(was: Hex) -> Hex:
    if was.fort == "trench":
        return was._replace(fort="foxholes")
    terrain = "rubble" if was.fort in ("pillbox", "bunker") else ruin(was.terrain)
    return was._replace(fort="none", terrain=terrain)


def hex_now(g: GreatWarState, hex: int) -> Hex:
    return ground_now(g).at(g, hex)


def where(g: GreatWarState, hex: int) -> str:
    return f"({g.rules.map.hex_name(hex)} {p.terrain(g, hex)} {p.fort(g, hex)})"
