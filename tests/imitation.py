"""Titles that do what a real one does; tests let them do one thing badly."""

from __future__ import annotations

from sandtable.kernel.frame import State
from sandtable.kernel.title import Data, Title


class Imitation(Title):
    def __init__(self, real: Title) -> None:
        self.real = real
        self.name, self.revision, self.seats = real.name, real.revision, real.seats
        self.changes, self.turn_rule, self.first_verbs = real.changes, real.turn_rule, real.first_verbs
        self.verbs, self.events = real.verbs, real.events

    def clone(self, g: State) -> State:
        return self.real.clone(g)

    def dump(self, g: State) -> Data:
        return self.real.dump(g)

    def load(self, data: Data, scenario: Data, options: Data) -> State:
        return self.real.load(data, scenario, options)

    def equal(self, a: State, b: State) -> bool:
        return self.real.equal(a, b)

    def view(self, g: State, seat: int) -> Data:
        return self.real.view(g, seat)

    def determinise(self, g: State, seat: int, seed: str) -> None:
        self.real.determinise(g, seat, seed)

    def notation(self, g: State, choice: int) -> str:
        return self.real.notation(g, choice)

    def structured(self, g: State, choice: int) -> Data:
        return self.real.structured(g, choice)
