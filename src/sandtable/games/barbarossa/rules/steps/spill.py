"""Firing on a group: half of the misses go on to the next unit of the same type (gfire.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.standing import SPILL_OVER, standing
from sandtable.games.barbarossa.rules.state import State, card, type_of, visible_enemies_in


def spills(g: State, u: int, v: int) -> bool:
    """gfire.1: three or more enemies in the hex of the primary target, of any type (A19)."""
    return len(visible_enemies_in(g, g.u_hex[v], g.u_side[u])) >= g.rules.numbers.spill_over_from


def next_in_hex(g: State, u: int, first: int, attacked: list[int]) -> list[int]:
    """Units of the primary target's type in its hex that this chain has not reached yet (gfire.3)."""
    group = visible_enemies_in(g, g.u_hex[first], g.u_side[u])
    return [v for v in group if type_of(g, v) == type_of(g, first) and v not in attacked]


def free_dice(dice: int, misses: int) -> int:
    """gfire.2, gfire.4: half of the misses, rounded up; a test of one die is the last."""
    return 0 if dice <= 1 else (misses + 1) // 2


def by_instruction(g: State, u: int, candidates: list[int]) -> list[int]:
    """What a standing instruction makes of them: the weakest or strongest alone, or all, to be asked."""
    said = standing(g, u, SPILL_OVER)
    if said == 0 or len(candidates) < 2:
        return candidates
    worth = [g.u_size[v] * 10 + card(g, v).cost for v in candidates]
    best = min(worth) if said == 1 else max(worth)
    return [candidates[worth.index(best)]]
