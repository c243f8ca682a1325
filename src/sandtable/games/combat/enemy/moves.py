"""Where an Enemy goes: compass directions (9.3, 9.5, 10.04-10.07), Charge (10.08), grenadiers (10.09)."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import lot
from sandtable.games.combat.rules.names import BUILDING, CHARGE, IMPULSES, NEUTRAL_EDGE, RUN_AND_GUN, SNEAK, SPRINT
from sandtable.games.combat.rules.orders.men import duck_back
from sandtable.games.combat.rules.orders.moving import STAYS, enter, exit_board, side_beyond
from sandtable.games.combat.rules.sight.seeing import is_target
from sandtable.games.combat.rules.state import (
    LOT,
    NOBODY,
    NOWHERE,
    PLACE,
    ROUGH,
    State,
    distance,
    enemies_in,
    hex_distance,
    mark,
)
from sandtable.games.combat.rules.values import (
    is_cover,
    is_rough,
    map_direction,
    neighbour,
    neighbours,
    printed_tq,
    terrain,
)
from sandtable.kernel.frame import GO

W_EDGE: Final = tell.why("9.5")
W_AHEAD: Final = tell.why("AI.r07")
W_CHARGE: Final = tell.why("10.08")
W_GRENADE: Final = tell.why("10.09")
W_STEP: Final = tell.why("AI.r12")
MOVE_WHY: Final = {
    RUN_AND_GUN: tell.why("10.04"),
    SNEAK: tell.why("10.05"),
    SPRINT: tell.why("10.07"),
}
W_EVADE: Final = tell.why("10.06")


# --- compass directions ---


def direction_on(g: State, e: int, impulse: int) -> int:
    """Compass number of an Impulse's move: the first on 1 and 3, the second on 2 and 4 (9.3c); Sneak: on 2 and on 4."""
    first, second = g.m_dirs[e] // 10, g.m_dirs[e] % 10
    if g.m_order[e] == SNEAK:
        return first if impulse == 2 else second
    return first if impulse % 2 else second


def moves_on(g: State, e: int, impulse: int) -> bool:
    return impulse in (2, 4) if g.m_order[e] == SNEAK else True


def is_barred(g: State, e: int, direction: int) -> bool:
    """A step over a Neutral edge, or a Sprint into Rough Terrain."""
    hex = g.m_hex[e]
    side = side_beyond(g, hex, direction)
    if side != STAYS:
        return g.rules.edge[side] == NEUTRAL_EDGE
    return g.m_order[e] == SPRINT and is_rough(g, neighbour(g, hex, direction))


def has_other_way(g: State, e: int) -> bool:
    """AI.r07: will a later Impulse of this Order lead to a hex on the Board (for a Sprint, not Rough) from here?"""
    for impulse in range(g.impulse + 1, IMPULSES + 1):
        if not moves_on(g, e, impulse):
            continue
        direction = map_direction(g, g.m_team[e], direction_on(g, e, impulse))
        if side_beyond(g, g.m_hex[e], direction) == STAYS and not is_barred(g, e, direction):
            return True
    return False


def directed_step(g: State, e: int) -> int:
    """One hex in the direction of this Impulse (3.4.5 of the guide)."""
    direction = map_direction(g, g.m_team[e], direction_on(g, e, g.impulse))
    order = g.m_order[e]
    why = MOVE_WHY.get(order, W_EVADE)
    side = side_beyond(g, g.m_hex[e], direction)
    if is_barred(g, e, direction):
        if has_other_way(g, e):
            g.tell(tell.HELD, e, W_AHEAD if side == STAYS else W_EDGE)
            return GO
        if side != STAYS:
            duck_back(g, e, W_EDGE)
            return GO
        mark(g, e, ROUGH)
    elif side != STAYS:
        exit_board(g, e, side, W_EDGE)
        return GO
    return enter(g, e, neighbour(g, g.m_hex[e], direction), why)


# --- Charge (10.08) ---


def charge_target(g: State, e: int) -> int:
    """AI.r09: the nearest Spotted Friendly, then the lowest TQ, then at random; NOBODY if there is none."""
    best_range, best_tq = 999, 99
    equal: list[int] = []
    for f in range(len(g.m_hex)):
        if not is_target(g, f):
            continue
        key = (distance(g, e, f), printed_tq(g, f))
        if key < (best_range, best_tq):
            best_range, best_tq = key
            equal = [f]
        elif key == (best_range, best_tq):
            equal.append(f)
    return lot(g, LOT, equal) if equal else NOBODY


def charge_step(g: State, e: int, target: int) -> int:
    """10.08h: closer to the target, through the terrain that is hardest to hit a charging man in, then at random."""
    goal = g.m_hex[target]
    now = hex_distance(g, g.m_hex[e], goal)
    closer = [h for h in neighbours(g, g.m_hex[e]) if hex_distance(g, h, goal) < now]
    if not closer:
        return GO
    line = g.rules.tables.order_terrain[CHARGE]
    best = min(line[terrain(g, h)] for h in closer)
    return enter(g, e, lot(g, PLACE, [h for h in closer if line[terrain(g, h)] == best]), W_CHARGE)


# --- grenadiers (10.09) ---


def nearest_target_distance(g: State, hex: int) -> int:
    best = 999
    for f in range(len(g.m_hex)):
        if is_target(g, f):
            best = min(best, hex_distance(g, hex, g.m_hex[f]))
    return best


def wants_closer(g: State, e: int) -> bool:
    """10.09d, A18: the marker is 4 away, or in a Building 2 away, so that one step makes him adjacent."""
    away = hex_distance(g, g.m_hex[e], g.m_aim[e])
    return away >= 4 or (away == 2 and terrain(g, g.m_aim[e]) == BUILDING)


def grenade_step(g: State, e: int) -> int:
    """AI.r12: one hex closer to the marker, Cover before Open, then at random."""
    goal = g.m_aim[e]
    now = hex_distance(g, g.m_hex[e], goal)
    closer = [h for h in neighbours(g, g.m_hex[e]) if hex_distance(g, h, goal) < now]
    if not closer:
        return GO
    covered = [h for h in closer if is_cover(g, h)]
    return enter(g, e, lot(g, PLACE, covered if covered else closer), W_STEP)


def shifted_marker(g: State, e: int) -> int:
    """AI.r11: a neighbour within 3 hexes of him, without Enemies, closer to a Spotted Friendly; NOWHERE if none is."""
    best = nearest_target_distance(g, g.m_aim[e])
    found: list[int] = []
    for h in neighbours(g, g.m_aim[e]):
        if hex_distance(g, g.m_hex[e], h) > 3 or enemies_in(g, h):
            continue
        d = nearest_target_distance(g, h)
        if d < best:
            best = d
            found = [h]
        elif d == best and found:
            found.append(h)
    return lot(g, PLACE, found) if found else NOWHERE


def withdraw(g: State, e: int) -> int:
    """10.09i: from an Open hex one hex in direction 2 or 3, Cover preferred, at random if both are alike."""
    team = g.m_team[e]
    here = g.m_hex[e]
    found = [neighbour(g, here, map_direction(g, team, number)) for number in (2, 3)]
    hexes = [h for h in found if h >= 0]
    covered = [h for h in hexes if is_cover(g, h)]
    if not hexes:
        return GO
    return enter(g, e, lot(g, PLACE, covered if covered else hexes), W_GRENADE)
