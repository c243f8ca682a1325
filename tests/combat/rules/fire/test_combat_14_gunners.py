"""Belt-fed Weapons (14.3a to 14.3h, 14.3r): who serves a gun, who assists, how it fires."""

from __future__ import annotations

from typing import Any

import pytest
from combat_crews import OPERATOR_MAN, TEAM, crew, team
from combat_helpers import code
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.fire.fire_rules import fire_terms, is_assisted
from sandtable.games.combat.rules.fire.guns import assist, assist_reason
from sandtable.games.combat.rules.names import LOW_AMMO
from sandtable.games.combat.rules.orders.men import kill
from sandtable.games.combat.rules.rules import Arrival
from sandtable.games.combat.rules.setup import push_arrivals, push_placing
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ASSISTS,
    BAD,
    GUN_SLOT,
    HIDE_ONLY,
    LIVE,
    NOBODY,
    ORDER_STEP,
    RESERVE,
    add_wound,
    ammo,
)


@pytest.mark.rule("combat:14.3c", "combat:14.3k", "combat:14.3r", "combat:14.3b")
def test_the_printed_tq_is_the_skill() -> None:
    t, operator, assistant = team(order="aimed-fire", morale="shaken", wounds="light")
    crowe = t.put("crowe", "05.05", known=True, order="aimed-fire")
    tq = TABLES.man_tq[OPERATOR_MAN]
    assert fire_terms(t.g, operator, 0, crowe)[:2] == [tq, 0]
    assert fire_terms(t.g, operator, 0, crowe)[5] == TABLES.wound_ws[0]  # WS modifiers, not TQ modifiers
    kill(t.g, assistant, 0)
    assert fire_terms(t.g, operator, 0, crowe)[:2] == [tq, -3]


@pytest.mark.rule("combat:14.3f", "combat:14.3g", "combat:14.3h")
def test_when_the_assistant_is_no_help() -> None:
    t, operator, assistant = team(order="aimed-fire")
    assert is_assisted(t.g, operator, 0)
    t.g.m_order[assistant] = names.DUCK_BACK  # another Order
    assert not is_assisted(t.g, operator, 0)
    t, operator, assistant = team(order="run-and-gun", dirs=56)
    assert not is_assisted(t.g, operator, 0)
    t, operator, assistant = team(order="aimed-fire")
    add_wound(t.g, assistant, BAD)
    assert not is_assisted(t.g, operator, 0)


@pytest.mark.rule("combat:14.3d")
def test_with_an_assistant_only_every_second_nine_of_an_attack_costs_ammunition() -> None:
    weapon = TABLES.man_weapons[OPERATOR_MAN][0]
    rof = TABLES.weapon_rof[weapon][-1]
    for nines, level in ((1, 0), (2, LOW_AMMO), (3, LOW_AMMO)):
        if nines > rof:
            continue
        t, operator, _ = team(order="aimed-fire")
        t.put("crowe", "05.05", known=True, order="aimed-fire")
        t.force(d10=[9] * nines + [8] * (rof - nines))
        t.act(TEAM, 2)
        assert ammo(t.g, operator, 0) == level
    t, operator, assistant = team(order="aimed-fire")
    kill(t.g, assistant, 0)
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.force(d10=[9] + [8] * (rof - 1))
    t.act(TEAM, 2)
    assert ammo(t.g, operator, 0) == LOW_AMMO


@pytest.mark.rule("combat:14.3a", "combat:14.3b", "combat:14.3g")
def test_two_men_serve_a_gun_and_the_better_one_operates_it() -> None:
    t = crew()
    assert "gun-1 crowe" in t.offered("assist") and "gun-1 miller" not in t.offered("assist")
    t.play("assist gun-1 crowe", "order taylor aimed-fire")
    assert t.order(2) == "aimed-fire" and t.has(2, ASSISTS)
    t = Table()
    t.put("brubaker", "05.05")
    t.put("taylor", "05.05")
    t.gun("lmg-30", 1)
    t.give_orders()
    assert "gun-1 taylor" not in t.offered("assist")  # his TQ is higher: he would be the Operator
    assert "gun-1 taylor" in t.offered("serve")


@pytest.mark.rule("combat:14.3c", "combat:14.3d", "combat:14.3r")
def test_the_skill_of_a_friendly_gunner() -> None:
    for helper, terms in ((True, [6, 0]), (False, [6, -3])):
        t = crew("aimed-fire", helper)
        jung = t.put("jung", "10.05", order="aimed-fire")
        assert fire_terms(t.g, 1, GUN_SLOT, jung)[:2] == terms


@pytest.mark.rule("combat:14.3a", "combat:14.3h")
def test_a_gun_without_a_man_stays_where_it_is() -> None:
    t = crew("aimed-fire", True)
    kill(t.g, 1, 0)
    assert t.g.gun_man == [NOBODY] and t.g.gun_hex == [t.hex("05.05")]


@pytest.mark.rule("combat:14.3a")
def test_a_gun_changes_hands_once_a_turn() -> None:
    t = crew()
    t.play("serve gun-1 crowe")
    assert not t.offered("serve") and not t.offered("leave-gun")
    assert t.g.gun_man == [2]
    t = crew()
    t.play("leave-gun gun-1")
    assert t.g.gun_man == [NOBODY] and not t.offered("serve")


@pytest.mark.rule("combat:14.3b", "combat:14.3h", "combat:14.3g")
def test_who_may_assist() -> None:
    def may(**facts: Any) -> bool:
        t = Table()
        goldstein = t.put("goldstein", "05.05")
        t.put("peters", str(facts.pop("hex", "05.05")), **facts)
        t.gun("lmg-30", goldstein)
        t.give_orders()
        return "gun-1 peters" in t.offered("assist")

    assert may() and may(wounds="light") and may(morale="shaken")
    assert not may(hex="05.06") and not may(wounds="bad") and not may(wounds="bad-bandaged")
    assert not may(morale="rout") and not may(morale="berserk") and not may(flags=HIDE_ONLY) and not may(order="hide")


@pytest.mark.rule("combat:14.3b", "combat:14.3a")
def test_gunners_and_guards_do_not_assist() -> None:
    t = Table()
    goldstein, johnson, peters = t.put("goldstein", "05.05"), t.put("johnson", "05.05"), t.put("peters", "05.05")
    t.gun("lmg-30", goldstein)
    t.gun("lmg-30", johnson)
    t.put("jung", "05.05", guard=peters)
    t.put("woodruff", "05.05")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("assist")} == {"woodruff"}
    assert not {"goldstein", "johnson", "peters"} & {text.split()[1] for text in t.offered("serve")}


@pytest.mark.rule("combat:14.3g")
def test_an_assistant_has_the_order_that_the_operator_has_already() -> None:
    t = Table()
    goldstein, peters = t.put("goldstein", "05.05"), t.put("peters", "05.05")
    t.put("miller", "01.12")
    t.gun("lmg-30", goldstein)
    t.give_orders().play("order goldstein aimed-fire")
    t.play(f"assist {t.offered('assist')[0]}")
    assert t.order(peters) == "aimed-fire" and t.orders_of("peters") == set()


@pytest.mark.rule("combat:14.3a")
def test_a_gun_is_taken_over_in_its_own_hex() -> None:
    t = Table()
    peters = t.put("peters", "05.05")
    t.put("woodruff", "05.06")
    t.gun("lmg-30", -1, hex="05.05")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("serve")} == {"peters"}
    t.play(f"serve {t.offered('serve')[0]}")
    assert t.g.gun_man == [peters]


@pytest.mark.rule("combat:14.3a", "combat:23.0e")
def test_at_set_up_nobody_is_given_two_guns() -> None:
    t = Table()
    goldstein, peters = t.put("goldstein", "05.05"), t.put("peters", "05.06")
    t.put("miller", "10.05", guard=t.put("jung", "10.05"))
    t.put("crowe", "05.05")
    for _ in range(2):
        t.gun("lmg-30", -1, hex="05.05")
    t.rules.gun_teams = [[names.BAKER], [names.BAKER]]
    t.g.gun_hex = [-1, -1]
    push_placing(t.g, [], [], True)
    t.run()
    assert {text.split()[1] for text in t.offered("give")} == {"goldstein", "peters"}
    t.play("give gun-1 peters")
    assert t.g.gun_man == [peters, goldstein]  # the only one left


@pytest.mark.rule("combat:14.3h", "combat:14.3a")
def test_a_dead_assistant_helps_no_gun() -> None:
    t = Table()
    operator, helper = t.put("goldstein", "05.05"), t.put("peters", "05.05")
    gun = t.gun("lmg-30", operator)
    t.g.gun_helper[gun] = helper
    kill(t.g, helper, 0)
    assert t.g.gun_helper == [-1] and t.g.gun_man == [operator]


@pytest.mark.rule("combat:14.3b")
def test_a_gun_has_one_assistant_and_only_with_an_operator() -> None:
    t = Table()
    goldstein = t.put("goldstein", "05.05")
    peters, miller = t.put("peters", "05.05"), t.put("miller", "05.05")
    gun = t.gun("lmg-30", goldstein)
    assert assist_reason(t.g, gun, peters) == assist_reason(t.g, gun, miller) == reasons.OK
    assert assist_reason(t.g, gun, goldstein) != reasons.OK
    t.g.gun_helper[gun] = peters
    assert assist_reason(t.g, gun, miller) != reasons.OK
    t.g.gun_helper[gun], t.g.gun_man[gun] = NOBODY, NOBODY
    assert assist_reason(t.g, gun, peters) != reasons.OK


@pytest.mark.rule("combat:14.3g", "combat:17.3a", "combat:17.2b", "combat:5.1.1x", "combat:7.14b")
def test_who_may_not_do_as_he_is_told_does_not_assist() -> None:
    """An Assistant has the Operator's Order; the Routed, the Berserk, patients and men who must Hide have their own."""
    weapon = next(TABLES.weapon_name[w] for w in range(len(TABLES.weapon_name)) if TABLES.weapon_belt[w])

    def crew(**facts: object) -> Table:
        t = Table()
        operator = t.put("taylor", "05.05")
        t.put("cragg", "05.05", **facts)
        t.put("temple", "05.05")
        t.gun(weapon, operator)
        return t.give_orders()

    def helps(t: Table) -> bool:
        return any(text.endswith("cragg") for text in t.offered("assist"))

    assert helps(crew())
    assert not helps(crew(morale="rout")) and not helps(crew(morale="berserk"))
    assert not helps(crew(flags=HIDE_ONLY))
    assert not helps(crew(wounds="light").play("aid temple cragg"))


@pytest.mark.rule("combat:14.3g", "combat:14.3e", "combat:7.18b")
def test_an_assistant_who_is_carried_assists_nobody() -> None:
    weapon = next(TABLES.weapon_name[w] for w in range(len(TABLES.weapon_name)) if TABLES.weapon_belt[w])
    t = Table()
    operator = t.put("taylor", "05.05")
    t.put("cragg", "05.05")
    t.put("temple", "05.05")
    t.gun(weapon, operator)
    t.give_orders()
    assert "temple cragg" in t.offered("carry")
    assist = next(text for text in t.offered() if text.startswith("assist") and text.endswith("cragg"))
    t.play(assist)
    assert "evade" in t.orders_of("taylor")
    t.play("carry temple cragg")
    assert "evade" not in t.orders_of("taylor") and "sneak" in t.orders_of("taylor")


@pytest.mark.rule("combat:14.3a", "combat:23.0e")
def test_a_gun_of_men_who_come_later_is_given_out_when_they_come() -> None:
    t = Table()
    t.gun("lmg-30", -1, "05.05")
    t.gun("lmg-30", -1, "01.01")
    t.rules.gun_teams = [[names.CHARLIE], [names.CHARLIE]]
    t.g.gun_hex = [-1, t.hex("09.09")]  # the second was left lying
    first, second = t.put("temple", "01.01"), t.put("walsh", "01.01")
    t.g.m_hex[first] = t.g.m_hex[second] = RESERVE
    arrival = Arrival()
    arrival.turn, arrival.teams, arrival.hexes = 1, [names.CHARLIE], [t.hex("01.05"), t.hex("01.06")]
    t.rules.arrivals = [arrival]
    push_arrivals(t.g)
    t.run().play("place temple 01.05", "place walsh 01.06")
    assert t.prompt == "give-gun"
    t.play(next(f"give {text}" for text in t.offered("give") if text.endswith("walsh")))
    assert t.g.gun_man == [second, -1] and t.g.gun_hex == [t.hex("01.06"), t.hex("09.09")] and t.prompt == "halt"


@pytest.mark.rule("combat:14.3e", "combat:14.1d")
def test_a_gunner_without_an_assistant_does_not_carry_his_gun_with_a_grenade_order() -> None:
    for order in ("grenade", "smoke-grenade"):
        t = Table()
        miller = t.put("miller", "05.05", order=order, aim="08.05", known=True, flags=LIVE)
        t.gun("lmg-30", miller)
        t.put("jung", "08.05")
        for impulse in (2, 4):
            t.act("baker", impulse)
            assert not t.offered("move"), (order, impulse)
            t.done()
        helper = t.put("peters", "05.05", order=order, known=True)
        t.g.gun_helper[0] = helper
        t.g.m_order[miller] = names.ORDER_NAMES.index(order)
        t.g.m_aim[miller] = t.hex("08.05")
        t.act("baker", 4).play("?activate miller")
        assert t.offered("move")


@pytest.mark.rule("combat:14.3a")
def test_a_gunner_who_leaves_the_board_takes_his_gun_along() -> None:
    t = Table()
    miller = t.put("miller", "01.05", order="sneak", known=True)
    peters = t.put("peters", "01.05", known=True)
    gun = t.gun("lmg-30", miller)
    t.rules.exits[t.hex("01.05") * 4 + 3] = 1
    t.act("baker", 4).play("activate miller", "exit west")
    assert t.where(miller) == "left" and t.g.gun_man[gun] == -1 and not t.told("gun-left")
    t.g.m_order[peters] = 0
    t.give_orders()
    assert not t.offered("serve")


def our_gun(t: Table, order: str) -> tuple[int, int]:
    """Taylor serves a machine gun in 05.05 and Crowe assists him."""
    operator = t.put("taylor", "05.05", order=order, known=True)
    helper = t.put("crowe", "05.05", order=order, known=True, flags=ASSISTS)
    t.g.gun_helper[t.gun("lmg-30", operator)] = helper
    return operator, helper


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


def crew_of_equals() -> tuple[Table, int, int, int]:
    """A Friendly gun at 05.05 with Operator and Assistant of the same TQ."""
    t = Table()
    operator, helper = (t.put(name, "05.05", known=True) for name in ("johnson", "goldstein"))
    gun = t.gun(next(n for i, n in enumerate(TABLES.weapon_name) if TABLES.weapon_belt[i]), operator)
    t.g.step = ORDER_STEP
    return t, gun, operator, helper


@pytest.mark.rule("combat:14.3b")
def test_a_man_of_the_same_tq_may_assist_a_better_one_may_not() -> None:
    t, gun, _, helper = crew_of_equals()
    assert assist_reason(t.g, gun, helper) == reasons.OK
    better = t.put("taylor", "05.05", known=True)
    assert assist_reason(t.g, gun, better) == reasons.LOWER_QUALITY


@pytest.mark.rule("combat:14.3h")
def test_an_assistant_with_a_bad_wound_is_no_help() -> None:
    t, gun, operator, helper = crew_of_equals()
    assist(t.g, gun, helper)
    for m in (operator, helper):
        t.g.m_order[m] = names.AIMED
    assert is_assisted(t.g, operator, GUN_SLOT)
    add_wound(t.g, helper, BAD)
    assert not is_assisted(t.g, operator, GUN_SLOT)
