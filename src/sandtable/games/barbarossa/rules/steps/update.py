"""Step 9, Update Status (exec.12): Time Boxes, completions, Preparation Boxes, smoke, concealment, Order Boxes."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.air.airfield import keeps_mission, prepare
from sandtable.games.barbarossa.rules.hiding import update_concealment
from sandtable.games.barbarossa.rules.state import State, clear_order, sequence
from sandtable.games.barbarossa.rules.steps.ambush import hide_armour


def push_update(g: State) -> None:
    hide_armour(g)
    update_concealment(g)
    prepare(g)
    forget_orders(g)


def forget_orders(g: State) -> None:
    """The marks of Order Boxes are removed."""
    for u in sequence(g):
        g.u_last[u] = g.u_order[u]
        if not keeps_mission(g, u):
            clear_order(g, u)
