"""What the Enemy does where his procedure has an end of its own (9.0 to 10.13, 14.3, 22.0)."""

from __future__ import annotations

import pytest
from combat_helpers import armed, code, machine_gun
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.cards import ROUT_LINE
from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_WS
from sandtable.games.combat.rules.orders.activation import NEXT, EnemyTeam
from sandtable.games.combat.rules.orders.men import new_man, reveal
from sandtable.games.combat.rules.orders.moving import enter
from sandtable.games.combat.rules.sight.seeing import is_target, saw_at_start, targets
from sandtable.games.combat.rules.sight.spotting import hidden_in_sight, unknown_in_sight
from sandtable.games.combat.rules.state import ALERT, AWAITS, BAD, ENEMY_STEP, LIVE, NOBODY, SEEN, wounds

COVER = {"10.05": "trees"}


def step_3(t: Table) -> Table:
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    return t.run()


# --- Orders ---


@pytest.mark.rule("combat:14.3l", "combat:AI.r32")
def test_an_assistant_has_his_operators_order_and_draws_no_card() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_order[operator], t.g.m_dirs[operator] = code("evade"), 56
    cards = len(t.g.e_draw)
    assert assign(t.g, assistant, NOBODY) == NOBODY and len(t.g.e_draw) == cards
    assert t.order(assistant) == "evade" and t.g.m_dirs[assistant] == 56


@pytest.mark.rule("combat:14.3i", "combat:14.3q")
def test_a_sprinting_operator_who_is_revealed_evades_the_same_way() -> None:
    t = Table()
    operator = t.put("huber", "10.05", known=False, order="sprint", dirs=56)
    reveal(t.g, operator, 0)
    t.run()
    assistant = t.g.m_partner[operator]
    assert [t.order(m) for m in (operator, assistant)] == ["evade"] * 2
    assert [t.g.m_dirs[m] for m in (operator, assistant)] == [56] * 2


@pytest.mark.rule("combat:14.1c", "combat:10.0a")
def test_a_known_enemy_with_a_heavy_weapon_does_not_sprint() -> None:
    row = 5 + 2  # in the Open, Normal
    serial = next(s for i, s in enumerate(TABLES.ecard_serial) if TABLES.ecard_order[i][row] == names.SPRINT)
    for known, order in ((True, "run-and-gun"), (False, "sprint")):
        t = Table()
        m = t.put("lang", "10.05", known=known)
        t.enemy_deck(serial)
        with armed("soldat-lang", "bar"):
            assign(t.g, m, NOBODY)
        assert t.order(m) == order


@pytest.mark.rule("combat:AI.r26", "combat:7.08i", "combat:9.6b", "combat:9.6c")
def test_a_bad_wound_skips_the_c_letter_and_not_the_g() -> None:
    for wounds_of, checks in (("", ["charge-check"]), ("bad", ["grenade-check"]), ("bad-bandaged", ["charge-check"])):
        t = Table(COVER)
        t.put("crowe", "07.05", known=True)
        roth = t.put("roth", "10.05", morale="bold", wounds=wounds_of)
        t.enemy_deck(37)  # In Cover, Bold: Rapid Fire CG
        t.force(d10=[0])
        assign(t.g, roth, NOBODY)
        t.run()
        assert [c for c in ("charge-check", "grenade-check") if t.rolls(c)] == checks
        assert t.order(roth) == checks[0].partition("-")[0]


@pytest.mark.rule("combat:17.4e", "combat:AI.r03", "combat:14.3n")
def test_guards_draw_a_card_whatever_else_would_give_them_an_order() -> None:
    for name, morale, order in (
        ("roth", "rout", "evade"),
        ("roth", "berserk", "evade"),
        ("huber", "normal", "sneak"),  # a gun without an Assistant
    ):
        t = Table(COVER)
        t.put("crowe", "07.05", known=True)
        guard = t.put(name, "10.05", morale=morale)
        t.put("miller", "10.05", guard=guard, known=True)
        t.enemy_deck(10)
        assert assign(t.g, guard, NOBODY) == TABLES.ecard_serial.index(10) and t.order(guard) == order
        t.run()
        assert t.told("enemy-card")[0][3] == ROUT_LINE


@pytest.mark.rule("combat:22.0.O2a")
def test_optional_2_needs_cover_and_a_spotted_friendly_in_sight() -> None:
    wall = {**COVER, "07.05 07.06": "building"}
    for terrain, spotted, rolls in ((COVER, True, 1), ({}, True, 0), (COVER, False, 0), (wall, True, 0)):
        t = Table(terrain, automatic_fire=True)
        t.put("taylor", "05.05", known=spotted)
        t.put("jung", "10.05")
        t.force(d10=[9] * rolls)
        step_3(t)
        assert len(t.rolls("automatic")) == rolls and len(t.told("enemy-card")) == 1, terrain


@pytest.mark.rule("combat:22.0.O2a", "combat:22.0.O4", "combat:AI.r03")
def test_optional_2_with_4_leaves_out_whose_order_comes_first() -> None:
    for morale, guards, rolls in (("rout", False, 0), ("berserk", False, 0), ("normal", True, 0), ("normal", False, 1)):
        t = Table(COVER, automatic_fire=True, late_orders=True)
        t.put("taylor", "05.05", known=True)
        roth = t.put("roth", "10.05", morale=morale)
        if guards:
            t.put("miller", "10.05", guard=roth, known=True)
        t.force(d10=[9] * rolls)
        step_3(t)
        assert len(t.rolls("automatic")) == rolls and t.has(roth, AWAITS)
    t = Table(COVER, automatic_fire=True, late_orders=True)
    t.put("taylor", "05.05", known=True)
    operator, assistant = machine_gun(t, "10.05")
    step_3(t)
    assert not t.rolls("automatic") and t.has(operator, AWAITS) and t.has(assistant, AWAITS)


@pytest.mark.rule("combat:22.0.O2a", "combat:22.0.O4", "combat:14.3l")
def test_optional_2_with_4_an_assistant_takes_no_check_of_his_own() -> None:
    t = Table(COVER, automatic_fire=True, late_orders=True)
    t.put("taylor", "05.05", known=True)
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_morale[operator] = names.CAUTIOUS  # no automatic fire of the gun (14.3n)
    t.force(d10=[9])
    step_3(t)
    assert t.rolls("automatic") == [(9, 4)] and t.has(operator, AWAITS) and t.has(assistant, AWAITS)


@pytest.mark.rule("combat:22.0.O4", "combat:15.0o", "combat:17.4f")
def test_optional_4_melee_and_prisoners_wait_for_no_card() -> None:
    t = Table(late_orders=True)
    t.put("crowe", "05.05", order="melee", known=True)
    jung = t.put("jung", "05.05")
    t.g.melees = [t.hex("05.05")]
    guard = t.put("taylor", "08.05", order="sneak", known=True)
    lang = t.put("lang", "08.05", guard=guard)
    berger = t.put("berger", "12.05")
    step_3(t)
    assert [t.order(m) for m in (jung, lang, berger)] == ["melee", "sneak", "none"]
    assert [t.has(m, AWAITS) for m in (jung, lang, berger)] == [False, False, True]


@pytest.mark.rule("combat:22.0.O4")
def test_optional_4_who_has_ducked_back_draws_no_card() -> None:
    t = Table(late_orders=True)
    jung = t.put("jung", "10.05", order="duck-back", flags=AWAITS)
    order_if_awaited(t.g, jung)
    assert t.order(jung) == "duck-back" and not t.g.e_discard and not t.has(jung, AWAITS)


@pytest.mark.rule("combat:22.0.O4", "combat:9.0b", "combat:9.2a")
def test_optional_4_the_late_card_is_discarded_the_teams_stays() -> None:
    for large in (False, True):
        t = Table(late_orders=True, large_battle=large)
        jung = t.put("jung", "10.05", flags=AWAITS)
        t.enemy_deck(44, 10)
        shown = TABLES.ecard_serial.index(44)
        t.g.e_display[0] = shown
        t.g.e_draw.remove(shown)
        order_if_awaited(t.g, jung)
        assert t.g.e_display[0] == shown and t.g.e_discard == ([] if large else [TABLES.ecard_serial.index(10)])


# --- moves ---


@pytest.mark.rule("combat:10.08f", "combat:AI.r09")
def test_a_charge_without_anybody_left_to_charge() -> None:
    t = Table()
    t.put("crowe", "05.05")  # Hidden: no target
    jung = t.put("jung", "08.05", order="charge")
    t.force(d10=[9])
    t.act("red", 2)
    assert t.where(jung) == "08.05" and t.order(jung) == "charge"
    t.force(d10=[9])
    t.act("red", 3)
    assert t.where(jung) == "08.05" and t.order(jung) == "duck-back"


@pytest.mark.rule("combat:10.08g", "combat:AI.r06")
def test_a_charge_that_comes_too_late_attacks_nobody() -> None:
    t = Table()
    t.put("crowe", "06.05", known=True)
    jung = t.put("jung", "08.05", order="charge")
    t.act("red", 4)
    assert t.where(jung) == "08.05" and not t.told("attacked")


@pytest.mark.rule("combat:9.5d", "combat:9.5e", "combat:AI.r07", "combat:10.05a")
def test_a_sneak_at_a_neutral_edge_looks_at_its_other_move_only() -> None:
    for dirs, order, end in ((14, "sneak", "10.01"), (11, "duck-back", "10.01"), (41, "sneak", "10.02")):
        t = Table()
        jung = t.put("jung", "10.01", order="sneak", dirs=dirs)
        for impulse in (1, 2, 3):
            t.act("red", impulse)
        assert t.where(jung) == end and (t.order(jung) in ("hide", "duck-back")) == (order == "duck-back"), dirs
    t = Table()
    jung = t.put("jung", "10.01", order="sneak", dirs=14)
    t.act("red", 2)
    assert [e[0] for e in t.told("held")] == [jung]
    t.act("red", 4)
    assert t.where(jung) == "10.02"


@pytest.mark.rule("combat:10.09i", "combat:14.2p")
def test_a_grenadier_at_the_edge_stays_where_he_is() -> None:
    t = Table()
    jung = t.put("jung", "16.05", order="grenade")
    t.act("red", 4)
    assert t.where(jung) == "16.05"


@pytest.mark.rule("combat:AI.r28", "combat:10.09f")
def test_a_grenadier_without_a_marker_arms_and_throws_nothing() -> None:
    for impulse in (1, 2, 3):
        t = Table()
        t.put("crowe", "08.05", known=True)
        jung = t.put("jung", "10.05", order="grenade")
        t.act("red", impulse)
        assert not t.has(jung, LIVE) and not t.told("thrown") and t.where(jung) == "10.05"


@pytest.mark.rule("combat:AI.r05")
def test_a_dummy_that_would_throw_out_of_sight_goes_too() -> None:
    t = Table({"09.05 09.06": "building"})
    t.put("crowe", "08.05", known=True, order="hide")
    dummy = t.put("dummy-red-1", "10.05", order="grenade", aim="08.05", flags=LIVE, known=False)
    t.act("red", 3)
    assert t.where(dummy) == "removed" and not t.told("thrown") and not t.g.t_hex


# --- fire ---


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


@pytest.mark.rule("combat:22.0.O1")
def test_optional_1_with_a_chance_he_just_fires() -> None:
    t = Table(nerve=True)
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "09.05", order="aimed-fire")
    t.force(d10=[8])
    t.act("red", 2)
    assert not t.rolls("nerve") and len(t.told("fired")) == 1


@pytest.mark.rule("combat:22.0.O1", "combat:AI.r17", "combat:14.1b")
def test_optional_1_a_slow_weapon_is_found_out_before_the_check() -> None:
    for die, shots in ((4, 0), (5, 1)):
        t = Table(nerve=True)
        t.put("crowe", "05.05", known=True, order="aimed-fire")
        jung = t.put("jung", "09.05", order="suppressive-fire", known=False)
        t.g.effects = [E_WS, 1, -9, -1]
        t.force(d10=[die] + [5] * shots)
        t.act("red", 2)
        assert t.order(jung) == "slow-suppressive-fire" and t.has(jung, SEEN)
        assert t.rolls("nerve") == [(die, 4)] and len(t.told("fired")) == shots


@pytest.mark.rule("combat:7.01c")
def test_a_man_in_the_same_hex_was_in_sight_from_the_start() -> None:
    t = Table(night=True)  # nothing is seen beyond 0 hexes
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "05.05")
    far = t.put("lang", "06.05")
    assert saw_at_start(t.g, crowe, jung) and not saw_at_start(t.g, crowe, far)
    t.g.s_seen[jung] = 0
    assert not saw_at_start(t.g, crowe, jung)


@pytest.mark.rule("combat:7.01c")
def test_who_was_not_on_the_board_was_not_in_sight() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "07.05")
    for m in (crowe, jung):
        here = t.g.s_hex[m]
        t.g.s_hex[m] = -1
        assert not saw_at_start(t.g, crowe, jung)
        t.g.s_hex[m] = here
    assert saw_at_start(t.g, crowe, jung)


# --- spotting ---


@pytest.mark.rule("combat:12.0g", "combat:12.0i", "combat:16.2b", "combat:17.4c")
def test_prisoners_and_the_helpless_look_for_nobody() -> None:
    t = Table()
    guard = t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "05.05", guard=guard)
    t.put("cragg", "08.05")
    assert hidden_in_sight(t.g, jung) == []
    lang = t.put("lang", "10.05", known=False)
    helpless = t.put("crowe", "06.05", wounds="bad bad")
    held = t.put("miller", "10.05", guard=lang, known=True)
    assert unknown_in_sight(t.g, guard) == [lang]
    assert unknown_in_sight(t.g, helpless) == [] and unknown_in_sight(t.g, held) == []


# --- the order of activation ---


@pytest.mark.rule("combat:AI.r24", "combat:10.0b", "combat:14.3i")
def test_who_appears_while_the_team_acts_takes_his_place() -> None:
    t = Table()
    t.put("crowe", "01.06")
    above, operator, below = t.put("jung", "10.03"), t.put("huber", "10.08"), t.put("lang", "10.10")
    frame = EnemyTeam()
    frame.at, frame.team, frame.left = NEXT, names.RED, [above, operator, below]
    newcomer = new_man(t.g, TABLES.man_name.index("soldat-engel"), names.RED, t.hex("10.08"))
    frame.add_newcomers(t.g)
    assert frame.left == [above, operator, newcomer, below]


# --- MG teams at the end of a turn ---


@pytest.mark.rule("combat:14.3j", "combat:14.3m")
def test_when_the_men_of_a_gun_do_not_swap() -> None:
    for facts in ("prisoner", "wounded", "elsewhere", "both well"):
        t = Table()
        operator, assistant = machine_gun(t, "10.05")
        if facts != "both well":
            t.g.m_wounds[operator] = 1 << 4 * BAD
        if facts == "prisoner":
            t.g.m_guard[assistant] = t.put("crowe", "10.05", known=True)
        elif facts == "wounded":
            t.g.m_wounds[assistant] = 1 << 4 * BAD
        elif facts == "elsewhere":
            t.g.m_hex[assistant] = t.hex("10.06")
        before = t.g.m_wounds[:]
        swap_roles(t.g)
        assert t.g.m_wounds == before, facts


@pytest.mark.rule("combat:14.3j", "combat:16.2f")
def test_the_wound_that_he_takes_over_can_kill_the_assistant() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")  # Engel, TQ 4
    t.g.m_wounds[operator] = 1 << 4 * BAD
    t.g.m_wounds[assistant] = 1
    swap_roles(t.g)
    assert t.where(assistant) == "dead" and wounds(t.g, operator, BAD) == 0 and t.where(operator) == "10.05"


@pytest.mark.rule("combat:14.3j", "combat:14.3x2")
def test_a_dead_operators_gun() -> None:
    for same_hex, bad, swapped in ((True, False, True), (False, False, True), (True, True, True), (False, True, False)):
        t = Table()
        operator, assistant = machine_gun(t, "10.05")
        men = t.g.m_man[operator], t.g.m_man[assistant]
        t.g.m_hex[operator] = -1
        t.g.corpse_hex, t.g.corpse_man = [t.hex("10.05")], [operator]
        t.g.m_hex[assistant] = t.hex("10.05" if same_hex else "10.06")
        t.g.m_wounds[assistant] = (1 << 4 * BAD) * bad
        swap_roles(t.g)
        assert (t.g.m_man[assistant] == men[0]) == swapped, (same_hex, bad)


# --- alarm ---


@pytest.mark.rule("combat:9.8g")
def test_only_an_alert_enemy_who_comes_in_alerts() -> None:
    for alert in (True, False):
        t = Table()
        waiting = t.put("lang", "10.06", alert=False, known=False)
        jung = t.put("jung", "10.05", known=False, alert=alert)
        enter(t.g, jung, t.hex("10.06"), 0)
        assert t.has(waiting, ALERT) == alert
