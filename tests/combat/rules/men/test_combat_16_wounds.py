"""Wounds, bandages, death and incapacity (16.0 to 16.2)."""

from __future__ import annotations

import pytest
from combat_blasts import MK_II
from combat_fights import hit_by
from combat_friendlies import one, open_to
from combat_helpers import hold, line, with_effect
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.orders import grenade_targets
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, BY_FIRE, BY_MELEE, apply_wound, push_hit
from sandtable.games.combat.rules.orders.men import duck_back, new_grenade
from sandtable.games.combat.rules.rules import VP_FRIENDLY_INCAPACITATED, VP_FRIENDLY_ON, VP_FRIENDLY_WOUNDED
from sandtable.games.combat.rules.state import BAD, CARRIED, DUCK_HELD, LIGHT, LIVE, ORDER_STEP, add_wound
from sandtable.games.combat.rules.values import is_incapacitated
from sandtable.games.combat.rules.victory import is_captured, points_of


@pytest.mark.rule("combat:16.0c", "combat:16.0d", "combat:16.1b", "combat:7.08i")
@pytest.mark.parametrize(
    ("wounds", "barred"),
    [
        ("light", {"sprint"}),
        ("bad", {"sprint", "run-and-gun", "evade", "charge"}),
        ("light-bandaged", set()),
        ("bad-bandaged", {"sprint"}),
    ],
)
def test_moves_that_wounds_forbid(wounds: str, barred: set[str]) -> None:
    t, _ = one(wounds=wounds)
    t.put("jung", "07.05")
    t.give_orders()
    moves = {"sprint", "run-and-gun", "evade", "charge", "sneak"}
    assert t.orders_of("taylor") & moves == moves - barred


@pytest.mark.rule("combat:16.2a", "combat:16.2d")
def test_the_incapacitated_hide_or_are_carried() -> None:
    t, hurt = one(name="cragg", wounds="bad light light")
    t.put("taylor", "05.05")
    t.give_orders()
    assert t.order(hurt) == "hide" and "taylor cragg" in t.offered("carry")
    t.play("carry taylor cragg")
    assert t.order(hurt) == "carry"


@pytest.mark.rule("combat:16.2b")
def test_the_incapacitated_take_no_part() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, wounds="bad light light")
    jung = t.put("jung", "05.04", order="evade", dirs=44)
    t.act("red", 1)
    assert t.where(jung) == "05.05" and not t.g.melees


def hit(
    name: str, bar: str, *dice: int, source: int = BY_FIRE, order: str = "aimed-fire", **facts: object
) -> tuple[Table, int]:
    t = Table(**{k: v for k, v in facts.items() if k == "close_call_ducks"})
    m = t.put(name, "05.05", order=order, known=True, **{k: v for k, v in facts.items() if k != "close_call_ducks"})
    t.wounds(bar)
    t.force(d10=list(dice))
    push_hit(t.g, m, source)
    return t.run(), m


@pytest.mark.rule("combat:16.0b", "combat:7.19d", "combat:10.13d")
def test_close_call() -> None:
    for name in ("crowe", "jung"):
        t, m = hit(name, "close-call", 3)
        assert t.g.m_wounds[m] == 0 and len(t.rolls("morale")) == 1
        assert t.order(m) == "duck-back"  # hit by fire (A38)
        t, m = hit(name, "close-call", 3, source=BY_BLAST)
        assert t.order(m) == "aimed-fire"  # explosions: only by a failed MC
        t, m = hit(name, "close-call", 3, close_call_ducks=False)
        assert t.order(m) == "aimed-fire"


@pytest.mark.rule("combat:16.0c", "combat:16.0d", "combat:17.0c", "combat:7.19d", "combat:10.13d")
def test_light_and_bad_wounds() -> None:
    for bar, kind in (("light-wound", LIGHT), ("bad-wound", BAD)):
        for name in ("crowe", "jung"):
            t, m = hit(name, bar, 0)
            assert t.g.m_wounds[m] == 1 << (4 * kind)
            assert t.order(m) == "duck-back" and len(t.rolls("wound-morale")) == 1
        t, m = hit("crowe", bar, 0, source=BY_BLAST)
        assert t.order(m) == "duck-back"
        t, m = hit("crowe", bar, 0, source=BY_MELEE)
        assert t.order(m) == "aimed-fire"


@pytest.mark.rule("combat:16.0e")
def test_head_wound() -> None:
    t, m = hit("crowe", "head-wound")
    assert t.where(m) == "dead" and t.g.corpse_hex == [t.hex("05.05")]


@pytest.mark.rule("combat:10.09k")
def test_a_dead_grenadier_drops_his_grenade() -> None:
    t, m = hit("crowe", "head-wound", order="grenade", flags=LIVE)
    assert t.g.t_hex == [t.hex("05.05")] and not t.g.mark_man


@pytest.mark.rule("combat:16.2a", "combat:16.2e", "combat:16.2g")
def test_a_friendly_at_his_tq_is_incapacitated_and_beyond_it_dead() -> None:
    tq = TABLES.man_tq[TABLES.man_name.index("pvt-crowe")]
    light, bad = -TABLES.wound_tq[0], -TABLES.wound_tq[1]
    t = Table()
    m = t.put("crowe", "05.05", morale="shaken")
    loss = 0
    while loss + light <= tq - light:
        add_wound(t.g, m, LIGHT)
        loss += light
    assert not is_incapacitated(t.g, m)  # Morale does not count
    add_wound(t.g, m, LIGHT)
    assert is_incapacitated(t.g, m) == (loss + light == tq)
    t.wounds("bad-wound")
    push_hit(t.g, m, BY_BLAST)
    t.run()
    assert t.where(m) == "dead" and bad > 0


@pytest.mark.rule("combat:16.2f", "combat:16.2g")
def test_an_enemy_at_his_tq_is_dead() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire", morale="shaken")
    light = -TABLES.wound_tq[0]
    for _ in range(4 // light - 1):
        add_wound(t.g, jung, LIGHT)
    t.wounds("light-wound")
    push_hit(t.g, jung, BY_FIRE)
    t.run()
    assert t.where(jung) == "dead"


@pytest.mark.rule("combat:16.2b", "combat:16.2c")
def test_a_helpless_friendly_without_a_comrade_is_captured() -> None:
    for hex, captured in (("07.05", False), ("08.05", True)):
        t = Table()
        m = t.put("crowe", "05.05", wounds="bad light light", known=True)
        t.put("taylor", hex)
        assert is_incapacitated(t.g, m) and is_captured(t.g, m) == captured


def aid(*dice: int, wounds: str = "light bad", order: str = "medical-aid") -> tuple[Table, int]:
    t = Table()
    medic = t.put("temple", "05.05", order=order)
    hurt = t.put("crowe", "05.05", order="hide", wounds=wounds)
    t.g.m_with[medic] = hurt
    t.force(d10=list(dice))
    push_end_phase(t.g)
    return t.run(), hurt


@pytest.mark.rule("combat:16.1a", "combat:7.14c", "combat:4.0.5b")
def test_a_passed_check_bandages_one_wound() -> None:
    t, hurt = aid(0)
    assert t.prompt == "which-wound" and set(t.offered()) == {"bandage light", "bandage bad"}
    t.play("bandage bad")
    assert t.g.m_wounds[hurt] == 1 | 1 << 12
    t, hurt = aid(9)
    assert t.g.m_wounds[hurt] == 17
    t, hurt = aid(0, order="hide")  # without the Order nothing is rolled (A85)
    assert t.g.m_wounds[hurt] == 17 and not t.rolls("medical")


@pytest.mark.rule("combat:16.1c", "combat:16.1b")
def test_bandaged_wounds_weigh_less_and_do_not_count_as_wounds() -> None:
    from sandtable.games.combat.rules.state import is_wounded

    t = Table()
    m = t.put("crowe", "05.05", wounds="bad-bandaged")
    assert not is_wounded(t.g, m)
    assert TABLES.wound_tq[3] > TABLES.wound_tq[1] or TABLES.wound_ws[3] > TABLES.wound_ws[1]


@pytest.mark.rule("combat:16.2b", "combat:AI.r10")
def test_the_helpless_are_no_target_of_grenades() -> None:
    t = Table()
    t.put("crowe", "07.05", known=True, wounds="bad light light")
    e = t.put("jung", "05.05")
    assert grenade_targets(t.g, e) == []


@pytest.mark.rule("combat:16.2d", "combat:7.14a")
def test_the_helpless_may_be_treated() -> None:
    t = Table()
    t.put("temple", "05.05")
    t.put("crowe", "05.05", wounds="bad light light", known=True)
    t.give_orders()
    assert "temple crowe" in t.offered("aid")


@pytest.mark.rule("combat:16.2b", "combat:17.4h", "combat:14.3a")
def test_who_falls_lets_prisoners_and_guns_go() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True, wounds="light")
    jung = t.put("jung", "05.05", order="evade", guard=crowe)
    gun = t.gun("lmg-30", crowe)
    t.force(d10=[3])
    hit_by(t, crowe, "bad-wound")
    assert t.g.m_guard[jung] == -1 and t.order(jung) == "duck-back"
    assert t.g.gun_man[gun] == -1 and t.g.gun_hex[gun] == t.hex("05.05")


@pytest.mark.rule("combat:16.2a", "combat:7.0b")
def test_the_helpless_may_only_hide() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", wounds="bad light", morale="rout")
    assert open_to(t, crowe) == {"hide"}
    t.give_orders()
    assert t.order(crowe) == "hide"


@pytest.mark.rule("combat:16.2c")
def test_what_a_comrade_of_the_helpless_must_be() -> None:
    for name, hex, wounds, prisoner, captured in (
        ("crowe", "12.10", "", False, False),
        ("crowe", "12.09", "", False, True),  # 3 hexes away
        ("crowe", "12.10", "bad bad", False, True),
        ("crowe", "12.10", "", True, True),
        ("jung", "12.11", "", False, True),  # an Enemy
    ):
        t = Table()
        helpless = t.put("peters", "12.12", wounds="bad light")
        other = t.put(name, hex, wounds=wounds)
        if prisoner:
            t.g.m_guard[other] = t.put("lang", hex)
        assert is_captured(t.g, helpless) == captured, (name, hex, wounds, prisoner)


@pytest.mark.rule("combat:16.2a", "combat:16.2d", "combat:14.2g")
def test_a_helpless_man_does_not_stay_ducked_back_for_ever() -> None:
    """Wounded by a grenade at the end of a turn: in the next he Hides, and can be carried and treated."""
    t = Table()
    hurt = t.put("cragg", "05.05", order="duck-back", wounds="bad light light", flags=DUCK_HELD)
    t.put("taylor", "05.05")
    t.put("temple", "05.05")
    t.give_orders()
    assert t.order(hurt) == "hide" and not t.has(hurt, DUCK_HELD)
    assert "taylor cragg" in t.offered("carry") and "temple cragg" in t.offered("aid")


@pytest.mark.rule("combat:16.2a", "combat:16.2b")
def test_a_helpless_man_in_a_melee_hex_hides() -> None:
    t = Table()
    hurt = t.put("cragg", "05.05", wounds="bad light light")
    fighter = t.put("crowe", "05.05", known=True)
    t.put("jung", "05.05")
    t.g.melees.append(t.hex("05.05"))
    t.put("miller", "01.12")
    t.give_orders()
    assert t.order(hurt) == "hide" and t.order(fighter) == "melee"


@pytest.mark.rule("combat:16.2a", "combat:14.2g")
def test_a_helpless_man_does_not_duck_for_ever() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True, wounds="bad light")
    t.put("miller", "05.05", order="hide", known=True)
    enemy = t.put("jung", "12.05")
    new_grenade(t.g, MK_II, t.hex("05.06"), enemy)
    t.force(d10=[8, 0])
    push_end_phase(t.g)
    t.run()
    assert t.order(crowe) == "duck-back"
    t.give_orders()
    assert t.order(crowe) == "hide" and not t.has(crowe, DUCK_HELD)
    assert "miller crowe" in t.offered("carry")


@pytest.mark.rule("combat:16.1c", "combat:16.2a", "combat:23.0f")
def test_a_helpless_man_counts_as_wounded_and_present_unless_the_schedule_counts_him_by_himself() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.put("miller", "05.05", wounds="bad light")
    t.put("crowe", "06.05", wounds="light")
    lines = [line(VP_FRIENDLY_WOUNDED, -1), line(VP_FRIENDLY_ON, -1), line(VP_FRIENDLY_INCAPACITATED, -1)]
    t.rules.vp = lines[:2]
    assert [points_of(t.g, p) for p in lines[:2]] == [-2, -3]
    t.rules.vp = lines
    assert [points_of(t.g, p) for p in lines] == [-1, -2, -1]


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
