"""What a simultaneous step of fire does once all its dice are rolled (sim.1): hits pooled, Defense, losses, tests.

Nothing in here influences what was rolled in the same step.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.air.paratroops import share_losses
from sandtable.games.barbarossa.rules.defense import absorb, defense, lose
from sandtable.games.barbarossa.rules.fortitude import test_fortitude
from sandtable.games.barbarossa.rules.state import State, of, sequence
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import Frame

ABSORB, SPLIT, TEST = range(3)


class Landing(Frame):
    """Hits by unit, pooled over all attackers, and the units that must test even without a casualty."""

    hits: list[int]  # by unit
    must: list[int]  # by unit: 1 if it tests in any case (ft.1, ft.4, ft.6b)
    lost: list[int]  # by unit: casualties of this step
    cause: str  # names the tests in the labels of their dice

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == ABSORB:
            self.at = SPLIT
            self.land(state)
        elif self.at == SPLIT:
            self.at = TEST  # what transports carry suffers with them: see transports
            share_losses(state, self.lost)
        else:
            testing = [u for u in sequence(state) if self.must[u] or self.lost[u]]
            state.pop()
            test_fortitude(state, testing, self.cause)
        return 0

    def land(self, g: State) -> None:
        for u in sequence(g):
            if self.hits[u]:
                self.lost[u] = absorb(g, u, self.hits[u])
                g.tell(tell.HITS, u, self.hits[u], defense(g, u))
        for u in sequence(g):
            lose(g, u, self.lost[u])


def new_landing(g: State, cause: str) -> Landing:
    frame = Landing()
    frame.at = ABSORB
    frame.hits = [0] * len(g.u_card)
    frame.must = [0] * len(g.u_card)
    frame.lost = [0] * len(g.u_card)
    frame.cause = cause
    return frame
