"""Optional Rule 4: Enemies get their Orders when their Team acts, or when they are fired on."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.orders import assign, needs_order
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS, NO_ORDER
from sandtable.games.combat.rules.orders.men import is_led
from sandtable.games.combat.rules.state import AWAITS, NOBODY, State, has, unmark

W_LATE: Final = tell.why("22.0.O4")


def is_awaited(g: State, e: int) -> bool:
    return has(g, e, AWAITS) and g.m_order[e] == NO_ORDER and needs_order(g, e)


def order_if_awaited(g: State, e: int) -> None:
    """22.0.O4: his card is drawn now."""
    if not has(g, e, AWAITS):
        return
    unmark(g, e, AWAITS)
    if is_led(g, e):
        order_if_awaited(g, g.m_partner[e])  # 14.3l: the Operator's is his
    if g.m_order[e] != NO_ORDER or not needs_order(g, e):
        return
    card = g.e_display[g.m_team[e] - FRIENDLY_TEAMS] if g.rules.large_battle else NOBODY
    drawn = assign(g, e, card, W_LATE)
    if drawn >= 0 and drawn != card:
        g.e_discard.append(drawn)
