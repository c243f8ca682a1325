"""Melee (O16.4), Ambush (A25) and No Quarter (A38)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import CLOSED, MELEE_BEGINS, MELEE_OVER, ActionWindow
from sandtable.commander.rules.breaking import break_unit
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.names import BUNKER, PILLBOX
from sandtable.commander.rules.purposes import MELEE
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.scenario.own_values import MELEE as MELEE_CHANGE
from sandtable.commander.rules.scenario.script import MELEE_WON
from sandtable.commander.rules.scenario.values import roll_change
from sandtable.commander.rules.state import (
    Procedure,
    State,
    inactive,
    occupied_by,
    other,
    shared_hexes,
    side_units_in,
)
from sandtable.commander.rules.stats import boxed_firepower
from sandtable.commander.rules.verbs import CHOOSE_NONE, HEX, UNIT
from sandtable.commander.rules.victory import eliminate_all
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Frozen, Subject


class Melees(Procedure):
    """O16.4: every hex that this Order or trigger has made shared, in the active player's order."""

    shared: Frozen[list[int]]  # hexes that were shared before: not ours to fight

    def step(self, g: State) -> int:
        if not self.hexes(g):
            return g.pop()
        return ASK

    def hexes(self, g: State) -> list[int]:
        return [h for h in shared_hexes(g) if h not in self.shared]

    def fights_after(self) -> bool:
        return True

    def who(self, g: State) -> int:
        return g.active

    def choices(self, g: State) -> list[int]:
        return [choice(HEX, h) for h in self.hexes(g)]

    def chosen(self, g: State, choice: int) -> None:
        push_melee(g, a_of(choice))

    def question(self, g: State) -> str:
        return "melee-order"

    def about(self, g: State) -> Subject:
        return Subject("melees", g.active, hexes=self.hexes(g))


def push_melees(g: State, shared_before: list[int]) -> int:
    frame = Melees()
    frame.at = 0
    frame.shared = shared_before
    g.push(frame)
    return GO


AMBUSHES: Final = 0
VICTIM: Final = 1
STRENGTH: Final = 2
FIRST_ROLL: Final = 3
SECOND_ROLL: Final = 4
COMPARE: Final = 5
QUARTER: Final = 6


def melee_firepower(g: State, hex: int, side: int) -> int:
    """O16.4.1: current FP of units, never of Weapons, and 1 more for each boxed FP."""
    sum = 0
    for u in side_units_in(g, hex, side):
        sum += g.rules.melee_power(g, u)
        if boxed_firepower(g, u):
            sum += 1
    units = side_units_in(g, hex, side)
    return sum + roll_change(g, MELEE_CHANGE, side, 0, hex, units) if g.rules.own.rolls else sum


def tie_winner(g: State, hex: int) -> int:
    """O16.4.3: the last sole occupant of a Bunker or Pillbox wins a tie there; else nobody (-1), unless the scenario
    says who."""
    fort = g.h_fort[hex]
    if (fort == BUNKER or fort == PILLBOX) and g.h_sole[hex]:
        return g.h_sole[hex] - 1
    return g.rules.own.melee_ties_to


def loses(mine: int, theirs: int, side: int, ties_to: int) -> bool:
    """O16.4.3: the lower side is eliminated; on a tie both, unless a Bunker or Pillbox decides."""
    return mine < theirs or (mine == theirs and ties_to != side)


class MeleeFight(ActionWindow):
    """One Melee: Ambushes, strengths, the inactive player's roll, the active player's, losses, No Quarter."""

    hex: int
    side: int  # whose Ambush or No Quarter window is open
    strength: list[int]
    total: list[int]
    tie_winner: int  # last sole occupant of a Bunker or Pillbox, or -1

    def step(self, g: State) -> int:
        if self.at == AMBUSHES or self.at == VICTIM:
            return ASK
        if self.at == STRENGTH:
            return self.work_out(g)
        if self.at == FIRST_ROLL:
            return self.first_rolled(g)
        if self.at == SECOND_ROLL:
            return self.second_rolled(g)
        if self.at == COMPARE:
            return self.compare(g)
        return self.quarter_window(g)

    def opening(self) -> int:
        """The step with which it begins."""
        return AMBUSHES

    def both_there(self, g: State) -> bool:
        return occupied_by(g, self.hex, 0) and occupied_by(g, self.hex, 1)

    # --- Ambush (A25): inactive player first, then the active one, even if he has nobody left there ---
    def who(self, g: State) -> int:
        return other(self.side) if self.at == VICTIM else self.side

    def choices(self, g: State) -> list[int]:
        if self.at == VICTIM:
            return [choice(UNIT, u) for u in side_units_in(g, self.hex, other(self.side))]
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def open_window(self) -> int:
        if self.at == AMBUSHES:
            return MELEE_BEGINS
        return MELEE_OVER if self.at == QUARTER else CLOSED

    def player(self, g: State) -> int:
        return self.side

    def ask_for_victim(self) -> None:
        self.at = VICTIM

    def chosen(self, g: State, choice: int) -> None:
        if self.at == VICTIM:
            self.at = AMBUSHES
            break_unit(g, a_of(choice))
        elif choice == CHOOSE_NONE:
            self.next_window(g)
        else:
            self.play(g, choice)

    def next_window(self, g: State) -> None:
        if self.side == inactive(g):
            self.side = g.active
        elif self.at == AMBUSHES:
            self.at = STRENGTH
        else:
            self.side = -1

    def question(self, g: State) -> str:
        if self.at == VICTIM:
            return "ambush-victim"
        return "ambush" if self.at == AMBUSHES else "no-quarter"

    # --- strengths and rolls ---
    def work_out(self, g: State) -> int:
        if not self.both_there(g):
            return self.conclude(g)  # O16.4.1: Ambushes have left one side, or both, without units
        self.strength = [melee_firepower(g, self.hex, 0), melee_firepower(g, self.hex, 1)]
        g.tell(tell.MELEE, self.hex, self.strength[0], self.strength[1])
        self.at = FIRST_ROLL
        return push_roll(g, inactive(g), MELEE)

    def first_rolled(self, g: State) -> int:
        self.add_roll(g, inactive(g))
        if not self.both_there(g):
            return self.conclude(g)  # O16.4.2: a trigger has wiped out a side
        self.at = SECOND_ROLL
        return push_roll(g, g.active, MELEE)

    def second_rolled(self, g: State) -> int:
        self.add_roll(g, g.active)
        if not self.both_there(g):
            return self.conclude(g)
        self.at = COMPARE
        return GO

    def add_roll(self, g: State, side: int) -> None:
        self.total[side] = self.strength[side] + total(g, g.value)
        g.tell(tell.MELEE_TOTAL, side, self.total[side])

    def compare(self, g: State) -> int:
        losers: list[int] = []
        for side in range(2):
            if loses(self.total[side], self.total[other(side)], side, self.tie_winner):
                losers += side_units_in(g, self.hex, side)
        eliminate_all(g, losers)
        return self.conclude(g)

    def conclude(self, g: State) -> int:
        """However it ended, a Melee has a conclusion (A38)."""
        for side in range(2):
            if g.rules.script.events and occupied_by(g, self.hex, side) and not occupied_by(g, self.hex, other(side)):
                g.rules.happened(g, MELEE_WON, side, -1, self.hex, 0)
        self.at = QUARTER
        self.side = inactive(g)
        return GO

    # --- No Quarter (A38) ---
    def quarter_window(self, g: State) -> int:
        if self.side < 0:
            return g.pop()
        return ASK

    # --- what it is about ---
    def about(self, g: State) -> Subject:
        units = side_units_in(g, self.hex, 0) + side_units_in(g, self.hex, 1)
        numbers = {"open": 1 if self.both_there(g) else 0}
        for side in range(2):
            numbers[f"strength-{side}"] = self.strength[side]
            numbers[f"total-{side}"] = self.total[side]
        kind = "melee-over" if self.at == QUARTER else "melee"
        return Subject(kind, self.side, units=units, hex=self.hex, numbers=numbers)


def push_melee(g: State, hex: int) -> None:
    frame = g.rules.new_melee()
    frame.at = frame.opening()
    frame.hex = hex
    frame.side = inactive(g)
    frame.strength = [0, 0]
    frame.total = [0, 0]
    frame.tie_winner = tie_winner(g, hex)
    g.push(frame)
