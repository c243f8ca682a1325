"""Where units were when something happened: worked out backwards, from where they are now.

A hidden unit's place is told to its owner alone, so it is noted with the place whether it was hidden then.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.state import ABOARD, AIRFIELD, HIDDEN, RESERVE, State, has
from sandtable.games.barbarossa.rules.tell import EVENTS
from sandtable.kernel.frame import Event

AT: Final = [
    tell.IS_DESTROYED,
    tell.IS_CAPTURED,
    tell.LEAVES_THE_BOARD,
]  # of which the last argument is where it was until then
FROM: Final = {
    tell.DEBARKS: ABOARD, tell.ARRIVES: RESERVE, tell.LAUNCHES: AIRFIELD, tell.PARACHUTES: AIRFIELD,
}  # fmt: skip
BESIDE: Final = [tell.BOARDS, tell.JOINS]  # it was where the other one is
TOWED: Final = [tell.TOWS]  # the other one was where it is

Places = dict[int, tuple[int, bool]]  # by unit: hex, and whether it was hidden


class Rewind:
    """The state of places, going back from now."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.hex = g.u_hex[:]
        self.hidden = [has(g, u, HIDDEN) for u in range(len(g.u_card))]

    def back(self, event: Event) -> None:
        """To before an event."""
        key, u = event[0], event[2]
        if key == tell.MOVES:
            self.hex[u] = event[3]
        elif key in AT:
            self.hex[u] = event[3]
        elif key in FROM:
            self.hex[u] = FROM[key]
        elif key in BESIDE:
            self.hex[u] = self.hex[event[3]]
        elif key in TOWED:
            self.hex[event[3]] = self.hex[u]
        elif key == tell.IS_REVEALED:
            self.hidden[u] = True
        elif key == tell.HIDES:
            self.hidden[u] = False

    def places(self, event: Event) -> Places:
        """Of the units that an event names."""
        named = [value for kind, value in zip(EVENTS[event[0]][1], event[2:], strict=False) if kind == "unit"]
        return {u: (self.hex[u], self.hidden[u]) for u in named if u >= 0}


def places_of(g: State, events: list[Event]) -> list[Places]:
    """For each of the last events of a game: where the units that it names were as it began."""
    rewind = Rewind(g)
    found: list[Places] = []
    for event in reversed(events):
        rewind.back(event)
        found.append(rewind.places(event))
    return found[::-1]
