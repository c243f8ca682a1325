"""Set Charges (chg.*): the structure is destroyed without dice, and all that is in it but those who set the charges."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import NO_WORK
from sandtable.games.barbarossa.rules.state import State
from sandtable.games.barbarossa.rules.works import (
    BRIDGE_KIND,
    DEPOT_KIND,
    PILLBOX_KIND,
    destroy_bridge,
    destroy_depot,
    destroy_pillbox,
    installations_in,
    standing_work,
)
from sandtable.kernel.frame import with_byte

RAILWAY_KIND: Final = 3


def structures_in(g: State, h: int) -> list[int]:
    """chg.2: kinds of structures that charges can be set at; the track of a railway bridge goes with the bridge."""
    found = installations_in(g, h)
    track = g.rules.ground.rail[h] != 0 and g.h_rail[h] == 0 and standing_work(g, h) == NO_WORK
    return [*found, RAILWAY_KIND] if track else found


def has_charges(g: State, u: int) -> bool:
    """chg.3: one unit of explosives or one of mines."""
    return g.u_explosives[u] > 0 or g.u_mines[u] > 0


def explode_charges(g: State, done: list[int]) -> None:
    """All at once: whoever set charges at a structure pays for them and is spared (chg.5)."""
    for h, kind in sorted({(g.u_hex[u], g.u_range[u]) for u in done}):
        setters = [u for u in done if g.u_hex[u] == h and g.u_range[u] == kind]
        for u in setters:
            pay(g, u)
        if kind in structures_in(g, h):
            blow_up(g, h, kind, setters)


def pay(g: State, u: int) -> None:
    """Explosives first: they serve nothing else (chg.6)."""
    if g.u_explosives[u] > 0:
        g.u_explosives[u] -= 1
    else:
        g.u_mines[u] -= 1


def blow_up(g: State, h: int, kind: int, setters: list[int]) -> None:
    """chg.4"""
    if kind == PILLBOX_KIND:
        destroy_pillbox(g, h)
    elif kind == BRIDGE_KIND:
        destroy_bridge(g, h, setters)
    elif kind == DEPOT_KIND:
        destroy_depot(g, h)
    else:
        g.h_rail = with_byte(g.h_rail, h, 1)
        g.tell(tell.TRACK_DESTROYED, h)
