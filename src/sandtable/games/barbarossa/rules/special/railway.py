"""A train that repairs the track under it may carry out one order more, if that is no Movement order (train.move.4)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import REPAIR_RAILWAY, STEP_MOVE, STEP_OF, TRAIN, WAIT
from sandtable.games.barbarossa.rules.state import State, acts, can


def second_order(g: State, u: int) -> int:
    """Of a train under repair, kept where other orders keep the place to fire from; WAIT: none."""
    return g.u_fire_at[u] if g.u_order[u] == REPAIR_RAILWAY and can(g, u, TRAIN) else WAIT


def may_be_second(order: int) -> bool:
    return order not in (WAIT, REPAIR_RAILWAY) and STEP_OF[order] != STEP_MOVE


def does(g: State, u: int, order: int) -> bool:
    """It was given this order, first or second, and may still carry it out."""
    return acts(g, u) and order != WAIT and order in (g.u_order[u], second_order(g, u))
