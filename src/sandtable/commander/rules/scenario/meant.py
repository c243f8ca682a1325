"""Which hexes an effect of a scenario is about: those that it names, some of them by lot, or those with units."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.scenario.script import NOBODY, Effect
from sandtable.commander.rules.state import DECK, NO_UNIT, State, occupied_by
from sandtable.kernel.frame import without


def hexes_of(g: State, e: Effect) -> list[int]:
    """All that an effect names, or so many of them by lot; only those with units of a side if it says so."""
    if e.nearest:
        return nearest_units(g, e)
    named = named_hexes(g, e)
    if not e.count or e.count >= len(named):
        return named
    return drawn(g, named, e.count)


def named_hexes(g: State, e: Effect) -> list[int]:
    return [hex for hex in e.hexes if e.under == NOBODY or occupied_by(g, hex, e.under)]


def drawn(g: State, among: list[int], count: int) -> list[int]:
    """So many of some things, by a lot that all see."""
    found: list[int] = []
    left = among
    for _ in range(count):
        one = g.chance.pick(DECK, left)
        g.reveal(one)
        left = without(left, one)
        found.append(one)
    found.sort()
    return found


def nearest_units(g: State, e: Effect) -> list[int]:
    """The lot draws a hex; the nearest one with units is meant, of several as near the first in their order."""
    map = g.rules.map
    target = g.chance.pick(DECK, e.hexes if e.hexes else list(range(map.size)))
    g.reveal(target)
    g.tell(tell.RANDOM_HEX, max(e.side, 0), target)
    best = map.size
    found: list[int] = []
    for hex in range(map.size):
        away = map.distances[target * map.size + hex]
        if away < best and g.h_top[hex] != NO_UNIT and (e.under == NOBODY or occupied_by(g, hex, e.under)):
            best, found = away, [hex]
    return found
