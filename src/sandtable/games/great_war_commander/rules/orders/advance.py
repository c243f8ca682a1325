"""The Advance Order of Great War Commander (O16): one by one or as a stack, with what meets them in the hex."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.orders.advance import LEAVE, OFF_MAP, PICK, AdvanceOrder
from sandtable.commander.rules.passage import advance_to_reason
from sandtable.commander.rules.state import ADVANCING, State, side_units_in, unmark
from sandtable.commander.rules.verbs import CHOOSE_DONE, WITH
from sandtable.games.great_war_commander.rules.orders.arriving import push_arriving
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

TOGETHER: Final = 10


class GreatWarAdvanceOrder(AdvanceOrder):
    def step(self, g: State) -> int:
        return ASK if self.at == TOGETHER else super().step(g)

    # --- as a stack (O16.2) ---
    def companions(self, g: State) -> list[int]:
        """Others of the same hex who could go along."""
        here = side_units_in(g, self.origin, self.side)
        return [u for u in here if g.u_flags[u] & ADVANCING != 0 and self.can_come(g, u)]

    def can_come(self, g: State, u: int) -> bool:
        if self.target == OFF_MAP:
            return g.rules.exit_reason(g, u) == reasons.OK
        return advance_to_reason(g, u, self.target) == reasons.OK

    def choices(self, g: State) -> list[int]:
        if self.at != TOGETHER:
            return super().choices(g)
        found = [choice(WITH, u) for u in self.companions(g)]
        found.append(CHOOSE_DONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at != TOGETHER:
            super().chosen(g, choice)
            if self.at == LEAVE and self.companions(g):
                self.at = TOGETHER
        elif choice == CHOOSE_DONE:
            self.at = LEAVE
        else:
            u = a_of(choice)
            unmark(g, u, ADVANCING)
            self.units.append(u)

    def question(self, g: State) -> str:
        return "advance-with" if self.at == TOGETHER else "advance"

    # --- in the hex ---
    def come_in(self, g: State) -> int:
        return push_arriving(g, self.units, self.origin, self.target, False) if self.units else GO

    def about(self, g: State) -> Subject:
        if self.at == PICK:
            return super().about(g)
        return Subject("advance-with", self.side, units=self.units, hex=self.target)
