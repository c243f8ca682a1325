"""Smoke screens as they age (smoke.7, smoke.w1, smoke.w2): by themselves in step 9, with the wind before Planning."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.special.wind import downwind
from sandtable.games.barbarossa.rules.state import (
    IN_SMOKE,
    NO_SMOKE,
    SCREEN,
    State,
    mark,
    place_of,
    sequence,
    unmark,
)
from sandtable.kernel.frame import with_byte
from sandtable.terrain.lattice import NONE

TURNS: Final = 3  # that a screen lies, the turn of its placement counted (A23)
LINE: Final = 3  # hexes of a screen in Strong Winds, one more each turn


def expire_screens(g: State) -> None:
    """smoke.7: step 9; with Strong Winds another timetable holds."""
    if g.rules.strong_winds:
        return
    last = TURNS + g.rules.options.smoke_screen_turns
    for h in range(g.rules.ground.size):
        if g.h_age[h] >= last:
            take_screen(g, h)
        elif g.h_age[h]:
            g.h_age = with_byte(g.h_age, h, g.h_age[h] + 1)


def blow_screens(g: State) -> None:
    """smoke.w2: before Planning of the second and third turn one hex more, before that of the fourth all is gone."""
    if not g.rules.strong_winds:
        return
    old = g.h_age
    for h in range(len(old)):
        if old[h] >= LINE:
            take_screen(g, h)
        elif old[h]:
            g.h_age = with_byte(g.h_age, h, old[h] + 1)
    for h in range(len(old)):
        if 0 < old[h] < LINE:
            spread_to(g, downwind(g, h), old[h] + 1)


def spread_to(g: State, h: int, age: int) -> None:
    """A younger screen that lies there already stays as young."""
    if h == NONE or 0 < g.h_age[h] <= age:
        return
    g.h_age = with_byte(g.h_age, h, age)
    if g.h_smoke[h] == NO_SMOKE:
        g.h_smoke = with_byte(g.h_smoke, h, SCREEN)
    g.tell(tell.SMOKE_SPREADS, h)


def take_screen(g: State, h: int) -> None:
    """Smoke of a fire in the same hex stays."""
    g.h_age = with_byte(g.h_age, h, 0)
    if g.h_smoke[h] == SCREEN:
        g.h_smoke = with_byte(g.h_smoke, h, NO_SMOKE)
        g.tell(tell.SMOKE_GONE, h)


def note_smoke(g: State) -> None:
    """smoke.4: who is in a screen when a turn begins can be given no order in it (A23)."""
    for u in sequence(g):
        h = place_of(g, u)
        if h >= 0 and g.h_age[h]:
            mark(g, u, IN_SMOKE)
        else:
            unmark(g, u, IN_SMOKE)
