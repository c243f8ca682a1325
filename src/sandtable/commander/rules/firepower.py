"""Firing pieces and the arithmetic of an attack's FP (10.3.2, O20.3, T88.2): plain functions, no frames."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.commander.rules import reasons
from sandtable.commander.rules.ground import is_water, terrain_at
from sandtable.commander.rules.los import BLOCKED, hexes_apart, level_of, sight
from sandtable.commander.rules.names import (
    FLAMETHROWER,
    MOLOTOV,
    MORTAR,
    SQUAD,
    TEAM,
    WIRE,
)
from sandtable.commander.rules.scenario.own_values import ATTACK, FIREPOWER, TARGETING, USUAL
from sandtable.commander.rules.scenario.values import (
    fires_own_smoke,
    is_action_barred,
    may_aim,
    mortar_posts,
    roll_change,
)
from sandtable.commander.rules.state import (
    BROKEN,
    GUN_PIECE,
    MOVING,
    NO_UNIT,
    NO_WEAPON,
    SUPPRESSED,
    WEAPON_PIECE,
    State,
    muster_of,
    occupied_by,
    other,
    units_in,
)
from sandtable.commander.rules.stats import (
    boxed_firepower,
    boxed_range,
    face,
    fire_range,
    firepower,
    gun_firepower,
    gun_range,
    weapon_firepower,
    weapon_range,
)

BOOST: Final = 2  # what each strength-adding Action gives (A27, A30, A34, A37, A41)
IMPOSSIBLE: Final = -99


def is_weapon(piece: int) -> bool:
    return piece >= WEAPON_PIECE


def weapon_of(piece: int) -> int:
    return piece - WEAPON_PIECE


def piece_unit(g: State, piece: int) -> int:
    """The unit that is the piece, or carries it; negative if the Weapon is no longer carried."""
    return g.w_carrier[piece - WEAPON_PIECE] if piece >= WEAPON_PIECE else piece & (GUN_PIECE - 1)


def is_gun(piece: int) -> bool:
    """Is it the gun of a vehicle?"""
    return GUN_PIECE <= piece < WEAPON_PIECE


def piece_hex(g: State, piece: int) -> int:
    u = piece_unit(g, piece)
    return g.u_hex[u] if u >= 0 else -1


def piece_firepower(g: State, piece: int) -> int:
    if is_weapon(piece):
        return weapon_firepower(g, weapon_of(piece))
    return gun_firepower(g, piece - GUN_PIECE) if is_gun(piece) else firepower(g, piece)


def is_ordnance(g: State, piece: int) -> bool:
    if is_weapon(piece):
        return g.rules.tables.weapon_ordnance[g.w_type[weapon_of(piece)]] != 0
    return is_gun(piece)


def weapon_class(g: State, piece: int) -> int:
    """Class of a Weapon piece, -1 for a unit."""
    return g.rules.tables.weapon_class[g.w_type[weapon_of(piece)]] if is_weapon(piece) else -1


def is_machine_gun(g: State, piece: int) -> bool:
    return is_weapon(piece) and g.rules.tables.weapon_is_mg[g.w_type[weapon_of(piece)]] != 0


def fires_smoke(g: State, piece: int) -> bool:
    if not is_weapon(piece):
        return False
    w = weapon_of(piece)
    return fires_own_smoke(g, w, g.rules.tables.weapon_smoke[g.w_type[w]] != 0)


def piece_boxed_firepower(g: State, piece: int) -> bool:
    if is_weapon(piece):
        return g.rules.tables.weapon_boxed_fp[g.w_type[weapon_of(piece)]] != 0
    return not is_gun(piece) and boxed_firepower(g, piece)


def piece_boxed_range(g: State, piece: int) -> bool:
    if is_weapon(piece):
        return g.rules.tables.weapon_boxed_range[g.w_type[weapon_of(piece)]] != 0
    return not is_gun(piece) and boxed_range(g, piece)


def weapon_reason(g: State, w: int) -> int:
    """Why a Weapon cannot be fired at all (11.1, 13.2, T89, F106.3)."""
    u = g.w_carrier[w]
    if u < 0 or g.u_hex[u] < 0:
        return reasons.NOT_ON_MAP
    if g.w_broken[w]:
        return reasons.WEAPON_BROKEN
    if g.u_flags[u] & BROKEN:
        return reasons.CARRIER_BROKEN
    if g.u_flags[u] & SUPPRESSED:
        return reasons.CARRIER_SUPPRESSED
    if is_water(g, g.u_hex[u]):
        return reasons.WEAPON_IN_WATER
    if g.h_fort[g.u_hex[u]] == WIRE and not g.rules.ignores_wire(g, u):
        return reasons.WEAPON_IN_WIRE
    return reasons.OK


def reach_of(g: State, piece: int) -> int:
    """A piece's current Range; 0 for a Weapon that cannot fire and for what is not on the map."""
    if piece >= WEAPON_PIECE:
        return weapon_range(g, piece - WEAPON_PIECE) if weapon_reason(g, piece - WEAPON_PIECE) == reasons.OK else 0
    u = piece_unit(g, piece)
    if g.u_hex[u] < 0:
        return 0
    return fire_range(g, u) if u == piece else gun_range(g, u)


def greatest_reach(g: State, piece: int) -> int:
    """More than a piece's current Range never is: as if all Leaders of its side were with it, and it were Veteran."""
    tables = g.rules.tables
    if piece >= WEAPON_PIECE:
        u = g.w_carrier[piece - WEAPON_PIECE]
        printed = tables.weapon_max_range[g.w_type[piece - WEAPON_PIECE]]
    elif piece >= GUN_PIECE:
        u = piece - GUN_PIECE
        printed = tables.gun_range[face(g, u)]
    else:
        u = piece
        printed = tables.unit_range[face(g, u)]
    return printed + muster_of(g).most_reach[g.u_owner[u]]


def nearest_of(g: State, piece: int) -> int:
    """The nearest distance at which a piece may fire: Mortars have a minimum (O20.2.2)."""
    return max(1, g.rules.tables.weapon_min_range[g.w_type[weapon_of(piece)]]) if is_weapon(piece) else 1


def reach_reason(g: State, piece: int, target: int) -> int:
    """Why a piece cannot fire at a hex: Range and line of sight (O20.3)."""
    if is_weapon(piece):
        why = weapon_reason(g, weapon_of(piece))
        if why:
            return why
    elif piece_hex(g, piece) < 0:
        return reasons.NOT_ON_MAP
    hex = piece_hex(g, piece)
    away = hexes_apart(g, hex, target)
    if away > reach_of(g, piece) or away == 0:
        return reasons.OUT_OF_RANGE
    if away < nearest_of(g, piece):
        return reasons.TOO_NEAR
    if piece_sight(g, piece, target) == BLOCKED:
        return reasons.LOS_BLOCKED
    if is_weapon(piece) and not may_aim(g, weapon_of(piece), target):
        return reasons.NOT_ITS_TARGET
    return g.rules.target_reason(g, piece, target)


def piece_sight(g: State, piece: int, target: int) -> int:
    """What a piece sees of a hex: a Mortar also by the eyes of a Leader, if the scenario has such."""
    hex = piece_hex(g, piece)
    seen = sight(g, hex, target)
    if seen and g.rules.own.lends_eyes and is_mortar(g, piece):
        for post in mortar_posts(g, g.u_owner[piece_unit(g, piece)], hex):
            if post != hex and post != target:
                from_there = sight(g, post, target)
                if from_there != BLOCKED and (seen == BLOCKED or from_there < seen):
                    seen = from_there
    return seen


def reachable(g: State, piece: int, targets: list[int]) -> list[int]:
    """Those of the hexes that a piece could fire at."""
    reach = reach_of(g, piece)
    if reach < 1:
        return []
    nearest = nearest_of(g, piece)
    hex = piece_hex(g, piece)
    walls = walls_around(g)
    return [t for t in targets if not is_walled_off(g, walls, hex, t) and is_within(g, piece, hex, t, nearest, reach)]


def is_within(g: State, piece: int, hex: int, target: int, nearest: int, reach: int) -> bool:
    return nearest <= hexes_apart(g, hex, target) <= reach and is_open_to(g, piece, hex, target)


def walls_around(g: State) -> list[int]:
    """The lines that the ground blocks, as far as that settles it (`Rules.walls`): soon seen, and mostly so."""
    return [] if g.rules.own.lends_eyes else g.rules.walls(g)


def is_walled_off(g: State, walls: list[int], a: int, b: int) -> bool:
    row: i64 = a
    column: i64 = b
    size: i64 = g.rules.map.size
    return bool(walls) and walls[row * size + column] == BLOCKED


def is_open_to(g: State, piece: int, hex: int, target: int) -> bool:
    """May a piece in a hex fire at another in its Range?"""
    own = g.rules.own
    seen = piece_sight(g, piece, target) if own.lends_eyes else sight(g, hex, target)
    if seen == BLOCKED or (own.has_weapons and is_weapon(piece) and not may_aim(g, weapon_of(piece), target)):
        return False
    return g.rules.target_reason(g, piece, target) == reasons.OK


def can_reach(g: State, piece: int, target: int) -> bool:
    return reach_reason(g, piece, target) == reasons.OK


def pieces_of(g: State, u: int) -> list[int]:
    """A unit and the Weapon it carries, or a vehicle and its gun: activated together, each with its own shot (11.1)."""
    found = tank_pieces(g, u) if g.rules.tables.unit_is_tank[g.u_type[u]] else [u]
    if g.u_weapon[u] != NO_WEAPON:
        found.append(WEAPON_PIECE + g.u_weapon[u])
    return found


def tank_pieces(g: State, u: int) -> list[int]:
    tables = g.rules.tables
    if not tables.gun_fp[face(g, u)]:
        return [u]
    return [u, GUN_PIECE + u] if tables.unit_range[face(g, u)] else [GUN_PIECE + u]


def enemy_hexes(g: State, side: int) -> list[int]:
    """Hexes that hold units of the other side, ascending."""
    found = hexes_held(g, other(side))
    found.sort()
    return found


def hexes_held(g: State, side: int) -> list[int]:
    """Hexes that hold units of a side, in the order of their first units."""
    found: list[int] = []
    for u in muster_of(g).units[side]:
        h = g.u_hex[u]
        if h >= 0 and (g.h_top[h] == u or first_of(g, h, side) == u):
            found.append(h)
    return found


def first_of(g: State, hex: int, side: int) -> int:
    """The first unit of a side in a hex."""
    u = g.h_top[hex]
    while u != NO_UNIT and g.u_owner[u] != side:
        u = g.u_next[u]
    return u


def holds_enemy(g: State, hex: int, side: int) -> bool:
    return occupied_by(g, hex, other(side))


# --- the FP of an attack ---


def hindrance(g: State, piece: int, target: int) -> int:
    """Ordnance pays its Hindrance in the Targeting Roll (10.3.1, O20.3.2)."""
    return 0 if is_ordnance(g, piece) else max(0, piece_sight(g, piece, target))


def shot_terms(g: State, pieces: list[int], targets: list[int]) -> tuple[int, int, int, int]:
    """What counts beside the base's FP: +1 for each other piece (O20.3.1.2), +1 from above and -1 from below (T88.2),
    less the largest Hindrance (O20.3.2)."""
    hindered = 0
    above = below = False
    for piece in pieces:
        level = level_of(g, piece_hex(g, piece))
        for target in targets:
            hindered = max(hindered, hindrance(g, piece, target))
            if level > level_of(g, target):
                above = True
            if level < level_of(g, target):
                below = True
    height = g.rules.tables.height_fp
    return len(pieces) - 1, height if above else 0, -height if below else 0, -hindered


def attack_firepower(g: State, pieces: list[int], base: int, targets: list[int]) -> int:
    """The base's FP and the terms of the shot."""
    others, above, below, hindered = shot_terms(g, pieces, targets)
    power = piece_firepower(g, base) + close_bonus(g, base, targets) + others + above + below + hindered
    return power + scenario_change(g, FIREPOWER, pieces, targets) if g.rules.own.rolls else power


def scenario_change(g: State, roll: int, pieces: list[int], targets: list[int]) -> int:
    """What the scenario adds to the FP or to the roll of an attack, by the distance of the farthest piece."""
    if not g.rules.own.rolls:
        return 0
    away = 0
    for piece in pieces:
        for target in targets:
            away = max(away, hexes_apart(g, piece_hex(g, piece), target))
    units = [piece_unit(g, piece) for piece in pieces]
    return roll_change(g, roll, g.u_owner[units[0]], away, targets[0], units)


def roll_bonus(g: State, side: int, pieces: list[int], targets: list[int]) -> int:
    """What cards and the scenario add to the roll of a Fire Attack."""
    return g.rules.attack_bonus(g, side, pieces) + scenario_change(g, ATTACK, pieces, targets)


def close_bonus(g: State, base: int, targets: list[int]) -> int:
    """What a vehicle's arms gain at the next hex."""
    if is_weapon(base):
        return 0
    bonus = g.rules.tables.close_fp[face(g, piece_unit(g, base))]
    return bonus if bonus and hexes_apart(g, piece_hex(g, base), targets[0]) == 1 else 0


def to_hit(g: State, gun: int, target: int) -> int:
    """Range plus Hindrance: the product of a Targeting Roll must be greater (O20.2.3, 10.3.1)."""
    need = hexes_apart(g, piece_hex(g, gun), target) + max(0, piece_sight(g, gun, target))
    return need - scenario_change(g, TARGETING, [gun], [target])


def is_mortar(g: State, piece: int) -> bool:
    return weapon_class(g, piece) == MORTAR


def burst(g: State, base: int, target: int) -> int:
    """What a Mortar adds to the Attack Total into Woods (T99)."""
    return airburst(g, target) if is_mortar(g, base) else 0


def airburst(g: State, hex: int) -> int:
    """T99: what the terrain adds to the total of a Mortar or Artillery attack."""
    return g.rules.tables.terrain_airburst[terrain_at(g, hex)]


def takes_cover_away(g: State, pieces: list[int]) -> bool:
    """Against Flamethrowers and Molotovs Cover is 0, whatever there is (11.6)."""
    return any(weapon_class(g, p) == FLAMETHROWER or weapon_class(g, p) == MOLOTOV for p in pieces)


def crossings(g: State, pieces: list[int], targets: list[int]) -> list[int]:
    """By target hex: bit mask of the hexsides across which fire came in (T87, T97, Q43)."""
    found: list[int] = []
    for target in targets:
        mask = 0
        for piece in pieces:
            hex = piece_hex(g, piece)
            if hex >= 0:
                d = g.rules.map.crossed[hex * g.rules.map.size + target]
                if d >= 0:
                    mask |= 1 << d
        found.append(mask)
    return found


# --- Fire Groups (O20.3.1) ---


def linked(g: State, a: int, b: int) -> bool:
    """May these two hexes be neighbours in a Fire Group's chain? Wire hexes join nobody outside (F106.3)."""
    if a == b:
        return True
    return hexes_apart(g, a, b) == 1 and not is_wired_off(g, a) and not is_wired_off(g, b)


def is_wired_off(g: State, hex: int) -> bool:
    """F106.3, unless somebody there does not mind."""
    if g.h_fort[hex] != WIRE:
        return False
    for u in units_in(g, hex):
        if g.rules.ignores_wire(g, u):
            return False
    return True


def chained_to(g: State, start: int, pieces: list[int]) -> list[int]:
    """The pieces connected with `start` through the hexes of the others."""
    reached = [start]
    rest = [p for p in pieces if p != start]
    i = 0
    while i < len(reached):
        hex = piece_hex(g, reached[i])
        left: list[int] = []
        for p in rest:
            if linked(g, hex, piece_hex(g, p)):
                reached.append(p)
            else:
                left.append(p)
        rest = left
        i += 1
    return reached


def is_chain(g: State, pieces: list[int]) -> bool:
    return len(chained_to(g, pieces[0], pieces)) == len(pieces)


def strength(g: State, side: int, group: list[int], base: int, target: int) -> int:
    """The FP of a shot, or what Actions in hand could lift it to if it is below 1 (10.3.2.1)."""
    power = attack_firepower(g, group, base, [target])
    return power if power >= 1 else power + boosts_in_hand(g, side, group, [target])


def best_strength(g: State, side: int, base: int, group: list[int], pool: list[int], target: int) -> int:
    """The greatest strength of any legal group that has this base, holds `group` and adds only pieces of `pool`.

    More pieces add 1 each unless they bring a larger Hindrance or a lower firing hex, so it is enough to try
    the whole chain for each limit on those two.
    """
    if is_ordnance(g, base):
        return strength(g, side, [base], base, target)
    best = IMPOSSIBLE
    if is_chain(g, group):
        best = strength(g, side, group, base, target)
        if best >= 1 or not pool:
            return best
    for limit in sorted({hindrance(g, p, target) for p in group + pool}):
        for low_too in range(2):
            allowed = [
                p
                for p in pool
                if hindrance(g, p, target) <= limit and (low_too or level_of(g, piece_hex(g, p)) >= level_of(g, target))
            ]
            chain = chained_to(g, base, group + [p for p in allowed if g.rules.may_fire_together(g, base, p)])
            if all(p in chain for p in group):
                best = max(best, strength(g, side, chain, base, target))
    return best


# --- strength-adding Actions, just before the Attack Roll ---


def is_moving_target(g: State, targets: list[int]) -> bool:
    """A30: one or more moving units in the target."""
    for hex in targets:
        u = g.h_top[hex]
        while u != NO_UNIT:
            if g.u_flags[u] & MOVING:
                return True
            u = g.u_next[u]
    return False


def boost_reason(g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> int:
    """Why a hand card's Action cannot strengthen this attack."""
    found = boost_of(g, side, card, pieces, targets)
    return reasons.OK if found != USUAL else reasons.NOT_THE_MOMENT


def boost_of(g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> int:
    """The Action by which a card strengthens this attack, or USUAL: what is printed first, if it fits."""
    action = g.rules.card_action[card]
    boost = g.rules.boost(action)
    if boost is not None and not is_action_barred(g, side, action) and boost.fits(g, side, card, pieces, targets):
        return action
    action = g.rules.own.action_too[card]
    boost = g.rules.boost(action) if action != USUAL and not is_action_barred(g, side, action) else None
    return action if boost is not None and boost.fits(g, side, card, pieces, targets) else USUAL


def is_heavy(g: State, piece: int) -> bool:
    """A27: a Weapon of printed FP 5 or more."""
    return is_weapon(piece) and g.rules.tables.weapon_fp[g.w_type[weapon_of(piece)]] >= 5


def is_marksman(g: State, piece: int, nation: int) -> bool:
    """A37: a Squad or Team of the nation named on the card."""
    if piece >= GUN_PIECE:
        return False
    kind = g.rules.tables.unit_kind[g.u_type[piece]]
    return (kind == SQUAD or kind == TEAM) and g.rules.tables.unit_nation[g.u_type[piece]] == nation


def sustains(g: State, piece: int) -> bool:
    """A41: a Mortar or MG."""
    return is_machine_gun(g, piece) or weapon_class(g, piece) == MORTAR


def boosts_in_hand(g: State, side: int, pieces: list[int], targets: list[int]) -> int:
    """How much the hand could still add to an attack (10.3.2.1)."""
    sum = g.rules.more_strength(g, side)
    for card in g.hand[side]:
        if boost_reason(g, side, card, pieces, targets) == reasons.OK:
            sum += BOOST
    return sum
