"""Barbed wire that goes (wire.2a-wire.2c)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.state import State
from sandtable.kernel.frame import with_byte
from sandtable.terrain.lattice import DIRECTIONS


def clear_wire(g: State, h: int) -> None:
    """All the wire of a hex (ab.dwire.1)."""
    if g.h_wire[h] == 0:
        return
    for d in range(DIRECTIONS):
        remove_wire(g, h, d)
    g.tell(tell.WIRE_DESTROYED, h)


def remove_wire(g: State, h: int, d: int) -> None:
    """Of one side; it is noted in both hexes."""
    g.h_wire = with_byte(g.h_wire, h, g.h_wire[h] & ~(1 << d))
    across = g.rules.ground.beside(h, d)
    if across >= 0:
        g.h_wire = with_byte(g.h_wire, across, g.h_wire[across] & ~(1 << (d + 3) % DIRECTIONS))
