"""Supplies (sply.*, load.*, depot.*): who gets ammunition from where, and how much its owner asks for (D7c).

A transport's Receive Supplies either hands out to all receivers in reach (A48) or stores into a depot, which it may
make; `u_range` says which. A receiver names its source: a transport, or the hex of a depot.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of, unseal
from sandtable.games.barbarossa.rules.move.transports import is_beside, is_transport, reaches, room_for_ap
from sandtable.games.barbarossa.rules.names import LOAD_SUPPLIES, RECEIVE_SUPPLIES
from sandtable.games.barbarossa.rules.special.railway import does
from sandtable.games.barbarossa.rules.standing import AMOUNT as HOW_MUCH
from sandtable.games.barbarossa.rules.standing import standing
from sandtable.games.barbarossa.rules.state import (
    NOBODY,
    State,
    card,
    engaged,
    of,
    on_board,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AMOUNT
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import b_of, choice
from sandtable.kernel.frame import ASK, Subject, with_byte, with_item

ALL_THERE_IS: Final = 1  # standing instruction
HANDS_OUT: Final = 1
STORES: Final = 2

# what a deal is
FROM_TRANSPORT: Final = 0
FROM_DEPOT: Final = 1
INTO_DEPOT: Final = 2
ONTO_TRUCKS: Final = 3

# fields of a deal
UNIT: Final = 0
WAY: Final = 1
SOURCE: Final = 2  # transport, or hex of the depot
POINTS: Final = 3  # -1: not said yet


QUESTIONS: Final = [
    ("amount", "sply.3"),
    ("amount", "sply.5"),
    ("amount-stored", "depot.5"),
    ("amount-loaded", "load.2"),
]


# --- what is possible ---


def missing(g: State, u: int) -> int:
    """Points missing on its card; what a mere transport prints are the points that it carries."""
    fires = any(len(row) > 0 for row in card(g, u).firepower)
    return card(g, u).ammo - g.u_ap[u] if fires else 0


def sources(g: State, u: int) -> list[int]:
    """sply.1: own transports with ammunition in reach."""
    own = [t for t in units_of(g, g.u_side[u]) if t != u and is_transport(g, t) and g.u_cargo_ap[t] > 0]
    return [t for t in own if card(g, t).boxes[RECEIVE_SUPPLIES] is not None and is_beside(g, u, t)]


def is_own_depot(g: State, h: int, side: int) -> bool:
    """depot.3"""
    return g.h_depot[h] == side + 1


def depots_for(g: State, u: int) -> list[int]:
    """Own depots with ammunition that it can draw from: in its hex (sply.5), of a boat next to it (water.3)."""
    if not on_board(g, u):
        return []
    near = [g.u_hex[u], *g.rules.ground.adjacent(g.u_hex[u])]
    there = [h for h in near if is_own_depot(g, h, g.u_side[u]) and g.h_stock[h] > 0]
    return [h for h in there if reaches(g, u, h)]


def stores_for(g: State, t: int) -> list[int]:
    """Hexes where it can fill an own depot (depot.5) or make one (depot.6, depot.7)."""
    if not on_board(g, t) or g.u_cargo_ap[t] == 0:
        return []
    near = [h for h in [g.u_hex[t], *g.rules.ground.adjacent(g.u_hex[t])] if reaches(g, t, h)]
    return [h for h in near if not g.rules.ground.rim[h] and depot_room(g, h, g.u_side[t]) > 0]


def depot_room(g: State, h: int, side: int) -> int:
    """depot.6b; none in a hex with the enemy's."""
    if g.h_depot[h] and not is_own_depot(g, h, side):
        return 0
    return g.rules.numbers.depot_capacity - g.h_stock[h]


def hands_out(g: State, t: int) -> bool:
    """Does a transport serve others this turn (sply.6)?"""
    return does(g, t, RECEIVE_SUPPLIES) and g.u_range[t] == HANDS_OUT and on_board(g, t) and not engaged(g, t)


# --- step 9 ---


def is_served(g: State, u: int) -> bool:
    """Can the work at this order go on: is what it draws from, or fills, still there?"""
    if g.u_order[u] == LOAD_SUPPLIES:
        return g.u_at[u] in depots_for(g, u) and room_for_ap(g, u) > 0
    if g.u_range[u] == STORES:
        return g.u_at[u] in stores_for(g, u)
    if g.u_range[u] == HANDS_OUT:
        return False  # Time Boxes are counted on the receiver
    if g.u_target[u] != NOBODY:
        return g.u_target[u] in sources(g, u) and hands_out(g, g.u_target[u])
    return g.u_at[u] in depots_for(g, u)


def deal_of(g: State, u: int) -> list[int]:
    if g.u_order[u] == LOAD_SUPPLIES:
        return [u, ONTO_TRUCKS, g.u_at[u], -1]
    if g.u_range[u] == STORES:
        return [u, INTO_DEPOT, g.u_at[u], -1]
    if g.u_target[u] != NOBODY:
        return [u, FROM_TRANSPORT, g.u_target[u], -1]
    return [u, FROM_DEPOT, g.u_at[u], -1]


class Amounts(Asking):
    """sply.3, load.2: for each deal the owner says how much, up to what is missing and what is there."""

    deals: list[list[int]]

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        unseal(of(g))
        for deal in self.deals:
            transfer(of(g), deal)
        return g.pop()

    def open_of(self, g: State, side: int) -> int:
        for i in range(len(self.deals)):
            u = self.deals[i][UNIT]
            if self.deals[i][POINTS] < 0 and g.u_side[u] == side:
                said = standing(g, u, HOW_MUCH)
                if said == 0:
                    return i
                self.deals[i][POINTS] = max(0, self.most(g, i)) if said == ALL_THERE_IS else 0
        return -1

    def most(self, g: State, i: int) -> int:
        """Less what other deals have asked for already."""
        u, way, source, _ = self.deals[i]
        said = [deal for deal in self.deals if deal[POINTS] > 0]
        drawn = sum(deal[POINTS] for deal in said if draws(deal, way, source))
        filled = sum(deal[POINTS] for deal in said if deal[WAY] == INTO_DEPOT and deal[SOURCE] == source)
        if way == FROM_TRANSPORT:
            return min(missing(g, u), g.u_cargo_ap[source] - drawn)
        if way == FROM_DEPOT:
            return min(missing(g, u), g.h_stock[source] - drawn)
        if way == ONTO_TRUCKS:
            return min(room_for_ap(g, u), g.h_stock[source] - drawn)
        return min(g.u_cargo_ap[u], depot_room(g, source, g.u_side[u]) - filled)

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        i = self.open_of(of(g), seat)
        return [choice(AMOUNT, self.deals[i][UNIT], n) for n in range(max(0, self.most(of(g), i)) + 1)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.deals[self.open_of(of(g), seat)][POINTS] = b_of(code)

    def forget(self, g: State, side: int) -> None:
        for deal in self.deals:
            if g.u_side[deal[UNIT]] == side:
                deal[POINTS] = -1

    def question(self, g: State, side: int) -> tuple[str, str]:
        return QUESTIONS[self.deals[self.open_of(g, side)][WAY]]

    def about(self, g: State, side: int) -> Subject:
        """Who draws or gives; `units` the transport he draws from, `hex` else the depot."""
        i = self.open_of(g, side)
        u, way, source, _ = self.deals[i]
        numbers = {"most": max(0, self.most(g, i)), "way": way}
        if way == FROM_TRANSPORT:
            return Subject("amount", side, u, [source], hex=g.u_hex[u], numbers=numbers)
        return Subject("amount", side, u, hex=source, numbers=numbers)

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is a unit, or the unit with a number of points."""
        i = self.open_of(g, side)
        if verb != AMOUNT or first_of(thing) == NOBODY:
            return reasons.FINE
        return reasons.MORE_THAN_THERE_IS if last_of(thing) > max(0, self.most(g, i)) else reasons.FINE


def draws(deal: list[int], way: int, source: int) -> bool:
    """From the same stock as another deal."""
    if way == FROM_TRANSPORT or deal[WAY] == FROM_TRANSPORT:
        return deal[WAY] == way and deal[SOURCE] == source
    return deal[WAY] in (FROM_DEPOT, ONTO_TRUCKS) and deal[SOURCE] == source


def transfer(g: State, deal: list[int]) -> None:
    """sply.2, load.1, depot.4-depot.6: what one side gets the other marks off."""
    u, way, source, points = deal
    if way == INTO_DEPOT:
        store(g, u, source, points)
        return
    if way == FROM_TRANSPORT:
        g.u_cargo_ap[source] -= points
    else:
        g.h_stock = with_item(g.h_stock, source, g.h_stock[source] - points)
    if way == ONTO_TRUCKS:
        g.u_cargo_ap[u] += points
    else:
        g.u_ap[u] += points
    g.tell(tell.LOADS if way == ONTO_TRUCKS else tell.RECEIVES, u, points)


def store(g: State, t: int, h: int, points: int) -> None:
    """A new Depot Card, open to all, if there is none yet (depot.1a)."""
    if points <= 0:
        return
    g.u_cargo_ap[t] -= points
    g.h_stock = with_item(g.h_stock, h, g.h_stock[h] + points)
    g.h_depot = with_byte(g.h_depot, h, g.u_side[t] + 1)
    g.tell(tell.STORES, t, h, points)


def push_amounts(g: State, done: list[int]) -> None:
    if done:
        frame = Amounts()
        frame.at = 0
        frame.deals = [deal_of(g, u) for u in done]
        g.push(frame)
