"""Board and Debark (board.*), carried out when all movement of step 8 is over; both partners must be fit then."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.close.combat import walk_into
from sandtable.games.barbarossa.rules.defense import recount_ground
from sandtable.games.barbarossa.rules.landing import new_landing
from sandtable.games.barbarossa.rules.move.going import may_enter
from sandtable.games.barbarossa.rules.move.mines import enter_field
from sandtable.games.barbarossa.rules.move.transports import has_room, is_beside, is_transport, put_aboard, set_down
from sandtable.games.barbarossa.rules.names import BOARD_TRANSPORTS, DEBARK_FROM_TRANSPORTS, WATER_UNIT, is_wheeled
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    MOVED,
    NOBODY,
    TRANSPORTED,
    State,
    can,
    card,
    engaged,
    has,
    has_order,
    mark,
    of,
    on_board,
    place_of,
    sequence,
    type_of,
    units_of,
    visible_enemies_in,
)
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame, Late


def can_board(g: State, u: int, t: int) -> bool:
    """board.1, trn.1; vehicles ride on platform cars only (train.load.1)."""
    if g.u_side[u] != g.u_side[t] or not is_transport(g, t) or is_transport(g, u) or is_wheeled(type_of(g, u)):
        return False
    return card(g, t).boxes[BOARD_TRANSPORTS] is not None and is_beside(g, u, t) and has_room(g, t, u)


def transports_for(g: State, u: int) -> list[int]:
    return [t for t in units_of(g, g.u_side[u]) if can_board(g, u, t)]


def boarders_for(g: State, t: int) -> list[int]:
    own = [u for u in units_of(g, g.u_side[t]) if card(g, u).boxes[BOARD_TRANSPORTS] is not None]
    return [u for u in own if can_board(g, u, t)]


def passengers(g: State, t: int) -> list[int]:
    """Who could debark: units that were boarded, not what is towed or stands on platform cars."""
    aboard = [u for u in units_of(g, g.u_side[t]) if g.u_carrier[u] == t and has(g, u, TRANSPORTED)]
    return [u for u in aboard if card(g, u).boxes[DEBARK_FROM_TRANSPORTS] is not None and not is_wheeled(type_of(g, u))]


def landings(g: State, u: int) -> list[int]:
    """Hexes in which a passenger can be set down: that of its transport, of a boat those next to it (water.3)."""
    t = g.u_carrier[u]
    if t == NOBODY or g.u_hex[t] < 0:
        return []
    here = g.u_hex[t]
    if not can(g, t, WATER_UNIT):
        return [here]
    shores = [h for h in g.rules.ground.adjacent(here) if may_enter(g, u, here, h)]
    return [h for h in shores if not visible_enemies_in(g, h, g.u_side[u])]


# --- the end of step 8 ---


class Boarding(Frame):
    """Lies under the movement of step 8 and runs when that is over. Who goes ashore from a boat comes into a hex."""

    left: Late[list[int]]  # by unit: the hex of the boat that it has left just now, or -1

    def run(self, g: kernel.State) -> int:
        state = of(g)
        self.at += 1
        if self.at == 1:
            self.left = debark(state)
            walk_into(state, self.left)
        elif self.at == 2:
            self.meet_mines(state)
        else:
            state.pop()
            board(state)
        return GO

    def meet_mines(self, g: State) -> None:
        landing = new_landing(g, "mines")
        for u in [u for u in sequence(g) if self.left[u] >= 0 and on_board(g, u)]:
            enter_field(g, u, landing)
        g.push(landing)


def serves(g: State, t: int, order: int) -> bool:
    return t != NOBODY and has_order(g, t, order) and on_board(g, t) and not engaged(g, t)


def debark(g: State) -> list[int]:
    """board.4: given to both. Returns, by unit, the hex from which it went ashore, or -1."""
    left = [-1] * len(g.u_card)
    for u in sequence(g):
        leaves = has_order(g, u, DEBARK_FROM_TRANSPORTS) and g.u_hex[u] == ABOARD
        if leaves and serves(g, g.u_carrier[u], DEBARK_FROM_TRANSPORTS) and g.u_at[u] in landings(g, u):
            if g.u_at[u] != place_of(g, u):
                left[u] = place_of(g, u)
            set_down(g, u, g.u_at[u])
            recount_ground(g, u, 0)
            mark(g, u, MOVED)
    return left


def board(g: State) -> None:
    """board.1, board.2"""
    for u in sequence(g):
        t = g.u_target[u]
        goes = has_order(g, u, BOARD_TRANSPORTS) and on_board(g, u) and not is_transport(g, u) and not engaged(g, u)
        if goes and serves(g, t, BOARD_TRANSPORTS) and can_board(g, u, t):
            put_aboard(g, u, t, TRANSPORTED)


def push_boarding(g: State) -> None:
    frame = Boarding()
    frame.at = 0
    frame.left = []
    g.push(frame)
