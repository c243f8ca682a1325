"""Phase 2, Radio Interception (radio.*): orders are read, then a side that read any may change some of its own."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.names import AIRCRAFT, RADIO_INTERCEPTION, SIDE_NAMES
from sandtable.games.barbarossa.rules.planning import planning_frame
from sandtable.games.barbarossa.rules.standing import ASK_ME, RADIO, standing
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    State,
    has,
    has_order,
    on_board,
    other,
    sequence,
    staffs,
    type_of,
    units_of,
)


def push_radio(g: State) -> None:
    """Both sides listen before either changes anything (radio.6, A37)."""
    for u in range(len(g.u_card)):
        g.read_orders[u] = 0
    readers = [u for u in sequence(g) if has_order(g, u, RADIO_INTERCEPTION) and on_board(g, u)]
    read = [0, 0]
    asks = [0, 0]  # by side: it has not said ahead that its orders stay as they are
    for u in readers:
        for v in heard_by(g, u):
            if listens(g, u, v):
                read[g.u_side[u]] += 1
                asks[g.u_side[u]] += 1 if standing(g, u, RADIO) == ASK_ME else 0
    change_orders(g, read, asks)


def heard_by(g: State, u: int) -> list[int]:
    """radio.2: each enemy unit within the chosen distance; hidden ones are not touched (A67)."""
    enemies = [v for v in units_of(g, other(g.u_side[u])) if on_board(g, v) and type_of(g, v) != AIRCRAFT]
    near = [v for v in enemies if g.rules.ground.distance(g.u_hex[u], g.u_hex[v]) <= g.u_range[u]]
    return [v for v in near if not has(g, v, HIDDEN)]


def listens(g: State, u: int, v: int) -> bool:
    """radio.3: on success the order is shown to the side that listens, and to nobody else."""
    die = one(g, label(g, "radio", u, v))
    mine = 1 << g.u_side[u]
    if die > g.rules.tables.radio[g.u_range[u] - 1]:
        g.tell(tell.RADIO_FAILS, u, v, die, audience=mine)
        return False
    g.read_orders[v] = 1
    g.tell(tell.ORDER_READ, v, g.u_order[v], audience=mine)
    return True


def change_orders(g: State, read: list[int], asks: list[int]) -> None:
    """radio.4, radio.5: one die a side says how many; a fit staff must be on the board."""
    left = [0, 0]
    for side in range(len(SIDE_NAMES)):
        if read[side] and staffs(g, side):
            left[side] = one(g, f"{label(g, 'change')} {SIDE_NAMES[side]}")
            g.tell(tell.MAY_CHANGE, side, left[side], audience=1 << side)
        left[side] = left[side] if asks[side] else 0
    if left[0] or left[1]:
        frame = planning_frame(g, left)
        frame.done = sum(1 << side for side in range(len(SIDE_NAMES)) if left[side] == 0)
        g.push(frame)
