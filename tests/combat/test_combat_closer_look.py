"""Corners of the rules that need a position of their own."""

from __future__ import annotations

import random

import pytest
from combat_helpers import armed, lent, machine_gun
from combat_table import TABLES, Table

from sandtable.games.combat.data.scenario import load_scenario, plain
from sandtable.games.combat.enemy.moves import charge_target
from sandtable.games.combat.enemy.orders import assign, grenade_targets
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_WS, R_MORALE, R_SMOKE, dice_code
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.state import ALERT, ENEMY_STEP, LIVE, NOBODY, SEEN
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.values import FULL, leadership, troop_quality
from sandtable.kernel.game import new_game

N, B, U, R, X, T2, M = (
    names.NOTHING,
    names.MUST_MOVE,
    names.MAY_MOVE,
    names.FIRE,
    names.FIRE_ELSE_MOVE,
    names.MOVE_TWO,
    names.ATTACK,
)


@pytest.mark.rule(
    "combat:6.0a", "combat:MN.c", "combat:7.01a", "combat:7.02a", "combat:7.03a", "combat:7.03b", "combat:7.04a",
    "combat:7.05a", "combat:7.06a", "combat:7.07a", "combat:7.08a", "combat:7.12a", "combat:7.13a", "combat:7.14a",
    "combat:7.15a", "combat:7.16a", "combat:7.17a", "combat:7.18a", "combat:15.0f",
)  # fmt: skip
def test_the_four_numbers_of_every_order() -> None:
    tracks = {
        "aimed-fire": [N, R, N, R], "rapid-fire": [R] * 4, "suppressive-fire": [R] * 4,
        "slow-suppressive-fire": [N, R, N, R], "run-and-gun": [B, X, B, X], "sneak": [N, U, N, B], "evade": [B] * 4,
        "sprint": [B, T2, T2, T2], "charge": [B, B, T2, M], "carry": [N, U, N, U], "melee": [N, M, N, M],
    }  # fmt: skip
    still = ["plan", "reload", "medical-aid", "search", "hide", "rally", "duck-back", "guard", "none"]
    for name, entries in {**tracks, **{name: [N] * 4 for name in still}}.items():
        assert names.ENTRIES[names.ORDER_NAMES.index(name)] == entries, name


@pytest.mark.rule(
    "combat:6.0i",
    "combat:7.05b",
    "combat:7.06a",
    "combat:7.07a",
    "combat:7.08h",
    "combat:7.13a",
    "combat:7.16a",
    "combat:MN.a",
)
def test_minus_all_forbids_firing_and_takes_leadership_away() -> None:
    for order in ("sneak", "evade", "sprint", "charge", "reload", "medical-aid", "search", "hide", "rally", "carry"):
        assert TABLES.order_ws[names.ORDER_NAMES.index(order)] == -99
        for impulse in (1, 2, 3, 4):
            t = Table()
            t.put("taylor", "05.05", order=order, known=True)
            t.put("jung", "10.05")
            t.act("able", impulse)
            assert not t.offered("fire"), order
    t = Table()
    taylor = t.put("taylor", "05.05", order="hide")
    with lent(TABLES.order_ldr, names.HIDE, -99):
        assert leadership(t.g, taylor) == 0


@pytest.mark.rule(
    "combat:6.0b",
    "combat:7.05b",
    "combat:7.06a",
    "combat:7.07d",
    "combat:7.12a",
    "combat:7.04e",
    "combat:7.11d",
    "combat:7.02d",
)
def test_everybody_may_spot_and_duck_back_on_every_impulse() -> None:
    for order in ("aimed-fire", "rapid-fire", "run-and-gun", "sneak", "evade", "sprint", "plan", "hide", "rally"):
        for impulse in (1, 2, 3, 4):
            t = Table()
            t.put("taylor", "05.05", order=order, known=True)
            t.put("jung", "10.05", known=False)
            t.act("able", impulse)
            while t.prompt != "spot-or-duck":
                t.play(next(text for text in t.offered() if text.startswith(("move", "stay", "hold"))))
            assert {"duck-back", "spot red-1", "done"} <= set(t.offered()), (order, impulse)


# --- Rule of 0 ---


@pytest.mark.rule("combat:2.0.R0d", "combat:13.0i", "combat:17.0b")
def test_a_0_that_is_not_confirmed_raises_nothing() -> None:
    for confirm, morale in ((0, "bold"), (9, "normal")):
        t = Table({"10.05": "wall"})
        crowe = t.put("crowe", "05.05", order="rapid-fire", known=True)
        jung = t.put("jung", "10.05", order="hide")
        t.g.effects = [E_WS, 0, -1 - fire_number(t.g, crowe, 0, jung), -1]  # so that he needs -1
        t.wounds("close-call")
        t.force(d10=[0, confirm, 3])
        t.act("able", 1).play("fire jung weapon-1 1").done()
        assert t.told("confirmed-roll") and t.morale(1) == morale


@pytest.mark.rule("combat:2.0.R0f", "combat:19.0g", "combat:2.0.R0c")
def test_the_lines_of_a_morale_check_need_no_confirmation() -> None:
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", morale="rout", wounds="light light light", known=True)
    assert troop_quality(t.g, m, FULL) < 0
    t.force(d10=[0])
    push_morale_check(t.g, m, R_MORALE)
    t.run()
    assert t.morale(m) == "shaken" and not t.told("confirmed-roll") and t.all_rolled()
    from sandtable.games.combat.rules.cards.checks import quick_check

    t.force(d10=[0])
    assert not quick_check(t.g, R_SMOKE, m, -1)  # a TQC below 0 cannot be confirmed by the same TQ


@pytest.mark.rule("combat:2.0b")
def test_dice() -> None:
    from sandtable.games.combat.rules.cards.checks import SIX, TEN

    assert TEN == list(range(10)) and SIX == [1, 2, 3, 4, 5, 6]


# --- the Enemy decides nothing (1.0a, 2.0d) ---


@pytest.mark.rule("combat:1.0a", "combat:2.0d", "combat:AI.r01")
def test_only_the_player_is_asked_and_the_enemy_repeats_himself() -> None:
    told: list[list[tuple[int, ...]]] = []
    for _ in range(2):
        game = new_game(TITLE, plain(load_scenario("counterattack")), "twice")
        game.keep_undo = False
        chooser = random.Random(1)
        while not game.over:
            assert game.decision is not None and game.decision.seats == [0]
            game.play(chooser.choice(game.choices))
        told.append(list(game.events))
    assert told[0] == told[1]


@pytest.mark.rule("combat:1.0a")
def test_every_act_of_an_enemy_says_why() -> None:
    """Moves, Orders, Duck Backs, alarms and reveals of Enemies carry the rule that made them so."""
    game = new_game(TITLE, plain(load_scenario("counterattack")), "why")
    game.keep_undo = False
    chooser = random.Random(2)
    while not game.over:
        game.play(chooser.choice(game.choices))
    g = game.state
    wanted = {"enemy-order", "alerted", "revealed", "ducked-back", "moved", "dummy-removed", "enemy-card"}
    seen = set()
    for event in game.events:
        data = TITLE.event_data(g, event)
        if data["event"] in wanted:
            args = data["args"]
            assert isinstance(args, list)
            man, why = args[0]["value"], next(arg for arg in args if arg["kind"] == "why")
            if g.m_team[man] >= 3:  # type: ignore[attr-defined]
                assert why["value"] > 0, data
                seen.add(data["event"])
    assert {"enemy-order", "moved", "ducked-back", "enemy-card"} <= seen


# --- alarms ---


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


@pytest.mark.rule("combat:AI.r06")
def test_a_late_order_starts_in_the_column_of_the_impulse() -> None:
    t = Table(prepared=True)
    t.put("taylor", "01.12", known=True)
    jung = t.put("jung", "10.05", alert=False, morale="bold")
    t.enemy_deck(37)  # In Open, Bold: Evade 5/6
    t.act("red", 2)
    assert t.order(jung) == "evade" and t.where(jung) == "09.05"  # direction 6: that of Impulse 2


# --- Orders of Enemies ---


@pytest.mark.rule("combat:9.2b", "combat:9.2a")
def test_in_a_large_battle_everybody_checks_and_substitutes_for_himself() -> None:
    t = Table({"10.05 10.09": "trees"}, large_battle=True)
    t.put("taylor", "08.05", known=True)
    first, second = t.put("jung", "10.05"), t.put("berger", "10.09")
    empty = t.put("krause", "14.11")
    t.g.m_ammo[empty] = names.NO_AMMO
    t.g.m_hex[empty] = t.hex("10.09")
    t.enemy_deck(10)  # In Cover, Normal: Aimed Fire G
    t.force(d10=[9], lot=[second])
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert (t.order(first), t.order(second), t.order(empty)) == ("aimed-fire", "aimed-fire", "reload")
    assert t.all_rolled()  # only Jung had a Friendly within 4 hexes


@pytest.mark.rule("combat:10.0e", "combat:6.0j")
def test_move_orders_come_with_one_or_two_directions() -> None:
    moves = {names.RUN_AND_GUN, names.SNEAK, names.EVADE, names.SPRINT}
    kinds: dict[int, set[bool]] = {order: set() for order in moves}
    for card in range(len(TABLES.ecard_serial)):
        for order, dirs in zip(TABLES.ecard_order[card], TABLES.ecard_dirs[card], strict=True):
            assert (order in moves) == (dirs > 0)
            if order in moves:
                kinds[order].add(dirs > 10 and dirs // 10 != dirs % 10)
    assert all(found == {True, False} for found in kinds.values())


@pytest.mark.rule("combat:AI.r03", "combat:AI.r32")
def test_a_prisoner_has_his_guards_order_and_an_assistant_his_operators() -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="evade", known=True)
    prisoner = t.put("jung", "05.05", guard=guard, morale="rout")
    assert assign(t.g, prisoner, NOBODY) == NOBODY and t.order(prisoner) == "evade"
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_order[operator] = names.SNEAK
    assert assign(t.g, assistant, NOBODY) == NOBODY and t.order(assistant) == "sneak"


@pytest.mark.rule("combat:10.08b", "combat:AI.r09", "combat:16.2b")
def test_the_target_of_a_charge() -> None:
    t = Table()
    t.put("brubaker", "05.01", known=True)
    t.put("taylor", "05.08", known=True)
    weak = t.put("crowe", "08.05", known=True)
    hidden = t.put("cragg", "05.05")
    t.put("miller", "05.06", known=True, wounds="bad bad")  # helpless
    e = t.put("jung", "05.05", order="charge")
    t.g.m_hex[e], t.g.m_hex[hidden] = t.hex("05.05"), t.hex("05.06")
    assert t.rules.ground.distances[t.hex("05.05") * t.rules.ground.size + t.hex("08.05")] == 3
    assert charge_target(t.g, e) == weak  # as near as Taylor, with the lower TQ
    twin = t.put("peters", "02.05", known=True)
    assert TABLES.man_tq[t.g.m_man[twin]] == TABLES.man_tq[t.g.m_man[weak]]
    t.force(lot=[twin])
    assert charge_target(t.g, e) == twin and t.all_rolled()


@pytest.mark.rule("combat:16.2b", "combat:AI.r10")
def test_the_helpless_are_no_target_of_grenades() -> None:
    t = Table()
    t.put("crowe", "07.05", known=True, wounds="bad light light")
    e = t.put("jung", "05.05")
    assert grenade_targets(t.g, e) == []


# --- grenades ---


@pytest.mark.rule("combat:13.2a")
def test_a_hidden_thrower_is_spotted() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", flags=LIVE)
    t.put("jung", "08.05", order="aimed-fire")
    t.force(d10=[0, 9])
    t.act("able", 3)
    assert t.has(taylor, SEEN)


@pytest.mark.rule("combat:15.0j", "combat:22.0.O3c")
def test_no_grenades_into_a_melee() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True)
    t.put("crowe", "07.05", order="melee", known=True)
    t.put("jung", "07.05", order="melee")
    t.g.melees.append(t.hex("07.05"))
    t.give_orders()
    assert not t.offered("grenade")
    for name, team in (("taylor", "able"), ("wolff", "blue")):
        t = Table()
        thrower = t.put(name, "05.05", order="grenade", aim="07.05", known=True, flags=LIVE)
        t.put("miller", "07.05", order="melee", known=True)
        t.put("jung", "07.05", order="melee")
        t.g.melees.append(t.hex("07.05"))
        t.act(team, 3).done()
        assert not t.g.t_hex and not t.has(thrower, LIVE)


@pytest.mark.rule("combat:14.2n", "combat:11.01b", "combat:20.0d")
def test_artillery_wounds_men_who_hide_in_rocks() -> None:
    t = Table({"05.05": "rocks"})
    m = t.put("crowe", "05.05", order="hide", known=True)
    t.wounds("light-wound")
    t.force(d10=[0, 0, 9, 9, 9, 9, 3])
    push_blast(t.g, TABLES.blast_name.index("81mm"), t.hex("05.05"), 1, shell=True)
    t.run()
    assert t.g.m_wounds[m] == 1


@pytest.mark.rule("combat:17.4n", "combat:15.0o")
def test_a_grenadier_who_is_attacked_makes_his_grenade_safe() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    t.put("jung", "05.04", order="evade", dirs=44)
    t.act("red", 2)
    assert t.order(taylor) == "melee" and not t.has(taylor, LIVE) and not t.g.t_hex


# --- Melee ---


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


@pytest.mark.rule("combat:16.2d", "combat:7.14a")
def test_the_helpless_may_be_treated() -> None:
    t = Table()
    t.put("temple", "05.05")
    t.put("crowe", "05.05", wounds="bad light light", known=True)
    t.give_orders()
    assert "temple crowe" in t.offered("aid")


# --- Berserk and Rout ---


@pytest.mark.rule("combat:17.2b")
def test_a_berserk_man_with_a_slow_weapon_takes_aim() -> None:
    t = Table()
    t.put("crowe", "05.05", morale="berserk", known=True)
    t.put("miller", "01.12")
    t.put("jung", "12.05")
    with armed("pvt-crowe", "kar-98k"):
        t.give_orders()
        assert t.orders_of("crowe") == {"aimed-fire"}


@pytest.mark.rule("combat:17.2c", "combat:17.2d")
def test_a_berserk_man_moves_forward_only() -> None:
    for order in ("sprint", "evade", "run-and-gun", "sneak"):
        t = Table()
        t.put("taylor", "05.05", order=order, morale="berserk", known=True)
        t.act("able", 4)
        assert set(t.offered("move")) == {"06.04", "06.05"}, order


@pytest.mark.rule("combat:17.3c", "combat:9.5b")
def test_friendlies_who_rout_may_leave_where_the_scenario_lets_them() -> None:
    from sandtable.games.combat.rules.state import MOVE_BACK

    t = Table()
    t.rules.exits[t.hex("01.05") * 4 + 3] = 1
    t.put("taylor", "01.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
    t.act("able", 1)
    assert t.where(1) == "left" and t.g.m_exit[1] & 7 == 3 + 4  # the only way: taken without a question


# --- Duck Back at the end of a turn ---


@pytest.mark.rule("combat:7.19f", "combat:10.13e")
def test_duck_back_of_the_fourth_impulse_is_just_removed() -> None:
    t = Table()
    f, e = t.put("crowe", "05.05", order="aimed-fire", known=True), t.put("jung", "12.05", order="duck-back")
    t.act("able", 4).play("?hold-fire", "duck-back")
    push_end_phase(t.g)
    t.run()
    assert t.order(f) == "none" and t.order(e) == "none" and not t.told("hides")


# --- night by event (21.1a) ---


@pytest.mark.rule("combat:21.1a", "combat:21.1c")
def test_a_flare_by_an_event() -> None:
    from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES

    t = Table(night=True, night_base=3)
    t.force(d6=[5, 1], place=[t.hex("08.08")])
    t.rules.effect(t.g, EFFECT_NAMES.index("illuminate"), [dice_code("1d6-2"), t.hex("08.08"), t.hex("05.05")], 0)
    assert t.g.light_hex == [t.hex("08.05")]


@pytest.mark.rule("combat:12.0k", "combat:21.0a")
def test_nobody_is_spotted_beyond_the_night() -> None:
    t = Table(night=True, night_base=3, night_free=9)
    t.g.night_range = 3
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "08.05", known=False)
    t.put("berger", "09.05", known=False)
    t.act("able", 1)
    assert t.offered("spot") == ["red-1"]


# --- components ---


@pytest.mark.rule("combat:GEO.a", "combat:GEO.b", "combat:GEO.x1")
def test_columns_and_rows() -> None:
    t = Table(cols=34, rows=20)
    ground = t.rules.ground
    assert ground.hex_name(0) == "01.01" and ground.hex_name(26 * 20 + 7) == "27.08"
    around = [ground.hex_name(h) for h in ground.neighbours[t.hex("12.10") * 6 : t.hex("12.10") * 6 + 6]]
    assert around == ["12.09", "13.10", "13.11", "12.11", "11.11", "11.10"]  # even columns lie half a hex lower


@pytest.mark.rule("combat:3.0a", "combat:3.0b", "combat:MN.b")
def test_maps_decks_and_skills() -> None:
    from sandtable.games.combat.data.grounds import ground_names

    assert ground_names() == ["farmhouse", "hedgerows", "hill", "village"]
    assert len(TABLES.fcard_name) >= 50 and len(TABLES.ecard_serial) >= 50
    assert any(TABLES.man_tough) and any(TABLES.man_medic)
