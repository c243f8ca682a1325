"""What the sergeant sees at a glance: worth of units, goals on the map, danger of a hex. Reads a dealt world only.

Values are in VPs. Everything is worked out once for a decision, and only when it is asked for.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Final

from sandtable.commander.bots.guns import Gun, Target, Tool, find_guns, find_tools, strength_at
from sandtable.commander.bots.habits import FAR, PLAIN
from sandtable.commander.bots.temper import STEADY
from sandtable.commander.map.kinds import CLIFF
from sandtable.commander.rules import names
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.los import hexes_apart, sees
from sandtable.commander.rules.names import MINES
from sandtable.commander.rules.odds import Contest, UnitOdds, contest
from sandtable.commander.rules.passage import barred, enemy_edge, step_cost
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.scenario.exits import has_exit_rules, open_exits
from sandtable.commander.rules.scenario.values import posture_of
from sandtable.commander.rules.state import (
    BROKEN,
    CONCEALED,
    NO_UNIT,
    NO_WEAPON,
    State,
    is_broken,
    occupied_by,
    other,
    units_of,
)
from sandtable.commander.rules.stats import (
    command,
    face,
    is_hero,
    is_leader,
    morale_without_cover,
)
from sandtable.commander.rules.victory import objective_value, points, sign
from sandtable.kernel.frame import subject_now
from sandtable.terrain.lattice import edge_distance

UNKNOWN: Final = -99


class Ground:
    """Distances over a scenario's ground in MPs; they outlive a decision."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.maps: dict[tuple[int, ...], list[int]] = {}

    def travel(self, g: State, goal: tuple[int, ...]) -> list[int]:
        """MPs from every hex to the nearest of the goal's hexes."""
        found = self.maps.get(goal)
        if found is None:
            found = travel_from(g, goal, self.price)
            self.maps[goal] = found
        return found

    def price(self, g: State, hex: int, d: int) -> int:
        """MPs to leave a hex in a direction; 0: nobody can."""
        if barred(g, hex, d) or g.rules.map.sides[hex * 6 + d] == CLIFF:
            return 0
        return max(1, step_cost(g, hex, d))


def travel_from(g: State, goal: tuple[int, ...], price: Callable[[State, int, int], int]) -> list[int]:
    away = [FAR] * g.rules.map.size
    queue = [(0, h) for h in goal]
    for h in goal:
        away[h] = 0
    while queue:
        spent, hex = heapq.heappop(queue)
        if spent > away[hex]:
            continue
        for d in range(6):
            back = g.rules.map.neighbours[hex * 6 + d]
            if back < 0:
                continue
            step = price(g, back, (d + 3) % 6)
            cost = spent + step
            if step and cost < away[back]:
                away[back] = cost
                heapq.heappush(queue, (cost, back))
    return away


class Goal:
    """Somewhere worth being: an Objective or the enemy's edge."""

    def __init__(self, weight: float, away: list[int], hexes: list[int], objective: int) -> None:
        self.weight = weight
        self.away = away
        self.hexes = hexes
        self.objective = objective  # 0: the edge


class Pull:
    """What draws a unit to a goal."""

    def __init__(self, away: list[int], beyond: int, there: float, elsewhere: float) -> None:
        self.away = away  # MPs by hex
        self.beyond = beyond  # MPs from the goal's hexes
        self.there = there  # its weight in those hexes
        self.elsewhere = elsewhere


class Trip:
    """Where a group should go now, and what it gains by it."""

    def __init__(self, gain: float, hex: int, first: int) -> None:
        self.gain = gain
        self.hex = hex
        self.first = first  # the first hex entered on the way


class Eye:
    """A game with other ground, costs or dangers answers them in a subclass."""

    def __init__(self, g: State, me: int, ground: Ground) -> None:
        self.g = g
        self.temper = STEADY
        self.habits = PLAIN
        self.bare_hexes: dict[int, bool] = {}
        self.me = me
        self.foe = other(me)
        self.ground = ground
        self.about = subject_now(g)
        self.units = [units_of(g, 0), units_of(g, 1)]
        self.leader_list: list[int] | None = None
        self.enemy_list: list[int] | None = None
        self.worths: dict[int, float] = {}
        self.morales: dict[int, int] = {}
        self.covers = [UNKNOWN] * g.rules.map.size
        self.pull_lists: dict[int, list[Pull]] = {}
        self.tool_lists: dict[int, list[Tool]] = {}
        self.target_list: list[Target] | None = None
        self.stands: dict[int, float] = {}  # by unit and hex (move.py)
        self.trips: dict[int, Trip] = {}  # of single units (move.py)
        self.contests: dict[int, Contest] = {}
        self.goal_list: list[Goal] | None = None
        self.gun_lists: dict[int, list[Gun]] = {}
        self.prices: list[int] = []  # by hex and direction, the same for all of mine
        self.threats = [UNKNOWN] * g.rules.map.size
        self.kill_factors = [self.kill_factor(0), self.kill_factor(1)]

    # --- units ---
    def kill_factor(self, side: int) -> float:
        """Losses weigh more the nearer a side is to surrender (4.2)."""
        left = self.g.surrender[side] - len([u for u in self.g.casualties[side] if u != NO_UNIT])
        if left <= 1 or len(self.units[side]) == 1:
            return 5.0
        return 1.0 + 1.0 / left

    def worth(self, u: int) -> float:
        """What eliminating a unit would be worth."""
        found = self.worths.get(u)
        if found is None:
            found = self.worths[u] = self.find_worth(u)
        return found

    def find_worth(self, u: int) -> float:
        g = self.g
        value = g.rules.tables.unit_vp[g.u_type[u]] * 1.0
        if is_hero(g, u):
            value = 0.7
        if g.u_weapon[u] != NO_WEAPON:
            value += self.habits.weapon * 0.5 if g.w_broken[g.u_weapon[u]] else self.habits.weapon
        return value * self.kill_factors[g.u_owner[u]]

    def mine(self) -> list[int]:
        return self.units[self.me]

    def enemies(self) -> list[int]:
        """Those I can see: a concealed set-up stays so (scenario rule)."""
        if self.enemy_list is None:
            self.enemy_list = [u for u in self.units[self.foe] if not self.g.u_flags[u] & CONCEALED]
        return self.enemy_list

    # --- fire ---
    def rolls(self, first: int, second: int) -> Contest:
        key = first * 2 + second
        found = self.contests.get(key)
        if found is None:
            found = self.contests[key] = contest(self.g, self.me, first, second)
        return found

    def against(self, side: int) -> list[Contest]:
        """A side's attack rolls against the defence rolls of side 0 and of side 1."""
        return [self.rolls(side, 0), self.rolls(side, 1)]

    def harm(self, odds: list[UnitOdds]) -> float:
        """Expected gain from what happens to units: the enemy's for me, mine against me."""
        habits, total = self.habits, 0.0
        for one in odds:
            value = one.breaks * habits.breaks + one.eliminate * habits.kills + one.suppress * habits.suppresses
            value *= self.worth(one.unit)
            total += value if self.g.u_owner[one.unit] == self.foe else -value
        return total

    def guns(self, side: int) -> list[Gun]:
        """Pieces of a side that could fire."""
        found = self.gun_lists.get(side)
        if found is None:
            found = self.gun_lists[side] = find_guns(self.g, self.mine() if side == self.me else self.enemies())
        return found

    def threat(self, hex: int) -> int:
        """Strength of the best attack the enemy could make on a hex now, 0 if none."""
        found = self.threats[hex]
        if found == UNKNOWN:
            found = self.threats[hex] = strength_at(self.g, self.guns(self.foe), hex)
        return found

    def risk(self, u: int, hex: int) -> float:
        """Expected loss if the enemy fires at a unit of mine in a hex."""
        strength = self.threat_to(u, hex)
        if strength < 1:
            return 0.0
        margin = self.bare_morale(u) + self.shelter(u, hex) - strength
        hit = self.rolls(self.foe, self.me).exceeds(margin)
        return hit * self.worth(u) * (self.habits.kills if is_broken(self.g, u) else self.habits.breaks)

    def bare_morale(self, u: int) -> int:
        found = self.morales.get(u)
        if found is None:
            found = self.morales[u] = morale_without_cover(self.g, u)
        return found

    def threat_to(self, u: int, hex: int) -> int:
        """The same as far as it can hurt a certain unit."""
        return self.threat(hex)

    def shelter(self, u: int, hex: int) -> int:
        """Cover that a unit would have in a hex."""
        return self.cover(hex)

    def cover(self, hex: int) -> int:
        found = self.covers[hex]
        if found == UNKNOWN:
            found = self.covers[hex] = hex_cover(self.g, hex)
        return found

    def is_bare(self, hex: int) -> bool:
        """No Cover, in the sight of an enemy."""
        if hex not in self.bare_hexes:
            g = self.g
            self.bare_hexes[hex] = self.cover(hex) <= 0 and any(sees(g, g.u_hex[foe], hex) for foe in self.enemies())
        return self.bare_hexes[hex]

    def tools(self, u: int) -> list[Tool]:
        found = self.tool_lists.get(u)
        if found is None:
            found = self.tool_lists[u] = find_tools(self.g, u)
        return found

    def targets(self) -> list[Target]:
        if self.target_list is None:
            self.target_list = [self.as_target(foe) for foe in self.enemies()]
        return self.target_list

    def as_target(self, foe: int) -> Target:
        g = self.g
        there = g.u_hex[foe]
        return Target(there, g.rules.tables.unit_morale[face(g, foe)] + self.shelter(foe, there), self.worth(foe))

    # --- going about ---
    def price(self, u: int, hex: int, d: int) -> int:
        """MPs for a unit to go on from a hex in a direction, as far as terrain has a say; 0: it cannot."""
        if not self.prices:
            self.prices = [UNKNOWN] * (self.g.rules.map.size * 6)
        found = self.prices[hex * 6 + d]
        if found == UNKNOWN:
            found = self.prices[hex * 6 + d] = self.find_price(u, hex, d)
        return found

    def find_price(self, u: int, hex: int, d: int) -> int:
        g = self.g
        if barred(g, hex, d) or g.rules.map.sides[hex * 6 + d] == CLIFF:
            return 0
        return step_cost(g, hex, d, g.u_owner[u])

    def shut(self, units: list[int], hex: int) -> bool:
        """Can a group not move into a hex for the enemies there?"""
        return occupied_by(self.g, hex, self.foe)

    def hazard(self, u: int, hex: int, to: int) -> float:
        """Expected loss from the ground itself on the way from one hex to the next."""
        return 0.6 * self.worth(u) if self.g.h_fort[to] == MINES else 0.0

    def station(self, u: int, hex: int) -> float:
        """What else speaks for or against having an unbroken unit in a hex at the end of a Turn."""
        return 0.0

    # --- goals ---
    def attacks(self) -> bool:
        """A Defender holds what he has; everybody else goes for more."""
        return posture_of(self.g, self.me) != names.DEFEND

    def urgency(self) -> float:
        """How much the goals count: more for an attacker who is behind, and more as time runs out."""
        if not self.attacks():
            return 1.0
        spent = min(1.0, self.g.time / max(1, self.g.sudden_death))
        return 1.3 + (0.7 + spent if self.lead() <= 0 else 0.0)

    def lead(self) -> int:
        """My VPs less his, own secret chits counted (7.3.3)."""
        total = points(self.g) * sign(self.me)
        for n in range(1, 6):
            if self.g.control[n] >= 0:
                total += self.secret_value(n) * (1 if self.g.control[n] == self.me else -1)
        return total

    def secret_value(self, objective: int) -> int:
        tables = self.g.rules.tables
        value = 0
        for chit in self.g.secret_chits[self.me]:
            if tables.chit_special[chit] == 0 and tables.chit_objective[chit] in (0, objective):
                value += tables.chit_value[chit]
        return value

    def swing(self, objective: int) -> float:
        """What taking an Objective from the enemy changes."""
        g = self.g
        value = 2.0 * (objective_value(g, objective) + self.secret_value(objective)) + self.habits.chit
        if any(g.rules.tables.chit_special[c] == names.ALL_FIVE for c in g.open_chits):
            held = [n for n in range(1, 6) if g.control[n] == self.me]
            if not held or len(held) >= 4:
                value += 5.0
        return value

    def goals(self) -> list[Goal]:
        if self.goal_list is None:
            self.goal_list = self.find_goals()
        return self.goal_list

    def goals_of(self, u: int) -> list[Goal]:
        """Those that a unit can reach for."""
        return self.goals()

    def find_goals(self) -> list[Goal]:
        g = self.g
        found: list[Goal] = []
        for n in range(1, 6):
            hexes = g.rules.objective_hexes[n]
            if not hexes:
                continue
            weight = self.swing(n)
            if g.control[n] == self.me:
                weight *= self.need_of_guard(n) * self.habits.guard
            else:
                weight *= self.urgency() * self.habits.urge * (0.6 if g.control[n] < 0 else 1.0)
            found.append(Goal(weight, self.ground.travel(g, tuple(hexes)), hexes, n))
        edge = self.exit_goal()
        if edge is not None:
            found.append(edge)
        return found

    def need_of_guard(self, objective: int) -> float:
        """How much an own Objective wants somebody in it: more with enemies near."""
        away = self.ground.travel(self.g, tuple(self.g.rules.objective_hexes[objective]))
        nearest = min([away[self.g.u_hex[u]] for u in self.enemies()], default=FAR)
        if nearest > 8:
            return 0.4 if not self.attacks() and nearest <= 12 else 0.1
        return 0.9 if nearest <= 4 else 0.5

    def exit_goal(self) -> Goal | None:
        """7.2.1: exiting pays, and the unit comes back later; nothing for a Defender to leave his post for."""
        g = self.g
        if g.rules.exit_forbidden[self.me] or not self.attacks():
            return None
        map = g.rules.map
        edge = enemy_edge(g, self.me)
        hexes = [h for h in range(map.size) if edge_distance(map.cols, map.rows, h, edge) == 0]
        if has_exit_rules(g, self.me):
            hexes = open_exits(g, self.me)
            if not hexes:
                return None
        return Goal(self.habits.edge * self.urgency(), self.ground.travel(g, tuple(hexes)), hexes, 0)

    def exit_worth(self, u: int) -> float:
        g = self.g
        value = g.rules.tables.unit_vp[g.u_type[u]] * g.rules.exit_times(g, u)
        if any(g.rules.tables.chit_special[c] == names.EXIT_X2 for c in g.open_chits):
            value *= 2
        return 0.0 if is_hero(g, u) else value * 1.0

    def away(self, goal: Goal, u: int) -> list[int]:
        """MPs from every hex to a goal for a unit."""
        return goal.away

    def pulls(self, u: int) -> list[Pull]:
        found = self.pull_lists.get(u)
        if found is None:
            found = self.pull_lists[u] = [self.find_pull(u, goal) for goal in self.goals_of(u)]
        return found

    def find_pull(self, u: int, goal: Goal) -> Pull:
        """A goal that others hold already pulls less, and a broken unit goes for none."""
        broken = is_broken(self.g, u)
        away = self.away(goal, u)
        if goal.objective == 0:
            weight = 0.0 if broken else self.exit_worth(u) * goal.weight
            return Pull(away, 1, weight, weight)
        weight = goal.weight * self.habits.held ** self.held_by_others(goal, u)
        if is_leader(self.g, u):
            weight *= 0.6
        return Pull(away, 0, weight, weight * 0.2 if broken else weight)

    def held_by_others(self, goal: Goal, u: int) -> int:
        """How many other good units of mine are on a goal's hexes."""
        g = self.g
        count = 0
        for hex in goal.hexes:
            v = g.h_top[hex]
            while v != NO_UNIT:
                if v != u and g.u_owner[v] == self.me and not g.u_flags[v] & BROKEN and not is_leader(g, v):
                    count += 1
                v = g.u_next[v]
        return count

    def leaders(self) -> list[int]:
        if self.leader_list is None:
            self.leader_list = [u for u in self.mine() if is_leader(self.g, u)]
        return self.leader_list

    def radius(self, leader: int) -> int:
        return command(self.g, leader)

    def leading(self, leader: int, hex: int) -> float:
        """What a Leader does for his men from a hex."""
        g = self.g
        value = 0.0
        for u in self.mine():
            if u == leader or is_leader(g, u):
                continue
            away = hexes_apart(g, hex, g.u_hex[u])
            if away == 0:
                value += 0.3
            elif away <= self.radius(leader):
                value += 0.25
            else:
                value -= 0.03 * min(6, away - self.radius(leader))
        return value
