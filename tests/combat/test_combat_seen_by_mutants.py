"""Edges of rules that a small mistake would pass by: equal numbers, lots that are not drawn, what is not concerned."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.end_phase import reload
from sandtable.games.combat.rules.fire.fire_rules import is_assisted
from sandtable.games.combat.rules.fire.guns import assist, assist_reason
from sandtable.games.combat.rules.grenades.explosions import push_blast, shakes
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.orders.order_rules import aid_reason
from sandtable.games.combat.rules.state import BAD, GUN_SLOT, ORDER_STEP, add_wound, ammo, set_ammo


@pytest.mark.rule("combat:10.10b", "combat:7.13c")
@pytest.mark.parametrize(("name", "left"), [("jung", names.LOW_AMMO), ("crowe", names.LOADED)])
def test_an_enemy_who_reloads_keeps_low_ammo_a_friendly_loses_it(name: str, left: int) -> None:
    t = Table()
    m = t.put(name, "05.05", order="reload")
    set_ammo(t.g, m, 0, names.LOW_AMMO)
    reload(t.g, m)
    assert ammo(t.g, m, 0) == left
    set_ammo(t.g, m, 0, names.NO_AMMO)
    reload(t.g, m)
    assert ammo(t.g, m, 0) == names.LOADED


def crew() -> tuple[Table, int, int, int]:
    """A Friendly gun at 05.05 with Operator and Assistant of the same TQ."""
    t = Table()
    operator, helper = (t.put(name, "05.05", known=True) for name in ("johnson", "goldstein"))
    gun = t.gun(next(n for i, n in enumerate(TABLES.weapon_name) if TABLES.weapon_belt[i]), operator)
    t.g.step = ORDER_STEP
    return t, gun, operator, helper


@pytest.mark.rule("combat:14.3b")
def test_a_man_of_the_same_tq_may_assist_a_better_one_may_not() -> None:
    t, gun, _, helper = crew()
    assert assist_reason(t.g, gun, helper) == reasons.OK
    better = t.put("taylor", "05.05", known=True)
    assert assist_reason(t.g, gun, better) == reasons.LOWER_QUALITY


@pytest.mark.rule("combat:14.3h")
def test_an_assistant_with_a_bad_wound_is_no_help() -> None:
    t, gun, operator, helper = crew()
    assist(t.g, gun, helper)
    for m in (operator, helper):
        t.g.m_order[m] = names.AIMED
    assert is_assisted(t.g, operator, GUN_SLOT)
    add_wound(t.g, helper, BAD)
    assert not is_assisted(t.g, operator, GUN_SLOT)


@pytest.mark.rule("combat:17.4m")
def test_the_enemy_of_lowest_tq_becomes_the_guard() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", known=True, morale="rout", order="evade")
    roth, lang = (t.put(name, "05.05", order="evade") for name in ("roth", "lang"))  # TQ 5 and 3
    t.force(lot=[roth])
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == lang and not t.all_rolled()  # no lot was drawn


@pytest.mark.rule("combat:15.0g")
def test_an_enemy_in_melee_attacks_the_lowest_tq() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="melee")
    cragg, crowe = (t.put(name, "05.05", known=True, order="melee") for name in ("cragg", "crowe"))  # TQ 5 and 4
    t.g.melees.append(t.hex("05.05"))
    t.force(lot=[cragg], d10=[9])
    t.act("red", 2)
    assert t.told("attacked")[0][:2] == (jung, crowe)


@pytest.mark.rule("combat:20.0f")
@pytest.mark.parametrize(("terrain", "crater"), [("open", True), ("rubble", False)])
def test_a_shell_makes_no_crater_in_rubble(terrain: str, crater: bool) -> None:
    t = Table({"05.05": terrain} if terrain != "open" else None)
    t.force(d10=[0])
    push_blast(t.g, TABLES.blast_name.index("81mm"), t.hex("05.05"), 1, shell=True)
    t.run()
    assert len(t.told("crater")) == (1 if crater else 0) and t.all_rolled() == crater


@pytest.mark.rule("combat:14.2f")
def test_a_smoke_grenade_shakes_nobody() -> None:
    t = Table()
    assert [shakes(t.g, blast) for blast in (t.rules.smoke_blast, t.rules.grenade_blast[0])] == [False, True]


@pytest.mark.rule("combat:7.14d")
def test_a_medic_is_not_his_own_patient() -> None:
    t = Table()
    medic = t.put("temple", "05.05", wounds="light")
    comrade = t.put("crowe", "05.05", wounds="light")
    t.g.step = ORDER_STEP
    assert aid_reason(t.g, medic, comrade) == reasons.OK
    assert aid_reason(t.g, medic, medic) == reasons.NO_PATIENT
