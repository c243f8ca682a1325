"""Enemy cards and Orders (9.0 to 9.2, 9.6): which Order an Enemy gets."""

from __future__ import annotations

import pytest
from combat_enemies import COVER, draw, last_line
from combat_helpers import group, machine_gun
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.enemy.alert import alert
from sandtable.games.combat.enemy.cards import row_of
from sandtable.games.combat.enemy.cup import team_can_come
from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.enemy.orders import W_BERSERK, W_CARD, W_GUARD, W_ROUT, assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_REINFORCE
from sandtable.games.combat.rules.state import AWAITS, DUCK_HELD, ENEMY_STEP, NOBODY

# --- Enemy Order Phase (9.0) ---


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


@pytest.mark.rule("combat:9.0c")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    t = Table()
    jung = t.put("jung", "10.05")
    t.g.e_discard, t.g.e_draw = t.g.e_draw, []
    assert assign(t.g, jung, NOBODY) >= 0 and len(t.g.e_draw) == len(TABLES.ecard_serial) - 1


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


@pytest.mark.rule("combat:AI.r06")
def test_a_late_order_starts_in_the_column_of_the_impulse() -> None:
    t = Table(prepared=True)
    t.put("taylor", "01.12", known=True)
    jung = t.put("jung", "10.05", alert=False, morale="bold")
    t.enemy_deck(37)  # In Open, Bold: Evade 5/6
    t.act("red", 2)
    assert t.order(jung) == "evade" and t.where(jung) == "09.05"  # direction 6: that of Impulse 2


@pytest.mark.rule("combat:AI.r03", "combat:AI.r32")
def test_a_prisoner_has_his_guards_order_and_an_assistant_his_operators() -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="evade", known=True)
    prisoner = t.put("jung", "05.05", guard=guard, morale="rout")
    assert assign(t.g, prisoner, NOBODY) == NOBODY and t.order(prisoner) == "evade"
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_order[operator] = names.SNEAK
    assert assign(t.g, assistant, NOBODY) == NOBODY and t.order(assistant) == "sneak"


# --- Enemy Initiative Cards (9.1) ---


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


@pytest.mark.rule("combat:AI.r02", "combat:9.1d")
def test_which_teams_can_still_come() -> None:
    t = Table()
    t.g.cup = [TABLES.man_name.index("soldat-lang"), TABLES.man_name.index("soldat-voigt")]
    t.g.turn = 2
    for turn_of, team, able in (
        (3, names.RED, [names.RED]),
        (3, -1, [names.RED, names.BLUE]),
        (2, -1, []),
        (3, names.WHITE, []),
    ):
        t.rules.enemy_arrivals = [group(t, "16.05", team=team, turn=turn_of, alert=1)]
        found = [x for x in range(names.FRIENDLY_TEAMS, names.TEAMS) if team_can_come(t.g, x)]
        assert found == able, (turn_of, team)
    t.rules.enemy_arrivals = []
    t.rules.event_effect[1] = [E_REINFORCE] * 10
    assert team_can_come(t.g, names.RED) and not team_can_come(t.g, names.WHITE)


@pytest.mark.rule("combat:AI.r02", "combat:9.1d")
def test_a_team_that_an_event_can_bring_has_an_initiative() -> None:
    for effect, on_track in ((E_REINFORCE, True), (0, False)):
        t = Table()
        t.put("crowe", "05.05")
        t.put("jung", "10.05")
        t.rules.event_effect = [[], [effect] * 10]
        t.g.cup = [next(m for m in range(len(TABLES.man_name)) if TABLES.man_team[m] == names.BLUE)]
        t.g.f_played = fcard(6)
        t.g.step = ENEMY_STEP
        enemy_phase(t.g)
        assert (names.BLUE in t.g.track) == on_track and names.WHITE not in t.g.track


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


# --- Large Battles (9.2) ---


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


@pytest.mark.rule("combat:9.2a", "combat:AI.r32", "combat:22.0.O4")
def test_an_order_without_a_card_discards_none() -> None:
    for large in (True, False):
        t = Table(large_battle=large)
        t.put("crowe", "10.05", known=True, order="melee")
        jung = t.put("jung", "10.05", flags=AWAITS)
        t.g.melees = [t.hex("10.05")]
        t.g.e_display[0] = 0
        order_if_awaited(t.g, jung)
        assert t.order(jung) == "melee" and t.g.e_discard == []
        assert assign(t.g, jung, 0) == NOBODY


@pytest.mark.rule("combat:9.2a", "combat:9.8n", "combat:AI.r22")
def test_in_a_large_battle_who_is_alerted_in_mid_turn_reads_his_teams_card() -> None:
    t = Table({"10.05": "trees"}, large_battle=True, prepared=True)
    jung = t.put("jung", "10.05", alert=False)
    t.g.e_display[0] = TABLES.ecard_serial.index(44)  # In Cover, Normal: Aimed Fire
    t.g.e_draw.remove(t.g.e_display[0])
    t.enemy_deck(37)  # Hide
    alert(t.g, jung, 0)
    assert t.order(jung) == "aimed-fire" and not t.g.e_discard


@pytest.mark.rule("combat:9.2a", "combat:9.0a")
@pytest.mark.parametrize("large", [False, True])
def test_the_log_says_who_draws_a_card(large: bool) -> None:
    """ "Do not draw an Order Card for each enemy Character. Instead draw a single card for each Team." """
    t = Table(large_battle=large)
    t.put("jung", "10.05")
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.run()
    assert ("draws" in last_line(t, "enemy-card")) != large and "reads" in last_line(t, "enemy-card")


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


@pytest.mark.rule("combat:AI.r26", "combat:7.08i")
def test_a_bad_wound_skips_the_charge_letter() -> None:
    t = Table()
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="aggressive", wounds="bad")
    draw(t, jung, 44)  # Run & Gun 6/5 C: no check, and Sneak is all that is left
    assert t.order(jung) == "sneak" and t.g.m_dirs[jung] == 65


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
