"""Prepared and Unprepared (9.7, 9.8m to 9.8q): what an Enemy does who waits, or who is alerted."""

from __future__ import annotations

import pytest
from combat_enemies import at_turn_end
from combat_table import Table

from sandtable.games.combat.enemy.alert import alert, alert_within
from sandtable.games.combat.rules.state import ALERT, SEEN, SURPRISED


@pytest.mark.rule("combat:9.8m", "combat:9.0a", "combat:4.0.4d", "combat:12.0i")
def test_a_waiting_enemy_only_looks_around() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire")
    jung = t.put("jung", "10.05", alert=False, known=False)
    t.force(d10=[9])
    t.act("red", 1)
    assert len(t.rolls("spotting")) == 1
    assert t.order(jung) == "none" and not t.has(jung, ALERT) and t.where(jung) == "10.05"


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


@pytest.mark.rule("combat:AI.r31", "combat:9.8n")
def test_nobody_draws_a_card_in_the_end_phase() -> None:
    t = Table(prepared=True)
    t.put("jung", "05.05")
    near = t.put("berger", "07.05", alert=False, known=False)
    at_turn_end(t)
    assert t.has(near, ALERT) and t.order(near) == "none" and not t.g.e_discard


@pytest.mark.rule("combat:9.8q", "combat:9.8n")
def test_an_order_drawn_in_mid_turn_takes_the_checks_too() -> None:
    from sandtable.games.combat.enemy.alert import alert

    t = Table({"10.05": "trees"}, prepared=True)
    t.put("taylor", "07.05", known=True)
    jung = t.put("jung", "10.05", alert=False)
    t.enemy_deck(10)
    t.force(d10=[4])
    alert(t.g, jung, 0)
    assert t.order(jung) == "grenade" and t.g.m_aim[jung] == t.hex("07.05")


@pytest.mark.rule("combat:9.8n", "combat:15.0a")
@pytest.mark.parametrize("order", ["none", "melee", "duck-back"])
def test_a_prepared_enemy_who_has_an_order_draws_none(order: str) -> None:
    t = Table(prepared=True)
    t.put("crowe", "05.05", order="hide", known=True)
    e = t.put("jung", "09.05", order=order, alert=False)
    cards = len(t.g.e_draw)
    t.run()
    alert(t.g, e, 0)
    assert t.has(e, ALERT) and (t.order(e) == order) == (order != "none")
    assert len(t.g.e_draw) == cards - (order == "none") and len(t.g.e_discard) == (order == "none")


@pytest.mark.rule("combat:9.8p", "combat:14.3i")
def test_an_assistant_is_surprised_together_with_his_operator() -> None:
    t = Table()
    t.put("crowe", "05.05", order="evade", known=True)
    operator = t.put("huber", "06.05", known=False, alert=False)
    t.act("able", 2).play("move 06.05").done()
    assistant = t.g.m_partner[operator]
    assert t.has(operator, SURPRISED) and t.has(assistant, SURPRISED) and t.has(assistant, ALERT)


@pytest.mark.rule("combat:AI.r29", "combat:9.8n")
def test_the_nearest_of_those_alerted_together_draws_first() -> None:
    t = Table(prepared=True)
    far = t.put("jung", "09.05", alert=False, known=False)
    near = t.put("berger", "07.05", alert=False, known=False)
    t.enemy_deck(25, 44)
    alert_within(t.g, t.hex("05.05"), 5, 0)
    t.run()
    assert [args[0] for args in t.told("enemy-card")] == [near, far]
