"""What the scenario asks of a side, in Force Points: hexes, enemies, bridges, trains; and who is sent where."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.rules import objectives
from sandtable.games.barbarossa.rules.names import (
    ARTILLERY,
    CAREFUL_MOVEMENT,
    ENGINEER,
    HQ,
    MARCH,
    SET_CHARGES,
    TRAIN,
    TRANSPORT,
    WATER_UNIT,
)
from sandtable.games.barbarossa.rules.objectives import BY_GOALS, Score
from sandtable.games.barbarossa.rules.state import (
    FLAGGED,
    NOBODY,
    RESERVE,
    State,
    can,
    card,
    engaged,
    has,
    is_ground,
    on_board,
    other,
    units_of,
)
from sandtable.games.barbarossa.rules.works import standing_work

VP: Final = 15.0  # Force Points that a victory point is worth
GOAL: Final = 60.0  # a hex that decides the game
SOME: Final = 45.0  # one of several that may
LOSS: Final = 0.5  # of an enemy's Force Points, whatever the scenario says
FADES: Final = 0.82  # what is left of a goal's pull with each turn that it is away
TOO_LATE: Final = 0.15
FALLBACK: Final = 12.0  # pull of the enemy where the scenario names no hex


class Aims:
    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        size = eye.ground.size
        self.worth: list[float] = [0.0] * size  # of holding a hex, or keeping it from the enemy
        self.beyond: list[int] = []  # hexes in which each unit counts
        self.beyond_worth = 0.0
        self.blow: list[int] = []  # bridges to be destroyed
        self.blow_worth = 0.0
        self.save: list[int] = []  # bridges that the enemy wants to destroy
        self.exits: list[int] = []  # by which an own train leaves
        self.icon: list[float] = [0.0] * len(eye.g.u_card)  # of an enemy's casualty
        self.goal: list[int] = [NOBODY] * len(eye.g.u_card)  # by own unit: the hex that it is sent to
        self.weight: list[float] = [0.0] * len(eye.g.u_card)
        self.read_victory()
        self.price_enemies()

    # --- what counts ---

    def read_victory(self) -> None:
        victory, side = self.eye.g.rules.victory, self.eye.side
        if victory.rule == BY_GOALS:
            for goal in victory.goals:
                share = 1.0 if goal.wins else 0.3
                for h in goal.hold_all:
                    self.worth[h] = max(self.worth[h], GOAL * share)
                for h in goal.hold_some:
                    self.worth[h] = max(self.worth[h], SOME * share)
            return
        for score in victory.scores:
            self.read_score(score, side)

    def read_score(self, score: Score, side: int) -> None:
        kind, points = score.kind, score.points * VP
        if kind == objectives.HELD_EACH_TURN:
            turns = self.eye.g.rules.turns - max(self.eye.g.turn, score.since) + 1
            points *= min(4, max(0, turns))
        if kind in (objectives.HELD_EACH_TURN, objectives.HELD_AT_END, objectives.KEPT_AT_END):
            for h in score.hexes:
                self.worth[h] += points
        elif kind == objectives.UNITS_BEYOND:
            if score.side == side:
                self.beyond = score.hexes
                self.beyond_worth = points
        elif kind == objectives.BRIDGE_DESTROYED:
            standing = [h for h in score.hexes if standing_work(self.eye.g, h)]
            if score.side == side:
                self.blow = standing
                self.blow_worth = points
            else:
                self.save = standing
                for h in standing:
                    self.worth[h] += points * 0.5
        elif kind == objectives.TRAIN_LEFT and score.side == side:
            self.exits = score.hexes

    def price_enemies(self) -> None:
        g, side = self.eye.g, self.eye.side
        for v in units_of(g, other(side)):
            c = card(g, v)
            price = self.eye.icon_worth(v) * LOSS
            for score in g.rules.victory.scores:
                if score.side != side:
                    continue
                if score.kind == objectives.UNIT_DESTROYED:
                    price += score.points * VP / max(1, c.size)
                elif score.kind == objectives.FORCE_POINTS_DESTROYED:
                    price += self.eye.icon_worth(v) * 0.5
                elif score.kind == objectives.ICON_DESTROYED and (not score.types or c.type in score.types):
                    price += score.points * VP
            self.icon[v] = price

    # --- who goes where ---

    def assign(self) -> None:
        """The nearest fit unit to each hex that counts, then more of them where the enemy is near."""
        free = [u for u in self.eye.mine if self.can_be_sent(u)]
        self.send_sappers(free)
        hexes = [h for h in range(len(self.worth)) if self.worth[h] > 0.0]
        hexes.sort(key=lambda h: (-self.worth[h], h))
        for round_ in range(4):
            for h in hexes:
                if free and self.wanted(h) > round_:
                    self.send(free, h, self.worth[h])
        self.send_beyond(free)
        for u in free:
            self.fall_back(u, hexes)

    def can_be_sent(self, u: int) -> bool:
        g, c = self.eye.g, card(self.eye.g, u)
        if c.boxes[MARCH] is None and c.boxes[CAREFUL_MOVEMENT] is None:
            return False
        if can(g, u, HQ) or can(g, u, TRANSPORT) or can(g, u, TRAIN) or can(g, u, WATER_UNIT) or has(g, u, FLAGGED):
            return False
        return c.type != ARTILLERY

    def wanted(self, h: int) -> int:
        """How many units a hex asks for."""
        g = self.eye.g
        inside = [v for v in self.eye.enemies if g.u_hex[v] == h]
        near = [v for v in self.eye.enemies if self.eye.ground.distance(g.u_hex[v], h) <= 4]
        if inside:
            return 4
        if g.held[h] == self.eye.side and not near:
            return 1
        return 3 if len(near) > 1 else 2

    def send(self, free: list[int], h: int, weight: float) -> None:
        g = self.eye.g
        best, way = NOBODY, 98.0
        for u in free:
            turns = self.eye.turns_to(u, g.u_hex[u], h)
            if turns < way:
                best, way = u, turns
        if best != NOBODY:
            self.goal[best] = h
            self.weight[best] = weight
            free.remove(best)

    def send_sappers(self, free: list[int]) -> None:
        """Who carries explosives goes to the bridges that must fall."""
        g = self.eye.g
        for h in self.blow:
            able = [u for u in free if can(g, u, ENGINEER) and card(g, u).boxes[SET_CHARGES] is not None]
            able = [u for u in able if g.u_explosives[u] + g.u_mines[u] > 0]
            if able:
                best = min(able, key=lambda u: (self.eye.turns_to(u, g.u_hex[u], h), u))
                self.goal[best] = h
                self.weight[best] = self.blow_worth * 2
                free.remove(best)

    def send_beyond(self, free: list[int]) -> None:
        if not self.beyond:
            return
        g = self.eye.g
        for u in free[:]:
            there = min(self.beyond, key=lambda h: (self.eye.turns_to(u, g.u_hex[u], h), h))
            if self.eye.turns_to(u, g.u_hex[u], there) < 90.0:
                self.goal[u] = there
                self.weight[u] = self.beyond_worth
                free.remove(u)

    def fall_back(self, u: int, hexes: list[int]) -> None:
        """Support where it matters most and is not too far; else towards the enemy."""
        g, eye = self.eye.g, self.eye
        best, value = NOBODY, 0.0
        for h in hexes:
            turns = eye.turns_to(u, g.u_hex[u], h)
            if turns < 90.0 and self.worth[h] * FADES**turns > value:
                best, value = h, self.worth[h] * FADES**turns
        if best == NOBODY and eye.enemies:
            best = g.u_hex[min(eye.enemies, key=lambda v: (eye.ground.distance(g.u_hex[u], g.u_hex[v]), v))]
        if best == NOBODY:
            best = enemy_side(g, eye.side)
        self.goal[u] = best
        self.weight[u] = FALLBACK

    def pull(self, u: int, h: int) -> float:
        """What standing in a hex is worth for the errand of a unit."""
        goal = self.goal[u]
        if goal == NOBODY:
            return 0.0
        here = self.worth[h] * 0.25 if self.eye.side != self.eye.g.held[h] else 0.0
        if self.beyond and h in self.beyond:
            return (self.beyond_worth + here) * self.eye.temper.drive
        turns = self.eye.turns_to(u, h, goal)
        if turns > 90.0:
            return here * self.eye.temper.drive
        late = 1.0 if turns <= self.eye.turns_left else TOO_LATE
        near: float = FADES**turns
        return (self.weight[u] * near * late + here) * self.eye.temper.drive


def enemy_side(g: State, side: int) -> int:
    """Where the enemy comes from: the middle of the areas of his set-up, or of his entries."""
    hexes: list[int] = []
    for v in units_of(g, other(side)):
        if is_ground(g, v) and v < len(g.rules.areas):
            hexes += g.rules.areas[v] if g.rules.areas[v] else g.rules.entries[v]
    if not hexes:  # a position without a scenario: where he is
        hexes = [g.u_hex[v] for v in units_of(g, other(side)) if is_ground(g, v) and g.u_hex[v] >= 0]
    if not hexes:
        return g.rules.ground.size // 2
    return middle(g, hexes)


def middle(g: State, hexes: list[int]) -> int:
    """The hex of a list that is nearest to all the others."""
    some = hexes[:: max(1, len(hexes) // 12)]
    return min(some, key=lambda h: (sum(g.rules.ground.distance(h, n) for n in some), h))


def is_lost(g: State, u: int) -> bool:
    return not on_board(g, u) and g.u_hex[u] != RESERVE


def is_free(g: State, u: int) -> bool:
    """On the board, in no Close Combat and not flagged."""
    return on_board(g, u) and not has(g, u, FLAGGED) and not engaged(g, u)
