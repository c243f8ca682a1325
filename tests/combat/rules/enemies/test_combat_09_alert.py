"""Alert and Waiting (9.8a to 9.8l): what alerts an Enemy."""

from __future__ import annotations

import pytest
from combat_blasts import RIFLE
from combat_enemies import at_turn_end, reinforce
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.alert import W_LEADER, W_TURN_END, alert_at_turn_end
from sandtable.games.combat.enemy.cup import draw_man
from sandtable.games.combat.rules.cards.effect_names import E_SNIPER
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.grenades.grenades import push_throw
from sandtable.games.combat.rules.orders.men import duck_back, kill
from sandtable.games.combat.rules.orders.moving import enter
from sandtable.games.combat.rules.state import ALERT, BAD, END_STEP, ENEMY_STEP, SEEN, wounds


@pytest.mark.rule("combat:9.8e", "combat:AI.r18", "combat:9.7b")
def test_seeing_a_spotted_friendly_when_activated() -> None:
    """Prepared: he draws and acts at once. Unprepared: he does nothing yet."""
    t = Table({"10.05": "trees"}, prepared=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "10.05", alert=False)
    t.enemy_deck(44)  # In Cover, Normal: Aimed Fire
    t.force(d10=[9])
    t.act("red", 2)
    assert t.has(jung, ALERT) and t.order(jung) == "aimed-fire" and len(t.told("fired")) == 1
    t = Table({"10.05": "trees"}, prepared=False)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "10.05", alert=False)
    t.enemy_deck(44)
    t.act("red", 2)
    assert t.has(jung, ALERT) and t.order(jung) == "none" and not t.told("fired")


@pytest.mark.rule("combat:9.8b")
def test_alert_is_for_good() -> None:
    t = Table()
    jung = t.put("jung", "10.05")
    t.g.step = END_STEP
    alert_at_turn_end(t.g)
    from sandtable.games.combat.rules.end_phase import clear_up

    clear_up(t.g)
    assert t.has(jung, ALERT)


@pytest.mark.rule("combat:9.8g")
def test_an_alert_enemy_entering_the_hex() -> None:
    t = Table(prepared=True)
    mover = t.put("jung", "10.05", order="evade", dirs=55)
    waiting = t.put("berger", "09.06", alert=False, known=False)
    t.enemy_deck(25)
    t.act("red", 1)
    assert t.where(mover) == "09.06" and t.has(waiting, ALERT)
    assert t.order(waiting) == "rapid-fire"  # In Open, Normal


@pytest.mark.rule("combat:9.8h", "combat:14.2f")
def test_an_explosion_within_five_hexes() -> None:
    from sandtable.games.combat.rules.grenades.explosions import push_blast

    t = Table()
    near = t.put("jung", "10.05", alert=False, known=False)
    far = t.put("berger", "11.05", alert=False, known=False)
    t.g.step = END_STEP
    push_blast(t.g, t.rules.grenade_blast[0], t.hex("05.05"), 0, shell=False)
    t.run()
    assert t.has(near, ALERT) and not t.has(far, ALERT)


@pytest.mark.rule("combat:9.8j", "combat:15.0n")
def test_a_melee_within_three_hexes() -> None:
    t = Table()
    t.put("taylor", "05.05", order="evade", known=True)
    t.put("jung", "06.05")
    near = t.put("berger", "09.05", alert=False, known=False)
    far = t.put("krause", "10.05", alert=False, known=False)
    t.act("able", 1).play("move 06.05")
    assert t.g.melees == [t.hex("06.05")]
    assert t.has(near, ALERT) and not t.has(far, ALERT)


@pytest.mark.rule("combat:9.8l", "combat:12.0j", "combat:12.0b")
def test_spotting_a_friendly() -> None:
    """A real Unknown is confirmed, Alert, and Unknown again; a Dummy goes and the Friendly stays Hidden (A80)."""
    t = Table()
    taylor = t.put("taylor", "05.05", order="sprint")
    jung = t.put("jung", "07.05", alert=False, known=False)
    t.force(d10=[0])
    t.act("red", 1)
    assert t.has(taylor, SEEN) and t.has(jung, ALERT) and not t.has(jung, SEEN)
    t = Table()
    taylor = t.put("taylor", "05.05", order="sprint")
    dummy = t.put("dummy-red-1", "07.05", alert=False, known=False)
    t.force(d10=[0])
    t.act("red", 1)
    assert not t.has(taylor, SEEN) and t.where(dummy) == "removed"
    t = Table()
    taylor = t.put("taylor", "05.05", order="sprint")
    known = t.put("jung", "07.05", alert=False)
    t.force(d10=[0])
    t.act("red", 1)
    assert t.has(taylor, SEEN) and t.has(known, ALERT)


@pytest.mark.rule("combat:9.8k", "combat:4.0.5e", "combat:AI.r31")
def test_within_three_hexes_and_in_sight_of_an_alert_comrade() -> None:
    t = Table({"07.08": "orchard"}, prepared=True)
    t.put("jung", "05.05")
    near = t.put("berger", "08.05", alert=False, known=False)
    far = t.put("krause", "09.05", alert=False, known=False)
    at_turn_end(t)
    assert t.has(near, ALERT) and not t.has(far, ALERT)
    assert t.order(near) == "none"


@pytest.mark.rule("combat:9.8k", "combat:4.0.5e")
def test_the_switch_for_trigger_8_without_sight() -> None:
    for switch in (False, True):
        t = Table({"05.06": "orchard"}, alert_without_sight=switch)
        t.put("jung", "05.05")
        hidden = t.put("berger", "05.07", alert=False, known=False)
        at_turn_end(t)
        assert t.has(hidden, ALERT) == switch


@pytest.mark.rule("combat:AI.r19", "combat:9.8k")
def test_no_chain_at_the_end_of_the_turn() -> None:
    t = Table()
    t.put("jung", "05.05")
    second = t.put("berger", "08.05", alert=False, known=False)
    third = t.put("krause", "11.05", alert=False, known=False)
    at_turn_end(t)
    assert t.has(second, ALERT) and not t.has(third, ALERT)
    at_turn_end(t)
    assert t.has(third, ALERT)


@pytest.mark.rule("combat:9.8i", "combat:2.0e", "combat:2.0j")
def test_inside_the_leadership_of_a_known_alert_leader() -> None:
    tables = Table().rules.tables
    leaders = [m for m in range(len(tables.man_name)) if tables.man_side[m] and tables.man_rank[m] >= 4]
    leader = max(leaders, key=lambda m: tables.man_ldr[m])
    ldr = tables.man_ldr[leader]
    t = Table({"06.05": "building"}, cols=20)
    t.put(tables.man_name[leader], "05.05")
    inside = t.put("berger", f"{5 + ldr:02d}.05", alert=False, known=False)
    outside = t.put("krause", f"{9 + ldr:02d}.05", alert=False, known=False)
    at_turn_end(t)
    assert t.has(inside, ALERT) and not t.has(outside, ALERT)
    t = Table(cols=20)
    t.put(tables.man_name[leader], "05.05", known=False, alert=False)
    inside = t.put("berger", "06.05", alert=False, known=False)
    at_turn_end(t)
    assert not t.has(inside, ALERT)


@pytest.mark.rule("combat:9.8f", "combat:AI.r30", "combat:9.8c")
def test_a_hit_alerts_within_three_hexes_and_the_man_himself() -> None:
    t = Table(cols=34, prepared=True)
    t.put("cragg", "01.05", order="aimed-fire", known=True)
    hit = t.put("jung", "14.05", alert=False)
    comrade = t.put("berger", "17.05", alert=False, known=False)
    further = t.put("krause", "18.05", alert=False, known=False)
    t.force(d10=[0, 3])
    t.wounds("close-call")
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert t.has(hit, ALERT) and t.has(comrade, ALERT) and not t.has(further, ALERT)
    assert t.order(hit) == "duck-back"  # his Order: he draws no card
    assert [event[0] for event in t.told("enemy-card")] == [comrade]


@pytest.mark.rule("combat:9.8d", "combat:13.0m")
def test_an_enemys_shot_alerts_too() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "08.05", order="aimed-fire")
    waiting = t.put("berger", "15.05", alert=False, known=False)
    t.force(d10=[8])
    t.act("red", 2)
    assert t.has(waiting, ALERT)


@pytest.mark.rule("combat:9.8f", "combat:AI.r30")
def test_suppressive_hits_alert_as_well() -> None:
    t = Table(cols=34, prepared=True)
    t.put("cragg", "01.05", order="suppressive-fire", known=True)
    hit = t.put("jung", "13.05", alert=False)
    comrade = t.put("berger", "16.05", alert=False, known=False)
    t.enemy_deck(10, 25)
    t.force(d10=[0, 0])
    t.act("able", 1).play("fire jung weapon-1 1").done()
    assert t.has(hit, ALERT) and t.has(comrade, ALERT)
    assert t.order(hit) != "none"  # no Duck Back: he draws after the attack


@pytest.mark.rule("combat:9.8g")
def test_only_an_alert_enemy_who_comes_in_alerts() -> None:
    for alert in (True, False):
        t = Table()
        waiting = t.put("lang", "10.06", alert=False, known=False)
        jung = t.put("jung", "10.05", known=False, alert=alert)
        enter(t.g, jung, t.hex("10.06"), 0)
        assert t.has(waiting, ALERT) == alert


@pytest.mark.rule("combat:9.8d", "combat:9.8f")
def test_who_waits_beyond_earshot_is_not_alerted() -> None:
    t = Table()
    t.put("crowe", "02.05", order="rapid-fire", known=True)
    t.put("jung", "09.05", order="hide")
    near, far = t.put("lang", "12.05", alert=False, known=False), t.put("berger", "13.05", alert=False, known=False)
    t.force(d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert t.has(near, ALERT) and not t.has(far, ALERT) and wounds(t.g, 2, BAD) == 0


@pytest.mark.rule("combat:AI.r30", "combat:9.8b")
def test_duck_back_alerts_a_waiting_enemy_and_nobody_else() -> None:
    t = Table()
    waiting, alert, crowe = t.put("jung", "10.05", alert=False), t.put("lang", "11.05"), t.put("crowe", "05.05")
    for m in (waiting, alert, crowe):
        assert duck_back(t.g, m, 0)
    t.run()
    assert t.has(waiting, ALERT) and not t.has(crowe, ALERT)
    assert [e[0] for e in t.told("alerted")] == [waiting]


@pytest.mark.rule("combat:9.8k", "combat:AI.r04", "combat:AI.r05")
def test_at_the_end_of_the_turn_an_alert_dummy_alerts_as_a_man_would() -> None:
    """Otherwise a comrade who goes on waiting beside him would give the Dummy away."""
    t = Table()
    t.put("dummy-red-1", "05.05", known=False)
    near = t.put("berger", "08.05", alert=False, known=False)
    t.g.step = END_STEP
    alert_at_turn_end(t.g)
    assert t.has(near, ALERT)


@pytest.mark.rule("combat:9.8f", "combat:13.0m")
def test_a_sniper_who_kills_alerts_those_near_his_victim() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    near = t.put("berger", "08.05", alert=False, known=False)
    far = t.put("krause", "09.05", alert=False, known=False)
    t.wounds("head-wound")
    t.force(d10=[0])
    run_effect(t.g, E_SNIPER, [0, 5])
    t.run()
    assert t.where(jung) == "dead" and t.has(near, ALERT) and not t.has(far, ALERT)


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


@pytest.mark.rule("combat:9.8d", "combat:7.11i")
def test_a_rifle_grenade_that_kills_its_thrower_is_heard_all_the_same() -> None:
    t = Table()
    peters = t.put("peters", "02.05", order="rifle-grenade", aim="02.04", known=True)
    far = t.put("jung", "11.05", alert=False, known=False)  # nine hexes from the shot, nine from the explosion
    push_throw(t.g, peters, t.hex("02.04"), RIFLE)
    t.force(d10=[9, 0, 0], d6=[4])  # back into his own hex, near him, and the first roll hits
    t.wounds("head-wound")
    t.run().done()
    assert t.where(peters) == "dead" and t.has(far, ALERT)


@pytest.mark.rule("combat:9.8i")
def test_a_captured_officer_leads_nobody() -> None:
    for held in (False, True):
        t = Table({"08.06": "building"})  # out of sight of each other (9.8.8)
        officer = t.put("hartmann", "08.05")  # LDR 2
        waiting = t.put("jung", "08.07", alert=False, known=False)
        if held:
            t.g.m_guard[officer] = t.put("crowe", "08.05", order="hide", known=True)
        alert_at_turn_end(t.g)
        assert t.has(waiting, ALERT) != held


@pytest.mark.rule("combat:9.8i", "combat:2.0j")
def test_an_nco_alerts_by_his_leadership_but_only_if_known() -> None:
    for known, why in ((True, W_LEADER), (False, W_TURN_END)):
        t = Table()
        leader = t.put("obfr-schulz", "05.05", known=known)
        assert TABLES.man_ldr[t.g.m_man[leader]] >= 1
        waiting = t.put("berger", "05.06", alert=False, known=False)
        t.run()
        t.g.step = END_STEP
        alert_at_turn_end(t.g)
        t.run()
        assert t.told("alerted") == [(waiting, why, -1, -1)]


@pytest.mark.rule("combat:9.8g")
def test_an_enemy_who_comes_onto_the_board_alerts_those_in_his_hex() -> None:
    t = Table()
    jung = t.put("jung", "08.05", alert=False, known=False)
    other = t.put("vogel", "09.05", alert=False, known=False)
    reinforce(t, "08.05", "soldat-berger")
    assert t.has(jung, ALERT) and not t.has(other, ALERT)


@pytest.mark.rule("combat:9.8j")
def test_a_waiting_enemy_who_comes_near_a_melee_is_alert() -> None:
    for hex, alert in (("08.05", True), ("09.05", False)):
        t = Table()
        t.put("crowe", "05.05", order="melee", known=True)
        t.put("jung", "05.05", order="melee")
        t.g.melees.append(t.hex("05.05"))
        t.g.step, t.g.cup = ENEMY_STEP, [TABLES.man_name.index("soldat-berger")]
        e = draw_man(t.g, t.hex(hex), -1, False, -1)
        assert t.has(e, ALERT) == alert


@pytest.mark.rule("combat:9.8i", "combat:9.8k", "combat:6.0i")
def test_a_leader_without_leadership_alarms_only_as_a_comrade() -> None:
    for morale, why in (("normal", W_LEADER), ("rout", W_TURN_END)):
        t = Table()
        t.put("hartmann", "10.05", morale=morale)
        waiting = t.put("jung", "10.05", alert=False)
        alert_at_turn_end(t.g)
        t.run()
        assert t.told("alerted")[-1][:2] == (waiting, why)
