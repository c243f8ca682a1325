"""Reinforcements (tow.6, A59): by the scenario's turn and hexes, chosen by their owner before Planning."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of, unseal
from sandtable.games.barbarossa.rules.standing import ARRIVAL, ASK_ME, standing
from sandtable.games.barbarossa.rules.state import NOBODY, RESERVE, State, of, sequence, units_of, visible_enemies_in
from sandtable.games.barbarossa.rules.verbs import HOLD, PLACE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, Subject

WAITS: Final = -2
LATE: Final = 2  # standing instruction


class Arrivals(Asking):
    """Both sides at once, unseen by each other until all have chosen."""

    entry: list[int]  # by unit: hex chosen; NOBODY: open; WAITS

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        state = of(g)
        unseal(state)
        for u in sequence(state):
            if self.entry[u] >= 0:
                state.u_hex[u] = self.entry[u]
                state.tell(tell.ARRIVES, u, self.entry[u])
        return state.pop()

    def open_of(self, g: State, side: int) -> int:
        for u in sequence(g):
            if g.u_side[u] == side and self.entry[u] == NOBODY and entries_now(g, u):
                said = standing(g, u, ARRIVAL)
                if said == ASK_ME:
                    return u
                self.entry[u] = WAITS if said == LATE and self.may_wait(g, u) else entries_now(g, u)[0]
        return NOBODY

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) != NOBODY

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state = of(g)
        u = self.open_of(state, seat)
        waits = [choice(HOLD, u)] if self.may_wait(state, u) else []
        return [*(choice(PLACE, u, h) for h in entries_now(state, u)), *waits]

    def may_wait(self, g: State, u: int) -> bool:
        return g.turn < g.rules.until[u]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.entry[a_of(code)] = b_of(code) if verb_of(code) == PLACE else WAITS

    def forget(self, g: State, side: int) -> None:
        for u in units_of(g, side):
            self.entry[u] = NOBODY

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("arrival", "tow.6")

    def about(self, g: State, side: int) -> Subject:
        u = self.open_of(g, side)
        return Subject("arrival", side, u, hexes=entries_now(g, u), numbers={"until": g.rules.until[u]})

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is a unit, or the hex by which the unit would come in."""
        u = self.open_of(g, side)
        if verb == HOLD:
            return reasons.HAS_ANSWERED if thing != u else reasons.FINE if self.may_wait(g, u) else reasons.MUST_ARRIVE
        h = last_of(thing)
        if verb != PLACE or first_of(thing) == NOBODY and thing == u or h in entries_now(g, u):
            return reasons.FINE
        return reasons.ENEMIES_AT_THE_ENTRY if h in g.rules.entries[u] else reasons.DOES_NOT_ARRIVE_NOW


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
