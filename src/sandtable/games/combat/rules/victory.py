"""Victory (23.0f): what each line of the scenario's schedule counts, the total, the result.

An Unknown counts as a real man, so that the points do not betray a Dummy; at the end all are flipped first.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import rules
from sandtable.games.combat.rules.names import ENEMY_EDGE, FRIENDLY_EDGE, LT, OBFR
from sandtable.games.combat.rules.state import (
    CAPTIVE,
    DEAD,
    LEFT,
    State,
    distance,
    has,
    is_enemy,
    is_friendly,
    is_prisoner,
    is_wounded,
)
from sandtable.games.combat.rules.values import is_crew, is_incapacitated

COMRADE_RANGE: Final = 2  # 16.2c
EXIT_SIDE: Final = 3  # bits of m_exit
EXIT_ROUTED: Final = 4
EXIT_CAPTURED: Final = 8
EXIT_HEX: Final = 16


# --- what became of a man ---


def left_as_prisoner(g: State, m: int) -> bool:
    return g.m_hex[m] == LEFT and g.m_exit[m] & EXIT_CAPTURED != 0


def left_over(g: State, m: int) -> int:
    """Side of the map by which he left the Board."""
    return g.m_exit[m] & EXIT_SIDE


def is_captured(g: State, m: int) -> bool:
    """17.4o, 16.2c: a guarded prisoner at the end or taken off; a helpless Friendly with no comrade within 2."""
    if left_as_prisoner(g, m):
        return True
    if g.m_hex[m] < 0:
        return False
    if is_prisoner(g, m):
        return True
    return is_friendly(g, m) and is_incapacitated(g, m) and not has_comrade(g, m)


def has_comrade(g: State, m: int) -> bool:
    for f in range(len(g.m_hex)):
        if f != m and g.m_hex[f] >= 0 and is_friendly(g, f) and distance(g, f, m) <= COMRADE_RANGE:
            if not is_incapacitated(g, f) and not is_prisoner(g, f):
                return True
    return False


def rank_of(g: State, e: int) -> int:
    rank = g.rules.tables.man_rank[g.m_man[e]]
    if is_crew(g, e):
        return rules.RANK_MG
    if rank >= LT:
        return rules.RANK_OFFICER
    return rules.RANK_NCO if rank == OBFR else rules.RANK_SOLDAT


def has_own_line(g: State, kind: int, rank: int) -> bool:
    for p in g.rules.vp:
        if p.kind == kind and p.rank == rank:
            return True
    return False


def fits_rank(g: State, p: rules.Points, e: int) -> bool:
    """A line with a rank is taken first; one without counts the rest."""
    rank = rank_of(g, e)
    return p.rank == rank or (p.rank == rules.RANK_ANY and not has_own_line(g, p.kind, rank))


def holds(g: State, m: int) -> bool:
    """A man who counts in a place: on the Board, no prisoner, not helpless."""
    return g.m_hex[m] >= 0 and not is_prisoner(g, m) and not is_incapacitated(g, m)


# --- counting ---


def count(g: State, p: rules.Points) -> int:
    if p.kind == rules.VP_HELD:
        return 1 if any_friendly_in(g, p.hexes) and not any_enemy_in(g, p.hexes) else 0
    if p.kind == rules.VP_CLEARED:
        return 0 if any_enemy_in(g, p.hexes) else 1
    if p.kind == rules.VP_PAPERS:
        return sum(g.m_papers[m] for m in range(len(g.m_hex)) if is_safe(g, m))
    total = 0
    for m in range(len(g.m_hex)):
        if counts_enemy(g, p, m) if is_enemy(g, m) else counts_friendly(g, p, m):
            total += 1
    return total if p.kind <= rules.VP_CAPTIVE_OFF else len(g.found)


def is_safe(g: State, m: int) -> bool:
    return is_friendly(g, m) and (g.m_hex[m] >= 0 or g.m_hex[m] == LEFT) and not is_captured(g, m)


def any_friendly_in(g: State, hexes: list[int]) -> bool:
    for m in range(len(g.m_hex)):
        if is_friendly(g, m) and g.m_hex[m] in hexes and holds(g, m):
            return True
    return False


def any_enemy_in(g: State, hexes: list[int]) -> bool:
    for m in range(len(g.m_hex)):
        if is_enemy(g, m) and g.m_hex[m] in hexes and holds(g, m):
            return True
    return False


def counts_enemy(g: State, p: rules.Points, e: int) -> bool:
    edge = g.rules.edge[left_over(g, e)]
    if p.kind == rules.VP_ENEMY_KILLED:
        return g.m_hex[e] == DEAD and fits_rank(g, p, e)
    if p.kind == rules.VP_ENEMY_CAPTURED:
        return is_captured(g, e) and fits_rank(g, p, e)
    if p.kind == rules.VP_ENEMY_IN:
        return g.m_hex[e] in p.hexes and holds(g, e)
    if g.m_hex[e] != LEFT or left_as_prisoner(g, e):
        return False
    if p.kind == rules.VP_ENEMY_ROUTED_OFF:
        return edge == ENEMY_EDGE and g.m_exit[e] & EXIT_ROUTED != 0
    return p.kind == rules.VP_ENEMY_THROUGH and edge == FRIENDLY_EDGE


def counts_friendly(g: State, p: rules.Points, f: int) -> bool:
    if p.kind == rules.VP_FRIENDLY_KILLED:
        return g.m_hex[f] == DEAD
    if p.kind == rules.VP_FRIENDLY_CAPTURED:
        return is_captured(g, f) and not has(g, f, CAPTIVE)
    if p.kind == rules.VP_FRIENDLY_OFF:
        return left_freely(g, p, f)
    if p.kind == rules.VP_CAPTIVE_FREED:
        return has(g, f, CAPTIVE) and g.m_hex[f] != DEAD and not is_captured(g, f)
    if p.kind == rules.VP_CAPTIVE_OFF:
        return has(g, f, CAPTIVE) and left_freely(g, p, f)
    if g.m_hex[f] < 0 or is_captured(g, f):
        return False
    if p.kind == rules.VP_FRIENDLY_INCAPACITATED:
        return is_incapacitated(g, f)
    if p.kind == rules.VP_FRIENDLY_WOUNDED:
        return is_wounded(g, f) and not counts_as_helpless(g, f)
    return p.kind == rules.VP_FRIENDLY_ON and not counts_as_helpless(g, f)


def counts_as_helpless(g: State, f: int) -> bool:
    """The Incapacitated, where the schedule has a line for them."""
    return is_incapacitated(g, f) and has_own_line(g, rules.VP_FRIENDLY_INCAPACITATED, rules.RANK_ANY)


def left_freely(g: State, p: rules.Points, f: int) -> bool:
    if g.m_hex[f] != LEFT or left_as_prisoner(g, f):
        return False
    if p.edge >= 0 and left_over(g, f) != p.edge:
        return False
    return not p.hexes or g.m_exit[f] // EXIT_HEX in p.hexes


def points_of(g: State, p: rules.Points) -> int:
    total = count(g, p) * p.points
    if p.most > 0:
        return min(total, p.most)
    return max(total, p.most) if p.most < 0 else total


def total_points(g: State) -> int:
    return g.points + sum(points_of(g, p) for p in g.rules.vp)


def result_of(g: State, points: int) -> int:
    """Index of the result; the last line has no lower limit."""
    for i in range(len(g.rules.result_least) - 1):
        if points >= g.rules.result_least[i]:
            return i
    return len(g.rules.result_least) - 1
