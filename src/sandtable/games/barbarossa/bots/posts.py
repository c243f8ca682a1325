"""Holding ground: Defend and Ambush with a Kill Zone, and guns that deploy, turn and withdraw."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims, enemy_side
from sandtable.games.barbarossa.bots.eye import Eye, is_deployed
from sandtable.games.barbarossa.bots.moves import Mover
from sandtable.games.barbarossa.bots.odds import excess
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import reach
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    AMBUSH,
    ANTI_AIRCRAFT,
    CHANGE_KILL_ZONE,
    DEFEND,
    DEPLOY,
    DEPLOYS,
    HQ,
    HQ_ADJUSTING_FIRE,
    INFANTRY,
    KILL_ZONE,
    WITHDRAW,
    is_armour,
)
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.orders.fire import may_use_pillbox
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.orders.works_guns import deploy_hexes
from sandtable.games.barbarossa.rules.state import (
    AMBUSHING,
    HIDDEN,
    NOBODY,
    NOWHERE,
    SUPPRESSED,
    can,
    card,
    cargo_of,
    has,
    is_ground,
    on_board,
    other,
    place_of,
    type_of,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, FACE, RANGE, YES
from sandtable.games.barbarossa.rules.zones import in_cone
from sandtable.kernel.choice import choice
from sandtable.terrain.lattice import DIRECTIONS

REACTION: Final = 0.3  # of a shot: that somebody walks into it
MOVING_BY: Final = 4  # hexes in which an enemy may walk into a Kill Zone
UNSEEN: Final = 0.3  # danger to one who is hidden
SEEN_YET: Final = 0.75  # to one who only goes into hiding
FLAK: Final = 6.0  # guns that look at the sky while enemy aircraft are about
TURNS_OF_FIRE: Final = 3.0  # for which a new field of fire counts
A_GOAL_AHEAD: Final = 1.2


class Posts:
    def __init__(self, eye: Eye, aims: Aims, mover: Mover) -> None:
        self.eye = eye
        self.aims = aims
        self.mover = mover
        self.front = enemy_side(eye.g, eye.side)
        planes = [v for v in units_of(eye.g, other(eye.side)) if type_of(eye.g, v) == AIRCRAFT and eye.g.u_size[v] > 0]
        self.planes = len(planes)

    # --- fields of fire ---

    def field(self, u: int, h: int, facing: int, moving: bool) -> float:
        """What it could do from a hex in one direction: to enemies who move, or to those who stand in it."""
        g, eye = self.eye.g, self.eye
        total, best = 0.0, 0.0
        for v in eye.enemies:
            there = g.u_hex[v]
            if facing >= 0 and not in_cone(g, h, facing, 9, there) and eye.ground.distance(h, there) > 1:
                continue
            row = row_of(g, v)
            mean = eye.hits_from(u, h, there, row)
            if moving and mean == 0.0 and eye.ground.distance(h, there) <= reach(g, u) + 2:
                mean = self.usual_hits(u, row) * 0.6
            worth = excess(mean, max(0, eye.guard(v) - (2 if moving else 0))) * self.aims.icon[v] + mean * 0.3
            total += worth
            best = max(best, worth)
        return best + 0.25 * (total - best)

    def usual_hits(self, u: int, row: int) -> float:
        c = card(self.eye.g, u)
        if not c.accuracy or len(c.firepower[row]) == 0 or c.close_only[row]:
            return 0.0
        return c.firepower[row][0] * c.accuracy[len(c.accuracy) // 2] / 6.0

    def ahead(self, u: int, h: int, facing: int) -> float:
        """Ground before it that will matter: goals, and the side from which the enemy comes."""
        g, eye = self.eye.g, self.eye
        value = 0.0
        for goal in range(eye.ground.size):
            if self.aims.worth[goal] > 0.0 and 0 < eye.ground.distance(h, goal) <= reach(g, u):
                if in_cone(g, h, facing, 9, goal) and eye.line(h, goal, u):
                    value += A_GOAL_AHEAD
        if self.front != h and in_cone(g, h, facing, 99, self.front):
            value += 0.4
        return value

    def best_face(self, u: int, h: int, moving: bool) -> int:
        faces = range(DIRECTIONS)
        return max(faces, key=lambda d: (self.field(u, h, d, moving) + self.ahead(u, h, d), -d))

    # --- Defend ---

    def defend(self, u: int) -> list[Option]:
        g, eye = self.eye.g, self.eye
        if card(g, u).boxes[DEFEND] is None or why_not_order(g, u, DEFEND) != reasons.FINE:
            return []
        h = place_of(g, u)
        own = g.u_facing[u] if can(g, u, KILL_ZONE) else NOWHERE
        made: list[Option] = []
        for face in [own] if own != NOWHERE else self.faces_of(u, h):
            bonus = card(g, u).box(DEFEND).bonus
            parts = [choice(FACE, face), choice(RANGE, reach(g, u))]
            if on_board(g, u) and may_use_pillbox(g, u):
                bonus += g.rules.numbers.pillbox_bonus
                parts.append(choice(YES))
            elif g.h_trench[h] >> face & 1:
                bonus += g.rules.numbers.trench_bonus + card(g, u).entrenched_bonus
            value = self.mover.stand(u, h) - 0.6 * eye.danger(u, h, bonus) if on_board(g, u) else 0.0
            value += REACTION * self.field(u, h, face, True) if g.u_ap[u] > 0 and not can(g, u, HQ) else 0.0
            value += self.upkeep(u)
            made.append(Option(u, DEFEND, parts, value))
        return made

    def faces_of(self, u: int, h: int) -> list[int]:
        """Directions worth looking at: the best one, and those of a trench."""
        trench = [d for d in range(DIRECTIONS) if self.eye.g.h_trench[h] >> d & 1]
        return [self.best_face(u, h, True), *trench]

    def upkeep(self, u: int) -> float:
        """Anti-aircraft guns wait for aircraft, a staff that Defends lets guns near it roll again."""
        g = self.eye.g
        value = FLAK if can(g, u, ANTI_AIRCRAFT) and self.planes else 0.0
        if can(g, u, HQ_ADJUSTING_FIRE):
            guns = [v for v in self.eye.mine if can(g, v, DEPLOYS) and is_deployed(g, v) and type_of(g, v) != INFANTRY]
            near = [v for v in guns if self.eye.ground.distance(g.u_hex[v], g.u_hex[u]) <= card(g, u).command_area]
            value += 2.0 if near else 0.0
        return value

    # --- Ambush ---

    def ambush(self, u: int) -> list[Option]:
        g, eye = self.eye.g, self.eye
        if card(g, u).boxes[AMBUSH] is None or not on_board(g, u) or why_not_order(g, u, AMBUSH) != reasons.FINE:
            return []
        if eye.turns_left < 2 and not has(g, u, HIDDEN):
            return []
        h = g.u_hex[u]
        face = g.u_facing[u] if (has(g, u, HIDDEN) or can(g, u, KILL_ZONE)) and g.u_facing[u] != NOWHERE else NOWHERE
        if face == NOWHERE:
            face = self.best_face(u, h, True)
        bonus = card(g, u).box(AMBUSH).bonus
        seen = UNSEEN if has(g, u, HIDDEN) else SEEN_YET
        if is_armour(type_of(g, u)) and not has(g, u, HIDDEN | AMBUSHING):
            seen = 1.0
        value = self.aims.pull(u, h) - 0.6 * eye.danger(u, h, bonus) * (seen + UNSEEN)
        value += 0.3 * eye.own_guard(u, h, 0)
        value += (REACTION + 0.1) * self.field(u, h, face, True)
        if eye.nearest(h) > MOVING_BY + reach(g, u):
            value -= 0.5
        return [Option(u, AMBUSH, [choice(FACE, face), choice(RANGE, reach(g, u))], value)]

    # --- guns ---

    def deploy(self, u: int) -> list[Option]:
        g, eye = self.eye.g, self.eye
        if card(g, u).boxes[DEPLOY] is None or why_not_order(g, u, DEPLOY) != reasons.FINE:
            return []
        late = eye.turns_left - max(1, card(g, u).box(DEPLOY).boxes)
        if late < 1:
            return []
        made: list[Option] = []
        for h in deploy_hexes(g, u):
            face = self.best_face(u, h, False)
            facing = face if can(g, u, KILL_ZONE) else -1
            gain = self.field(u, h, facing, False) + self.ahead(u, h, face)
            value = gain * min(TURNS_OF_FIRE, late) * 0.5
            value += self.aims.pull(u, h) * 0.5 - 0.6 * eye.danger(u, place_of(g, u), 0) - 0.6 * eye.danger(u, h, 1)
            value += 0.35 * eye.own_guard(u, h, 0)
            parts = [choice(AT, h), *([choice(FACE, face)] if can(g, u, KILL_ZONE) else [])]
            made.append(Option(u, DEPLOY, parts, value))
        return made

    def turn(self, u: int) -> list[Option]:
        g = self.eye.g
        if card(g, u).boxes[CHANGE_KILL_ZONE] is None or why_not_order(g, u, CHANGE_KILL_ZONE) != reasons.FINE:
            return []
        h, own = g.u_hex[u], g.u_facing[u]
        face = self.best_face(u, h, False)
        if face == own or self.eye.turns_left < 2:
            return []
        now = self.field(u, h, own, False) + self.ahead(u, h, own)
        then = self.field(u, h, face, False) + self.ahead(u, h, face)
        value = self.mover.stand(u, h) - 0.6 * self.eye.danger(u, h, 0) + 0.8 * (then - now)
        return [Option(u, CHANGE_KILL_ZONE, [choice(FACE, face)], value)]

    def withdraw(self, u: int) -> list[Option]:
        """Only where nothing will come into its range any more, and there is time to go elsewhere."""
        g, eye = self.eye.g, self.eye
        if card(g, u).boxes[WITHDRAW] is None or why_not_order(g, u, WITHDRAW) != reasons.FINE:
            return []
        h = g.u_hex[u]
        boxes = card(g, u).box(WITHDRAW).boxes
        useful = max(self.field(u, h, d, False) + self.ahead(u, h, d) for d in range(DIRECTIONS))
        if useful > 0.5 or eye.turns_left < boxes * 2 + 3 or eye.nearest(h) <= reach(g, u) + 1:
            return []
        goal = self.aims.goal[u]
        if goal == NOBODY or eye.turns_to(u, h, goal) > eye.turns_left - boxes - 1:
            return []
        return [Option(u, WITHDRAW, [choice(AT, h)], self.mover.stand(u, h) + 1.0)]


def is_ready(eye: Eye, u: int) -> bool:
    return is_ground(eye.g, u) and not has(eye.g, u, SUPPRESSED) and not cargo_of(eye.g, u)
