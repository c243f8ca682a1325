"""An account of a game of Barbarossa kept from its events alone: where units are, how many, in what state."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.barbarossa.lab.permuted import permutation_faults
from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    DESTROYED,
    HIDDEN,
    LEFT,
    MERGED,
    ONBOARD_PLANES,
    SETTING_UP,
    SUPPRESSED,
    State,
    has,
    name_of,
)
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.lab.kit import Ledger

PUT: Final = [tell.ARRIVES, tell.DEBARKS, tell.PARACHUTES, tell.DEPLOYS, tell.WITHDRAWS, tell.IS_REVEALED]
REPLAYED: Final = 5  # one game in so many is played again with its units stored otherwise


class Account(Ledger):
    """Begins when both sides are set up, which is told to nobody."""

    def __init__(self, game: Game) -> None:
        self.told = 0
        self.begun = False
        self.size: list[int] = []
        self.place: list[int] = []
        self.suppressed: list[bool] = []
        self.hidden: list[bool] = []
        self.smoke: set[int] = set()
        self.burning: set[int] = set()

    def begin(self, g: State) -> None:
        """With the game as it stands before its first turn."""
        units = range(len(g.u_card))
        self.begun = True
        self.size, self.place = g.u_size[:], g.u_hex[:]
        self.suppressed = [has(g, u, SUPPRESSED) for u in units]
        self.hidden = [has(g, u, HIDDEN) for u in units]

    def read(self, game: Game) -> list[str]:
        g = cast(State, game.state)
        news = game.events[self.told :]
        self.told = len(game.events)
        if not self.begun:
            if g.phase == SETTING_UP:
                return []
            self.begin(g)
            return []
        lurking = [u for u in g.sequence if self.hidden[u]]
        for event in news:
            self.enter(g, event)
            if event[0] == tell.IS_REVEALED and event[2] in lurking:
                lurking.remove(event[2])
        found = self.compare(g)
        found += [fault for event in news for fault in leaks(g, event, [u for u in lurking if has(g, u, HIDDEN)])]
        if game.over and sum(game.seed.encode()) % REPLAYED == 0:
            found += permutation_faults(game)
        return found

    def enter(self, g: State, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.LOSES:
            self.size[a] -= b
        elif key == tell.IS_DESTROYED:
            self.size[a], self.place[a], self.hidden[a] = 0, DESTROYED, False
        elif key in (tell.JOINS, tell.COMBINES):
            self.size[b] += self.size[a]
            self.size[a], self.place[a] = 0, MERGED
        elif key == tell.MOVES:
            self.place[a] = c
        elif key == tell.LAUNCHES:
            self.place[a] = c
        elif key == tell.MISSION_LOST:
            self.place[a] = b
        elif key in PUT:
            self.place[a] = b
        elif key == tell.FLIES_HOME:
            self.place[a] = AIRFIELD
        elif key == tell.LEAVES_THE_BOARD:
            self.place[a] = LEFT
        elif key == tell.BOARDS:
            self.place[a] = ABOARD
        elif key == tell.TOWS:
            self.place[b] = ABOARD
        self.enter_status(key, a)

    def enter_status(self, key: int, a: int) -> None:
        if key == tell.IS_SUPPRESSED:
            self.suppressed[a] = True
        elif key == tell.RECOVERS:
            self.suppressed[a] = False
        elif key == tell.HIDES:
            self.hidden[a] = True
        elif key == tell.IS_REVEALED:
            self.hidden[a] = False
        elif key in (tell.FIRE_STARTS, tell.FIRE_GOES_OUT):
            (self.burning.add if key == tell.FIRE_STARTS else self.burning.discard)(a)

    def compare(self, g: State) -> list[str]:
        found: list[str] = []
        for u in g.sequence:
            name = name_of(g, u)
            if g.u_size[u] != self.size[u]:
                found.append(f"{name} has size {g.u_size[u]}, by the events {self.size[u]}")
            if g.u_hex[u] != self.place[u] and not has(g, u, ONBOARD_PLANES) and not self.rode(g, u):
                found.append(f"{name} is at {g.u_hex[u]}, by the events at {self.place[u]}")
            if g.u_hex[u] == DESTROYED:
                continue
            if has(g, u, SUPPRESSED) != self.suppressed[u]:
                found.append(f"{name} is {'' if self.suppressed[u] else 'not '}suppressed by the events")
            if has(g, u, HIDDEN) != self.hidden[u]:
                found.append(f"{name} is {'' if self.hidden[u] else 'not '}hidden by the events")
        burning = {h for h in range(g.rules.ground.size) if g.h_fire[h]}
        if burning != self.burning:
            found.append(f"fires burn in {sorted(burning)}, by the events in {sorted(self.burning)}")
        return found

    def rode(self, g: State, u: int) -> bool:
        """Paratroopers who came home with their planes: one event told of all."""
        if g.u_hex[u] == AIRFIELD and self.place[u] in (ABOARD, AIRFIELD):
            self.place[u] = AIRFIELD
            return True
        return False


def leaks(g: State, event: Event, lurking: list[int]) -> list[str]:
    """What names a unit that was hidden all the time is told to its owner alone; who fires gives himself away
    (hid.fire.5), though a question may come before he is put on the board. Icons are crossed out in the open, on the
    card: how many are left is no secret, where they are is one."""
    key, audience = event[0], event[1]
    if key in (tell.COMMITS, tell.IS_PREPARED, tell.LOSES):
        return []
    if key in (tell.FIRES, tell.ROLLS, tell.REROLLS):
        firer = event[3] if key == tell.REROLLS else event[2]
        lurking = [u for u in lurking if u != firer]
    units = [a for a, kind in zip(event[2:], tell.EVENTS[key][1], strict=False) if kind == "unit"]
    for u in units:
        if u in lurking and audience & ~(1 << g.u_side[u]):
            return [f"{tell.EVENTS[key][0]} of the hidden {name_of(g, u)} is told to all"]
    return []
