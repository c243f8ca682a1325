"""Tests before a Close Combat (ft.3, ft.5, ft.6): tank panic, flank and rear, Heavy Assault."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import ASSAULT, HEAVY_ASSAULT, INFANTRY, TANK_PANIC, is_tank
from sandtable.games.barbarossa.rules.state import State, acts, can, other, type_of, units_of
from sandtable.games.barbarossa.rules.zones import FRONT, is_covered, side_entered


def shocked(g: State, fighters: list[int], came: list[int]) -> list[int]:
    """Those who must test before the dice of the fight, listed once for each reason (A11)."""
    scared = [u for u in fighters if panics(g, u)]
    return scared + [u for u in fighters if is_flanked(g, u, came)] + [u for u in fighters if is_stormed(g, u)]


def assaulters_of(g: State, u: int) -> list[int]:
    """Enemies in its hex whose Assault is aimed at it."""
    enemies = [v for v in units_of(g, other(g.u_side[u])) if g.u_hex[v] == g.u_hex[u] and acts(g, v)]
    return [v for v in enemies if g.u_order[v] in (ASSAULT, HEAVY_ASSAULT) and g.u_target[v] == u]


def panics(g: State, u: int) -> bool:
    """cc.panic.1"""
    if type_of(g, u) != INFANTRY or not can(g, u, TANK_PANIC):
        return False
    return any(is_tank(type_of(g, v)) for v in assaulters_of(g, u))


def is_stormed(g: State, u: int) -> bool:
    """hvy.1"""
    return any(g.u_order[v] == HEAVY_ASSAULT for v in assaulters_of(g, u))


def is_flanked(g: State, u: int, came: list[int]) -> bool:
    """flank.2: an enemy has just come in across its flank or rear, and no friend covers it (flank.5, A18)."""
    return entered_beside(g, u, came) and not is_covered(g, u)


def entered_beside(g: State, u: int, came: list[int]) -> bool:
    enemies = [v for v in units_of(g, other(g.u_side[u])) if g.u_hex[v] == g.u_hex[u] and came[v] >= 0]
    return any(side_entered(g, u, came[v]) != FRONT for v in enemies)
