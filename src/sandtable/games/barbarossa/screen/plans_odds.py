"""Odds of an order that would be written (`chances.py`); all that fires at one target counts together."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import (
    ASSAULT,
    FIRE_AND_MOVEMENT,
    HEAVY_ASSAULT,
    OPEN_FIRE,
    SUPPRESSION_FIRE,
)
from sandtable.games.barbarossa.rules.state import NOBODY, State, place_of
from sandtable.games.barbarossa.screen.chances import POOLED, Attack, attack, pooled_attack
from sandtable.games.barbarossa.screen.writing import Writing
from sandtable.screens import wire

ROLLED = (OPEN_FIRE, SUPPRESSION_FIRE, FIRE_AND_MOVEMENT, ASSAULT, HEAVY_ASSAULT)  # at a unit that is named


def chance_of(g: State, one: Writing) -> wire.PlanChance | None:
    """Of its own dice at the unit that it names."""
    d = one.draft
    if one.order not in ROLLED or d.target == NOBODY or place_of(g, d.target) < 0:
        return None
    from_ = [one.start, *d.path][max(d.fire_at, 0)] if one.order == FIRE_AND_MOVEMENT else NOBODY
    return chance(g, attack(g, g.u_side[one.unit], one.unit, d.target, one.order, from_))


def pooled_with(g: State, one: Writing) -> wire.PlanChance | None:
    """With those who have been ordered to fire at the same target in the same step."""
    d = one.draft
    if one.order not in POOLED or d.target == NOBODY:
        return None
    found = pooled_attack(g, g.u_side[one.unit], d.target, one.order, one.unit)
    return chance(g, found) if found is not None and len(found.shots) > 1 else None


def chance(g: State, found: Attack) -> wire.PlanChance:
    outcome = found.outcome(g)
    accuracies = {shot.accuracy for shot in found.shots}
    return {
        "shots": len(found.shots), "dice": found.dice, "accuracy": accuracies.pop() if len(accuracies) == 1 else 0,
        "hits": round(found.expected(), 2), "casualty": round(1.0 - sum(outcome.losses[:1]), 3),
        "suppressed": round(outcome.suppress, 3), "destroyed": round(outcome.destroy, 3),
    }  # fmt: skip
