"""Enemy MG teams (14.3i, 14.3k, 14.3l, 14.3n to 14.3q): the Operator, his Assistant, their Orders."""

from __future__ import annotations

import pytest
from combat_blasts import MORTAR
from combat_crews import NAME, OPERATOR_MAN, TEAM, crew, team
from combat_helpers import code, lent, machine_gun
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.orders import W_GUN, W_WOUNDS, assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, apply_wound
from sandtable.games.combat.rules.orders.men import duck_back, kill, reveal, set_order
from sandtable.games.combat.rules.orders.moving import company
from sandtable.games.combat.rules.state import ACTION_STEP, ALERT, DUCK_HELD, ENEMY_STEP, NOBODY, SEEN


@pytest.mark.rule("combat:14.3i", "combat:14.3a")
def test_an_operator_brings_his_assistant_when_he_is_revealed() -> None:
    t, operator, assistant = team(order="evade", dirs=56)
    assert t.where(assistant) == "10.05" and t.order(assistant) == "evade"
    assert t.g.m_man[assistant] == TABLES.man_partner[OPERATOR_MAN]
    assert t.has(assistant, SEEN) and t.has(assistant, ALERT)
    t = Table()
    t.put(NAME, "10.05", known=False)
    assert len(t.g.m_hex) == 2  # nobody and the Operator: no Assistant yet


@pytest.mark.rule("combat:14.3l")
def test_under_a_fire_order_only_the_operator_fires() -> None:
    t, operator, assistant = team(order="aimed-fire")
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.force(d10=[8] * 9)
    t.act(TEAM, 2)
    assert [event[0] for event in t.told("fired")] == [operator]


@pytest.mark.rule("combat:14.3l")
def test_any_other_order_is_carried_out_together() -> None:
    t, operator, assistant = team(order="evade", dirs=55)
    t.act(TEAM, 1)
    assert t.where(operator) == t.where(assistant) == "09.06"
    assert len(t.told("moved")) == 1


@pytest.mark.rule("combat:14.3n", "combat:AI.r32")
def test_a_known_mg_fires_by_itself() -> None:
    for hexes, order in (
        (["05.05"], "aimed-fire"),
        (["05.05", "05.06", "05.07"], "rapid-fire"),
        (["07.05"], "rapid-fire"),
    ):
        t, operator, assistant = team()
        for name, hex in zip(("crowe", "taylor", "cragg"), hexes, strict=False):
            t.put(name, hex, known=True)
        assert assign(t.g, operator, NOBODY) == NOBODY  # no card
        assert t.order(operator) == order and t.order(assistant) == order


@pytest.mark.rule("combat:14.3o", "combat:AI.r27")
def test_otherwise_it_draws_like_anybody() -> None:
    t, operator, _ = team()
    t.enemy_deck(37)
    assert assign(t.g, operator, NOBODY) >= 0  # nobody in sight
    t, operator, _ = team(morale="cautious")
    t.put("crowe", "05.05", known=True)
    assert assign(t.g, operator, NOBODY) >= 0
    t = Table()
    operator = t.put(NAME, "10.05", known=False)  # face-down: it must not betray itself
    t.put("crowe", "05.05", known=True)
    assert assign(t.g, operator, NOBODY) >= 0


@pytest.mark.rule("combat:14.3p")
def test_crews_ignore_the_letters() -> None:
    t, operator, _ = team(morale="shaken")
    t.put("crowe", "08.05", known=True)
    t.enemy_deck(10)  # In Open, Shaken: Evade 2 G
    assign(t.g, operator, NOBODY)
    t.run()
    assert t.order(operator) == "evade" and not t.rolls("grenade-check")


@pytest.mark.rule("combat:14.3q", "combat:AI.r33", "combat:14.3e", "combat:14.1d")
def test_moves_of_an_mg() -> None:
    t, operator, assistant = team(morale="bold")
    t.enemy_deck(14)  # In Open, Bold: Sprint 6
    assign(t.g, operator, NOBODY)
    assert (t.order(operator), t.g.m_dirs[operator], t.order(assistant)) == ("evade", 66, "evade")
    for serial, morale in ((14, "bold"), (37, "bold"), (36, "normal")):  # Sprint, Evade, Run & Gun
        t, operator, assistant = team(morale=morale)
        kill(t.g, assistant, 0)
        t.enemy_deck(serial)
        assign(t.g, operator, NOBODY)
        assert t.order(operator) == "sneak" and t.g.m_dirs[operator] > 0


@pytest.mark.rule("combat:14.3l")
def test_an_assistant_does_not_fire_himself() -> None:
    t = crew("aimed-fire", True)
    t.play("order miller hide")
    t.put("jung", "10.05", order="aimed-fire")
    t.g.step = 4
    t.act("able", 2).play("activate crowe")
    assert not t.offered("fire")


@pytest.mark.rule("combat:14.3l", "combat:AI.r32")
def test_an_assistant_has_his_operators_order_and_draws_no_card() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_order[operator], t.g.m_dirs[operator] = code("evade"), 56
    cards = len(t.g.e_draw)
    assert assign(t.g, assistant, NOBODY) == NOBODY and len(t.g.e_draw) == cards
    assert t.order(assistant) == "evade" and t.g.m_dirs[assistant] == 56


@pytest.mark.rule("combat:14.3i", "combat:14.3q")
def test_a_sprinting_operator_who_is_revealed_evades_the_same_way() -> None:
    t = Table()
    operator = t.put("huber", "10.05", known=False, order="sprint", dirs=56)
    reveal(t.g, operator, 0)
    t.run()
    assistant = t.g.m_partner[operator]
    assert [t.order(m) for m in (operator, assistant)] == ["evade"] * 2
    assert [t.g.m_dirs[m] for m in (operator, assistant)] == [56] * 2


@pytest.mark.rule("combat:14.3l", "combat:14.3g")
def test_an_assistant_with_another_order_is_left_behind() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_order[operator] = t.g.m_order[assistant] = code("evade")
    assert company(t.g, operator) == [operator, assistant]
    t.g.m_order[assistant] = code("duck-back")
    assert company(t.g, operator) == [operator]


@pytest.mark.rule("combat:14.3l", "combat:14.2g")
def test_an_assistant_has_the_duck_back_that_his_operator_keeps() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    t.put("crowe", "05.05", known=True)
    t.g.m_order[operator] = code("duck-back")
    t.g.m_flags[operator] |= DUCK_HELD
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(operator) == t.order(assistant) == "duck-back"


@pytest.mark.rule("combat:14.3i", "combat:20.0g")
def test_rubble_buries_an_unknown_gunner_with_his_assistant() -> None:
    t = Table({"05.05": "building"})
    t.put("huber", "05.05", known=False)
    t.put("dummy-red-1", "05.05", known=False)
    t.force(d10=[9] * 8 + [1])  # Damage; Rubble
    push_blast(t.g, MORTAR, t.hex("05.05"), 0, shell=True)
    t.run()
    assert [TABLES.man_name[t.g.m_man[m]] for m in t.g.corpse_man] == ["soldat-huber", "soldat-engel"]


@pytest.mark.rule("combat:14.3i", "combat:17.4l")
def test_no_quarter_for_an_unknown_gunner_and_his_assistant() -> None:
    t = Table()
    t.put("crowe", "05.05", order="evade", known=True, morale="berserk")
    t.put("huber", "05.05", known=False, order="evade", dirs=33, morale="rout")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert len(t.told("no-quarter")) == 2 and len(t.g.corpse_man) == 2


@pytest.mark.rule("combat:14.3l", "combat:10.13e")
def test_an_assistant_who_hides_does_not_duck_back_with_his_operator() -> None:
    for order, after in (("hide", "hide"), ("aimed-fire", "duck-back")):
        t = Table()
        operator = t.put("huber", "10.05", known=False, order="aimed-fire")
        reveal(t.g, operator, 0)
        assistant = t.g.m_partner[operator]
        t.g.m_order[assistant] = names.ORDER_NAMES.index(order)
        duck_back(t.g, operator, 0)
        assert t.order(operator) == "duck-back" and t.order(assistant) == after


@pytest.mark.rule("combat:14.3p")
def test_an_mg_crew_makes_no_check_even_with_grenades() -> None:
    operator = next(m for m in range(len(TABLES.man_name)) if TABLES.man_gun[m] == 1)
    t = Table({"10.05": "trees"})
    t.put("taylor", "06.05")  # Hidden from the MG, so that it draws; the other is near and out of its sight
    t.put("crowe", "10.08", known=True, order="hide")
    e = t.put(TABLES.man_name[operator], "10.05", known=False)
    t.force(d10=[0])
    t.enemy_deck(10)  # In Cover, Normal: Aimed Fire G
    with lent(TABLES.man_grenade, operator, 2):
        assign(t.g, e, NOBODY)
    assert t.order(e) == "aimed-fire" and not t.all_rolled()


@pytest.mark.rule("combat:14.3n")
def test_an_mg_needs_three_men_in_sight_for_rapid_fire() -> None:
    operator = next(m for m in range(len(TABLES.man_name)) if TABLES.man_gun[m] == 1)
    for count, order in ((1, "aimed-fire"), (2, "aimed-fire"), (3, "rapid-fire")):
        t = Table()
        for name, hex in (("taylor", "05.05"), ("crowe", "05.06"), ("cragg", "05.07"))[:count]:
            t.put(name, hex, known=True)
        e = t.put(TABLES.man_name[operator], "12.05")
        assign(t.g, e, NOBODY)
        assert t.order(e) == order


@pytest.mark.rule("combat:AI.r27", "combat:14.3q", "combat:10.0a")
def test_the_weight_of_an_unknown_gun_slows_nobody_down_yet() -> None:
    operator = next(m for m in range(len(TABLES.man_name)) if TABLES.man_gun[m] == 1)
    for known, order in ((False, "sprint"), (True, "sneak")):  # Known, and without his Assistant
        t = Table()
        e = t.put(TABLES.man_name[operator], "10.05", morale="bold", known=known)
        t.enemy_deck(14)  # In Open, Bold: Sprint 6
        assign(t.g, e, NOBODY)
        assert (t.order(e), t.g.m_dirs[e]) == (order, 66)


@pytest.mark.rule("combat:14.3n")
@pytest.mark.parametrize(
    ("hexes", "order"),
    [("07.05", "rapid-fire"), ("06.05", "aimed-fire"), ("05.05 05.06", "aimed-fire")],
)
def test_a_machine_gun_fires_fast_at_three_hexes_or_three_men(hexes: str, order: str) -> None:
    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    for name, hex in zip(("crowe", "cragg"), hexes.split(), strict=False):
        t.put(name, hex, known=True)
    assign(t.g, operator, NOBODY)
    assert t.order(operator) == order


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


@pytest.mark.rule("combat:14.3l", "combat:10.13e", "combat:9.4b")
@pytest.mark.parametrize("first", [0, 1])
def test_a_gun_team_that_ducks_back_together_hides_together(first: int) -> None:
    """ "They will both be considered to have the same Order", whichever of them acts first."""
    t = Table({"09.06": "trees"})
    team = machine_gun(t, "10.05", order="evade", dirs=55)
    t.put("crowe", "05.06", known=True, order="hide")
    t.force(lot=[team[first], team[first]], d10=[0])
    t.act("red", 1)
    assert [t.where(m) for m in team] == ["09.06", "09.06"]
    assert [t.order(m) for m in team] == ["duck-back", "duck-back"]
    t.act("red", 2)
    assert [t.order(m) for m in team] == ["hide", "hide"] and t.all_rolled()


@pytest.mark.rule("combat:14.3g", "combat:7.19e")
def test_so_do_two_men_of_the_players() -> None:
    t = Table()
    operator, helper = t.put("taylor", "05.05", known=True), t.put("crowe", "05.05", known=True)
    t.gun("lmg-30", operator)
    t.give_orders().play("assist gun-1 crowe", "order taylor aimed-fire")
    t.g.step = ACTION_STEP
    t.act("able", 1).play("activate taylor", "duck-back").done()
    assert t.order(operator) == t.order(helper) == "duck-back"
    t.act("able", 2).done()
    assert t.order(operator) == t.order(helper) == "hide"


@pytest.mark.rule("combat:14.3q", "combat:10.0a")
def test_the_log_says_whether_the_gun_or_a_wound_slows_him_down() -> None:
    for wounds, why in ((None, W_GUN), ("light", W_WOUNDS)):
        t = Table()
        if wounds is None:
            e, _ = machine_gun(t, "10.05", morale="bold")
        else:
            e = t.put("jung", "10.05", morale="bold", wounds=wounds)
        t.enemy_deck(14)  # In Open, Bold: Sprint 6
        assign(t.g, e, NOBODY)
        t.run()
        assert t.told("enemy-order")[-1][3] == why
