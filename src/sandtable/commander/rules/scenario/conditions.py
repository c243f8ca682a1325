"""Whether what a scenario makes something depend on is so."""

from __future__ import annotations

from sandtable.commander.rules.scenario.script import NOBODY, NOT_SAID, Condition, Conditions
from sandtable.commander.rules.scenario.tallies import EXITS, LOSSES, fired, is_recent, tally
from sandtable.commander.rules.state import BROKEN, State, other, side_units_in, units_of
from sandtable.commander.rules.victory import points, sign


def are_met(g: State, needs: Conditions) -> bool:
    for condition in needs.given:
        if not holds(g, condition):
            return False
    for condition in needs.unless:
        if holds(g, condition):
            return False
    if not needs.any_of:
        return True
    for condition in needs.any_of:
        if holds(g, condition):
            return True
    return False


def holds(g: State, c: Condition) -> bool:
    if c.objective and g.control[c.objective] != c.held_by:
        return False
    if c.side != NOBODY and not numbers_hold(g, c):
        return False
    if c.occupied_by != NOBODY and not is_occupied(g, c):
        return False
    if c.initiative != NOBODY and g.initiative != c.initiative:
        return False
    if c.time_from != NOT_SAID and g.time < c.time_from:
        return False
    if c.time_to != NOT_SAID and g.time > c.time_to:
        return False
    if c.event != NOT_SAID and c.turns and not is_recent(g, c.event, c.turns):
        return False
    return c.event == NOT_SAID or fired(g, c.event) >= c.times


def numbers_hold(g: State, c: Condition) -> bool:
    if tally(g, LOSSES + c.side) < c.lost or tally(g, EXITS + c.side) < c.exited:
        return False
    if c.lead and sign(c.side) * points(g) < c.lead:
        return False
    if c.holds and sum([1 for owner in g.control[1:] if owner == c.side]) < c.holds:
        return False
    return sum([1 for u in units_of(g, c.side) if is_meant(g, c, u)]) >= c.on_map


def is_meant(g: State, c: Condition, u: int) -> bool:
    if c.unbroken and g.u_flags[u] & BROKEN:
        return False
    return not c.types or g.u_type[u] in c.types


def is_occupied(g: State, c: Condition) -> bool:
    count = count_there(g, c, c.occupied_by)
    return count >= c.units and (not c.more or count > count_there(g, c, other(c.occupied_by)))


def count_there(g: State, c: Condition, side: int) -> int:
    """The units of a side, of those that are meant, in its hexes; of the enemy's all, but for broken ones."""
    count = 0
    for hex in c.hexes:
        for u in side_units_in(g, hex, side):
            if is_meant(g, c, u) or (side != c.occupied_by and not (c.unbroken and g.u_flags[u] & BROKEN)):
                count += 1
    return count
