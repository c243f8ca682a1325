"""Melee (O16.4) of Great War Commander: Runners, Tanks, and Actions just before each player's own roll."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.orders.melee import (
    AMBUSHES,
    FIRST_ROLL,
    SECOND_ROLL,
    VICTIM,
    MeleeFight,
    melee_firepower,
)
from sandtable.commander.rules.purposes import MELEE
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.state import State, inactive, side_units_in
from sandtable.commander.rules.stats import face, firepower, gun_firepower
from sandtable.commander.rules.tell import MELEE as MELEE_BEGINS
from sandtable.commander.rules.victory import check_control, eliminate_all
from sandtable.games.great_war_commander.rules.formations import is_runner
from sandtable.games.great_war_commander.rules.names import MELEE as MELEE_MOMENT
from sandtable.games.great_war_commander.rules.strategy.situation import (
    could_play,
    is_situation,
    play_situation,
    situation_choices,
)
from sandtable.games.great_war_commander.rules.windows import MELEE_ROLL
from sandtable.kernel.frame import ASK, GO

BEFORE_FIRST: Final = 20
BEFORE_SECOND: Final = 21
OPENING: Final = 22


def melee_power(g: State, u: int) -> int:
    """O16.4.1: a Tank with two armaments counts the lower."""
    tables = g.rules.tables
    if not tables.gun_fp[face(g, u)]:
        return firepower(g, u)
    has_mg = tables.unit_fp[face(g, u)] > 0
    return min(firepower(g, u), gun_firepower(g, u)) if has_mg else gun_firepower(g, u)


def has_only_runners(g: State, hex: int, side: int) -> bool:
    units = side_units_in(g, hex, side)
    for u in units:
        if not is_runner(g, u):
            return False
    return bool(units)


def is_ambushed(g: State, objective: int) -> bool:
    """Do Ambushes go on in an Objective? It stays with whoever had it, should they leave nobody there (A30)."""
    for frame in g.frames:
        if isinstance(frame, GreatWarMelee) and (frame.at == AMBUSHES or frame.at == VICTIM):
            if g.rules.map.objective[frame.hex] == objective:
                return True
    return False


class GreatWarMelee(MeleeFight):
    def opening(self) -> int:
        return OPENING

    def step(self, g: State) -> int:
        if self.at == OPENING:
            return self.begin(g)
        if self.at == BEFORE_FIRST or self.at == BEFORE_SECOND:
            return ASK
        return super().step(g)

    # --- Runners (O16.4.1) ---
    def begin(self, g: State) -> int:
        """Who is there at the start decides: Runners whom an Ambush leaves alone fight on."""
        helpless = self.runners(g)
        if helpless:
            return self.overrun(g, helpless)
        self.at = AMBUSHES
        return GO

    def runners(self, g: State) -> list[int]:
        """Those of a side that has nobody else here; of both sides, if neither has (guide 6 #47)."""
        found: list[int] = []
        for side in range(2):
            if has_only_runners(g, self.hex, side):
                found += side_units_in(g, self.hex, side)
        return found

    def overrun(self, g: State, runners: list[int]) -> int:
        """They die, and that is all: no card is played."""
        eliminate_all(g, runners)
        return g.pop()

    # --- Strategy Cards (S98.3.8), offered with Ambushes ---
    def action_choices(self, g: State) -> list[int]:
        found = super().action_choices(g)
        return found + situation_choices(g, self.side, MELEE_MOMENT) if self.at == AMBUSHES else found

    def hides(self, g: State) -> bool:
        return super().hides(g) or (self.at == AMBUSHES and could_play(g, self.side, MELEE_MOMENT))

    def play(self, g: State, code: int) -> None:
        if is_situation(code):
            play_situation(g, self.side, code)
        else:
            super().play(g, code)

    # --- just before one's own roll (A33, A35, A40, A48, A55) ---
    def work_out(self, g: State) -> int:
        check_control(g, self.hex)  # not before all Ambushes are over (A30)
        if not self.both_there(g):
            return self.conclude(g)
        self.strength = [melee_firepower(g, self.hex, 0), melee_firepower(g, self.hex, 1)]
        g.tell(MELEE_BEGINS, self.hex, self.strength[0], self.strength[1])
        self.side = inactive(g)
        self.at = BEFORE_FIRST
        return GO

    def first_rolled(self, g: State) -> int:
        self.add_roll(g, inactive(g))
        if not self.both_there(g):
            return self.conclude(g)
        self.side = g.active
        self.at = BEFORE_SECOND
        return GO

    def open_window(self) -> int:
        if self.at == BEFORE_FIRST or self.at == BEFORE_SECOND:
            return MELEE_ROLL
        return super().open_window()

    def next_window(self, g: State) -> None:
        if self.at == BEFORE_FIRST or self.at == BEFORE_SECOND:
            self.at = FIRST_ROLL if self.at == BEFORE_FIRST else SECOND_ROLL
            push_roll(g, self.side, MELEE)
        else:
            super().next_window(g)

    def strengthen(self, points: int) -> None:
        self.strength[self.side] += points

    def question(self, g: State) -> str:
        if self.at == BEFORE_FIRST or self.at == BEFORE_SECOND:
            return "before-melee-roll"
        return super().question(g)
