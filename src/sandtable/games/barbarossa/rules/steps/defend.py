"""Step 1, Defend (exec.4): Kill Zones, trenches and pillboxes are taken up before any fire of the turn."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import DEFEND
from sandtable.games.barbarossa.rules.orders.fire import goes_into_pillbox
from sandtable.games.barbarossa.rules.state import (
    DEFENDING,
    ENTRENCHED,
    IN_PILLBOX,
    State,
    has_order,
    mark,
    sequence,
    unmark,
)
from sandtable.games.barbarossa.rules.trains import fires_from


def take_up_defense(g: State) -> None:
    """A unit is in a trench or pillbox only while it has Defend (trench.3a, pill.7); it fronts the trench's side."""
    for u in sequence(g):
        unmark(g, u, ENTRENCHED | IN_PILLBOX | DEFENDING)
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
        if g.rules.options.defend_ammo == 1 and g.u_ap[u] > 0:
            g.u_ap[u] -= g.rules.numbers.ap_defend  # A3, the other reading
