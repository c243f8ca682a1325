"""Fire of the whole side: who fires at whom and how, so that what is pooled on a target suffices."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.odds import chance_of_more, chance_to_pass, losses, spread_of, together
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.defense import full_base
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import OPEN_FIRE, SUPPRESSION_FIRE
from sandtable.games.barbarossa.rules.observers import aims_at_hexes, ring, targets_of, why_not_fire_on
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.state import (
    NOBODY,
    NOWHERE,
    SUPPRESSED,
    State,
    card,
    engaged,
    has,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.steps.fire import price, shots_of
from sandtable.games.barbarossa.rules.verbs import AT, TARGET
from sandtable.games.barbarossa.rules.volley import ACCURACY, DICE
from sandtable.games.barbarossa.rules.volley import TARGET as SHOT_AT
from sandtable.kernel.choice import choice

SILENCED: Final = 0.35  # of a unit's Force Points: two turns without it
ON_GOAL: Final = 0.25  # of the worth of the hex that it sits in
AP_PRICE: Final = 0.25  # a point of ammunition, where it is scarce
NEAR_MISS: Final = 0.1  # a hit that Defense takes: others profit by it
FRIENDS_HIT: Final = 3.0


class Shot:
    """One way in which a unit can fire at an enemy."""

    def __init__(self, unit: int, target: int, order: int, dice: int, accuracy: int, at: int) -> None:
        self.unit = unit
        self.target = target
        self.order = order
        self.spread = spread_of(dice, accuracy)
        self.mean = dice * accuracy / 6.0
        self.at = at  # hex of hex-aimed fire; NOWHERE: it names the unit
        self.cost = 0.0


class Battery:
    """All shots that the side could make."""

    def __init__(self, eye: Eye, aims: Aims) -> None:
        self.eye = eye
        self.aims = aims
        self.pools: dict[int, list[Shot]] = {}  # by target: shots that are decided on
        self.assaulted: list[int] = []  # targets that will be charged this turn

    # --- what is possible ---

    def shots(self, units: list[int]) -> list[Shot]:
        found: list[Shot] = []
        for u in units:
            for order in (SUPPRESSION_FIRE, OPEN_FIRE):
                box = card(self.eye.g, u).boxes[order]
                if box is not None and why_not_order(self.eye.g, u, order) == reasons.FINE:
                    found += self.shots_by(u, order)
        return found

    def shots_by(self, u: int, order: int) -> list[Shot]:
        g = self.eye.g
        cost = self.ammunition(u, order)
        if cost < 0.0:
            return []
        found: list[Shot] = []
        if aims_at_hexes(g, u):
            for h in sorted({g.u_hex[v] for v in self.eye.targets}):
                if why_not_fire_on(g, u, h) == reasons.FINE:
                    found += self.into_hex(u, order, h)
        else:
            for v in targets_of(g, u):
                found += self.written(u, order, v, NOWHERE)
        for shot in found:
            shot.cost = cost
        return found

    def into_hex(self, u: int, order: int, h: int) -> list[Shot]:
        """The one it will hurt most; an area attack may hurt friends."""
        g = self.eye.g
        found = self.written(u, order, NOBODY, h)
        wide = any(len(row) > 0 for row in card(g, u).adjacent)
        near = [n for n in [h, *ring(g, h)] if wide or n == h]
        friends = [v for v in self.eye.mine if g.u_hex[v] in near]
        best = [shot for shot in found if not friends or order != SUPPRESSION_FIRE]
        best.sort(key=lambda shot: (-shot.mean * self.aims.icon[shot.target], shot.target))
        return best[:1] if len(friends) < 1 or not wide else []

    def written(self, u: int, order: int, v: int, h: int) -> list[Shot]:
        """The engine's own Fire Tests for an order written so."""
        g = self.eye.g
        kept_target, kept_at = g.u_target[u], g.u_at[u]
        g.u_target[u], g.u_at[u] = v, h
        tests = shots_of(g, u, order)
        g.u_target[u], g.u_at[u] = kept_target, kept_at
        mine = [t for t in tests if t[SHOT_AT] in self.eye.enemies]
        return [Shot(u, t[SHOT_AT], order, t[DICE], t[ACCURACY], h) for t in mine if t[DICE] * t[ACCURACY] > 0]

    def ammunition(self, u: int, order: int) -> float:
        """What its price is worth; below zero: it cannot afford it."""
        g, left = self.eye.g, self.eye.turns_left
        spent = price(g, order)
        after = g.u_ap[u] - spent
        if order == SUPPRESSION_FIRE and after < min(2, left - 1) and card(g, u).boxes[OPEN_FIRE] is not None:
            return -1.0
        scarce = max(0.0, 1.0 - after / max(1.0, 2.0 * (left - 1))) if left > 1 else 0.0
        return spent * AP_PRICE * scarce

    # --- what it is worth ---

    def worth(self, v: int, shots: list[Shot]) -> float:
        """Of all these shots at one target: casualties, and the chance that it is silenced."""
        g = self.eye.g
        if not shots:
            return 0.0
        spread = shots[0].spread
        for shot in shots[1:]:
            spread = together(spread, shot.spread)
        guard = self.eye.guard(v)
        lost = losses(spread, guard, g.u_size[v])
        value = lost * self.aims.icon[v]
        value += NEAR_MISS * sum(shot.mean for shot in shots)
        if not has(g, v, SUPPRESSED):
            must = any(shot.order == SUPPRESSION_FIRE for shot in shots)
            tested = 1.0 if must else chance_of_more(spread, guard)
            value += tested * (1.0 - chance_to_pass(fortitude(g, v))) * self.silence(v)
        elif self.eye.turns_left > 1 and full_base(g, v) >= 0:
            value += lost * 0.5
        if v in self.assaulted:
            value *= 1.4
        return value - sum(shot.cost for shot in shots)

    def silence(self, v: int) -> float:
        """What it is worth that a unit does nothing for the rest of this turn and the next."""
        g = self.eye.g
        value = card(g, v).cost * SILENCED * (0.5 if self.eye.turns_left < 2 else 1.0)
        value += self.aims.worth[g.u_hex[v]] * ON_GOAL * 0.4
        return value * (1.5 if v in self.assaulted else 1.0)

    # --- who fires at whom ---

    def best_of(self, shots: list[Shot], v: int, free: list[int], stakes: list[float]) -> tuple[list[Shot], float]:
        """The shots at a target that together bring most beyond what their units give up."""
        mine = [shot for shot in shots if shot.target == v and shot.unit in free]
        mine.sort(key=lambda shot: (-(shot.mean + (1.0 if shot.order == SUPPRESSION_FIRE else 0.0)), shot.unit))
        before = self.pools.get(v, [])
        base = self.worth(v, before)
        taken: list[Shot] = []
        best: list[Shot] = []
        most = 0.0
        for shot in mine:
            if any(other.unit == shot.unit for other in taken):
                continue
            taken.append(shot)
            gain = self.worth(v, [*before, *taken]) - base - sum(stakes[other.unit] for other in taken)
            if gain > most:
                best, most = taken[:], gain
        return best, most

    def share_out(self, shots: list[Shot], stakes: list[float]) -> list[Option]:
        """Target after target, the best one first; `stakes`: by unit what it gives up by firing."""
        free = sorted({shot.unit for shot in shots})
        made: list[Option] = []
        while free:
            best: list[Shot] = []
            most = 0.0
            for v in sorted({shot.target for shot in shots if shot.unit in free}):
                found, gain = self.best_of(shots, v, free, stakes)
                if gain > most:
                    best, most = found, gain
            if not best:
                break
            for shot in best:
                self.pools.setdefault(shot.target, []).append(shot)
                free.remove(shot.unit)
                made.append(option_of(shot, most / len(best)))
        return made


def option_of(shot: Shot, value: float) -> Option:
    part = choice(TARGET, shot.target) if shot.at == NOWHERE else choice(AT, shot.at)
    option = Option(shot.unit, shot.order, [part], value)
    option.target = shot.target
    return option


def crowd_in(g: State, h: int, side: int) -> int:
    return len(visible_enemies_in(g, h, side))


def can_fire(g: State, u: int) -> bool:
    return not engaged(g, u) and g.u_ap[u] > 0
