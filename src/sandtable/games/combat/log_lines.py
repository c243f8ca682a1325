"""The log of a game for one seat (LogLine): the same event gives the same line whenever it is asked for.

Every act of the Enemy names the rule, or the ruling, that made him do it; what an Unknown rolls is told to nobody.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat import tell
from sandtable.games.combat.moments import CHANGES, Moment, moment_at
from sandtable.games.combat.names import FRIENDLY_TEAMS
from sandtable.games.combat.notation import argument_text
from sandtable.games.combat.state import State, side_of
from sandtable.games.combat.things import thing_of
from sandtable.games.combat.title import NUMBERS
from sandtable.games.combat.words import LOUD, QUIET, Words, rule_of
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.screens.telling import ALL_EYES, may_hear

PIECES: Final = ["man", "gun", "card", "ecard"]
OWN: Final = [tell.CARD_TO_HAND, tell.DREW_CARD]  # only he who holds the cards is told which
BROUGHT: Final = [tell.ASSISTANT]  # told of a man who was not there before: he is put there first


def log_lines(game: Game, seat: int, start: int = 0) -> list[Data]:
    """What a seat could hear, from event number `start` on."""
    g = cast(State, game.state)
    moment = moment_at(game, start)
    found: list[Data] = []
    for event in game.events[start:]:
        if event[0] in BROUGHT:
            moment.follow(g, event)
        if event[0] not in QUIET and hears(event, seat):
            found.append(LineMaker(g, moment).line(event))
        if event[0] in CHANGES and event[0] not in BROUGHT:
            moment.follow(g, event)
    return found


def hears(event: Event, seat: int) -> bool:
    if seat == SPECTATOR and event[0] in OWN:
        return False
    return may_hear(event[1], 0 if seat == ALL_EYES else seat)


class LineMaker:
    def __init__(self, g: State, moment: Moment) -> None:
        self.g = g
        self.moment = moment
        self.words = Words(g, moment)

    def line(self, event: Event) -> Data:
        name, kinds = tell.EVENTS[event[0]]
        given = [(kind, value) for kind, value in zip(kinds, event[2:], strict=False) if value >= 0]
        return {
            "key": name,
            "say": self.words.event(event).data(),
            "rule": rule_of(self.g, event),
            "hexes": self.hexes(given),
            "things": [thing_of(self.g, kind, value) for kind, value in given if kind in PIECES],
            "args": [self.argument(kind, value) for kind, value in zip(kinds, event[2:], strict=False)],
            "dice": self.dice(event),
            "side": self.side(given),
            "loud": name in LOUD,
        }

    def argument(self, kind: str, value: int) -> Data:
        """In notation; a man as he was called then."""
        if kind == "man":
            return {"kind": kind, "value": value, "text": self.moment.tag(self.g, value)}
        text = str(value) if kind in NUMBERS else argument_text(self.g, kind, value)
        return {"kind": kind, "value": value, "text": text}

    def hexes(self, given: list[tuple[str, int]]) -> list[str]:
        """The hexes named, and those where the men named stood."""
        found = [value if kind == "hex" else self.moment.hex(value) for kind, value in given if kind in ("hex", "man")]
        return [self.g.rules.ground.hex_name(hex) for hex in dict.fromkeys(found) if hex >= 0]

    def side(self, given: list[tuple[str, int]]) -> int | None:
        """Whose line it is: 0 the player's, 1 the Enemy's."""
        for kind, value in given:
            if kind == "man":
                return side_of(self.g, value)
            if kind == "team":
                return 0 if value < FRIENDLY_TEAMS else 1
            if kind == "side" and value < 2:
                return value
        return None

    def dice(self, event: Event) -> Data | None:
        """One D10; there is no white die in this game."""
        if event[0] == tell.CHECKED:
            return {"white": 0, "coloured": event[4], "total": event[4]}
        return {"white": 0, "coloured": event[3], "total": event[3]} if event[0] == tell.CONFIRMED_ROLL else None
