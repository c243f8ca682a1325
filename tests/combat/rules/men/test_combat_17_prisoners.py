"""Prisoners (17.4c, 17.4f, 17.4h, 17.4l, 17.4o): what becomes of them, with a Guard and without."""

from __future__ import annotations

import pytest
from combat_fights import meet
from combat_table import Table

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import R_GRENADE, R_MORALE, R_RALLY, R_THROW
from sandtable.games.combat.rules.end_phase import clear_up, push_end_phase
from sandtable.games.combat.rules.melee.contact import merciless_guard, push_contact
from sandtable.games.combat.rules.morale.morale import push_mc, push_morale_check
from sandtable.games.combat.rules.morale.wounds import BY_MELEE, push_hit
from sandtable.games.combat.rules.orders.moving import company
from sandtable.games.combat.rules.sight.seeing import is_target, targets
from sandtable.games.combat.rules.state import ALERT, CARRIED, DUCK_HELD, FREED, WON, mark
from sandtable.games.combat.screen.words import rule_of


@pytest.mark.rule("combat:17.4c", "combat:13.0c")
def test_a_prisoner_is_no_target_of_his_captors() -> None:
    t = Table()
    t.put("taylor", "01.05", order="aimed-fire", known=True)
    guard = t.put("crowe", "05.05", order="guard", known=True)
    t.put("jung", "05.05", guard=guard)
    t.act("able", 2)
    assert not any("jung" in text for text in t.offered())
    t = Table()
    guard = t.put("crowe", "05.05", order="guard", known=True)
    prisoner = t.put("jung", "05.05", guard=guard)
    t.put("berger", "09.05", order="aimed-fire")
    t.force(lot=[prisoner], d10=[0, 3])
    t.wounds("close-call")
    t.act("red", 2)
    assert t.told("hit")[0][0] == prisoner  # but his own side may hit him


@pytest.mark.rule("combat:17.4h")
def test_a_prisoner_without_a_guard_ducks_back() -> None:
    from sandtable.games.combat.rules.orders.men import kill

    t = Table()
    guard = t.put("crowe", "05.05", order="guard", known=True)
    prisoner = t.put("jung", "05.05", guard=guard, order="guard")
    kill(t.g, guard, 0)
    assert t.g.m_guard[prisoner] == -1 and t.order(prisoner) == "duck-back"


@pytest.mark.rule("combat:17.4l")
def test_berserk_men_take_no_prisoners() -> None:
    t, f, e = meet([("crowe", "berserk")], [("jung", "rout")])
    assert t.where(e[0]) == "dead" and t.told("no-quarter")
    t, f, e = meet([("crowe", "berserk"), ("cragg", "normal")], [("jung", "rout")])
    assert t.g.m_guard[e[0]] == f[1]  # not alone with him


@pytest.mark.rule("combat:17.4o")
def test_a_guarded_prisoner_is_captured_at_the_end() -> None:
    from sandtable.games.combat.rules.victory import is_captured

    t = Table()
    guard = t.put("crowe", "05.05")
    prisoner = t.put("jung", "05.05", guard=guard)
    free = t.put("berger", "08.05")
    assert is_captured(t.g, prisoner) and not is_captured(t.g, free)


@pytest.mark.rule("combat:17.4h")
def test_left_alone_by_an_abandoning_guard_who_stays_he_fights_next_turn() -> None:
    t = Table()
    guard = t.put("taylor", "05.05", order="sneak", known=True)
    prisoner = t.put("jung", "05.05", flags=FREED | ALERT)
    push_end_phase(t.g)
    t.run()
    assert t.g.melees == [t.hex("05.05")] and guard and prisoner


@pytest.mark.rule("combat:17.4h", "combat:15.0a")
def test_a_prisoner_set_free_in_a_fight() -> None:
    """A rescuer kills the only Guard: the prisoner Ducks Back. With another Enemy there he fights."""
    for other in (False, True):
        t = Table()
        guard = t.put("jung", "05.05", order="melee")
        prisoner = t.put("miller", "05.05", order="evade", guard=guard, known=True, morale="shaken")
        t.put("crowe", "05.05", order="melee", known=True)
        t.g.melees.append(t.hex("05.05"))
        if other:
            t.put("berger", "05.05", order="melee")
        t.wounds("head-wound")
        t.force(d10=[0])
        t.act("able", 2).play("?attack jung").done()
        assert t.g.m_guard[prisoner] == -1
        assert t.order(prisoner) == ("melee" if other else "duck-back")


@pytest.mark.rule("combat:17.4h")
def test_a_guard_who_surrenders_loses_his_prisoner() -> None:
    t = Table()
    guard = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    prisoner = t.put("miller", "05.05", order="evade", guard=guard, known=True, morale="shaken")
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[guard] == crowe and t.g.m_guard[prisoner] == -1 and t.order(prisoner) == "duck-back"


@pytest.mark.rule("combat:17.4c", "combat:16.2b", "combat:13.0b")
def test_prisoners_and_the_helpless_are_no_targets() -> None:
    t = Table()
    jung = t.put("jung", "09.05", order="rapid-fire")
    other = t.put("lang", "08.05", order="hide")
    held, helpless = t.put("miller", "08.05", known=True, guard=other), t.put("crowe", "07.05", known=True)
    t.g.m_wounds[helpless] = 2 << 4
    dead, hidden = t.put("cragg", "06.05", known=True), t.put("taylor", "06.06")
    t.g.m_hex[dead] = -1
    assert not any(is_target(t.g, f) for f in (held, helpless, dead, hidden, jung))
    t.g.m_guard[held] = -1
    assert targets(t.g) == [held]


@pytest.mark.rule("combat:17.4l")
def test_a_berserk_guard_kills_only_if_nobody_keeps_him_from_it() -> None:
    for comrade, foe, kills in (
        (None, False, True),
        ("berserk", False, True),
        ("normal", False, False),
        (None, True, False),
    ):
        t = Table()
        crowe = t.put("crowe", "05.05", morale="berserk", known=True)
        t.put("jung", "05.05", guard=crowe)
        if comrade:
            t.put("cragg", "05.05", morale=comrade, known=True)
        if foe:
            t.put("lang", "05.05")
        assert (merciless_guard(t.g, t.hex("05.05")) == crowe) == kills


@pytest.mark.rule("combat:17.4l", "combat:15.0d")
def test_berserk_enemies_kill_who_would_surrender() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="rout", known=True)
    t.put("jung", "05.05", morale="berserk")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.where(crowe) == "dead" and [e[:2] for e in t.told("no-quarter")] == [(2, crowe)]


@pytest.mark.rule("combat:17.4f", "combat:7.18b")
def test_prisoners_of_a_man_who_goes_along_go_too() -> None:
    t = Table()
    carrier, guard = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[guard] = guard, carrier
    jung = t.put("jung", "05.05", guard=guard)
    t.put("lang", "05.06", guard=t.put("taylor", "05.06"))
    assert company(t.g, carrier) == [carrier, guard, jung]


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


@pytest.mark.rule("combat:17.4c", "combat:13.1a")
def test_a_prisoner_who_catches_a_shot_does_not_end_the_burst() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    guard = t.put("jung", "08.05", order="hide")
    prisoner = t.put("miller", "08.05", order="hide", guard=guard, known=True)
    t.force(lot=[prisoner, guard, prisoner], d10=[8, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3").done()
    assert len(t.rolls("fire")) == 3 and t.all_rolled()


@pytest.mark.rule("combat:17.4h", "combat:17.4a")
def test_a_guard_who_surrenders_in_a_melee_leaves_his_prisoner_to_duck_back() -> None:
    t = Table()
    guard = t.put("jung", "05.05", order="melee", morale="rout")
    prisoner = t.put("miller", "05.05", order="guard", guard=guard, known=True, morale="shaken")
    crowe = t.put("crowe", "05.05", order="melee", known=True)
    t.g.melees.append(t.hex("05.05"))
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[guard] == crowe and t.g.m_guard[prisoner] == -1
    assert t.order(prisoner) == "duck-back" and not t.g.melees


@pytest.mark.rule("combat:17.4l")
def test_a_berserk_guard_kills_as_soon_as_his_comrade_has_left_them_alone() -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="hide", known=True, morale="berserk")
    t.put("cragg", "05.05", order="evade", known=True)
    prisoner = t.put("jung", "05.05", order="hide", guard=guard)
    t.act("able", 1).play("activate cragg")
    assert t.where(prisoner) == "05.05"
    t.play("move 06.05")
    assert t.where(prisoner) == "dead"


@pytest.mark.rule("combat:17.4c", "combat:16.2b")
def test_a_shot_at_an_enemy_does_not_stray_to_a_helpless_comrade() -> None:
    t = Table()
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.put("jung", "08.05", order="hide")
    helpless = t.put("miller", "08.05", order="hide", wounds="bad light", known=True)
    t.force(lot=[helpless], d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert len(t.rolls("fire")) == 1 and t.g.chance.unused() == 1


@pytest.mark.rule("combat:17.4f", "combat:15.0a")
def test_a_prisoner_whose_guard_has_to_fight_has_his_order_still() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    jung = t.put("jung", "05.05", guard=crowe, order="evade")
    t.put("berger", "05.05", order="evade")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.order(crowe) == t.order(jung) == "melee"


@pytest.mark.rule("combat:17.4f", "combat:17.4b")
def test_so_has_one_whose_guard_takes_another() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    jung = t.put("jung", "05.05", guard=crowe, order="evade")
    berger = t.put("berger", "05.05", order="evade", morale="rout")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[berger] == crowe and t.order(crowe) == t.order(jung) == t.order(berger) == "guard"


@pytest.mark.rule("combat:17.4h", "combat:16.2b", "combat:15.0k")
def test_a_prisoner_whose_guard_falls_helpless_in_a_melee_ducks_back_at_once() -> None:
    t = Table()
    guard = t.put("miller", "05.05", order="melee", known=True, wounds="bad")
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    fighter = t.put("vogel", "05.05", order="melee")
    t.g.melees.append(t.hex("05.05"))
    t.wounds("light-wound")
    push_hit(t.g, guard, BY_MELEE)
    t.run().done()
    assert not t.g.melees and t.told("incapacitated")
    assert t.order(prisoner) == "duck-back" and not t.has(prisoner, WON) and t.has(fighter, WON)


@pytest.mark.rule("combat:17.4f", "combat:14.2g")
def test_a_prisoner_keeps_the_duck_back_that_his_guard_keeps() -> None:
    for guard_name, prisoner_name in (("crowe", "jung"), ("jung", "crowe")):
        t = Table()
        guard = t.put(guard_name, "05.05", order="duck-back", known=True)
        prisoner = t.put(prisoner_name, "05.05", order="duck-back", guard=guard, known=True)
        clear_up(t.g)
        assert t.order(guard) == t.order(prisoner) == "none"
        t.g.m_order[guard] = t.g.m_order[prisoner] = names.DUCK_BACK
        mark(t.g, guard, DUCK_HELD)
        clear_up(t.g)
        assert t.order(guard) == t.order(prisoner) == "duck-back"


@pytest.mark.rule("combat:17.4l", "combat:10.09h", "combat:10.12c")
def test_rules_of_what_enemies_roll_and_berserk_men_do() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "08.05")
    for purpose, ours, theirs in ((R_THROW, "7.09", "10.09"), (R_GRENADE, "7.09", "10.09"), (R_RALLY, "7.17", "10.12")):
        assert rule_of(t.g, (tell.CHECKED, -1, crowe, purpose, 3, 4)) == ours
        assert rule_of(t.g, (tell.CHECKED, -1, jung, purpose, 3, 4)) == theirs
    assert rule_of(t.g, (tell.NO_QUARTER, -1, crowe, jung)) == "17.4"
