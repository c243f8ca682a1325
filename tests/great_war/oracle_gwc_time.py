"""The Time Advance (6.1.2, 6.2), a second time and plainly: its causes, its steps, and who is asked in them."""

from __future__ import annotations

import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
import oracle_gwc_ways as ways
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question
from oracle_gwc_tables import Count

from sandtable.commander.rules import purposes, tell, verbs
from sandtable.commander.rules.names import SNIPER, TIME
from sandtable.commander.rules.state import TIME_TRACK
from sandtable.commander.rules.time_advance import TimeAdvance
from sandtable.games.great_war_commander.rules.allies.state import AlliedState
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event

GAS_REMOVED = 2  # 6.1.2 step 4
STACKING = 7  # figures (8.2)
BEFORE_GAS = ("remove-gas", "remove-smoke", "add-one")


class Time:
    """Follows one game."""

    def __init__(self, seen: Count) -> None:
        self.seen = seen
        self.causing = -1  # the player whose Time trigger or last card it is
        self.space = -1
        self.rolled = 0  # what the last roll shows
        self.rolling = -1  # and what it is for
        self.roll_due = False  # a Sudden Death Roll
        self.gas_due = -1  # markers that must be left, once step 4 is over
        self.cards_due = False  # Strategy Cards of step 7

    # --- what was told ---
    def read(self, g: GreatWarState, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.TRIGGER and b == TIME:
            self.causing = a
        elif key == tell.TIME:
            self.advanced(g, a)
        elif key == tell.RESHUFFLED:
            self.seen.compare("reshuffler", self.causing, a)
            self.reshuffled(g, a)
        elif key == tell.ROLLED:
            if c == purposes.SUDDEN_DEATH:
                self.seen.compare("Sudden Death roll", (True, self.causing), (self.roll_due, a), f"space {self.space}")
                self.roll_due = False
            self.rolling = c
            self.rolled = dice(g, b)
        elif key == tell.REROLLED:
            self.roll_due = self.rolling == purposes.SUDDEN_DEATH  # 9.1
        elif key == tell.SUDDEN_DEATH:
            self.seen.compare("Sudden Death", (self.rolled, self.space), (a, b))  # 1.S.2: never 1 more
        elif key == tell.RANDOM_HEX:
            self.seen.compare("random hex", random_hex(g, g.discards[a][-1]), b)

    def advanced(self, g: GreatWarState, space: int) -> None:
        self.seen.compare("time space", self.space + 1 if self.space >= 0 else space, space)
        self.space = space
        self.roll_due = space >= g.sudden_death  # 6.2.2: into or beyond
        gas = sum(1 for marker in g.h_gas if marker)
        self.gas_due = max(0, gas - GAS_REMOVED)
        self.cards_due = True

    def reshuffled(self, g: GreatWarState, side: int) -> None:
        """Step 1: all his cards but those held and those that lie face down."""
        if isinstance(g, AlliedState):
            return
        first = g.rules.tables.first_card(g.rules.nation[side])
        away = [*g.hand[side], *g.removed[side], g.meddling[side], *g.meddling_more[side]]
        wanted = [card for card in range(first, first + 72) if card not in away]
        self.seen.compare("new deck", (wanted, []), (sorted(g.draw[side]), g.discards[side]), f"side {side}")

    # --- at a question ---
    def asked(self, g: GreatWarState, prompt: str) -> None:
        if prompt.startswith("initiative-") or self.space < 0:
            return
        self.seen.compare("no Sudden Death roll", False, self.roll_due, prompt)
        if self.gas_due >= 0 and prompt not in BEFORE_GAS:
            self.seen.compare("gas left", self.gas_due, sum(1 for marker in g.h_gas if marker), prompt)
            self.gas_due = -1
        if self.cards_due and not any(isinstance(frame, TimeAdvance) for frame in g.frames):
            self.cards_due = False
            for side in (0, 1):
                self.seen.compare("strategy card", True, bool(g.s_hand[side]) or not g.s_draw[side], f"side {side}")


def dice(g: GreatWarState, card: int) -> int:
    tables = g.rules.tables
    return int(tables.card_white[card % len(tables.card_white)] + tables.card_coloured[card % len(tables.card_white)])


def random_hex(g: GreatWarState, card: int) -> int:
    """1.8: -1 for one that a small map does not have."""
    name = g.rules.tables.card_name[card]
    decks = [p.data(f"deck-{nation}")["deck"] for nation in ("germany", "france", "america")]
    hex = next(row["hex"] for deck in decks for row in deck["cards"] if row["id"] == name)
    column, row = ord(hex[0]) - ord("A"), int(hex[1:]) - 1
    return column * g.rules.map.rows + row if column < g.rules.map.cols and row < g.rules.map.rows else -1


# --- who is asked what ---


def remove_gas(q: Question) -> None:
    """Step 4: which two, by the player who has caused it."""
    q.same(q.asks.side, q.asks.who(q.g), "who")
    q.same_hexes({hex for hex, marker in enumerate(q.g.h_gas) if marker}, q.offered(verbs.HEX))


def is_due(g: GreatWarState, u: int) -> bool:
    """7.2.1: a Tank that has left the map lies in two spaces."""
    spaces = (g.u_time[u], g.u_time[u] + 1) if u in g.exited else (g.u_time[u],)
    return g.u_hex[u] == TIME_TRACK and g.time in spaces


def entries(g: GreatWarState, u: int) -> set[int]:
    """Step 5: along the own edge; a Tank that has left before, along the opponent's."""
    side = g.u_owner[u]
    edge = g.rules.edge[1 - side if u in g.exited else side]
    return {hex for hex in range(g.rules.map.size) if p.to_edge(g, hex, edge) == 0 and has_room(g, u, hex)}


def has_room(g: GreatWarState, u: int, hex: int) -> bool:
    """8.2, 8.2.1."""
    if ways.is_impassable(g, hex) or p.figures(g, [*p.at(g, hex, g.u_owner[u]), u]) > STACKING:
        return False
    return not (p.is_tank(g, u) and any(p.is_tank(g, v) for v in p.at(g, hex)))


def arrivals(g: GreatWarState, side: int) -> set[tuple[int, int]]:
    due = [u for u in range(len(g.u_hex)) if g.u_owner[u] == side and is_due(g, u)]
    return {(u, hex) for u in due for hex in entries(g, u)}


def works_due(g: GreatWarState, side: int) -> set[tuple[int, int]]:
    waiting = [g.fort_waiting[i : i + 3] for i in range(0, len(g.fort_waiting), 3)]
    kinds = {kind for owner, kind, space in waiting if (owner, space) == (side, g.time)}
    edge = [hex for hex in range(g.rules.map.size) if p.to_edge(g, hex, g.rules.edge[side]) == 0]
    return {(kind, hex) for kind in kinds for hex in edge if orders.may_fortify(g, hex)}


def reinforcements(q: Question) -> None:
    """The inactive player first."""
    g, side = q.g, q.asks.who(q.g)
    told = {(a_of(code), b_of(code)) for code in q.choices if verb_of(code) == verbs.PLACE}
    q.same(sorted(arrivals(g, side)), sorted(told))
    works = {(a_of(code), b_of(code)) for code in q.choices if verb_of(code) == verbs.FORT}
    q.same(sorted(works_due(g, side)), sorted(works), "works")
    first = 1 - g.active
    waiting = {u for u, _ in arrivals(g, first) if u not in g.exited} or works_due(g, first)
    if side == g.active:
        q.same(False, bool(waiting), "the inactive player first")


def exit_space(q: Question) -> None:
    """7.2.1: a future space of the track; at its end there is only the last."""
    u, last = q.asks.units[0], q.g.rules.tables.time_spaces
    ahead = set(range(q.g.time + 1, last + 1)) or {last}
    if p.is_tank(q.g, u) and len(ahead) > 1:
        ahead -= {last}  # it takes two
    q.same(sorted(ahead), sorted(q.offered(verbs.SPACE)))


def sniper(q: Question) -> None:
    """1.9.1.3: one Formation in or adjacent to the Random Hex, of either side, or none."""
    g, hex = q.g, q.asks.hex
    q.same(SNIPER, q.asks.kind)
    near = {u for u in p.in_play(g) if hex >= 0 and p.apart(g, g.u_hex[u], hex) <= 1}
    q.same(sorted(near), sorted(q.offered(verbs.UNIT)))
    q.same(True, q.has(verbs.NONE), "may be declined")


LOOKS = {"remove-gas": remove_gas, "reinforcements": reinforcements, "exit-space": exit_space, "sniper": sniper}
