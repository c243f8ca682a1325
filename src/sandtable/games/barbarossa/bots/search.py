"""Looking for a better plan: sergeants of other tempers first, then other orders for one unit after another.

Every change is tried against the plan as it stands, in the same worlds; it is taken up if it is believed to be better.
Each unit is looked at in other worlds than the last, so that a plan does not come to hang on the luck of a few.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from sandtable.games.barbarossa.bots.drafts import write_out, written
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.options import Option, wait
from sandtable.games.barbarossa.bots.plan import orders_for_side
from sandtable.games.barbarossa.bots.temper import TEMPERS
from sandtable.games.barbarossa.bots.thumb import Plan, thought_of
from sandtable.games.barbarossa.bots.trials import Trials, forget, write_plan
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.codec_generated import clone_State
from sandtable.games.barbarossa.rules.names import WAIT
from sandtable.games.barbarossa.rules.orders.table import why_no_orders
from sandtable.games.barbarossa.rules.state import NOWHERE, State, card, place_of, units_of
from sandtable.players.thought.lookahead import SURE, Worth, difference, drop

LEAST: Final = 4  # worlds before anybody drops out
WINDOW: Final = 12  # worlds in which a change is tried
POOL: Final = 3  # windows that worlds are taken from
OF_A_KIND: Final = 2  # options of one order for a unit
MOST: Final = 8  # options of a unit
ROUNDS: Final = 2
EXPECTED: Final = -0.004  # chance to win that a change is expected to cost,
SPREAD: Final = 0.02  # and how far that lies apart


class Search:
    def __init__(self, trials: Trials, g: State, side: int, window: int, seconds: float) -> None:
        self.trials = trials
        self.g = g
        self.side = side
        self.window = window
        self.until = monotonic() + seconds
        self.thought = thought_of(g, side)
        self.plan: Plan = dict(self.thought.plan)
        self.known: dict[int, float] = {}  # by world: what the plan is worth there
        self.first = 0  # world of the next window
        self.others: list[Plan] = []
        self.changes = 0
        self.may_change = NOWHERE  # how many orders, after Radio Interception; NOWHERE: all
        self.changed: list[int] = []

    def keep_to(self, plan: Plan, may_change: int) -> None:
        """The plan stands, but for so many orders."""
        self.plan = plan
        self.may_change = may_change

    def run(self) -> Plan:
        if self.may_change == NOWHERE:
            self.try_tempers()
        units = self.units()
        for _ in range(ROUNDS):
            before = self.changes
            for u in units:
                if monotonic() > self.until:
                    return self.plan
                self.improve(u)
            if self.changes == before:
                break
        return self.plan

    # --- whole plans ---

    def try_tempers(self) -> None:
        for temper in TEMPERS[1:]:
            g = clone_State(self.g)
            plan = {option.unit: option for option in orders_for_side(g, self.side, temper)}
            if not self.is_like(plan):
                self.others.append(plan)
        self.race(self.others)

    def is_like(self, plan: Plan) -> bool:
        same = [entries(one) == entries(plan) for one in [self.plan, *self.others]]
        return any(same)

    # --- single units ---

    def units(self) -> list[int]:
        """Who can be ordered, those nearest to the enemy first."""
        eye = Eye(self.g, self.side)
        able = [u for u in [*eye.mine, *self.plan] if why_no_orders(self.g, u) == reasons.FINE]
        able = sorted(set(able))
        able.sort(key=lambda u: (self.distance(eye, u), -card(self.g, u).cost, u))
        return able

    def distance(self, eye: Eye, u: int) -> int:
        there = place_of(self.g, u)
        return eye.nearest(there) if there >= 0 else 0

    def improve(self, u: int) -> None:
        if self.may_change != NOWHERE and u not in self.changed and len(self.changed) >= self.may_change:
            return
        before = self.changes
        self.try_others(u)
        if self.changes > before and u not in self.changed:
            self.changed.append(u)

    def try_others(self, u: int) -> None:
        made: list[Plan] = []
        for option in self.options(u):
            plan = dict(self.plan)
            if option.order == WAIT:
                del plan[u]
            else:
                plan[u] = option
            made.append(plan)
        self.race(made)

    def options(self, u: int) -> list[Option]:
        """What else could be ordered: the best of each kind, and what other tempers would."""
        offered = [plan[u] for plan in [self.thought.plan, *self.others] if u in plan]
        menu = sorted(self.thought.menu.get(u, []), key=lambda one: -one.value)
        kinds: dict[int, int] = {}
        for option in menu:
            kinds[option.order] = kinds.get(option.order, 0) + 1
            if kinds[option.order] <= OF_A_KIND:
                offered.append(option)
        now = self.plan.get(u)
        seen = [now.entry] if now is not None else []
        found: list[Option] = [wait(u)] if now is not None and self.may_change == NOWHERE else []
        scratch = clone_State(self.g)
        forget(scratch, self.side)
        write_plan(scratch, self.plan)
        for option in offered:
            if len(found) >= MOST:
                break
            if option.order == WAIT or not write_out(scratch, option):
                continue
            option.entry = written(scratch, u)
            if option.entry not in seen:
                seen.append(option.entry)
                found.append(option)
        return found

    # --- comparing ---

    def race(self, plans: list[Plan]) -> None:
        """Takes up the best of them if it is believed to be better than the plan."""
        if not plans:
            return
        found = [Worth(n) for n in range(len(plans) + 1)]  # the first is the plan as it stands
        for k in range(self.window):
            racing = [one for one in found if not one.out]
            if len(racing) < 2 or (k >= LEAST and monotonic() > self.until):
                break
            number = (self.first + k) % (self.window * POOL)
            for one in racing:
                one.tries.append(self.worth(plans, one.choice, number))
            if k + 1 >= LEAST:
                drop(racing, SURE)
        self.first += self.window
        best = believed_best(found)
        if best > 0:
            self.plan = plans[best - 1]
            self.known = {}
            self.changes += 1

    def worth(self, plans: list[Plan], which: int, number: int) -> float:
        if which > 0:
            return self.trials.worth(plans[which - 1], number)
        known = self.known.get(number)
        if known is None:
            known = self.trials.worth(self.plan, number)
            self.known[number] = known
        return known


def believed_best(found: list[Worth]) -> int:
    """0: none is believed to be better than the first."""
    best, most = 0, 0.0
    for one in found[1:]:
        if one.out or len(one.tries) < LEAST:
            continue
        gap, error = difference(one, found[0])
        believed = EXPECTED + (gap - EXPECTED) * SPREAD * SPREAD / (SPREAD * SPREAD + error * error)
        if believed > most:
            best, most = one.choice, believed
    return best


def entries(plan: Plan) -> list[list[int]]:
    return [[u, *plan[u].entry] for u in sorted(plan)]


def standing(g: State, side: int) -> Plan:
    """What is ordered already."""
    found: Plan = {}
    for u in units_of(g, side):
        if g.u_order[u] != WAIT:
            found[u] = Option(u, g.u_order[u], [], 0.0)
            found[u].entry = written(g, u)
    return found
