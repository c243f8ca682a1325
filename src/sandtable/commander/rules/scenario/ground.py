"""Ground that a scenario makes another in play: its terrain, and the lines of sight over it (scenario rule).

What is printed in such a hex counts no more. The new terrain fills the inside of its hex, as a bridge without a drawing
does; ways through the hex and what is on its hexsides stay.
"""

from __future__ import annotations

from sandtable.commander.map.sight import Tracer
from sandtable.commander.rules.markers import remove_fort, remove_smoke
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.state import NO_UNIT, State


class Remade:
    """Lines of sight over some changed hexes."""

    def __init__(self, ground: list[int], tracer: Tracer) -> None:
        self.ground = ground
        self.tracer = tracer
        self.lines: dict[int, int] = {}  # by pair of hexes, where they are not as printed; both ways


def ground_at(g: State, hex: int) -> int:
    """The terrain that a hex has become, or that printed there."""
    for i in range(0, len(g.ground), 2):
        if g.ground[i] == hex:
            return g.ground[i + 1]
    return g.rules.map.terrain[hex]


def may_become(g: State, hex: int, terrain: int) -> bool:
    """Not where a Blaze burns, and nothing that nobody enters where somebody stands."""
    if g.h_blaze[hex]:
        return False
    return g.rules.move_cost[terrain] != 0 or g.h_top[hex] == NO_UNIT


def sweep_away(g: State, hex: int, terrain: int) -> None:
    """Where nobody enters, nothing lies."""
    if g.rules.move_cost[terrain] == 0:
        if g.h_fort[hex] != NO_FORT:
            remove_fort(g, hex)
        if g.h_smoke[hex]:
            remove_smoke(g, hex)


def become(g: State, hex: int, terrain: int) -> None:
    if not may_become(g, hex, terrain):
        return
    kept: list[int] = []
    for i in range(0, len(g.ground), 2):
        if g.ground[i] != hex:
            kept += [g.ground[i], g.ground[i + 1]]
    g.ground = [*kept, hex, terrain]
    sweep_away(g, hex, terrain)


def remade(g: State) -> Remade:
    """The lines over the ground as it is now, traced when it is first asked for."""
    last = g.rules.remade
    if last is not None and (last.ground is g.ground or last.ground == g.ground):
        return last
    made = trace(g)
    g.rules.remade = made
    return made


def trace(g: State) -> Remade:
    map = g.rules.map
    changed: dict[int, int] = {}
    mask = 0
    for i in range(0, len(g.ground), 2):
        changed[g.ground[i]] = g.ground[i + 1]
        mask |= 1 << g.ground[i]
    made = Remade(g.ground, Tracer(map, g.rules.sight_hindrance, changed))
    for a in range(map.size):
        for b in range(a + 1, map.size):
            index = a * map.size + b
            if (map.touched[index] | 1 << a | 1 << b) & mask:
                seen = made.tracer.look(a, b).value
                if seen != map.los[index]:
                    made.lines[index] = made.lines[b * map.size + a] = seen
    return made
