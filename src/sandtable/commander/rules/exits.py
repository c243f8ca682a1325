"""Leaving the map by the enemy's edge (7.2.1): the owner picks a Time Track space for each unit."""

from __future__ import annotations

from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.state import Procedure, State
from sandtable.commander.rules.stats import is_hero
from sandtable.commander.rules.verbs import SPACE
from sandtable.commander.rules.victory import exit_map
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


class Exits(Procedure):
    units: list[int]

    def step(self, g: State) -> int:
        if not self.units:
            return g.pop()
        if is_hero(g, self.units[0]):
            exit_map(g, self.units.pop(0), 0)  # back to the counter mix (E58.1)
            return GO
        return ASK

    def who(self, g: State) -> int:
        return g.u_owner[self.units[0]]

    def choices(self, g: State) -> list[int]:
        """Any space in the 20th Anniversary Edition (Q5); only those ahead in the first."""
        first = min(g.time + 1, TIME_SPACES) if g.rules.options.exit_ahead else 1
        return [choice(SPACE, n) for n in range(first, TIME_SPACES + 1)]

    def chosen(self, g: State, choice: int) -> None:
        exit_map(g, self.units.pop(0), a_of(choice))

    def question(self, g: State) -> tuple[str, str]:
        return ("exit-space", "7.2.1")

    def about(self, g: State) -> Subject:
        return Subject("exit", self.who(g), self.units[0], self.units)


def push_exits(g: State, units: list[int]) -> int:
    frame = Exits()
    frame.at = 0
    frame.units = units[:]
    g.push(frame)
    return GO
