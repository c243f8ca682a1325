"""Melee (15.0), surrender and Guards (17.4)."""

from __future__ import annotations

import pytest
from combat_table import Table

from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.orders.friendly_orders import push_friendly_orders
from sandtable.games.combat.rules.state import ALERT, ENEMY_STEP, FREED, LIVE, ORDER_STEP, SEEN, WON


def meet(
    ours: list[tuple[str, str]], theirs: list[tuple[str, str]], impulse: int = 1
) -> tuple[Table, list[int], list[int]]:
    """Men by name and Morale in one hex."""
    t = Table()
    f = [t.put(name, "05.05", order="evade", known=True, morale=morale) for name, morale in ours]
    e = [t.put(name, "05.05", order="evade", dirs=33, morale=morale) for name, morale in theirs]
    t.g.impulse = impulse
    push_contact(t.g, t.hex("05.05"))
    return t.run(), f, e


# --- how it begins ---


@pytest.mark.rule("combat:15.0a", "combat:15.0o", "combat:6.0g")
def test_sharing_a_hex_takes_orders_away() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "normal"), ("berger", "bold")])
    assert t.g.melees == [t.hex("05.05")]
    assert {t.order(m) for m in f + e} == {"melee"}


@pytest.mark.rule("combat:15.0b")
def test_a_charge_is_kept_from_impulse_2_on() -> None:
    for impulse, order in ((1, "melee"), (2, "charge"), (3, "charge"), (4, "charge")):
        t = Table()
        m = t.put("crowe", "05.05", order="charge", known=True)
        t.put("jung", "05.05", order="hide")
        t.g.impulse = impulse
        push_contact(t.g, t.hex("05.05"))
        t.run()
        assert t.order(m) == order


@pytest.mark.rule("combat:15.0c", "combat:17.4g")
def test_routed_men_with_comrades_become_shaken_and_fight() -> None:
    t, f, e = meet([("crowe", "rout"), ("cragg", "normal")], [("jung", "rout"), ("berger", "bold")])
    assert t.morale(f[0]) == "shaken" and t.morale(e[0]) == "shaken"
    assert t.order(f[0]) == "melee" and t.order(e[0]) == "melee"


@pytest.mark.rule("combat:15.0d", "combat:17.4a")
def test_a_side_of_routed_men_only_surrenders() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "rout")])
    assert not t.g.melees and t.g.m_guard[e[0]] == f[0]
    assert t.morale(e[0]) == "shaken" and t.order(f[0]) == "guard"


@pytest.mark.rule("combat:15.0e")
def test_two_routed_sides_ignore_each_other() -> None:
    t, f, e = meet([("crowe", "rout")], [("jung", "rout")])
    assert not t.g.melees and t.order(f[0]) == "evade" and t.order(e[0]) == "evade"


@pytest.mark.rule("combat:16.2b")
def test_the_incapacitated_take_no_part() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, wounds="bad light light")
    jung = t.put("jung", "05.04", order="evade", dirs=44)
    t.act("red", 1)
    assert t.where(jung) == "05.05" and not t.g.melees


# --- attacks ---


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


@pytest.mark.rule("combat:AI.r05")
def test_a_dummy_in_the_hex_is_gone_before_any_melee() -> None:
    t = Table()
    t.put("crowe", "05.05", order="evade", known=True)
    dummy = t.put("dummy-red-1", "05.04", order="evade", dirs=44, known=False)
    t.act("red", 1)
    assert t.where(dummy) == "removed" and not t.g.melees


# --- Rout in a Melee (A74) ---


@pytest.mark.rule("combat:17.4a", "combat:15.0d")
def test_a_man_who_routs_in_melee_surrenders_at_once() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "shaken")])
    t.wounds("close-call")
    fight(t, 0, 8)
    t.act("able", 2).done()
    assert t.g.m_guard[e[0]] == f[0] and not t.g.melees and t.order(f[0]) == "guard"


# --- prisoners and Guards ---


@pytest.mark.rule("combat:17.4a", "combat:17.4m")
def test_who_becomes_the_guard() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    cragg = t.put("cragg", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.04", order="sprint", dirs=44, morale="rout")
    t.act("red", 1)
    assert t.prompt == "who-guards" and set(t.offered()) == {"guard crowe", "guard cragg"}
    t.play("guard cragg")
    assert t.g.m_guard[jung] == cragg and t.order(crowe) == "hide"
    t = Table()
    strong = t.put("jung", "05.05", order="hide")
    tables = t.rules.tables
    weak_man = min(
        (m for m in range(len(tables.man_name)) if tables.man_team[m] == 3 and tables.man_tq[m] > 0),
        key=lambda m: tables.man_tq[m],
    )
    weak = t.put(tables.man_name[weak_man], "05.05", order="hide") if tables.man_tq[weak_man] < 4 else strong
    crowe = t.put("crowe", "05.05", order="evade", morale="rout", known=True)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == weak  # the lowest TQ


@pytest.mark.rule("combat:17.4b")
def test_a_guard_counts_as_having_no_order() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import order_of_target

    t, f, e = meet([("crowe", "normal")], [("jung", "rout")])
    assert order_of_target(t.g, f[0]) == 0
    t.act("able", 2)
    assert t.prompt == "spot-or-duck"  # nothing to do


@pytest.mark.rule("combat:17.4b")
def test_a_comrade_takes_over() -> None:
    t = Table()
    guard, other = t.put("crowe", "05.05"), t.put("cragg", "05.05")
    jung = t.put("jung", "05.05", guard=guard)
    t.give_orders()
    assert "cragg crowe" in t.offered("relieve")
    t.play("relieve cragg crowe")
    assert t.g.m_guard[jung] == other
    assert "aimed-fire" in {text.split()[1] for text in t.offered("order") if text.startswith("crowe")}


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


@pytest.mark.rule("combat:17.4i")
def test_enemies_fire_at_a_guard_with_aimed_fire_only() -> None:
    for order, shots in (("aimed-fire", 1), ("slow-suppressive-fire", 0)):
        t = Table()
        guard = t.put("crowe", "05.05", order="guard", known=True)
        t.put("jung", "05.05", guard=guard)
        t.put("berger", "09.05", order=order)
        t.force(lot=[guard] * shots, d10=[8] * shots)
        t.act("red", 2)
        assert len(t.told("fired")) == shots


@pytest.mark.rule("combat:17.4d", "combat:17.4f")
def test_a_guard_may_move_rally_plan_or_hide_and_his_prisoner_goes_along() -> None:
    t = Table()
    guard = t.put("taylor", "05.05", morale="cautious")
    prisoner = t.put("jung", "05.05", guard=guard)
    t.put("miller", "01.01")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("order") if text.startswith("taylor")} == {
        "evade", "sneak", "rally", "plan", "hide",
    }  # fmt: skip
    t.play("order taylor evade", "order miller hide")
    assert t.order(prisoner) == "evade"
    t.g.step = 4
    t.act("able", 1).play("move 06.05")
    assert t.where(prisoner) == "06.05"


@pytest.mark.rule("combat:17.4j")
def test_a_guard_who_moves_off_leaves_his_prisoner_without_an_order() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    prisoner = t.put("jung", "05.05", guard=guard)
    t.give_orders().play("abandon taylor sprint")
    assert t.g.m_guard[prisoner] == -1 and t.has(prisoner, FREED) and not t.g.melees
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(prisoner) == "none"
    t.g.step = 4
    t.act("red", 1)
    assert t.order(prisoner) == "none"
    t.act("able", 1).play("move 06.05").done()
    push_end_phase(t.g)
    t.run()
    t.g.step = ENEMY_STEP
    t.enemy_deck(44)
    enemy_phase(t.g)
    assert t.order(prisoner) != "none"  # next turn he draws as usual


@pytest.mark.rule("combat:17.4k")
def test_a_guard_who_fires_lets_his_prisoner_run() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    prisoner = t.put("jung", "05.05", guard=guard)
    t.g.step = ORDER_STEP
    t.enemy_deck(10, 44)  # Rout 3
    push_friendly_orders(t.g)
    t.run().play("abandon taylor aimed-fire")
    assert t.where(prisoner) == "06.05" and t.g.m_guard[prisoner] == -1
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(prisoner) != "none"


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


@pytest.mark.rule("combat:17.4e", "combat:17.4f")
def test_an_enemy_guard_who_leaves_takes_his_prisoner_along() -> None:
    t = Table()
    guard = t.put("jung", "16.05", order="evade", dirs=33)
    prisoner = t.put("crowe", "16.05", order="evade", guard=guard, known=True)
    t.act("red", 1)
    assert t.where(guard) == "left" and t.where(prisoner) == "left"
    from sandtable.games.combat.rules.victory import is_captured

    assert is_captured(t.g, prisoner)


@pytest.mark.rule("combat:17.4n")
def test_a_grenadier_throws_before_he_takes_a_prisoner() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    assert t.where(jung) == "05.05" and t.g.m_guard[jung] == -1 and t.order(taylor) == "grenade"
    t.force(d10=[0])
    t.act("able", 3)
    assert t.g.m_guard[jung] == taylor and t.order(taylor) == "guard" and t.g.t_hex
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    t.act("red", 3)  # he runs on first
    assert t.where(jung) == "05.06" and t.order(taylor) == "grenade"


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


@pytest.mark.rule("combat:17.4b")
def test_a_guard_is_relieved_once_a_turn() -> None:
    t = Table()
    guard = t.put("crowe", "05.05")
    t.put("cragg", "05.05")
    t.put("jung", "05.05", guard=guard)
    t.give_orders().play("relieve cragg crowe")
    assert not t.offered("relieve")
