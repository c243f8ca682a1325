"""Guards and prisoners in Step 2 (17.4): taking over, letting go."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.cards import ROUT_LINE, both_directions, draw_enemy_card
from sandtable.games.combat.rules import reasons, tell
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.names import AIMED, BERSERK, DUCK_BACK, NEUTRAL_EDGE, NO_ORDER, RAPID, ROUT
from sandtable.games.combat.rules.orders.men import put_order, set_order
from sandtable.games.combat.rules.orders.moving import STAYS, enter, exit_board, side_beyond
from sandtable.games.combat.rules.orders.order_rules import needs_order
from sandtable.games.combat.rules.state import (
    FREED,
    MOVE_BACK,
    NO_CARD,
    NOBODY,
    RELIEVED,
    State,
    has,
    is_friendly,
    mark,
    prisoners_of,
)
from sandtable.games.combat.rules.values import map_direction, neighbour
from sandtable.kernel.frame import GO

W_FREED: Final = tell.why("17.4")


def relieve_reason(g: State, m: int, guard: int) -> int:
    """17.4b: a comrade who starts the turn in the hex takes over, also from a man who still Ducks Back (14.2g)."""
    if m == guard or not is_friendly(g, guard) or not prisoners_of(g, guard):
        return reasons.NOT_A_GUARD
    if not needs_order(g, m) or has(g, guard, RELIEVED):
        return reasons.HAS_ORDER
    if not needs_order(g, guard) and g.m_order[guard] != DUCK_BACK:
        return reasons.HAS_ORDER
    if g.m_morale[m] == BERSERK or g.m_morale[m] == ROUT or prisoners_of(g, m):
        return reasons.GUARD
    return reasons.OK


def relieve(g: State, m: int, guard: int) -> None:
    for p in prisoners_of(g, guard):
        g.m_guard[p] = m
        put_order(g, p, g.m_order[m], 0)
    mark(g, m, RELIEVED)
    g.tell(tell.GUARD_RELIEVED, guard, m)


def abandon(g: State, guard: int, order: int) -> None:
    """17.4j: by moving off, the prisoner has no Order this turn. 17.4k: by firing, he runs one hex off."""
    released = prisoners_of(g, guard)
    for p in released:
        g.m_guard[p] = NOBODY
        put_order(g, p, NO_ORDER, 0)
        g.tell(tell.GUARD_FREED, p, W_FREED)
    set_order(g, guard, order)
    if g.m_morale[guard] == ROUT:
        mark(g, guard, MOVE_BACK)
    g.tell(tell.ORDER_GIVEN, guard, order)
    if order == AIMED or order == RAPID:
        for p in released:
            if g.m_hex[p] == g.m_hex[guard]:  # an Assistant has gone along with his Operator
                run_off(g, p)
    else:
        for p in released:
            mark(g, p, FREED | NO_CARD)


def run_off(g: State, p: int) -> int:
    """One hex in the Rout direction of an Enemy card; a Neutral edge holds him."""
    card = draw_enemy_card(g)
    g.tell(tell.ENEMY_CARD, p, card, W_FREED, ROUT_LINE)
    g.e_discard.append(card)
    direction = map_direction(g, g.m_team[p], both_directions(g.rules.tables.ecard_rout[card]) // 10)
    side = side_beyond(g, g.m_hex[p], direction)
    if side == STAYS:
        return enter(g, p, neighbour(g, g.m_hex[p], direction), W_FREED)
    if g.rules.edge[side] != NEUTRAL_EDGE:
        exit_board(g, p, side, W_FREED)
        return GO
    return push_contact(g, g.m_hex[p])
