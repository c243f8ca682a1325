"""Room in set-up areas: whether what is still to be set up fits, seven figures a hex (8.2).

Units that wait are put into the first hex that takes them, the largest first. Whoever is put where this would put him
leaves all others where they were; so once everything fits, there is always a choice that leaves it so.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.state import NO_UNIT, WAITING, State, occupied_by
from sandtable.commander.rules.stats import figures

SQUAD_FIGURES: Final = 4  # the most that a unit has


def waiting_units(g: State, side: int, first: int, last: int) -> list[int]:
    """Units that the steps of a side from `first` to `last` set up, the largest first, then as they come."""
    rules = g.rules
    found: list[tuple[int, int, int]] = []
    for step in range(first, last + 1):
        if rules.setup_side[step] == side and rules.setup_group[step] not in rules.setup_group[first:step]:
            for u, group in enumerate(rules.unit_group):
                if group == rules.setup_group[step] and g.u_hex[u] == WAITING and g.u_owner[u] == side:
                    found.append((-rules.tables.unit_figures[g.u_type[u]], step, u))
    found.sort()
    return [u for _, _, u in found]


class Room:
    """What each hex still takes of a side: figures, and whether a tank stands there already."""

    def __init__(self, left: list[int], tanks: list[bool]) -> None:
        self.left = left
        self.tanks = tanks

    def copy(self) -> Room:
        return Room(self.left[:], self.tanks[:])

    def takes(self, hex: int, size: int, tank: bool) -> bool:
        return self.left[hex] >= size and not (tank and self.tanks[hex])

    def put(self, hex: int, size: int, tank: bool) -> None:
        self.left[hex] -= size
        if tank:
            self.tanks[hex] = True


def room_now(g: State, side: int, first: int, last: int) -> Room:
    """In the areas of the steps from `first` to `last`; other hexes have none."""
    rules = g.rules
    room = Room([0] * rules.map.size, [False] * rules.map.size)
    for step in range(first, last + 1):
        if rules.setup_side[step] == side:
            for h in rules.setup_open[step]:
                if rules.concealed_setup or not occupied_by(g, h, 1 - side):  # nobody may learn of those unseen
                    room.left[h] = rules.tables.stacking_limit - figures(g, h, side)
                room.tanks[h] = holds_tank(g, h)
    return room


def all_fit(g: State, side: int, first: int, last: int) -> bool:
    """Do the units of these steps fit?"""
    return put_all(g, waiting_units(g, side, first, last), room_now(g, side, first, last))


def put_all(g: State, units: list[int], room: Room) -> bool:
    """Put units where there is room, each into the first hex of its area that takes it; did all find some?"""
    rules, tables = g.rules, g.rules.tables
    for u in units:
        size, tank = tables.unit_figures[g.u_type[u]], tables.unit_is_tank[g.u_type[u]] != 0
        hex = first_with_room(rules.setup_open[step_of(g, u)], room, size, tank)
        if hex < 0:
            return False
        room.put(hex, size, tank)
    return True


def first_with_room(hexes: list[int], room: Room, size: int, tank: bool) -> int:
    for h in hexes:
        if room.takes(h, size, tank):
            return h
    return -1


def step_of(g: State, u: int) -> int:
    """The step that sets a unit up; of several for its group the last."""
    rules = g.rules
    step = len(rules.setup_side) - 1
    while rules.setup_side[step] != g.u_owner[u] or rules.setup_group[step] != rules.unit_group[u]:
        step -= 1
    return step


def holds_tank(g: State, hex: int) -> bool:
    u = g.h_top[hex]
    while u != NO_UNIT:
        if g.rules.tables.unit_is_tank[g.u_type[u]]:
            return True
        u = g.u_next[u]
    return False


def is_roomy(g: State, side: int, step: int) -> bool:
    """Four figures a hex always fit, however they are placed: then nobody need look closer."""
    rules, tables = g.rules, g.rules.tables
    total = 0
    for u, kind in enumerate(g.u_type):
        if g.u_owner[u] == side and (g.u_hex[u] >= 0 or g.u_hex[u] == WAITING):
            total += tables.unit_figures[kind] + SQUAD_FIGURES * tables.unit_is_tank[kind]
    for later in range(step, len(rules.setup_side)):
        if rules.setup_side[later] == side and total > SQUAD_FIGURES * len(rules.setup_open[later]):
            return False
    return True


def those_with_room(g: State, side: int, step: int, u: int, hexes: list[int]) -> list[int]:
    """In which of the hexes can a unit be placed so that all that this side sets up from this step on still fit?"""
    last = len(g.rules.setup_side) - 1
    room = room_now(g, side, step, last)
    others = [v for v in waiting_units(g, side, step, last) if v != u]
    rest = room.copy()
    fit = put_all(g, others, rest)
    size, tank = g.rules.tables.unit_figures[g.u_type[u]], g.rules.tables.unit_is_tank[g.u_type[u]] != 0
    found: list[int] = []
    for h in hexes:
        if fit and rest.takes(h, size, tank):  # what all others leave free can be taken without moving any
            found.append(h)
        else:
            without = room.copy()
            without.put(h, size, tank)
            if put_all(g, others, without):
                found.append(h)
    return found
