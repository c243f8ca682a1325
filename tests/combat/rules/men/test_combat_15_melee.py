"""Melee (15.0f to 15.0p): attacks, winning, leaving."""

from __future__ import annotations

import pytest
from combat_fights import meet
from combat_friendlies import stands
from combat_table import Table

from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.melee.melee import push_melee_attack
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.orders.men import kill
from sandtable.games.combat.rules.state import ENEMY_STEP, SEEN, SURPRISED, WON


@pytest.mark.rule("combat:15.0k", "combat:15.0p")
def test_the_winner_of_a_melee_ducks_back_when_he_next_acts() -> None:
    t = stands("aimed-fire", 2, "10.05", flags=WON)
    assert t.order(1) == "duck-back" and not t.offered("fire")


def fight(t: Table, *dice: int) -> None:
    t.force(d10=list(dice))


@pytest.mark.rule("combat:15.0f", "combat:15.0g", "combat:6.0g", "combat:19.0a")
def test_attacks_on_2_and_4_with_wounds_and_morale() -> None:
    t, f, e = meet([("crowe", "bold")], [("jung", "normal")])
    t.g.m_wounds[f[0]] = 1
    for impulse in (1, 3):
        t.act("able", impulse)
        assert not t.told("attacked")
        t.done()
    fight(t, 9)
    t.act("able", 2).done()
    tables = t.rules.tables
    assert t.rolls("melee") == [(9, tables.man_tq[t.g.m_man[f[0]]] + tables.morale_tq[4] + tables.wound_tq[0])]
    fight(t, 9)
    t.act("able", 4).done()
    assert len(t.rolls("melee")) == 1


@pytest.mark.rule("combat:15.0g", "combat:15.0h", "combat:16.0c")
def test_a_hit_draws_a_wound_card_and_no_duck_back() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "normal")])
    t.wounds("light-wound")
    fight(t, 0, 3)
    t.act("able", 2).done()
    assert t.order(e[0]) == "melee" and t.g.m_wounds[e[0]] == 1
    assert t.morale(e[0]) == "cautious"  # the WMC is taken as usual


@pytest.mark.rule("combat:15.0h")
def test_a_failed_morale_check_in_melee_is_no_duck_back() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "normal")])
    t.wounds("close-call")
    fight(t, 0, 8)
    t.act("able", 2).done()
    assert t.order(e[0]) == "melee" and t.morale(e[0]) == "cautious"


@pytest.mark.rule("combat:15.0k", "combat:15.0p", "combat:15.0l")
def test_winning() -> None:
    t, f, e = meet([("crowe", "normal"), ("cragg", "normal")], [("jung", "normal")])
    t.wounds("head-wound")
    fight(t, 0)
    t.act("able", 4).play("activate crowe")
    t.done()
    assert t.where(e[0]) == "dead" and not t.g.melees
    assert t.has(f[0], WON)
    push_end_phase(t.g)
    t.run()
    t.g.step, t.g.impulse = 4, 1
    t.g.m_order[f[0]] = 7  # a new Order: Evade
    t.act("able", 1).play("?activate crowe")
    assert t.order(f[0]) == "duck-back" and t.where(f[0]) == "05.05"  # literally, also in the next turn


@pytest.mark.rule("combat:15.0l")
def test_nobody_leaves_a_melee() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "normal")])
    push_end_phase(t.g)
    t.run()
    assert t.g.melees
    t.give_orders()
    assert t.order(f[0]) == "melee"
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(e[0]) == "melee"


@pytest.mark.rule("combat:15.0m")
def test_the_first_attack_of_an_unseen_man() -> None:
    t = Table({"05.05": "building"})
    crowe = t.put("crowe", "05.05", order="evade", known=False)
    jung = t.put("jung", "05.04", order="evade", dirs=44, known=False)
    t.force(d10=[9])  # he does not spot whom he has met
    t.act("red", 1)
    fight(t, 9)
    t.force(d10=[9])
    t.act("red", 2)
    assert t.rolls("melee") == [(9, 4 + 2)] and t.has(jung, SEEN)
    fight(t, 9)
    t.act("able", 2).done()
    assert t.rolls("melee")[0][1] == t.rules.tables.man_tq[t.g.m_man[crowe]] + 2 and t.has(crowe, SEEN)
    fight(t, 9)
    t.act("red", 4)
    assert t.rolls("melee") == [(9, 4)]


@pytest.mark.rule("combat:15.0m", "combat:12.0e")
def test_an_unseen_man_can_stay_so_until_he_strikes_in_the_open_too() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=False)
    t.put("jung", "05.04", order="evade", dirs=44)
    t.force(d10=[9])  # no number of ours makes this enough
    t.act("red", 1)
    assert t.rolls("spotting")[0][1] < 9 and not t.has(crowe, SEEN)
    fight(t, 9)
    t.act("able", 2).done()
    assert t.rolls("melee")[0][1] == t.rules.tables.man_tq[t.g.m_man[crowe]] + 2


@pytest.mark.rule("combat:AI.r13")
def test_whom_an_enemy_attacks() -> None:
    t, f, e = meet([("taylor", "normal"), ("brubaker", "normal")], [("jung", "normal")])
    fight(t, 9)
    t.act("red", 2)
    assert t.told("attacked") == [(e[0], f[1], -1, -1)]  # the lowest TQ


@pytest.mark.rule("combat:17.4a", "combat:15.0d")
def test_a_man_who_routs_in_melee_surrenders_at_once() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "shaken")])
    t.wounds("close-call")
    fight(t, 0, 8)
    t.act("able", 2).done()
    assert t.g.m_guard[e[0]] == f[0] and not t.g.melees and t.order(f[0]) == "guard"


@pytest.mark.rule("combat:15.0o", "combat:15.0l", "combat:15.0f")
def test_a_melee_goes_on_in_the_next_turn() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05", order="melee", known=True), t.put("jung", "05.05", order="melee")
    t.g.melees.append(t.hex("05.05"))
    push_end_phase(t.g)
    t.run()
    assert t.g.melees and t.order(crowe) == "none"
    t.give_orders()
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.g.step = 4
    t.force(d10=[9])
    t.act("red", 2)
    assert t.told("attacked") == [(jung, crowe, -1, -1)]


@pytest.mark.rule("combat:15.0m", "combat:14.3i")
def test_an_unknown_operator_who_attacks_is_known_with_his_assistant() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="melee", known=False)
    operator = t.put("huber", "05.05", order="melee", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.force(d10=[9])
    push_melee_attack(t.g, operator, crowe)
    t.run()
    assert t.has(operator, SEEN) and t.g.m_partner[operator] >= 0 and t.told("revealed") and not t.told("spotted")
    t.force(d10=[9])
    push_melee_attack(t.g, crowe, operator)
    t.run()
    assert t.has(crowe, SEEN) and t.told("spotted") and not t.told("revealed")


@pytest.mark.rule("combat:15.0k", "combat:15.0a")
def test_a_new_fight_ends_the_winners_rest() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="melee", known=True, flags=WON)
    t.put("jung", "05.05")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.order(crowe) == "melee" and not t.has(crowe, WON)


@pytest.mark.rule("combat:15.0l", "combat:15.0a", "combat:10.08i")
def test_an_enemy_who_runs_into_a_friendly_goes_no_further() -> None:
    for impulse in (2, 4):
        t = Table()
        t.put("crowe", "10.06", known=True, order="hide")
        jung = t.put("jung", "10.05", order="sprint", dirs=44)
        t.force(d10=[9, 9])
        t.act("red", impulse)
        assert t.where(jung) == "10.06" and t.order(jung) == "melee" and t.g.melees == [t.hex("10.06")]


@pytest.mark.rule("combat:15.0l", "combat:7.08b")
def test_a_friendly_who_runs_into_an_enemy_goes_no_further() -> None:
    for impulse in (2, 4):
        t = Table()
        crowe = t.put("crowe", "10.06", known=True, order="sprint")
        t.put("jung", "10.05", order="hide")
        t.act("able", impulse).play("move 10.05").done()
        assert t.where(crowe) == "10.05" and t.order(crowe) == "melee"


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


@pytest.mark.rule("combat:15.0k", "combat:17.4b")
def test_a_guard_who_has_won_a_melee_is_on_guard_again() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.05", guard=crowe, order="hide")
    berger = t.put("berger", "06.05", order="evade", dirs=66)
    t.act("red", 1)
    assert t.order(crowe) == t.order(berger) == "melee"
    t.force(d10=[0])
    t.wounds("head-wound")
    t.act("able", 2).done()
    assert t.where(berger) == "dead" and t.order(crowe) == t.order(jung) == "guard"


@pytest.mark.rule("combat:15.0k")
def test_who_wins_by_a_surrender_does_not_duck_back_beside_the_prisoner() -> None:
    for morale, held in (("rout", True), ("normal", False)):
        t = Table()
        jung = t.put("jung", "05.05", order="melee", morale=morale)
        crowe = t.put("crowe", "05.05", order="melee", known=True)
        cragg = t.put("cragg", "05.05", order="melee", known=True)
        t.g.melees.append(t.hex("05.05"))
        if held:
            push_contact(t.g, t.hex("05.05"))
            t.run().play("guard crowe")
        else:
            kill(t.g, jung, 0)
        assert not t.g.melees
        assert [t.has(m, WON) for m in (crowe, cragg)] == ([False, False] if held else [True, True])


@pytest.mark.rule("combat:15.0k", "combat:17.4a")
def test_who_wins_a_melee_by_taking_a_prisoner_stays_his_guard() -> None:
    """There still is an Enemy in the hex: no Duck Back for the Guard."""
    t = Table()
    crowe = t.put("crowe", "05.05", order="melee", known=True)
    jung = t.put("jung", "05.05", order="melee", morale="shaken")
    t.g.melees.append(t.hex("05.05"))
    t.force(d10=[8])
    push_mc(t.g, jung)
    t.run()
    assert t.g.m_guard[jung] == crowe and not t.g.melees
    t.act("able", 3).done()
    assert t.order(crowe) == "guard"


@pytest.mark.rule("combat:15.0k", "combat:9.8p")
def test_a_surprised_man_who_has_won_ducks_back_when_he_next_activates() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="melee", flags=WON | SURPRISED)
    t.act("red", 2)
    assert t.order(jung) == "duck-back" and not t.has(jung, SURPRISED | WON)


@pytest.mark.rule("combat:15.0g")
def test_an_enemy_in_melee_attacks_the_lowest_tq() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="melee")
    cragg, crowe = (t.put(name, "05.05", known=True, order="melee") for name in ("cragg", "crowe"))  # TQ 5 and 4
    t.g.melees.append(t.hex("05.05"))
    t.force(lot=[cragg], d10=[9])
    t.act("red", 2)
    assert t.told("attacked")[0][:2] == (jung, crowe)
