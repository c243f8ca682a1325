"""What is left in the countermix: a counter that is on the map or on a track is not (A45, A47)."""

from __future__ import annotations

from sandtable.commander.rules.names import TEAM
from sandtable.commander.rules.state import IN_MIX, OFF, State
from sandtable.games.great_war_commander.rules.facts import facts_of


def units_left(g: State, kind: int) -> int:
    used = 0
    for u in range(len(g.u_type)):
        if g.u_type[u] == kind and g.u_hex[u] != OFF:
            used += 1
    return g.rules.tables.unit_count[kind] - used


def weapons_left(g: State, kind: int) -> int:
    used = 0
    for w in range(len(g.w_type)):
        if g.w_type[w] == kind and g.w_carrier[w] != IN_MIX:
            used += 1
    return g.rules.tables.weapon_count[kind] - used


def forts_left(g: State, fort: int) -> bool:
    count = g.rules.tables.fort_count[fort]
    return count == 0 or g.h_fort.count(fort) < count


def teams_left(g: State, nation: int) -> list[int]:
    """Kinds of Teams of a nation, in service at the scenario's date, of which a counter is left."""
    tables = g.rules.tables
    date = facts_of(g).date
    return [
        kind
        for kind in range(len(tables.unit_kind))
        if tables.unit_kind[kind] == TEAM
        and tables.unit_nation[kind] == nation
        and tables.unit_serves(kind, date)
        and units_left(g, kind) > 0
    ]
