"""Step 1, Defend (exec.4): Kill Zones, trenches and pillboxes are taken up before any fire of the turn."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import DEFEND
from sandtable.games.barbarossa.rules.orders.fire import goes_into_pillbox, is_inside
from sandtable.games.barbarossa.rules.state import (
    DEFENDING,
    ENTRENCHED,
    IN_PILLBOX,
    PAID,
    State,
    has_order,
    mark,
    sequence,
    unmark,
)
from sandtable.games.barbarossa.rules.trains import fires_from

PER_TURN = 1  # switch of what Defend costs (A3)


def take_up_defense(g: State) -> None:
    """A unit is in a trench or pillbox only while it has Defend (trench.3a, pill.7); it fronts the trench's side."""
    for u in sequence(g):
        unmark(g, u, ENTRENCHED | DEFENDING)
        if not is_inside(g, u):
            unmark(g, u, IN_PILLBOX)
        if not has_order(g, u, DEFEND) or fires_from(g, u) < 0:
            continue
        mark(g, u, DEFENDING)
        g.u_facing[u] = g.u_face[u]
        h = g.u_hex[u]
        if h < 0:
            continue  # on a train (train.aa.3)
        if goes_into_pillbox(g, u) and g.h_pillbox[h]:
            mark(g, u, IN_PILLBOX)
        elif g.h_trench[h] >> g.u_face[u] & 1:
            mark(g, u, ENTRENCHED)
    pay_for_defense(g)


def pay_for_defense(g: State) -> None:
    """A3, the other reading: one point a turn, whether it fires or not."""
    price = g.rules.numbers.ap_defend
    for u in sequence(g):
        if g.rules.options.defend_ammo == PER_TURN and has_order(g, u, DEFEND) and g.u_ap[u] >= price:
            g.u_ap[u] -= price
            mark(g, u, PAID)


def has_paid(g: State, u: int, price: int) -> bool:
    """Can its Defend order fire? Its point is there still, or was paid in step 1."""
    return g.u_flags[u] & PAID != 0 if g.rules.options.defend_ammo == PER_TURN else g.u_ap[u] >= price


def price_of_shot(g: State, price: int) -> int:
    """What a shot by Defend takes when it is fired."""
    return 0 if g.rules.options.defend_ammo == PER_TURN else price
