"""Where an activated Friendly may go (7.0), and why not."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import reasons
from sandtable.games.combat.rules.fire.fire_rules import is_assisted
from sandtable.games.combat.rules.names import BERSERK, CHARGE, ROUT, SNEAK
from sandtable.games.combat.rules.orders.moving import STAYS, may_exit, side_beyond
from sandtable.games.combat.rules.state import GUN_SLOT, State, hex_distance
from sandtable.games.combat.rules.values import map_direction, neighbour

FORWARD: Final[list[int]] = [2, 3]  # 17.2c
BACK: Final[list[int]] = [5, 6]  # 17.3a


def directions(g: State, m: int) -> list[int]:
    """Map directions that his Morale leaves him: Berserk 2 or 3 (but for a Charge), Rout 5 or 6."""
    if g.m_morale[m] == ROUT:
        return [map_direction(g, g.m_team[m], number) for number in BACK]
    if g.m_morale[m] == BERSERK and g.m_order[m] != CHARGE:
        return [map_direction(g, g.m_team[m], number) for number in FORWARD]
    return [0, 1, 2, 3, 4, 5]


def is_held_by_gun(g: State, m: int) -> bool:
    """14.3e: without an Assistant a belt-fed Weapon is moved with Sneak only, not on the moves of a Grenade Order."""
    return m in g.gun_man and g.m_order[m] != SNEAK and not is_assisted(g, m, GUN_SLOT)


def step_hexes(g: State, m: int, entered: list[int]) -> list[int]:
    """Adjacent hexes he may enter; in a two-hex move no hex twice (6.0f)."""
    found: list[int] = []
    if is_held_by_gun(g, m):
        return found
    for direction in directions(g, m):
        hex = neighbour(g, g.m_hex[m], direction)
        if hex >= 0 and hex not in entered:
            found.append(hex)
    found.sort()
    return found


def exit_sides(g: State, m: int) -> list[int]:
    """Sides of the map over which he may leave the Board from here (A14)."""
    found: list[int] = []
    if is_held_by_gun(g, m):
        return found
    for direction in directions(g, m):
        side = side_beyond(g, g.m_hex[m], direction)
        if side != STAYS and side not in found and may_exit(g, g.m_hex[m], side):
            found.append(side)
    found.sort()
    return found


def closer_hexes(g: State, m: int, goal: int) -> list[int]:
    """14.2k: hexes nearer to the Target Marker."""
    now = hex_distance(g, g.m_hex[m], goal)
    return [h for h in step_hexes(g, m, []) if hex_distance(g, h, goal) < now]


def step_reason(g: State, m: int, hex: int, entered: list[int]) -> int:
    if hex_distance(g, g.m_hex[m], hex) != 1:
        return reasons.NOT_ADJACENT
    if hex in entered:
        return reasons.ENTERED_BEFORE
    if is_held_by_gun(g, m):
        return reasons.NEEDS_ASSISTANT
    if hex in step_hexes(g, m, entered):
        return reasons.OK
    return reasons.RUNS_BACK if g.m_morale[m] == ROUT else reasons.WRONG_DIRECTION
