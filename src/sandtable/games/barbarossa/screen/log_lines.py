"""The log of a game for one seat (LogLine): the same event gives the same line whenever it is asked for.

Everything in a step happens at once. So each line has a group: lines of one group can be shown together, groups one
after another. A group is one kind of thing in one step, or hex-step: all shots, all hits, all losses, all tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import counts_of
from sandtable.games.barbarossa.rules.names import WAIT
from sandtable.games.barbarossa.rules.state import of
from sandtable.games.barbarossa.screen.cites import EVENT_RULES
from sandtable.games.barbarossa.screen.moments import places_of
from sandtable.games.barbarossa.screen.things import thing_of
from sandtable.games.barbarossa.screen.words import event_phrase
from sandtable.kernel.frame import EVERYONE, Event
from sandtable.kernel.game import Game
from sandtable.phrase import Phrase
from sandtable.screens import wire
from sandtable.screens.log_lines import Given, LineMaker
from sandtable.screens.telling import ALL_EYES, may_hear

LOUD: Final = [
    "turn-begins", "is-destroyed", "is-suppressed", "is-revealed", "is-captured", "work-destroyed", "pillbox-destroyed",
    "depot-destroyed", "mines-explode", "minefield-found", "counterassault", "fire-starts", "arrives", "order-read",
    "game-over", "supplies-lost", "parachutes", "cars-lost",
]  # fmt: skip

# what begins anew when these are told, and how deep they count: turn, phase, step, hex-step
DEPTHS: Final = {tell.TURN_BEGINS: 0, tell.PHASE_BEGINS: 1, tell.STEP_BEGINS: 2, tell.HEX_STEP: 3}
CLASSES: Final[dict[str, list[int]]] = {
    "shots": [tell.FIRES, tell.ROLLS, tell.FIRES_ON, tell.FIRES_AT_WORK, tell.REROLLS, tell.MINES_EXPLODE],
    "hits": [tell.HITS],
    "losses": [
        tell.LOSES, tell.IS_DESTROYED, tell.CARS_LOST, tell.AMMUNITION_LOST, tell.PILLBOX_DESTROYED,
        tell.WORK_DESTROYED, tell.DEPOT_DESTROYED,
    ],
    "tests": [tell.TESTS_FORTITUDE],
    "results": [tell.IS_SUPPRESSED, tell.RECOVERS],
    "moves": [tell.MOVES, tell.STOPS],
    "orders": [tell.ORDER_SHOWN],
}  # fmt: skip
CLASS_OF: Final = {key: name for name, keys in CLASSES.items() for key in keys}
DICE: Final = {tell.ROLLS: 2, tell.TESTS_FORTITUDE: 3, tell.REROLLS: 3, tell.MINES_EXPLODE: 3}  # place of the faces


def log_lines(game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
    """What a seat could hear, from event number `start` on."""
    return BarbarossaLines(game, seat, start).lines(game.events[start:])


class BarbarossaLines(LineMaker):
    loud = LOUD
    quiet = [tell.STEP_BEGINS, tell.HEX_STEP]  # a step is named by the first thing that happens in it
    pieces = ["unit"]

    def __init__(self, game: Game, seat: int, start: int) -> None:
        super().__init__(game, seat)
        self.g = of(game.state)
        self.places = places_of(self.g, list(game.events[start:]))
        self.at = 0  # place among them of the event that is told
        self.clock = [0, 0, 0, 0]
        self.wave = 0
        self.kind = ""
        self.step: Event | None = None  # begun, and not named yet
        for event in game.events[last_turn(game.events, start) : start]:
            if self.hears(event):
                self.step = self.step if event[0] in DEPTHS else None
                self.count(event)

    def hears(self, event: Event) -> bool:
        """All eyes hear what was told to some, and not again what the others were told instead."""
        audience = event[1]
        if event[0] == tell.ORDER_SHOWN and event[3] == WAIT:
            return False  # nothing to speak of
        return audience >= EVERYONE if self.seat == ALL_EYES else may_hear(audience, self.seat)

    def follow(self, event: Event) -> None:
        self.at += 1
        if event[0] in (tell.STEP_BEGINS, tell.HEX_STEP):
            self.count(event)

    def before(self, event: Event) -> wire.LogEntry | None:
        step, self.step = self.step, None
        if step is None or event[0] in DEPTHS:
            return None
        return {**super().line(step), "group": self.group()}

    def count(self, event: Event) -> None:
        """Where in the turn we are, and the how-manieth wave of things it is there."""
        depth = DEPTHS.get(event[0], -1)
        kind = CLASS_OF.get(event[0], str(event[0]))
        if depth >= 0:
            self.clock = [*self.clock[:depth], event[2], *[0] * (3 - depth)]
            self.wave, kind = 0, ""
            self.step = event if event[0] == tell.STEP_BEGINS else self.step if depth > 2 else None
        elif kind != self.kind:
            self.wave += 1
        self.kind = kind

    def group(self) -> str:
        return f"{'.'.join(map(str, self.clock))}/{self.wave}"

    def line(self, event: Event) -> wire.LogEntry:
        self.count(event)
        return {**super().line(event), "group": self.group()}

    def say(self, event: Event) -> Phrase:
        return event_phrase(self.g, event)

    def rule(self, event: Event) -> str:
        return EVENT_RULES[tell.EVENTS[event[0]][0]]

    def thing(self, kind: str, value: int) -> str:
        return thing_of(self.g, kind, value)

    def hexes(self, event: Event, given: Given) -> list[str]:
        """The hexes named, and those where the units named stood, if the seat could know."""
        found: list[int] = []
        for kind, value in given:
            if kind == "hex":
                found.append(value)
            elif kind == "unit":
                hex, hidden = self.places[self.at][value]
                if not hidden or self.seat in (self.g.u_side[value], ALL_EYES):
                    found.append(hex)
        return [self.g.rules.ground.hex_name(h) for h in dict.fromkeys(found) if h >= 0]

    def side(self, given: Given) -> int | None:
        for kind, value in given:
            if kind == "unit":
                return self.g.u_side[value]
            if kind == "side":
                return value
        return None

    def dice(self, event: Event) -> wire.Dice | None:
        place = DICE.get(event[0])
        if place is None or event[2 + place] < 0:
            return None
        faces = counts_of(event[2 + place])
        return {"white": 0, "coloured": 0, "total": sum(faces), "faces": faces}


def last_turn(events: Sequence[Event], start: int) -> int:
    """The place of the beginning of the turn that stands before an event."""
    for n in range(min(start, len(events)) - 1, -1, -1):
        if events[n][0] == tell.TURN_BEGINS:
            return n
    return 0
