"""Wind and the optional rules (22.0)."""

from __future__ import annotations

import pytest
from combat_enemies import COVER, draw, enemy_orders
from combat_helpers import machine_gun
from combat_table import TABLES, Halt, Table

from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import E_WS
from sandtable.games.combat.rules.cards.effects import push_sniper, roll_wind
from sandtable.games.combat.rules.setup import set_wind
from sandtable.games.combat.rules.state import ACTION_STEP, AWAITS, ENEMY_STEP, NOBODY, SEEN, unmark
from sandtable.games.combat.screen.chances import Chances
from sandtable.games.combat.screen.inspection_beside import inspect_wind
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.screen import words_now
from sandtable.games.combat.screen.words import Words, rule_of


@pytest.mark.rule("combat:22.0.O2a", "combat:AI.r32")
def test_optional_2_in_cover_with_a_friendly_in_sight() -> None:
    for die, card, order in ((4, False, "aimed-fire"), (5, True, "aimed-fire")):
        t = Table(COVER, automatic_fire=True)
        t.g.step = ENEMY_STEP
        t.put("taylor", "05.05", known=True)
        jung = t.put("jung", "10.05")
        t.force(d10=[die])
        assert (draw(t, jung, 10) != NOBODY) == card
        assert t.order(jung) == order  # Slow: Aimed instead of Rapid Fire
    t = Table(COVER, automatic_fire=True)
    t.g.step = ENEMY_STEP
    t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "10.05", known=False)
    t.force(d10=[0])
    draw(t, jung, 10)
    assert t.order(jung) == "rapid-fire"
    t = Table(COVER, automatic_fire=True, default_morale=[names.NORMAL, names.BOLD])
    t.g.step = ENEMY_STEP
    t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "10.05", morale="normal")
    assert draw(t, jung, 10) != NOBODY  # only where the default is Normal


@pytest.mark.rule("combat:22.0.O4")
def test_optional_4_draws_when_the_team_acts_or_the_man_is_fired_on() -> None:
    t = Table(COVER, late_orders=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung, berger = t.put("jung", "10.05"), t.put("berger", "10.09")
    t.g.step = ENEMY_STEP
    t.enemy_deck(44, 10, 25)
    enemy_phase(t.g)
    assert t.g.e_display[0] == TABLES.ecard_serial.index(44)
    assert t.order(jung) == "none" and t.order(berger) == "none"
    t.g.step = 4
    t.force(d10=[8, 8, 8])
    t.act("able", 2)
    t.play("fire jung weapon-1 3")
    assert t.order(jung) == "aimed-fire" and t.order(berger) == "none"
    t.done()
    t.force(d10=[9] * 4)
    t.act("red", 3)
    assert t.order(berger) == "aimed-fire"  # Slow: it fires, or not, as any other


@pytest.mark.rule("combat:22.0.O1")
def test_optional_1_an_enemy_without_a_chance_may_hold_his_fire() -> None:
    for die, shots in ((4, 0), (5, 1)):
        t = Table({"05.05": "building"}, nerve=True)
        t.put("taylor", "05.05", known=True, order="hide")
        t.put("jung", "09.05", order="aimed-fire")
        t.force(d10=[die] + [5] * shots)
        t.act("red", 2)
        assert len(t.told("fired")) == shots and t.rolls("nerve") == [(die, 4)]


@pytest.mark.rule("combat:22.0a")
def test_wind_is_rolled_on_the_compass() -> None:
    t = Table()
    t.rules.compass[0] = 2
    t.force(d6=[3])
    set_wind(t.g)
    assert t.g.wind == 4
    t.rules.fixed_wind = 1
    set_wind(t.g)
    assert t.g.wind == 2


@pytest.mark.rule("combat:22.0.O3a")
def test_optional_3_friendlies_choose_up_to_five_hexes() -> None:
    for hex, random in (("10.05", False), ("11.05", True)):
        t = Table(pick_targets=True)
        t.put("taylor", "05.05", order="aimed-fire", known=True)
        t.put("jung", hex, order="aimed-fire")
        berger = t.put("berger", hex, order="aimed-fire")
        t.force(d10=[8, 8, 8], lot=[berger] if random else [])
        t.act("able", 2).play("fire jung weapon-1 3").done()
        assert t.told("fired")[0][1] == (berger if random else berger - 1) and t.all_rolled()


@pytest.mark.rule("combat:22.0.O3a")
def test_optional_3_enemies_pick_the_easiest() -> None:
    t = Table({"05.05": "wall"}, pick_targets=True)
    t.put("taylor", "05.05", order="hide", known=True)
    easy = t.put("crowe", "05.05", order="sprint", known=True)
    t.put("jung", "09.05", order="aimed-fire")
    t.force(d10=[8])
    t.act("red", 2)
    assert t.told("fired")[0][1] == easy and t.all_rolled()


@pytest.mark.rule("combat:22.0.O3b")
def test_optional_3_a_hex_with_men_of_both_sides() -> None:
    garand = TABLES.weapon_name.index("m1-garand")
    assert TABLES.weapon_rof[garand] == [1]
    cases = [
        ("crowe", "aimed-fire", "06.05", True),
        ("crowe", "rapid-fire", "06.05", False),
        ("taylor", "aimed-fire", "06.05", False),
    ]
    cases.append(("crowe", "aimed-fire", "11.05", False))
    for name, order, hex, ok in cases:
        t = Table(pick_targets=True)
        m = t.put(name, "05.05", order=order, known=True)
        t.put("jung", hex, order="hide", morale="rout")
        t.put("miller", hex, order="hide", morale="rout", known=True)
        team = "able"
        t.act(team, 2)
        fire = [text for text in t.offered("fire") if "weapon-1" in text]
        assert bool(fire) == ok, (name, order, hex, m)


def step_3(t: Table) -> Table:
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    return t.run()


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


@pytest.mark.rule("combat:22.0.O1", "combat:13.2c")
def test_optional_1_an_unknown_who_holds_his_fire_stays_unknown() -> None:
    for die, shots in ((4, 0), (5, 1)):
        t = Table({"05.05": "building"}, nerve=True)
        t.put("taylor", "05.05", known=True, order="hide")
        jung = t.put("jung", "09.05", order="aimed-fire", known=False)
        t.force(d10=[die] + [5] * shots)
        t.act("red", 2)
        assert len(t.told("fired")) == shots and t.has(jung, SEEN) == bool(shots)
        assert t.rolls("nerve") == [(die, 4)] and not t.told("checked") or shots


@pytest.mark.rule("combat:22.0.O2a")
def test_optional_2_is_for_step_3_only() -> None:
    t = Table({"10.05": "trees"}, automatic_fire=True)
    t.put("taylor", "05.05", known=True)
    t.put("jung", "10.05")
    t.enemy_deck(10)
    t.act("red", 1)  # Alert without an Order: he draws now
    assert not t.rolls("automatic") and len(t.told("enemy-card")) == 1


@pytest.mark.rule("combat:22.0.O2a", "combat:22.0.O4")
def test_optional_2_with_optional_4() -> None:
    for die, order in ((4, "rapid-fire"), (6, "none")):
        t = Table({"10.05": "trees"}, automatic_fire=True, late_orders=True)
        t.put("taylor", "05.05", known=True)
        roth = t.put("roth", "10.05")  # not Slow; TQ 5
        t.g.step = ENEMY_STEP
        t.force(d10=[die])
        enemy_phase(t.g)
        t.run()
        assert t.rolls("automatic") == [(die, 5)]
        assert t.order(roth) == order and t.has(roth, AWAITS) == (order == "none")


@pytest.mark.rule("combat:22.0.O3a")
def test_optional_3_chance_chooses_among_targets_only() -> None:
    t = Table({"11.05": "depression"}, pick_targets=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "11.05", order="aimed-fire")
    low = t.put("berger", "11.05", order="hide")  # out of sight
    t.force(lot=[low], d10=[8, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3").done()
    assert t.told("fired")[0][1] == jung and t.g.chance.unused() == 1


@pytest.mark.rule("combat:22.0.O3b", "combat:17.4c")
def test_optional_3_a_chosen_man_among_prisoners_is_the_man_fired_at() -> None:
    t = Table(pick_targets=True)
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    guard = t.put("jung", "08.05", order="hide")
    prisoner = t.put("miller", "08.05", order="hide", guard=guard, known=True)
    t.force(lot=[prisoner], d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert len(t.rolls("fire")) == 1 and t.g.chance.unused() == 1


@pytest.mark.rule("combat:22.0.O4")
def test_optional_4_only_the_man_fired_on_draws() -> None:
    t = Table(late_orders=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung, berger = t.put("jung", "10.05"), t.put("berger", "10.05")
    t.g.step = ENEMY_STEP
    t.enemy_deck(44, 10, 25)
    enemy_phase(t.g)
    t.g.step = 4
    t.force(d10=[8, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3")
    assert t.order(jung) != "none" and t.order(berger) == "none"


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


@pytest.mark.rule("combat:22.0.O4")
def test_a_sniper_fires_on_a_man_who_draws_his_order_then() -> None:
    t = Table(late_orders=True)
    jung = t.put("jung", "09.05", flags=AWAITS)
    t.g.step = ACTION_STEP
    t.force(d10=[9])
    push_sniper(t.g, names.FRIENDLY, 3)
    t.run()
    assert t.order(jung) != "none" and not t.has(jung, AWAITS)


@pytest.mark.rule("combat:22.0a")
@pytest.mark.parametrize("first", [0, 2])
def test_the_wind_is_told_by_the_number_on_the_compass(first: int) -> None:
    """The arrow points in the direction of the compass that the D6 shows."""
    t = Table(compass=[first] * names.TEAMS)
    t.run()
    t.force(d6=[5])
    roll_wind(t.g)
    words = Words(t.g, moment_now(t.g))
    assert t.g.wind == (first + 4) % 6 and words.event((tell.WIND, -1, t.g.wind)).args["direction"] == 5
    assert inspect_wind(words).notes[0].say.args["direction"] == 5
    assert inspect_wind(words).notes[0].rule == rule_of(t.g, (tell.WIND, -1, t.g.wind)) == "22.0"


@pytest.mark.rule("combat:22.0.O4", "combat:13.0e")
def test_optional_4_no_odds_of_a_shot_at_a_man_whose_order_is_drawn_by_it() -> None:
    """His Order is drawn when he is fired on: nobody can say before how hard he is to hit."""
    t = Table(late_orders=True)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "08.05", flags=AWAITS)
    t.act("able", 2)
    assert t.game is not None
    shots = [code for code in t.game.choices if t.game.notation(code).startswith("fire jung")]
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]  # it cannot be copied
    odds = Chances(words_now(t.game), 0)
    assert shots and not odds.of(shots).attacks and not odds.has_any(shots)
    unmark(t.g, jung, AWAITS)
    assert len(odds.of(shots).attacks) == len(shots) and odds.has_any(shots)
