"""Rules 4 to 10 and 17.4 again: numbers, sequences and exceptions that no other test would see broken."""

from __future__ import annotations

import pytest
from combat_helpers import lent
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.alert import W_LEADER, W_TURN_END, alert, alert_at_turn_end, alert_within
from sandtable.games.combat.enemy.moves import charge_target
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import activation_order
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.orders.men import new_grenade, reveal
from sandtable.games.combat.rules.state import (
    ALERT,
    BAD,
    END_STEP,
    FREED,
    LIVE,
    MOVE_BACK,
    NOBODY,
    add_wound,
    wounds,
)


@pytest.mark.rule("combat:9.6e", "combat:19.0d")
def test_wounds_and_morale_add_up_in_charge_and_grenade_checks() -> None:
    for serial, purpose, terrain in ((10, "grenade-check", "trees"), (44, "charge-check", "open")):
        t = Table({"10.05": terrain})
        t.put("taylor", "06.05", known=True)
        jung = t.put("jung", "10.05", wounds="light", morale="aggressive")
        t.force(d10=[9])
        t.enemy_deck(serial)
        assign(t.g, jung, NOBODY)
        t.run()
        number = 4 + TABLES.wound_tq[0] + TABLES.morale_tq[names.AGGRESSIVE]
        assert number != 4 and t.rolls(purpose) == [(9, number)]


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


@pytest.mark.rule("combat:9.4c")
def test_a_grenadier_who_enters_cover_makes_no_check() -> None:
    t = Table({"13.06": "trees"})
    t.put("taylor", "12.08", known=True, order="aimed-fire")
    e = t.put("wolff", "12.05", order="grenade")
    t.act("blue", 4)
    assert t.where(e) == "13.06" and not t.rolls("cover") and t.order(e) == "grenade"


@pytest.mark.rule("combat:10.10c", "combat:10.10d")
def test_running_dry_makes_an_enemy_duck_back_unless_he_is_berserk() -> None:
    for morale, order in (("normal", "duck-back"), ("berserk", "run-and-gun")):
        t = Table()
        t.put("taylor", "05.05", known=True, order="hide")
        jung = t.put("jung", "09.05", order="run-and-gun", dirs=55, morale=morale)
        t.g.m_ammo[jung] = names.LOW_AMMO
        t.force(d10=[9])
        t.act("red", 2)
        assert t.g.m_ammo[jung] == names.NO_AMMO and t.order(jung) == order


@pytest.mark.rule("combat:5.1.2a")
def test_a_card_may_be_spent_between_two_enemies_of_a_team_after_a_shot() -> None:
    duck = next(c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_effect[c] == "duck")
    t = Table()
    crowe = t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "09.04", order="aimed-fire")
    t.put("berger", "09.05", order="aimed-fire")
    t.g.hand = [duck]
    t.g.f_draw.remove(duck)
    t.force(d10=[8, 8])
    t.act("red", 2)
    assert t.prompt == "quiet" and len(t.told("fired")) == 1
    t.play(next(text for text in t.offered() if text.startswith("spend")))
    assert t.order(crowe) == "duck-back" and t.prompt == "halt" and t.all_rolled()


@pytest.mark.rule("combat:10.09d")
def test_a_building_draws_a_grenadier_closer_from_two_hexes_only() -> None:
    for hex, moves in (("11.05", False), ("12.05", True), ("13.06", False)):
        t = Table({"10.05": "building"})
        t.put("brubaker", "10.05", known=True)
        e = t.put("wolff", hex, order="grenade", aim="10.05", flags=LIVE)
        t.act("blue", 2)
        assert (t.where(e) != hex) == moves


@pytest.mark.rule("combat:AI.r07", "combat:9.5e", "combat:9.5d")
def test_how_far_the_look_ahead_goes() -> None:
    """The last Impulse counts; a way off the Board, even by the Enemy's own edge, is no way to go on."""
    t = Table()
    e = t.put("jung", "05.01", order="evade", dirs=13)
    t.act("red", 3)
    assert t.where(e) == "05.01" and t.order(e) == "evade"
    t.act("red", 4)
    assert t.where(e) == "06.01"
    t = Table()
    e = t.put("jung", "16.01", order="evade", dirs=13)
    t.act("red", 1)
    assert t.where(e) == "16.01" and t.order(e) == "duck-back"


@pytest.mark.rule("combat:10.08b", "combat:AI.r09", "combat:AI.r13")
def test_of_equally_near_men_the_lowest_tq_is_no_matter_of_chance() -> None:
    t = Table()
    strong, weak = t.put("taylor", "05.08", known=True), t.put("crowe", "08.05", known=True)
    e = t.put("jung", "05.05", order="charge")
    t.force(lot=[strong])
    assert charge_target(t.g, e) == weak and not t.all_rolled()
    t = Table()
    strong, weak = (t.put(name, "05.05", order="melee", known=True) for name in ("taylor", "crowe"))
    e = t.put("jung", "05.05", order="melee")
    t.g.melees.append(t.hex("05.05"))
    t.force(lot=[strong], d10=[9])
    t.act("red", 2)
    assert t.told("attacked") == [(e, weak, -1, -1)]


@pytest.mark.rule("combat:9.5a", "combat:9.5b")
def test_at_a_corner_also_an_edge_at_the_top_beats_a_neutral_side() -> None:
    t = Table(edge=[names.ENEMY_EDGE, names.NEUTRAL_EDGE, names.FRIENDLY_EDGE, names.NEUTRAL_EDGE])
    corner = t.put("jung", "01.01", order="evade", dirs=66)
    beside = t.put("berger", "01.02", order="evade", dirs=66)  # only the side is crossed here
    t.act("red", 1)
    assert t.where(corner) == "left" and t.g.m_exit[corner] & 3 == 0
    assert t.where(beside) == "01.02" and t.order(beside) == "duck-back"


@pytest.mark.rule("combat:17.4d", "combat:4.0.5f")
def test_who_takes_a_prisoner_as_the_turn_ends_has_a_guards_orders_in_the_next() -> None:
    """A prisoner who was let go, has Routed since and was not left behind."""
    t = Table()
    guard = t.put("taylor", "05.05", order="sneak", known=True)
    prisoner = t.put("jung", "05.05", flags=FREED, morale="rout")
    t.put("miller", "01.12", order="hide")
    push_end_phase(t.g)
    t.run()
    assert t.g.m_guard[prisoner] == guard
    t.give_orders()
    assert t.orders_of("taylor") == {"evade", "sneak", "plan", "hide"}


@pytest.mark.rule("combat:17.4j", "combat:17.4k")
def test_the_orders_by_which_a_guard_abandons_his_prisoner() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    t.put("jung", "05.05", guard=guard)
    t.put("miller", "01.12")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("abandon")} == {
        "sneak", "evade", "run-and-gun", "sprint", "aimed-fire", "rapid-fire",
    }  # fmt: skip


@pytest.mark.rule("combat:17.4k", "combat:9.5d")
def test_every_prisoner_of_a_guard_who_fires_runs_by_a_card_of_his_own() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    first, second = (t.put(name, "05.05", guard=guard) for name in ("jung", "berger"))
    t.put("miller", "01.12")
    t.enemy_deck(10, 25)  # Rout 3 and 2
    t.give_orders().play("abandon taylor rapid-fire")
    assert {t.where(first), t.where(second)} == {"06.05", "06.04"} and len(t.g.e_discard) == 2


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_comrade_guards_rather_than_a_man_with_a_live_grenade() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    assert t.g.m_guard[jung] == crowe and t.order(taylor) == "grenade" and t.has(taylor, LIVE)


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


@pytest.mark.rule("combat:7.09d", "combat:7.10a")
def test_no_duck_back_on_impulse_2_of_a_smoke_grenade_either() -> None:
    for impulse, ducks in ((1, True), (2, False), (4, True)):
        t = Table()
        t.put("taylor", "05.05", order="smoke-grenade", known=True)
        t.put("jung", "10.05", known=False)  # something to look at, so that he is asked
        t.act("able", impulse).play("?stay")
        assert t.prompt == "spot-or-duck" and ("duck-back" in t.offered()) == ducks


@pytest.mark.rule("combat:7.17g")
def test_a_routing_man_in_sight_of_an_unknown_enemy_runs_on() -> None:
    for hex, tries in (("08.05", False), ("16.12", True)):
        t = Table({"04.05": "trees", "10.08 11.08 11.09 10.09": "orchard"})
        t.put("taylor", "05.05", order="evade", morale="rout", known=True, flags=MOVE_BACK)
        t.put("jung", hex, known=False, order="hide")
        t.act("able", 1).play("move 04.05")
        assert ("try-duck-back" in t.offered()) == tries


@pytest.mark.rule("combat:7.17c", "combat:2.0e")
def test_the_reach_of_a_leader_in_a_rally() -> None:
    """Sgt Taylor, LDR 3: at three hexes he helps, at four he does not."""
    for hex, bonus in (("08.05", 1), ("09.05", 0)):
        t = Table()
        t.put("taylor", "05.05", order="hide")
        t.put("crowe", hex, order="rally", morale="cautious")
        t.force(d10=[9])
        push_end_phase(t.g)
        t.run()
        assert t.rolls("rally") == [(9, 4 + bonus)]


@pytest.mark.rule("combat:4.0.5m", "combat:14.3j", "combat:4.0.5a", "combat:4.0.5e")
def test_what_the_end_phase_does_and_in_what_order() -> None:
    """Grenades, the MG's crew, Rally, alarm, Orders off."""
    operator = next(m for m in range(len(TABLES.man_name)) if TABLES.man_gun[m] == 1)
    t = Table()
    e = t.put(TABLES.man_name[operator], "10.05", known=False)
    reveal(t.g, e, 0)
    assistant = t.g.m_partner[e]
    t.put("crowe", "01.01", order="rally", morale="shaken")
    near = t.put("berger", "12.05", alert=False, known=False)
    new_grenade(t.g, t.rules.grenade_blast[0], t.hex("01.12"), 3)
    add_wound(t.g, e, BAD)
    t.force(d10=[0])
    push_end_phase(t.g)
    t.run()
    assert wounds(t.g, e, BAD) == 0 and wounds(t.g, assistant, BAD) == 1
    assert t.told("exploded") and t.rolls("rally") and t.has(near, ALERT) and t.order(near) == "none"
    assert not t.g.t_hex and t.order(3) == "none"
    game = t.game
    assert game is not None
    keys = [event[0] for event in game.events]
    sequence = [tell.EXPLODED, tell.SWAPPED, tell.CHECKED, tell.ALERTED]
    assert [key for key in keys if key in sequence] == sequence


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


@pytest.mark.rule("combat:AI.r29", "combat:9.8n")
def test_the_nearest_of_those_alerted_together_draws_first() -> None:
    t = Table(prepared=True)
    far = t.put("jung", "09.05", alert=False, known=False)
    near = t.put("berger", "07.05", alert=False, known=False)
    t.enemy_deck(25, 44)
    alert_within(t.g, t.hex("05.05"), 5, 0)
    t.run()
    assert [args[0] for args in t.told("enemy-card")] == [near, far]


@pytest.mark.rule("combat:9.2a", "combat:9.8n", "combat:AI.r22")
def test_in_a_large_battle_who_is_alerted_in_mid_turn_reads_his_teams_card() -> None:
    t = Table({"10.05": "trees"}, large_battle=True, prepared=True)
    jung = t.put("jung", "10.05", alert=False)
    t.g.e_display[0] = TABLES.ecard_serial.index(44)  # In Cover, Normal: Aimed Fire
    t.g.e_draw.remove(t.g.e_display[0])
    t.enemy_deck(37)  # Hide
    alert(t.g, jung, 0)
    assert t.order(jung) == "aimed-fire" and not t.g.e_discard


@pytest.mark.rule("combat:10.0c", "combat:AI.r24")
def test_a_helpless_friendly_is_nobody_to_be_close_to() -> None:
    t = Table()
    t.put("crowe", "13.05", known=True, wounds="bad light light")
    t.put("taylor", "04.05", known=True)
    beside, near = t.put("jung", "12.05"), t.put("berger", "08.05")
    assert activation_order(t.g, [beside, near]) == [near, beside]


@pytest.mark.rule("combat:AI.r27", "combat:14.3q", "combat:10.0a")
def test_the_weight_of_an_unknown_gun_slows_nobody_down_yet() -> None:
    operator = next(m for m in range(len(TABLES.man_name)) if TABLES.man_gun[m] == 1)
    for known, order in ((False, "sprint"), (True, "sneak")):  # Known, and without his Assistant
        t = Table()
        e = t.put(TABLES.man_name[operator], "10.05", morale="bold", known=known)
        t.enemy_deck(14)  # In Open, Bold: Sprint 6
        assign(t.g, e, NOBODY)
        assert (t.order(e), t.g.m_dirs[e]) == (order, 66)
