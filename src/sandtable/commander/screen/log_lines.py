"""The log of a game for one seat (LogLine): the same event gives the same line whenever it is asked for."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.firepower import is_gun, is_weapon, weapon_of
from sandtable.commander.rules.scenario.own_values import HAZE_TOLD
from sandtable.commander.rules.state import GUN_PIECE, State
from sandtable.commander.screen.nothing import Pending
from sandtable.commander.screen.places import BROUGHT, Places, changes_places, places_at
from sandtable.commander.screen.things import thing_of
from sandtable.commander.screen.words import LOUD, QUIET, Words, event_phrase, rule_of, side_phrase
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.log_lines import Given, LineMaker
from sandtable.screens.telling import ALL_EYES, may_hear

BACK: Final = 20  # events within which what was drawn is found again
HALF_TOLD: Final = "-hidden"  # how the names of events end that tell others of something told to one


def log_lines(game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
    """What a seat could hear, from event number `start` on."""
    maker = CommanderLines(game, seat, places_at(game, start))
    maker.pending = Pending(
        maker.g, [event for event in game.events[max(0, start - BACK) : start] if maker.hears(event)]
    )
    return maker.lines(game.events[start:])


class CommanderLines(LineMaker):
    loud = LOUD
    quiet = QUIET
    pieces = ["unit", "weapon", "piece", "card", "chit"]
    brought = BROUGHT

    def __init__(self, game: Game, seat: int, places: Places) -> None:
        super().__init__(game, seat)
        self.g = cast(State, game.state)
        self.places = places
        self.words = Words(self.g, places)
        self.pending = Pending(self.g, [])

    def hears(self, event: Event) -> bool:
        if self.seat == ALL_EYES:
            return not self.g.rules.tables.words.tells[event[0]][0].endswith(HALF_TOLD)
        return may_hear(event[1], self.seat)

    def follow(self, event: Event) -> None:
        if changes_places(self.g, event):
            self.places.follow(self.g, event)

    def before(self, event: Event) -> wire.LogEntry | None:
        shown = self.pending.line(event)
        self.pending.follow(event)
        return shown

    def say(self, event: Event) -> Phrase:
        if event[0] == tell.DEFENCE and self.places.hex(event[2]) < 0:  # what its roll triggered has come first
            return phrase("log-defence-gone", unit=self.words.unit(event[2]))
        if event[0] == tell.SCENARIO_CHANGE and event[5] >= HAZE_TOLD:
            return phrase("log-haze-now", number=event[5] - HAZE_TOLD)
        if event[0] == tell.SCENARIO_CHANGE and event[5] >= 0:
            voided = event_phrase(self.g.rules.tables, event[5])
            return phrase("log-event-void", side=side_phrase(event[3]), event=voided)
        return self.words.event(event)

    def rule(self, event: Event) -> str:
        return rule_of(self.g, event)

    def thing(self, kind: str, value: int) -> str:
        return thing_of(self.g, kind, value)

    def hexes(self, event: Event, given: Given) -> list[str]:
        """The hexes named, and those where the pieces named stood; if a line names hexes, those are enough."""
        found = [value for kind, value in given if kind == "hex"]
        if event[0] == tell.CONTROL:
            found = self.g.rules.objective_hexes[event[2]]
        if not found:
            found = [self.hex_of(kind, value) for kind, value in given]
        shown = dict.fromkeys(hex for hex in found if hex >= 0)
        return [self.g.rules.map.hex_name(hex) for hex in shown]

    def hex_of(self, kind: str, value: int) -> int:
        return self.places.hex(self.unit_of(kind, value))

    def unit_of(self, kind: str, value: int) -> int:
        """The unit that is the piece or carries it."""
        if kind == "unit":
            return value
        if kind == "weapon":
            return self.places.carrier(value)
        if kind == "piece":
            if is_weapon(value):
                return self.places.carrier(weapon_of(value))
            return value - GUN_PIECE if is_gun(value) else value
        return -1

    def side(self, given: Given) -> int | None:
        for kind, value in given:
            if kind == "side":
                return value
            unit = self.unit_of(kind, value)
            if unit >= 0:
                return self.g.u_owner[unit]
        return None

    def dice(self, event: Event) -> wire.Dice | None:
        if event[0] != tell.ROLLED:
            return None
        tables, card = self.g.rules.tables, event[3]
        return {"white": tables.card_white[card], "coloured": tables.card_coloured[card], "total": event[5]}
