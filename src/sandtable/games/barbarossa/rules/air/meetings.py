"""Where opposing aircraft meet (a2a.3-a2a.6, airm.6, cap.3): interceptors, paths that overlap, patrolled areas.

Escorts fly with their wards, and so meet whom these meet (esc.1).
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules.air.airfield import TIMED_MISSIONS, is_waiting
from sandtable.games.barbarossa.rules.air.flight import Flights, aircraft_over, ward_of
from sandtable.games.barbarossa.rules.names import COMBAT_AIR_PATROL, GERMAN, INTERCEPT, SOVIET
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, State
from sandtable.terrain.lattice import NONE


def fights_now(g: State, f: Flights, k: int) -> list[list[int]]:
    """All combats that a hex-step brings: the hex, then the units. Who meets several enemies at once fights them in one
    combat; nobody meets the same enemy twice in a turn."""
    fights: list[list[int]] = []
    over = aircraft_over(g)
    for a in [u for u in over if g.u_side[u] == GERMAN]:
        for b in [u for u in over if g.u_side[u] == SOVIET]:
            h = NOWHERE if [a, b] in f.met else meeting_hex(g, f, a, b, k)
            if h != NOWHERE:
                fights = joined(fights, [h, a, b])
    for fight in fights:
        note_met(g, f, fight[1:])
    return sorted(fights)


def joined(fights: list[list[int]], new: list[int]) -> list[list[int]]:
    """A fight, together with all that share a unit with it; of several hexes the one that is first on the map."""
    apart = [old for old in fights if not set(old[1:]) & set(new[1:])]
    for old in [old for old in fights if old not in apart]:
        new = [min(new[0], old[0]), *dict.fromkeys([*old[1:], *new[1:]])]
    return [*apart, new]


def note_met(g: State, f: Flights, units: list[int]) -> None:
    for a in [u for u in units if g.u_side[u] == GERMAN]:
        f.met += [[a, b] for b in units if g.u_side[b] == SOVIET and [a, b] not in f.met]


def meeting_hex(g: State, f: Flights, a: int, b: int, k: int) -> int:
    for one, other in ((a, b), (b, a)):
        h = patrolled_hex(g, f, one, other, k)
        if h != NOWHERE:
            return h
    for one, other in ((a, b), (b, a)):
        if seeks(g, one, other):
            return interception_hex(g, f, one, other, k)
    return overlap_hex(g, f, a, b, k)


# --- Intercept ---


def seeks(g: State, u: int, v: int) -> bool:
    """a2a.3: by its order it fights that unit, and the escorts of that unit with it."""
    return g.u_order[u] == INTERCEPT and g.u_target[u] in (v, ward_of(g, v))


def interception_hex(g: State, f: Flights, u: int, v: int, k: int) -> int:
    """Over the target hex of the intercepted unit's mission, as soon as both are there."""
    there = f.flies(g, u) and f.arrived(u, k) and (not f.flies(g, v) or f.arrived(v, k))
    return g.u_hex[u] if there and g.u_hex[u] == g.u_hex[v] and not is_waiting_still(g, f, v) else NOWHERE


def is_waiting_still(g: State, f: Flights, v: int) -> bool:
    return is_waiting(g, v) and not f.flies(g, v)


# --- overlap ---


def overlap_hex(g: State, f: Flights, a: int, b: int, k: int) -> int:
    """a2a.4: a hex of both paths, fought over when the later of the two has come to it."""
    if not f.flies(g, a) or not f.flies(g, b):
        return NOWHERE
    shared: list[int] = []
    for i in range(min(k + 1, len(f.path[a]))):
        for j in range(min(k + 1, len(f.path[b]))):
            if max(i, j) == k:
                shared += [h for h in hexes_at(f, a, i) if h in hexes_at(f, b, j)]
    return min(shared) if shared else NOWHERE


def hexes_at(f: Flights, u: int, i: int) -> list[int]:
    return [h for h in (f.path[u][i], f.along[u][i]) if h != NONE]


# --- patrol ---


def patrols(g: State, f: Flights, u: int, k: int) -> bool:
    """On station, with time left."""
    if g.u_order[u] != COMBAT_AIR_PATROL or f.due[u]:
        return False
    return f.arrived(u, k) if f.path[u] else not f.launched[u]


def patrolled_hex(g: State, f: Flights, u: int, v: int, k: int) -> int:
    """a2a.6: the first hex of the patrolled area that an enemy enters, or in which he carries out an order (cap.3)."""
    if not patrols(g, f, u, k) or not (f.flies(g, v) or is_on_station(g, f, v)):
        return NOWHERE
    ground = g.rules.ground
    inside = [h for h in f.hexes(g, v, k) if ground.distance(g.u_hex[u], h) <= g.u_range[u]]
    return min(inside) if inside else NOWHERE


def is_on_station(g: State, f: Flights, v: int) -> bool:
    """On a mission of an earlier turn that goes on."""
    ward = ward_of(g, v)
    waits = is_waiting(g, v) or (ward != NOBODY and is_waiting(g, ward))
    return g.u_order[v] in TIMED_MISSIONS and not f.due[v] and not f.launched[v] and not waits
