"""Events that bring Formations and Weapons into play beside the Support Tables.

E70 Hero, E76 Machine Gun Nest, E80 Mobile Firepower, E88 Runner, E90 Scrounge, E97 Walking Wounded.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.events.arrivals import (
    HeroAppears,
    HeroRallies,
    WalkingWounded,
    eliminated_units,
)
from sandtable.commander.rules.events.frames import BEGIN, OneChoice, receive, unit_choices
from sandtable.commander.rules.events.units import Scrounge
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import (
    BROKEN,
    IN_BOX,
    NO_UNIT,
    State,
    new_weapon,
    other,
    units_in,
    units_of,
)
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import CHOOSE_YES, GIVE
from sandtable.games.great_war_commander.rules.activation import push_seniority
from sandtable.games.great_war_commander.rules.command import highest_leader
from sandtable.games.great_war_commander.rules.counter_mix import weapons_left
from sandtable.games.great_war_commander.rules.events.frames import OneFormation, good_units, may_carry, own_units
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank, is_unit
from sandtable.games.great_war_commander.rules.names import LMG, MACHINE_GUN_NEST, MOBILE_FIREPOWER
from sandtable.games.great_war_commander.rules.orders.runner import has_runner_counter, place_runner, runner_kind
from sandtable.games.great_war_commander.rules.verbs import WEAPON_TYPE
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import GO

CHAUCHAT: Final = "chauchat"


# --- E70 ---


class HeroSteadies(HeroRallies):
    """E70: a Unit in his hex, not a Leader."""

    def found(self, g: State) -> list[int]:
        return unit_choices([u for u in units_in(g, self.hex) if is_unit(g, u) and g.u_flags[u] & BROKEN])


class Hero(HeroAppears):
    def new_rally(self) -> HeroRallies:
        return HeroSteadies()


def push_hero(g: State, side: int) -> None:
    receive(g, Hero(), side)


# --- E76, E80 ---


class WeaponAssigned(OneChoice):
    """E76, E80: a light machine gun of the countermix, if one can be had, for an own Unit without a Weapon."""

    event: int

    def found(self, g: State) -> list[int]:
        return [choice(WEAPON_TYPE, kind) for kind in self.kinds(g) if takers(g, self.side, kind, self.event)]

    def kinds(self, g: State) -> list[int]:
        """Types of LMGs of the nation in service of which one is left; E80 is about the Chauchat alone."""
        tables = g.rules.tables
        nation = g.rules.nation[self.side]
        own = [k for k in range(len(tables.weapon_name)) if tables.weapon_nation[k] == nation]
        light = [k for k in own if tables.weapon_class[k] == LMG and tables.weapon_serves(k, facts_of(g).date)]
        if self.event == MOBILE_FIREPOWER:
            light = [k for k in light if tables.weapon_name[k].endswith(CHAUCHAT)]
        return [k for k in light if weapons_left(g, k) > 0]

    def carry_out(self, g: State, code: int) -> None:
        frame = WeaponTaker()
        frame.event = self.event
        frame.kind = a_of(code)
        receive(g, frame, self.side)

    def question(self, g: State) -> str:
        return "weapon-type"

    def cited(self, g: State) -> str:
        return g.rules.tables.words.events[self.event]


class WeaponTaker(OneFormation):
    event: int
    kind: int

    def targets(self, g: State) -> list[int]:
        return takers(g, self.side, self.kind, self.event)

    def carry_out(self, g: State, code: int) -> None:
        w = new_weapon(g, self.kind, a_of(code))
        g.tell(tell.WEAPON_GIVEN, w, a_of(code))

    def question(self, g: State) -> str:
        return g.rules.tables.words.events[self.event]


def takers(g: State, side: int, kind: int, event: int) -> list[int]:
    """Good Order Units for a Machine Gun Nest, unbroken ones for Mobile Firepower."""
    if event == MACHINE_GUN_NEST:
        units = good_units(g, side)
    else:
        units = [u for u in own_units(g, side) if not g.u_flags[u] & BROKEN]
    return [u for u in units if may_carry(g, u, kind)]


def push_weapon(g: State, side: int, event: int, card: int) -> None:
    """E76.1: ignored before the date on the card."""
    if facts_of(g).date < g.rules.tables.card_event_from[card]:
        return
    frame = WeaponAssigned()
    frame.event = event
    receive(g, frame, side)


# --- E88 ---


class RunnerReports(OneChoice):
    """E88: a Runner may join the Highest-ranking Leader, within the stacking limit."""

    def step(self, g: State) -> int:
        if push_seniority(g, self.side):
            return GO
        return super().step(g)

    def found(self, g: State) -> list[int]:
        leader = highest_leader(g, self.side)
        if leader == NO_UNIT or not has_runner_counter(g, self.side):
            return []
        room = stacking_limit(g, g.u_hex[leader], self.side) - g.rules.tables.unit_figures[runner_kind(g, self.side)]
        return [CHOOSE_YES] if figures(g, g.u_hex[leader], self.side) <= room else []

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        place_runner(g, self.side)

    def question(self, g: State) -> str:
        return "runner-event"


def push_runner(g: State, side: int) -> None:
    receive(g, RunnerReports(), side)


# --- E90 ---


class OwnScrounge(Scrounge):
    """E90: an eliminated Weapon of one's own may come back to an own Unit that can carry it."""

    def found(self, g: State) -> list[int]:
        tables = g.rules.tables
        enemy = g.rules.nation[other(self.side)]
        lost = [w for w in range(len(g.w_type)) if g.w_carrier[w] == IN_BOX]
        own = [w for w in lost if tables.weapon_nation[g.w_type[w]] != enemy]
        units = units_of(g, self.side)
        return [choice(GIVE, w, u) for w in own for u in units if may_carry(g, u, g.w_type[w])]


def push_scrounge(g: State, side: int) -> None:
    receive(g, OwnScrounge(), side)


# --- E97 ---


class StragglingWounded(WalkingWounded):
    """E97: a Unit or Leader, never a Tank; the Casualty Track closes up behind him."""

    def wounded(self, g: State) -> list[int]:
        return [u for u in eliminated_units(g) if not is_tank(g, u)]

    def chosen(self, g: State, choice: int) -> None:
        begins = self.at == BEGIN
        super().chosen(g, choice)
        if not begins:
            row = g.casualties[g.u_owner[self.unit]]
            g.casualties[g.u_owner[self.unit]] = [u for u in row if u != NO_UNIT]


def push_walking_wounded(g: State, side: int) -> None:
    frame = StragglingWounded()
    frame.unit = NO_UNIT
    frame.hex = -1
    receive(g, frame, side)
