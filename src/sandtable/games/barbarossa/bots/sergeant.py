"""The sergeant of Barbarossa: he plans the side as a whole when Planning begins, then writes order after order.

What he decides hangs on what his seat may know and on nothing else, so that he can be asked in the middle of a turn.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.barbarossa.bots.thumb import choose
from sandtable.games.barbarossa.rules.state import State
from sandtable.players.player import Player
from sandtable.players.seat import Seat

WORLD: Final = "sergeant"


class Sergeant(Player):
    name = "sergeant"

    def choose(self, seat: Seat) -> int:
        decision = seat.decision
        if len(decision.choices) == 1:
            return decision.choices[0]
        g = cast(State, seat.world(WORLD).state)
        return choose(g, seat.number, decision.prompt, decision.subject, decision.choices)
