"""Room in set-up areas: whether what is still to be set up fits, seven figures a hex (8.2).

Units that wait are put into the first hex that takes them, the largest first. Whoever is put where this would put him
leaves all others where they were; so once everything fits, there is always a choice that leaves it so.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.state import WAITING, State, occupied_by, units_in
from sandtable.commander.rules.stats import figures

SQUAD_FIGURES: Final = 4  # the most that a unit has


def waiting_units(g: State, side: int, first: int, last: int) -> list[int]:
    """Units that the steps of a side from `first` to `last` set up, the largest first, then as they come."""
    rules = g.rules
    found: list[tuple[int, int, int]] = []
    for step in range(first, last + 1):
        if rules.setup_side[step] == side:
            for u, group in enumerate(rules.unit_group):
                if group == rules.setup_group[step] and g.u_hex[u] == WAITING and g.u_owner[u] == side:
                    found.append((-rules.tables.unit_figures[g.u_type[u]], step, u))
    found.sort()
    return [u for _, _, u in found]


def all_fit(g: State, side: int, first: int, last: int, placed: int = -1, where: int = -1) -> bool:
    """Do the units of these steps fit, once one of them is placed?"""
    rules, tables = g.rules, g.rules.tables
    steps = {group: step for step, group in enumerate(rules.setup_group) if rules.setup_side[step] == side}
    room: dict[int, int] = {}
    tanks: set[int] = set()
    for step in range(first, last + 1):
        for h in rules.setup_open[step] if rules.setup_side[step] == side else []:
            if h not in room:
                taken = not rules.concealed_setup and occupied_by(g, h, 1 - side)  # nobody may learn of those unseen
                room[h] = 0 if taken else tables.stacking_limit - figures(g, h, side)
                tanks |= {h} if holds_tank(g, h) else set()
    if placed >= 0 and where in room:
        room[where] -= tables.unit_figures[g.u_type[placed]]
        tanks |= {where} if tables.unit_is_tank[g.u_type[placed]] else set()
    for u in waiting_units(g, side, first, last):
        if u == placed:
            continue
        size, tank = tables.unit_figures[g.u_type[u]], bool(tables.unit_is_tank[g.u_type[u]])
        hex = first_with_room(rules.setup_open[steps[rules.unit_group[u]]], room, size, tanks if tank else set())
        if hex < 0:
            return False
        room[hex] -= size
        if tank:
            tanks.add(hex)
    return True


def first_with_room(hexes: list[int], room: dict[int, int], size: int, closed: set[int]) -> int:
    for h in hexes:
        if room[h] >= size and h not in closed:
            return h
    return -1


def holds_tank(g: State, hex: int) -> bool:
    return any(g.rules.tables.unit_is_tank[g.u_type[u]] for u in units_in(g, hex))


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


def leaves_room(g: State, side: int, step: int, u: int, hex: int) -> bool:
    """Once a unit is placed in a hex, do all that this side sets up from this step on still fit?"""
    return all_fit(g, side, step, len(g.rules.setup_side) - 1, u, hex)
