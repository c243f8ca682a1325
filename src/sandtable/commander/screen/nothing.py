"""Events and Snipers that come to nothing: the rules tell no such thing, so it is seen by what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.names import SNIPER, TRIGGER_NAMES
from sandtable.commander.rules.state import State
from sandtable.kernel.frame import Event
from sandtable.phrase import phrase
from sandtable.screens import wire

# told between an Event and what it does
ON_THE_WAY: Final = [tell.RANDOM_HEX, tell.REVEALED, tell.RESHUFFLED]
# What goes on with the roll that was interrupted: had the Event done something, that would have been told before.
GOES_ON: Final = [
    "attack-total", "defence", "targeting", "rally-roll", "rout-roll", "melee-total", "sudden-death", "support-roll",
    "impact", "impact-vacant", "air-attack", "bog", "rerolled", "weapon-fixed", "order-given", "passed", "turn-begins",
]  # fmt: skip


class Pending:
    """What has been drawn and done nothing yet, as far as a reader has heard."""

    def __init__(self, g: State, heard: Sequence[Event]) -> None:
        self.g = g
        self.last: Event | None = None
        for event in reversed(heard):
            if event[0] not in ON_THE_WAY:
                self.last = event
                break

    def follow(self, event: Event) -> None:
        if event[0] not in ON_THE_WAY:
            self.last = event

    def line(self, event: Event) -> wire.LogEntry | None:
        """To be told before this event, if it shows that nothing came of what was drawn."""
        last, words = self.last, self.g.rules.tables.words
        if last is None or words.tells[event[0]][0] not in GOES_ON:
            return None
        if last[0] == tell.EVENT:
            return nothing(
                words.events[last[3]], self.g.rules.tables.cites.of("events", words.events[last[3]]), last[2]
            )
        if last[0] == tell.TRIGGER and last[3] == SNIPER:
            sniper = TRIGGER_NAMES[SNIPER]
            return nothing(sniper, self.g.rules.tables.cites.of("triggers", sniper), last[2])
        return None


def nothing(what: str, rule: str, side: int) -> wire.LogEntry:
    return {
        "key": "nothing", "say": phrase("log-nothing", what=what).data(), "rule": rule, "hexes": [], "things": [],
        "args": [], "dice": None, "side": side, "loud": False,
    }  # fmt: skip
