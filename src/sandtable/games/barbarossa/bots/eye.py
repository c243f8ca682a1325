"""What the sergeant sees: his units, the enemies in view, what each is worth, and what a hex is worth standing in.

He looks at a world that his seat may know; rules are asked, never worked out again.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.odds import excess
from sandtable.games.barbarossa.bots.temper import STEADY, Temper
from sandtable.games.barbarossa.rules.defense import full_base, terrain_bonus, works_bonus
from sandtable.games.barbarossa.rules.firepower import accuracy_from, can_fire_at, row_dice
from sandtable.games.barbarossa.rules.move.crossing import follows_road, ground_row
from sandtable.games.barbarossa.rules.move.going import may_enter
from sandtable.games.barbarossa.rules.move.slopes import climbs_slowly
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    CAREFUL_MOVEMENT,
    DEFEND,
    DEPLOYS,
    FOREST,
    INDIRECT_FIRE,
    INFANTRY,
    KILL_ZONE,
    MARCH,
    TRAIN,
    WATER_UNIT,
)
from sandtable.games.barbarossa.rules.observers import is_concealed, row_of
from sandtable.games.barbarossa.rules.sight import clear_line, farthest_sight
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    FLAGGED,
    HIDDEN,
    SUPPRESSED,
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
from sandtable.games.barbarossa.rules.zones import ANY_RANGE, in_cone
from sandtable.terrain.lattice import DIRECTIONS

FAR: Final = 10_000
TURN: Final = 60  # of the way: what one turn's movement is worth
CANNOT_SEE: Final = 2  # hexes beyond which an enemy that cannot be named is not feared


Key = tuple[str, str, bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes]
MOST_COSTS: Final = 300
MOST_WAYS: Final = 100  # kept of each


class Going:
    """What steps cost the units of a card on some ground, and the ways that were asked for, by goal."""

    def __init__(self, costs: list[int]) -> None:
        self.costs = costs
        self.ways: dict[int, list[int]] = {}


GOINGS: Final[dict[Key, Going]] = {}


class Eye:
    def __init__(self, g: State, side: int, temper: Temper = STEADY) -> None:
        self.g = g
        self.temper = temper
        self.side = side
        self.ground = g.rules.ground
        self.turns_left = g.rules.turns - g.turn + 1  # this one too
        self.mine = [u for u in units_of(g, side) if on_board(g, u) and is_ground(g, u)]
        self.enemies = [
            v for v in units_of(g, other(side)) if on_board(g, v) and is_ground(g, v) and not has(g, v, HIDDEN)
        ]
        self.targets = [v for v in self.enemies if not is_concealed(g, v)]
        self.ways: dict[int, list[int]] = {}  # by kind of walker and goal: the way to it from each hex
        self.threats: dict[int, float] = {}  # by row and hex
        self.sights: dict[int, bool] = {}

    # --- worth ---

    def icon_worth(self, u: int) -> float:
        """Force Points of one of its icons."""
        c = card(self.g, u)
        return max(1, c.cost) / max(1, c.size)

    def guard(self, v: int) -> int:
        """Defense that an enemy will have: orders are guessed, but those that were read."""
        g = self.g
        if has(g, v, SUPPRESSED):
            return full_base(g, v)
        bonus = terrain_bonus(g, v) + works_bonus(g, v)
        if g.h_trench[g.u_hex[v]]:
            bonus += g.rules.numbers.trench_bonus
        box = card(g, v).boxes[g.u_order[v] if g.read_orders[v] else DEFEND]
        return full_base(g, v) + bonus + (box.bonus if box is not None else 0)

    def own_guard(self, u: int, h: int, bonus: int) -> int:
        """Defense of an own unit in a hex, with so much by its order."""
        row = self.g.rules.tables.terrain[self.g.h_terrain[h]]
        cover = row.defense_infantry if card(self.g, u).type == INFANTRY else row.defense_other
        return full_base(self.g, u) + cover + bonus

    # --- danger ---

    def is_fit(self, v: int) -> bool:
        return not has(self.g, v, SUPPRESSED | FLAGGED)

    def line(self, from_: int, to: int, firer: int) -> bool:
        key = (from_ * self.ground.size + to) * 512 + (firer if self.g.h_exits[from_] else 511)
        found = self.sights.get(key)
        if found is None:
            found = clear_line(self.g, from_, to, firer)
            self.sights[key] = found
        return found

    def hits_from(self, u: int, from_: int, h: int, row: int, facing: int = -1) -> float:
        """Hits to be expected of a unit that fires from a hex into another; `facing` of a Kill Zone, if it has one."""
        g = self.g
        if not can_fire_at(g, u, row):
            return 0.0
        found = accuracy_from(g, u, from_, h, row)
        if found == 0:
            return 0.0
        if facing >= 0 and not in_cone(g, from_, facing, ANY_RANGE, h):
            return 0.0
        terrain = g.rules.tables.terrain
        if not terrain[g.h_terrain[from_]].ranged or not terrain[g.h_terrain[h]].ranged:
            return 0.0
        if not can(g, u, INDIRECT_FIRE):
            if self.ground.distance(from_, h) > farthest_sight(g, u) or not self.line(from_, h, u):
                return 0.0
        return row_dice(g, u, row) * found / 6.0

    def threat(self, row: int, h: int) -> float:
        """Hits that the enemies in view can make in a hex next turn."""
        key = row * self.ground.size + h
        found = self.threats.get(key)
        if found is None:
            found = 0.0
            for v in self.enemies:
                if self.is_fit(v) and self.g.u_ap[v] > 0 and not engaged(self.g, v):
                    facing = self.g.u_facing[v] if can(self.g, v, KILL_ZONE) else -1
                    found += self.hits_from(v, self.g.u_hex[v], h, row, facing)
            self.threats[key] = found
        return found

    def danger(self, u: int, h: int, bonus: int) -> float:
        """Force Points that it may cost to stand in a hex; enemies have others to fire at too."""
        mean = self.threat(row_of(self.g, u), h) * 0.6
        if mean <= 0.0:
            return 0.0
        lost = min(excess(mean, self.own_guard(u, h, bonus)), float(self.g.u_size[u]))
        return (lost * self.icon_worth(u) + mean * 0.15) * self.temper.fear

    def reach_of(self, u: int, h: int) -> float:
        """Force Points' worth of damage that it could do from a hex to the enemy it can hit best."""
        g, best = self.g, 0.0
        if g.u_ap[u] <= 0:
            return 0.0
        for v in self.enemies:
            mean = self.hits_from(u, h, g.u_hex[v], row_of(g, v))
            if mean > 0.0:
                worth = excess(mean * 1.6, self.guard(v)) * self.icon_worth(v) + mean * 0.2
                best = max(best, worth)
        return best

    def nearest(self, h: int) -> int:
        """Hexes to the nearest enemy in view."""
        return min([self.ground.distance(h, self.g.u_hex[v]) for v in self.enemies], default=FAR)

    # --- ways ---

    def way(self, u: int, goal: int) -> list[int]:
        """By hex: how far it is to a goal, in parts of a turn's movement; FAR where no way leads."""
        key = self.g.u_card[u] * self.ground.size + goal
        found = self.ways.get(key)
        if found is None:
            going = self.going(u)
            kept = going.ways.get(goal)
            if kept is None:
                kept = self.trace(going.costs, goal)
                if len(going.ways) >= MOST_WAYS:
                    going.ways.clear()
                going.ways[goal] = kept
            found = kept
            self.ways[key] = found
        return found

    def trace(self, costs: list[int], goal: int) -> list[int]:
        """Backwards from the goal, which may be entered by whoever is next to it."""
        found = [FAR] * self.ground.size
        found[goal] = 0
        waiting: list[list[int]] = [[] for _ in range(TURN + 1)]
        waiting[0].append(goal)
        now, left = 0, 1
        while left > 0:
            here_now = waiting[now % len(waiting)]
            if not here_now:
                now += 1
                continue
            h = here_now.pop()
            left -= 1
            if found[h] < now:
                continue
            around = self.ground.neighbours[h * DIRECTIONS : h * DIRECTIONS + DIRECTIONS]
            for d in range(DIRECTIONS):
                n = around[d]
                step = costs[h * DIRECTIONS + d] if h != goal or costs[h * DIRECTIONS + d] else TURN
                if n >= 0 and step and now + step < found[n] and not self.ground.rim[n]:
                    found[n] = now + step
                    waiting[(now + step) % len(waiting)].append(n)
                    left += 1
        return found

    def going(self, u: int) -> Going:
        """The same for all units of a card while the ground stays as it is."""
        g, ground = self.g, self.ground
        key: Key = (
            ground.name, card(g, u).id, g.h_terrain, g.h_exits, g.h_work, g.h_rail, g.h_smoke, g.h_fire, g.h_wire,
            g.h_barrier,
        )  # fmt: skip
        found = GOINGS.get(key)
        if found is None:
            found = Going(self.costs(u))
            if len(GOINGS) >= MOST_COSTS:
                GOINGS.clear()
            GOINGS[key] = found
        return found

    def costs(self, u: int) -> list[int]:
        """By hex and side: what it costs a unit to come in from the hex beyond that side; 0: it cannot."""
        g, ground = self.g, self.ground
        found: list[int] = []
        for h in range(ground.size):
            for n in ground.neighbours[h * DIRECTIONS : h * DIRECTIONS + DIRECTIONS]:
                open_ = n >= 0 and may_enter(g, u, n, h)
                found.append(self.step_cost(u, n, h) if open_ else 0)
        return found

    def step_cost(self, u: int, from_: int, to: int) -> int:
        """One hex, in parts of a turn."""
        g, c = self.g, card(self.g, u)
        march, careful = c.boxes[MARCH], c.boxes[CAREFUL_MOVEMENT]
        fast = march.distance if march is not None else 0
        slow = careful.distance if careful is not None else 0
        if can(g, u, TRAIN) or can(g, u, WATER_UNIT):
            return TURN // max(1, fast)
        if follows_road(g, from_, to):
            return TURN // max(1, fast + g.rules.tables.road_bonus[c.type], slow)
        row = ground_row(g, to)
        if row.one_hex or g.h_terrain[from_] == FOREST or climbs_slowly(g, from_, to):
            return TURN
        return TURN // max(1, fast) if row.march and fast else TURN // max(1, slow - row.penalty[c.type])

    def turns_to(self, u: int, h: int, goal: int) -> float:
        found = self.way(u, goal)[h]
        return 99.0 if found >= FAR else found / TURN


def is_deployed(g: State, u: int) -> bool:
    """Can it fire as it stands?"""
    return not can(g, u, DEPLOYS) or has(g, u, DEPLOYED)


def planes_of(g: State, side: int) -> list[int]:
    return [u for u in units_of(g, side) if card(g, u).type == AIRCRAFT and g.u_size[u] > 0]
