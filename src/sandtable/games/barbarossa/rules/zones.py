"""Kill Zones, flanks and rear (kz.*, flank.*), and where the ground lets a unit fire at all (forest.3, glade.3).

A model faces as `u_facing` says, a hidden unit too; who Defends, in a trench or pillbox too, faces as the order says.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import INDIRECT_FIRE, KILL_ZONE
from sandtable.games.barbarossa.rules.sight import is_glade, leaves_glade
from sandtable.games.barbarossa.rules.state import (
    DEFENDING,
    ENTRENCHED,
    HIDDEN,
    NOWHERE,
    State,
    can,
    has,
    holds_pillbox,
    in_hex,
    place_of,
)
from sandtable.terrain.lattice import DIRECTIONS

# from a hex to the next one, by direction: columns, and rows along the slanted axis
STEP_Q: Final = [0, 1, 1, 0, -1, -1]
STEP_R: Final = [-1, -1, 0, 1, 1, 0]

# sides by which a hex is entered, seen from a unit in it
FRONT: Final = 0
FLANK: Final = 1
REAR: Final = 2

ANY_RANGE: Final = 99


# --- the cone ---


def in_kill_zone(g: State, u: int, facing: int, range: int, h: int, wide: bool = False) -> bool:
    """Does a hex lie in the cone before one side of the unit's hex, no farther than the range? (kz.2, A16)"""
    return in_cone(g, place_of(g, u), facing, range, h, wide)


def in_cone(g: State, from_: int, facing: int, range: int, h: int, wide: bool = False) -> bool:
    """Its own hex is not in a cone. 30 degrees either side; the pillbox's (pill.8) 60, both with their borders; with
    the switch cone120_open 60 without."""
    distance = g.rules.ground.distance(from_, h)
    if facing < 0 or distance == 0 or distance > range:
        return False
    for turn in (1, DIRECTIONS - 1):
        ahead, aside = split(g, from_, h, facing, (facing + turn) % DIRECTIONS)
        if ahead >= 0 and aside >= 0:
            if wide:
                return True
            return ahead >= 1 if g.rules.options.kill_zone == 1 else aside <= ahead
    return False


def split(g: State, from_: int, h: int, ahead: int, aside: int) -> tuple[int, int]:
    """The way to a hex as so many steps in one direction and so many in one next to it; negative: it lies elsewhere."""
    rows = g.rules.ground.rows
    q: i64 = slanted_q(rows, h) - slanted_q(rows, from_)  # native words: negative ints multiply slowly when compiled
    r: i64 = slanted_r(rows, h) - slanted_r(rows, from_)
    ahead_q: i64 = STEP_Q[ahead]
    ahead_r: i64 = STEP_R[ahead]
    aside_q: i64 = STEP_Q[aside]
    aside_r: i64 = STEP_R[aside]
    turn = ahead_q * aside_r - aside_q * ahead_r  # 1 clockwise, -1 the other way
    return (q * aside_r - aside_q * r) * turn, (ahead_q * r - q * ahead_r) * turn


def slanted_q(rows: int, h: int) -> int:
    return h // rows


def slanted_r(rows: int, h: int) -> int:
    """Odd columns lie half a hex lower."""
    return h % rows - (h // rows >> 1)


# --- facing (kz.1, kz.3) ---


def facing_of(g: State, u: int) -> int:
    """Direction of its Kill Zone; NOWHERE: it has none and faces all round (kz.4). Defend does not turn a unit that has
    the ability (A17)."""
    if can(g, u, KILL_ZONE) or has(g, u, HIDDEN):
        return g.u_facing[u]
    return g.u_face[u] if has(g, u, DEFENDING | ENTRENCHED) else NOWHERE


def covers(g: State, u: int, h: int, range: int) -> bool:
    """Does a hex lie in the Kill Zone that the unit has now, within the written range? A pillbox widens it."""
    facing = facing_of(g, u)
    return facing >= 0 and in_kill_zone(g, u, facing, range, h, holds_pillbox(g, u))


# --- flanks ---


def has_flanks(g: State, u: int) -> bool:
    """A17: by the Kill Zone ability, in a trench, or hidden; never by the Defend order alone (flank.4)."""
    return can(g, u, KILL_ZONE) or has(g, u, ENTRENCHED | HIDDEN)


def side_entered(g: State, u: int, from_: int) -> int:
    """flank.1: by which side of the unit an enemy comes into its hex."""
    here, facing = place_of(g, u), facing_of(g, u)
    if not has_flanks(g, u) or facing < 0 or g.rules.ground.distance(from_, here) != 1:
        return FRONT
    turned = (g.rules.ground.direction(here, from_) - facing) % DIRECTIONS
    if turned == 0:
        return FRONT
    return REAR if turned == DIRECTIONS // 2 else FLANK


def is_covered(g: State, u: int) -> bool:
    """flank.5: a friend in the hex without flanks of its own guards those of the unit."""
    for v in in_hex(g, place_of(g, u)):
        if v != u and g.u_side[v] == g.u_side[u] and not has_flanks(g, v):
            return True
    return False


# --- fire ---


def may_fire_into(g: State, u: int, h: int) -> bool:
    """Do its Kill Zone and the ground allow ranged fire into a hex? Sight and range are other questions."""
    return why_not_fire_into(g, u, h) == reasons.FINE


def why_not_fire_into(g: State, u: int, h: int) -> int:
    """ab.kz.1; forest.3a: neither into a forest nor out of one; glade.3a, glade.3c."""
    here, terrain = place_of(g, u), g.rules.tables.terrain
    if not terrain[g.h_terrain[here]].ranged or not terrain[g.h_terrain[h]].ranged:
        return reasons.NO_RANGED_FIRE
    if is_glade(g, here) and can(g, u, INDIRECT_FIRE):
        return reasons.NO_INDIRECT_FIRE_HERE
    if not leaves_glade(g, here, h, u):
        return reasons.NOT_BY_EXIT
    if can(g, u, KILL_ZONE) and not in_kill_zone(g, u, g.u_facing[u], ANY_RANGE, h, holds_pillbox(g, u)):
        return reasons.OUT_OF_KILL_ZONE
    return reasons.FINE


def may_fire_at_aircraft(g: State, u: int) -> bool:
    """forest.3c: not from inside a forest."""
    return g.rules.tables.terrain[g.h_terrain[place_of(g, u)]].ranged
