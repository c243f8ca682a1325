"""Ground under fire (T99.5, F125.3): what shells make of terrain, Trails and Fortifications, one step at a time."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import SHELLHOLE, WAY_PRESENT
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.markers import remove_fort
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.state import State
from sandtable.commander.rules.tables import NONE
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.state import of, set_ground
from sandtable.kernel.frame import with_byte

PROOF: Final = 0  # no total changes it


def has_shellhole_marker(g: State, hex: int) -> bool:
    return of(g).h_ground[hex] == SHELLHOLE + 1


def has_trail(g: State, hex: int) -> bool:
    """A Trail that no shell has destroyed (T121.1)."""
    return g.rules.map.trail[hex] & WAY_PRESENT != 0 and not of(g).h_trail[hex]


def is_printed_trail_shellhole(g: State, hex: int) -> bool:
    """Where a Trail runs through Shellholes that are printed on the map, it can be hit by itself (T121.1)."""
    return g.rules.map.terrain[hex] == SHELLHOLE and has_trail(g, hex)


def vulnerability(g: State, hex: int) -> int:
    """The total from which on a hex is changed, or PROOF. A Fortification stands for the ground beneath it."""
    tables = g.rules.tables
    if g.h_blaze[hex]:
        return PROOF  # impassable, and no other marker may lie there (8.1.6)
    if g.h_fort[hex] != NO_FORT:
        return tables.fort_vulnerability[g.h_fort[hex]]
    terrain = terrain_at(g, hex)
    if terrain == SHELLHOLE and is_printed_trail_shellhole(g, hex):
        return tables.trail_vulnerability
    return tables.terrain_vulnerability[terrain]


def downgrade(g: State, hex: int, total: int) -> bool:
    """Put the total of Artillery or a Mortar to a hex; does it change?"""
    least = vulnerability(g, hex)
    if least == PROOF or total < least:
        return False
    ruin(g, hex)
    return True


def ruin(g: State, hex: int) -> None:
    """One step down: the Fortification if there is one, else the terrain."""
    fort = g.h_fort[hex]
    if fort == NO_FORT:
        change_ground(g, hex, ruin_of_terrain(g, hex))
    else:
        reduce_fort(g, hex, fort)


def reduce_fort(g: State, hex: int, fort: int) -> None:
    """To a lesser work, to the ground that it leaves itself, or to what the terrain beneath becomes."""
    tables = g.rules.tables
    less = tables.fort_reduced[fort]
    if less != NO_FORT:
        g.h_fort = with_byte(g.h_fort, hex, less)
        g.tell(tell.FORT_REDUCED, hex, fort, less)
        return
    remove_fort(g, hex)
    ground = tables.fort_ruin[fort]
    change_ground(g, hex, ruin_of_terrain(g, hex) if ground == NONE else ground)


def ruin_of_terrain(g: State, hex: int) -> int:
    """Rubble from a Building or Bridge, else a Shellhole: a hex of Shellholes stays one."""
    ruined = g.rules.tables.terrain_ruin[terrain_at(g, hex)]
    return SHELLHOLE if ruined == NONE else ruined


def change_ground(g: State, hex: int, terrain: int) -> None:
    """Put a Shellhole or Rubble marker; on printed Shellholes a Shellhole marker ends a Trail (T121.1)."""
    if terrain == SHELLHOLE and is_printed_trail_shellhole(g, hex):
        s = of(g)
        s.h_trail = with_byte(s.h_trail, hex, 1)
        g.tell(tell.TRAIL_GONE, hex)
    set_ground(g, hex, terrain)
    g.tell(tell.GROUND_CHANGED, hex, terrain)
