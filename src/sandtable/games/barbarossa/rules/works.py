"""Installations under fire and charges (guide 4.6): bridges, pillboxes, depots, and who dies with them."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.defense import destroy
from sandtable.games.barbarossa.rules.names import (
    AMPHIBIOUS,
    BRIDGE,
    DESTROYED_BRIDGE,
    DESTROYED_RAILWAY_BRIDGE,
    NO_WORK,
    PONTOON,
    RAILWAY_BRIDGE,
    WATER_UNIT,
)
from sandtable.games.barbarossa.rules.state import IN_PILLBOX, State, can, has, in_hex
from sandtable.kernel.frame import with_byte, with_item

# kinds of installations in a hex
PILLBOX_KIND: Final = 0
BRIDGE_KIND: Final = 1
DEPOT_KIND: Final = 2


def standing_work(g: State, h: int) -> int:
    """A bridge that carries; NO_WORK where there is none."""
    work = g.h_work[h]
    return work if work in (BRIDGE, RAILWAY_BRIDGE, PONTOON) else NO_WORK


def destroy_bridge(g: State, h: int, spared: list[int] | None = None) -> None:
    """Units on it die with it (dbridge.1b), but for those that swim or float, and for those who blew it up (chg.5)."""
    work = g.h_work[h]
    gone = {BRIDGE: DESTROYED_BRIDGE, RAILWAY_BRIDGE: DESTROYED_RAILWAY_BRIDGE}.get(work, NO_WORK)
    g.h_work = with_byte(g.h_work, h, gone)
    g.tell(tell.WORK_DESTROYED, h, work)
    for u in in_hex(g, h):
        if not can(g, u, WATER_UNIT) and not can(g, u, AMPHIBIOUS) and u not in (spared or []):
            destroy(g, u)


def destroy_pillbox(g: State, h: int) -> None:
    """pill.5a"""
    g.h_pillbox = with_byte(g.h_pillbox, h, 0)
    g.tell(tell.PILLBOX_DESTROYED, h)
    for u in in_hex(g, h):
        if has(g, u, IN_PILLBOX):
            destroy(g, u)


def destroy_depot(g: State, h: int, by: int = -1) -> None:
    """depot.2b: its ammunition is lost. `by`: the side that did it."""
    g.blown_by = with_byte(g.blown_by, h, by + 1)
    g.h_depot = with_byte(g.h_depot, h, 0)
    g.h_stock = with_item(g.h_stock, h, 0)
    g.tell(tell.DEPOT_DESTROYED, h)


def installations_in(g: State, h: int) -> list[int]:
    """Kinds of installations in a hex that can be fired at, each with a Fire Test of its own."""
    found: list[int] = []
    if g.h_pillbox[h] > 0:
        found.append(PILLBOX_KIND)
    if standing_work(g, h) != NO_WORK:
        found.append(BRIDGE_KIND)
    if g.h_depot[h]:
        found.append(DEPOT_KIND)
    return found


def hit_installation(g: State, h: int, kind: int, hits: int) -> None:
    """One hit is enough for a bridge or a depot (bridge.3b, depot.2b); a pillbox takes two (pill.4b)."""
    if hits <= 0 or kind not in installations_in(g, h):
        return
    if kind == BRIDGE_KIND:
        destroy_bridge(g, h)
    elif kind == DEPOT_KIND:
        destroy_depot(g, h)
    else:
        left = max(0, g.h_pillbox[h] - hits)
        g.h_pillbox = with_byte(g.h_pillbox, h, left)
        if left == 0:
            destroy_pillbox(g, h)
