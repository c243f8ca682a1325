"""Who can shoot at what, with how much, and what the target answers with (O21, O22, 10.3, T110.2), plainly.

Whether the ground lets one see is asked of the engine; `tests/terrain/war_oracle.py` is the second reading of that.
What stands on the ground is added here.
"""

from __future__ import annotations

from functools import cache
from math import sqrt

import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState

from sandtable.commander.rules.state import GUN_PIECE, WEAPON_PIECE

BLOCKED = -1


# --- pieces: a Formation, its Weapon, a Tank's gun ---


def is_weapon(piece: int) -> bool:
    return piece >= WEAPON_PIECE


def is_gun(piece: int) -> bool:
    return GUN_PIECE <= piece < WEAPON_PIECE


def carrier(g: GreatWarState, piece: int) -> int:
    if is_weapon(piece):
        return g.w_carrier[piece - WEAPON_PIECE]
    return piece - GUN_PIECE if is_gun(piece) else piece


def hex_of(g: GreatWarState, piece: int) -> int:
    return g.u_hex[carrier(g, piece)]


def is_ordnance(g: GreatWarState, piece: int) -> bool:
    return is_gun(piece) or (is_weapon(piece) and bool(p.weapon(g, piece - WEAPON_PIECE).get("ordnance")))


def is_mortar(g: GreatWarState, piece: int) -> bool:
    return is_weapon(piece) and p.weapon(g, piece - WEAPON_PIECE)["class"] == "mortar"


def is_flamethrower(g: GreatWarState, piece: int) -> bool:
    return is_weapon(piece) and p.weapon(g, piece - WEAPON_PIECE)["class"] == "flamethrower"


def may_fire_weapon(g: GreatWarState, w: int) -> bool:
    """11.1, F131.3, T111, T120: unbroken, of a Good Order Unit, from neither Wire nor Water."""
    u = g.w_carrier[w]
    if g.w_broken[w] or not p.is_good_order(g, u):
        return False
    return not p.in_wire(g, u) and not p.is_water(g, g.u_hex[u])


def pieces_of(g: GreatWarState, u: int, op_fire: bool = False) -> list[int]:
    """What fires when it is activated; A42.3: no Ordnance in Op Fire."""
    found = []
    if not p.is_tank(g, u) or "mg_fp" in p.side_up(g, u):
        found.append(u)
    if "gun_fp" in p.side_up(g, u):
        found.append(GUN_PIECE + u)
    if g.u_weapon[u] >= 0 and may_fire_weapon(g, g.u_weapon[u]):
        found.append(WEAPON_PIECE + g.u_weapon[u])
    return [piece for piece in found if not (op_fire and is_ordnance(g, piece))]


def firepower(g: GreatWarState, piece: int) -> int:
    if is_weapon(piece):
        return p.weapon_firepower(g, piece - WEAPON_PIECE)
    return p.gun_firepower(g, carrier(g, piece)) if is_gun(piece) else p.firepower(g, piece)


def ranges(g: GreatWarState, piece: int) -> tuple[int, int]:
    """The least and the greatest."""
    if is_weapon(piece):
        w = piece - WEAPON_PIECE
        return int(p.weapon(g, w).get("min_range", 0)), p.weapon_reach(g, w)
    return 0, p.gun_reach(g, carrier(g, piece)) if is_gun(piece) else p.reach(g, piece)


# --- targets ---


def hindrance(g: GreatWarState, a: int, b: int) -> int:
    """BLOCKED, or the largest: of the ground, of Gas into, out of or through it, of a Tank between (10.1.1, 10.3.4)."""
    ground = int(g.rules.lines.line(g.h_ground, a, b))  # type: ignore[attr-defined]
    if ground == BLOCKED or any(is_between(g, hex, a, b) for hex in marked(g.h_blaze)):
        return BLOCKED
    gas = any(hex in (a, b) or is_between(g, hex, a, b) for hex in marked(g.h_gas))
    tanks = any(p.is_tank(g, u) and is_between(g, g.u_hex[u], a, b) for u in p.in_play(g))
    return max(ground, int(gas or tanks))


def marked(markers: bytes) -> list[int]:
    return [hex for hex, marker in enumerate(markers) if marker]


def is_between(g: GreatWarState, hex: int, a: int, b: int) -> bool:
    """Does the line run through an intervening hex, or along one of its sides?"""
    return hex not in (a, b) and is_met(g.rules.map.rows, hex, a, b)


@cache
def is_met(rows: int, hex: int, a: int, b: int) -> bool:
    """Flat-topped hexes of side 1, cut by a line from centre to centre."""
    (ax, ay), (bx, by), (hx, hy) = (centre(rows, one) for one in (a, b, hex))
    width = sqrt(3) / 2 + 1e-6
    low, high = 0.0, 1.0
    for nx, ny in ((0.0, 1.0), (sqrt(3) / 2, 0.5), (sqrt(3) / 2, -0.5)):
        start, step = (ax - hx) * nx + (ay - hy) * ny, (bx - ax) * nx + (by - ay) * ny
        if abs(step) < 1e-9:
            if abs(start) > width:
                return False
            continue
        ends = sorted(((-width - start) / step, (width - start) / step))
        low, high = max(low, ends[0]), min(high, ends[1])
    return high > low - 1e-4  # a corner is part of the hexsides


def centre(rows: int, hex: int) -> tuple[float, float]:
    column, row = divmod(hex, rows)
    return column * 1.5, (row + column % 2 / 2) * sqrt(3)


def sees(g: GreatWarState, a: int, b: int) -> bool:
    return a == b or hindrance(g, a, b) != BLOCKED


def enemy_hexes(g: GreatWarState, side: int) -> list[int]:
    return sorted({g.u_hex[u] for u in p.in_play(g, 1 - side)})


def can_hurt_tanks(piece: int, g: GreatWarState) -> bool:
    """O21.3.3."""
    return is_weapon(piece) or p.is_tank(g, carrier(g, piece))


def has_victim(g: GreatWarState, piece: int, hex: int) -> bool:
    side = g.u_owner[carrier(g, piece)]
    return any(can_hurt_tanks(piece, g) or not p.is_tank(g, u) for u in p.at(g, hex, 1 - side))


def reaches(g: GreatWarState, piece: int, hex: int) -> bool:
    least, most = ranges(g, piece)
    away = p.apart(g, hex_of(g, piece), hex)
    if not max(1, least) <= away <= most or not has_victim(g, piece, hex):  # a Melee is no target
        return False
    return hindrance(g, hex_of(g, piece), hex) != BLOCKED


def hmg_targets(g: GreatWarState, w: int) -> set[int]:
    """O22.2: every hex with enemies in LOS and Range, Tanks too."""
    u = g.w_carrier[w]
    hexes = enemy_hexes(g, g.u_owner[u])
    near = {hex for hex in hexes if p.apart(g, g.u_hex[u], hex) <= p.weapon_reach(g, w)}
    return {hex for hex in near if hindrance(g, g.u_hex[u], hex) != BLOCKED}


# --- the strength of an attack ---


def height(g: GreatWarState, pieces: list[int], hex: int) -> int:
    """T110.2; guide 49: a group on several levels may have both."""
    levels = g.rules.map.level
    froms = [levels[hex_of(g, piece)] for piece in pieces]
    return any(level > levels[hex] for level in froms) - any(level < levels[hex] for level in froms)


def close_by(g: GreatWarState, base: int, hex: int) -> int:
    """O21.3.2: an unbroken Tank at an adjacent hex."""
    u = carrier(g, base)
    if is_weapon(base) or not p.is_tank(g, u) or p.is_broken(g, u):
        return 0
    return 2 if p.apart(g, g.u_hex[u], hex) == 1 else 0


def strength(g: GreatWarState, pieces: list[int], base: int, hex: int) -> int:
    """O21.3.1.2, O21.3.5: one piece, 1 for each other, less the largest Hindrance unless it is Ordnance."""
    total = firepower(g, base) + len(pieces) - 1 + height(g, pieces, hex) + close_by(g, base, hex)
    if is_ordnance(g, base):
        return total
    return total - max(hindrance(g, hex_of(g, piece), hex) for piece in pieces)


def to_hit(g: GreatWarState, gun: int, hex: int) -> int:
    """O21.2.1: what the product of the dice has to exceed."""
    here = hex_of(g, gun)
    return p.apart(g, here, hex) + hindrance(g, here, hex)


def burst(g: GreatWarState, base: int, hex: int) -> int:
    """T124: a Mortar into Woods."""
    return 2 if is_mortar(g, base) and p.terrain(g, hex) == "woods" else 0


def mine_strength(g: GreatWarState, u: int) -> int:
    return 9 if p.is_tank(g, u) else 6


def wired_apart(g: GreatWarState, a: int, b: int) -> bool:
    """F131.3."""
    here, there = hex_of(g, a), hex_of(g, b)
    caught = p.in_wire(g, carrier(g, a)) or p.in_wire(g, carrier(g, b))
    return here != there and caught


def is_legal_group(g: GreatWarState, pieces: list[int], hex: int) -> bool:
    """O21.3.1: no Tanks, no Ordnance, all in reach, one chain of adjacent hexes, Wire apart."""
    if not all(reaches(g, piece, hex) for piece in pieces):
        return False
    if len(pieces) == 1:
        return True
    if any(is_ordnance(g, piece) or p.is_tank(g, carrier(g, piece)) for piece in pieces):
        return False
    linked = [pieces[0]]
    for one in linked:
        for other in pieces:
            near = p.apart(g, hex_of(g, one), hex_of(g, other)) <= 1 and not wired_apart(g, one, other)
            if near and other not in linked:
                linked.append(other)
    return len(linked) == len(pieces)
