"""Step 2 (7.0): which Orders a Friendly may be given."""

from __future__ import annotations

import pytest
from combat_friendlies import one, open_to
from combat_helpers import code, hold, with_effect
from combat_table import Table

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.cards.effect_names import E_BAR_ORDER, E_WS
from sandtable.games.combat.rules.fire.fire_rules import FIRE_ORDERS
from sandtable.games.combat.rules.orders.friendly_orders import why_not
from sandtable.games.combat.rules.orders.order_rules import PLAIN_ORDERS, is_unrestricted, order_reason, plain_orders
from sandtable.games.combat.rules.state import HIDE_ONLY, MOVE_BACK
from sandtable.games.combat.rules.values import FASTEST_FIRST
from sandtable.games.combat.rules.verbs import ORDER


@pytest.mark.rule("combat:7.0c")
def test_a_man_with_nowhere_to_go_stays() -> None:
    t = Table()
    t.put("taylor", "01.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
    t.act("able", 1).done()
    assert t.where(1) == "01.05" and t.told("held")


@pytest.mark.rule("combat:7.0a", "combat:4.0.2a", "combat:7.19a")
def test_every_friendly_gets_exactly_one_order() -> None:
    t, taylor = one()
    t.give_orders()
    assert "duck-back" not in t.orders_of("taylor") and "melee" not in t.orders_of("taylor")
    t.play("order taylor hide")
    assert t.orders_of("taylor") == set() and t.order(taylor) == "hide"
    t.play("order miller hide")
    assert t.prompt == "halt"


@pytest.mark.rule("combat:7.0b")
def test_hide_where_nothing_else_is_left() -> None:
    t, taylor = one(wounds="bad bad")  # Incapacitated: helpless
    t.give_orders()
    assert t.order(taylor) == "hide"


@pytest.mark.rule("combat:7.0b", "combat:17.2b", "combat:5.1.1a")
def test_a_berserk_man_whom_a_card_bars_from_firing_hides_and_nobody_says_he_may_not() -> None:
    t, taylor = one(morale="berserk")
    t.put("jung", "10.05")
    t.g.effects = [E_BAR_ORDER, names.RAPID, names.ABLE, -1]
    t.give_orders()
    assert t.orders_of("taylor") == {"hide"}
    assert why_not(t.g, taylor << 12 | names.HIDE, ORDER) == reasons.OK
    assert why_not(t.g, taylor << 12 | names.AIMED, ORDER) == reasons.BERSERK
    t.g.effects = []
    assert why_not(t.g, taylor << 12 | names.HIDE, ORDER) == reasons.BERSERK


def test_reasons_have_keys_and_rules() -> None:
    assert len(set(reasons.KEYS)) == len(reasons.KEYS)
    assert all(rule for _, rule in reasons.REASONS)


@pytest.mark.rule("combat:7.0a", "combat:14.2g", "combat:15.0o")
def test_why_a_man_can_be_given_no_order() -> None:
    t = Table()
    ducked = t.put("crowe", "05.05", order="duck-back")
    fighter, jung = t.put("cragg", "08.05", known=True), t.put("jung", "08.05", order="melee")
    t.g.melees.append(t.hex("08.05"))
    t.put("taylor", "01.01")
    t.put("miller", "01.02")
    t.give_orders()
    assert t.game is not None and jung
    assert t.game.explain(0, ducked, 4) == ("still-ducking", "14.2")
    assert t.game.explain(0, fighter, 4) == ("in-melee", "15.0")


@pytest.mark.rule("combat:7.0a", "combat:7.19a", "combat:17.4f")
def test_who_is_given_no_order_at_all() -> None:
    t = Table()
    jung = t.put("jung", "05.05")
    held = t.put("crowe", "05.05", guard=jung)
    dead = t.put("cragg", "05.06")
    t.g.m_hex[dead] = -1
    taylor = t.put("taylor", "07.05")
    for order in range(len(names.ORDER_NAMES)):
        assert order_reason(t.g, jung, order) and order_reason(t.g, held, order) and order_reason(t.g, dead, order)
    for order in ("duck-back", "melee", "guard", "none"):
        assert order_reason(t.g, taylor, code(order))


@pytest.mark.rule("combat:7.0a")
def test_the_short_way_for_a_man_without_restrictions_leaves_nothing_out() -> None:
    """`plain_orders` asks less of a man whom nothing binds: it must come to the same."""
    for facts in (
        {},
        {"morale": "rout"},
        {"morale": "berserk"},
        {"wounds": "light"},
        {"wounds": "bad"},
        {"wounds": "bad bad"},
        {"flags": HIDE_ONLY},
        {"order": "hide"},
    ):
        t = Table()
        crowe = t.put("crowe", "05.05", **facts)
        full = [order for order in range(len(names.ORDER_NAMES)) if not order_reason(t.g, crowe, order)]
        assert plain_orders(t.g, crowe, is_unrestricted(t.g, crowe)) == [
            order for order in PLAIN_ORDERS if order in full
        ]
        assert is_unrestricted(t.g, crowe) == (facts in ({}, {"wounds": "light"}, {"wounds": "bad"}))
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "05.05")
    t.g.effects = [E_WS, 0, names.ABLE, -1]
    assert is_unrestricted(t.g, crowe)
    t.g.effects += [E_BAR_ORDER, names.SPRINT, names.ABLE, -1]
    assert not is_unrestricted(t.g, crowe) and "sprint" not in open_to(t, crowe)
    t.g.effects = []
    t.g.m_guard[jung] = crowe
    assert not is_unrestricted(t.g, crowe) and open_to(t, crowe) == {"evade", "sneak", "hide"}
    t.g.m_guard[jung], t.g.m_guard[crowe] = -1, jung
    assert not is_unrestricted(t.g, crowe) and open_to(t, crowe) == set()


@pytest.mark.rule("combat:7.0a")
def test_orders_to_fire_and_to_move_are_numbered_in_a_row() -> None:
    """`own_reason` tells them by their numbers."""
    assert list(range(names.AIMED, names.RUN_AND_GUN + 1)) == FIRE_ORDERS
    assert list(range(names.RUN_AND_GUN, names.SPRINT + 1)) == sorted(FASTEST_FIRST)


@pytest.mark.rule("combat:7.0a", "combat:15.0k", "combat:17.4b")
def test_whose_melee_ends_in_step_2_is_given_an_order() -> None:
    t = Table()
    crowe, cragg = t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=True)
    jung = t.put("jung", "05.05", morale="shaken")
    t.put("peters", "09.05", known=True)
    t.g.melees = [t.hex("05.05")]
    hold(t, with_effect("rattle"))
    t.give_orders()
    assert t.order(crowe) == t.order(cragg) == "melee"
    t.force(d10=[8])
    t.play(f"spend {t.offered('spend')[0]}", "guard crowe")
    assert t.g.m_guard[jung] == crowe and t.order(crowe) == "guard"
    assert {"aimed-fire", "hide"} <= t.orders_of("cragg")
