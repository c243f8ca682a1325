"""What Strong Winds do to parachutes (airb.5, drop.2), and supplies that come down by them (drop.*)."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.names import NO_WORK
from sandtable.games.barbarossa.rules.state import NOWHERE, State, card
from sandtable.games.barbarossa.rules.works import standing_work
from sandtable.kernel.frame import with_byte, with_item
from sandtable.terrain.lattice import NONE

FARTHEST_DRIFT: Final = 3  # a die above it: no drift


def drifted(g: State, plane: int, h: int) -> int:
    """The Drift Test: where something dropped over a hex comes down; NOWHERE off the board."""
    if not g.rules.strong_winds:
        return h
    die = one(g, label(g, "drift", plane))
    if die > FARTHEST_DRIFT:
        return h
    g.tell(tell.DRIFTS, plane, die)
    for _ in range(die):
        h = g.rules.ground.beside(h, g.wind)
        if h == NONE:
            return NOWHERE
    return NOWHERE if g.rules.ground.rim[h] else h


def drop_supplies(g: State, plane: int) -> None:
    """drop.1-drop.4: a depot, or more in the one that is there already, up to what its card shows (depot.6b). Into
    the enemy's goes nothing (depot.3), and a second one has no place there (depot.7)."""
    h = drifted(g, plane, g.u_hex[plane])
    own = g.u_side[plane] + 1
    if h < 0 or not can_land(g, h) or g.h_depot[h] not in (0, own):
        g.tell(tell.SUPPLIES_LOST, plane)
        return
    if g.h_depot[h] == 0:
        g.h_depot = with_byte(g.h_depot, h, own)
    points = min(card(g, plane).airdrop, g.rules.numbers.depot_capacity - g.h_stock[h])
    g.h_stock = with_item(g.h_stock, h, g.h_stock[h] + points)
    g.tell(tell.SUPPLIES_LAND, h, points)


def can_land(g: State, h: int) -> bool:
    """drop.3"""
    return not g.rules.tables.terrain[g.h_terrain[h]].drop_lost and standing_work(g, h) == NO_WORK
