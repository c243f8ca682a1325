"""Leaving the map by the enemy's edge (7.2.1): each unit scores, then its owner picks a Time Track space for it."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.scenario.due import push_due
from sandtable.commander.rules.state import TIME_TRACK, Procedure, State, set_space
from sandtable.commander.rules.verbs import SPACE
from sandtable.commander.rules.victory import exit_map
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

LEAVE: Final = 0
SPACE_FOR: Final = 1


class Exits(Procedure):
    units: list[int]

    def step(self, g: State) -> int:
        if g.due:
            return push_due(g)
        if self.at == SPACE_FOR:
            return ASK
        if not self.units:
            return g.pop()
        exit_map(g, self.units[0])
        if g.u_hex[self.units[0]] != TIME_TRACK:
            self.units.pop(0)  # back to the counter mix (E58.1), or gone by a rule of the scenario
        else:
            self.at = SPACE_FOR
        return GO

    def who(self, g: State) -> int:
        return g.u_owner[self.units[0]]

    def choices(self, g: State) -> list[int]:
        """Any space in the 20th Anniversary Edition (Q5); only those ahead in the first."""
        first = min(g.time + 1, TIME_SPACES) if g.rules.options.exit_ahead else 1
        return [choice(SPACE, n) for n in range(first, TIME_SPACES + 1)]

    def chosen(self, g: State, choice: int) -> None:
        u = self.units.pop(0)
        set_space(g, u, a_of(choice))
        g.tell(tell.TIME_SPACE, u, a_of(choice))
        self.at = LEAVE

    def question(self, g: State) -> str:
        return "exit-space"

    def about(self, g: State) -> Subject:
        return Subject("exit", self.who(g), self.units[0], self.units)


def push_exits(g: State, units: list[int]) -> int:
    frame = g.rules.new_exits()
    frame.at = LEAVE
    frame.units = units[:]
    g.push(frame)
    return GO
