"""An opponent for either seat: the smuggler makes for the east, the guard for the middle of where he may be."""

from __future__ import annotations

from lantern.rules import GUARD, MARSH, ROWS, SLIP, WAIT, of
from sandtable.kernel.choice import a_of, verb_of
from sandtable.players.player import Player
from sandtable.players.seat import Seat


class Watchman(Player):
    name = "watchman"

    def choose(self, seat: Seat) -> int:
        world = of(seat.world(str(self.rng.random())).state)
        here = world.guard if seat.number == GUARD else world.smuggler

        def worth(code: int) -> float:
            hex = here if verb_of(code) == WAIT else a_of(code)
            if seat.number == GUARD:
                return -MARSH.distances[hex * MARSH.size + world.smuggler]
            return 99 if verb_of(code) == SLIP else hex // ROWS + 0.4 * MARSH.distances[hex * MARSH.size + world.guard]

        return max(seat.decision.choices, key=worth)
