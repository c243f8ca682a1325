"""Finding what is hidden or concealed (hid.rev.*, ab.conc.*), and Reconnaissance on the ground (recon.1)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import AIRCRAFT, CONCEALMENT, MARCH, RECONNAISSANCE
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.state import (
    DETECTED,
    HIDDEN,
    MARCHED,
    MOVED,
    State,
    can,
    card,
    has,
    has_order,
    mark,
    on_board,
    other,
    sequence,
    type_of,
    units_of,
    unmark,
)


def reconnoitre(g: State) -> None:
    """Step 7: all hidden enemies within the printed distance and in LOS are found, without a die."""
    for u in sequence(g):
        if has_order(g, u, RECONNAISSANCE) and on_board(g, u):
            far = card(g, u).box(RECONNAISSANCE).distance
            for v in units_of(g, other(g.u_side[u])):
                if (
                    on_board(g, v)
                    and g.rules.ground.distance(g.u_hex[u], g.u_hex[v]) <= far
                    and sees_hex(g, u, g.u_hex[v])
                ):
                    find(g, v)


def find(g: State, u: int) -> None:
    """A hidden unit is revealed; a concealed one detected, until it moves (A50)."""
    if has(g, u, HIDDEN):
        reveal_unit(g, u)
    if can(g, u, CONCEALMENT):
        mark(g, u, DETECTED)


def update_concealment(g: State) -> None:
    """Step 9: a unit that moved is concealed again, unless it is next to an enemy (ab.conc.2); whoever Marched only a
    turn later (ab.conc.3)."""
    for u in sequence(g):
        if not can(g, u, CONCEALMENT) or not on_board(g, u):
            continue
        unmark(g, u, MARCHED)
        if has(g, u, MOVED) and g.u_order[u] == MARCH:
            mark(g, u, MARCHED)
        if has(g, u, MOVED) and not next_to_enemy(g, u):
            unmark(g, u, DETECTED)


def next_to_enemy(g: State, u: int) -> bool:
    """One that it can know of."""
    enemies = [v for v in units_of(g, other(g.u_side[u])) if on_board(g, v) and type_of(g, v) != AIRCRAFT]
    enemies = [v for v in enemies if not has(g, v, HIDDEN)]
    return any(g.rules.ground.distance(g.u_hex[u], g.u_hex[v]) <= 1 for v in enemies)
