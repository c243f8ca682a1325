"""Clear a Path (path.1, A31): when it is finished the owner says towards which hexes the glade has exits."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.special.engineers import clear_path, sides
from sandtable.games.barbarossa.rules.state import State, of
from sandtable.games.barbarossa.rules.verbs import DONE_CHOICE, FACE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, Frame, Subject
from sandtable.terrain.lattice import DIRECTIONS, NONE

FEWEST: Final = 2  # exits
ALL: Final = (1 << DIRECTIONS) - 1


class PathExits(Frame):
    workers: list[int]  # one unit for each hex
    exits: list[int]  # bit masks
    ended: list[int]

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.asked(g):
            return ASK
        for i in range(len(self.workers)):
            clear_path(state, state.u_hex[self.workers[i]], self.exits[i])
        return g.pop()

    def open_of(self, g: State, side: int) -> int:
        for i in range(len(self.workers)):
            if not self.ended[i] and g.u_side[self.workers[i]] == side:
                return i
        return -1

    def asked(self, g: kernel.State) -> int:
        return sum(1 << side for side in range(len(SIDE_NAMES)) if self.open_of(of(g), side) >= 0)

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

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("path-exits", "path.1")

    def subject(self, g: kernel.State) -> Subject:
        i = max(self.open_of(of(g), 0), self.open_of(of(g), 1))
        return Subject("path", unit=self.workers[i], hex=of(g).u_hex[self.workers[i]]) if i >= 0 else Subject()


def push_path_exits(g: State, done: list[int]) -> None:
    first = [u for i, u in enumerate(done) if g.u_hex[u] not in [g.u_hex[v] for v in done[:i]]]
    if first:
        frame = PathExits()
        frame.at = 0
        frame.workers = first
        frame.exits = [0] * len(first)
        frame.ended = [0] * len(first)
        g.push(frame)
