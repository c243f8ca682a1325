"""Sentences of the rulebook, one by one: Enemies, their Orders and moves, guns, sight, Melee (8 to 12, 14.3, 15)."""

from __future__ import annotations

import pytest
from combat_helpers import machine_gun
from combat_table import Table

from phrases import said
from sandtable.games.combat.enemy.alert import W_LEADER, W_TURN_END, alert_at_turn_end
from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.enemy.orders import W_BERSERK, W_CARD, W_GUARD, W_GUN, W_ROUT, W_WOUNDS, assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.orders.men import duck_back, kill
from sandtable.games.combat.rules.state import ACTION_STEP, ENEMY_STEP, LIVE, NOBODY, REAL, SEEN, WON
from sandtable.games.combat.screen.inspection import inspect
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.words import Words


def line(t: Table, name: str) -> str:
    """The last line of the log for an event of a name, in English."""
    assert t.game is not None
    event = [e for e in t.game.events if e[0] == tell.key(name)][-1]
    return said(Words(t.g, moment_now(t.g)).event(event).data())


# --- machine guns (14.3) ---


@pytest.mark.rule("combat:14.3j")
def test_a_captured_assistant_does_not_take_the_gun_over_turns_later() -> None:
    """ "At the end of the turn the Assistant becomes the Operator": of that turn, in which he was a prisoner."""
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    gunner = t.g.m_man[operator]
    guard = t.put("crowe", "10.05", known=True)
    kill(t.g, operator, 0)
    t.g.m_guard[assistant] = guard
    swap_roles(t.g)
    t.g.m_guard[assistant] = NOBODY  # let go, some turns later and elsewhere
    t.g.m_hex[assistant] = t.hex("14.05")
    swap_roles(t.g)
    assert t.g.m_man[assistant] != gunner


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


@pytest.mark.rule("combat:10.13e", "combat:14.3l")
def test_an_assistant_who_ducked_back_before_hides_though_his_operator_ducks_back_only_now() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order="aimed-fire", flags=WON)
    t.g.m_flags[assistant] &= ~WON
    t.g.m_order[assistant] = names.DUCK_BACK
    t.force(lot=[operator])
    t.act("red", 2)
    assert t.order(operator) == "duck-back" and t.order(assistant) == "hide"


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


@pytest.mark.rule("combat:AI.r27", "combat:17.2e")
def test_a_berserk_unknown_charges_whoever_he_is() -> None:
    """ "It will automatically Charge": one who did not would be known for a gunner."""
    for name in ("jung", "huber"):
        t = Table()
        e = t.put(name, "10.05", known=False, morale="berserk")
        t.put("crowe", "08.05", known=True)
        assert assign(t.g, e, NOBODY) == NOBODY and t.order(e) == "charge", name
    t = Table()
    operator, _ = machine_gun(t, "10.05", morale="berserk")
    t.put("crowe", "08.05", known=True)
    assign(t.g, operator, NOBODY)
    assert t.order(operator) == "run-and-gun"


# --- Alert (9.8) ---


@pytest.mark.rule("combat:9.8i", "combat:9.8k", "combat:6.0i")
def test_a_leader_without_leadership_alarms_only_as_a_comrade() -> None:
    for morale, why in (("normal", W_LEADER), ("rout", W_TURN_END)):
        t = Table()
        t.put("hartmann", "10.05", morale=morale)
        waiting = t.put("jung", "10.05", alert=False)
        alert_at_turn_end(t.g)
        t.run()
        assert t.told("alerted")[-1][:2] == (waiting, why)


# --- Unknowns (8.2, 12.0) ---


@pytest.mark.rule("combat:8.2c", "combat:AI.r05", "combat:12.0j")
def test_an_unknown_who_throws_out_of_sight_is_known_to_be_real() -> None:
    """A Dummy would have been removed; so nobody can take him for one any more."""
    wood = {"08.04 08.05 08.06 09.04 09.05 09.06": "orchard"}
    t = Table(wood)
    t.put("brubaker", "07.05", known=True, order="hide")
    e = t.put("wolff", "10.05", known=False, order="grenade", aim="07.05", flags=LIVE)
    t.force(d10=[0, 9])
    t.act("blue", 3)
    assert len(t.g.t_hex) == 1 and not t.has(e, SEEN) and t.has(e, REAL)
    assert t.told("confirmed") and not t.told("revealed")
    t = Table(wood)
    t.put("brubaker", "07.05", known=True, order="hide")
    dummy = t.put("dummy-blue-1", "10.05", known=False, order="grenade", aim="07.05", flags=LIVE)
    t.act("blue", 3)
    assert not t.g.t_hex and t.where(dummy) == "removed"


@pytest.mark.rule("combat:10.09k", "combat:AI.r05", "combat:12.0j")
def test_so_is_one_who_drops_his_grenade() -> None:
    for name, real in (("wolff", True), ("dummy-blue-1", False)):
        t = Table()
        e = t.put(name, "10.05", known=False, order="grenade", aim="07.05", flags=LIVE)
        duck_back(t.g, e, 0)
        assert (len(t.g.t_hex) == 1) == t.has(e, REAL) == real
        assert (t.where(e) == "removed") != real and t.has(e, SEEN) != real


@pytest.mark.rule("combat:12.0j", "combat:9.8l")
@pytest.mark.parametrize(("name", "event"), [("jung", "confirmed"), ("dummy-red-1", "dummy-removed")])
def test_the_log_says_that_he_was_looked_at_because_he_spotted_somebody(name: str, event: str) -> None:
    """ "If an unknown Enemy Character spots a Friendly Character, the Enemy Character is flipped"; nobody spots him."""
    t = Table()
    t.put("crowe", "08.05", order="sprint")
    t.put(name, "10.05", known=False, order="aimed-fire")
    t.force(d10=[0])
    t.act("red", 1)
    assert "spotted one of your men" in line(t, event)


@pytest.mark.rule("combat:AI.r05", "combat:8.2c")
@pytest.mark.parametrize("order", ["rapid-fire", "grenade"])
def test_the_log_says_that_a_dummy_cannot_fire_or_throw(order: str) -> None:
    """It did neither, so nobody saw it do so."""
    t = Table()
    t.put("crowe", "08.05", order="hide", known=True)
    t.put("dummy-red-1", "10.05", known=False, order=order, aim="08.05", flags=LIVE)
    t.act("red", 3)
    assert "a Dummy cannot do that" in line(t, "dummy-removed")


# --- what the log and the closer look say of an Enemy's Order ---


@pytest.mark.rule("combat:9.1a", "combat:17.3c", "combat:17.2f", "combat:17.4e")
@pytest.mark.parametrize(("morale", "why"), [("rout", W_ROUT), ("berserk", W_BERSERK), ("bold", W_CARD)])
@pytest.mark.parametrize("guards", [False, True])
def test_the_log_says_why_he_reads_that_line_of_his_card(morale: str, why: int, guards: bool) -> None:
    """Cover plays no part in the Rout and Berserk lines."""
    t = Table()
    e = t.put("jung", "10.05", morale=morale)
    if guards:
        t.put("crowe", "10.05", known=True, guard=e)
    assign(t.g, e, NOBODY)
    t.run()
    assert t.told("enemy-card")[-1][2] == (W_GUARD if guards else why)


@pytest.mark.rule("combat:9.2a", "combat:9.0a")
@pytest.mark.parametrize("large", [False, True])
def test_the_log_says_who_draws_a_card(large: bool) -> None:
    """ "Do not draw an Order Card for each enemy Character. Instead draw a single card for each Team." """
    t = Table(large_battle=large)
    t.put("jung", "10.05")
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.run()
    assert ("draws" in line(t, "enemy-card")) != large and "reads" in line(t, "enemy-card")


@pytest.mark.rule("combat:10.07b", "combat:10.13a")
def test_the_log_says_why_a_sprinter_ducks_back() -> None:
    t = Table({"09.06": "rocks"})
    t.put("jung", "10.05", order="sprint", dirs=55)
    t.act("red", 1)
    assert "Rough" in line(t, "ducked-back") and "direction" not in line(t, "ducked-back")
    assert "direction" in line(t, "moved")


@pytest.mark.rule("combat:10.08f")
def test_the_log_says_why_a_charger_ducks_back() -> None:
    t = Table()
    t.put("crowe", "02.05", order="hide", known=True)
    t.put("jung", "10.05", order="charge")
    t.act("red", 3)
    assert "met nobody" in line(t, "ducked-back") and "toward" in line(t, "moved")


@pytest.mark.rule("combat:14.2o")
def test_the_log_says_that_a_comrade_is_in_the_way_of_a_grenade() -> None:
    """ "Enemy Characters will not target a hex with a grenade if that hex contains another Enemy Character." """
    t = Table()
    t.put("winter", "10.05", order="hide")
    t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 3)
    assert "one of his own" in line(t, "made-safe")


@pytest.mark.rule("combat:10.09i")
@pytest.mark.parametrize("ground", ["open", "trees"])
def test_the_log_does_not_put_a_grenadier_into_cover_who_goes_into_the_open(ground: str) -> None:
    t = Table({"13.05 13.06": ground})
    t.put("wolff", "12.05", order="grenade")
    t.act("blue", 4)
    assert "into cover" not in line(t, "moved")


@pytest.mark.rule("combat:10.05a", "combat:10.0e")
def test_a_closer_look_at_an_enemys_order_tells_of_the_enemys_rules() -> None:
    """A Friendly with Sneak may move on Impulse 2; an Enemy will."""
    t = Table()
    enemy = t.put("jung", "10.05", order="sneak", dirs=55)
    friendly = t.put("crowe", "02.05", order="sneak", known=True)
    t.run()
    for m, rule, entries in ((enemy, "10.05", "must"), (friendly, "7.05", "may")):
        notes = inspect(Words(t.g, moment_now(t.g)), 0, f"u:{m}").notes
        assert notes[0].rule == rule
        assert said(notes[1].say.data()).split(",")[1].split()[1] == entries
    t.g.m_order[enemy] = names.GUARD
    assert inspect(Words(t.g, moment_now(t.g)), 0, f"u:{enemy}").notes[0].rule == "17.4"
