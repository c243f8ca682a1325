"""Line of sight during play (10): the map's own lines, plus Smoke, Blaze and the scenario's weather."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.commander.rules.scenario.ground import remade
from sandtable.commander.rules.scenario.values import hindered_by, sight_limit, weather
from sandtable.commander.rules.state import State

BLOCKED: Final = -1


def sight(g: State, a: int, b: int) -> int:
    """BLOCKED, or the largest Hindrance between two hexes (10.3.3), as the game sees."""
    return g.rules.sight(g, a, b)


def sight_on_drawing(g: State, a: int, b: int) -> int:
    """The same where what is drawn on the map decides."""
    rules = g.rules
    if rules.own.changes_sight:
        return changed_sight(g, a, b)
    map = rules.map
    row: i64 = a
    column: i64 = b
    size: i64 = map.size
    index = row * size + column
    seen = map.los[index]
    if seen == BLOCKED:
        return BLOCKED
    if rules.sight_limit and map.distances[index] > rules.sight_limit:
        return BLOCKED
    if g.ablaze and g.ablaze & map.touched[index]:
        return BLOCKED  # a Blaze fills its hex and hexsides (10.2.1)
    if rules.haze > seen and a != b:
        seen = rules.haze
    if g.smoked:
        seen = max(seen, smoke_between(g, a, b, map.touched[index]))
    return seen


def changed_sight(g: State, a: int, b: int) -> int:
    """The same in a scenario that has a say in it: lines of its own, haze that moves, Hindrances that add up."""
    rules = g.rules
    index = a * rules.map.size + b
    printed = remade(g).lines.get(index, rules.map.los[index]) if g.ground else rules.map.los[index]
    seen = rules.own.sights.get(index, printed)
    limit = sight_limit(g)
    if seen == BLOCKED or (limit and rules.map.distances[index] > limit):
        return BLOCKED
    if g.ablaze and g.ablaze & rules.map.touched[index]:
        return BLOCKED
    smoke = smoke_between(g, a, b, rules.map.touched[index]) if g.smoked else 0
    return hindered_by(g, seen, smoke, weather(g, rules.map.distances[index]) if a != b else 0)


def smoke_between(g: State, a: int, b: int, touched: int) -> int:
    """The largest Smoke on a line, into and out of its ends too (10.3.4)."""
    largest = max(g.h_smoke[a], g.h_smoke[b])
    mask = g.smoked & touched
    while mask:
        low = mask & -mask
        hex = low.bit_length() - 1
        if g.h_smoke[hex] > largest:
            largest = g.h_smoke[hex]
        mask ^= low
    return largest


def sees(g: State, a: int, b: int) -> bool:
    return sight(g, a, b) != BLOCKED


def hexes_apart(g: State, a: int, b: int) -> int:
    map = g.rules.map
    row: i64 = a  # native words: this is asked more than anything else
    column: i64 = b
    size: i64 = map.size
    return map.distances[row * size + column]


def level_of(g: State, hex: int) -> int:
    return g.rules.map.level[hex]
