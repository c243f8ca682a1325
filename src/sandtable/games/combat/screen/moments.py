"""Where everybody was, and who was known, at any moment of a game, from what was told alone.

A log line names men as they were called at its own moment: an Unknown of then stays `red 3` in it, although by now
everybody knows his name. Nothing is looked up in the state that has gone on since, but for what is printed.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import BAD_WOUND, CARRY, FRIENDLY_TEAMS
from sandtable.games.combat.rules.notation import place_tag, short
from sandtable.games.combat.rules.state import CAPTIVE, RESERVE, SEEN, State
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.screens.bookmarks import Bookmarks

NOBODY: Final = -1

# an Enemy is Known from the first of these on; the number is the place of the man among its arguments
KNOWN_BY: Final = {tell.REVEALED: 0, tell.KILLED: 0, tell.DUMMY_REMOVED: 0, tell.ASSISTANT: 1, tell.LEFT_BOARD: 0}
GONE: Final = [tell.KILLED, tell.DUMMY_REMOVED]
PLACED: Final = [tell.PLACED, tell.ENEMY_PLACED, tell.MOVED]
CHANGES: Final = frozenset(
    [
        *KNOWN_BY, *PLACED, tell.SWAPPED, tell.SURRENDERED, tell.GUARD_FREED, tell.GUARD_RELIEVED, tell.CAPTURED,
        tell.ORDER_GIVEN, tell.ENEMY_ORDER, tell.DUCKED_BACK, tell.HIDES, tell.WOUNDED, tell.GUN_SERVED,
        tell.TURN_BEGINS, tell.EXPLODED, tell.DAMAGE,
    ]
)  # fmt: skip


class Moment:
    """What the table looked like. Lists grow as men appear."""

    def __init__(self) -> None:
        self.hexes: list[int] = []  # by man, negative off the Board
        self.known: set[int] = set()  # Enemies whose counters have been turned
        self.killed: set[int] = set()
        self.men: dict[int, int] = {}  # printed counters of those who will yet change roles (14.3j)
        self.guards: dict[int, int] = {}  # prisoner -> Guard
        self.carriers: dict[int, int] = {}  # man carried -> carrier
        self.partners: dict[int, int] = {}  # Assistant -> Operator
        self.helpers: dict[int, int] = {}  # Assistant of a Friendly gun -> its Operator
        self.apart: set[int] = set()  # of an MG team, badly wounded
        self.strayed: set[int] = set()  # Assistants with another Order than their Operators'
        self.lifting = NOBODY  # who was told to carry somebody, a line ago
        self.blast = NOBODY  # what went off last
        self.victim = NOBODY  # whom its next damage roll is for

    def copy(self) -> Moment:
        other = Moment()
        other.hexes, other.known, other.killed = self.hexes[:], set(self.known), set(self.killed)
        other.men, other.guards, other.carriers = dict(self.men), dict(self.guards), dict(self.carriers)
        other.partners, other.helpers, other.apart = dict(self.partners), dict(self.helpers), set(self.apart)
        other.strayed, other.lifting = set(self.strayed), self.lifting
        other.blast, other.victim = self.blast, self.victim
        return other

    def hex(self, m: int) -> int:
        return self.hexes[m] if 0 <= m < len(self.hexes) else RESERVE

    def put(self, m: int, hex: int) -> None:
        while len(self.hexes) <= m:
            self.hexes.append(RESERVE)
        self.hexes[m] = hex

    def is_known(self, g: State, m: int) -> bool:
        return g.m_team[m] < FRIENDLY_TEAMS or m in self.known

    # --- following what is told ---
    def follow(self, g: State, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key in KNOWN_BY:
            self.known.add(event[2 + KNOWN_BY[key]])
        if key in PLACED:
            self.place(g, key, a, b)
        elif key in GONE or key == tell.LEFT_BOARD or key == tell.CAPTURED:
            self.leave(a, key == tell.KILLED)
        elif key == tell.ASSISTANT:
            self.put(b, self.hex(a))
            self.partners[b] = a
        elif key == tell.SWAPPED:
            self.swap(g, a, b)
        elif key in (tell.SURRENDERED, tell.GUARD_FREED, tell.GUARD_RELIEVED):
            self.guarded(key, a, b)
        elif key == tell.WOUNDED:
            if b == BAD_WOUND:
                self.apart.add(a)
        elif key == tell.GUN_SERVED:
            self.helpers = {m: o for m, o in self.helpers.items() if o != b}
            if c >= 0:
                self.helpers[c] = b
        elif key == tell.EXPLODED:
            self.blast = b
        elif key == tell.DAMAGE:
            self.victim = a
        elif key == tell.TURN_BEGINS:
            self.carriers.clear()
            self.helpers.clear()
            self.strayed.clear()
        else:
            self.ordered(key, a, b)

    def place(self, g: State, key: int, m: int, hex: int) -> None:
        old = self.hex(m)
        if key == tell.MOVED:
            for other in self.company(m):
                if self.hex(other) == old:
                    self.put(other, hex)
        self.put(m, hex)
        if key == tell.PLACED and g.m_flags[m] & CAPTIVE and m not in self.guards:
            watch = [e for e in range(len(self.hexes)) if self.hex(e) == hex and g.m_team[e] >= FRIENDLY_TEAMS]
            if watch:
                self.guards[m] = watch[0]

    def company(self, m: int) -> list[int]:
        """Who moves when he does."""
        found = [p for p, guard in self.guards.items() if guard == m]
        found += [p for p, carrier in self.carriers.items() if carrier == m]
        found += [p for p, operator in self.helpers.items() if operator == m]
        if m not in self.apart:
            alone = self.apart | self.strayed
            found += [p for p, operator in self.partners.items() if operator == m and p not in alone]
        return [p for p in found if p not in self.guards or self.guards[p] == m]

    def leave(self, m: int, dead: bool) -> None:
        if not dead:
            for other in self.company(m):
                if other not in self.guards and self.hex(other) == self.hex(m):
                    self.put(other, RESERVE)
        self.put(m, RESERVE)
        if dead:
            self.killed.add(m)
        for ties in (self.carriers, self.helpers, self.guards):
            ties.pop(m, None)
        self.carriers = {p: q for p, q in self.carriers.items() if q != m}
        self.helpers = {p: q for p, q in self.helpers.items() if q != m}

    def swap(self, g: State, operator: int, assistant: int) -> None:
        """A dead Operator's counter is taken over; else they have changed roles by handing on a wound."""
        if operator in self.killed:
            first, second = self.printed(g, operator), self.printed(g, assistant)
            self.men[operator], self.men[assistant] = second, first
            self.partners.pop(assistant, None)
        else:
            self.apart.discard(operator)
            self.apart.add(assistant)

    def printed(self, g: State, m: int) -> int:
        """His counter."""
        return self.men.get(m, g.m_man[m])

    def tag(self, g: State, m: int) -> str:
        """His name in notation."""
        if m < 0:
            return "nobody"
        man = self.printed(g, m)
        if not self.is_known(g, m) or g.rules.tables.man_dummy[man]:
            return place_tag(g, m)
        return short(g.rules.tables.man_name[man])

    def look_ahead(self, g: State, events: list[Event]) -> None:
        """Men who will take over a counter later still have their own."""
        self.men = {}
        dead = set(self.killed)
        swaps: list[tuple[int, int]] = []
        for event in events:
            if event[0] == tell.KILLED:
                dead.add(event[2])
            elif event[0] == tell.SWAPPED and event[2] in dead:
                swaps.append((event[2], event[3]))
        for a, b in reversed(swaps):
            self.men[a], self.men[b] = self.printed(g, b), self.printed(g, a)

    def guarded(self, key: int, a: int, b: int) -> None:
        if key == tell.SURRENDERED:
            self.guards[a] = b
            self.carriers.pop(a, None)
        elif key == tell.GUARD_FREED:
            self.guards.pop(a, None)
        else:
            self.guards = {p: b if guard == a else guard for p, guard in self.guards.items()}

    def ordered(self, key: int, m: int, order: int) -> None:
        """Whoever is told to carry names the man carried in the next line; any other Order ends it.

        An Operator's new Order is his Assistant's too; an Assistant's is his own (14.3g, l).
        """
        if m in self.partners:
            self.strayed.add(m)
        self.strayed -= {p for p, operator in self.partners.items() if operator == m}
        if key == tell.ORDER_GIVEN and order == CARRY:
            if self.lifting >= 0 and self.hex(self.lifting) == self.hex(m):
                self.carriers[m] = self.lifting
                self.lifting = NOBODY
            else:
                self.lifting = m
        elif key in (tell.ORDER_GIVEN, tell.DUCKED_BACK, tell.HIDES):
            self.carriers = {p: q for p, q in self.carriers.items() if m not in (p, q)}


def moment_now(g: State) -> Moment:
    moment = Moment()
    moment.hexes = list(g.m_hex)
    moment.known = {m for m in range(len(g.m_flags)) if g.m_flags[m] & SEEN and g.m_team[m] >= FRIENDLY_TEAMS}
    return moment


bookmarks: Final[Bookmarks[Moment]] = Bookmarks(1024)


def moment_at(game: Game, count: int) -> Moment:
    """After the first so many events of a game that is told from its beginning."""
    g, events = cast(State, game.state), game.events
    done, moment = bookmarks.find(events, count)
    if moment is None:
        done, moment = 0, Moment()
    moment.look_ahead(g, events[done:])
    for event in events[done:count]:
        if event[0] in CHANGES:
            moment.follow(g, event)
    bookmarks.keep(events, count, moment)
    moment.look_ahead(g, events[count:])
    return moment
