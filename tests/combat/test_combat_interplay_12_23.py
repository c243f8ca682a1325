"""Where two rules meet, in fire, grenades, Melee, prisoners, Morale and the effects of cards (12.0 to 23.0)."""

from __future__ import annotations

import pytest
from combat_helpers import line, machine_gun
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.data.scenario import load_scenario, plain
from sandtable.games.combat.enemy.alert import alert_at_turn_end
from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import (
    ANY_TEAM,
    BOTH,
    E_BAR_ORDER,
    E_DUDS,
    E_MEND,
    E_SHAKE,
    E_SNIPER,
)
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.cards.quiet import push_quiet_window
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.grenades.explosions import push_explosions
from sandtable.games.combat.rules.grenades.grenades import push_throw
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.orders.men import kill
from sandtable.games.combat.rules.rules import (
    VP_FRIENDLY_INCAPACITATED,
    VP_FRIENDLY_ON,
    VP_FRIENDLY_WOUNDED,
)
from sandtable.games.combat.rules.state import (
    ALERT,
    CARD_STEP,
    ENEMY_STEP,
    FREED,
    HIDE_ONLY,
    LIGHT,
    LIVE,
    NO_CARD,
    SEEN,
    SURPRISED,
    WON,
    State,
    enemies,
    wounds,
)
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.victory import points_of
from sandtable.kernel.game import new_game

RIFLE = TABLES.blast_name.index("rifle-grenade")
MK_II = TABLES.blast_name.index("mk-ii")


def quiet(t: Table, *cards: int) -> Table:
    t.hand(*cards)
    push_quiet_window(t.g)
    return t.run()


def enemy_orders(t: Table) -> None:
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)


# --- fire (13.0, 17.4c) ---


@pytest.mark.rule("combat:17.4c", "combat:13.1a")
def test_a_prisoner_who_catches_a_shot_does_not_end_the_burst() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    guard = t.put("jung", "08.05", order="hide")
    prisoner = t.put("miller", "08.05", order="hide", guard=guard, known=True)
    t.force(lot=[prisoner, guard, prisoner], d10=[8, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3").done()
    assert len(t.rolls("fire")) == 3 and t.all_rolled()


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


# --- spotting in a Melee (12.0i, 15.0i) ---


@pytest.mark.rule("combat:12.0i", "combat:15.0i")
def test_an_enemy_in_a_melee_looks_for_the_hidden_man_he_fights_and_for_nobody_else() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="melee")
    outside = t.put("cragg", "06.05", order="hide")
    t.put("jung", "05.05", order="melee")
    t.g.melees.append(t.hex("05.05"))
    t.force(d10=[0])
    t.act("red", 1)
    assert len(t.rolls("spotting")) == 1 and t.has(crowe, SEEN) and not t.has(outside, SEEN)


# --- Enemy MG teams (14.3) ---


@pytest.mark.rule("combat:9.8p", "combat:14.3i")
def test_an_assistant_is_surprised_together_with_his_operator() -> None:
    t = Table()
    t.put("crowe", "05.05", order="evade", known=True)
    operator = t.put("huber", "06.05", known=False, alert=False)
    t.act("able", 2).play("move 06.05").done()
    assistant = t.g.m_partner[operator]
    assert t.has(operator, SURPRISED) and t.has(assistant, SURPRISED) and t.has(assistant, ALERT)


@pytest.mark.rule("combat:AI.r03", "combat:17.4e")
def test_an_assistant_who_guards_a_prisoner_has_orders_of_his_own() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "08.05")
    prisoner = t.put("miller", "08.05", guard=assistant, known=True)
    t.put("crowe", "03.05", known=True)
    t.enemy_deck(10, 44)  # Rout 3
    enemy_orders(t)
    assert t.order(operator) == "aimed-fire" and t.order(assistant) == "evade"
    t.g.step = 4
    t.act("red", 1)
    assert t.where(operator) == "08.05" and t.where(assistant) == t.where(prisoner) == "09.06"


@pytest.mark.rule("combat:14.3j")
def test_the_gun_of_a_dead_operator_does_not_fly_to_an_assistant_elsewhere() -> None:
    for hex, taken in (("08.05", True), ("11.05", False)):
        t = Table()
        operator, assistant = machine_gun(t, "08.05")
        gunner = t.g.m_man[operator]
        t.g.m_hex[assistant] = t.hex(hex)
        kill(t.g, operator, 0)
        swap_roles(t.g)
        assert (t.g.m_man[assistant] == gunner) == taken


@pytest.mark.rule("combat:22.0.O4", "combat:14.3l")
def test_optional_4_an_assistant_fired_on_has_the_order_of_his_operator() -> None:
    t = Table(late_orders=True)
    operator, assistant = machine_gun(t, "09.05")
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    enemy_orders(t)
    assert t.order(operator) == t.order(assistant) == "none"
    t.g.step = 4
    t.force(d10=[8])
    t.act("able", 2).play(f"fire {t.tag(assistant)} weapon-1 1").done()
    assert t.order(assistant) == t.order(operator) == "aimed-fire"


@pytest.mark.rule("combat:14.3e", "combat:14.1d")
def test_a_gunner_without_an_assistant_does_not_carry_his_gun_with_a_grenade_order() -> None:
    for order in ("grenade", "smoke-grenade"):
        t = Table()
        miller = t.put("miller", "05.05", order=order, aim="08.05", known=True, flags=LIVE)
        t.gun("lmg-30", miller)
        t.put("jung", "08.05")
        for impulse in (2, 4):
            t.act("baker", impulse)
            assert not t.offered("move"), (order, impulse)
            t.done()
        helper = t.put("peters", "05.05", order=order, known=True)
        t.g.gun_helper[0] = helper
        t.g.m_order[miller] = names.ORDER_NAMES.index(order)
        t.g.m_aim[miller] = t.hex("08.05")
        t.act("baker", 4).play("?activate miller")
        assert t.offered("move")


@pytest.mark.rule("combat:14.3a")
def test_a_gunner_who_leaves_the_board_takes_his_gun_along() -> None:
    t = Table()
    miller = t.put("miller", "01.05", order="sneak", known=True)
    peters = t.put("peters", "01.05", known=True)
    gun = t.gun("lmg-30", miller)
    t.rules.exits[t.hex("01.05") * 4 + 3] = 1
    t.act("baker", 4).play("activate miller", "exit west")
    assert t.where(miller) == "left" and t.g.gun_man[gun] == -1 and not t.told("gun-left")
    t.g.m_order[peters] = 0
    t.give_orders()
    assert not t.offered("serve")


# --- prisoners and Guards (17.4) ---


@pytest.mark.rule("combat:15.0a", "combat:17.4j")
def test_a_prisoner_let_go_is_let_be_only_until_somebody_enters_his_hex() -> None:
    t = Table()
    t.put("taylor", "05.05", order="sneak", known=True)  # his Guard until now
    freed = t.put("jung", "05.05", flags=FREED | NO_CARD)
    t.put("crowe", "04.05", order="evade", known=True)
    t.act("able", 1).play("activate taylor", "done")
    assert not t.g.melees
    t.play("?activate crowe", "move 05.05").done()
    assert t.g.melees == [t.hex("05.05")] and t.order(freed) == "melee"


@pytest.mark.rule("combat:17.4k", "combat:14.3l")
def test_a_machine_gun_team_let_go_by_a_guard_who_fires_runs_one_hex() -> None:
    t = Table()
    guard = t.put("taylor", "05.05", known=True)
    operator, assistant = machine_gun(t, "05.05")
    t.g.m_guard[operator] = t.g.m_guard[assistant] = guard
    t.enemy_deck(10, 44, 10)  # Rout 3
    t.give_orders().play("abandon taylor aimed-fire")
    assert t.where(operator) == t.where(assistant) == "06.05"


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


@pytest.mark.rule("combat:15.0a", "combat:17.4h")
def test_a_sniper_who_kills_a_guard_leaves_the_others_in_the_hex_to_fight() -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="guard", known=True)
    t.put("cragg", "05.05", order="hide")
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    t.force(d10=[0])
    t.wounds("head-wound")
    run_effect(t.g, E_SNIPER, [names.ENEMY, 9], names.ENEMY)
    t.run()
    assert t.where(guard) == "dead" and t.g.m_guard[prisoner] == -1
    assert t.g.melees == [t.hex("05.05")]


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


# --- cards and events do what they say ---


@pytest.mark.rule("combat:5.1e", "combat:14.2d")
def test_damp_fuses_are_those_of_hand_grenades() -> None:
    t = Table()
    peters = t.put("peters", "02.05", order="rifle-grenade", aim="08.05", known=True)
    crowe = t.put("crowe", "12.05", known=True)
    t.g.effects += [E_DUDS, BOTH, -1, -1]
    push_throw(t.g, peters, t.hex("08.05"), RIFLE)
    t.force(d10=[5])
    t.run().done()
    assert t.told("exploded") and not t.told("dud")
    push_throw(t.g, crowe, t.hex("10.05"), MK_II)
    t.force(d10=[5])
    t.run()
    push_explosions(t.g)
    t.run()
    assert t.told("dud")


@pytest.mark.rule("combat:5.1.2a", "combat:16.1a")
def test_the_player_says_which_wound_a_card_bandages() -> None:
    t = Table()
    hurt = t.put("taylor", "05.05", order="hide", known=True, wounds="light bad")
    quiet(t, 16).play("spend F16 taylor")
    assert t.prompt == "which-wound" and set(t.offered("bandage")) == {"light", "bad"}
    t.play("bandage light")
    assert wounds(t.g, hurt, LIGHT) == 0 and wounds(t.g, hurt, 1) == 1


@pytest.mark.rule("combat:5.1.2a", "combat:7.13c")
def test_the_player_says_which_ammunition_marker_a_card_takes_off() -> None:
    t = Table()
    miller = t.put("miller", "05.05", order="hide", known=True)
    gun = t.gun("lmg-30", miller)
    t.g.gun_ammo[gun] = 1
    t.g.m_ammo[miller] = 1
    quiet(t, 13).play("spend F13 miller")
    assert t.prompt == "which-ammo" and set(t.offered("reload")) == {"m1-garand", "lmg-30"}
    t.play("reload lmg-30")
    assert t.g.gun_ammo[gun] == 0 and t.g.m_ammo[miller] == 1


@pytest.mark.rule("combat:15.0e", "combat:15.0a", "combat:5.1.2a")
def test_a_routed_man_who_takes_heart_beside_a_routed_enemy_captures_him() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="evade", known=True, morale="rout")
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    quiet(t, 14).play("spend F14 taylor")
    assert t.g.m_guard[jung] == taylor


@pytest.mark.rule("combat:17.4n", "combat:5.1.2a")
def test_a_grenadier_whom_a_card_makes_duck_takes_his_prisoner_at_once() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    quiet(t, 18).play("spend F18 taylor")
    assert t.g.m_guard[jung] == taylor


@pytest.mark.rule("combat:5.1.2a", "combat:7.19b")
def test_a_card_makes_any_man_of_yours_duck() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="evade", known=True, morale="berserk")
    quiet(t, 18).play("spend F18 taylor")
    assert t.order(taylor) == "duck-back"


@pytest.mark.rule("combat:5.1e", "combat:17.2b", "combat:17.3a")
def test_a_barred_order_is_barred_whatever_the_morale() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, morale="berserk")
    t.put("jung", "12.05")
    t.g.effects += [E_BAR_ORDER, names.RAPID, ANY_TEAM, -1]
    t.give_orders()
    assert "taylor rapid-fire" not in t.offered("order")
    t = Table()
    t.put("miller", "05.05", known=True, morale="rout")
    t.put("crowe", "01.01", known=True)
    t.put("jung", "12.05")
    t.g.effects += [E_BAR_ORDER, names.SPRINT, ANY_TEAM, -1]
    t.give_orders()
    assert [text for text in t.offered("order") if text.startswith("miller")] == ["miller run-and-gun"]


@pytest.mark.rule("combat:15.0a", "combat:16.2b", "combat:5.1.1a")
def test_a_helpless_man_mended_by_an_event_beside_an_enemy_fights_at_once() -> None:
    t = Table()
    t.put("miller", "05.05", order="hide", known=True, wounds="bad light")
    t.put("jung", "05.05", order="hide")
    t.g.step = CARD_STEP
    run_effect(t.g, E_MEND, [ANY_TEAM], names.FRIENDLY)
    t.run()
    assert t.g.melees == [t.hex("05.05")]


@pytest.mark.rule("combat:7.12b", "combat:5.1.3b")
def test_a_planner_whom_an_event_of_a_plan_makes_duck_plans_no_more() -> None:
    t = Table()
    t.put("taylor", "05.05", order="plan")
    thomas = t.put("thomas", "10.05", order="plan")
    t.rules.event_effect[0] = [E_SHAKE] * 10
    t.rules.event_args[0] = [[names.FRIENDLY, names.CHARLIE, 1]] * 10
    t.g.f_draw.append(fcard(53))  # the Friendly Event
    t.force(d10=[0, 5, 8])  # Taylor's plan, the event, and a check that Thomas fails
    push_end_phase(t.g)
    t.run()
    assert t.all_rolled() and len(t.rolls("plan")) == 1 and len(t.g.aside) == 3 and t.morale(thomas) == "cautious"


@pytest.mark.rule("combat:5.1.1a")
def test_an_event_mends_one_wound_of_all_there_are() -> None:
    """Each wound is as likely: of three, two are his."""
    seen: set[tuple[int, int]] = set()
    for roll in range(1, 7):
        t = Table()
        first = t.put("taylor", "05.05", wounds="light bad")
        t.put("crowe", "06.05", wounds="light")
        t.force(d6=[roll])
        run_effect(t.g, E_MEND, [ANY_TEAM], names.FRIENDLY)
        t.run()
        kinds = [event[:2] for event in t.told("bandaged")]
        assert len(kinds) == 1 and t.all_rolled()
        seen.add((kinds[0][0] - first, kinds[0][1]))
    assert seen == {(0, 0), (0, 1), (1, 0)}


def test_numbers_of_the_cards_used_here() -> None:
    """Sulfa Powder, Spare Clips, Hand on the Shoulder, Down!"""
    kinds = [TABLES.fcard_effect[fcard(number)] for number in (16, 13, 14, 18)]
    assert kinds == ["bandage", "reload", "steady", "duck"]


# --- Morale and Orders (17.2, 17.3, 7.18) ---


@pytest.mark.rule("combat:17.2c", "combat:17.3a", "combat:7.18b", "combat:16.2a")
def test_nobody_carries_a_man_who_may_not_have_that_order() -> None:
    states: list[tuple[dict[str, object], bool]] = [
        ({"morale": "shaken"}, True), ({"morale": "berserk"}, False), ({"morale": "rout"}, False),
        ({"flags": HIDE_ONLY}, False), ({"morale": "rout", "wounds": "bad light"}, True),
    ]  # fmt: skip
    for facts, carried in states:
        t = Table()
        t.put("taylor", "05.05", known=True)
        t.put("miller", "05.05", known=True, **facts)
        t.give_orders()
        assert ("taylor miller" in t.offered("carry")) == carried, facts


# --- scenarios (23.0) ---


@pytest.mark.rule("combat:23.0d", "combat:17.4b")
def test_a_captive_is_guarded_by_a_soldat_who_was_drawn_first() -> None:
    """docs/combat-scenarios.md: whoever else is drawn, a Dummy or an officer too, goes back into the Cup."""
    for seed in range(12):
        g = new_game(TITLE, plain(load_scenario("bring-them-back")), f"guards-{seed}").state
        assert isinstance(g, State)
        guards = sorted({guard for guard in g.m_guard if guard >= 0})
        assert guards == enemies(g)[:2]  # before all other draws
        for guard in guards:
            man = g.m_man[guard]
            assert TABLES.man_rank[man] == names.SOLDAT and not TABLES.man_dummy[man] and not TABLES.man_gun[man]


@pytest.mark.rule("combat:16.1c", "combat:16.2a", "combat:23.0f")
def test_a_helpless_man_counts_as_wounded_and_present_unless_the_schedule_counts_him_by_himself() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.put("miller", "05.05", wounds="bad light")
    t.put("crowe", "06.05", wounds="light")
    lines = [line(VP_FRIENDLY_WOUNDED, -1), line(VP_FRIENDLY_ON, -1), line(VP_FRIENDLY_INCAPACITATED, -1)]
    t.rules.vp = lines[:2]
    assert [points_of(t.g, p) for p in lines[:2]] == [-2, -3]
    t.rules.vp = lines
    assert [points_of(t.g, p) for p in lines] == [-1, -2, -1]
