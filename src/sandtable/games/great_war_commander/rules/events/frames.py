"""What the procedures of the Events share (E56): who is in Good Order, who may carry, who stands next to whom."""

from __future__ import annotations

from sandtable.commander.rules.breaking import break_unit
from sandtable.commander.rules.events.frames import BEGIN, OneChoice, unit_choices
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import TEAM
from sandtable.commander.rules.state import (
    BROKEN,
    NO_WEAPON,
    SUPPRESSED,
    Procedure,
    State,
    side_units_in,
    units_of,
)
from sandtable.commander.rules.stats import is_leader
from sandtable.games.great_war_commander.rules.formations import is_tank, is_unit
from sandtable.kernel.frame import GO
from sandtable.terrain.lattice import edge_distance


def in_good_order(g: State, u: int) -> bool:
    """Unbroken and not Suppressed (3.2.1)."""
    return not g.u_flags[u] & (BROKEN | SUPPRESSED)


def own_units(g: State, side: int) -> list[int]:
    """The Platoons, Teams and Runners of a side on the map."""
    return [u for u in units_of(g, side) if is_unit(g, u)]


def own_leaders(g: State, side: int) -> list[int]:
    return [u for u in units_of(g, side) if is_leader(g, u)]


def tanks_on_map(g: State) -> list[int]:
    return [u for u in range(len(g.u_hex)) if g.u_hex[u] >= 0 and is_tank(g, u)]


def good_units(g: State, side: int) -> list[int]:
    return [u for u in own_units(g, side) if in_good_order(g, u)]


def is_near(g: State, hex: int, others: list[int], distance: int) -> bool:
    """Is one of the others within that many hexes?"""
    return any(hexes_apart(g, hex, g.u_hex[v]) <= distance for v in others)


def is_adjacent(g: State, hex: int, others: list[int]) -> bool:
    """Is one of the others in an adjacent hex? Sharing the hex is not adjacent."""
    return any(hexes_apart(g, hex, g.u_hex[v]) == 1 for v in others)


def is_with_leader(g: State, u: int) -> bool:
    """Is it stacked with a friendly Leader?"""
    return any(is_leader(g, v) for v in side_units_in(g, g.u_hex[u], g.u_owner[u]))


def may_carry(g: State, u: int, kind: int) -> bool:
    """May a Formation without a Weapon be given one of this type (8.1.1, 11.2)?"""
    tables = g.rules.tables
    if g.u_weapon[u] != NO_WEAPON or not tables.unit_carries[g.u_type[u]]:
        return False
    return not tables.weapon_team_only[kind] or tables.unit_kind[g.u_type[u]] == TEAM


def from_edge(g: State, hex: int, side: int) -> int:
    """Hexes between a hex and a side's map edge."""
    map = g.rules.map
    return edge_distance(map.cols, map.rows, hex, g.rules.edge[side])


class OneFormation(OneChoice):
    """An Event that asks for one Formation."""

    def targets(self, g: State) -> list[int]:
        raise NotImplementedError

    def found(self, g: State) -> list[int]:
        return unit_choices(self.targets(g))


class BreakEach(Procedure):
    """Several Formations break, one after the other, so that each owner may answer (A47)."""

    waiting: list[int]

    def step(self, g: State) -> int:
        if not self.waiting:
            return g.pop()
        u = self.waiting.pop(0)
        if g.u_hex[u] >= 0:
            break_unit(g, u)
        return GO


def push_breaks(g: State, units: list[int]) -> None:
    frame = BreakEach()
    frame.at = BEGIN
    frame.waiting = units
    g.push(frame)
