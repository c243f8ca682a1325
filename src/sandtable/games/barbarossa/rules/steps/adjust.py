"""Adjusting Fire: an artillery unit rolls its missed dice again, once (adj.*, cmd.adj.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import (
    ADJUSTING_FIRE,
    AIRCRAFT,
    ARTILLERY,
    DEFEND,
    HQ_ADJUSTING_FIRE,
)
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.state import (
    ADJUSTED,
    State,
    can,
    card,
    engaged,
    has,
    has_order,
    place_of,
    type_of,
    units_of,
)


def adjusters(g: State, u: int, target: int, h: int) -> list[int]:
    """Units that let an artillery unit roll its misses at a hex again; each does it once a turn (A39, A71)."""
    if type_of(g, u) != ARTILLERY:
        return []
    found = [v for v in units_of(g, g.u_side[u]) if v != u and g.u_hex[v] >= 0 and not has(g, v, ADJUSTED)]
    return [v for v in found if adjusts_by_order(g, v, u, target, h) or adjusts_as_staff(g, v, u, h)]


def adjusts_by_order(g: State, v: int, u: int, target: int, h: int) -> bool:
    """adj.1-adj.3: it names this artillery unit, and sees the target of that one's order."""
    written = g.u_target[u] == target or g.u_at[u] == h
    named = has_order(g, v, ADJUSTING_FIRE) and g.u_target[v] == u and written
    return named and sees_hex(g, v, h)


def adjusts_as_staff(g: State, v: int, u: int, h: int) -> bool:
    """cmd.adj.1, cmd.adj.2: a staff with Defend, for artillery in its Command Area, at what it sees within 8 hexes."""
    if not can(g, v, HQ_ADJUSTING_FIRE) or not has_order(g, v, DEFEND) or engaged(g, v):
        return False
    ground = g.rules.ground
    near = ground.distance(g.u_hex[v], place_of(g, u)) <= card(g, v).command_area
    return near and ground.distance(g.u_hex[v], h) <= g.rules.numbers.adjusting_reach and sees_hex(g, v, h)


def may_be_adjusted(row: int) -> bool:
    """adj.4: not anti-aircraft fire at aircraft."""
    return row != AIRCRAFT
