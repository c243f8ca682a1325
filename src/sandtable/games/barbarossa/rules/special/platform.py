"""Load and Unload Platform Cars (lpc.*, upc.*): the train has the order, the vehicle a movement order that names it."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.defense import recount_ground
from sandtable.games.barbarossa.rules.move.transports import put_aboard, set_down
from sandtable.games.barbarossa.rules.names import (
    CAREFUL_MOVEMENT,
    LOAD_PLATFORM_CARS,
    MARCH,
    UNLOAD_PLATFORM_CARS,
)
from sandtable.games.barbarossa.rules.special.boxes import boxes_needed, mark_boxes
from sandtable.games.barbarossa.rules.state import (
    NOBODY,
    TRANSPORTED,
    State,
    acts,
    engaged,
    has_order,
    on_board,
    place_of,
    sequence,
)
from sandtable.games.barbarossa.rules.trains import boxes_a_turn, on_platform, trains_for


def platform_order(g: State, u: int) -> int:
    """What a vehicle's movement order means: to be loaded, to be unloaded, or neither (NOBODY)."""
    if g.u_order[u] not in (CAREFUL_MOVEMENT, MARCH):
        return NOBODY
    if on_platform(g, u):
        return UNLOAD_PLATFORM_CARS
    return LOAD_PLATFORM_CARS if g.u_target[u] != NOBODY and not g.u_path[u] else NOBODY


def train_of(g: State, u: int) -> int:
    return g.u_carrier[u] if on_platform(g, u) else g.u_target[u]


def goes_on(g: State, u: int) -> bool:
    """lpc.1, upc.1: is the train ordered to do the same, both fit, and is there still room?"""
    order = platform_order(g, u)
    if order == NOBODY or not acts(g, u) or engaged(g, u):
        return False
    t = train_of(g, u)
    if not has_order(g, t, order) or not on_board(g, t) or engaged(g, t):
        return False
    return order == UNLOAD_PLATFORM_CARS or t in trains_for(g, u)


def work_at_platforms(g: State) -> None:
    """Step 9: boxes of the train's card, counted for each vehicle; two a turn in a station (lpc.3, upc.2)."""
    busy = [u for u in sequence(g) if goes_on(g, u)]
    for u in busy:
        t, order = train_of(g, u), platform_order(g, u)
        if mark_boxes(g, u, boxes_a_turn(g, t), boxes_needed(g, t, order)):
            if order == UNLOAD_PLATFORM_CARS:
                set_down(g, u, place_of(g, u))
                recount_ground(g, u, 0)
            elif t in trains_for(g, u):
                put_aboard(g, u, t, TRANSPORTED)
