"""Transports (trn.*): what they can carry, getting on and off, and how far from it (water.3)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.move.crossing import is_intact_bridge, why_not_into
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    ANTI_AIRCRAFT,
    FLAK_CARS,
    PLATFORM_CARS,
    TRAIN,
    TRANSPORT,
    TRANSPORT_CARS,
    WATER_UNIT,
    is_wheeled,
)
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    DEFENDING,
    ENTRENCHED,
    IN_PILLBOX,
    NOBODY,
    TOWED,
    TRANSPORTED,
    State,
    can,
    cargo_of,
    mark,
    type_of,
    unmark,
)


def is_transport(g: State, u: int) -> bool:
    """Of the ground and of the water; what flies has rules of its own."""
    return can(g, u, TRANSPORT) and type_of(g, u) != AIRCRAFT


def is_loaded(g: State, u: int) -> bool:
    return is_transport(g, u) and len(cargo_of(g, u)) > 0


def is_beside(g: State, u: int, t: int) -> bool:
    """Near enough to get on: in the same hex, of a boat in a hex next to it (board.1, water.3)."""
    here, there = g.u_hex[u], g.u_hex[t]
    if here < 0 or there < 0:
        return False
    return g.rules.ground.distance(here, there) == (1 if can(g, t, WATER_UNIT) else 0)


def reaches(g: State, t: int, h: int) -> bool:
    """Can ammunition change hands between a transport and something in a hex?"""
    return g.u_hex[t] >= 0 and g.rules.ground.distance(g.u_hex[t], h) == (1 if can(g, t, WATER_UNIT) else 0)


# --- room (trn.1-trn.3) ---


def cars_for(g: State, v: int) -> int:
    """In which cars of a train a unit rides (train.load.1, train.aa.1)."""
    if is_wheeled(type_of(g, v)):
        return PLATFORM_CARS
    return FLAK_CARS if can(g, v, ANTI_AIRCRAFT) else TRANSPORT_CARS


def riders(g: State, t: int, cars: int = NOBODY) -> list[int]:
    """What a transport carries and tows; of a train, what rides in one kind of its cars."""
    return [v for v in cargo_of(g, t) if cars == NOBODY or cars_for(g, v) == cars]


def size_of(g: State, units: list[int]) -> int:
    return sum(g.u_size[v] for v in units)


def trucks_for(g: State, ap: int, mines: int = 0) -> int:
    """trn.2: so many points fill so many trucks; a mine or explosive counts as two."""
    numbers = g.rules.numbers
    return -(-(ap + mines * numbers.ap_per_mine) // numbers.ap_per_truck)


def free_trucks(g: State, t: int, cars: int = TRANSPORT_CARS) -> int:
    """Trucks with neither men nor ammunition on them; of a train, cars of one kind."""
    loaded = trucks_for(g, g.u_cargo_ap[t])
    if not can(g, t, TRAIN):
        return g.u_size[t] - size_of(g, riders(g, t)) - loaded
    return g.u_cars[t][cars] - size_of(g, riders(g, t, cars)) - (loaded if cars == TRANSPORT_CARS else 0)


def has_room(g: State, t: int, v: int) -> bool:
    """trn.1, train.load.2"""
    return g.u_size[v] <= free_trucks(g, t, cars_for(g, v))


def most_ap(g: State, t: int) -> int:
    """Points that its trucks hold beside the men on them."""
    men = size_of(g, riders(g, t, TRANSPORT_CARS) if can(g, t, TRAIN) else riders(g, t))
    trucks = g.u_cars[t][TRANSPORT_CARS] if can(g, t, TRAIN) else g.u_size[t]
    return max(0, trucks - men) * g.rules.numbers.ap_per_truck


def room_for_ap(g: State, t: int) -> int:
    return max(0, most_ap(g, t) - g.u_cargo_ap[t])


# --- on and off ---


def put_aboard(g: State, u: int, t: int, status: int) -> None:
    """Its model goes onto the transport's card, its Transported or Towed Box is marked (board.2, tow.1)."""
    g.u_hex[u] = ABOARD
    g.u_carrier[u] = t
    g.u_bonus[u] = 0
    mark(g, u, status)
    unmark(g, u, DEFENDING | ENTRENCHED | IN_PILLBOX)
    if status == TOWED:
        g.tell(tell.TOWS, t, u)
    else:
        g.tell(tell.BOARDS, u, t)


def set_down(g: State, u: int, h: int) -> None:
    """board.4"""
    g.u_hex[u] = h
    g.u_carrier[u] = NOBODY
    unmark(g, u, TOWED | TRANSPORTED)
    g.tell(tell.DEBARKS, u, h)


def can_get_off(g: State, v: int) -> bool:
    """Where its transport is, when that is suppressed or lost (trn.7, A46). A boat is left across the bank (water.3):
    into its own hex gets only who may be there without it (river.1b), all others stay aboard."""
    t, h = g.u_carrier[v], g.u_hex[g.u_carrier[v]]
    return not can(g, t, WATER_UNIT) or why_not_into(g, v, h) == reasons.FINE or is_intact_bridge(g, h)
