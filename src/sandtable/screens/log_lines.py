"""The log of a game for one seat: the same event gives the same line whenever it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.phrase import Phrase
from sandtable.screens import wire

Given = list[tuple[str, int]]  # the arguments that an event has: kind and value


class LineMaker:
    """Puts what a seat could hear into lines, following what each event changed."""

    loud: list[str]  # names of events that nobody should miss
    quiet: list[int]  # events that others speak of
    pieces: list[str]  # kinds of arguments that are things on the table
    brought: list[int] = []  # events that tell of somebody who was not there before: he is put there first

    def __init__(self, game: Game, seat: int) -> None:
        self.title = game.title
        self.state = game.state
        self.seat = seat

    # --- what a game fills in ---
    def hears(self, event: Event) -> bool:
        """Was the seat told of it?"""
        raise NotImplementedError

    def follow(self, event: Event) -> None:
        """Take note of what an event has changed."""
        raise NotImplementedError

    def say(self, event: Event) -> Phrase:
        raise NotImplementedError

    def rule(self, event: Event) -> str:
        raise NotImplementedError

    def hexes(self, event: Event, given: Given) -> list[str]:
        """The hexes that a line is about."""
        raise NotImplementedError

    def thing(self, kind: str, value: int) -> str:
        raise NotImplementedError

    def argument(self, kind: str, value: int) -> str:
        """In notation, as it was called then."""
        return self.title.event_argument(self.state, kind, value)

    def dice(self, event: Event) -> wire.Dice | None:
        raise NotImplementedError

    def side(self, given: Given) -> int | None:
        """Whose line it is."""
        raise NotImplementedError

    def before(self, event: Event) -> wire.LogEntry | None:
        """What this event shows of those heard before it."""
        return None

    # --- lines ---
    def lines(self, events: Sequence[Event]) -> list[wire.LogEntry]:
        found: list[wire.LogEntry] = []
        for event in events:
            is_brought = event[0] in self.brought
            if is_brought:
                self.follow(event)
            if event[0] not in self.quiet and self.hears(event):
                shown = self.before(event)
                if shown is not None:
                    found.append(shown)
                found.append(self.line(event))
            if not is_brought:
                self.follow(event)
        return found

    def line(self, event: Event) -> wire.LogEntry:
        name, kinds = self.title.events[event[0]]
        told = list(zip(kinds, event[2:], strict=False))
        given = [(kind, value) for kind, value in told if value >= 0]
        return {
            "key": name,
            "say": self.say(event).data(),
            "rule": self.rule(event),
            "hexes": self.hexes(event, given),
            "things": [self.thing(kind, value) for kind, value in given if kind in self.pieces],
            "args": [{"kind": kind, "value": value, "text": self.argument(kind, value)} for kind, value in told],
            "dice": self.dice(event),
            "side": self.side(given),
            "loud": name in self.loud,
        }
