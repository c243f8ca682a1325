"""Clear a Path (path.1, A31): when it is finished the owner says towards which hexes the glade has exits."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.asking import Asking, unseal
from sandtable.games.barbarossa.rules.special.engineers import clear_path, sides
from sandtable.games.barbarossa.rules.standing import EXITS, standing
from sandtable.games.barbarossa.rules.state import State, of
from sandtable.games.barbarossa.rules.verbs import DONE_CHOICE, FACE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, Subject
from sandtable.terrain.lattice import DIRECTIONS, NONE

FEWEST: Final = 2  # exits
ALL: Final = (1 << DIRECTIONS) - 1


class PathExits(Asking):
    workers: list[int]  # one unit for each hex
    exits: list[int]  # bit masks
    ended: list[int]

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.asked(g):
            return ASK
        unseal(state)
        for i in range(len(self.workers)):
            clear_path(state, state.u_hex[self.workers[i]], self.exits[i])
        return g.pop()

    def open_of(self, g: State, side: int) -> int:
        for i in range(len(self.workers)):
            u = self.workers[i]
            if not self.ended[i] and g.u_side[u] == side:
                if standing(g, u, EXITS) == 0:
                    return i
                beyond = [d for d in sides(ALL) if g.rules.ground.beside(g.u_hex[u], d) != NONE]
                self.exits[i], self.ended[i] = sum(1 << d for d in beyond), 1
        return -1

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state, i = of(g), self.open_of(of(g), seat)
        here = state.u_hex[self.workers[i]]
        free = [d for d in sides(ALL & ~self.exits[i]) if state.rules.ground.beside(here, d) != NONE]
        enough = len(sides(self.exits[i])) >= FEWEST
        return [*(choice(FACE, d) for d in free), *([DONE_CHOICE] if enough else [])]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        i = self.open_of(of(g), seat)
        if verb_of(code) == FACE:
            self.exits[i] |= 1 << a_of(code)
        else:
            self.ended[i] = 1

    def forget(self, g: State, side: int) -> None:
        for i in range(len(self.workers)):
            if g.u_side[self.workers[i]] == side:
                self.exits[i] = self.ended[i] = 0

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("path-exits", "path.1")

    def about(self, g: State, side: int) -> Subject:
        """`hexes` are those to which exits lead already."""
        i = self.open_of(g, side)
        u = self.workers[i]
        chosen = [g.rules.ground.beside(g.u_hex[u], d) for d in sides(self.exits[i])]
        return Subject("path-exits", side, u, hex=g.u_hex[u], hexes=chosen, numbers={"exits": self.exits[i]})

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        i = self.open_of(g, side)
        if verb != FACE or thing not in range(DIRECTIONS):
            return reasons.FINE
        if self.exits[i] >> thing & 1:
            return reasons.IS_AN_EXIT
        beyond = g.rules.ground.beside(g.u_hex[self.workers[i]], thing)
        return reasons.NOTHING_BEYOND if beyond == NONE else reasons.FINE


def push_path_exits(g: State, done: list[int]) -> None:
    first = [u for i, u in enumerate(done) if g.u_hex[u] not in [g.u_hex[v] for v in done[:i]]]
    if first:
        frame = PathExits()
        frame.at = 0
        frame.workers = first
        frame.exits = [0] * len(first)
        frame.ended = [0] * len(first)
        g.push(frame)
