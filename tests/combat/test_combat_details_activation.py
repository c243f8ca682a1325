"""Activations and what is remembered between them: snapshots, flags, who was low, what is shown (4.0.4, 7.01c, 9.4)."""

from __future__ import annotations

import pytest
from combat_helpers import armed
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.orders import assign, grenade_targets, slower_move
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.grenades.grenades import grenade_number
from sandtable.games.combat.rules.orders.activation import take_snapshot
from sandtable.games.combat.rules.orders.friendly_moves import directions
from sandtable.games.combat.rules.orders.men import confirm
from sandtable.games.combat.rules.sight.seeing import nearest_friendly, saw_at_start, sees
from sandtable.games.combat.rules.state import MOVE_BACK, NOBODY, SEEN, ammo, set_ammo
from sandtable.games.combat.rules.values import band
from sandtable.kernel.frame import with_byte

# --- the snapshot of an Impulse (7.01c) ---


@pytest.mark.rule("combat:7.01c", "combat:11.13b")
def test_the_ground_as_it_was_when_the_impulse_began() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "09.05", order="hide")
    t.g.h_made = with_byte(t.g.h_made, t.g.m_hex[jung], names.FOXHOLE)
    assert not sees(t.g, crowe, jung) and saw_at_start(t.g, crowe, jung)
    take_snapshot(t.g)
    assert not saw_at_start(t.g, crowe, jung)


@pytest.mark.rule("combat:7.01c", "combat:11.07b")
def test_who_kept_low_when_the_impulse_began() -> None:
    for viewer, target, seen in (("hide", "evade", False), ("evade", "hide", False), ("evade", "evade", True)):
        t = Table({"07.05 07.06": "long-grass"})
        crowe, jung = t.put("crowe", "05.05", order=viewer), t.put("jung", "09.05", order=target)
        t.g.m_order[crowe] = t.g.m_order[jung] = names.EVADE
        assert sees(t.g, crowe, jung) and saw_at_start(t.g, crowe, jung) == seen


# --- flags of one activation ---


@pytest.mark.rule("combat:9.4a", "combat:9.4b")
def test_the_check_in_cover_is_for_the_activation_that_entered_it() -> None:
    t = Table({"10.06": "trees"})
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "10.05", order="sneak", dirs=41)
    t.force(d10=[9])
    t.act("red", 2)
    assert t.where(jung) == "10.06" and t.rolls("cover") == [(9, 4)] and t.order(jung) == "sneak"
    t.act("red", 3)
    assert not t.rolls("cover") and t.order(jung) == "sneak"


@pytest.mark.rule("combat:AI.r08", "combat:9.5d", "combat:9.4a")
def test_who_ducks_back_at_the_edge_takes_no_check_in_cover() -> None:
    t = Table({"10.01": "trees"})
    t.put("crowe", "05.02", known=True, order="aimed-fire")
    jung = t.put("jung", "10.02", order="sprint", dirs=11)
    t.act("red", 2)
    assert t.where(jung) == "10.01" and t.order(jung) == "duck-back"
    assert not t.rolls("cover") and len(t.told("ducked-back")) == 1


@pytest.mark.rule("combat:7.07c", "combat:4.0.4d", "combat:4.0.4e")
def test_after_a_stopped_sprint_he_may_spot_and_after_duck_back_no_more() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, order="sprint")
    t.put("jung", "09.05", known=False)
    t.act("able", 2).play("move 05.04", "duck-back")
    assert t.prompt == "spot-or-duck" and t.offered("spot") == ["red-1"]
    t = Table()
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "09.05", known=False)
    t.act("able", 1).play("duck-back")
    assert t.prompt == "halt"


@pytest.mark.rule("combat:7.17g", "combat:6.0f", "combat:7.07a")
def test_a_routed_man_who_tries_to_duck_back_has_no_third_hex() -> None:
    t = Table({"04.04": "trees"})
    t.put("crowe", "06.05", known=True, order="sprint", morale="rout", flags=MOVE_BACK)
    t.force(d10=[9])
    t.act("able", 2).play("move 05.05", "move 04.04", "try-duck-back")
    assert t.prompt == "halt"


@pytest.mark.rule("combat:7.11c", "combat:7.09f")
def test_a_rifle_grenadier_who_fails_to_shift_his_marker_stays() -> None:
    t = Table()
    peters = t.put("peters", "05.05", order="rifle-grenade", aim="11.05", known=True)
    t.put("jung", "11.05", order="hide")
    t.force(d10=[9])
    t.act("baker", 1).play("try-shift")
    assert t.prompt == "spot-or-duck" and t.g.m_aim[peters] == t.hex("11.05")


# --- directions (17.2) ---


@pytest.mark.rule("combat:17.2c", "combat:7.08a", "combat:17.3a")
def test_directions_that_morale_leaves() -> None:
    for morale, order, expected in (
        ("berserk", "sprint", [1, 2]),
        ("berserk", "charge", [0, 1, 2, 3, 4, 5]),
        ("rout", "sprint", [4, 5]),
        ("shaken", "sprint", [0, 1, 2, 3, 4, 5]),
    ):
        t = Table()
        crowe = t.put("crowe", "05.05", morale=morale, order=order)
        assert sorted(directions(t.g, crowe)) == expected, (morale, order)


# --- Enemy Orders that something else decides ---


@pytest.mark.rule("combat:14.1c", "combat:10.0a")
def test_a_heavy_weapon_forbids_nothing_but_a_sprint() -> None:
    t = Table()
    lang = t.put("lang", "10.05")
    with armed("soldat-lang", "bar"):
        for order in (names.RUN_AND_GUN, names.EVADE, names.SNEAK):
            assert slower_move(t.g, lang, order) == order
        assert slower_move(t.g, lang, names.SPRINT) == names.RUN_AND_GUN


@pytest.mark.rule("combat:17.3c", "combat:10.10a", "combat:10.10d")
def test_the_routed_and_the_berserk_do_not_stop_to_reload() -> None:
    for morale, order in (("rout", "run-and-gun"), ("berserk", "run-and-gun")):
        t = Table()
        t.put("crowe", "04.05", known=True)
        jung = t.put("jung", "10.05", morale=morale, wounds="light")
        set_ammo(t.g, jung, 0, 2)
        assign(t.g, jung, NOBODY)
        assert t.order(jung) == order


@pytest.mark.rule("combat:10.10c", "combat:13.0k")
def test_an_enemy_with_a_pistol_left_does_not_duck_back() -> None:
    for name, order in (("hartmann", "rapid-fire"), ("schulz", "duck-back")):
        t = Table()
        t.put("crowe", "05.05", known=True, order="aimed-fire")
        e = t.put(name, "09.05", order="rapid-fire")
        set_ammo(t.g, e, 0, 1)
        t.force(d10=[9])
        t.act("red", 1)
        assert ammo(t.g, e, 0) == 2 and t.order(e) == order and len(t.rolls("fire")) == 1


# --- what the player sees ---


@pytest.mark.rule("combat:8.2b", "combat:20.0d")
def test_rolls_that_no_character_makes_are_open() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "12.05", known=False)  # the last of the list
    t.force(d10=[9] * 4 + [3])  # three Damage rolls, Crater, MC
    push_blast(t.g, TABLES.blast_name.index("60mm"), t.hex("05.05"), 1, shell=True)
    t.run()
    assert len(t.told("checked")) == 5 and not t.told("checked", audience=0) and t.all_rolled()


@pytest.mark.rule("combat:12.0j")
def test_a_confirmed_man_cannot_be_taken_back() -> None:
    t = Table()
    jung = t.put("jung", "10.05", known=False)
    before = t.g.reveals
    assert confirm(t.g, jung, 0) and t.g.reveals > before and not t.has(jung, SEEN)
    before = t.g.reveals
    assert confirm(t.g, jung, 0) and t.g.reveals == before  # nothing new


# --- the nearest, and all that are equal ---


@pytest.mark.rule("combat:AI.r24", "combat:10.0c")
def test_the_nearest_friendly_is_the_nearest_of_all_who_can_act() -> None:
    t = Table()
    here = t.hex("10.05")
    assert nearest_friendly(t.g, here) > 100
    t.put("crowe", "07.05")
    t.put("taylor", "03.05")
    t.put("cragg", "09.05", wounds="bad bad")
    assert nearest_friendly(t.g, here) == 3


@pytest.mark.rule("combat:10.09b", "combat:AI.r10")
def test_equal_grenade_targets_are_all_kept() -> None:
    t = Table()
    jung = t.put("jung", "08.05")
    far, near, twin = t.put("crowe", "12.05"), t.put("cragg", "05.05"), t.put("taylor", "11.05")
    for m in (far, near, twin):
        t.g.m_flags[m] |= SEEN
    t.put("miller", "14.05", known=True)
    assert grenade_targets(t.g, jung) == [near, twin]
    t.put("lang", "05.05")
    assert grenade_targets(t.g, jung) == [twin]  # not where another Enemy is


@pytest.mark.rule("combat:13.0f", "combat:12.0e")
def test_beyond_the_last_band_the_last_counts() -> None:
    bands = [1, 2, 3, 1, 12, 0]
    assert [band(bands, away) for away in (0, 1, 2, 3, 4, 12, 13, 99)] == [2, 2, 1, 1, 0, 0, 0, 0]
    assert band([], 5) == 0


@pytest.mark.rule("combat:7.09i", "combat:13.0g")
def test_morale_and_wounds_of_the_thrower() -> None:
    found = []
    for facts in ({}, {"morale": "berserk"}, {"wounds": "light"}, {"morale": "rout"}):
        t = Table()
        taylor, jung = t.put("taylor", "05.05", **facts), t.put("jung", "07.05", order="hide")
        found.append(grenade_number(t.g, taylor, t.hex("05.05"), jung, t.rules.grenade_blast[0]))
    plain = found[0]
    assert [number - plain for number in found] == [0, TABLES.morale_ws[6], TABLES.wound_ws[0], TABLES.morale_ws[0]]
    assert TABLES.morale_ws[6] == -1 and TABLES.morale_ws[0] == -3
