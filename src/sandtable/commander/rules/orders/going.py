"""What a mover can do with its MPs (O21.1, O21.1.1, 7.2.1): go on, leave the map, hand its Weapon over."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.passage import EXIT_COST, far_cost, far_reason
from sandtable.commander.rules.scenario.values import holds_rooted
from sandtable.commander.rules.state import HALTED, NO_WEAPON, ON_ROAD, State, side_units_in
from sandtable.commander.rules.stats import movement

TRANSFER_COST: Final = 1  # O21.1.1


def points_left(g: State, u: int) -> int:
    """MPs a mover still has: its current Movement, which changes with every hex (O21), less what it spent."""
    if g.u_flags[u] & HALTED:
        return 0
    bonus = 1 if g.u_flags[u] & ON_ROAD else 0  # T93, once
    return (movement(g, u) + bonus) * g.rules.own.parts - g.u_spent[u]


def group_points(g: State, group: list[int]) -> int:
    """The slowest member limits the group (O21.2)."""
    return min([points_left(g, u) for u in group])


def steps(g: State, group: list[int]) -> list[int]:
    """Hexes a group can afford to enter next (O21.1, O21.4)."""
    hex = g.u_hex[group[0]]
    points = [points_left(g, u) for u in group]
    for left in points:
        if left < 1:
            return []
    found = [g.rules.map.neighbours[hex * 6 + d] for d in range(6) if all_can_step(g, group, points, d)]
    return found + far_steps(g, group, points) if g.rules.own.goings else found


def far_steps(g: State, group: list[int], points: list[int]) -> list[int]:
    """Hexes that are not next to theirs, where the scenario lets a group go there."""
    found: list[int] = []
    for to in range(g.rules.map.size):
        if far_reason(g, group[0], to) == reasons.OK and all_can_go_far(g, group, points, to):
            found.append(to)
    return found


def all_can_go_far(g: State, group: list[int], points: list[int], to: int) -> bool:
    for i in range(len(group)):
        if far_reason(g, group[i], to) != reasons.OK or far_cost(g, group[i], to) > points[i]:
            return False
    return True


def all_can_step(g: State, group: list[int], points: list[int], d: int) -> bool:
    """Can each of a group cross a hexside with its own MPs?"""
    for i in range(len(group)):
        if not g.rules.can_step(g, group[i], d, points[i]):
            return False
    return True


def can_exit(g: State, group: list[int]) -> bool:
    for u in group:
        if g.rules.exit_reason(g, u) != reasons.OK or points_left(g, u) < EXIT_COST * g.rules.own.parts:
            return False
    return True


def can_go(g: State, u: int) -> bool:
    """Can a unit by itself afford one legal hex or an exit (O21.1)?"""
    points = points_left(g, u)
    if points < 1:
        return False
    for d in range(6):
        if g.rules.can_step(g, u, d, points):
            return True
    if points >= EXIT_COST * g.rules.own.parts and g.rules.exit_reason(g, u) == reasons.OK:
        return True
    return bool(g.rules.own.goings) and bool(far_steps(g, [u], [points]))


# --- handing a Weapon over (O21.1.1) ---


def takers(g: State, u: int) -> list[int]:
    """Units to whom one could hand its Weapon now."""
    if g.u_weapon[u] == NO_WEAPON or points_left(g, u) < TRANSFER_COST * g.rules.own.parts:
        return []
    return [v for v in side_units_in(g, g.u_hex[u], g.u_owner[u]) if may_take(g, u, v)]


def may_take(g: State, giver: int, taker: int) -> bool:
    return g.u_weapon[taker] == NO_WEAPON and g.rules.may_take_weapon(g, giver, taker)


def hand_over(g: State, giver: int, taker: int, cost: int) -> None:
    w = g.u_weapon[giver]
    g.u_spent[giver] += cost * g.rules.own.parts
    g.u_weapon[giver] = NO_WEAPON
    g.u_weapon[taker] = w
    g.w_carrier[w] = taker


def could_go(g: State, u: int) -> bool:
    """Can a unit go, at once or rid of a Weapon that weighs more than handing it over costs (O14.4)?"""
    return can_go(g, u) or (is_weighed_down(g, u) and goes_without_weapon(g, u))


def is_weighed_down(g: State, u: int) -> bool:
    w = g.u_weapon[u]
    return w != NO_WEAPON and (g.rules.tables.weapon_move[g.w_type[w]] < -TRANSFER_COST or holds_rooted(g, u))


def goes_without_weapon(g: State, u: int) -> bool:
    found = takers(g, u)
    if not found:
        return False
    hand_over(g, u, found[0], TRANSFER_COST)
    able = can_go(g, u)
    hand_over(g, found[0], u, 0)
    g.u_spent[u] -= TRANSFER_COST * g.rules.own.parts
    return able


def leaves_a_mover(g: State, giver: int, taker: int, waiting: list[int]) -> bool:
    """Could one of the units that have not moved still go after this transfer (O14.4)?"""
    hand_over(g, giver, taker, TRANSFER_COST)
    able = False
    for u in waiting:
        if could_go(g, u):
            able = True
            break
    hand_over(g, taker, giver, 0)
    g.u_spent[giver] -= TRANSFER_COST * g.rules.own.parts
    return able
