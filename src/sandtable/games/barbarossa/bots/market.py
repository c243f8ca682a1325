"""What the sergeant buys: men to hold what counts, then what hurts the enemy who may come, and not all of one kind.

He knows what the scenario gives the enemy and what is for sale to him, and not what he has bought.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.rules.prep.buying import points_left, pool, works_cost
from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    DEPLOYS,
    INFANTRY,
    LIGHT_TANKS,
    MACHINEGUN,
    OPEN_FIRE,
    SUPPRESSION_FIRE,
    TYPES,
    VEHICLES,
)
from sandtable.games.barbarossa.rules.objectives import GIVEN_BARRIER, GIVEN_PILLBOX
from sandtable.games.barbarossa.rules.prep.setup import has_place, works_left
from sandtable.games.barbarossa.rules.state import UNBOUGHT, State, card, is_ground, other, units_of
from sandtable.games.barbarossa.rules.verbs import BUILD, BUY
from sandtable.kernel.choice import a_of, verb_of

MEN: Final = 0.45  # of the points: what goes to those who take and hold places
DIGS: Final = 0.2  # of the points: what a defender puts into the ground
GUNS: Final = 0.35  # of the points: what may stand where it was set up
SAME: Final = 0.3  # each one of a kind makes the next worth so much less
WELL_ARMED: Final = 7.0  # dice against a type that count as the full worth of it
LED: Final = 4  # units that make a staff worth its points
RARE: Final = 0.05  # of the worth of what only helps others
AWAY: Final = 0.5  # of the worth of aircraft, which are over the field in one turn of four and take no places
USUAL: Final = 20.0  # Force Points of a platoon
POINTLESS: Final = 0.04


class Market:
    def __init__(self, g: State, side: int, aims: Aims) -> None:
        self.g = g
        self.side = side
        self.defends = keeps_goals(g, side, aims)
        self.shares = enemy_shares(g, side)
        self.own = [u for u in units_of(g, side) if g.u_hex[u] != UNBOUGHT]
        self.points = sum(card(g, u).cost for u in self.own)
        self.budget = g.rules.budget[side]

    def buys(self, choices: list[int]) -> int:
        """The best of what is for sale, or -1."""
        found, best = -1, POINTLESS
        left = points_left(self.g, self.side) - self.kept_for_works(choices)
        for code in choices:
            if verb_of(code) != BUY:
                continue
            c = self.g.rules.tables.cards[a_of(code)]
            worth = self.worth(a_of(code), c) if c.cost <= left else 0.0
            if worth > best:
                found, best = code, worth
        return found

    def builds(self, i: int) -> bool:
        """Does he pay for works of this kind? The cheapest on offer that is still the least of his works."""
        works = self.g.rules.works[i]
        if not works.bought:
            return True
        if not self.wanted(works.kind) or self.dug() + works_cost(self.g, works.kind) > DIGS * self.budget:
            return False
        rivals = [
            n
            for n in range(len(self.g.rules.works))
            if self.g.rules.works[n].bought
            and self.wanted(self.g.rules.works[n].kind)
            and works_left(self.g, n, self.side) > 0
        ]
        return all((self.built(i), i) <= (self.built(n), n) for n in rivals)

    # --- works ---

    def wanted(self, kind: int) -> bool:
        if not self.defends or kind == GIVEN_PILLBOX:  # nobody would be told to go into it
            return False
        return kind != GIVEN_BARRIER or sum(self.shares[LIGHT_TANKS:AIRCRAFT]) > 0.3

    def built(self, i: int) -> int:
        return len([p for p in self.g.placing if p[0] == self.side and p[1] == i])

    def dug(self) -> int:
        works = [self.g.rules.works[p[1]] for p in self.g.placing if p[0] == self.side]
        return sum(works_cost(self.g, given.kind) for given in works if given.bought)

    def kept_for_works(self, choices: list[int]) -> float:
        """What is not spent on units while there is something to dig."""
        offered = [self.g.rules.works[a_of(code)] for code in choices if verb_of(code) == BUILD]
        if not any(given.bought and self.wanted(given.kind) for given in offered):
            return 0.0
        return max(0.0, DIGS * self.budget - self.dug())

    # --- units ---

    def worth(self, which: int, c: Card) -> float:
        """Of each of its points, as it would serve here."""
        if not self.has_room(which):
            return 0.0
        same = len([u for u in self.own if self.g.rules.given_card(u) == which or self.g.u_card[u] == which])
        found = USUAL * self.harm(c) / max(1, c.cost) / (1.0 + SAME * same)
        if c.command_area:
            return 1.0 if same == 0 and len(self.own) >= LED else 0.0
        if c.boxes[OPEN_FIRE] is None and c.boxes[SUPPRESSION_FIRE] is None and c.type != AIRCRAFT:
            return found * RARE
        if c.type == AIRCRAFT:
            return found * AWAY
        if takes_ground(c):
            return found * (2.0 if self.part(takes_ground) < MEN else 1.0)
        if c.has(DEPLOYS) and self.part(stays_put) > GUNS:
            return found * 0.3
        return found

    def harm(self, c: Card) -> float:
        """How well it is armed against what may come."""
        return sum(self.shares[row] * min(1.0, against(c, row) / WELL_ARMED) for row in range(TYPES))

    def has_room(self, which: int) -> bool:
        g = self.g
        mine = [u for u in pool(g, self.side) if g.rules.given_card(u) == which and g.u_hex[u] == UNBOUGHT]
        return len(mine) > 0 and (not is_ground(g, mine[0]) or has_place(g, mine[0]))

    def part(self, fits: Callable[[Card], bool]) -> float:
        """Share of the points of all that he has."""
        found = sum(card(self.g, u).cost for u in self.own if fits(card(self.g, u)))
        return found / max(1, self.points)


def takes_ground(c: Card) -> bool:
    """Can go into houses and stay there."""
    return c.type == INFANTRY and not c.command_area and not c.has(MACHINEGUN)


def stays_put(c: Card) -> bool:
    return c.has(DEPLOYS)


def against(c: Card, row: int) -> float:
    """Dice against a type; in Close Combat alone they count half."""
    if len(c.firepower[row]) == 0:
        return 0.0
    return c.firepower[row][0] * (0.5 if c.close_only[row] else 1.0)


def enemy_shares(g: State, side: int) -> list[float]:
    """By type: of the points of what the scenario gives the enemy, and of the cards among which he may choose."""
    found = [0.0] * TYPES
    for v in units_of(g, other(side)):
        c = g.rules.tables.cards[g.rules.given_card(v)] if g.rules.given_card(v) >= 0 else card(g, v)
        found[c.type] += (1.0 if g.rules.is_for_sale(v) else float(max(1, c.cost))) * (
            0.2 if c.type == VEHICLES else 1.0
        )
    total = sum(found)
    return [value / total for value in found] if total > 0.0 else [1.0, *([0.0] * (TYPES - 1))]


def keeps_goals(g: State, side: int, aims: Aims) -> bool:
    """Are the places that count in its own area, rather than in the enemy's?"""
    goals = [h for h in range(len(aims.worth)) if aims.worth[h] > 0.0]
    counts = []
    for one in (side, other(side)):
        area = {h for u in units_of(g, one) if u < len(g.rules.areas) for h in g.rules.areas[u]}
        counts.append(len([h for h in goals if h in area]))
    return counts[0] > counts[1]
