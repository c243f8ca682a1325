"""Reinforcements (tow.6, A59): by the scenario's turn and hexes, chosen by their owner before Planning."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.state import NOBODY, RESERVE, State, of, sequence, visible_enemies_in
from sandtable.games.barbarossa.rules.verbs import HOLD, PLACE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, Frame


class Arrivals(Frame):
    """Both sides at once, unseen by each other until all have chosen."""

    entry: list[int]  # by unit: hex chosen; NOBODY: open; -2: it waits

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        state = of(g)
        for u in sequence(state):
            if self.entry[u] >= 0:
                state.u_hex[u] = self.entry[u]
                state.tell(tell.ARRIVES, u, self.entry[u])
        return state.pop()

    def open_of(self, g: State, side: int) -> int:
        for u in sequence(g):
            if g.u_side[u] == side and self.entry[u] == NOBODY and entries_now(g, u):
                return u
        return NOBODY

    def asked(self, g: kernel.State) -> int:
        return sum(1 << side for side in range(len(SIDE_NAMES)) if self.open_of(of(g), side) != NOBODY)

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state = of(g)
        u = self.open_of(state, seat)
        waits = [choice(HOLD, u)] if state.turn < state.rules.until[u] else []
        return [*(choice(PLACE, u, h) for h in entries_now(state, u)), *waits]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.entry[a_of(code)] = b_of(code) if verb_of(code) == PLACE else -2

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("arrival", "tow.6")


def entries_now(g: State, u: int) -> list[int]:
    """Hexes by which it can come in now; none if it is not its time, or enemies stand in all of them."""
    if g.u_hex[u] != RESERVE or not 0 < g.rules.arrives[u] <= g.turn:
        return []
    return [h for h in g.rules.entries[u] if not visible_enemies_in(g, h, g.u_side[u])]


def push_arrivals(g: State) -> None:
    frame = Arrivals()
    frame.at = 0
    frame.entry = [NOBODY] * len(g.u_card)
    g.push(frame)
