"""Where units stood and who carried what at any moment of a game, from its events alone.

A log line names the hex of its own moment, whenever it is asked for and by whomever: so nothing is looked up in the
state that has gone on since.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

import msgspec

from sandtable.commander.rules import tell
from sandtable.commander.rules.state import OFF, State
from sandtable.commander.rules.stats import is_hero
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data, Title
from sandtable.screens.bookmarks import Bookmarks

NOBODY: Final = -1

# which argument is the new hex
MOVES: Final = {tell.MOVED: 2, tell.ADVANCED: 2, tell.RETREATED: 2, tell.PLACED: 1, tell.SET_UP: 1}
BROUGHT: Final = [tell.REPLACED]  # told of a unit that was not there before: it is put there first
CHANGES: Final = frozenset([*MOVES, tell.ELIMINATED, tell.EXITED, tell.REPLACED, tell.WEAPON_GIVEN, tell.WEAPON_LOST])


class Places:
    def __init__(self, hexes: list[int], carriers: list[int]) -> None:
        self.hexes = hexes  # by unit, negative off the map
        self.carriers = carriers  # by Weapon, negative if nobody carries it

    def copy(self) -> Places:
        return Places(self.hexes[:], self.carriers[:])

    def hex(self, u: int) -> int:
        return self.hexes[u] if 0 <= u < len(self.hexes) else OFF

    def carrier(self, w: int) -> int:
        return self.carriers[w] if 0 <= w < len(self.carriers) else NOBODY

    def follow(self, g: State, event: Event) -> None:
        """Take note of what an event has changed."""
        key, _, a, b, _, _ = event
        own = g.rules.tables.words.moves
        if key in MOVES:
            if key == tell.PLACED and a >= len(self.hexes):
                self.arrive(g, a)
            self.put(a, event[2 + MOVES[key]])
        elif key in own:
            self.put(a, event[2 + own[key]])
        elif key == tell.ELIMINATED:
            self.leave(a)
        elif key == tell.EXITED:
            if is_hero(g, a):
                self.leave(a)
            self.put(a, OFF)
        elif key == tell.REPLACED:
            self.replace(a, b)
        elif key == tell.WEAPON_GIVEN:
            self.give(a, b)
        elif key == tell.WEAPON_LOST:
            self.give(a, NOBODY)

    def put(self, u: int, hex: int) -> None:
        while len(self.hexes) <= u:
            self.hexes.append(OFF)
        self.hexes[u] = hex

    def give(self, w: int, u: int) -> None:
        while len(self.carriers) <= w:
            self.carriers.append(NOBODY)
        self.carriers[w] = u

    def leave(self, u: int) -> None:
        """Off the map for good: the Weapon is nobody's then (4.2)."""
        self.put(u, OFF)
        for w, carrier in enumerate(self.carriers):
            if carrier == u:
                self.carriers[w] = NOBODY

    def replace(self, squad: int, team: int) -> None:
        """The first Team takes the Weapon (A36, E52.2); the Squad's hex serves the second one too."""
        self.put(team, self.hex(squad))
        for w, carrier in enumerate(self.carriers):
            if carrier == squad:
                self.carriers[w] = team

    def arrive(self, g: State, u: int) -> None:
        """A unit of the Support Table brings its Weapon, if that kind of unit has one."""
        tables = g.rules.tables
        armed = {tables.support_weapon[i] >= 0 for i, kind in enumerate(tables.support_unit) if kind == g.u_type[u]}
        if armed == {True}:
            self.give(len(self.carriers), u)


def changes_places(g: State, event: Event) -> bool:
    return event[0] in CHANGES or event[0] in g.rules.tables.words.moves


def places_now(g: State) -> Places:
    return Places(list(g.u_hex), list(g.w_carrier))


@lru_cache(maxsize=256)
def opening(title: Title, scenario: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where a scenario's own pieces are before anything happens; no seed or option changes that."""
    g = cast(State, title.new_state(msgspec.json.decode(scenario), "", {}))
    return tuple(g.u_hex), tuple(g.w_carrier)


def places_at(game: Game, count: int) -> Places:
    """The places after the first so many events of a game that is told from its beginning."""
    g, events = cast(State, game.state), game.events
    done, places = bookmarks.find(events, count)
    if places is None:
        hexes, carriers = opening(game.title, scenario_key(game.scenario))
        done, places = 0, Places(list(hexes), list(carriers))
    for event in events[done:count]:
        if changes_places(g, event):
            places.follow(g, event)
    bookmarks.keep(events, count, places)
    return places


bookmarks: Final[Bookmarks[Places]] = Bookmarks(1024)


def scenario_key(scenario: Data) -> bytes:
    return msgspec.json.encode(scenario)
