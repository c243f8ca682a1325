"""Rules 1 to 8, 14.3, 16 and 22 where states and events meet: gun teams that break up, helpless men, Step 2."""

from __future__ import annotations

import pytest
from combat_helpers import code, hold, machine_gun, with_effect
from combat_table import Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effects import push_sniper
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, BY_MELEE, apply_wound
from sandtable.games.combat.rules.orders.men import duck_back, kill, set_order
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ALERT,
    ASSISTS,
    AWAITS,
    CARRIED,
    DUCK_HELD,
    LIVE,
    ORDER_STEP,
)


def our_gun(t: Table, order: str) -> tuple[int, int]:
    """Taylor serves a machine gun in 05.05 and Crowe assists him."""
    operator = t.put("taylor", "05.05", order=order, known=True)
    helper = t.put("crowe", "05.05", order=order, known=True, flags=ASSISTS)
    t.g.gun_helper[t.gun("lmg-30", operator)] = helper
    return operator, helper


# --- an Enemy gunner who is alone from now on (14.3q) ---


@pytest.mark.rule("combat:14.3q", "combat:14.3m")
@pytest.mark.parametrize("order", ["evade", "run-and-gun"])
@pytest.mark.parametrize("fate", [names.HEAD_WOUND, names.BAD_WOUND])
def test_an_enemy_gunner_who_loses_his_assistant_can_only_sneak(order: str, fate: int) -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order=order, dirs=56)
    apply_wound(t.g, assistant, fate, BY_BLAST)
    assert t.order(operator) == "sneak" and t.g.m_dirs[operator] == 56


@pytest.mark.rule("combat:14.3q", "combat:14.3e")
def test_so_can_one_who_has_left_him_behind() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order="evade", dirs=55)
    t.g.m_order[assistant] = code("hide")
    t.act("red", 1)
    left = t.where(operator)
    assert left != t.where(assistant)
    t.act("red", 3)
    assert t.order(operator) == "sneak" and t.where(operator) == left


@pytest.mark.rule("combat:14.3q", "combat:14.3m")
@pytest.mark.parametrize(("order", "wound"), [("evade", names.LIGHT_WOUND), ("aimed-fire", names.BAD_WOUND)])
def test_one_whose_order_still_fits_keeps_it(order: str, wound: int) -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order=order, dirs=56)
    apply_wound(t.g, assistant, wound, BY_BLAST)
    assert t.order(operator) == order


@pytest.mark.rule("combat:14.3l", "combat:9.8m")
def test_an_assistant_who_is_given_an_order_with_his_operator_is_alert_with_him() -> None:
    """No Waiting man ever has an Order."""
    t = Table()
    operator, assistant = machine_gun(t, "10.05", alert=False)
    assert not t.has(assistant, ALERT)
    duck_back(t.g, operator, 0)
    assert t.order(assistant) == "duck-back" and t.has(operator, ALERT) and t.has(assistant, ALERT)
    t = Table()
    operator, assistant = machine_gun(t, "10.05", alert=False)
    set_order(t.g, operator, names.NO_ORDER)
    assert not t.has(assistant, ALERT)


@pytest.mark.rule("combat:14.2g", "combat:14.3l", "combat:4.0.5f")
def test_an_assistant_who_hides_with_his_operator_keeps_no_later_duck_back() -> None:
    """Both kept one from last turn. It is flipped for both; what comes after is taken off as any other."""
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order="duck-back", flags=DUCK_HELD)
    t.g.m_flags[assistant] |= DUCK_HELD
    t.force(lot=[operator])  # he acts first
    t.act("red", 1)
    assert t.order(operator) == t.order(assistant) == "hide"
    t.g.impulse = 3
    duck_back(t.g, assistant, 0)
    push_end_phase(t.g)
    t.run()
    assert t.order(operator) == t.order(assistant) == "none"


# --- the Assistant of a Friendly gun whose Operator is gone (14.3g) ---


@pytest.mark.rule("combat:14.3g", "combat:7.06a")
@pytest.mark.parametrize("fate", ["dead", "guard"])
def test_an_assistant_without_an_operator_acts_on_his_order(fate: str) -> None:
    t = Table()
    operator, helper = our_gun(t, "evade")
    if fate == "dead":
        kill(t.g, operator, 0)
    else:
        t.g.m_order[operator] = code("guard")
    t.act("able", 1).play("?activate crowe")
    assert t.prompt == "must-move"
    t.play("move 05.04").done()
    assert t.where(helper) == "05.04"


@pytest.mark.rule("combat:14.3g", "combat:7.01a")
def test_he_may_fire_his_own_weapon_then() -> None:
    t = Table()
    operator, _ = our_gun(t, "aimed-fire")
    t.put("jung", "08.05", order="hide")
    kill(t.g, operator, 0)
    assert t.act("able", 2).offered("fire")


@pytest.mark.rule("combat:14.3g", "combat:7.09c")
@pytest.mark.parametrize("order", ["grenade", "smoke-grenade"])
def test_what_the_operator_was_to_throw_he_does_not_throw(order: str) -> None:
    t = Table()
    operator, helper = our_gun(t, order)
    kill(t.g, operator, 0)
    t.act("able", 1).done()
    assert not t.has(helper, LIVE)


@pytest.mark.rule("combat:7.0a", "combat:14.3g")
def test_in_step_2_he_is_given_an_order_of_his_own() -> None:
    """And may throw a grenade, if that is what he is told to do."""
    t = Table()
    operator = t.put("taylor", "05.05", known=True)
    crowe = t.put("crowe", "05.05", known=True)
    t.put("cragg", "09.05", known=True)
    t.put("jung", "08.05")
    t.gun("lmg-30", operator)
    t.give_orders().play("assist gun-1 crowe")
    assert not t.orders_of("crowe")
    kill(t.g, operator, 0)
    t.run()
    assert {"aimed-fire", "evade", "hide"} <= t.orders_of("crowe")
    t.play("grenade crowe 08.05", "order cragg hide")
    t.g.step = ACTION_STEP
    t.act("able", 1).play("activate crowe")
    assert t.has(crowe, LIVE)


# --- helpless men (16.2) ---


@pytest.mark.rule("combat:16.2a", "combat:16.2b")
@pytest.mark.parametrize("order", ["melee", "charge"])
def test_who_falls_helpless_in_a_melee_hides(order: str) -> None:
    """He has no part in it any more, and Hide is the only Order he may have."""
    t = Table()
    crowe = t.put("crowe", "05.05", order=order, known=True, wounds="bad")
    t.put("cragg", "05.05", order="melee", known=True)
    t.put("berger", "05.05", order="melee")
    t.g.melees, t.g.impulse = [t.hex("05.05")], 2
    apply_wound(t.g, crowe, names.LIGHT_WOUND, BY_MELEE)
    assert t.g.melees and t.order(crowe) == "hide"


@pytest.mark.rule("combat:16.2a", "combat:7.0a", "combat:16.1a")
def test_a_helpless_man_who_is_bandaged_in_step_2_is_given_an_order() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", wounds="bad light", known=True)
    t.put("cragg", "07.05", known=True)
    hold(t, with_effect("bandage"))
    t.give_orders()
    assert t.order(crowe) == "hide" and not t.orders_of("crowe")
    t.play(f"spend {t.offered('spend')[0]}", "bandage bad")
    assert {"sneak", "aimed-fire", "hide"} <= t.orders_of("crowe")


@pytest.mark.rule("combat:16.2a", "combat:15.0a")
def test_in_a_melee_he_fights() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", wounds="bad light", known=True)
    t.put("cragg", "05.05", known=True)
    t.put("peters", "09.05", known=True)
    t.put("jung", "05.05")
    t.g.melees = [t.hex("05.05")]
    hold(t, with_effect("bandage"))
    t.give_orders().play(f"spend {t.offered('spend')[0]}", "bandage bad")
    assert t.order(crowe) == "melee"


@pytest.mark.rule("combat:16.2a", "combat:7.18b")
def test_one_who_is_carried_is_carried_on() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", wounds="bad light", known=True)
    t.put("cragg", "05.05", known=True)
    t.put("peters", "09.05", known=True)
    hold(t, with_effect("bandage"))
    t.give_orders().play("carry cragg crowe", f"spend {t.offered('spend')[0]}", "bandage bad")
    assert t.order(crowe) == "carry" and t.has(crowe, CARRIED)


@pytest.mark.rule("combat:16.2a", "combat:7.19d")
def test_who_falls_helpless_in_step_2_hides() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", wounds="bad", known=True)
    t.g.step = ORDER_STEP
    apply_wound(t.g, crowe, names.LIGHT_WOUND, BY_BLAST)
    assert t.order(crowe) == "hide" and not t.has(crowe, DUCK_HELD)


@pytest.mark.rule("combat:16.2a", "combat:7.18b")
@pytest.mark.parametrize(("wounds", "order"), [("bad light", "hide"), ("bad", "duck-back")])
def test_a_helpless_man_is_put_down_to_hide(wounds: str, order: str) -> None:
    """He has no activation in which Duck Back would flip."""
    t = Table()
    carrier = t.put("cragg", "05.05", order="carry", known=True)
    crowe = t.put("crowe", "05.05", order="carry", known=True, wounds=wounds, flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[crowe] = crowe, carrier
    duck_back(t.g, carrier, 0)
    assert t.order(carrier) == "duck-back" and t.order(crowe) == order and not t.has(crowe, CARRIED)


@pytest.mark.rule("combat:7.18b", "combat:7.0a", "combat:16.2a")
@pytest.mark.parametrize(("wounds", "free"), [("light", True), ("bad light", False)])
def test_whose_carrier_dies_in_step_2_is_given_an_order(wounds: str, free: bool) -> None:
    t = Table()
    cragg = t.put("cragg", "05.05", known=True)
    crowe = t.put("crowe", "05.05", known=True, wounds=wounds)
    t.put("peters", "09.05", known=True)
    t.give_orders().play("carry cragg crowe")
    kill(t.g, cragg, 0)
    t.run()
    assert not t.has(crowe, CARRIED) and ("aimed-fire" in t.orders_of("crowe")) == free
    assert t.order(crowe) == ("none" if free else "hide")


# --- a Melee that ends in Step 2 ---


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


@pytest.mark.rule("combat:15.0a", "combat:15.0l", "combat:17.4h", "combat:7.0a")
def test_a_prisoner_who_goes_free_in_a_melee_of_step_2_fights() -> None:
    """He is not free to be ordered out of it."""
    t = Table()
    crowe = t.put("crowe", "05.05", known=True)
    jung = t.put("jung", "05.05")
    t.put("berger", "05.05")
    peters = t.put("peters", "05.05", known=True, guard=jung)
    t.put("cragg", "09.05", known=True)
    t.g.melees = [t.hex("05.05")]
    t.give_orders()
    kill(t.g, jung, 0)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.order(crowe) == t.order(peters) == "melee" and not t.orders_of("peters")


@pytest.mark.rule("combat:17.4f", "combat:15.0a")
def test_a_prisoner_whose_guard_has_to_fight_has_his_order_still() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    jung = t.put("jung", "05.05", guard=crowe, order="evade")
    t.put("berger", "05.05", order="evade")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.order(crowe) == t.order(jung) == "melee"


@pytest.mark.rule("combat:17.4f", "combat:17.4b")
def test_so_has_one_whose_guard_takes_another() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    jung = t.put("jung", "05.05", guard=crowe, order="evade")
    berger = t.put("berger", "05.05", order="evade", morale="rout")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[berger] == crowe and t.order(crowe) == t.order(jung) == t.order(berger) == "guard"


# --- Optional Rule 4 ---


@pytest.mark.rule("combat:22.0.O4")
def test_a_sniper_fires_on_a_man_who_draws_his_order_then() -> None:
    t = Table(late_orders=True)
    jung = t.put("jung", "09.05", flags=AWAITS)
    t.g.step = ACTION_STEP
    t.force(d10=[9])
    push_sniper(t.g, names.FRIENDLY, 3)
    t.run()
    assert t.order(jung) != "none" and not t.has(jung, AWAITS)
