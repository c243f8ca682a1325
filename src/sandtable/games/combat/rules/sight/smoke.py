"""Smoke (18.0): sources, their markers downwind, fading."""

from __future__ import annotations

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.state import NOWHERE, State
from sandtable.games.combat.rules.values import neighbour


def add_smoke(g: State, hex: int, value: int) -> None:
    """18.0e: one marker at the moment of the explosion."""
    if value <= 0:
        return
    g.smoke_hexes.append([hex])
    g.smoke_value.append(value)
    g.smoke_fading.append(0)
    g.smoke_born.append(g.turn)
    g.tell(tell.SMOKE, hex)


def drift_smoke(g: State) -> None:
    """5d, 18.0e-g: from the turn after the explosion on, grow downwind; then fade; then go, the furthest first."""
    for i in range(len(g.smoke_hexes) - 1, -1, -1):
        if g.smoke_born[i] >= g.turn:
            continue
        if g.smoke_fading[i]:
            thin_out(g, i)
        elif len(g.smoke_hexes[i]) < g.smoke_value[i]:
            grow(g, i)
        else:
            fade(g, i)


def grow(g: State, i: int) -> None:
    """A marker that would leave the Board is lost, and counts as placed (A56)."""
    last = g.smoke_hexes[i][len(g.smoke_hexes[i]) - 1]
    hex = neighbour(g, last, g.wind) if last >= 0 else NOWHERE
    g.smoke_hexes[i].append(hex)
    if hex >= 0:
        g.tell(tell.SMOKE, hex)


def fade(g: State, i: int) -> None:
    """All markers are flipped; those lost off the Board are not there to be removed later (18.0f)."""
    g.smoke_fading[i] = 1
    g.smoke_hexes[i] = [hex for hex in g.smoke_hexes[i] if hex >= 0]
    for hex in g.smoke_hexes[i]:
        g.tell(tell.SMOKE_FADES, hex)


def thin_out(g: State, i: int) -> None:
    g.tell(tell.SMOKE_GONE, g.smoke_hexes[i].pop())
    if not g.smoke_hexes[i]:
        del g.smoke_hexes[i], g.smoke_value[i], g.smoke_fading[i], g.smoke_born[i]
