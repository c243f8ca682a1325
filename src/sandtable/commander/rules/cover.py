"""Cover (T78.3, T87, T93, T97, F101 to F105, 11.6): what a hex adds to the Morale of the units in it."""

from __future__ import annotations

from sandtable.commander.map.kinds import WAY_PRESENT
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.scenario.own_values import COVER, RALLY, ROUT
from sandtable.commander.rules.scenario.values import roll_change
from sandtable.commander.rules.state import NO_UNIT, State, occupied_by
from sandtable.commander.rules.stats import morale_without_cover, scenario_stat
from sandtable.commander.rules.tables import NONE


def fort_cover(g: State, fort: int, indirect: bool) -> int:
    """The alternate Cover of a Fortification, or NONE for Mines, Wire and nothing (F101 to F105)."""
    tables = g.rules.tables
    return tables.fort_cover_indirect[fort] if indirect else tables.fort_cover[fort]


def is_strange(g: State, hex: int) -> bool:
    """Do only enemies of the side stand in a hex for which alone its Fortification is good (a rule of the scenario)?"""
    own = g.rules.script.own_forts
    if hex not in own or own[hex] >> 1 != g.h_fort[hex]:
        return False
    side = own[hex] & 1
    return occupied_by(g, hex, 1 - side) and not occupied_by(g, hex, side)


def road_penalty(g: State, hex: int) -> int:
    """A Road lowers the Cover of whatever else is in its hex, in some games only on one type of terrain (T93)."""
    if not g.rules.map.road[hex] & WAY_PRESENT:
        return 0
    only_on = g.rules.tables.road_cover_on
    return g.rules.tables.road_cover if only_on == NONE or terrain_at(g, hex) == only_on else 0


def scenario_cover(g: State, hex: int) -> int:
    """What the scenario adds to every Cover of a hex for those who are there."""
    if not g.rules.own.rolls:
        return 0
    u = g.h_top[hex]
    return roll_change(g, COVER, g.u_owner[u] if u != NO_UNIT else -1, 0, hex, [])


def covers(g: State, hex: int, indirect: bool, crossings: int) -> list[int]:
    """Every Cover a unit in the hex may choose from (T78.3), Road included.

    `indirect`: against a Mortar or Artillery. `crossings`: bit mask of the hexsides by which the fire came in.
    """
    terrain = terrain_at(g, hex)
    penalty = road_penalty(g, hex) + scenario_cover(g, hex)
    found = [g.rules.cover[terrain] + penalty]
    dug_in = fort_cover(g, g.h_fort[hex], indirect)
    if dug_in != NONE and not is_strange(g, hex):
        found.append(dug_in + penalty)
    if crossings and not indirect:
        for d in range(6):
            if crossings >> d & 1:
                side = g.rules.side_cover[g.rules.map.sides[hex * 6 + d]]
                if side > 0:
                    found.append(side + penalty)
    return found


def best_cover(g: State, hex: int, indirect: bool, crossings: int) -> int:
    best = -99
    for value in covers(g, hex, indirect, crossings):
        if value > best:
            best = value
    return best


def hex_cover(g: State, hex: int) -> int:
    """The Cover of a hex when nobody is firing at it."""
    return best_cover(g, hex, False, 0)


def morale(g: State, u: int) -> int:
    """A unit's current Morale, Cover included: at all times and for all purposes (3.1.4, T78.3)."""
    if not g.rules.tables.unit_covered[g.u_type[u]]:
        return morale_without_cover(g, u)
    return morale_without_cover(g, u) + hex_cover(g, g.u_hex[u])


def rally_morale(g: State, u: int) -> int:
    """The Morale with which a unit recovers (O22.3)."""
    return morale(g, u) + scenario_stat(g, u, RALLY)


def rout_morale(g: State, u: int) -> int:
    """The Morale with which it routs (O23.2)."""
    return morale(g, u) + scenario_stat(g, u, ROUT)
