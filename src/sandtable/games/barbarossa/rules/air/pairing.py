"""Dueling pairs (a2a.9-a2a.11): who chooses first, and whom he may choose."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import FIGHTER
from sandtable.games.barbarossa.rules.standing import DUEL, standing
from sandtable.games.barbarossa.rules.state import NOBODY, State, can


def choosing_order(g: State, units: list[int], round: int) -> list[int]:
    """In descending Fortitude; the tied roll dice, and again as long as they tie."""
    keys = {u: [fortitude(g, u)] for u in units}
    again = 0
    tied = tied_units(units, keys) if len(units) > 2 else []
    while tied:
        for u in tied:
            keys[u].append(one(g, f"{label(g, 'first-choice', u)}/{round}/{again}"))
        tied = tied_units(units, keys)
        again += 1
    return sorted(units, key=lambda u: keys[u], reverse=True)


def tied_units(units: list[int], keys: dict[int, list[int]]) -> list[int]:
    return [u for u in units if any(v != u and keys[v] == keys[u] for v in units)]


def duel_choices(g: State, u: int, units: list[int], victim: list[int]) -> list[int]:
    """Enemies without a duel first, and of these fighters (a2a.10); when all have one, a fighter may double up
    (a2a.11)."""
    enemies = [v for v in units if g.u_side[v] != g.u_side[u]]
    free = [v for v in enemies if victim[v] == NOBODY]
    fighters = [v for v in free if can(g, v, FIGHTER)]
    if free:
        return fighters if fighters else free
    return enemies if can(g, u, FIGHTER) else []


def why_no_duel(g: State, v: int, units: list[int], victim: list[int], side: int) -> int:
    """Reason why an enemy is not among the choices of a side."""
    if v not in units or g.u_side[v] == side:
        return reasons.NOT_IN_THIS_COMBAT
    if victim[v] == NOBODY:
        return reasons.FIGHTERS_FIRST
    return reasons.OTHERS_FIRST


def only_by_instruction(g: State, u: int, found: list[int]) -> list[int]:
    """What a standing instruction makes of the choice: the weakest or the strongest alone."""
    said = standing(g, u, DUEL)
    if said == 0 or len(found) < 2:
        return found
    worth = [g.u_size[v] * 100 + fortitude(g, v) for v in found]
    return [found[worth.index(min(worth) if said == 1 else max(worth))]]
