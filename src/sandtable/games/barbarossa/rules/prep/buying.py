"""Buying forces with Force Points (card.cost.1, guide S2): part of the sealed set-up, where the scenario allows it.

All that a side could ever buy waits from the start as units UNBOUGHT, so that nothing else has to know of it: buying
puts one into the reserve, or on the airfield. Installations are paid for when they are put down (wire.1a, trench.1a,
pill.1a); what is razed or sold gives its points back.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import AIRCRAFT
from sandtable.games.barbarossa.rules.objectives import (
    GIVEN_BARRIER,
    GIVEN_MINEFIELD,
    GIVEN_PILLBOX,
    GIVEN_TRENCH,
    GIVEN_WIRE,
)
from sandtable.games.barbarossa.rules.state import AIRFIELD, RESERVE, UNBOUGHT, State, card, type_of, units_of


def works_cost(g: State, kind: int) -> int:
    numbers = g.rules.numbers
    costs = {
        GIVEN_WIRE: numbers.wire_cost, GIVEN_TRENCH: numbers.trench_cost, GIVEN_PILLBOX: numbers.pillbox_cost,
        GIVEN_MINEFIELD: numbers.minefield_cost, GIVEN_BARRIER: numbers.barrier_cost,
    }  # fmt: skip
    return costs[kind]


def pool(g: State, side: int) -> list[int]:
    """Units that a side buys or does not."""
    return [u for u in units_of(g, side) if g.rules.is_for_sale(u)]


def points_left(g: State, side: int) -> int:
    bought = sum(card(g, u).cost for u in pool(g, side) if g.u_hex[u] != UNBOUGHT)
    works = [g.rules.works[placed[1]] for placed in g.placing if placed[0] == side]
    return g.rules.budget[side] - bought - sum(works_cost(g, given.kind) for given in works if given.bought)


def why_not_buy(g: State, side: int, c: int) -> int:
    """Reason why a card cannot be bought now."""
    if not [u for u in pool(g, side) if g.rules.given_card(u) == c]:
        return reasons.NOT_FOR_SALE
    return reasons.FINE if g.rules.tables.cards[c].cost <= points_left(g, side) else reasons.TOO_EXPENSIVE


def cards_to_buy(g: State, side: int) -> list[int]:
    found = sorted({g.rules.given_card(u) for u in pool(g, side)})
    return [c for c in found if why_not_buy(g, side, c) == reasons.FINE]


def can_pay_for(g: State, i: int) -> bool:
    """Works that the scenario gives cost nothing."""
    given = g.rules.works[i]
    return not given.bought or works_cost(g, given.kind) <= points_left(g, given.side)


def buy(g: State, side: int, c: int) -> None:
    u = [u for u in pool(g, side) if g.rules.given_card(u) == c and g.u_hex[u] == UNBOUGHT][0]
    g.u_hex[u] = AIRFIELD if type_of(g, u) == AIRCRAFT else RESERVE


def bought(g: State, side: int) -> list[int]:
    return [u for u in pool(g, side) if g.u_hex[u] != UNBOUGHT]
