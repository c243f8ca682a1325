"""Enemy cards and Orders (9.0 to 9.2, 9.6, 10.0, 10.10 to 10.12, 17.2, 17.3): which Order an Enemy gets."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.cards import row_of
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import activation_order, enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.names import NO_AMMO
from sandtable.games.combat.rules.state import ALERT, DUCK_HELD, ENEMY_STEP, NOBODY, SEEN

COVER = {"10.05": "trees"}


def draw(t: Table, e: int, *serials: int) -> int:
    """Let an Enemy get his Order; the cards that come first."""
    t.enemy_deck(*serials)
    return assign(t.g, e, NOBODY)


# --- rows of a card (9.1) ---


@pytest.mark.rule("combat:9.1a", "combat:9.1b", "combat:9.1x1", "combat:9.1x8", "combat:17.1b", "combat:17.0a")
def test_cover_and_morale_pick_the_row() -> None:
    t = Table()
    jung = t.put("jung", "10.05")
    draw(t, jung, 37)
    assert t.order(jung) == "sneak" and t.g.m_dirs[jung] == 56
    expected = {
        ("trees", "aggressive"): ("rapid-fire", 0), ("trees", "bold"): ("rapid-fire", 0),
        ("trees", "normal"): ("hide", 0),
        ("open", "bold"): ("evade", 56), ("open", "cautious"): ("evade", 22), ("open", "shaken"): ("sneak", 12),
    }  # fmt: skip
    for (terrain, morale), (order, dirs) in expected.items():
        t = Table({"10.05": terrain})
        man = t.put("jung", "10.05", morale=morale, known=False)
        draw(t, man, 37)
        assert (t.order(man), t.g.m_dirs[man]) == (order, dirs), (terrain, morale)


@pytest.mark.rule("combat:9.1x4", "combat:9.1x5", "combat:9.1x6", "combat:9.1x7", "combat:9.1b")
@pytest.mark.parametrize(
    ("serial", "initiative", "cover", "opened", "rout", "berserk"),
    [
        (25, 7, "rapid rapid-G suppressive rally rally", "rapid rapid rapid suppressive suppressive", 2, 6),
        (36, 23, "rapid-G suppressive-G hide hide hide", "rapid evade65 run65 rapid sneak32", 32, 56),
        (10, 3, "aimed-G aimed-G aimed-G aimed rally", "evade6-GC evade6-GC evade6-GC evade2 evade2-G", 3, 5),
        (44, 63, "rapid aimed aimed rally hide", "run65-C aimed-C aimed evade32 sneak3", 3, 5),
        (37, 25, "rapid-G rapid-CG hide hide hide", "rapid-G evade56 sneak56 evade2 sneak12", 32, 56),
    ],
)
def test_the_known_cards(serial: int, initiative: int, cover: str, opened: str, rout: int, berserk: int) -> None:
    card = TABLES.ecard_serial.index(serial)
    assert TABLES.ecard_initiative[card] == initiative
    words = {"rapid": names.RAPID, "aimed": names.AIMED, "suppressive": names.SUPPRESSIVE, "run": names.RUN_AND_GUN}
    words |= {"rally": names.RALLY, "hide": names.HIDE, "evade": names.EVADE, "sneak": names.SNEAK}
    for row, text in enumerate((cover + " " + opened).split()):
        head, _, letters = text.partition("-")
        digits = "".join(c for c in head if c.isdigit())
        dirs = int(digits * 2 if len(digits) == 1 else digits or 0)
        assert TABLES.ecard_order[card][row] == words[head.rstrip("0123456789")]
        assert TABLES.ecard_dirs[card][row] in (dirs, dirs // 11 if dirs % 11 == 0 else dirs)
        assert TABLES.ecard_letters[card][row] == letters
    assert TABLES.ecard_rout[card] in (rout, rout * 11) and TABLES.ecard_berserk[card] in (berserk, berserk * 11)


@pytest.mark.rule("combat:9.1f", "combat:11.0a", "combat:11.0d")
def test_cover_counts_as_it_is_when_the_card_is_read() -> None:
    t = Table(COVER)
    inside, outside = t.put("jung", "10.05"), t.put("berger", "12.05")
    assert (row_of(t.g, inside), row_of(t.g, outside)) == (2, 7)
    t.g.smoke_hexes, t.g.smoke_value, t.g.smoke_fading, t.g.smoke_born = [[t.hex("12.05")]], [1], [1], [1]
    assert row_of(t.g, outside) == 2  # smoke of any kind is Cover


# --- Step 3 (9.0, 9.2) ---


@pytest.mark.rule("combat:9.0a", "combat:9.0b", "combat:9.1c", "combat:4.0.3b", "combat:AI.r01", "combat:1.0a")
def test_a_card_for_each_alert_enemy_in_a_fixed_sequence() -> None:
    t = Table()
    low = t.put("jung", "10.09")
    high = t.put("berger", "10.03")
    waiting = t.put("krause", "10.01", alert=False)
    other = next(
        m for m in range(len(TABLES.man_name)) if TABLES.man_team[m] == names.YELLOW and not TABLES.man_dummy[m]
    )
    yellow = t.put(TABLES.man_name[other], "12.05")
    t.g.step = ENEMY_STEP
    t.enemy_deck(25, 36, 44)
    enemy_phase(t.g)
    t.run()
    assert [event[0] for event in t.told("enemy-card")] == [high, low, yellow]  # Red from the top down, then Yellow
    assert t.g.e_display == [TABLES.ecard_serial.index(25), TABLES.ecard_serial.index(44), -1, -1]
    assert t.g.e_discard == [TABLES.ecard_serial.index(36)]
    assert t.order(waiting) == "none"
    assert t.g.initiative[names.RED] == 7 and t.g.initiative[names.YELLOW] == 63


@pytest.mark.rule("combat:9.1d", "combat:AI.r02", "combat:9.1e", "combat:1.0c")
def test_a_team_without_alert_men_draws_for_initiative_and_one_without_men_does_not() -> None:
    t = Table()
    t.put("jung", "10.05", alert=False)
    t.g.f_played = 0
    t.put("taylor", "01.01")
    t.enemy_deck(44)
    enemy_phase(t.g)
    assert t.g.e_display == [TABLES.ecard_serial.index(44), -1, -1, -1]
    assert set(t.g.track) == {names.ABLE, names.RED}


@pytest.mark.rule("combat:9.1x2", "combat:4.0.3c", "combat:5.1c", "combat:9.1e", "combat:9.1g")
def test_the_example_of_the_initiative_track() -> None:
    t = Table()
    for name, hex in (("taylor", "01.01"), ("miller", "01.02"), ("thomas", "01.03")):
        t.put(name, hex)
    teams = [names.RED, names.YELLOW, names.WHITE, names.BLUE]
    for i, team in enumerate(teams):
        man = next(m for m in range(len(TABLES.man_name)) if TABLES.man_team[m] == team and not TABLES.man_dummy[m])
        t.put(TABLES.man_name[man], f"10.0{i + 1}", alert=False)
    t.g.f_played = TABLES.fcard_number.index(6)
    t.enemy_deck(44, 36, 25, 10)
    enemy_phase(t.g)
    assert [names.TEAM_NAMES[team] for team in t.g.track] == [
        "blue", "able", "white", "yellow", "baker", "charlie", "red",
    ]  # fmt: skip


@pytest.mark.rule("combat:9.0c")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    t = Table()
    jung = t.put("jung", "10.05")
    t.g.e_discard, t.g.e_draw = t.g.e_draw, []
    assert assign(t.g, jung, NOBODY) >= 0 and len(t.g.e_draw) == len(TABLES.ecard_serial) - 1


@pytest.mark.rule("combat:9.2a", "combat:4.0.3a", "combat:9.2x1", "combat:9.2x2", "combat:9.2x3", "combat:9.2b")
def test_a_large_battle_reads_one_card_for_the_team() -> None:
    """The example of 9.2 with card 14: default Bold; Voigt has dropped to Normal."""
    t = Table({"14.10": "hedge", "12.05": "trees", "14.05": "trees"}, large_battle=True)
    t.rules.default_morale[1] = names.BOLD
    voigt = t.put("voigt", "12.05", morale="normal")
    wolff, bach = t.put("wolff", "12.08"), t.put("bach", "11.08")
    unknown = t.put("winter", "14.05", known=False)
    for m in (wolff, bach, unknown):
        t.g.m_morale[m] = names.BOLD
    t.enemy_deck(14)
    enemy_phase(t.g)
    assert t.order(voigt) == "aimed-fire"
    assert (t.order(wolff), t.order(bach)) == ("sprint", "sprint") and t.g.m_dirs[wolff] == 66
    assert t.order(unknown) == "run-and-gun" and t.g.m_dirs[unknown] == 55
    assert t.g.e_display[3] == TABLES.ecard_serial.index(14) and not t.g.e_discard


# --- Charge and Grenade Checks (9.6) ---


@pytest.mark.rule("combat:9.6a", "combat:9.6c", "combat:9.6e", "combat:10.09a", "combat:10.09b", "combat:9.2x1")
def test_a_grenade_check_needs_a_spotted_friendly_within_four_hexes() -> None:
    for hex, spotted, checks in (("06.05", True, 1), ("05.05", True, 0), ("06.05", False, 0)):
        t = Table({**COVER, "08.05": "orchard"})  # LOS is not needed
        t.put("taylor", hex, known=spotted)
        jung = t.put("jung", "10.05")
        t.force(d10=[4] * checks)
        draw(t, jung, 10)
        assert t.all_rolled()
        assert t.order(jung) == ("grenade" if checks else "aimed-fire")
        if checks:
            assert t.g.m_aim[jung] == t.hex("06.05")
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05")
    t.force(d10=[5])  # TQ 4: failed
    draw(t, jung, 10)
    assert t.order(jung) == "aimed-fire"


@pytest.mark.rule("combat:9.6b", "combat:10.08a", "combat:9.6d")
def test_charge_checks_and_two_letters() -> None:
    t = Table()
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="aggressive")
    t.force(d10=[4])
    draw(t, jung, 44)
    assert t.order(jung) == "charge"
    for dice, order in (([0], "grenade"), ([9, 0], "charge"), ([9, 9], "evade")):
        t = Table()
        t.put("taylor", "06.05", known=True)
        jung = t.put("jung", "10.05")
        t.force(d10=dice)
        draw(t, jung, 10)  # In Open, Normal: Evade 6 GC
        assert t.order(jung) == order and t.all_rolled()


@pytest.mark.rule("combat:9.6e", "combat:19.0d")
def test_wounds_and_morale_modify_the_checks() -> None:
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", wounds="light", morale="bold")
    t.force(d10=[9])
    draw(t, jung, 10)
    t.run()
    tables = t.rules.tables
    assert t.rolls("grenade-check") == [(9, 4 + tables.wound_tq[0] + tables.morale_tq[names.BOLD])]


@pytest.mark.rule("combat:AI.r10", "combat:14.2o")
def test_no_grenade_where_another_enemy_is() -> None:
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05")
    t.put("berger", "06.05")
    t.force(d10=[0])  # a check would pass; none is made
    draw(t, jung, 10)
    assert t.order(jung) == "aimed-fire" and not t.all_rolled()


@pytest.mark.rule("combat:AI.r10", "combat:10.09b")
def test_the_marker_goes_to_the_closest_at_random_among_equals() -> None:
    t = Table(COVER)
    t.put("taylor", "07.05", known=True)
    other = t.put("cragg", "10.08", known=True)
    t.put("miller", "06.05", known=True)
    jung = t.put("jung", "10.05")
    t.force(d10=[0], lot=[other])
    draw(t, jung, 10)
    assert t.g.m_aim[jung] == t.hex("10.08")


@pytest.mark.rule("combat:AI.r26", "combat:7.08i")
def test_a_bad_wound_skips_the_charge_letter() -> None:
    t = Table()
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="aggressive", wounds="bad")
    draw(t, jung, 44)  # Run & Gun 6/5 C: no check, and Sneak is all that is left
    assert t.order(jung) == "sneak" and t.g.m_dirs[jung] == 65


@pytest.mark.rule("combat:AI.r25", "combat:10.10a", "combat:10.10e")
def test_no_ammo_means_reload_but_only_after_the_letters() -> None:
    t = Table(COVER)
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = NO_AMMO
    draw(t, jung, 10)
    assert t.order(jung) == "reload"
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = NO_AMMO
    t.force(d10=[0])
    draw(t, jung, 10)
    assert t.order(jung) == "grenade"
    t = Table(COVER)
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = 1  # Low Ammo does not matter
    draw(t, jung, 10)
    assert t.order(jung) == "aimed-fire"
    t = Table()
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = NO_AMMO
    draw(t, jung, 37)  # Sneak: unaffected
    assert t.order(jung) == "sneak"


# --- Slow Weapons, wounds (10.0, 10.02, 10.03) ---


@pytest.mark.rule("combat:10.02a", "combat:10.03a", "combat:14.1b", "combat:7.03b", "combat:14.1a")
def test_a_known_slow_weapon_changes_the_order_and_an_unknown_one_does_not() -> None:
    for known, rapid, suppressive in (
        (True, "aimed-fire", "slow-suppressive-fire"),
        (False, "rapid-fire", "suppressive-fire"),
    ):
        t = Table()
        jung = t.put("jung", "10.05", known=known)
        draw(t, jung, 25)
        assert t.order(jung) == rapid
        t = Table(COVER)
        jung = t.put("jung", "10.05", known=known)
        draw(t, jung, 25)
        assert t.order(jung) == suppressive


@pytest.mark.rule("combat:10.0a", "combat:16.0c", "combat:16.0d")
def test_wounds_slow_a_move_down_and_keep_its_directions() -> None:
    for wounds, order in (
        ("", "sprint"),
        ("light", "run-and-gun"),
        ("bad", "sneak"),
        ("light-bandaged", "sprint"),
        ("bad-bandaged", "run-and-gun"),
    ):
        t = Table()
        bach = t.put("bach", "10.05", morale="bold", wounds=wounds)
        draw(t, bach, 14)  # In Open, Bold: Sprint 6
        assert (t.order(bach), t.g.m_dirs[bach]) == (order, 66)
    t = Table()
    bach = t.put("bach", "10.05", morale="bold", wounds="bad")
    draw(t, bach, 37)  # Evade 5/6
    assert (t.order(bach), t.g.m_dirs[bach]) == ("sneak", 56)


# --- Rout (10.12, 17.3) ---


@pytest.mark.rule("combat:10.12a", "combat:17.3d", "combat:AI.r32", "combat:10.12b", "combat:17.3c")
def test_a_routed_enemy_in_cover_and_out_of_sight_may_rally() -> None:
    for die, order in ((4, "rally"), (5, "sprint")):  # TQ 4, not modified
        t = Table(COVER)
        jung = t.put("jung", "10.05", morale="rout", wounds="light-bandaged")
        t.force(d10=[die])
        card = draw(t, jung, 36)
        assert t.order(jung) == order
        assert (card == NOBODY) == (order == "rally")  # no card for a Rally
        if order == "sprint":
            assert t.g.m_dirs[jung] == 32


@pytest.mark.rule("combat:17.3c", "combat:17.3d", "combat:AI.r22", "combat:AI.r21")
def test_a_routed_enemy_in_sight_or_in_the_open_runs() -> None:
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="rout")
    draw(t, jung, 10)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("sprint", 33)
    t = Table()
    jung = t.put("jung", "10.05", morale="rout", wounds="light")
    draw(t, jung, 10)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("run-and-gun", 33)
    t.put("taylor", "10.07", known=True)
    t.act("red", 2)
    assert not t.told("fired") and t.where(jung) == "11.06"  # it moves instead


# --- Berserk (17.2) ---


@pytest.mark.rule("combat:17.2e", "combat:10.08a", "combat:AI.r32")
def test_a_berserk_enemy_near_a_spotted_friendly_charges() -> None:
    t = Table()
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk")
    assert draw(t, jung, 10) == NOBODY and t.order(jung) == "charge"


@pytest.mark.rule("combat:17.2f", "combat:17.2g", "combat:AI.r34", "combat:10.10d")
def test_a_berserk_enemy_otherwise_runs_in_the_berserk_direction() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk")
    draw(t, jung, 36)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("run-and-gun", 56)
    t = Table({"07.05": "orchard"})
    jung = t.put("jung", "10.05", morale="berserk")
    draw(t, jung, 36)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("sprint", 56)
    t = Table()
    t.put("taylor", "08.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk", wounds="bad")
    draw(t, jung, 36)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("sneak", 56)
    t = Table()
    t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk")
    t.g.m_ammo[jung] = NO_AMMO
    draw(t, jung, 36)
    assert t.order(jung) == "run-and-gun"  # a Berserk man does not reload


# --- precedence (AI.r03) ---


@pytest.mark.rule("combat:AI.r03", "combat:14.2g", "combat:15.0o", "combat:AI.r32")
def test_what_comes_before_any_card() -> None:
    t = Table()
    ducked = t.put("jung", "10.05", order="duck-back", flags=DUCK_HELD)
    t.put("taylor", "12.05", order="melee", known=True)
    fighter = t.put("berger", "12.05", morale="berserk")
    t.g.melees.append(t.hex("12.05"))
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.run()
    assert t.order(ducked) == "duck-back" and t.order(fighter) == "melee"
    assert not t.told("enemy-card") and t.g.e_display[0] >= 0  # 9.1d supplies the initiative card


@pytest.mark.rule("combat:AI.r03", "combat:17.4e", "combat:17.4f")
def test_a_guard_takes_his_prisoner_away() -> None:
    for wounds, order in (("", "evade"), ("bad", "sneak")):
        t = Table()
        guard = t.put("jung", "10.05", wounds=wounds)
        prisoner = t.put("miller", "10.05", known=True, guard=guard)
        draw(t, guard, 36)
        assert (t.order(guard), t.g.m_dirs[guard]) == (order, 32)
        assert t.order(prisoner) == order


# --- activation order (10.0) ---


@pytest.mark.rule("combat:10.0b", "combat:10.0c", "combat:AI.r24")
def test_the_top_row_first_then_the_closest_then_random() -> None:
    t = Table()
    t.put("taylor", "04.05")  # Hidden: he counts
    far = t.put("jung", "12.05")
    near = t.put("berger", "08.05")
    top = t.put("krause", "14.02")
    assert activation_order(t.g, [far, near, top]) == [top, near, far]
    twin = t.put("vogel", "08.05")
    t.force(lot=[twin])
    assert activation_order(t.g, [far, near, twin]) == [twin, near, far]
    assert t.all_rolled()


# --- optional rules 2 and 4 (22.0) ---


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


@pytest.mark.rule("combat:8.2b", "combat:AI.r04")
def test_checks_of_an_unknown_are_told_to_nobody() -> None:
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    t.put("jung", "10.05", known=False)
    t.force(d10=[9])
    t.enemy_deck(10)
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.run()
    assert not t.told("checked") and len(t.told("checked", audience=0)) == 1
    assert not t.has(2, SEEN) and t.has(2, ALERT)
