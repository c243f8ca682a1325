"""Where a unit could go this turn, and what it gains by it: the errand, cover, a field of fire, less danger."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye, is_deployed
from sandtable.games.barbarossa.bots.odds import excess
from sandtable.games.barbarossa.bots.options import Option, path_parts
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.going import next_hexes
from sandtable.games.barbarossa.rules.names import (
    ARTILLERY,
    CAREFUL_MOVEMENT,
    DEPLOYS,
    FIRE_AND_MOVEMENT,
    HQ,
    MARCH,
    TRAIN,
    TRANSPORT,
    VEHICLES,
)
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.orders.move import enemies_in_sight
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.state import HIDDEN, State, can, card, cargo_of, has, type_of
from sandtable.games.barbarossa.rules.verbs import FIRE_FROM, TARGET
from sandtable.kernel.choice import choice

DANGER_NOW: Final = 0.6  # where it stands when the enemy fires
DANGER_THEN: Final = 0.6  # where it will stand next turn
ON_THE_WAY: Final = 0.2
FIELD_OF_FIRE: Final = 0.5
COVER: Final = 0.35  # a point of Defense where nobody fires yet
CROWD: Final = 1.5  # two friends in a hex are enough
MOST_HEXES: Final = 90


class Mover:
    """Judges hexes for the units of one side; `crowd` counts who is to end where."""

    def __init__(self, eye: Eye, aims: Aims) -> None:
        self.eye = eye
        self.aims = aims
        self.crowd: list[int] = [0] * eye.ground.size
        self.known: dict[int, float] = {}

    # --- what a hex is worth ---

    def stand(self, u: int, h: int) -> float:
        """Of being in a hex when the next turn begins."""
        key = u * self.eye.ground.size + h
        found = self.known.get(key)
        if found is None:
            found = self.judge(u, h)
            self.known[key] = found
        return found - CROWD * max(0, self.crowd[h] - 1)

    def judge(self, u: int, h: int) -> float:
        g, eye = self.eye.g, self.eye
        if can(g, u, HQ):
            return self.judge_staff(u, h)
        if type_of(g, u) == VEHICLES or can(g, u, TRAIN):
            return self.aims.pull(u, h) - 3.0 * eye.danger(u, h, 0) - self.loaded_risk(u, h)
        value = self.aims.pull(u, h) - DANGER_THEN * eye.danger(u, h, 1)
        fires = 0.6 if can(g, u, DEPLOYS) and not is_deployed(g, u) else 1.0
        value += FIELD_OF_FIRE * eye.reach_of(u, h) * fires
        return value + COVER * self.cover(u, h)

    def cover(self, u: int, h: int) -> int:
        return self.eye.own_guard(u, h, 0) - self.eye.own_guard(u, self.eye.g.u_hex[u], 0) if h >= 0 else 0

    def loaded_risk(self, u: int, h: int) -> float:
        near = self.eye.nearest(h)
        return 4.0 * max(0, 4 - near) if near < 4 else 0.0

    def judge_staff(self, u: int, h: int) -> float:
        """Near its men, out of sight."""
        g, eye = self.eye.g, self.eye
        area = card(g, u).command_area
        value = -1.5 * eye.danger(u, h, 1) + COVER * self.cover(u, h)
        near = eye.nearest(h)
        value -= 6.0 * max(0, 3 - near)
        for v in eye.mine:
            if v != u and not can(g, v, HQ):
                distance = eye.ground.distance(h, g.u_hex[v])
                value += 1.5 if distance <= area else max(0.0, 1.0 - 0.12 * distance)
        return value

    def now(self, u: int, bonus: int) -> float:
        """What the enemy may do to it before it moves."""
        return -DANGER_NOW * self.eye.danger(u, self.eye.g.u_hex[u], bonus)

    # --- ways ---

    def ends(self, u: int, order: int) -> dict[int, list[int]]:
        """Every hex that the order leads to, with a path."""
        g = self.eye.g
        found: dict[int, list[int]] = {}
        waiting: list[list[int]] = [[]]
        while waiting and len(found) < MOST_HEXES:
            further: list[list[int]] = []
            for path in waiting:
                for h in next_hexes(g, u, order, path):
                    if h not in found and h != g.u_hex[u]:
                        found[h] = [*path, h]
                        if not self.is_held_by_enemy(h):
                            further.append(found[h])
            waiting = further
        for h in [h for h in found if self.is_held_by_enemy(h)]:
            del found[h]
        return found

    def is_held_by_enemy(self, h: int) -> bool:
        return any(self.eye.g.u_hex[v] == h for v in self.eye.enemies)

    def options(self, u: int) -> list[Option]:
        """All moves, by what they are worth."""
        g = self.eye.g
        made: list[Option] = []
        for order in (CAREFUL_MOVEMENT, MARCH):
            if card(g, u).boxes[order] is None or why_not_order(g, u, order) != reasons.FINE:
                continue
            bonus = card(g, u).box(order).bonus
            paths = self.ends(u, order)
            for h in paths:
                value = self.stand(u, h) + self.now(u, bonus) - self.on_the_way(u, paths[h], bonus)
                option = Option(u, order, path_parts(paths[h]), value)
                option.end = h
                made.append(option)
        return made

    def on_the_way(self, u: int, path: list[int], bonus: int) -> float:
        """Reaction fire, and what may lie hidden."""
        g, eye = self.eye.g, self.eye
        worst = 0.0
        for h in path:
            mean = eye.threat(row_of(g, u), h) * ON_THE_WAY
            worst = max(worst, excess(mean, eye.own_guard(u, h, bonus)) * eye.icon_worth(u) + mean * 0.2)
        return worst + 0.02 * len(path)

    # --- firing as it goes ---

    def firing_options(self, u: int) -> list[Option]:
        g = self.eye.g
        if card(g, u).boxes[FIRE_AND_MOVEMENT] is None or why_not_order(g, u, FIRE_AND_MOVEMENT) != reasons.FINE:
            return []
        paths = self.ends(u, FIRE_AND_MOVEMENT)
        best = sorted(paths, key=lambda h: (-self.stand(u, h), h))[:6]
        made: list[Option] = []
        for h in best:
            shot = self.best_shot(u, paths[h])
            if shot[0] >= 0:
                value = self.stand(u, h) + self.now(u, 0) - self.on_the_way(u, paths[h], 0) + shot[2] / 100.0
                here = [g.u_hex[u], *paths[h]][shot[1]]
                parts = [*path_parts(paths[h]), choice(FIRE_FROM, here), choice(TARGET, shot[0])]
                option = Option(u, FIRE_AND_MOVEMENT, parts, value)
                option.end = h
                option.target = shot[0]
                made.append(option)
        return made

    def best_shot(self, u: int, path: list[int]) -> tuple[int, int, int]:
        """Whom it hits best, from which place of the path, and what that is worth in hundredths."""
        g, eye = self.eye.g, self.eye
        penalty = card(g, u).box(FIRE_AND_MOVEMENT).penalty
        best, place, most = -1, 0, 0.0
        for v in enemies_in_sight(g, u):
            row = row_of(g, v)
            for i, h in enumerate([g.u_hex[u], *path]):
                mean = eye.hits_from(u, h, g.u_hex[v], row)
                full = max(1, card(g, u).firepower[row][0])
                mean *= max(0.0, 1.0 - penalty / full)
                worth = excess(mean, eye.guard(v)) * self.aims.icon[v] + mean * 0.15
                if worth > most:
                    best, place, most = v, i, worth
        return best, place, int(most * 100)


def is_gun(g: State, u: int) -> bool:
    return type_of(g, u) == ARTILLERY


def carries(g: State, u: int) -> bool:
    return can(g, u, TRANSPORT) and len(cargo_of(g, u)) > 0


def is_hidden(g: State, u: int) -> bool:
    return has(g, u, HIDDEN)
