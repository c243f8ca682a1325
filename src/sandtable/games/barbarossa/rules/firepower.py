"""How many dice, against what Accuracy (card.fp, card.range, fire.*): plain functions that know no frames.

Column, then times and half, then plus and minus, never below zero; halves are rounded up (A12).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.names import AIRCRAFT, ARTILLERY, INFANTRY, VEHICLES, is_armour
from sandtable.games.barbarossa.rules.state import (
    EQUIPPING,
    LANDED,
    SUPPRESSED,
    State,
    card,
    casualties,
    has,
    place_of,
)

OUT_OF_RANGE: Final = 0


def row_dice(g: State, u: int, row: int) -> int:
    """From the row of the target's type and the column of the firer's casualties (card.fp.3); 0: no such row."""
    dice = card(g, u).firepower[row]
    if len(dice) == 0:
        return 0
    found = dice[min(casualties(g, u), len(dice) - 1)]
    return (found + 1) // 2 if has(g, u, EQUIPPING | LANDED) else found


def adjacent_dice(g: State, u: int, row: int) -> int:
    """The second row of an area attack (ab.fol.2)."""
    dice = card(g, u).adjacent[row]
    return dice[min(casualties(g, u), len(dice) - 1)] if dice else 0


def can_fire_at(g: State, u: int, row: int) -> bool:
    """By ranged fire: the type is on the card, and not for Close Combat alone (card.fp.1, card.fp.2)."""
    c = card(g, u)
    return len(c.firepower[row]) > 0 and not c.close_only[row]


def suppressing(g: State, dice: int) -> int:
    """supf.3"""
    n = g.rules.numbers
    return -(-dice * n.suppression_num // n.suppression_den)


def accuracy(g: State, u: int, at: int, row: int) -> int:
    """Of a shot from its hex into another; OUT_OF_RANGE where the diagram says x or ends (card.range.4, 5)."""
    return accuracy_from(g, u, place_of(g, u), at, row)


def accuracy_from(g: State, u: int, from_: int, at: int, row: int) -> int:
    ground = g.rules.ground
    distance = ground.distance(from_, at)
    c = card(g, u)
    diagram = c.air_accuracy if row == AIRCRAFT and c.air_accuracy else c.accuracy
    plain = space(diagram, distance)
    if ground.level[from_] > 0 and ground.level[at] == 0 and distance > 1:
        return max(plain, space(diagram, distance - 1))  # hill.fire.1, A21: shifted by one, never worse
    return plain


def space(diagram: list[int], distance: int) -> int:
    return diagram[distance - 1] if 1 <= distance <= len(diagram) else OUT_OF_RANGE


def reach(g: State, u: int) -> int:
    """The maximum range that an order may name; from a hill one hex more (hill.fire.1, A21)."""
    printed = len(card(g, u).accuracy)
    return printed + 1 if printed and g.rules.ground.level[place_of(g, u)] > 0 else printed


# --- Close Combat ---


def can_fight(g: State, u: int, row: int) -> bool:
    """Has it any dice against the type in Close Combat (aslt.10)? Artillery has (cc.13)."""
    c = card(g, u)
    return c.type == ARTILLERY or len(c.firepower[row]) > 0


def close_dice(g: State, u: int, row: int) -> int:
    """A9: artillery one a size icon; else the printed dice; else the Firepower row."""
    c = card(g, u)
    if c.type == ARTILLERY:
        return g.u_size[u]
    if c.close_dice and g.rules.options.cc_dice == 0 and len(c.firepower[row]) > 0:
        return c.close_dice
    return row_dice(g, u, row)


def close_accuracy(g: State, u: int, row: int, uphill: bool) -> int:
    """cc.6, with settlement and hill (vill.3, hill.cc.1b); suppressed units have the number of their box (sup.4)."""
    c = card(g, u)
    found = c.suppressed_accuracy if has(g, u, SUPPRESSED) else c.close_accuracy
    terrain = g.rules.tables.terrain[g.h_terrain[place_of(g, u)]]
    if c.type == INFANTRY and (row == VEHICLES or is_armour(row)):
        found += terrain.close_bonus
    return max(0, found - (g.rules.numbers.hill_close_penalty if uphill else 0))
