"""Time Boxes (time.*): work that takes turns, its marks, and what becomes of them when it is interrupted (A1)."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import (
    CLEAR_A_PATH,
    CLEAR_MINES,
    DEPLOY,
    DIG_IN,
    LOAD_SUPPLIES,
    PLACE_LAND_MINES,
    RECEIVE_SUPPLIES,
    REMOVE_ANTI_TANK_BARRIERS,
    REPAIR_RAILWAY,
    SET_CHARGES,
    SET_UP_PONTOON_BRIDGE,
    WAIT,
    WITHDRAW,
)
from sandtable.games.barbarossa.rules.state import (
    FLAGGED,
    IN_SMOKE,
    State,
    card,
    has,
    place_of,
)

LONG_ORDERS: Final = [
    DEPLOY, WITHDRAW, PLACE_LAND_MINES, CLEAR_MINES, SET_CHARGES, REMOVE_ANTI_TANK_BARRIERS, SET_UP_PONTOON_BRIDGE,
    RECEIVE_SUPPLIES, LOAD_SUPPLIES, DIG_IN, CLEAR_A_PATH, REPAIR_RAILWAY,
]  # fmt: skip
KEEP_PROGRESS: Final = 1
ENTRY: Final = 3  # numbers of an entry of u_kept
FIELD: Final = 4096  # room for one number of a spot
LEAST: Final = 8  # makes places off the board positive


def spot_of(g: State, u: int) -> int:
    """What a unit works at, as one number: where it stands, and all that its order names."""
    spot = 0
    for part in (place_of(g, u), g.u_at[u], g.u_face[u], g.u_target[u], g.u_range[u]):
        spot = spot * FIELD + part + LEAST
    return spot


def boxes_needed(g: State, u: int, order: int) -> int:
    """What its card prints; an order without boxes is done in step 9 of its first turn."""
    return max(1, card(g, u).box(order).boxes)


def take_up(g: State, u: int, order: int) -> None:
    """The unit works at this now: other work is interrupted, marks of the same work stand."""
    spot = spot_of(g, u)
    if g.u_work[u] == order and g.u_spot[u] in (0, spot):
        g.u_spot[u] = spot
        return
    lay_down(g, u)
    g.u_work[u], g.u_spot[u], g.u_boxes[u] = order, spot, take_from_kept(g, u, order, spot)


def lay_down(g: State, u: int) -> None:
    """time.3: the marks of interrupted work are erased; plan.int.2, with keep_progress: kept to be resumed."""
    if g.u_boxes[u] > 0 and g.rules.options.interrupted_orders == KEEP_PROGRESS:
        g.u_kept[u] = [*g.u_kept[u], g.u_work[u], g.u_spot[u], g.u_boxes[u]]
    forget(g, u)


def forget(g: State, u: int) -> None:
    g.u_work[u], g.u_spot[u], g.u_boxes[u] = WAIT, 0, 0


def take_from_kept(g: State, u: int, order: int, spot: int) -> int:
    kept = g.u_kept[u]
    for i in range(0, len(kept), ENTRY):
        if kept[i] == order and kept[i + 1] in (0, spot):
            g.u_kept[u] = kept[:i] + kept[i + ENTRY :]
            return kept[i + 2]
    return 0


def is_interrupted(g: State, u: int, order: int) -> bool:
    """Was it given something else? Who can be given no order at all has not been."""
    return g.u_work[u] != WAIT and g.u_work[u] != order and not has(g, u, FLAGGED | IN_SMOKE)


def mark_boxes(g: State, u: int, count: int, needed: int) -> bool:
    """time.1, time.2: is the last one marked? Then the work is done and its boxes are empty again."""
    g.u_boxes[u] = min(needed, g.u_boxes[u] + count)
    g.tell(tell.MARKS_BOX, u, g.u_work[u], g.u_boxes[u])
    if g.u_boxes[u] < needed:
        return False
    forget(g, u)
    return True
