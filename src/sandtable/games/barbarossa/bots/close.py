"""Close Combat: whom to charge, with how many, and whether to stay in it."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.odds import losses, spread_of, together
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.defense import full_base, terrain_bonus
from sandtable.games.barbarossa.rules.firepower import can_fight, close_accuracy, close_dice
from sandtable.games.barbarossa.rules.names import ASSAULT, HEAVY_ASSAULT, INFANTRY, TANK_PANIC, is_armour, is_tank
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.orders.assault import assault_targets, charge_steps, may_take_on
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.state import (
    FLAGGED,
    SUPPRESSED,
    State,
    can,
    card,
    engaged,
    has,
    type_of,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.verbs import STEP, TARGET
from sandtable.kernel.choice import choice

ROUNDS: Final = 1.4  # a fight goes on, mostly as it began
TAKES: Final = 0.5  # of the worth of a hex, by the chance to clear it
MARGIN: Final = 0.5


class Charge:
    def __init__(self, unit: int, target: int, order: int, path: list[int]) -> None:
        self.unit = unit
        self.target = target
        self.order = order
        self.path = path


class Melee:
    def __init__(self, eye: Eye, aims: Aims) -> None:
        self.eye = eye
        self.aims = aims

    # --- what is possible ---

    def charges(self, units: list[int]) -> list[Charge]:
        g = self.eye.g
        found: list[Charge] = []
        for u in units:
            for order in (HEAVY_ASSAULT, ASSAULT):
                if card(g, u).boxes[order] is None or why_not_order(g, u, order) != reasons.FINE:
                    continue
                targets = [v for v in assault_targets(g, u, order) if v in self.eye.enemies]
                found += [Charge(u, v, order, self.path(u, order, v)) for v in targets]
                break
        return found

    def path(self, u: int, order: int, v: int) -> list[int]:
        """The safest way in of the few there are."""
        g = self.eye.g
        goal = g.u_hex[v]
        path: list[int] = []
        while g.u_hex[u] != goal and (not path or path[-1] != goal):
            steps = charge_steps(g, u, order, path, goal)
            if not steps:
                break
            path.append(goal if goal in steps else min(steps, key=lambda h: (self.eye.danger(u, h, 0), h)))
        return path

    # --- what it is worth ---

    def guard(self, v: int) -> int:
        return full_base(self.eye.g, v) if has(self.eye.g, v, SUPPRESSED) else self.eye.guard(v)

    def strength(self, u: int, v: int, h: int) -> list[float]:
        """Chances of its hits on another, fought in a hex."""
        g = self.eye.g
        if not can_fight(g, u, row_of(g, v)) or not self.may_fight(u, v, h):
            return [1.0]
        kept = g.u_hex[u]
        uphill = kept != h and self.eye.ground.level[h] > 0
        g.u_hex[u] = h
        spread = spread_of(close_dice(g, u, row_of(g, v)), close_accuracy(g, u, row_of(g, v), uphill))
        g.u_hex[u] = kept
        return spread

    def may_fight(self, u: int, v: int, h: int) -> bool:
        g = self.eye.g
        if type_of(g, u) != INFANTRY or not is_armour(row_of(g, v)):
            return True
        if g.u_hex[u] == h:
            return g.rules.tables.terrain[g.h_terrain[h]].armour_close
        return may_take_on(g, u, v)

    def exchange(self, attackers: list[int], v: int) -> tuple[float, float, float]:
        """Losses of the enemy and our own in Force Points, and the chance that the hex is cleared of that unit."""
        g = self.eye.g
        h = g.u_hex[v]
        ours = [1.0]
        for u in attackers:
            ours = together(ours, self.strength(u, v, h))
        guard = self.guard(v)
        hurt = losses(ours, guard, g.u_size[v])
        dead = sum(ours[n] for n in range(len(ours)) if n - guard >= g.u_size[v])
        lost = 0.0
        for e in visible_enemies_in(g, h, self.eye.side):
            target = self.prey(e, attackers, h)
            spread = self.strength(e, target, h)
            lost += losses(spread, self.own_guard(target, h), g.u_size[target]) * self.eye.icon_worth(target)
        shaken = 0.0
        if not has(g, v, SUPPRESSED) and can(g, v, TANK_PANIC) and any(is_tank(type_of(g, u)) for u in attackers):
            shaken = card(g, v).cost * 0.08
        return hurt * self.aims.icon[v] * 1.5 + shaken, lost, dead

    def prey(self, e: int, attackers: list[int], h: int) -> int:
        """Whom of us an enemy will attack: the one he hurts most."""
        return max(attackers, key=lambda u: (losses(self.strength(e, u, h), self.own_guard(u, h), 9), -u))

    def own_guard(self, u: int, h: int) -> int:
        if has(self.eye.g, u, SUPPRESSED):
            return full_base(self.eye.g, u)
        kept = self.eye.g.u_hex[u]
        self.eye.g.u_hex[u] = h
        bonus = terrain_bonus(self.eye.g, u)
        self.eye.g.u_hex[u] = kept
        return full_base(self.eye.g, u) + bonus

    def worth(self, attackers: list[int], v: int) -> float:
        """With how much we come out of it, the hex counted."""
        hurt, lost, dead = self.exchange(attackers, v)
        h = self.eye.g.u_hex[v]
        others = len(visible_enemies_in(self.eye.g, h, self.eye.side)) - 1
        prize = self.aims.worth[h] * TAKES / (1 + others)
        late = self.eye.turns_left <= 3 and self.aims.worth[h] > 0.0
        take = prize * max(dead, min(0.5, hurt / max(1.0, card(self.eye.g, v).cost * 1.0)))
        if late:
            take += prize * 0.5  # who is in it does not hold it alone
        return (hurt - lost * 0.9 * self.eye.temper.fear) * ROUNDS + take * self.eye.temper.drive - MARGIN

    # --- who charges whom ---

    def plan(self, charges: list[Charge], stakes: list[float], hit_before: dict[int, float]) -> list[Option]:
        """Target after target; `hit_before`: by target the chance that fire suppresses it first."""
        made: list[Option] = []
        free = sorted({c.unit for c in charges})
        while free:
            best: list[Charge] = []
            most = 0.0
            for v in sorted({c.target for c in charges if c.unit in free}):
                found, gain = self.best_on(charges, v, free, stakes, hit_before.get(v, 0.0))
                if gain > most:
                    best, most = found, gain
            if not best:
                break
            for c in best:
                free.remove(c.unit)
                made.append(option_of(c, most / len(best)))
            charges = [c for c in charges if c.target != best[0].target]
        return made

    def best_on(
        self, charges: list[Charge], v: int, free: list[int], stakes: list[float], shaken: float
    ) -> tuple[list[Charge], float]:
        g = self.eye.g
        mine = [c for c in charges if c.target == v and c.unit in free]
        mine.sort(key=lambda c: (-self.alone(c), c.unit))
        taken: list[Charge] = []
        best: list[Charge] = []
        most = 0.0
        for c in mine[:4]:
            taken.append(c)
            units = [other.unit for other in taken]
            gain = self.worth(units, v)
            if shaken > 0.0:
                gain = (1.0 - shaken) * gain + shaken * self.when_suppressed(units, v)
            gain -= sum(stakes[u] for u in units)
            if gain > most and not has(g, c.unit, FLAGGED):
                best, most = taken[:], gain
        return best, most

    def alone(self, c: Charge) -> float:
        hits = self.strength(c.unit, c.target, self.eye.g.u_hex[c.target])
        return sum(n * hits[n] for n in range(len(hits)))

    def when_suppressed(self, units: list[int], v: int) -> float:
        g = self.eye.g
        kept = g.u_flags[v]
        g.u_flags[v] |= SUPPRESSED
        value = self.worth(units, v)
        g.u_flags[v] = kept
        return value


def option_of(c: Charge, value: float) -> Option:
    option = Option(c.unit, c.order, [choice(TARGET, c.target), *(choice(STEP, h) for h in c.path)], value)
    option.target = c.target
    return option


def in_melee(g: State, units: list[int]) -> list[int]:
    return [u for u in units if engaged(g, u)]
