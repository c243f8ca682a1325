"""The orders of a turn, for the side as a whole: errands, pooled fire, charges behind it, then everybody else."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.air import Wing
from sandtable.games.barbarossa.bots.close import Charge, Melee, option_of
from sandtable.games.barbarossa.bots.drafts import write_out, written
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.moves import CROWD, Mover
from sandtable.games.barbarossa.bots.odds import chance_of_more, chance_to_pass, together
from sandtable.games.barbarossa.bots.options import Option, wait
from sandtable.games.barbarossa.bots.posts import Posts
from sandtable.games.barbarossa.bots.rides import Rides
from sandtable.games.barbarossa.bots.shots import Battery
from sandtable.games.barbarossa.bots.shots import option_of as fire_option
from sandtable.games.barbarossa.bots.temper import STEADY, Temper
from sandtable.games.barbarossa.bots.works import Works
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import SUPPRESSION_FIRE, WAIT
from sandtable.games.barbarossa.rules.orders.table import unfulfilled, why_no_orders
from sandtable.games.barbarossa.rules.state import (
    SUPPRESSED,
    State,
    card,
    clear_order,
    engaged,
    has,
    in_hex,
    on_board,
    units_of,
)

GIVES_UP: Final = 0.4  # of a unit's Force Points: a fight that costs more is left


def orders_for_side(g: State, side: int, temper: Temper = STEADY) -> list[Option]:
    """One for each unit that is to do something; the others Wait. Own orders that stand in the state are forgotten."""
    return staff_of(g, side, temper).decide()


def staff_of(g: State, side: int, temper: Temper = STEADY) -> Staff:
    for u in units_of(g, side):
        if why_no_orders(g, u) == reasons.FINE:
            clear_order(g, u)
    return Staff(g, side, temper)


class Staff:
    def __init__(self, g: State, side: int, temper: Temper = STEADY) -> None:
        self.g = g
        self.side = side
        self.eye = Eye(g, side, temper)
        self.aims = Aims(self.eye)
        self.aims.assign()
        self.rides = Rides(self.eye, self.aims)
        self.rides.assign()
        self.mover = Mover(self.eye, self.aims)
        self.posts = Posts(self.eye, self.aims, self.mover)
        self.works = Works(self.eye, self.aims, self.mover)
        self.melee = Melee(self.eye, self.aims)
        self.given: dict[int, Option] = {}
        self.bound = unfulfilled(g, side)
        self.menu: dict[int, list[Option]] = {}  # by unit: whatever was thought of for it

    def decide(self) -> list[Option]:
        able = [u for u in self.eye.mine if why_no_orders(self.g, u) == reasons.FINE]
        for option in [*self.rides.plan(), *Wing(self.eye, self.aims).plan()]:
            self.given.setdefault(option.unit, option)
        for u in [u for u in able if engaged(self.g, u)]:
            self.given[u] = self.fight_on(u)
        free = [u for u in able if u not in self.given]
        self.combined_arms(free)
        self.towed_guns()
        return self.write_out()

    def write_out(self) -> list[Option]:
        """Only what Planning will accept, in the order in which it will be written."""
        found: list[Option] = []
        for u in self.g.sequence:
            option = self.given.get(u)
            if option is not None and option.order != WAIT and write_out(self.g, option):
                option.entry = written(self.g, u)
                found.append(option)
        return found

    # --- Close Combat that goes on ---

    def fight_on(self, u: int) -> Option:
        here = [v for v in in_hex(self.g, self.g.u_hex[u]) if self.g.u_side[v] == self.side]
        charges = [c for c in self.melee.charges([u]) if not c.path]
        moves = [move for move in self.mover.options(u) if not move.parts[2:]]
        away = max(moves, key=lambda move: (move.value, -move.end), default=wait(u))
        self.menu[u] = [wait(u), *moves]
        self.menu[u] += [option_of(c, self.melee.worth([u], c.target)) for c in charges]
        if not charges:
            return away
        best = max(charges, key=lambda c: (self.melee.worth(here, c.target), -c.target))
        gain = self.melee.worth(here, best.target)
        limit = GIVES_UP * card(self.g, u).cost * self.g.u_size[u] / max(1, card(self.g, u).size)
        if gain < -limit and away.order != WAIT and not has(self.g, u, SUPPRESSED):
            return away
        return option_of(best, gain)

    # --- fire, charges, and the rest ---

    def combined_arms(self, free: list[int]) -> None:
        others = {u: self.others(u) for u in free}
        best = {u: max(others[u], key=lambda option: option.value, default=wait(u)) for u in free}
        stakes = [0.0] * len(self.g.u_card)
        stays = [0.0] * len(self.g.u_card)
        for u in free:
            stays[u] = self.works.stay(u)
            stakes[u] = best[u].value - stays[u]
        may_fire = [u for u in free if u not in self.bound]
        shots = Battery(self.eye, self.aims).shots(may_fire)
        battery = Battery(self.eye, self.aims)
        fire = battery.share_out(shots, stakes)
        charges = [c for c in self.melee.charges(may_fire) if c.path]
        for u in free:
            self.menu[u] = others[u][:]
        for shot in shots:
            self.menu[shot.unit].append(fire_option(shot, battery.worth(shot.target, [shot])))
        for c in charges:
            self.menu[c.unit].append(option_of(c, self.melee.worth([c.unit], c.target)))
        charging = self.charge(charges, battery, fire, stakes)
        if charging:
            battery = Battery(self.eye, self.aims)
            battery.assaulted = sorted({option.target for option in charging})
            busy = [option.unit for option in charging]
            fire = battery.share_out([shot for shot in shots if shot.unit not in busy], stakes)
        for option in [*charging, *fire]:
            self.given[option.unit] = option
        left = [u for u in free if u not in self.given]
        left.sort(key=lambda u: (-best[u].value, u))
        for u in left:
            self.settle(u, others[u])

    def charge(self, charges: list[Charge], battery: Battery, fire: list[Option], stakes: list[float]) -> list[Option]:
        """With the units that have nothing better to do, against those whom the others' fire may suppress first."""
        if not charges:
            return []
        gives_up = stakes[:]
        for option in fire:
            gives_up[option.unit] = max(gives_up[option.unit], stakes[option.unit] + option.value)
        chance: dict[int, float] = {}
        chargers = [c.unit for c in charges]
        for v in battery.pools:
            if not has(self.g, v, SUPPRESSED):
                chance[v] = self.chance_to_suppress(battery, v, chargers)
        return self.melee.plan(charges, [max(0.0, stake) for stake in gives_up], chance)

    def chance_to_suppress(self, battery: Battery, v: int, without: list[int]) -> float:
        shots = [shot for shot in battery.pools[v] if shot.unit not in without]
        if not shots:
            return 0.0
        spread = shots[0].spread
        for shot in shots[1:]:
            spread = together(spread, shot.spread)
        tested = any(shot.order == SUPPRESSION_FIRE for shot in shots)
        return (1.0 if tested else chance_of_more(spread, self.eye.guard(v))) * (
            1.0 - chance_to_pass(fortitude(self.g, v))
        )

    def others(self, u: int) -> list[Option]:
        """Everything but plain fire and charges."""
        made = [*self.mover.options(u), *self.mover.firing_options(u), *self.works.options(u)]
        made += [*self.posts.defend(u), *self.posts.ambush(u), *self.posts.deploy(u), *self.posts.turn(u)]
        made += self.posts.withdraw(u)
        if on_board(self.g, u):
            still = wait(u)
            still.value = self.works.stay(u)
            made.append(still)
        return [option for option in made if option.end >= 0] if u in self.bound else made

    def settle(self, u: int, options: list[Option]) -> None:
        """The best one, with a mind to who is going where already."""
        if not options:
            return
        crowd = self.mover.crowd

        def value(option: Option) -> float:
            return option.value - (CROWD * max(0, crowd[option.end] - 1) if option.end >= 0 else 0.0)

        best = max(options, key=value)
        crowd[best.end if best.end >= 0 else max(0, self.g.u_hex[u])] += 1
        self.given[u] = best

    def towed_guns(self) -> None:
        for u in self.rides.towed():
            t = self.g.u_carrier[u]
            if why_no_orders(self.g, u) != reasons.FINE:
                continue
            found = self.posts.deploy(u)
            best = max(found, key=lambda option: option.value, default=wait(u))
            near = self.eye.nearest(self.g.u_hex[t]) <= 5 or self.eye.turns_left < 5
            goal = self.aims.goal[t]
            there = goal >= 0 and self.eye.turns_to(t, self.g.u_hex[t], goal) <= 1.0
            if best.order != WAIT and (near or there):
                self.given[u] = best
