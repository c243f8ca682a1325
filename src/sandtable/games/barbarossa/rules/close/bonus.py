"""Defense that counts in one Close Combat alone: the hill (hill.cc.1a), and a trench turned (flank.3)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.close.shock import entered_beside
from sandtable.games.barbarossa.rules.defense import works_bonus
from sandtable.games.barbarossa.rules.state import ENTRENCHED, SUPPRESSED, State, has


def close_bonus(g: State, u: int, came: list[int]) -> int:
    """What is added to its Defense for this fight; below zero: what a turned trench does not give (trench.10)."""
    if has(g, u, SUPPRESSED):
        return 0
    hill = g.rules.numbers.hill_close_bonus if g.rules.ground.level[g.u_hex[u]] > 0 and came[u] < 0 else 0
    turned = has(g, u, ENTRENCHED) and entered_beside(g, u, came)
    return hill - (min(works_bonus(g, u), g.u_bonus[u]) if turned else 0)


def take_bonus(g: State, bonus: list[int], begin: bool) -> None:
    """Before the fight it is added; afterwards what is left of it goes, and a trench counts again."""
    for u in range(len(bonus)):
        if bonus[u] and g.u_size[u] > 0:
            g.u_bonus[u] = max(0, g.u_bonus[u] + (bonus[u] if begin else -bonus[u]))
