"""Tanks on the move (O23.5): Wire under the tracks, and checks for Immobilization."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.markers import remove_fort
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.passage import direction_to
from sandtable.commander.rules.state import (
    BROKEN,
    HALTED,
    State,
    side_units_in,
)
from sandtable.commander.rules.stats import face
from sandtable.commander.rules.tables import BOGS_ALWAYS, BOGS_FIRST
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.orders.movement import along_road, smoothed_by_trail

# --- Wire (O23.5.7, F131.4) ---


def crush_wire(g: State, tank: int, hex: int, moving: bool) -> None:
    """The marker goes at once, and the Tank goes no further."""
    if g.h_fort[hex] != WIRE:
        return
    g.tell(own_tell.WIRE_CRUSHED, tank, hex)
    remove_fort(g, hex)
    if moving:
        g.u_flags[tank] |= HALTED


# --- Immobilization (O23.5.2 to O23.5.6) ---


def bog_number(g: State, tank: int) -> int:
    """What a check must beat; 0 for a Tank that never checks."""
    return g.rules.tables.bog[face(g, tank)]


def must_check(g: State, tank: int, origin: int, hex: int, first: bool) -> bool:
    """One check for a hex, whatever is in it; `first`: no Shellhole has been entered in this Order."""
    if is_guided(g, tank, hex) or not bog_number(g, tank):
        return False
    tables = g.rules.tables
    if tables.fort_bogs[g.h_fort[hex]] == BOGS_ALWAYS or crosses_contour(g, origin, hex):
        return True
    bogs = tables.terrain_bogs[terrain_at(g, hex)]
    return bogs == BOGS_ALWAYS or (bogs == BOGS_FIRST and first and not smoothed_by_trail(g, hex))


def is_guided(g: State, tank: int, hex: int) -> bool:
    """O23.5.6: a friendly Unit is there; a Leader is none."""
    for u in side_units_in(g, hex, g.u_owner[tank]):
        if is_unit(g, u):
            return True
    return False


def crosses_contour(g: State, origin: int, hex: int) -> bool:
    """T110.1.1: up or down, but not across a Road hexside."""
    map = g.rules.map
    if g.rules.tables.hill_bogs != BOGS_ALWAYS or map.level[origin] == map.level[hex]:
        return False
    return not along_road(g, origin, direction_to(g, origin, hex))


def settle_check(g: State, tank: int, roll: int, number: int, moving: bool) -> None:
    """O23.5.4: the number or less, and the Tank stops on its broken side; one broken before just stops."""
    g.tell(own_tell.BOG, tank, roll, number)
    if roll > number:
        return
    g.tell(own_tell.BOGGED, tank)
    if moving:
        g.u_flags[tank] |= HALTED
    if not g.u_flags[tank] & BROKEN:
        g.u_flags[tank] |= BROKEN
        g.tell(tell.BROKE, tank)
