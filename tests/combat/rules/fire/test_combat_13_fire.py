"""Firing (13.0, 13.1): the number needed, the roll, who is fired at, bursts."""

from __future__ import annotations

import pytest
from combat_enemies import rules_told
from combat_fights import need
from combat_table import TABLES, Halt, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.fire.fire_rules import fire_terms
from sandtable.games.combat.rules.names import NO_AMMO
from sandtable.games.combat.rules.orders.activation import push_enemy_team
from sandtable.games.combat.rules.state import ALERT, LIVE, SEEN, ammo
from sandtable.games.combat.rules.values import band
from sandtable.games.combat.screen.chances import Chances
from sandtable.games.combat.screen.screen import words_now
from sandtable.texts import Texts

# --- Firing (13.0) ---


@pytest.mark.rule("combat:13.0d", "combat:13.0e", "combat:13.0f", "combat:14.0a", "combat:14.0x1")
def test_range_order_terrain_and_weapon() -> None:
    t = Table({"12.05": "rocks"})
    taylor = t.put("taylor", "03.05", order="aimed-fire")
    jung = t.put("jung", "12.05", order="hide")
    assert fire_terms(t.g, taylor, 0, jung)[:5] == [7, 0, 0, -4, -2]  # M3, 9 hexes: -2; Hide in Rocks: -4
    near = t.put("berger", "04.05", order="aimed-fire")
    assert fire_terms(t.g, taylor, 0, near)[:5] == [7, 0, 0, 0, 2]
    here = t.put("krause", "03.05", order="aimed-fire")
    assert fire_terms(t.g, taylor, 0, here)[4] == 2  # the same hex is range 0


@pytest.mark.rule("combat:13.0g", "combat:7.02b", "combat:7.01e", "combat:7.04d", "combat:14.1c", "combat:6.0h")
def test_markers_of_the_firer() -> None:
    t = Table()
    jung = t.put("jung", "08.05", order="aimed-fire")
    for order, change in (("aimed-fire", 0), ("rapid-fire", -2), ("run-and-gun", -2)):
        taylor = t.put("taylor", "03.05", order=order)
        assert fire_terms(t.g, taylor, 0, jung)[2] == change
    gunner = next(i for i, w in enumerate(t.rules.tables.weapon_heavy) if w == 1)
    bar_man = next(m for m, w in enumerate(t.rules.tables.man_weapons) if gunner in w)
    heavy = t.put(t.rules.tables.man_name[bar_man], "03.05", order="run-and-gun")
    assert fire_terms(t.g, heavy, t.rules.tables.man_weapons[bar_man].index(gunner), jung)[2] == -4
    hurt = t.put("cragg", "03.05", order="aimed-fire", wounds="light bad", morale="shaken")
    tables = t.rules.tables
    assert fire_terms(t.g, hurt, 0, jung)[5] == tables.wound_ws[0] + tables.wound_ws[1] < 0
    assert fire_terms(t.g, hurt, 0, jung)[6] == tables.morale_ws[1]


@pytest.mark.rule("combat:13.0h", "combat:2.0i", "combat:10.01a", "combat:13.0l", "combat:16.0b")
def test_equal_or_below_hits() -> None:
    for die, hit in ((3, True), (4, False)):
        t = Table()
        taylor = t.put("taylor", "05.05", known=True, order="aimed-fire")
        jung = t.put("jung", "10.05", order="aimed-fire")
        assert need(t, jung, 0, taylor) == 3
        t.wounds("close-call", "close-call")
        t.force(d10=[die] + ([4] if hit else []))
        t.act("red", 2)
        if hit:
            t.done()
        assert (len(t.told("hit")) == 1) == hit
        assert t.all_rolled()


@pytest.mark.rule("combat:13.0i", "combat:2.0.R0d", "combat:17.0b")
def test_a_natural_0_that_hits_raises_morale() -> None:
    for morale, after in (("normal", "bold"), ("aggressive", "aggressive")):  # never to Berserk
        t = Table()
        taylor = t.put("taylor", "05.05", order="aimed-fire", morale=morale, known=True)
        t.put("jung", "10.05", order="aimed-fire")
        t.force(d10=[0, 4, 8, 8])
        t.wounds("close-call")
        t.act("able", 2).play("fire jung weapon-1 3").done()
        assert t.morale(taylor) == after


@pytest.mark.rule("combat:13.0j", "combat:13.1a", "combat:13.1x", "combat:7.13b")
def test_nines_use_up_ammunition_and_stop_a_burst() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="rapid-fire", known=True)
    t.put("jung", "10.05", order="charge")
    t.force(d10=[9, 9])
    t.act("able", 1).play("fire jung weapon-1 3").done()
    assert t.all_rolled() and len(t.rolls("fire")) == 2  # the third die is not rolled
    assert ammo(t.g, taylor, 0) == NO_AMMO
    t.act("able", 2)
    assert all("weapon-1" not in text for text in t.offered("fire"))  # the pistol is left
    assert any("weapon-2" in text for text in t.offered("fire"))


@pytest.mark.rule("combat:13.0k")
def test_pistols_never_run_out() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "06.05", order="aimed-fire")
    t.force(d10=[9])
    t.act("able", 2).play("fire jung weapon-2 1").done()
    assert ammo(t.g, taylor, 1) == 0 and len(t.rolls("fire")) == 1


@pytest.mark.rule("combat:13.0j")
def test_a_nine_misses_whatever_the_skill() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "06.05", order="sprint")
    assert need(t, taylor, 0, jung) >= 9
    t.force(d10=[9, 9])
    t.act("able", 2).play("fire jung weapon-1 3").done()
    assert not t.told("hit")


@pytest.mark.rule("combat:13.0l", "combat:11.01b", "combat:11.02b")
def test_hide_rally_and_reload_in_rocks_or_a_building_suffer_a_morale_check_at_most() -> None:
    for terrain in ("rocks", "building"):
        for order in ("hide", "rally", "reload"):
            t = Table({"06.05": terrain})
            t.put("taylor", "05.05", order="aimed-fire", known=True)
            jung = t.put("jung", "06.05", order=order)
            t.force(d10=[0, 4, 8, 8])
            t.act("able", 2).play("fire jung weapon-1 3").done()
            assert len(t.told("hit")) >= 1 and not t.told("wound-card")
            assert t.where(jung) == "06.05"


@pytest.mark.rule("combat:13.0l", "combat:16.0a", "combat:5.1g", "combat:4.0.5h")
def test_otherwise_a_card_is_drawn_and_discarded() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "06.05", order="aimed-fire")
    t.wounds("head-wound")
    top = t.g.f_draw[-1]
    t.force(d10=[1])
    t.act("able", 2).play("fire jung weapon-2 1").done()
    assert t.where(jung) == "dead" and t.g.f_discard == [top]
    assert t.g.corpse_man == [jung]


@pytest.mark.rule("combat:13.0a", "combat:6.0e", "combat:14.0x2", "combat:7.01d")
def test_a_fire_order_a_known_enemy_in_sight_and_range() -> None:
    t = Table({"07.05": "orchard"}, cols=20)
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "09.05")  # behind the orchard
    t.put("berger", "05.08", known=False)  # Unknown
    t.put("krause", "18.05")  # 13 hexes: beyond an M3
    seen = t.put("vogel", "05.09")
    t.act("able", 2)
    targets = {text.split()[0] for text in t.offered("fire")}
    assert targets == {t.tag(seen)}
    t.done()
    t.g.m_order[1] = 6  # Sneak: no firing
    t.act("able", 2)
    assert not t.offered("fire")


@pytest.mark.rule("combat:AI.r16", "combat:10.01a")
def test_the_switch_for_enemies_who_see_their_man_only_now() -> None:
    for switch in (False, True):
        t = Table({"08.05": "orchard"}, enemy_fires_on_sight=switch)
        t.put("taylor", "06.05", known=True)
        t.put("jung", "10.05", order="aimed-fire")
        t.act("red", 2)
        assert not t.told("fired")  # the orchard is between them
        t = Table(enemy_fires_on_sight=switch)
        taylor = t.put("taylor", "06.05")
        t.put("jung", "10.05", order="aimed-fire")
        t.act("red", 1)
        t.g.m_flags[taylor] |= SEEN  # Spotted after the Impulse began
        t.g.impulse = 2
        from sandtable.games.combat.rules.orders.activation import push_enemy_team

        push_enemy_team(t.g, 3)
        t.g.m_flags[2] &= ~131072
        t.run()
        assert (len(t.told("fired")) == 1) == switch


@pytest.mark.rule("combat:13.0a", "combat:15.0j", "combat:22.0.O3c")
def test_nobody_fires_into_a_melee() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("cragg", "08.05", order="melee", known=True)
    t.put("jung", "08.05", order="melee")
    t.put("berger", "12.05", order="aimed-fire")
    t.g.melees.append(t.hex("08.05"))
    t.act("able", 2)
    t.play("activate taylor")
    assert {text.split()[0] for text in t.offered("fire")} == {"berger"}
    t = Table()
    t.put("cragg", "08.05", order="melee", known=True)
    t.put("jung", "08.05", order="melee")
    t.put("berger", "12.05", order="aimed-fire")
    t.g.melees.append(t.hex("08.05"))
    t.force(d10=[9])
    t.act("red", 2)
    assert not t.told("fired")


@pytest.mark.rule("combat:13.0b", "combat:AI.r15")
def test_the_easiest_target_then_the_closest_then_random() -> None:
    t = Table({"08.05": "wall"})
    t.put("taylor", "08.05", known=True, order="hide")  # close, but behind a wall
    far = t.put("cragg", "10.10", known=True, order="sprint")
    t.put("jung", "10.05", order="aimed-fire")
    t.force(d10=[8])
    t.act("red", 2)
    assert t.told("fired")[0][1] == far
    t = Table()
    near = t.put("taylor", "06.05", known=True, order="aimed-fire")
    t.put("cragg", "05.05", known=True, order="aimed-fire")
    t.put("jung", "10.05", order="aimed-fire")
    t.force(d10=[8])
    t.act("red", 2)
    assert t.told("fired")[0][1] == near
    t = Table()
    t.put("taylor", "06.05", known=True, order="aimed-fire")
    other = t.put("cragg", "06.06", known=True, order="aimed-fire")
    t.put("jung", "10.05", order="aimed-fire")
    t.g.m_hex[1] = t.hex("07.04")
    t.g.m_hex[2] = t.hex("07.06")
    t.force(lot=[other], d10=[8])
    t.act("red", 2)
    assert t.told("fired")[0][1] == other


@pytest.mark.rule("combat:13.0b", "combat:16.2b", "combat:AI.r15")
def test_only_spotted_men_on_their_feet_are_targets() -> None:
    t = Table()
    t.put("taylor", "08.05", known=False, order="sprint")
    t.put("cragg", "08.06", known=True, wounds="bad light light")
    t.put("jung", "10.05", order="aimed-fire")
    t.force(d10=[9])
    t.act("red", 2)
    assert not t.told("fired") and len(t.rolls("spotting")) == 1


@pytest.mark.rule("combat:13.0c", "combat:13.1c")
def test_each_shot_into_a_full_hex_is_at_random_and_enemies_fire_at_full_rate() -> None:
    t = Table()
    a = t.put("taylor", "08.05", known=True, order="aimed-fire")
    b = t.put("cragg", "08.05", known=True, order="aimed-fire")
    tables = t.rules.tables
    mp = tables.weapon_name.index("mp-40")
    name = tables.man_name[next(m for m, w in enumerate(tables.man_weapons) if w[:1] == [mp])]
    gunner = t.put(name, "11.05", order="rapid-fire")
    shots = tables.weapon_rof[mp][-1]
    t.force(lot=[a] + [b, a, b][:shots], d10=[8] * shots)
    t.act(["red", "yellow", "white", "blue"][t.g.m_team[gunner] - 3], 1)
    assert len(t.rolls("fire")) == shots and t.all_rolled()


@pytest.mark.rule("combat:AI.r14")
def test_a_sidearm_only_if_nothing_else_will_do() -> None:
    t = Table()
    t.put("taylor", "08.05", known=True, order="aimed-fire")
    tables = t.rules.tables
    man = next(
        m for m, w in enumerate(tables.man_weapons) if len(w) == 2 and tables.man_side[m] and tables.weapon_pistol[w[1]]
    )
    e = t.put(tables.man_name[man], "09.05", order="aimed-fire")
    t.force(d10=[8] * 9)
    team = ["red", "yellow", "white", "blue"][t.g.m_team[e] - 3]
    t.act(team, 2)
    assert t.told("fired")[0][2] == tables.man_weapons[man][0]
    t.g.m_ammo[e] = NO_AMMO
    t.act(team, 4)
    assert t.told("fired")[0][2] == tables.man_weapons[man][1]


@pytest.mark.rule("combat:13.0m", "combat:9.8d", "combat:AI.r29", "combat:9.8n", "combat:9.8q")
def test_a_shot_alerts_within_ten_hexes_after_the_attack() -> None:
    t = Table(cols=20, prepared=True)
    t.put("taylor", "03.05", order="aimed-fire", known=True)
    t.put("jung", "05.05")
    far = t.put("berger", "14.05", alert=False, known=False)
    near = t.put("krause", "13.05", alert=False, known=False)
    nearer = t.put("vogel", "08.05", alert=False, known=False)
    t.force(d10=[8])
    t.enemy_deck(10, 25)
    t.act("able", 2).play("fire jung weapon-2 1").done()
    assert t.has(near, ALERT) and t.has(nearer, ALERT) and not t.has(far, ALERT)
    drawn = [event[0] for event in t.told("enemy-card")]
    assert drawn == [nearer, near]  # nearest first; Prepared Enemies draw at once
    assert t.g.e_discard[-2:] == [t.rules.tables.ecard_serial.index(10), t.rules.tables.ecard_serial.index(25)]


@pytest.mark.rule("combat:AI.r30", "combat:9.8c")
def test_every_shot_of_an_attack_uses_the_no_order_row_of_a_waiting_man() -> None:
    t = Table({"06.05": "wall"})
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "06.05", alert=False)
    t.force(d10=[1, 4, 8, 8])
    t.wounds("close-call")
    t.act("able", 2).play("fire jung weapon-1 3").done()
    numbers = {number for _, number in t.rolls("fire")}
    assert len(numbers) == 1


@pytest.mark.rule("combat:13.0i")
def test_only_a_natural_0_raises_morale() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "06.05", order="aimed-fire")
    t.wounds("close-call")
    t.force(d10=[1, 4])
    t.act("able", 2).play("fire jung weapon-2 1").done()
    assert t.told("hit") and t.morale(taylor) == "normal"


@pytest.mark.rule("combat:13.0f", "combat:12.0e")
def test_beyond_the_last_band_the_last_counts() -> None:
    bands = [1, 2, 3, 1, 12, 0]
    assert [band(bands, away) for away in (0, 1, 2, 3, 4, 12, 13, 99)] == [2, 2, 1, 1, 0, 0, 0, 0]
    assert band([], 5) == 0


@pytest.mark.rule("combat:AI.r15", "combat:AI.r16")
def test_each_shot_of_a_burst_picks_only_men_who_could_be_targets() -> None:
    """Of two men in the hex one was spotted after the Impulse began: no shot of it is for him."""
    gun = next(
        m
        for m in range(len(TABLES.man_name))
        if TABLES.man_side[m] and TABLES.man_weapons[m] and TABLES.weapon_rof[TABLES.man_weapons[m][0]][-1] > 1
        and not TABLES.man_gun[m]
    )  # fmt: skip
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    late = t.put("cragg", "05.05", order="hide", known=False)
    e = t.put(TABLES.man_name[gun], "08.05", order="rapid-fire")
    t.g.m_flags[late] |= SEEN  # the snapshot of the Impulse has him Hidden
    t.force(d10=[8] * TABLES.weapon_rof[TABLES.man_weapons[gun][0]][-1])
    before = t.g.chance.count
    push_enemy_team(t.g, t.g.m_team[e])
    t.run()
    assert len(t.rolls("fire")) > 1 and t.all_rolled() and crowe
    assert t.g.chance.count == before  # nothing was left to chance: there is only one to shoot at


@pytest.mark.rule("combat:13.0c", "combat:AI.r15", "combat:12.1i")
def test_a_random_shot_into_a_hex_is_for_those_in_sight_only() -> None:
    t = Table({"08.05": "depression"})
    t.put("taylor", "08.05", known=True, order="aimed-fire")
    low = t.put("cragg", "08.05", known=True, order="hide")  # down in the Depression: out of sight
    t.put("schulz", "12.05", order="rapid-fire")  # three shots
    t.force(lot=[low] * 3, d10=[8] * 3)
    t.act("red", 1)
    assert len(t.rolls("fire")) == 3
    assert t.g.chance.unused() == 3  # nothing was left to chance


@pytest.mark.rule("combat:13.0c", "combat:AI.r16", "combat:7.01c")
def test_a_random_shot_is_not_for_a_man_spotted_in_this_impulse() -> None:
    t = Table()
    t.put("taylor", "08.05", known=True, order="aimed-fire")
    late = t.put("cragg", "08.05", order="aimed-fire")
    t.put("schulz", "12.05", order="rapid-fire")
    t.act("red", 3)
    t.done()
    t.g.m_flags[late] |= SEEN  # after the Impulse began
    t.force(lot=[late] * 3, d10=[8] * 3)
    push_fire(t.g, 3, 1, 0, 3)
    t.run()
    assert len(t.rolls("fire")) == 3 and t.g.chance.unused() == 3


@pytest.mark.rule("combat:13.0a", "combat:13.1a")
def test_a_man_who_has_lost_his_fire_order_fires_no_more_of_his_burst() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "08.05", order="aimed-fire")
    push_fire(t.g, taylor, jung, 0, 3)
    t.g.m_order[taylor] = names.DUCK_BACK  # an event on the way to a wound card
    t.run()
    assert not t.rolls("fire")


@pytest.mark.rule("combat:13.0b", "combat:AI.r15")
def test_every_target_that_is_equally_easy_and_near_may_be_chosen() -> None:
    for index in (0, 1):
        t = Table()
        men = [t.put("cragg", "07.04", known=True, order="hide"), t.put("crowe", "07.06", known=True, order="hide")]
        t.put("jung", "10.05", order="aimed-fire")
        t.force(lot=[men[index]], d10=[8])
        t.act("red", 2)
        assert t.told("fired")[0][1] == men[index] and t.all_rolled()


@pytest.mark.rule("combat:13.0c", "combat:14.2b", "combat:5.1.2a")
@pytest.mark.parametrize("purpose", ["fire", "grenade"])
def test_at_a_window_the_man_whom_a_roll_is_for_is_named(purpose: str) -> None:
    """Of several in a hex each has a shot, or a grenade roll, of his own."""
    t = Table()
    t.put("taylor", "01.12")
    crowe, cragg = t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=True)
    t.hand(4, 33)  # Lucky Bounce, Sun in His Eyes
    if purpose == "fire":
        t.put("jung", "08.05", order="aimed-fire")
        t.force(lot=[crowe, cragg], d10=[8])
        t.act("red", 2)
    else:
        t.put("wolff", "08.05", order="grenade", aim="05.05", flags=LIVE)
        t.force(d10=[0, 8, 8])
        t.act("blue", 3).play("keep", "keep")
    assert t.prompt == "after-roll" and t.game is not None
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]
    odds = Chances(words_now(t.game), 0)
    assert "Cragg" in Texts("en").say(odds.at_stake()[0])
    assert all("Cragg" in Texts("en").say(line.say) for line in odds.of(t.game.choices).outlooks)


@pytest.mark.rule("combat:13.0c")
@pytest.mark.parametrize("alone", [True, False])
def test_the_log_says_whom_each_shot_into_a_hex_is_for(alone: bool) -> None:
    t = Table()
    crowe, cragg = t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=not alone)
    t.put("keller", "08.05", order="aimed-fire")  # three shots
    t.force(d10=[8] * 3, lot=[] if alone else [crowe, cragg, crowe, cragg])
    t.act("blue", 2).done()
    found = [told[0] for told in t.told("shot-for")]
    assert found == ([] if alone else [cragg, crowe, cragg]) and rules_told(t, "shot-for") <= {"13.0"}


# --- Rate of Fire (13.1) ---


@pytest.mark.rule("combat:13.1a")
def test_orders_that_change_in_a_burst_count_for_the_next_shot() -> None:
    t = Table({"06.05": "wall"})
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "06.05", order="sprint")
    t.force(d10=[1, 4, 8, 8])
    t.wounds("close-call")
    t.act("able", 2).play("fire jung weapon-1 3").done()
    numbers = [number for _, number in t.rolls("fire")]
    assert numbers[1] < numbers[0]  # Duck Back is harder to hit than Sprint


@pytest.mark.rule("combat:13.1a")
def test_the_rest_of_a_burst_is_lost_with_its_target() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "06.05", order="aimed-fire")
    t.put("berger", "06.05", order="aimed-fire")
    t.wounds("head-wound")
    t.force(d10=[1])
    t.act("able", 2).play("fire jung weapon-1 3").done()
    assert len(t.rolls("fire")) == 1


@pytest.mark.rule("combat:13.1b")
def test_a_friendly_chooses_his_rate_of_fire() -> None:
    t = Table()
    tables = t.rules.tables
    weapon = next(w for w, rates in enumerate(tables.weapon_rof) if len(rates) > 1 and not tables.weapon_belt[w])
    man = next(m for m, w in enumerate(tables.man_weapons) if weapon in w and not tables.man_side[m])
    m = t.put(tables.man_name[man], "05.05", order="aimed-fire", known=True)
    t.put("jung", "08.05")
    t.act(["able", "baker", "charlie"][t.g.m_team[m]], 2)
    slot = tables.man_weapons[man].index(weapon) + 1
    rates = sorted(int(text.split()[2]) for text in t.offered("fire") if f"weapon-{slot}" in text)
    assert rates == sorted(tables.weapon_rof[weapon])
