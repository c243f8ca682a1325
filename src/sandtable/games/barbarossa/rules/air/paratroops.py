"""Paratroopers (airb.*, land.*): on board, out of the door, on the ground."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.air.drift import drifted
from sandtable.games.barbarossa.rules.defense import destroy, full_base, full_bonus, lose
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.names import AIRCRAFT, EQUIPPING_BOX, LAKE, NO_WORK, RIVER, SWAMP
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    LANDED,
    NOBODY,
    ONBOARD_PLANES,
    WET,
    State,
    can,
    cargo_of,
    clear_order,
    enemies_in,
    mark,
    sequence,
    type_of,
    unmark,
)
from sandtable.games.barbarossa.rules.tables import DIFFICULT, EASY
from sandtable.games.barbarossa.rules.works import standing_work


def embark(g: State, plane: int, u: int) -> None:
    """airb.2, airb.3: on board; what the planes have no room for is lost."""
    g.u_hex[u] = ABOARD
    g.u_carrier[u] = plane
    mark(g, u, ONBOARD_PLANES)
    lose(g, u, g.u_size[u] - g.u_size[plane])


def share_losses(g: State, lost: list[int]) -> None:
    """airb.4: as many casualties on board as the planes have just suffered."""
    for plane in sequence(g):
        if lost[plane] and type_of(g, plane) == AIRCRAFT:
            for u in cargo_of(g, plane):
                lose(g, u, min(lost[plane], g.u_size[u]))


def jump(g: State, plane: int) -> None:
    """airb.5-airb.7: over the target hex all on board leave the planes."""
    for u in cargo_of(g, plane):
        h = drifted(g, plane, g.u_hex[plane])
        g.u_carrier[u] = NOBODY
        unmark(g, u, ONBOARD_PLANES)
        g.u_hex[u] = h
        if h < 0:
            destroy(g, u)  # airb.6
        else:
            touch_down(g, u, h)
    clear_order(g, plane)


def touch_down(g: State, u: int, h: int) -> None:
    """airb.9b, land.9: at half strength with an Equipping box, or among enemies; a hidden one comes to light."""
    g.tell(tell.PARACHUTES, u, h)
    enemies = enemies_in(g, h, g.u_side[u])
    boxed = can(g, u, EQUIPPING_BOX)
    if enemies or boxed:
        mark(g, u, LANDED)
    if g.h_terrain[h] in (RIVER, SWAMP, LAKE) and standing_work(g, h) == NO_WORK:
        mark(g, u, WET)
        g.u_prep[u] = 3 if boxed else 2  # counted down in step 9
    g.u_base[u] = full_base(g, u)
    g.u_bonus[u] = full_bonus(g, u)
    for v in enemies:
        reveal_unit(g, v)
    landing_test(g, u, h)


def landing_test(g: State, u: int, h: int) -> None:
    """land.1-land.4: neither Defense nor Fortitude has a part in it."""
    how = how_hard(g, h)
    if how == EASY:
        return
    die = one(g, label(g, "landing", u))
    g.tell(tell.LANDS_HARD, u, die)
    if die <= how:
        lose(g, u, min(die, g.u_size[u]))


def how_hard(g: State, h: int) -> int:
    """Bridges of all kinds, destroyed or not, are difficult."""
    return DIFFICULT if g.h_work[h] != NO_WORK else g.rules.tables.terrain[g.h_terrain[h]].landing
