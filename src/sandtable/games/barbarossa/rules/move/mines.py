"""Minefields met on the way (mdet.*, mfind.*): everybody stops, the card is revealed, real mines attack."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import faces, hits, label, roll
from sandtable.games.barbarossa.rules.landing import Landing
from sandtable.games.barbarossa.rules.names import (
    ANTI_VEHICLE,
    ARTILLERY,
    CLEAR_MINES,
    ENGINEER,
    FAKE,
    INFANTRY,
    TRAIN,
    is_wheeled,
)
from sandtable.games.barbarossa.rules.state import FLAGGED, IN_SMOKE, State, can, has, type_of


def fields_in(g: State, h: int) -> list[int]:
    return [f for f in range(len(g.f_hex)) if g.f_live[f] and g.f_hex[f] == h]


def bites(g: State, f: int, u: int) -> bool:
    """A44: anti-vehicle mines attack vehicles and tanks, anti-infantry mines infantry and artillery."""
    if g.f_kind[f] == FAKE or can(g, u, TRAIN):
        return False
    return is_wheeled(type_of(g, u)) if g.f_kind[f] == ANTI_VEHICLE else type_of(g, u) in (INFANTRY, ARTILLERY)


def show_field(g: State, f: int) -> None:
    """mdet.1, mdet.3: a fake one is discarded."""
    if not g.f_known[f]:
        g.f_known[f] = 1
        g.reveal(g.f_kind[f])
        g.tell(tell.MINEFIELD_FOUND, g.f_hex[f], g.f_kind[f])
    if g.f_kind[f] == FAKE:
        g.f_live[f] = 0


def explode(g: State, f: int, u: int, landing: Landing) -> None:
    """mdet.2: a normal Fire Test with the card's values; the field stays."""
    numbers = g.rules.numbers
    what = f"{label(g, 'mine', u)} {g.rules.ground.hex_name(g.f_hex[f])}/{g.f_side[f]}{g.f_kind[f]}"
    dice = roll(g, what, numbers.minefield_dice)
    made = hits(dice, numbers.minefield_accuracy)
    landing.hits[u] += made
    g.tell(tell.MINES_EXPLODE, u, g.f_hex[f], made, faces(dice))


def enter_field(g: State, u: int, landing: Landing) -> bool:
    """A unit has come into a hex: does it stop at mines? Engineers stop too, unharmed (mdet.4, mfind.1)."""
    found = fields_in(g, g.u_hex[u])
    for f in found:
        if not can(g, u, ENGINEER) and bites(g, f, u):
            explode(g, f, u, landing)
    for f in found:
        show_field(g, f)
    return len(found) > 0


def stands_in_field(g: State, u: int) -> list[int]:
    """Fields that a unit about to leave is in, but those that it laid itself (A44)."""
    return [f for f in fields_in(g, g.u_hex[u]) if g.f_unit[f] != u]


def leave_field(g: State, u: int, landing: Landing) -> bool:
    """mdet.5: before it leaves the mines go off again, and it moves one hex only; engineers too (mfind.2)."""
    found = stands_in_field(g, u)
    for f in found:
        if bites(g, f, u):
            explode(g, f, u, landing)
        show_field(g, f)
    return len(found) > 0


def disturbs(g: State, u: int) -> bool:
    """mfind.2, mclr.2: engineers in a known field who are given anything but Clear Mines set it off, moving or not."""
    if not can(g, u, ENGINEER) or g.u_order[u] == CLEAR_MINES or has(g, u, FLAGGED | IN_SMOKE):
        return False  # who was given no other order, though he cannot carry his out
    return any(g.f_known[f] and g.f_unit[f] != u for f in fields_in(g, g.u_hex[u]))
