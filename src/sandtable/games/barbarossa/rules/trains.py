"""Trains (train.*): cars of three or four kinds, each attacked by a Fire Test of its own, and flak that rides along."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.move.transports import has_room, is_beside, riders, size_of
from sandtable.games.barbarossa.rules.names import (
    ANTI_AIRCRAFT,
    CAR_NAMES,
    ENGINES,
    FLAK_CARS,
    MARCH,
    PLATFORM_CARS,
    RAILWAY_BRIDGE,
    RAILWAY_STATION,
    TRAIN,
    is_wheeled,
)
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    NO_ENGINE,
    NOBODY,
    State,
    can,
    engaged,
    mark,
    type_of,
    units_of,
)


def cars_left(g: State, t: int, kind: int) -> int:
    """Special platform cars are as many as the flak on them has icons (train.aa.1)."""
    return size_of(g, riders(g, t, FLAK_CARS)) if kind == FLAK_CARS else g.u_cars[t][kind]


def kinds_of_cars(g: State, t: int) -> list[int]:
    """Cars that it still has, each kind with a test of its own (train.fire.1, train.aa.2)."""
    return [kind for kind in range(len(CAR_NAMES)) if cars_left(g, t, kind) > 0]


def lose_cars(g: State, t: int, kind: int, count: int) -> int:
    """So many are destroyed, if it has them; a hit engine moves no more (train.fire.2). Returns how many."""
    lost = min(count, cars_left(g, t, kind))
    if lost <= 0:
        return 0
    if kind != FLAK_CARS:
        g.u_cars[t] = [cars - lost if n == kind else cars for n, cars in enumerate(g.u_cars[t])]
    g.tell(tell.CARS_LOST, t, kind, lost)
    if kind == ENGINES:
        mark(g, t, NO_ENGINE)
    return lost


def is_wreck(g: State, t: int) -> bool:
    return len(kinds_of_cars(g, t)) == 0


def is_moving(g: State, t: int) -> bool:
    return g.u_order[t] == MARCH


# --- platform cars (lpc.*, upc.*) ---


def why_no_platform(g: State, t: int) -> bool:
    """rbridge.2d"""
    return g.u_hex[t] < 0 or g.h_work[g.u_hex[t]] == RAILWAY_BRIDGE


def trains_for(g: State, u: int) -> list[int]:
    """Own trains onto whose platform cars a vehicle could drive (lpc.1, lpc.5)."""
    if not is_wheeled(type_of(g, u)) or can(g, u, TRAIN):
        return []
    trains = [t for t in units_of(g, g.u_side[u]) if can(g, t, TRAIN) and is_beside(g, u, t)]
    return [t for t in trains if not why_no_platform(g, t) and has_room(g, t, u)]


def on_platform(g: State, u: int) -> bool:
    """A vehicle that rides on a train."""
    t = g.u_carrier[u]
    return g.u_hex[u] == ABOARD and t != NOBODY and can(g, t, TRAIN) and is_wheeled(type_of(g, u))


def boxes_a_turn(g: State, t: int) -> int:
    """lpc.3, upc.2, stat.4: a station has cranes and ramps."""
    return 2 if g.h_terrain[g.u_hex[t]] == RAILWAY_STATION else 1


def vehicles_aboard(g: State, t: int) -> list[int]:
    return riders(g, t, PLATFORM_CARS)


# --- flak (train.aa.*) ---


def is_flak(g: State, u: int) -> bool:
    """An anti-aircraft unit on the special platform cars of a train."""
    t = g.u_carrier[u]
    return g.u_hex[u] == ABOARD and t != NOBODY and can(g, t, TRAIN) and can(g, u, ANTI_AIRCRAFT)


def fires_from(g: State, u: int) -> int:
    """The hex from which it can fire: its own, or the train's while nobody fights for that; -1: it cannot."""
    if not is_flak(g, u):
        return max(-1, g.u_hex[u])
    return -1 if engaged(g, g.u_carrier[u]) else g.u_hex[g.u_carrier[u]]


def why_not_at_ground(g: State, u: int) -> bool:
    """train.aa.3: flak with Defend fires at ground units only if its train has no Movement order."""
    return is_flak(g, u) and is_moving(g, g.u_carrier[u])
