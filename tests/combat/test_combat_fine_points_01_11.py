"""Rules 1 to 11, the Enemy's procedure (guide 3.4), Guards and prisoners: interplay that the plain tests leave open."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.enemy.alert import alert_at_turn_end
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_REINFORCE
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, push_hit
from sandtable.games.combat.rules.orders.activation import push_enemy_team
from sandtable.games.combat.rules.orders.men import duck_back
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ALERT,
    CARD_STEP,
    CARRIED,
    DUCK_HELD,
    END_STEP,
    ENEMY_STEP,
    HIDE_ONLY,
    LIVE,
    LOT,
    ORDER_STEP,
    SEEN,
)

# --- what nobody may know of a face-down counter ---


@pytest.mark.rule("combat:9.8k", "combat:AI.r04", "combat:AI.r05")
def test_at_the_end_of_the_turn_an_alert_dummy_alerts_as_a_man_would() -> None:
    """Otherwise a comrade who goes on waiting beside him would give the Dummy away."""
    t = Table()
    t.put("dummy-red-1", "05.05", known=False)
    near = t.put("berger", "08.05", alert=False, known=False)
    t.g.step = END_STEP
    alert_at_turn_end(t.g)
    assert t.has(near, ALERT)


@pytest.mark.rule("combat:AI.r05", "combat:10.09k")
def test_a_dummy_that_would_drop_a_grenade_is_gone() -> None:
    t = Table()
    crowe = t.put("crowe", "12.12", known=True)
    dummy = t.put("dummy-red-1", "05.05", known=False, order="grenade", flags=LIVE)
    t.force(d10=[8])
    push_mc(t.g, dummy)
    t.run()
    assert t.where(dummy) == "removed" and not t.g.t_hex and not t.g.mark_man and crowe


# --- Guards and prisoners (17.4) ---


@pytest.mark.rule("combat:17.4l")
def test_a_guard_who_goes_berserk_alone_with_his_prisoner_kills_him() -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="guard", morale="aggressive")
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    t.force(d10=[0])
    push_mc(t.g, guard)
    t.run()
    assert t.morale(guard) == "berserk" and t.where(prisoner) == "dead" and t.told("no-quarter")
    t = Table()
    guard = t.put("crowe", "05.05", order="guard", morale="aggressive")
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    t.put("cragg", "05.05", order="hide")
    t.force(d10=[0])
    push_mc(t.g, guard)
    t.run()
    assert t.where(prisoner) == "05.05" and t.g.m_guard[prisoner] == guard  # they are not alone


@pytest.mark.rule("combat:17.4l")
def test_an_enemy_guard_who_goes_berserk_kills_too() -> None:
    t = Table()
    guard = t.put("jung", "05.05", order="guard", morale="aggressive")
    prisoner = t.put("crowe", "05.05", order="guard", guard=guard, known=True)
    t.force(d10=[0])
    push_mc(t.g, guard)
    t.run()
    assert t.where(prisoner) == "dead"


@pytest.mark.rule("combat:17.4a", "combat:8.1e", "combat:12.0b")
def test_a_hidden_man_who_takes_a_prisoner_stays_hidden() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=False)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 1)
    assert t.g.m_guard[jung] == crowe and not t.has(crowe, SEEN)
    assert not t.told("revealed")
    t = Table()
    jung = t.put("jung", "05.05", order="hide", known=False)
    crowe = t.put("crowe", "05.05", order="evade", morale="rout", known=False)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == jung and t.has(jung, SEEN)  # a face-down captor is looked at
    assert t.has(crowe, SEEN) and t.told("revealed") == [(jung, t.told("revealed")[0][1], -1, -1)]


@pytest.mark.rule("combat:17.4d", "combat:17.3a")
def test_a_routed_guard_may_take_his_prisoner_along() -> None:
    """The fastest Order of those that a Guard may be given; or he abandons him and runs as fast as he can."""
    t = Table()
    guard = t.put("crowe", "05.05", morale="rout", known=True)
    t.put("jung", "05.05", guard=guard)
    t.put("berger", "10.05")
    t.put("miller", "01.12")
    t.give_orders()
    assert t.orders_of("crowe") == {"evade"}
    assert [text for text in t.offered("abandon") if text.startswith("crowe")] == ["crowe sprint"]
    t.play("order crowe evade", "order miller hide")
    t.g.step = ACTION_STEP
    t.act("able", 1)
    assert set(t.offered("move")) == {"04.05", "04.04"}  # directions 5 and 6


# --- the Incapacitated (16.2) ---


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


# --- patients, Assistants, men carried ---


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


@pytest.mark.rule("combat:7.17a", "combat:14.3g")
def test_an_assistant_of_good_morale_does_not_rally_with_his_operator() -> None:
    weapon = next(TABLES.weapon_name[w] for w in range(len(TABLES.weapon_name)) if TABLES.weapon_belt[w])
    t = Table()
    operator = t.put("taylor", "05.05", morale="cautious")
    helper = t.put("cragg", "05.05")
    t.put("temple", "01.12")
    t.gun(weapon, operator)
    t.give_orders()
    assist = next(text for text in t.offered() if text.startswith("assist") and text.endswith("cragg"))
    t.play(assist, "order taylor rally", "order temple hide")
    t.force(d10=[3])
    push_end_phase(t.g)
    t.run()
    assert t.morale(operator) == "normal" and t.morale(helper) == "normal" and len(t.rolls("rally")) == 1


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


# --- grenades and Melee hexes (15.0j) ---


@pytest.mark.rule("combat:15.0j", "combat:7.10c")
def test_no_smoke_grenade_into_a_melee_hex() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", flags=LIVE)
    t.put("crowe", "07.05", order="melee", known=True)
    t.put("jung", "07.05", order="melee")
    t.g.melees.append(t.hex("07.05"))
    t.act("able", 3).play("activate taylor")
    assert "07.04" in t.offered("throw") and "07.05" not in t.offered("throw")


@pytest.mark.rule("combat:15.0j", "combat:7.11f")
def test_no_rifle_grenade_into_a_melee_hex() -> None:
    launcher = next(m for m in range(24) if TABLES.man_rifle_grenade[m] >= 0)
    t = Table()
    name = TABLES.man_name[launcher].rpartition("-")[2]
    m = t.put(name, "05.05", order="rifle-grenade", aim="08.05", known=True)
    crowe = t.put("miller" if name != "miller" else "peters", "08.05", order="melee", known=True)
    t.put("jung", "08.05", order="melee")
    t.g.melees.append(t.hex("08.05"))
    t.act(names.TEAM_NAMES[t.g.m_team[m]], 3).play(f"?activate {name}")
    assert not t.told("thrown") and t.g.m_aim[m] == -1 and crowe


# --- Duck Back before there are Orders (A99) ---


@pytest.mark.rule("combat:20.0i", "combat:16.0c", "combat:9.0a")
def test_an_enemy_wounded_before_orders_are_given_keeps_his_duck_back() -> None:
    """A shell in Step 1: for both sides the Duck Back is their Order of this turn."""
    t = Table()
    jung = t.put("jung", "05.05")
    crowe = t.put("crowe", "08.05", known=True)
    t.g.step = CARD_STEP
    for m in (jung, crowe):
        t.wounds("light-wound")
        t.force(d10=[1])
        push_hit(t.g, m, BY_BLAST)
        t.run()
    t.give_orders()
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(crowe) == "duck-back" and t.order(jung) == "duck-back"
    t.g.step = ACTION_STEP
    t.act("red", 1)
    assert t.order(jung) == "hide" and not t.has(jung, DUCK_HELD)


@pytest.mark.rule("combat:10.13c", "combat:9.0a", "combat:20.0l", "combat:20.0i")
def test_an_enemy_who_fails_a_check_in_step_2_keeps_his_duck_back() -> None:
    t = Table()
    jung = t.put("jung", "05.05")
    t.g.step = ORDER_STEP
    t.force(d10=[8])
    push_mc(t.g, jung)
    t.run()
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(jung) == "duck-back"


# --- Step 3 and the Enemy's procedure ---


@pytest.mark.rule("combat:AI.r02", "combat:9.1d")
def test_a_team_that_an_event_can_bring_has_an_initiative() -> None:
    for effect, on_track in ((E_REINFORCE, True), (0, False)):
        t = Table()
        t.put("crowe", "05.05")
        t.put("jung", "10.05")
        t.rules.event_effect = [[], [effect] * 10]
        t.g.cup = [next(m for m in range(len(TABLES.man_name)) if TABLES.man_team[m] == names.BLUE)]
        t.g.f_played = fcard(6)
        t.g.step = ENEMY_STEP
        enemy_phase(t.g)
        assert (names.BLUE in t.g.track) == on_track and names.WHITE not in t.g.track


@pytest.mark.rule("combat:AI.r15", "combat:AI.r16")
def test_each_shot_of_a_burst_picks_only_men_who_could_be_targets() -> None:
    """Of two men in the hex one was spotted after the Impulse began: no shot of it is for him."""
    gun = next(
        m
        for m in range(len(TABLES.man_name))
        if TABLES.man_side[m] and TABLES.man_weapons[m] and TABLES.weapon_rof[TABLES.man_weapons[m][0]][-1] > 1
        and not TABLES.man_gun[m]
    )  # fmt: skip
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    late = t.put("cragg", "05.05", order="hide", known=False)
    e = t.put(TABLES.man_name[gun], "08.05", order="rapid-fire")
    t.g.m_flags[late] |= SEEN  # the snapshot of the Impulse has him Hidden
    t.force(d10=[8] * TABLES.weapon_rof[TABLES.man_weapons[gun][0]][-1])
    before = t.g.chance.count
    push_enemy_team(t.g, t.g.m_team[e])
    t.run()
    assert len(t.rolls("fire")) > 1 and t.all_rolled() and crowe
    assert t.g.chance.count == before  # nothing was left to chance: there is only one to shoot at


@pytest.mark.rule("combat:AI.r09", "combat:10.08b")
def test_a_charge_keeps_its_target_through_a_move_of_two_hexes() -> None:
    t = Table()
    crowe = t.put("crowe", "07.05", order="hide", known=True)
    brubaker = t.put("brubaker", "07.07", order="hide", known=True)  # as near, and of the same TQ
    jung = t.put("jung", "10.06", order="charge")
    t.force(lot=[crowe, brubaker])
    t.act("red", 3)
    assert t.g.chance.forced[LOT] == [brubaker]  # one lot for the whole activation
    assert t.where(jung) in {"08.04", "08.05"}


@pytest.mark.rule("combat:17.2b")
def test_a_berserk_man_with_a_slow_weapon_and_a_pistol_may_aim() -> None:
    slow = next(w for w in range(len(TABLES.weapon_name)) if TABLES.weapon_slow[w])
    pistol = next(w for w in range(len(TABLES.weapon_name)) if TABLES.weapon_pistol[w])
    t = Table()
    m = t.put("crowe", "05.05", morale="berserk")
    t.put("miller", "01.12")
    t.put("jung", "10.05")
    man = t.g.m_man[m]
    saved = t.rules.tables.man_weapons[man]
    try:
        t.rules.tables.man_weapons[man] = [slow, pistol]
        t.give_orders()
        assert t.orders_of("crowe") == {"aimed-fire", "rapid-fire"}
    finally:
        t.rules.tables.man_weapons[man] = saved


# --- Discard cards at any time (5.1.2) ---


@pytest.mark.rule("combat:5.1.2a", "combat:4.0.1c")
def test_a_card_over_the_limit_may_be_spent_instead_of_thrown_away() -> None:
    from sandtable.games.combat.rules.turn import EXCESS, CombatTurn

    quiet = next(c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_effect[c] == "bandage")
    t = Table()
    hurt = t.put("crowe", "05.05", wounds="light")
    others = [c for c in range(len(TABLES.fcard_name)) if c != quiet and TABLES.fcard_initiative[c]][:5]
    t.g.hand = [quiet, *others]
    t.g.f_draw = [c for c in t.g.f_draw if c not in t.g.hand]
    t.g.step = CARD_STEP
    frame = CombatTurn()
    frame.at = EXCESS
    t.g.push(frame)
    t.run()
    spend = [text for text in t.offered() if text.startswith("spend")]
    assert t.prompt == "hand-limit" and spend
    t.play(spend[0])
    assert t.prompt == "play-card" and t.g.m_wounds[hurt] & 255 == 0


@pytest.mark.rule("combat:5.1.2a", "combat:16.1c")
def test_a_card_may_be_spent_in_the_end_phase() -> None:
    """The last chance of the last turn: an Enemy acted last."""
    quiet = next(c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_effect[c] == "bandage")
    t = Table()
    hurt = t.put("crowe", "05.05", wounds="light", order="hide")
    t.g.hand = [quiet]
    t.g.f_draw.remove(quiet)
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "quiet"
    t.play(next(text for text in t.offered() if text.startswith("spend")))
    assert t.prompt == "halt" and t.g.m_wounds[hurt] & 255 == 0
