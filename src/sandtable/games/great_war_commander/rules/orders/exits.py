"""Leaving the map (7.2.1, O27.2.1): by the enemy's edge, Runners by their own; a Tank once, to two spaces."""

from __future__ import annotations

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.exits import LEAVE, Exits
from sandtable.commander.rules.passage import enemy_edge
from sandtable.commander.rules.scenario.exits import has_exit_rules, scenario_exit_reason
from sandtable.commander.rules.state import HELD, State, set_space
from sandtable.commander.rules.verbs import SPACE
from sandtable.games.great_war_commander.rules import reasons as own
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.formations import is_runner, is_tank
from sandtable.games.great_war_commander.rules.orders.movement import is_immobile, leads_off_map
from sandtable.games.great_war_commander.rules.state import of
from sandtable.kernel.choice import a_of, choice
from sandtable.terrain.lattice import edge_distance


def way_out(g: State, u: int) -> int:
    """The edge by which a Formation may leave."""
    side = g.u_owner[u]
    return g.rules.edge[side] if is_runner(g, u) else enemy_edge(g, side)


def exit_reason(g: State, u: int) -> int:
    side, hex = g.u_owner[u], g.u_hex[u]
    map = g.rules.map
    if has_exit_rules(g, side) and not is_runner(g, u):
        why = scenario_exit_reason(g, u)
        if why:
            return why
    elif edge_distance(map.cols, map.rows, hex, way_out(g, u)) != 0:
        return own.NOT_OWN_EDGE if is_runner(g, u) else reasons.NOT_ENEMY_EDGE
    if g.rules.exit_forbidden[side] and not is_runner(g, u):
        return reasons.EXIT_FORBIDDEN
    if g.u_flags[u] & HELD:
        return reasons.CONFINED
    if is_tank(g, u):
        return tank_exit_reason(g, u)
    return reasons.OK if leads_off_map(g, hex) else reasons.BRIDGE_SIDE


def tank_exit_reason(g: State, u: int) -> int:
    if is_immobile(g, u):
        return own.BOGGED_DOWN
    if u in of(g).exited:
        return own.EXITED_BEFORE
    return reasons.OK if leads_off_map(g, g.u_hex[u]) else reasons.BRIDGE_SIDE


# --- the Time Track ---


def last_first_space(g: State, u: int) -> int:
    """The last space that a Formation may be put on: a Tank takes the next one too, as long as there is one."""
    last = g.rules.tables.time_spaces
    return max(min(g.time + 1, last), last - 1) if is_tank(g, u) else last


def track_spaces(g: State, u: int) -> list[int]:
    """Spaces of the Time Track that a waiting Formation stands on: a Tank may come back at either (7.2.1)."""
    first = g.u_time[u]
    if is_tank(g, u) and u in of(g).exited and first < g.rules.tables.time_spaces:
        return [first, first + 1]
    return [first]


class GreatWarExits(Exits):
    def step(self, g: State) -> int:
        leaver = self.units[0] if self.at == LEAVE and self.units else -1
        done = super().step(g)
        if leaver >= 0:
            self.note(g, leaver)
        return done

    def note(self, g: State, u: int) -> None:
        """What is to be remembered of one who has just left."""
        if is_tank(g, u):
            of(g).exited.append(u)
        elif is_runner(g, u):
            g.tell(own_tell.RUNNER_DELIVERED, u)

    def choices(self, g: State) -> list[int]:
        """7.2.1: a future space; at the end of the track the last one."""
        first = min(g.time + 1, g.rules.tables.time_spaces)
        return [choice(SPACE, n) for n in range(first, last_first_space(g, self.units[0]) + 1)]

    def chosen(self, g: State, choice: int) -> None:
        u = self.units.pop(0)
        set_space(g, u, a_of(choice))
        for space in track_spaces(g, u):
            g.tell(tell.TIME_SPACE, u, space)
        self.at = LEAVE
