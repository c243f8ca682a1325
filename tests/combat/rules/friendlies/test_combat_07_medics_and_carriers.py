"""Medical Aid and Carry (7.14, 7.18)."""

from __future__ import annotations

import pytest
from combat_friendlies import AROUND, moves, reasons_against
from combat_helpers import code
from combat_table import Table

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.orders.men import duck_back, kill
from sandtable.games.combat.rules.orders.order_rules import aid_reason, carry_reason
from sandtable.games.combat.rules.state import CARRIED, DUCK_HELD, HIDE_ONLY, NOBODY, ORDER_STEP

# --- Medical Aid (7.14) ---


@pytest.mark.rule("combat:7.14a", "combat:7.14b", "combat:7.14d", "combat:8.1d")
def test_medical_aid_for_a_wounded_man_in_the_hex() -> None:
    t = Table()
    medic = t.put("temple", "05.05", wounds="light")
    hurt = t.put("cragg", "05.05", wounds="light")
    t.put("crowe", "05.06", wounds="light")
    t.give_orders()
    assert t.offered("aid") == ["temple cragg"]
    t.play("aid temple cragg")
    assert t.order(medic) == "medical-aid" and t.g.m_with[medic] == hurt
    assert t.orders_of("cragg") == {"hide"}
    t = Table()
    t.put("temple", "05.05")
    guard = t.put("cragg", "05.05")
    t.put("jung", "05.05", wounds="light", guard=guard)
    t.give_orders()
    assert "temple jung" in t.offered("aid")  # of either side


@pytest.mark.rule("combat:7.14a", "combat:7.14d", "combat:7.14b")
def test_whom_a_medic_may_treat() -> None:
    t = Table()
    temple = t.put("temple", "05.05", wounds="light")
    crowe = t.put("crowe", "05.05", wounds="bad")
    t.put("cragg", "05.05", wounds="light-bandaged")
    t.put("taylor", "05.06", wounds="light")
    t.put("johnson", "05.05")
    t.put("jung", "05.06", wounds="light")
    t.give_orders()
    assert t.offered("aid") == ["temple crowe"]
    t.play("order crowe sneak")
    assert not t.offered("aid")  # he will not lie still
    t.g.m_order[crowe] = code("hide")
    t.run()
    assert t.offered("aid") == ["temple crowe"]
    t.g.m_order[crowe] = 0
    t.play("aid temple crowe")
    assert t.g.m_with[temple] == crowe and t.orders_of("crowe") == {"hide"}  # his Morale leaves nothing to Rally


@pytest.mark.rule("combat:7.14a", "combat:7.14b", "combat:17.2c")
def test_whom_a_medic_may_not_treat() -> None:
    t = Table()
    temple, crowe = t.put("temple", "05.05"), t.put("crowe", "05.05", wounds="light", morale="berserk")
    assert aid_reason(t.g, temple, crowe)  # he cannot be told to lie still
    t.g.m_morale[crowe] = names.NORMAL
    assert not aid_reason(t.g, temple, crowe)
    jung = t.put("jung", "05.05", wounds="light")
    assert aid_reason(t.g, temple, jung)
    t.g.m_guard[jung] = crowe
    assert not aid_reason(t.g, temple, jung)
    t.g.m_guard[jung], t.g.m_guard[crowe] = -1, jung
    assert aid_reason(t.g, temple, crowe)
    t.g.m_guard[crowe] = -1
    assert aid_reason(t.g, t.put("taylor", "05.05"), crowe)  # no Medic
    for facts in ({"morale": "rout"}, {"morale": "berserk"}, {"flags": HIDE_ONLY}, {"order": "hide"}):
        assert aid_reason(t.g, t.put("meeks", "05.05", **facts), crowe), facts  # a Medic who has other things to do


@pytest.mark.rule("combat:7.14c", "combat:4.0.5b")
def test_a_medic_rolls_for_a_wounded_man_who_is_still_there() -> None:
    for wounds_of, hex, rolls in (("light", "05.05", 1), ("light-bandaged", "05.05", 0), ("light", "05.06", 0)):
        t = Table()
        temple = t.put("temple", "05.05", order="medical-aid")
        t.g.m_with[temple] = t.put("crowe", hex, order="hide", wounds=wounds_of)
        t.force(d10=[9] * rolls)
        push_end_phase(t.g)
        t.run()
        assert len(t.rolls("medical")) == rolls


@pytest.mark.rule("combat:7.14b", "combat:7.18a")
def test_a_patient_is_not_carried_away() -> None:
    t = Table()
    t.put("temple", "05.05")
    hurt = t.put("cragg", "05.05", wounds="light")
    t.put("taylor", "05.05")
    t.give_orders()
    assert "taylor cragg" in t.offered("carry")
    t.play("aid temple cragg")
    assert "taylor cragg" not in t.offered("carry") and "taylor crowe" not in t.offered("carry")
    t.play("order cragg hide")
    assert "taylor cragg" not in t.offered("carry") and t.order(hurt) == "hide"


@pytest.mark.rule("combat:7.14b", "combat:7.18a")
def test_a_patient_is_not_carried_off() -> None:
    t = Table()
    t.put("temple", "05.05")
    t.put("crowe", "05.05", wounds="light")
    t.put("cragg", "05.05")
    t.give_orders()
    assert "cragg crowe" in t.offered("carry")
    t.play("aid temple crowe")
    assert "cragg crowe" not in t.offered("carry")


@pytest.mark.rule("combat:7.14a", "combat:7.14b")
def test_a_wounded_man_who_still_ducks_back_may_be_treated() -> None:
    """He was given no Order; it flips to Hide on Impulse 1."""
    t = Table()
    t.put("temple", "05.05")
    t.put("crowe", "05.05", order="duck-back", wounds="light", flags=DUCK_HELD)
    assert t.give_orders().offered("aid") == ["temple crowe"]


@pytest.mark.rule("combat:7.14b", "combat:17.4f")
def test_a_prisoner_under_a_medics_hands_keeps_his_guard_with_him() -> None:
    t = Table()
    temple, miller = t.put("temple", "05.05"), t.put("miller", "05.05")
    t.put("jung", "05.05", wounds="light", guard=miller)
    t.give_orders()
    assert {"evade", "hide"} <= t.orders_of("miller") and t.offered("abandon")
    t.play(f"aid temple {t.tag(3)}")
    assert t.order(temple) == "medical-aid" and t.order(miller) == "hide"  # the only Order left to him


@pytest.mark.rule("combat:7.14b", "combat:17.4f")
def test_a_prisoner_who_is_led_away_is_no_patient() -> None:
    t = Table()
    t.put("temple", "05.05")
    miller = t.put("miller", "05.05")
    t.put("jung", "05.05", wounds="light", guard=miller)
    t.give_orders().play("order miller evade")
    assert not t.offered("aid")


@pytest.mark.rule("combat:7.14d")
def test_a_medic_is_not_his_own_patient() -> None:
    t = Table()
    medic = t.put("temple", "05.05", wounds="light")
    comrade = t.put("crowe", "05.05", wounds="light")
    t.g.step = ORDER_STEP
    assert aid_reason(t.g, medic, comrade) == reasons.OK
    assert aid_reason(t.g, medic, medic) == reasons.NO_PATIENT


@pytest.mark.rule("combat:7.14a", "combat:7.18a", "combat:7.10b")
def test_why_a_man_may_not_treat_or_carry() -> None:
    t = Table()
    crowe, temple = t.put("crowe", "05.05"), t.put("temple", "08.08")
    t.give_orders()
    assert reasons_against(t, f"x:order-medical-aid-{crowe}") == ["no-medic"]
    assert reasons_against(t, f"x:order-medical-aid-{temple}") == ["no-patient"]
    assert reasons_against(t, f"x:order-carry-{crowe}") == ["nobody-to-carry"]


@pytest.mark.rule("combat:7.14a", "combat:7.18a", "combat:7.10b", "combat:7.09a")
def test_nothing_is_said_against_orders_that_are_offered_in_other_words() -> None:
    t = Table()
    crowe, temple = t.put("crowe", "05.05", wounds="light", known=True), t.put("temple", "05.05", known=True)
    t.put("jung", "07.05")
    t.give_orders()
    for order, m in (("smoke-grenade", crowe), ("grenade", crowe), ("carry", crowe), ("medical-aid", temple)):
        assert reasons_against(t, f"x:order-{order}-{m}") == [], order


# --- Carry/Draw (7.18) ---


@pytest.mark.rule("combat:7.18b", "combat:7.18a")
def test_carrier_and_carried_move_together() -> None:
    from sandtable.games.combat.rules.orders.friendly_orders import carry

    t = Table()
    taylor, cragg = t.put("taylor", "05.05"), t.put("miller", "05.05")
    carry(t.g, taylor, cragg)
    t.act("baker", 2)
    assert t.prompt == "halt"  # he has no activation of his own
    t.act("able", 2)
    assert moves(t) == AROUND and "stay" in t.offered()
    t.play("move 06.05")
    assert t.where(cragg) == "06.05"
    t.done()
    t.act("able", 3)
    assert not moves(t)


@pytest.mark.rule("combat:7.18a", "combat:7.18b", "combat:7.08i")
def test_carrying_a_comrade_of_the_same_hex() -> None:
    t = Table()
    carrier = t.put("taylor", "05.05")
    other = t.put("cragg", "05.05")
    t.put("crowe", "06.05")
    t.give_orders().play("order cragg aimed-fire", "carry taylor cragg")
    assert t.order(carrier) == "carry" and t.order(other) == "carry"  # he loses his own Order
    t = Table()
    t.put("taylor", "05.05", wounds="bad")
    t.put("cragg", "05.05")
    t.give_orders()
    assert "cragg taylor" in t.offered("carry") and "taylor cragg" not in t.offered("carry")


@pytest.mark.rule("combat:7.18b", "combat:16.0e")
def test_when_the_carrier_dies_the_other_hides() -> None:
    t = Table()
    carrier, other = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    kill(t.g, carrier, 0)
    assert t.order(other) == "hide" and not t.has(other, CARRIED)


@pytest.mark.rule("combat:7.18b", "combat:7.19b")
def test_duck_back_puts_down_whom_he_carries_and_nobody_else() -> None:
    t = Table()
    loner = t.put("taylor", "08.05", order="evade")
    carrier, other = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    duck_back(t.g, loner, 0)
    assert t.order(carrier) == t.order(other) == "carry" and t.has(other, CARRIED)
    duck_back(t.g, carrier, 0)
    assert t.order(carrier) == t.order(other) == "duck-back" and not t.has(other, CARRIED)


@pytest.mark.rule("combat:7.18a", "combat:7.08i", "combat:7.18b")
def test_who_carries_whom() -> None:
    def may(carrier: str = "crowe", other: str = "cragg", **facts: tuple[str, int]) -> bool:
        t = Table()
        m, x = t.put("crowe", "05.05"), t.put("cragg", "05.05")
        t.put("temple", "05.05")
        men = {"crowe": m, "cragg": x}
        for name, (field, value) in facts.items():
            getattr(t.g, field)[men[name]] = value
        return not carry_reason(t.g, men[carrier], men[other])

    assert may()
    assert not may(other="crowe")
    assert not may(crowe=("m_wounds", 1 << 4)) and may(crowe=("m_wounds", 1))
    assert not may(cragg=("m_hex", 20)) and not may(cragg=("m_guard", 3))
    for order, ok in (("carry", False), ("melee", False), ("duck-back", False), ("medical-aid", False), ("hide", True)):
        assert may(cragg=("m_order", code(order))) == ok, order


@pytest.mark.rule("combat:7.18a", "combat:7.14b", "combat:14.3a")
def test_patients_gunners_and_guards_are_not_carried() -> None:
    t = Table()
    crowe, cragg, temple = t.put("crowe", "05.05"), t.put("cragg", "05.05"), t.put("temple", "05.05")
    t.g.m_order[temple], t.g.m_with[temple] = code("medical-aid"), cragg
    assert carry_reason(t.g, crowe, cragg) and carry_reason(t.g, cragg, crowe)
    t.g.m_order[temple], t.g.m_with[temple] = 0, -1
    assert not carry_reason(t.g, crowe, cragg)
    t.gun("lmg-30", cragg)
    assert carry_reason(t.g, crowe, cragg) and carry_reason(t.g, cragg, crowe)
    t.g.gun_man[0] = -1
    jung = t.put("jung", "05.05", guard=cragg)
    assert carry_reason(t.g, crowe, cragg) and carry_reason(t.g, crowe, jung)


@pytest.mark.rule("combat:7.18b", "combat:7.19e")
def test_a_man_dropped_by_his_carrier_flips_his_duck_back_to_hide() -> None:
    t = Table()
    carrier = t.put("taylor", "05.05", order="carry", known=True)
    other = t.put("cragg", "05.05", order="carry", known=True, flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    duck_back(t.g, carrier, 0)
    assert t.order(other) == "duck-back"
    t.act("able", 2).play("activate cragg")
    assert t.order(other) == "hide"


@pytest.mark.rule("combat:7.18b", "combat:14.3g")
def test_an_assistant_who_is_carried_assists_no_more() -> None:
    t = Table()
    taylor, crowe, cragg = t.put("taylor", "05.05"), t.put("crowe", "05.05"), t.put("cragg", "05.05")
    t.gun("lmg-30", taylor)
    t.give_orders().play("assist gun-1 crowe", "carry cragg crowe", "order taylor aimed-fire")
    assert t.order(crowe) == "carry" and t.g.m_with[crowe] == cragg and t.g.gun_helper == [NOBODY]


@pytest.mark.rule("combat:7.18b", "combat:7.19e")
def test_a_man_who_was_carried_acts_again_when_both_have_ducked_back() -> None:
    t = Table()
    t.put("taylor", "05.05")
    crowe = t.put("crowe", "05.05")
    t.give_orders().play("carry taylor crowe")
    t.g.step = 4
    t.act("able", 1).play("duck-back").done()
    assert t.order(crowe) == "hide" or not t.has(crowe, CARRIED)
    t.act("able", 2).done()
    assert t.order(crowe) == "hide"


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


@pytest.mark.rule("combat:7.18b", "combat:4.0.4a")
def test_a_man_who_is_carried_has_not_acted() -> None:
    t = Table()
    t.put("taylor", "05.05", order="carry", known=True)
    carried = t.put("crowe", "05.05", order="carry", known=True, flags=CARRIED)
    t.g.m_with[1], t.g.m_with[carried] = carried, 1
    t.put("cragg", "01.01", order="hide", known=True)
    t.act("able", 2)
    assert t.prompt == "who-acts" and reasons_against(t, f"u:{carried}") == ["carried"]
