"""Friendly belt-fed Weapons (14.3): counters of their own, which a man serves and another assists."""

from __future__ import annotations

from sandtable.games.combat.rules import reasons, tell
from sandtable.games.combat.rules.names import BERSERK, NO_ORDER, ROUT
from sandtable.games.combat.rules.orders.men import hand_over_gun, has_bad_wound, put_order
from sandtable.games.combat.rules.orders.order_rules import is_patient, needs_order
from sandtable.games.combat.rules.state import ASSISTS, HIDE_ONLY, NOBODY, State, has, is_friendly, mark, prisoners_of
from sandtable.games.combat.rules.values import is_incapacitated, printed_tq


def serve_reason(g: State, gun: int, m: int) -> int:
    """Somebody in its hex takes it over, from nobody or from a man who has no Order yet; one change a turn."""
    operator = g.gun_man[gun]
    if not needs_order(g, m) or g.gun_changed[gun] == g.turn:
        return reasons.HAS_ORDER
    if g.m_hex[m] != g.gun_hex[gun]:
        return reasons.NOT_IN_HEX
    if m in g.gun_man or is_incapacitated(g, m) or prisoners_of(g, m):
        return reasons.HEAVY_WEAPON
    if operator >= 0 and (g.m_order[operator] != NO_ORDER or g.gun_helper[gun] >= 0):
        return reasons.HAS_ORDER
    return reasons.OK


def serve(g: State, gun: int, m: int) -> None:
    g.gun_man[gun] = m
    g.gun_changed[gun] = g.turn
    g.tell(tell.GUN_SERVED, gun, m, NOBODY)


def leave_gun_reason(g: State, gun: int) -> int:
    operator = g.gun_man[gun]
    if operator < 0:
        return reasons.NOT_IN_HEX
    if not needs_order(g, operator) or g.gun_helper[gun] >= 0 or g.gun_changed[gun] == g.turn:
        return reasons.HAS_ORDER
    return reasons.OK


def leave_gun(g: State, gun: int) -> None:
    hand_over_gun(g, gun)
    g.gun_changed[gun] = g.turn


def assist_reason(g: State, gun: int, m: int) -> int:
    """14.3b, h: of the two the one with the higher TQ is the Operator; no help from a man with a Bad Wound.

    Nor from one whom Morale, a card or a medic leaves other Orders than the Operator's (14.3g).
    """
    operator = g.gun_man[gun]
    if operator < 0 or operator == m or not is_friendly(g, m) or g.gun_helper[gun] >= 0:
        return reasons.NOT_IN_HEX
    if g.m_hex[m] != g.m_hex[operator]:
        return reasons.NOT_IN_HEX
    if not needs_order(g, m):
        return reasons.HAS_ORDER
    if m in g.gun_man or prisoners_of(g, m):
        return reasons.HEAVY_WEAPON
    if is_incapacitated(g, m) or has_bad_wound(g, m):
        return reasons.WOUNDED
    if has(g, m, HIDE_ONLY) or is_patient(g, m):
        return reasons.HIDE_ONLY if has(g, m, HIDE_ONLY) else reasons.PATIENT
    if g.m_morale[m] == ROUT or g.m_morale[m] == BERSERK:
        return reasons.ROUTED if g.m_morale[m] == ROUT else reasons.BERSERK
    return reasons.LOWER_QUALITY if printed_tq(g, m) > printed_tq(g, operator) else reasons.OK


def is_assistant(g: State, m: int) -> bool:
    """Does he assist a man in his hex who still has the same Order (14.3g)?"""
    if m not in g.gun_helper:
        return False
    operator = g.gun_man[g.gun_helper.index(m)]
    return operator >= 0 and g.m_hex[operator] == g.m_hex[m] and g.m_order[operator] == g.m_order[m]


def assist(g: State, gun: int, m: int) -> None:
    """14.3g: he has the Operator's Order, now or as soon as that is given."""
    g.gun_helper[gun] = m
    mark(g, m, ASSISTS)
    operator = g.gun_man[gun]
    if g.m_order[operator] != NO_ORDER:
        put_order(g, m, g.m_order[operator], 0)
    g.tell(tell.GUN_SERVED, gun, operator, m)
