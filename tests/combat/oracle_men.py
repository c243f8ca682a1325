"""Plain facts about men and ground, as the oracle of the Enemy reads them (oracle_deeds.py)."""

from __future__ import annotations

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules import state as s
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.state import State
from sandtable.terrain.lattice import neighbour


def is_enemy(g: State, m: int) -> bool:
    return g.m_team[m] >= names.FRIENDLY_TEAMS


def of_side(g: State, enemy: bool) -> list[int]:
    return [m for m in range(1, len(g.m_hex)) if g.m_hex[m] >= 0 and is_enemy(g, m) == enemy]


def apart(g: State, a: int, b: int) -> int:
    return g.rules.ground.distances[a * g.rules.ground.size + b]


def beside(g: State, hex: int, direction: int) -> int:
    ground = g.rules.ground
    return neighbour(ground.cols, ground.rows, hex, direction)


def around(g: State, hex: int) -> list[int]:
    return [h for h in (beside(g, hex, d) for d in range(6)) if h >= 0]


def compass(g: State, e: int, number: int) -> int:
    """9.3: a numbered direction on the Compass of his Team, as a direction of the map."""
    return (g.rules.compass[g.m_team[e]] + number - 1) % 6


def ground_of(g: State, hex: int) -> int:
    return g.h_made[hex] or g.rules.ground.terrain[hex]


def is_rough(g: State, hex: int) -> bool:
    return bool(g.rules.tables.terrain_rough[ground_of(g, hex)])


def is_cover(g: State, hex: int) -> bool:
    """11.0: also any hex with smoke."""
    smoke = any(hex in hexes for hexes in g.smoke_hexes)
    return smoke or bool(g.rules.tables.terrain_cover[ground_of(g, hex)])


def flagged(g: State, m: int, flag: int) -> bool:
    return bool(g.m_flags[m] & flag)


def is_dummy(g: State, m: int) -> bool:
    return bool(g.rules.tables.man_dummy[g.m_man[m]])


def printed_tq(g: State, m: int) -> int:
    return g.rules.tables.dummy_tq if is_dummy(g, m) else g.rules.tables.man_tq[g.m_man[m]]


def wound_total(g: State, m: int, by_kind: list[int]) -> int:
    return sum(by_kind[kind] * (g.m_wounds[m] >> 4 * kind & 15) for kind in range(4))


def is_helpless(g: State, m: int) -> bool:
    """16.2: his wounds take his TQ to zero."""
    return printed_tq(g, m) + wound_total(g, m, g.rules.tables.wound_tq) <= 0


def is_prey(g: State, f: int) -> bool:
    """F* of the guide: Spotted, not Incapacitated, no prisoner."""
    return flagged(g, f, s.SEEN) and g.m_guard[f] < 0 and not is_helpless(g, f)


def prey(g: State) -> list[int]:
    return [f for f in of_side(g, False) if is_prey(g, f)]


def sees_prey(g: State, e: int) -> bool:
    return any(sees(g, e, f) for f in prey(g))


def least(men: list[int], keys: list[int]) -> frozenset[int]:
    return frozenset(m for m, key in zip(men, keys, strict=True) if key == min(keys))
