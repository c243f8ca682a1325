"""Step 6, Ambush (exec.9, amb.*): units go into hiding; armour needs two turns of it (amb.5)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import AMBUSH, is_armour
from sandtable.games.barbarossa.rules.state import (
    AMBUSHING,
    HIDDEN,
    NO_SMOKE,
    State,
    engaged,
    has,
    has_order,
    mark,
    on_board,
    sequence,
    type_of,
    unmark,
)


def go_into_ambush(g: State) -> None:
    """amb.2; who is drawn into Close Combat or smoke does not."""
    for u in sequence(g):
        ready = has_order(g, u, AMBUSH) and on_board(g, u) and not engaged(g, u)
        if not ready or g.h_smoke[g.u_hex[u]] != NO_SMOKE:
            unmark(g, u, AMBUSHING)
            continue
        g.u_facing[u] = g.u_face[u]
        g.u_reach[u] = g.u_range[u]
        if not is_armour(type_of(g, u)):
            hide(g, u)


def hide(g: State, u: int) -> None:
    if not has(g, u, HIDDEN):
        mark(g, u, HIDDEN)
        g.u_seen[u] = g.u_hex[u]
        g.tell(tell.HIDES, u)


def hide_armour(g: State) -> None:
    """amb.5: in step 9 of its second turn of Ambush."""
    for u in sequence(g):
        if not has_order(g, u, AMBUSH) or not is_armour(type_of(g, u)) or engaged(g, u) or has(g, u, HIDDEN):
            continue
        if has(g, u, AMBUSHING):
            unmark(g, u, AMBUSHING)
            hide(g, u)
        else:
            mark(g, u, AMBUSHING)
