"""Alert and Waiting, Prepared and Unprepared (9.7, 9.8)."""

from __future__ import annotations

import pytest
from combat_table import Table

from sandtable.games.combat.enemy.alert import alert, alert_at_turn_end
from sandtable.games.combat.rules.state import ALERT, END_STEP, SEEN, SURPRISED


@pytest.mark.rule("combat:9.8m", "combat:9.0a", "combat:4.0.4d", "combat:12.0i")
def test_a_waiting_enemy_only_looks_around() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire")
    jung = t.put("jung", "10.05", alert=False, known=False)
    t.force(d10=[9])
    t.act("red", 1)
    assert len(t.rolls("spotting")) == 1
    assert t.order(jung) == "none" and not t.has(jung, ALERT) and t.where(jung) == "10.05"


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


@pytest.mark.rule("combat:9.8o", "combat:4.0.4c", "combat:AI.r23", "combat:9.7b")
def test_an_unprepared_enemy_draws_at_his_next_activation_and_acts_in_a_later_impulse() -> None:
    t = Table({"10.05": "trees"}, prepared=False)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "10.05", alert=False)
    alert(t.g, jung, 0)
    assert t.order(jung) == "none"
    t.enemy_deck(44)
    t.act("red", 2)
    assert t.order(jung) == "aimed-fire" and not t.told("fired")
    t.force(d10=[9])
    t.act("red", 4)
    assert len(t.told("fired")) == 1


@pytest.mark.rule("combat:9.8n", "combat:9.7b", "combat:9.8m")
def test_a_prepared_enemy_draws_the_instant_he_is_alert() -> None:
    t = Table({"10.05": "trees"}, prepared=True)
    jung = t.put("jung", "10.05", alert=False)
    t.g.initiative[3] = 77
    t.enemy_deck(44)
    alert(t.g, jung, 0)
    assert t.order(jung) == "aimed-fire"
    assert t.g.initiative[3] == 77 and t.g.e_discard == [t.rules.tables.ecard_serial.index(44)]


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


@pytest.mark.rule("combat:AI.r18")
def test_a_prepared_enemy_alerted_by_spotting_acts_from_his_next_activation() -> None:
    t = Table(prepared=True)
    t.put("taylor", "05.05", order="sprint")
    jung = t.put("jung", "07.05", alert=False, known=False)
    t.enemy_deck(25)  # In Open, Normal: Rapid Fire
    t.force(d10=[0])
    t.act("red", 1)
    assert t.order(jung) == "rapid-fire" and not t.told("fired")


@pytest.mark.rule("combat:9.8p", "combat:9.8x")
def test_a_friendly_walks_in_on_a_waiting_enemy() -> None:
    """The example of 9.8: flipped and Alert at once; Unprepared, he does not act when he is next activated."""
    t = Table(prepared=False)
    taylor = t.put("taylor", "05.05", order="evade")
    jung = t.put("jung", "06.05", alert=False, known=False)
    t.act("able", 1).play("move 06.05")
    assert t.has(jung, SEEN) and t.has(jung, ALERT) and t.has(jung, SURPRISED)
    assert t.order(jung) == "melee" and t.g.melees == [t.hex("06.05")]
    t.done()
    t.act("red", 2)
    assert not t.told("attacked") and not t.has(jung, SURPRISED)
    t.force(d10=[9])
    t.act("red", 4)
    assert t.told("attacked") == [(jung, taylor, -1, -1)]


@pytest.mark.rule("combat:9.8p")
def test_a_prepared_enemy_fights_back_at_once() -> None:
    t = Table(prepared=True)
    t.put("taylor", "05.05", order="evade")
    jung = t.put("jung", "06.05", alert=False, known=False)
    t.act("able", 1).play("move 06.05").done()
    t.force(d10=[9])
    t.act("red", 2)
    assert not t.has(jung, SURPRISED) and len(t.told("attacked")) == 1


# --- the end of the turn (5e, triggers 6 and 8) ---


def at_turn_end(t: Table) -> None:
    t.g.step = END_STEP
    alert_at_turn_end(t.g)


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


@pytest.mark.rule("combat:AI.r31", "combat:9.8n")
def test_nobody_draws_a_card_in_the_end_phase() -> None:
    t = Table(prepared=True)
    t.put("jung", "05.05")
    near = t.put("berger", "07.05", alert=False, known=False)
    at_turn_end(t)
    assert t.has(near, ALERT) and t.order(near) == "none" and not t.g.e_discard
