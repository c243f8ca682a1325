"""What must be true at every decision of a Commander game, whatever was played.

`table_faults` looks at one state only. `CommanderLedger` recounts cards and VPs from the told events alone. The rest
looks at what is hidden. What any game must keep is in `lab/invariants.py`.
"""

from __future__ import annotations

import re
from typing import cast

import msgspec

from sandtable.commander.rules import names, tell
from sandtable.commander.rules.actions.playing import FinishAction
from sandtable.commander.rules.events.map import WhitePhosphorus
from sandtable.commander.rules.orders.activation import ANY_HEX, Activate, can_anybody_fire, can_fire_again
from sandtable.commander.rules.orders.firegroup import Composing
from sandtable.commander.rules.scenario.frames import Beforehand
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import (
    CASUALTY,
    FIRING,
    IN_BOX,
    IN_MIX,
    LYING,
    NO_UNIT,
    NO_WEAPON,
    OFF,
    TIME_TRACK,
    UNASSIGNED,
    WAITING,
    State,
)
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.turn import CHOOSE, Turn
from sandtable.commander.rules.victory import OBJECTIVES, points, sole_occupant
from sandtable.commander.rules.view import is_hidden_away
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR
from sandtable.lab.invariants import may_see, redeal_faults
from sandtable.lab.kit import Ledger

SIDES = range(2)


# --- one state ---


NOTHING_ASIDE: list[list[int]] = [[], []]  # by side: cards that a game lays face down beside its piles


def table_faults(g: State, aside: list[list[int]] = NOTHING_ASIDE, fresh: bool = True) -> list[str]:
    """Everything that a single look at the table can tell; not `fresh`: something beside Orders was done this Turn."""
    faults = card_faults(g, aside) + unit_faults(g) + weapon_faults(g) + smoke_faults(g) + casualty_faults(g)
    if not g.over:
        faults += control_faults(g)
        if turn_begins(g):
            faults += shot_faults(g)
            if fresh:
                faults += stacking_faults(g)
    return faults


def held_cards(g: State, side: int) -> list[int]:
    """Cards between hand and discard pile while their Action is carried out (first edition)."""
    return [f.card for f in g.frames if isinstance(f, FinishAction) and f.side == side]


def card_faults(g: State, aside: list[list[int]]) -> list[str]:
    """Each deck's 72 cards lie in exactly one place each."""
    faults: list[str] = []
    for side in SIDES:
        everywhere = g.hand[side] + g.draw[side] + g.discards[side] + g.removed[side]
        everywhere += held_cards(g, side) + aside[side]
        if sorted(everywhere) != whole_decks(g, everywhere, side):
            faults.append(f"side {side}: its cards are not 72, each once: {sorted(everywhere)}")
        if g.hand[side] != sorted(g.hand[side]):
            faults.append(f"side {side}: its hand is out of order")
        if any(card not in g.hand[side] for card in g.seen[side]):
            faults.append(f"side {side}: a card counts as seen that is not in hand")
    return faults


def whole_decks(g: State, cards: list[int], side: int) -> list[int]:
    """All cards of the side's nation, and of every other whose cards it has."""
    nations = {g.rules.tables.card_nation[card] for card in cards} | {g.rules.nation[side]}
    firsts = sorted(g.rules.tables.first_card(nation) for nation in nations)
    return [card for first in firsts for card in range(first, first + names.CARDS_IN_DECK)]


def unit_faults(g: State) -> list[str]:
    """Every unit is in exactly one place, and stacks agree with the units' own hexes."""
    faults: list[str] = []
    count = len(g.u_type)
    columns = [g.u_owner, g.u_hex, g.u_flags, g.u_weapon, g.u_time, g.u_next, g.u_spent, g.u_heir, g.u_heirs]
    if any(len(column) != count for column in columns):
        return ["the columns of the unit table differ in length"]
    stacked: list[int] = []
    for hex in range(len(g.h_top)):
        u, above = g.h_top[hex], NO_UNIT
        while u != NO_UNIT:
            if u in stacked or u <= above or g.u_hex[u] != hex:
                faults.append(f"the stack in hex {hex} is broken at unit {u}")
                break
            stacked.append(u)
            above, u = u, g.u_next[u]
    on_map = [u for u in range(count) if g.u_hex[u] >= 0]
    if sorted(stacked) != on_map:
        faults.append(f"stacks hold {sorted(stacked)}, but units with a hex are {on_map}")
    for u in range(count):
        if g.u_hex[u] < 0 and g.u_hex[u] not in (OFF, CASUALTY, TIME_TRACK, WAITING):
            faults.append(f"unit {u} is at no known place ({g.u_hex[u]})")
        if g.u_hex[u] < 0 and g.u_next[u] != NO_UNIT:
            faults.append(f"unit {u} is off the map but has a unit below it")
        if g.u_hex[u] == TIME_TRACK and g.u_time[u] < 0:
            faults.append(f"unit {u} waits on the Time Track, but on no space")
    return faults


def weapon_faults(g: State) -> list[str]:
    """A Weapon and its carrier know each other; carriers are in play or waiting to be."""
    faults: list[str] = []
    for w in range(len(g.w_type)):
        u = g.w_carrier[w]
        if u >= 0 and g.u_weapon[u] != w:
            faults.append(f"Weapon {w} is carried by unit {u}, which carries {g.u_weapon[u]}")
        elif u >= 0 and g.u_hex[u] in (OFF, CASUALTY) and not is_hidden_away(g, u):
            faults.append(f"Weapon {w} is carried by unit {u}, which is out of the game")
        elif u < 0 and u not in (IN_MIX, IN_BOX, UNASSIGNED, LYING):
            faults.append(f"Weapon {w} is at no known place ({u})")
        if u in (IN_MIX, IN_BOX) and g.w_broken[w]:
            faults.append(f"Weapon {w} is out of play and still broken (7.2.2)")
    for u in range(len(g.u_weapon)):
        w = g.u_weapon[u]
        if w != NO_WEAPON and g.w_carrier[w] != u:
            faults.append(f"unit {u} carries Weapon {w}, which is with {g.w_carrier[w]}")
    return faults


def smoke_faults(g: State) -> list[str]:
    """The cup and the map together are the whole mix of Smoke and Blaze counters (T94)."""
    faults: list[str] = []
    out = [v for v in g.h_smoke if v] + [v - 1 for v in g.h_blaze if v > 1]
    out += [f.value for f in g.frames if isinstance(f, WhitePhosphorus) and f.value and f.hex < 0]
    if sorted(g.cup + out) != sorted(g.rules.tables.smoke_values):
        faults.append(f"Smoke counters: cup {g.cup} and map {out} are not the mix")
    for name, mask, table in (("Smoke", g.smoked, g.h_smoke), ("Blaze", g.ablaze, g.h_blaze)):
        if mask != sum(1 << h for h, v in enumerate(table) if v):
            faults.append(f"the mask of {name} hexes does not fit the map")
    for h in range(len(g.h_smoke)):
        if g.h_blaze[h] and (g.h_smoke[h] or g.h_fort[h]):
            faults.append(f"hex {h} holds a Blaze with Smoke or a Fortification (8.1.5)")
    return faults


def casualty_faults(g: State) -> list[str]:
    faults: list[str] = []
    for side in SIDES:
        row = {u for u in g.casualties[side] if u != NO_UNIT}  # a large counter takes several spaces
        dead = [u for u in range(len(g.u_hex)) if g.u_hex[u] == CASUALTY and g.u_owner[u] == side]
        if sorted(row) != dead:
            faults.append(f"side {side}: the Casualty Track holds {sorted(row)}, but casualties are {dead}")
    return faults


def control_faults(g: State) -> list[str]:
    """7.3.1: whoever is alone in an Objective controls it (from the end of his Turn in the first edition)."""
    if g.rules.options.control_at_turn_end or g.turn == 0:
        return []
    faults: list[str] = []
    for n in range(1, OBJECTIVES + 1):
        side = sole_occupant(g, n)
        if side >= 0 and g.control[n] != side and g.rules.may_take_control(g, n, side):
            faults.append(f"Objective {n} is held by side {side} alone but controlled by {g.control[n]}")
    return faults


def turn_begins(g: State) -> bool:
    return len(g.frames) == 1 and isinstance(g.frames[0], Turn) and g.frames[0].at == CHOOSE and g.orders_given == 0


def shot_faults(g: State) -> list[str]:
    """A shot that is remembered and asked about again must be one that a search finds, too (O20.1)."""
    return [
        f"side {side} is said to have the shot that it had, but has none"
        for side in SIDES
        if can_fire_again(g, side, FIRING, ANY_HEX) and not can_anybody_fire(g, side, FIRING, ANY_HEX)
    ]


def stacking_faults(g: State) -> list[str]:
    """8.2: no hex holds more than seven figures of a side when a Turn begins."""
    return [
        f"hex {h} holds {figures(g, h, side)} figures of side {side}"
        for h in range(len(g.h_top))
        if g.h_top[h] != NO_UNIT
        for side in SIDES
        if figures(g, h, side) > stacking_limit(g, h, side)
    ]


# --- recounting from the told events ---

IN_HAND, IN_DECK, IN_PILE = range(3)
FROM_HAND = [tell.ORDER_GIVEN, tell.ACTION_PLAYED, tell.DISCARDED]
FROM_DECK = [tell.ROLLED, tell.REVEALED]


class CommanderLedger(Ledger):
    """VPs, control, chits and the places of cards, kept from the events and nothing else."""

    from_hand = FROM_HAND
    from_deck = FROM_DECK

    def __init__(self, game: Game) -> None:
        g = cast(State, game.state)
        self.told = len(game.events)
        self.score = g.score
        self.control = g.control[:]
        self.open = g.open_chits[:]
        self.place: dict[int, int] = {}
        for side in SIDES:
            self.place.update(dict.fromkeys(g.hand[side], IN_HAND))
            self.place.update(dict.fromkeys(g.draw[side], IN_DECK))
            self.place.update(dict.fromkeys(g.discards[side] + held_cards(g, side), IN_PILE))
        self.shown: set[int] = {card for side in SIDES for card in g.seen[side]}
        self.nation_of = [n // names.CARDS_IN_DECK for n in range(len(g.rules.tables.card_name))]

    def read(self, game: Game) -> list[str]:
        g = cast(State, game.state)
        faults: list[str] = []
        for event in game.events[self.told :]:
            faults += self.enter(g, event)
            faults += self.leaks(g, event)
        self.told = len(game.events)
        return faults + self.compare(g)

    def enter(self, g: State, event: Event) -> list[str]:
        key, _, a, b, _, _ = event
        if key == tell.VP:
            self.score += b if a == 0 else -b
        elif key == tell.CONTROL:
            self.control[a] = b
        elif key == tell.CHIT_OPEN:
            self.open.append(a)
        elif key == tell.RESHUFFLED:
            mine = self.reshuffled(g, a)
            for card, place in self.place.items():
                if place == IN_PILE and self.nation_of[card] == mine:
                    self.place[card] = IN_DECK
        elif key == tell.SEEN_CARD:
            self.shown.add(b)
        elif key == tell.DREW:
            return self.move(b, IN_DECK, IN_HAND)
        elif key in self.from_hand:
            self.shown.discard(b)
            return self.move(b, IN_HAND, IN_PILE)
        elif key in self.from_deck:
            return self.move(b, IN_DECK, IN_PILE)
        return []

    def reshuffled(self, g: State, side: int) -> int:
        """The nation whose deck has just been told to be shuffled anew."""
        return g.rules.nation[side]

    def is_of(self, g: State, card: int, side: int) -> bool:
        """Does a card belong to a side?"""
        return self.nation_of[card] == g.rules.nation[side]

    def move(self, card: int, before: int, after: int) -> list[str]:
        was = self.place.get(card, -1)
        self.place[card] = after
        return [] if was == before else [f"card {card} was told to leave {before}, but it was in {was}"]

    def leaks(self, g: State, event: Event) -> list[str]:
        """Nobody is told of a card or chit that is hidden from him."""
        name, kinds = g.rules.tables.words.tells[event[0]]
        faults: list[str] = []
        for seat in (0, 1, SPECTATOR):
            if not may_see(event[1], seat):
                continue
            if event[0] == tell.CHIT_SECRET and event[2] != seat:
                faults.append(f"seat {seat} is told of a secret chit of side {event[2]}")
            for kind, value in zip(kinds, event[2:], strict=False):
                if kind == "card" and value >= 0 and not self.knows(g, seat, value):
                    faults.append(f"seat {seat} is told of hidden card {value} ({name})")
        return faults

    def knows(self, g: State, seat: int, card: int) -> bool:
        place = self.place.get(card, IN_PILE)
        if place == IN_PILE:
            return True
        owner = 0 if self.is_of(g, card, 0) else 1
        shown = card in self.shown or g.rules.own.open_hand[owner]
        return place == IN_HAND and (seat == owner or seat == 1 - owner and shown)

    def compare(self, g: State) -> list[str]:
        faults: list[str] = []
        recount = self.score + self.objectives(g)
        if recount != points(g):
            faults.append(f"VPs: {points(g)} on the track, {recount} by the events")
        if self.control != g.control:
            faults.append(f"control is {g.control}, by the events {self.control}")
        if sorted(self.open) != sorted(g.open_chits):
            faults.append(f"open chits are {g.open_chits}, by the events {self.open}")
        for side in SIDES:
            hand = sorted(c for c, p in self.place.items() if p == IN_HAND and self.is_of(g, c, side))
            if hand != g.hand[side]:
                faults.append(f"side {side}: its hand is {g.hand[side]}, by the events {hand}")
        return faults

    def objectives(self, g: State) -> int:
        """7.3.2 once more: each open chit pays for its Objective, or for each of the five."""
        tables = g.rules.tables
        total = 0
        for chit in self.open:
            if tables.chit_special[chit] == names.NO_SPECIAL:
                named = tables.chit_objective[chit]
                for n in [named] if named else range(1, OBJECTIVES + 1):
                    total += {0: 1, 1: -1}.get(self.control[n], 0) * tables.chit_value[chit]
        return total


# --- hidden information ---

CARD_ID = re.compile(r"\b[A-Z]-\d+\b")


def looks_through(g: State, seat: int, side: int) -> bool:
    """Does a player pick a card of his own deck, which is not shuffled yet?"""
    frame = g.frames[-1] if g.frames else None
    return isinstance(frame, Beforehand) and not frame.after_deal and g.turn == 0 and seat == side == frame.who(g)


def hidden_cards(g: State, seat: int) -> list[int]:
    """Cards whose names must not occur in what a seat sees: both draw piles, and hands not its own nor shown to it."""
    hidden = [card for side in SIDES if not looks_through(g, seat, side) for card in g.draw[side]]
    for side in SIDES:
        if side != seat:
            shown = g.seen[side] if seat == 1 - side else []
            hidden = hidden + [card for card in g.hand[side] if card not in shown]
    return hidden


def view_faults(game: Game, g: State, seat: int, seed: str, aside: list[list[int]] = NOTHING_ASIDE) -> list[str]:
    """A view names no hidden card or chit, and a fresh deal of the hidden part does not change it."""
    view = game.view(seat)
    secret = {g.rules.tables.card_name[card] for card in hidden_cards(g, seat) + aside[0] + aside[1]}
    leaked = secret & set(CARD_ID.findall(msgspec.json.encode(view).decode()))
    faults = [f"the view of seat {seat} names hidden cards {sorted(leaked)}"] if leaked else []
    same_question = view["decision"] is not None or (g.windows and not rests_on_hand(g))
    return faults + redeal_faults(game, seat, seed, same_question)


def rests_on_hand(g: State) -> bool:
    """Is a shot being put together that only cards in hand make possible? A fresh deal may then contradict it."""
    frame = g.frames[-1]
    return isinstance(frame, (Activate, Composing)) and frame.hides(g)
