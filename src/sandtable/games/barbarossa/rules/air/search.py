"""Reconnaissance from the air (arec.3, hid.rev.1)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.hiding import find
from sandtable.games.barbarossa.rules.state import State, is_ground, on_board, other, units_of


def search(g: State, u: int) -> None:
    """One die against the value of the chosen Search Radius: all hidden enemies in it are found, or none."""
    need, die = g.rules.tables.air_search[g.u_range[u] - 1], one(g, label(g, "search", u))
    g.tell(tell.SEARCHES, u, die, need)
    if die > need:
        return
    for v in units_of(g, other(g.u_side[u])):
        if is_ground(g, v) and on_board(g, v) and g.rules.ground.distance(g.u_hex[u], g.u_hex[v]) <= g.u_range[u]:
            find(g, v)
