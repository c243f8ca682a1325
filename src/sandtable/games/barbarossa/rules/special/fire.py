"""Burning settlements (burn.*, arson.1): a fire goes through its turns in step 7 and sends its smoke down the wind.

`h_fire` is the turn of the fire.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    ARSON,
    ASSAULT,
    HEAVY_ASSAULT,
    STEP_MOVE,
    STEP_OF,
    STEP_SPECIAL,
    WAIT,
)
from sandtable.games.barbarossa.rules.special.wind import downwind, settle_wind
from sandtable.games.barbarossa.rules.state import (
    ARSONIST,
    CANCELLED,
    FIRE_SMOKE,
    NO_SMOKE,
    NOBODY,
    RETREATING,
    SCREEN,
    State,
    has,
    has_order,
    in_hex,
    mark,
    on_board,
    sequence,
    unmark,
)
from sandtable.kernel.frame import with_byte
from sandtable.terrain.lattice import NONE

FIRST_SMOKE: Final = 2  # turn of the fire in which smoke lies over it
LAST_SMOKE: Final = 4  # and in which its line is three hexes long
ASHES: Final = 3  # from this turn on a marker goes each turn


def can_burn(g: State, h: int) -> bool:
    """burn.1: a settlement that does not burn yet."""
    return g.rules.tables.terrain[g.h_terrain[h]].burns > 0 and g.h_fire[h] == 0


def may_set_fire(g: State, h: int, u: int = NOBODY) -> None:
    """A fire starts if the hex can burn; `u` has set it, and must leave next turn (burn.v2)."""
    if not can_burn(g, h):
        return
    settle_wind(g)
    g.h_fire = with_byte(g.h_fire, h, 1)
    if g.step < STEP_SPECIAL:
        g.kindled.append(h)
    g.h_markers = with_byte(g.h_markers, h, g.rules.tables.terrain[g.h_terrain[h]].fire_markers)
    g.tell(tell.FIRE_STARTS, h)
    if u != NOBODY:
        mark(g, u, ARSONIST)


def arsonists(g: State) -> list[int]:
    return [u for u in sequence(g) if has_order(g, u, ARSON) and on_board(g, u) and can_burn(g, g.u_hex[u])]


def set_fires(g: State, units: list[int]) -> None:
    """arson.1"""
    for u in units:
        mark(g, u, ARSONIST)
        may_set_fire(g, g.u_hex[u], u)


def must_leave(g: State, u: int) -> bool:
    """burn.v2, burn.t1: it set the fire, which is going into its second turn."""
    return has(g, u, ARSONIST) and on_board(g, u) and g.h_fire[g.u_hex[u]] == 1


def forgive_arsonists(g: State) -> None:
    """Step 9: who has left, or did not in time, is bound no longer."""
    for u in sequence(g):
        if has(g, u, ARSONIST) and not must_leave(g, u):
            unmark(g, u, ARSONIST)


# --- its turns ---


def burn_on(g: State) -> None:
    """burn.2: each fire once a turn."""
    before = smoky_hexes(g)
    for h in range(g.rules.ground.size):
        if g.h_fire[h] and h not in g.kindled:
            next_turn(g, h)
    g.kindled = []
    drift(g, before)


def next_turn(g: State, h: int) -> None:
    """burn.v1-burn.v6, burn.t1-burn.t4"""
    turn = g.h_fire[h] + 1
    if turn >= g.rules.tables.terrain[g.h_terrain[h]].burns:
        g.h_fire = with_byte(g.h_fire, h, 0)
        g.h_markers = with_byte(g.h_markers, h, 0)
        g.tell(tell.FIRE_GOES_OUT, h)
        return
    g.h_fire = with_byte(g.h_fire, h, turn)
    if turn >= ASHES and g.h_markers[h] > 0:
        g.h_markers = with_byte(g.h_markers, h, g.h_markers[h] - 1)
    g.tell(tell.FIRE_BURNS, h, turn, g.h_markers[h])


def smoky_hexes(g: State) -> list[int]:
    """The line of each fire: its own hex in turn 2, one hex more down the wind in turn 3 and in turn 4."""
    found: list[int] = []
    for h in range(g.rules.ground.size):
        turn = g.h_fire[h]
        if turn < FIRST_SMOKE:
            continue
        found += [downwind(g, h, n) for n in range(min(turn, LAST_SMOKE) - FIRST_SMOKE + 1)]
    return [h for h in found if h != NONE]


def drift(g: State, before: list[int]) -> None:
    """Smoke where there was none `before`; that of fires which are out is gone, and a screen under it seen again."""
    lies = smoky_hexes(g)
    for h in lies:
        if g.h_smoke[h] != FIRE_SMOKE:
            g.h_smoke = with_byte(g.h_smoke, h, FIRE_SMOKE)
            g.tell(tell.SMOKE_SPREADS, h)
    for h in before:
        if h not in lies and g.h_smoke[h] == FIRE_SMOKE:
            g.h_smoke = with_byte(g.h_smoke, h, SCREEN if g.h_age[h] else NO_SMOKE)
            g.tell(tell.SMOKE_GONE, h)


def bind(g: State) -> None:
    """burn.s2: what smoke forbids is not carried out for the rest of the turn; from the burning hex itself units may
    still leave while the fire is in its second turn (A24)."""
    for h in smoky_hexes(g):
        for u in in_hex(g, h):
            leaves = g.h_fire[h] == FIRST_SMOKE and STEP_OF[g.u_order[u]] == STEP_MOVE
            if forbidden_in_smoke(g.u_order[u]) and not leaves:
                mark(g, u, CANCELLED)
                unmark(g, u, RETREATING)


def forbidden_in_smoke(order: int) -> bool:
    """Assault, Ambush, Special and Movement orders."""
    if order == WAIT:
        return False
    return order in (ASSAULT, HEAVY_ASSAULT, AMBUSH) or STEP_OF[order] in (STEP_SPECIAL, STEP_MOVE)
