"""Entering and leaving hexes (7.0, 9.5, 14.2h-i): who goes along, what is met there, the edges of the Board."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import MELEE_RANGE, W_ENTRY, W_MELEE, alert, is_waiting
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.names import CARRY, NEUTRAL_EDGE
from sandtable.games.combat.rules.orders.men import drop_marks, helper_of, leave_board, meet_grenades, reveal
from sandtable.games.combat.rules.rules import BOTTOM, LEFT, RIGHT, TOP
from sandtable.games.combat.rules.state import (
    ALERT,
    ENTERED,
    FREED,
    JUST_TAKEN,
    State,
    gun_of,
    has,
    hex_distance,
    is_enemy,
    is_prisoner,
    mark,
    men_in,
    prisoners_of,
    unmark,
)
from sandtable.games.combat.rules.values import neighbour

STAYS: Final = -1


def company(g: State, m: int) -> list[int]:
    """Who moves when he does: prisoners (17.4f), the man he carries (7.18b), the Assistant of his MG (14.3l)."""
    found = [m, *prisoners_of(g, m)]
    other = g.m_with[m]
    if g.m_order[m] == CARRY and other >= 0 and g.m_hex[other] == g.m_hex[m]:
        found.append(other)
    helper = helper_of(g, m) if g.m_partner[m] >= 0 else -1
    if helper >= 0 and g.m_order[helper] == g.m_order[m]:
        found.append(helper)
    if m in g.gun_man:
        helper = g.gun_helper[gun_of(g, m)]
        if helper >= 0 and g.m_hex[helper] == g.m_hex[m] and g.m_order[helper] == g.m_order[m]:
            found.append(helper)
    for x in found[1:]:
        found += [p for p in prisoners_of(g, x) if p not in found]
    return found


def enter(g: State, m: int, hex: int, why: int) -> int:
    """One hex further, with everything that follows from being there."""
    movers = company(g, m)
    left = g.m_hex[m]
    for x in movers:
        drop_marks(g, x)
        g.m_hex[x] = hex
        if is_prisoner(g, x):
            mark(g, x, JUST_TAKEN)
    for gun in range(len(g.gun_man)):
        if g.gun_man[gun] == m:
            g.gun_hex[gun] = hex
    g.tell(tell.MOVED, m, hex, why)
    mark(g, m, ENTERED)
    for x in men_in(g, hex):
        unmark(g, x, FREED)  # 15.0a: whoever comes in does not let a prisoner who was let go be
    meet_grenades(g, movers, hex)
    if is_enemy(g, m):
        rouse(g, m)
    leave_alone(g, left)
    return push_contact(g, hex)


def leave_alone(g: State, hex: int) -> None:
    """17.4l: a Berserk Guard may now be alone with his prisoner."""
    for p in range(len(g.m_guard)):
        if g.m_guard[p] >= 0 and g.m_hex[p] == hex:
            push_contact(g, hex)
            return


def appear(g: State, e: int) -> None:
    """An Enemy comes onto the Board during the game: what that means to others in the hex, and to him."""
    hex = g.m_hex[e]
    meet_grenades(g, [e], hex)
    rouse(g, e)
    if is_waiting(g, e) and any(hex_distance(g, hex, place) <= MELEE_RANGE for place in g.melees):
        alert(g, e, W_MELEE)


def rouse(g: State, e: int) -> None:
    """9.8g: an Alert Enemy alerts those in the hex he has come to."""
    if has(g, e, ALERT):
        for other in men_in(g, g.m_hex[e]):
            if is_waiting(g, other):
                alert(g, other, W_ENTRY)


# --- edges of the Board (9.5) ---


def side_beyond(g: State, hex: int, direction: int) -> int:
    """Side of the map that a step leads over, or STAYS; at a corner an edge of one side beats a Neutral one (A14)."""
    if neighbour(g, hex, direction) >= 0:
        return STAYS
    ground = g.rules.ground
    col, row = hex // ground.rows, hex % ground.rows
    side = STAYS
    if direction in (1, 2) and col == ground.cols - 1:
        side = RIGHT
    elif direction in (4, 5) and col == 0:
        side = LEFT
    over = TOP if direction in (5, 0, 1) else BOTTOM
    if side == STAYS:
        return over
    leaves_row = row == 0 and over == TOP and col % 2 == 0 or row == ground.rows - 1 and over == BOTTOM and col % 2 == 1
    if leaves_row and g.rules.edge[side] == NEUTRAL_EDGE and g.rules.edge[over] != NEUTRAL_EDGE:
        return over
    return side


def may_exit(g: State, hex: int, side: int) -> bool:
    """A14: Friendlies leave the Board only where the scenario lets them."""
    return g.rules.exits[hex * 4 + side] != 0


def exit_board(g: State, m: int, side: int, why: int) -> None:
    """With everybody who moves with him."""
    if is_enemy(g, m) and not reveal(g, m, why):
        return  # a Dummy is found out at the edge
    others = [x for x in company(g, m) if x != m and not is_prisoner(g, x)]  # prisoners leave with their Guards
    left = g.m_hex[m]
    leave_board(g, m, side, why)
    for x in others:
        leave_board(g, x, side, why)
    leave_alone(g, left)
