"""The sergeant sets up: Defenders in cover on and around the Objectives, attackers in cover on the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.commander.bots.eye import Eye
from sandtable.commander.rules import names
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.passage import enemy_edge
from sandtable.commander.rules.state import NO_WEAPON, units_in
from sandtable.commander.rules.stats import figures, is_leader
from sandtable.commander.rules.verbs import FORT, PLACE
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.terrain.lattice import edge_distance

LONG: Final = 8  # as far as a good field of fire is counted


def set_up_unit(eye: Eye, choices: list[int]) -> int:
    return best_post(eye, choices, post)


def best_post(eye: Eye, choices: list[int], worth: Callable[[Eye, int, int], float]) -> int:
    """By what a post is worth to a unit; the first of equals."""
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) == PLACE:
            value = worth(eye, a_of(code), b_of(code))
            if value > best + 1e-9:
                best, found = value, code
    return found


def post(eye: Eye, u: int, hex: int) -> float:
    """How good a hex is for a unit before the first shot."""
    g = eye.g
    cover = hex_cover(g, hex)
    value = 0.45 * min(cover, 4) + company(eye, u, hex)
    if eye.attacks():
        value += approach(eye, hex)
    else:
        value += guard(eye, u, hex)
    if not is_leader(g, u):
        reach = 3 if g.u_weapon[u] == NO_WEAPON else LONG
        value += (0.02 if g.u_weapon[u] == NO_WEAPON else 0.05) * open_hexes(eye, hex, reach)
    crowd = figures(g, hex, eye.me)
    return value - (0.6 if crowd > 3 else 0.0)


def company(eye: Eye, u: int, hex: int) -> float:
    """Near a Leader, and Leaders near their men."""
    g = eye.g
    best = 0.0
    for v in eye.mine():
        if v == u or is_leader(g, v) == is_leader(g, u):
            continue
        leader = v if is_leader(g, v) else u
        away = hexes_apart(g, hex, g.u_hex[v])
        if away <= eye.radius(leader):
            best = max(best, 0.8 if away == 0 else 0.7)
    return best


def approach(eye: Eye, hex: int) -> float:
    """An attacker starts where the way to the prizes is short."""
    pull = 0.0
    for goal in eye.goals():
        weight = goal.weight if goal.objective else 1.0
        pull += weight * 0.9 ** goal.away[hex]
    return pull - 0.08 * eye.threat(hex)


def guard(eye: Eye, u: int, hex: int) -> float:
    """A Defender sits on the Objectives, or where he sees them."""
    g = eye.g
    value = 0.0
    for goal in eye.goals():
        if goal.objective == 0:
            continue
        worth = eye.swing(goal.objective)
        taken = eye.held_by_others(goal, u)
        if hex in goal.hexes and not is_leader(g, u):
            value += worth * 0.6 * 0.3**taken
        elif goal.away[hex] <= 4:
            value += worth * 0.12 * 0.7**taken
    map = g.rules.map
    if edge_distance(map.cols, map.rows, hex, enemy_edge(g, eye.me)) <= 2:
        value -= 0.5
    return value


def open_hexes(eye: Eye, hex: int, reach: int) -> int:
    """Open hexes in sight towards the enemy: the field of fire."""
    g = eye.g
    map = g.rules.map
    front = enemy_edge(g, eye.me)
    mine = edge_distance(map.cols, map.rows, hex, front)
    count = 0
    for h in range(map.size):
        if map.distances[hex * map.size + h] > reach or edge_distance(map.cols, map.rows, h, front) > mine:
            continue
        seen = sight(g, hex, h)
        if seen != BLOCKED and seen <= 1 and hex_cover(g, h) <= 1:
            count += 1
    return count


def set_up_fort(eye: Eye, choices: list[int]) -> int:
    """Works for those who stand in the open; Mines and Wire on the way to the Objectives."""
    g = eye.g
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) != FORT:
            continue
        fort, hex = a_of(code), b_of(code)
        own = [u for u in units_in(g, hex) if g.u_owner[u] == eye.me]
        if fort == names.MINES or fort == names.WIRE:
            value = obstacle(eye, hex) - (50.0 if own else 0.0)
        else:
            worth = sum([eye.worth(u) for u in own])
            value = worth * (max(1, 3 + (fort >= names.BUNKER) * 2 - hex_cover(g, hex)))
        if value > best:
            best, found = value, code
    return found


def obstacle(eye: Eye, hex: int) -> float:
    """One or two hexes in front of what I hold, seen by my men."""
    g = eye.g
    map = g.rules.map
    front = enemy_edge(g, eye.me)
    value = 0.0
    for goal in eye.goals():
        if goal.objective and 1 <= goal.away[hex] <= 3:
            ahead = edge_distance(map.cols, map.rows, goal.hexes[0], front) - edge_distance(
                map.cols, map.rows, hex, front
            )
            value += eye.swing(goal.objective) * (0.3 if ahead >= 0 else 0.1)
    return value + 0.1 * len([u for u in eye.mine() if sight(g, g.u_hex[u], hex) != BLOCKED])
