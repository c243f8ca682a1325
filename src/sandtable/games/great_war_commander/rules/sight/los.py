"""Line of sight during play (10): the ground as it is now, plus Gas, Smoke, Blaze, Tanks and the scenario's weather."""

from __future__ import annotations

from sandtable.commander.rules.los import BLOCKED, smoke_between
from sandtable.commander.rules.scenario.values import hindered_by, sight_limit, weather
from sandtable.commander.rules.state import State, muster_of
from sandtable.games.great_war_commander.rules.sight.lines import Lines
from sandtable.games.great_war_commander.rules.state import of


def sight(g: State, lines: Lines, a: int, b: int) -> int:
    """BLOCKED, or the largest Hindrance between two hexes (10.3.3)."""
    seen = lines.line(of(g).h_ground, a, b)
    if g.rules.own.sights:
        seen = g.rules.own.sights.get(a * g.rules.map.size + b, seen)
    return BLOCKED if seen == BLOCKED else hindered(g, seen, a, b)


def sight_from_post(g: State, lines: Lines, post: int, b: int) -> int:
    """The same from an observer post, which sees from a level of its own (2.4, O19.2.1.1)."""
    level = g.rules.tables.observer_level
    return hindered(g, lines.line_from_level(of(g).h_ground, post, b, level), post, b)


def hindered(g: State, seen: int, a: int, b: int) -> int:
    """What markers, Tanks and weather make of a line over this ground."""
    rules = g.rules
    if seen == BLOCKED:
        return BLOCKED
    tanks = muster_of(g).tanks
    if not (g.ablaze or g.smoked or of(g).gassed or tanks or rules.sight_limit or rules.own.changes_sight):
        return rules.haze if rules.haze > seen and a != b else seen
    index = a * rules.map.size + b
    limit = sight_limit(g)
    if limit and rules.map.distances[index] > limit:
        return BLOCKED
    touched = rules.map.touched[index]
    if g.ablaze and g.ablaze & touched:
        return BLOCKED  # a Blaze fills its hex and hexsides (10.2.1)
    smoke = smoke_between(g, a, b, touched) if g.smoked else 0
    seen = hindered_by(g, seen, smoke, weather(g, rules.map.distances[index]) if a != b else 0)
    if of(g).gassed and is_gassed(g, a, b, touched):
        seen = max(seen, rules.tables.gas_hindrance)
    return max(seen, rules.tables.tank_hindrance) if tanks and touched and tank_between(g, touched) else seen


def is_gassed(g: State, a: int, b: int, touched: int) -> bool:
    """Is there Gas on a line or at its ends?"""
    s = of(g)
    return s.h_gas[a] != 0 or s.h_gas[b] != 0 or s.gassed & touched != 0


def tank_between(g: State, touched: int) -> bool:
    """10.1.1: a Tank of either side in an intervening hex."""
    for u in muster_of(g).tanks:
        if g.u_hex[u] >= 0 and touched >> g.u_hex[u] & 1:
            return True
    return False
