"""The log of a game for one seat (LogLine): the same event gives the same line whenever it is asked for."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander import tell
from sandtable.commander.firepower import is_weapon, weapon_of
from sandtable.commander.state import State
from sandtable.games.combat_commander.places import BROUGHT, CHANGES, Places, places_at
from sandtable.games.combat_commander.things import thing_of
from sandtable.games.combat_commander.title import TITLE
from sandtable.games.combat_commander.words import LOUD, QUIET, Words, rule_of
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.screens.telling import ALL_EYES, may_hear

HALF_TOLD: Final = [tell.DREW_HIDDEN, tell.CHIT_SECRET_HIDDEN]  # what others hear of something told to one
PIECES: Final = ["unit", "weapon", "piece", "card", "chit"]


def log_lines(game: Game, seat: int, start: int = 0) -> list[Data]:
    """What a seat could hear, from event number `start` on."""
    g = cast(State, game.state)
    places = places_at(game, start)
    found: list[Data] = []
    for event in game.events[start:]:
        if event[0] in BROUGHT:
            places.follow(g, event)
        if event[0] not in QUIET and hears(event, seat):
            found.append(LineMaker(g, places).line(event))
        if event[0] in CHANGES:
            places.follow(g, event)
    return found


def hears(event: Event, seat: int) -> bool:
    if seat == ALL_EYES:
        return event[0] not in HALF_TOLD
    return may_hear(event[1], seat)


class LineMaker:
    def __init__(self, g: State, places: Places) -> None:
        self.g = g
        self.places = places

    def line(self, event: Event) -> Data:
        name, kinds = tell.EVENTS[event[0]]
        given = [(kind, value) for kind, value in zip(kinds, event[2:], strict=False) if value >= 0]
        return {
            "key": name,
            "say": Words(self.g, self.places).event(event).data(),
            "rule": rule_of(self.g, event),
            "hexes": self.hexes(event, given),
            "things": [thing_of(self.g, kind, value) for kind, value in given if kind in PIECES],
            "args": TITLE.event_data(self.g, event)["args"],
            "dice": self.dice(event),
            "side": self.side(given),
            "loud": name in LOUD,
        }

    def hexes(self, event: Event, given: list[tuple[str, int]]) -> list[str]:
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
            return self.places.carrier(weapon_of(value)) if is_weapon(value) else value
        return -1

    def side(self, given: list[tuple[str, int]]) -> int | None:
        """Whose line it is."""
        for kind, value in given:
            if kind == "side":
                return value
            unit = self.unit_of(kind, value)
            if unit >= 0:
                return self.g.u_owner[unit]
        return None

    def dice(self, event: Event) -> Data | None:
        if event[0] != tell.ROLLED:
            return None
        tables, card = self.g.rules.tables, event[3]
        return {"white": tables.card_white[card], "coloured": tables.card_coloured[card], "total": event[5]}
