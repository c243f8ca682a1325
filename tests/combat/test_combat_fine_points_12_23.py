"""Corners of sight, fire, grenades, Melee, wounds, Morale, night and the optional rules (12.0 to 23.0)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table, dark

from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import ANY_TEAM, E_BANDAGE, E_LOW_AMMO, E_SNIPER, R_MORALE
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.cards.quiet import spend_quietly
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.grenades.explosions import push_blast, push_explosions
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.orders.men import kill, new_grenade, put_mark, reveal
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ALERT,
    AWAITS,
    CARD_STEP,
    CARRIED,
    DUCK_HELD,
    END_STEP,
    ENEMY_STEP,
    LIVE,
    LIVE_SMOKE,
    NOBODY,
    ORDER_STEP,
    SEEN,
)
from sandtable.games.combat.rules.values import is_incapacitated
from sandtable.games.combat.rules.verbs import SPEND_ON
from sandtable.kernel.choice import choice

MK_II = TABLES.blast_name.index("mk-ii")
MORTAR = TABLES.blast_name.index("81mm")


# --- fire: who can be meant by a shot (13.0c, 7.01c) ---


@pytest.mark.rule("combat:13.0c", "combat:AI.r15", "combat:12.1i")
def test_a_random_shot_into_a_hex_is_for_those_in_sight_only() -> None:
    t = Table({"08.05": "depression"})
    t.put("taylor", "08.05", known=True, order="aimed-fire")
    low = t.put("cragg", "08.05", known=True, order="hide")  # down in the Depression: out of sight
    t.put("schulz", "12.05", order="rapid-fire")  # three shots
    t.force(lot=[low] * 3, d10=[8] * 3)
    t.act("red", 1)
    assert len(t.rolls("fire")) == 3
    assert t.g.chance.unused() == 3  # nothing was left to chance


@pytest.mark.rule("combat:13.0c", "combat:AI.r16", "combat:7.01c")
def test_a_random_shot_is_not_for_a_man_spotted_in_this_impulse() -> None:
    t = Table()
    t.put("taylor", "08.05", known=True, order="aimed-fire")
    late = t.put("cragg", "08.05", order="aimed-fire")
    t.put("schulz", "12.05", order="rapid-fire")
    t.act("red", 3)
    t.done()
    t.g.m_flags[late] |= SEEN  # after the Impulse began
    t.force(lot=[late] * 3, d10=[8] * 3)
    push_fire(t.g, 3, 1, 0, 3)
    t.run()
    assert len(t.rolls("fire")) == 3 and t.g.chance.unused() == 3


@pytest.mark.rule("combat:7.01c", "combat:21.1d")
def test_what_a_flare_lights_is_no_target_before_the_next_impulse() -> None:
    t = dark()
    t.g.night_range = 5
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("crowe", "05.06", order="aimed-fire", known=True)
    t.put("jung", "12.05", order="aimed-fire")  # seven hexes away
    t.g.m_flares[taylor] = 1
    t.force(d6=[2])  # no scatter
    t.act("able", 2).play("activate taylor", "flare 10.05", "done")
    assert t.prompt != "fire" and not t.offered("fire")  # not visible since the Impulse began
    t.done()
    t.act("able", 4).play("activate crowe")
    assert t.offered("fire")


@pytest.mark.rule("combat:13.0a", "combat:13.1a")
def test_a_man_who_has_lost_his_fire_order_fires_no_more_of_his_burst() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "08.05", order="aimed-fire")
    push_fire(t.g, taylor, jung, 0, 3)
    t.g.m_order[taylor] = names.DUCK_BACK  # an event on the way to a wound card
    t.run()
    assert not t.rolls("fire")


# --- Melee hexes (15.0i, j, m; 22.0 note) ---


@pytest.mark.rule("combat:15.0j", "combat:22.0.O3c", "combat:7.11f")
def test_no_rifle_grenade_into_a_melee() -> None:
    t = Table()
    peters = t.put("peters", "05.05", order="rifle-grenade", aim="09.05", known=True)
    t.put("crowe", "09.05", order="melee", known=True)
    t.put("jung", "09.05", order="melee")
    t.g.melees.append(t.hex("09.05"))
    t.act("baker", 3)
    assert not t.told("thrown") and not t.told("exploded")
    assert t.g.m_aim[peters] == NOBODY


@pytest.mark.rule("combat:22.0.O3c", "combat:15.0j", "combat:7.10c")
def test_no_smoke_grenade_into_a_melee() -> None:
    t = Table()
    t.put("miller", "05.05", order="smoke-grenade", known=True, flags=LIVE | LIVE_SMOKE)
    t.put("crowe", "07.05", order="melee", known=True)
    t.put("jung", "07.05", order="melee")
    t.g.melees.append(t.hex("07.05"))
    t.act("baker", 3)
    assert "07.04" in t.offered("throw") and "07.05" not in t.offered("throw")


@pytest.mark.rule("combat:15.0i", "combat:12.0g")
def test_in_a_melee_one_may_look_at_the_man_one_fights() -> None:
    t = Table()
    t.put("crowe", "05.05", order="melee", known=True)
    unknown = t.put("jung", "05.05", order="melee", known=False)
    t.put("berger", "07.05", order="sprint", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.act("able", 1)
    assert t.offered("spot") == ["red-1"]  # in the hex, not outside it
    t.force(d10=[0])
    t.play("spot red-1")
    assert t.has(unknown, SEEN)


@pytest.mark.rule("combat:15.0m")
def test_who_is_attacked_and_not_hit_keeps_his_first_attack() -> None:
    t = Table()
    t.put("crowe", "05.05", order="melee", known=True)
    jung = t.put("jung", "05.05", order="melee", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.force(d10=[9])
    t.act("able", 2).play("?attack red-1").done()
    assert t.told("attacked") and not t.has(jung, SEEN)
    t.force(d10=[9])
    t.act("red", 2)
    assert t.rolls("melee") == [(9, 4 + 2)] and t.has(jung, SEEN)


@pytest.mark.rule("combat:15.0m", "combat:16.0a")
def test_who_is_hit_in_a_melee_is_known() -> None:
    t = Table()
    t.put("crowe", "05.05", order="melee", known=True)
    jung = t.put("jung", "05.05", order="melee", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.wounds("light-wound")
    t.force(d10=[0, 3])
    t.act("able", 2).play("?attack red-1").done()
    assert t.has(jung, SEEN) and t.g.m_wounds[jung] == 1


# --- prisoners (17.4) ---


@pytest.mark.rule("combat:17.4l", "combat:17.2a")
@pytest.mark.parametrize("alone", [True, False])
def test_a_guard_who_goes_berserk_kills_his_prisoner(alone: bool) -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="guard", morale="aggressive", known=True)
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    if not alone:
        t.put("cragg", "05.05", order="hide", known=True)
    t.force(d10=[0])
    push_morale_check(t.g, guard, R_MORALE)
    t.run()
    assert t.morale(guard) == "berserk"
    assert t.where(prisoner) == ("dead" if alone else "05.05")
    assert bool(t.told("no-quarter")) == alone


@pytest.mark.rule("combat:17.4l")
def test_so_does_an_enemy_guard() -> None:
    t = Table()
    guard = t.put("jung", "05.05", order="guard", morale="aggressive")
    prisoner = t.put("crowe", "05.05", order="guard", guard=guard, known=True)
    t.force(d10=[0])
    push_morale_check(t.g, guard, R_MORALE)
    t.run()
    assert t.where(prisoner) == "dead"


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_grenadier_who_cannot_throw_takes_his_prisoner_all_the_same() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="09.05", known=True, flags=LIVE)  # four hexes: too far
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    t.act("able", 3).done()
    assert not t.told("thrown")
    assert t.g.m_guard[jung] == taylor and t.order(taylor) == "guard"


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_grenadier_who_ducks_back_takes_his_prisoner_too() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True)
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    t.g.m_flags[taylor] |= LIVE
    t.act("able", 1).play("duck-back")
    assert t.g.t_hex == [t.hex("05.05")]  # he has dropped it
    assert t.g.m_guard[jung] == taylor and t.order(taylor) == "guard"


# --- Duck Back that is kept (14.2g, 20.0l, 16.2a) ---


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


@pytest.mark.rule("combat:20.0l", "combat:16.0c")
@pytest.mark.parametrize("step", [CARD_STEP, ORDER_STEP])
def test_a_wound_before_orders_leaves_an_enemy_with_duck_back(step: int) -> None:
    t = Table()
    jung = t.put("jung", "05.05")
    t.g.step = step
    t.wounds("light-wound")
    t.force(d10=[0, 0, 9, 9, 9, 9, 3])  # a hit; WMC; three misses; no Crater; MC
    push_blast(t.g, MORTAR, t.hex("05.05"), 0, shell=True)
    t.run()
    assert t.order(jung) == "duck-back"
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.run()
    assert t.order(jung) == "duck-back"
    t.g.step = 4
    t.act("red", 1)
    assert t.order(jung) == "hide" and not t.has(jung, DUCK_HELD)


# --- carrying (7.14b, 7.18, 14.3g) ---


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


# --- machine guns (14.3j) ---


@pytest.mark.rule("combat:14.3j")
def test_a_wounded_assistant_takes_the_gun_of_a_dead_operator() -> None:
    from sandtable.games.combat.enemy.machine_guns import swap_roles
    from sandtable.games.combat.rules.state import BAD, add_wound

    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    assistant = t.g.m_partner[operator]
    add_wound(t.g, assistant, BAD)
    man = t.g.m_man[operator]
    kill(t.g, operator, 0)
    swap_roles(t.g)
    assert t.g.m_man[assistant] == man and t.g.m_wounds[assistant] == 1 << 4


# --- events ---


@pytest.mark.rule("combat:9.8f", "combat:13.0m")
def test_a_sniper_who_kills_alerts_those_near_his_victim() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    near = t.put("berger", "08.05", alert=False, known=False)
    far = t.put("krause", "09.05", alert=False, known=False)
    t.wounds("head-wound")
    t.force(d10=[0])
    run_effect(t.g, E_SNIPER, [0, 5], 0)
    t.run()
    assert t.where(jung) == "dead" and t.has(near, ALERT) and not t.has(far, ALERT)


# --- optional rules (22.0) ---


@pytest.mark.rule("combat:22.0.O1", "combat:13.2c")
def test_optional_1_an_unknown_who_holds_his_fire_stays_unknown() -> None:
    for die, shots in ((4, 0), (5, 1)):
        t = Table({"05.05": "building"}, nerve=True)
        t.put("taylor", "05.05", known=True, order="hide")
        jung = t.put("jung", "09.05", order="aimed-fire", known=False)
        t.force(d10=[die] + [5] * shots)
        t.act("red", 2)
        assert len(t.told("fired")) == shots and t.has(jung, SEEN) == bool(shots)
        assert t.rolls("nerve") == [(die, 4)] and not t.told("checked") or shots


@pytest.mark.rule("combat:22.0.O2a")
def test_optional_2_is_for_step_3_only() -> None:
    t = Table({"10.05": "trees"}, automatic_fire=True)
    t.put("taylor", "05.05", known=True)
    t.put("jung", "10.05")
    t.enemy_deck(10)
    t.act("red", 1)  # Alert without an Order: he draws now
    assert not t.rolls("automatic") and len(t.told("enemy-card")) == 1


@pytest.mark.rule("combat:22.0.O2a", "combat:22.0.O4")
def test_optional_2_with_optional_4() -> None:
    for die, order in ((4, "rapid-fire"), (6, "none")):
        t = Table({"10.05": "trees"}, automatic_fire=True, late_orders=True)
        t.put("taylor", "05.05", known=True)
        roth = t.put("roth", "10.05")  # not Slow; TQ 5
        t.g.step = ENEMY_STEP
        t.force(d10=[die])
        enemy_phase(t.g)
        t.run()
        assert t.rolls("automatic") == [(die, 5)]
        assert t.order(roth) == order and t.has(roth, AWAITS) == (order == "none")


@pytest.mark.rule("combat:22.0.O3a")
def test_optional_3_chance_chooses_among_targets_only() -> None:
    t = Table({"11.05": "depression"}, pick_targets=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "11.05", order="aimed-fire")
    low = t.put("berger", "11.05", order="hide")  # out of sight
    t.force(lot=[low], d10=[8, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3").done()
    assert t.told("fired")[0][1] == jung and t.g.chance.unused() == 1


@pytest.mark.rule("combat:22.0.O3b", "combat:17.4c")
def test_optional_3_a_chosen_man_among_prisoners_is_the_man_fired_at() -> None:
    t = Table(pick_targets=True)
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    guard = t.put("jung", "08.05", order="hide")
    prisoner = t.put("miller", "08.05", order="hide", guard=guard, known=True)
    t.force(lot=[prisoner], d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert len(t.rolls("fire")) == 1 and t.g.chance.unused() == 1


@pytest.mark.rule("combat:22.0.O4")
def test_optional_4_only_the_man_fired_on_draws() -> None:
    t = Table(late_orders=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung, berger = t.put("jung", "10.05"), t.put("berger", "10.05")
    t.g.step = ENEMY_STEP
    t.enemy_deck(44, 10, 25)
    enemy_phase(t.g)
    t.g.step = 4
    t.force(d10=[8, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3")
    assert t.order(jung) != "none" and t.order(berger) == "none"


# --- cards for grenades (5.1.2) ---


@pytest.mark.rule("combat:5.1.2b", "combat:20.0d")
def test_a_lucky_bounce_is_for_grenades_and_not_for_shells() -> None:
    t = Table()
    t.hand(4)  # roll a Grenade attack roll again
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.force(d10=[9] * 4 + [9, 3])  # four Damage rolls, Crater, MC
    push_blast(t.g, MORTAR, t.hex("05.05"), 1, shell=True)
    t.run()
    assert t.prompt == "halt" and len(t.rolls("damage")) == 4
    put_mark(t.g, new_grenade(t.g, MK_II, t.hex("05.05"), crowe), crowe, False)
    t.g.step = END_STEP
    t.force(d10=[9])
    push_explosions(t.g)
    t.run()
    assert t.prompt == "after-roll"


# --- ties, and what events leave to be settled ---


@pytest.mark.rule("combat:13.0b", "combat:AI.r15")
def test_every_target_that_is_equally_easy_and_near_may_be_chosen() -> None:
    for index in (0, 1):
        t = Table()
        men = [t.put("cragg", "07.04", known=True, order="hide"), t.put("crowe", "07.06", known=True, order="hide")]
        t.put("jung", "10.05", order="aimed-fire")
        t.force(lot=[men[index]], d10=[8])
        t.act("red", 2)
        assert t.told("fired")[0][1] == men[index] and t.all_rolled()


@pytest.mark.rule("combat:15.0a", "combat:16.2b")
def test_a_helpless_man_who_is_bandaged_beside_an_enemy_fights() -> None:
    t = Table()
    card = next(c for c, effect in enumerate(t.rules.card_effect) if effect == E_BANDAGE)
    t.hand(TABLES.fcard_number[card])
    crowe = t.put("crowe", "05.05", order="hide", known=True, wounds="bad light")
    jung = t.put("jung", "05.05", order="hide")
    assert is_incapacitated(t.g, crowe)
    spend_quietly(t.g, choice(SPEND_ON, card, crowe))
    t.run().play("bandage bad")
    assert t.g.melees == [t.hex("05.05")] and t.order(crowe) == t.order(jung) == "melee"


@pytest.mark.rule("combat:10.10c")
@pytest.mark.parametrize(("step", "order"), [(ACTION_STEP, "duck-back"), (CARD_STEP, "reload")])
def test_an_enemy_whose_ammunition_an_event_takes(step: int, order: str) -> None:
    """During the Impulses he Ducks Back; before Orders are given he is told to Reload."""
    t = Table()
    t.put("taylor", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "10.05", order="aimed-fire" if step == ACTION_STEP else "none")
    t.g.m_ammo[jung] = names.LOW_AMMO
    t.g.step = step
    run_effect(t.g, E_LOW_AMMO, [1, ANY_TEAM], 1)
    if step == CARD_STEP:
        t.g.step = ENEMY_STEP
        t.enemy_deck(44)  # In Open, Normal: Aimed Fire
        enemy_phase(t.g)
        t.g.step = ACTION_STEP
    t.act("red", 1)
    assert t.order(jung) == order


# --- Unknown gunners who die before they were seen (14.3i) ---


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


@pytest.mark.rule("combat:9.8d", "combat:9.8f", "combat:13.0m")
def test_the_shots_of_a_man_who_falls_in_his_own_burst_are_heard() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "08.05", order="aimed-fire")
    waiting = t.put("berger", "15.05", alert=False, known=False)  # ten hexes from the shot
    push_fire(t.g, taylor, jung, 0, 3)
    kill(t.g, taylor, 0)  # an event on the way to a wound card
    t.run()
    assert t.has(waiting, ALERT) and not t.rolls("fire")
