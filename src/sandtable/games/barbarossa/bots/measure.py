"""A position in numbers, as one side sees it: what the learned chance to win is worked out from.

The table by what the scenario counts, by time and by losses; each unit by how it stands, as the rules of thumb see it.
A network was trained on exactly these numbers in this order: whoever changes them trains it anew (docs/opponents.md).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye, is_deployed
from sandtable.games.barbarossa.rules import objectives
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    ARMORED_VEHICLES,
    ARTILLERY,
    HEAVY_TANKS,
    HQ,
    INFANTRY,
    LIGHT_TANKS,
    MEDIUM_TANKS,
    VEHICLES,
)
from sandtable.games.barbarossa.rules.objectives import BY_GOALS
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    DESTROYED,
    ENTRENCHED,
    FLAGGED,
    HIDDEN,
    IN_PILLBOX,
    LEFT,
    MERGED,
    NOBODY,
    RESERVE,
    SUPPRESSED,
    UNBOUGHT,
    State,
    can,
    card,
    engaged,
    has,
    is_ground,
    other,
    place_of,
    units_of,
)
from sandtable.games.barbarossa.rules.victory import by_goals, by_points, points_of

GONE: Final = [DESTROYED, LEFT, MERGED, UNBOUGHT]
NEARER: Final = 0.6  # what a turn's way leaves of a unit's say in a hex
TURNS: Final = 0.1
POINTS: Final = 0.1  # Force Points
MANY: Final = 12.0  # turns beyond which time does not press
SHAKEN: Final = 11  # where the numbers of a piece say how much of it is suppressed

Rows = list[list[float]]


class Measure:
    """One side's look at a position."""

    def __init__(self, g: State, side: int) -> None:
        self.g = g
        self.side = side
        self.eyes = [Eye(g, side), Eye(g, other(side))]  # own, the enemy's
        self.aims = [Aims(eye) for eye in self.eyes]
        self.goals = [h for h in range(g.rules.ground.size) if self.worth_of(h) > 0.0]
        self.most = max([self.worth_of(h) for h in self.goals], default=1.0)

    def worth_of(self, h: int) -> float:
        return max(self.aims[0].worth[h], self.aims[1].worth[h])

    # --- units ---

    def living(self, which: int) -> list[int]:
        side = self.eyes[which].side
        return [u for u in units_of(self.g, side) if self.g.u_size[u] > 0 and self.g.u_hex[u] not in GONE]

    def strength(self, u: int) -> float:
        """Force Points that are left of it."""
        c = card(self.g, u)
        return max(1, c.cost) * self.g.u_size[u] / max(1, c.size) * POINTS

    def pieces(self, which: int) -> Rows:
        return [self.piece(which, u) for u in self.living(which)]

    def piece(self, which: int, u: int) -> list[float]:
        g, eye, c = self.g, self.eyes[which], card(self.g, u)
        there, ground = place_of(g, u), is_ground(g, u)
        on_map = there >= 0 and ground
        strength = self.strength(u)
        shaken = 1.0 if has(g, u, SUPPRESSED) else 0.0
        danger = eye.danger(u, there, 1) * POINTS if on_map else 0.0
        reach = eye.reach_of(u, there) * POINTS if on_map and is_deployed(g, u) and shaken == 0.0 else 0.0
        pull, turns = self.way(which, u, there) if on_map else (0.0, MANY)
        return [
            1.0,
            strength,
            1.0 if c.type == INFANTRY else 0.0,
            1.0 if c.type == ARTILLERY else 0.0,
            1.0 if c.type in (VEHICLES, ARMORED_VEHICLES) else 0.0,
            1.0 if c.type == LIGHT_TANKS else 0.0,
            1.0 if c.type in (MEDIUM_TANKS, HEAVY_TANKS) else 0.0,
            1.0 if c.type == AIRCRAFT else 0.0,
            1.0 if can(g, u, HQ) else 0.0,
            g.u_size[u] / max(1, c.size),
            shaken,
            shaken * strength,
            1.0 if has(g, u, FLAGGED) else 0.0,
            1.0 if has(g, u, HIDDEN) else 0.0,
            1.0 if on_map and engaged(g, u) else 0.0,
            1.0 if is_deployed(g, u) else 0.0,
            1.0 if g.u_ap[u] <= 0 else 0.0,
            min(10, g.u_ap[u]) * TURNS,
            1.0 if g.u_hex[u] == RESERVE else 0.0,
            1.0 if g.u_hex[u] == ABOARD else 0.0,
            1.0 if has(g, u, ENTRENCHED | IN_PILLBOX) else 0.0,
            pull,
            min(MANY, turns) * TURNS,
            min(2.0, danger),
            min(2.0, reach),
            eye.own_guard(u, there, 0) * TURNS if on_map else 0.0,
        ]

    def way(self, which: int, u: int, there: int) -> tuple[float, float]:
        """What pulls it most, and how many turns it is to the nearest goal."""
        best, nearest = 0.0, MANY
        eye = self.eyes[which]
        for h in self.goals:
            turns = eye.turns_to(u, there, h)
            nearest = min(nearest, turns)
            if turns < MANY:
                best = max(best, self.worth_of(h) / self.most * NEARER**turns)
        return best, nearest

    # --- the table ---

    def table(self, pieces: list[Rows]) -> list[float]:
        g = self.g
        left = max(0, g.rules.turns - g.turn + 1)
        done = 1.0 - left / max(1, g.rules.turns)
        ahead = self.ahead()
        own, enemy = self.total(0), self.total(1)
        held, say = self.ground_held(), self.ground_say()
        lead, coming = self.lead(), self.coming(left)
        shaken = column(pieces[0], SHAKEN) - column(pieces[1], SHAKEN)
        both = max(0.1, own + enemy)
        return [
            1.0 if self.side == 0 else 0.0,
            min(MANY, left) / MANY,
            1.0 if left <= 1 else 0.0,
            1.0 if left == 2 else 0.0,
            done,
            ahead,
            ahead * done,
            ahead if left <= 1 else 0.0,
            ahead if left == 2 else 0.0,
            (own - enemy) / both,
            (own - enemy) / both * (1.0 - done),
            own * POINTS,
            enemy * POINTS,
            shaken / both,
            held,
            held * done,
            held if left <= 2 else 0.0,
            say,
            say * done,
            lead,
            lead * done,
            coming,
            coming * done,
            1.0 if g.rules.victory.rule == BY_GOALS else 0.0,
            1.0 if self.falls_to() > 0 else -1.0 if self.falls_to() < 0 else 0.0,
        ]

    def total(self, which: int) -> float:
        total = 0.0
        for u in self.living(which):
            total += self.strength(u)
        return total

    def sign(self, winner: int) -> float:
        return 0.0 if winner == NOBODY else 1.0 if winner == self.side else -1.0

    def ahead(self) -> float:
        """Who would win if it ended now."""
        goals = self.g.rules.victory.rule == BY_GOALS
        return self.sign(by_goals(self.g) if goals else by_points(self.g))

    def falls_to(self) -> float:
        """To whom it falls if nobody earns it."""
        return self.sign(self.g.rules.victory.otherwise)

    def lead(self) -> float:
        """In victory points, as it stands."""
        lead = points_of(self.g, self.side) - points_of(self.g, other(self.side))
        return lead / (6.0 + abs(lead))

    def coming(self, left: int) -> float:
        """In victory points, if everything stays as it is held."""
        g = self.g
        lead = float(points_of(g, self.side) - points_of(g, other(self.side)))
        for score in g.rules.victory.scores:
            if score.kind == objectives.HELD_EACH_TURN:
                turns = left - max(0, score.since - g.turn)
                held = len([h for h in score.hexes if g.held[h] == score.side])
                points = float(score.points * held * max(0, turns))
                lead += points if score.side == self.side else -points
        return lead / (6.0 + abs(lead))

    def ground_held(self) -> float:
        """Of what counts, by its worth: ours less theirs."""
        total, ours = 0.0, 0.0
        for h in self.goals:
            worth = self.worth_of(h)
            total += worth
            ours += worth * self.sign(self.g.held[h])
        return ours / max(1.0, total)

    def ground_say(self) -> float:
        """Who has more strength in and near what counts."""
        total, ours = 0.0, 0.0
        for h in self.goals:
            worth = self.worth_of(h)
            near = [self.say(which, h) for which in range(2)]
            total += worth
            ours += worth * (near[0] - near[1]) / (near[0] + near[1] + 0.3)
        return ours / max(1.0, total)

    def say(self, which: int, h: int) -> float:
        eye, found = self.eyes[which], 0.0
        for u in eye.mine:
            turns = eye.turns_to(u, self.g.u_hex[u], h)
            if turns < MANY:
                strength = self.strength(u) * (0.5 if has(self.g, u, SUPPRESSED) else 1.0)
                found += strength * NEARER**turns
        return found


def column(rows: Rows, at: int) -> float:
    """One number of all pieces, summed."""
    total = 0.0
    for row in rows:
        total += row[at]
    return total


def numbers(g: State, side: int) -> tuple[list[float], list[Rows]]:
    measure = Measure(g, side)
    pieces = [measure.pieces(which) for which in range(2)]
    return measure.table(pieces), pieces
