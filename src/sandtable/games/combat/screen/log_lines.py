"""The log of a game for one seat (LogLine): the same event gives the same line whenever it is asked for.

Every act of the Enemy names the rule, or the ruling, that made him do it; what an Unknown rolls is told to nobody.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.effect_names import R_DAMAGE
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS
from sandtable.games.combat.rules.state import State, side_of
from sandtable.games.combat.screen.moments import CHANGES, Moment, moment_at
from sandtable.games.combat.screen.things import thing_of
from sandtable.games.combat.screen.words import LOUD, QUIET, Words, is_shell, rule_of
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR
from sandtable.phrase import Phrase
from sandtable.screens import wire
from sandtable.screens.log_lines import Given, LineMaker
from sandtable.screens.telling import ALL_EYES, may_hear

OWN: Final = [tell.CARD_TO_HAND, tell.DREW_CARD]  # only he who holds the cards is told which


def is_damage(event: Event) -> bool:
    return event[0] == tell.CHECKED and event[3] == R_DAMAGE


def log_lines(game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
    """What a seat could hear, from event number `start` on."""
    return CombatLines(game, seat, moment_at(game, start)).lines(game.events[start:])


class CombatLines(LineMaker):
    loud = LOUD
    quiet = QUIET
    pieces = ["man", "gun", "card", "ecard"]
    brought = [tell.ASSISTANT]

    def __init__(self, game: Game, seat: int, moment: Moment) -> None:
        super().__init__(game, seat)
        self.g = cast(State, game.state)
        self.moment = moment
        self.words = Words(self.g, moment)

    def hears(self, event: Event) -> bool:
        if self.seat == SPECTATOR and event[0] in OWN:
            return False
        return may_hear(event[1], 0 if self.seat == ALL_EYES else self.seat)

    def follow(self, event: Event) -> None:
        if event[0] in CHANGES:
            self.moment.follow(self.g, event)

    def say(self, event: Event) -> Phrase:
        return self.words.event(event)

    def rule(self, event: Event) -> str:
        if is_damage(event) and is_shell(self.g, self.moment.blast):
            return "20.0"
        return rule_of(self.g, event)

    def thing(self, kind: str, value: int) -> str:
        return thing_of(self.g, kind, value)

    def argument(self, kind: str, value: int) -> str:
        return self.moment.tag(self.g, value) if kind == "man" else super().argument(kind, value)

    def hexes(self, event: Event, given: Given) -> list[str]:
        """The hexes named, and those where the men named stood."""
        if is_damage(event):
            given = [("man", self.moment.victim)]
        found = [value if kind == "hex" else self.moment.hex(value) for kind, value in given if kind in ("hex", "man")]
        return [self.g.rules.ground.hex_name(hex) for hex in dict.fromkeys(found) if hex >= 0]

    def side(self, given: Given) -> int | None:
        """0 the player's, 1 the Enemy's."""
        for kind, value in given:
            if kind == "man":
                return side_of(self.g, value)
            if kind == "team":
                return 0 if value < FRIENDLY_TEAMS else 1
            if kind == "side" and value < 2:
                return value
        return None

    def dice(self, event: Event) -> wire.Dice | None:
        """One D10; there is no white die in this game."""
        if event[0] == tell.CHECKED:
            return {"white": 0, "coloured": event[4], "total": event[4]}
        return {"white": 0, "coloured": event[3], "total": event[3]} if event[0] == tell.CONFIRMED_ROLL else None
