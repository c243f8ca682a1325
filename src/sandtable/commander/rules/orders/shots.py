"""Is there a shot at all (O20.1, Q38, Q44)? What units can do alone or together, Actions in hand counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.commander.rules.firepower import (
    attack_firepower,
    best_strength,
    can_reach,
    greatest_reach,
    is_open_to,
    is_ordnance,
    nearest_of,
    piece_hex,
    piece_unit,
    pieces_of,
    reach_of,
    reachable,
    strength,
    walls_around,
)
from sandtable.commander.rules.los import BLOCKED
from sandtable.commander.rules.state import (
    NO_WEAPON,
    WEAPON_PIECE,
    State,
    muster_of,
    units_of,
)

# what a piece can do by itself
NO_SHOT: Final = 0
TOO_WEAK: Final = 1
SHOT: Final = 2


def can_lead(g: State, side: int, base: int, reaching: list[int], target: int) -> bool:
    """Could a piece be the base of a shot with FP 1 or more, Actions in hand and the other pieces counted?"""
    if strength(g, side, [base], base, target) >= 1:
        return True
    others = [p for p in reaching if p != base and not is_ordnance(g, p)]
    return best_strength(g, side, base, [base], others, target) >= 1


def lone_shot(g: State, u: int, targets: list[int], ordnance: bool) -> int:
    """Has a unit or its Weapon by itself a SHOT of FP 1 or more at one of the hexes, Actions in hand counted?

    TOO_WEAK: neither has, but together, or with others, they might.
    """
    if g.rules.tables.unit_is_tank[g.u_type[u]]:
        found = best_shot(g, pieces_of(g, u), targets, ordnance)
    else:
        found = piece_shot(g, u, targets)
        if found != SHOT and g.u_weapon[u] != NO_WEAPON:
            found = max(found, best_shot(g, [WEAPON_PIECE + g.u_weapon[u]], targets, ordnance))
    return found


def best_shot(g: State, pieces: list[int], targets: list[int], ordnance: bool) -> int:
    """What the best of some pieces can do by itself."""
    found = NO_SHOT
    for piece in pieces:
        if found != SHOT and (ordnance or not is_ordnance(g, piece)):
            found = max(found, piece_shot(g, piece, targets))
    return found


def piece_shot(g: State, piece: int, targets: list[int]) -> int:
    """Most hexes are too far or out of sight, which is soon seen; the Range comes after that."""
    hex = piece_hex(g, piece)
    if hex < 0:
        return NO_SHOT
    distances = g.rules.map.distances
    row: i64 = hex * g.rules.map.size
    most: i64 = greatest_reach(g, piece)
    nearest: i64 = 0  # not yet asked
    walls = walls_around(g)
    walled = bool(walls)
    found = NO_SHOT
    for target in targets:
        there: i64 = target
        away: i64 = distances[row + there]
        if away > most or away < nearest or (walled and walls[row + there] == BLOCKED):
            continue
        if not is_open_to(g, piece, hex, target):
            continue
        if nearest == 0:
            most = reach_of(g, piece)
            nearest = nearest_of(g, piece)
            if away > most or away < nearest:
                continue
        side = g.u_owner[piece_unit(g, piece)]
        if strength(g, side, [piece], piece, target) >= 1:
            muster_of(g).marks[side] = target
            return SHOT
        found = TOO_WEAK
    return found


def has_group_shot(g: State, side: int, fresh: list[int], ready: list[int], targets: list[int]) -> bool:
    """Could some of the pieces together make a shot, with at least one of those to be activated (`fresh`) in it?"""
    for target in targets:
        new = [p for p in fresh if not is_ordnance(g, p) and can_reach(g, p, target)]
        if new:
            reaching = new + [p for p in ready if can_reach(g, p, target)]
            for piece in new:
                if may_take_part(g, side, piece, reaching, target):
                    return True
    return False


def may_take_part(g: State, side: int, piece: int, reaching: list[int], target: int) -> bool:
    """Is there a legal shot at the hex with this piece in it, as its base or beside another?"""
    if len(reaching) < 2:
        return False
    for base in reaching:
        if not g.rules.may_fire_together(g, base, piece):
            continue
        group = [base] if base == piece else [base, piece]
        if best_strength(g, side, base, group, [p for p in reaching if p not in group], target) >= 1:
            return True
    return False


def is_in_doubt(g: State, side: int, targets: list[int]) -> bool:
    """Could Actions in hand decide whether somebody of the side has a shot at one of the hexes (10.3.2.1)?"""
    for u in units_of(g, side):
        for piece in pieces_of(g, u):
            for target in reachable(g, piece, targets):
                if attack_firepower(g, [piece], piece, [target]) < 1:
                    return True
    return False
