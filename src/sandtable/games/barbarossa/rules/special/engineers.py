"""What engineers build and take away (wire.rm, atb, pont.*, dig.*, path.1, rail.1): where, and what it does."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import (
    BRIDGE,
    DESTROYED_BRIDGE,
    FOREST,
    FOREST_GLADE,
    LIGHT_GLADE,
    LIGHT_WOODS,
    NO_WORK,
    PONTOON,
    REMOVE_BARBED_WIRE,
    RIVER,
)
from sandtable.games.barbarossa.rules.state import State, card, engaged, has_order, on_board, sequence
from sandtable.games.barbarossa.rules.steps.wire import remove_wire
from sandtable.kernel.frame import with_byte
from sandtable.terrain.lattice import DIRECTIONS, NONE


def sides(mask: int) -> list[int]:
    """Directions of a bit mask."""
    return [d for d in range(DIRECTIONS) if mask >> d & 1]


# --- wire and barriers ---


def remove_ordered_wire(g: State) -> None:
    """wire.rm.1: step 7, without Time Boxes; wire along a side lies at both hexes."""
    for u in sequence(g):
        if not has_order(g, u, REMOVE_BARBED_WIRE) or not on_board(g, u) or engaged(g, u):
            continue
        h, d = g.u_hex[u], g.u_face[u]
        if g.h_wire[h] >> d & 1:
            remove_wire(g, h, d)
            g.tell(tell.WIRE_REMOVED, u, h, d)


def remove_barrier(g: State, u: int) -> None:
    """atb.rm.1"""
    h, d = g.u_hex[u], g.u_face[u]
    g.h_barrier = with_byte(g.h_barrier, h, g.h_barrier[h] & ~(1 << d))
    across = g.rules.ground.beside(h, d)
    if across != NONE:
        g.h_barrier = with_byte(g.h_barrier, across, g.h_barrier[across] & ~(1 << (d + 3) % DIRECTIONS))
    g.tell(tell.BARRIER_REMOVED, h, d)


# --- many hands ---


def hands(g: State, u: int) -> int:
    """Units that work with this one at the same: a bridge by its hex, a trench by hex and side (pont.1, dig.1)."""
    order = g.u_order[u]
    found = [v for v in sequence(g) if g.u_side[v] == g.u_side[u] and has_order(g, v, order) and on_board(g, v)]
    found = [v for v in found if not engaged(g, v) and g.u_at[v] == g.u_at[u] and g.u_face[v] == g.u_face[u]]
    return len([v for v in found if g.u_at[u] >= 0 or g.u_hex[v] == g.u_hex[u]])


def enough_hands(g: State, u: int) -> bool:
    return hands(g, u) >= card(g, u).box(g.u_order[u]).manpower


# --- bridges ---


def can_be_bridged(g: State, h: int) -> bool:
    """pont.1: a river hex; a destroyed road bridge is repaired in the same way (dbridge.2, drbridge.1c)."""
    return g.h_terrain[h] == RIVER and g.h_work[h] in (NO_WORK, DESTROYED_BRIDGE) and not g.rules.ground.rim[h]


def build_bridge(g: State, h: int) -> None:
    """pont.2"""
    g.h_work = with_byte(g.h_work, h, BRIDGE if g.h_work[h] == DESTROYED_BRIDGE else PONTOON)
    g.tell(tell.BRIDGE_BUILT, h, g.h_work[h])


# --- trenches ---


def can_be_dug(g: State, h: int) -> bool:
    """dig.4, trench.2: by the ground, and not on bridges."""
    row = g.rules.tables.terrain[g.h_terrain[h]]
    return row.trench and row.dig_in and g.h_work[h] == NO_WORK


def dig_trench(g: State, u: int) -> None:
    """dig.2"""
    h, d = g.u_hex[u], g.u_face[u]
    g.h_trench = with_byte(g.h_trench, h, g.h_trench[h] | 1 << d)
    g.tell(tell.TRENCH_DUG, h, d)


# --- woods and rails ---


def can_be_cleared(g: State, h: int) -> bool:
    """path.1, A31"""
    return g.h_terrain[h] in (FOREST, LIGHT_WOODS)


def clear_path(g: State, h: int, exits: int) -> None:
    """A glade with the exits that its owner chose, for both sides."""
    g.h_terrain = with_byte(g.h_terrain, h, FOREST_GLADE if g.h_terrain[h] == FOREST else LIGHT_GLADE)
    g.h_exits = with_byte(g.h_exits, h, exits)
    g.tell(tell.PATH_CLEARED, h)


def repair_track(g: State, h: int) -> None:
    """rail.1: in the same direction as before, which the map still knows."""
    g.h_rail = with_byte(g.h_rail, h, 0)
    g.tell(tell.TRACK_REPAIRED, h)
