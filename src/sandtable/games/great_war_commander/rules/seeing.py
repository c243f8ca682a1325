"""Line of sight in play (10): the ground as it is now, with Blaze, Gas, Smoke and Tanks; from observer posts too."""

from __future__ import annotations

from sandtable.commander.rules.los import BLOCKED, level_of, smoke_between
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.facts import facts
from sandtable.games.great_war_commander.rules.sight import OWN_LEVEL
from sandtable.games.great_war_commander.rules.state import of


def sight_now(g: State, a: int, b: int) -> int:
    """BLOCKED, or the largest Hindrance between two hexes."""
    return sight_from_level(g, a, b, OWN_LEVEL)


def sight_from_observer(g: State, side: int, hex: int) -> int:
    """The same from a side's observer post, which stands at a level of its own (O19.2.1.1)."""
    return sight_from_level(g, facts(g).observer[side], hex, g.rules.tables.observer_level)


def sight_from_level(g: State, a: int, b: int, level: int) -> int:
    rules = facts(g)
    index = a * rules.map.size + b
    if a == b:
        return haze_in(g, a)
    if rules.sight_limit and rules.map.distances[index] > rules.sight_limit:
        return BLOCKED
    if g.ablaze & rules.map.touched[index]:
        return BLOCKED  # 10.2.1
    seen = rules.lines.line_from_level(of(g).h_ground, a, b, level)
    if seen == BLOCKED:
        return BLOCKED
    return max(seen, rules.haze, markers_between(g, a, b, rules.map.touched[index]), tanks_between(g, a, b, level))


def haze_in(g: State, hex: int) -> int:
    """What Smoke or Gas does to those who look within one hex."""
    return max(g.h_smoke[hex], gas_hindrance(g) if of(g).h_gas[hex] else 0)


def gas_hindrance(g: State) -> int:
    return g.rules.tables.gas_hindrance


def markers_between(g: State, a: int, b: int, touched: int) -> int:
    """Smoke and Gas hinder lines into, out of and through their hexes, at every level (10.3.4, T110.5)."""
    found = smoke_between(g, a, b, touched) if g.smoked else 0
    if of(g).gassed & (touched | 1 << a | 1 << b):
        found = max(found, gas_hindrance(g))
    return found


def tanks_between(g: State, a: int, b: int, level: int) -> int:
    """A Tank in an intervening hex hinders, unless one end looks down on it (10.1.1, T110.5)."""
    tables = g.rules.tables
    touched = g.rules.map.touched[a * g.rules.map.size + b]
    top = max(level_of(g, a) if level == OWN_LEVEL else level, level_of(g, b))
    for u in range(len(g.u_hex)):
        hex = g.u_hex[u]
        if hex >= 0 and tables.unit_is_tank[g.u_type[u]] and touched >> hex & 1 and level_of(g, hex) >= top:
            return tables.tank_hindrance
    return 0
