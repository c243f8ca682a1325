"""Spotting (12.0), Hidden and Known (8.1, 8.2, 7.16)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules.sight.spotting import spotting_terms
from sandtable.games.combat.rules.state import REAL, SEEN


@pytest.mark.rule("combat:12.0d", "combat:12.0e", "combat:12.0k", "combat:18.0b")
def test_the_number_for_spotting() -> None:
    t = Table({"10.05": "trees"})
    taylor = t.put("taylor", "05.05", wounds="light", morale="shaken")
    jung = t.put("jung", "10.05", order="hide", known=False)
    from sandtable.games.combat.rules import names
    from sandtable.games.combat.rules.values import band

    tq, chart, away, smoke, night = spotting_terms(t.g, taylor, jung)
    assert tq == 6 + TABLES.wound_tq[0]  # Wounds, not Morale
    assert chart == TABLES.spotting[names.HIDE][names.TREES]
    assert away == band(TABLES.spotting_bands, 5)
    assert smoke == night == 0
    t.g.smoke_hexes, t.g.smoke_value, t.g.smoke_fading, t.g.smoke_born = (
        [[t.hex("05.05")], [t.hex("10.05")]],
        [1, 1],
        [0, 1],
        [1, 1],
    )
    assert spotting_terms(t.g, taylor, jung)[3] == -6


@pytest.mark.rule("combat:12.0f", "combat:12.0b", "combat:12.0g", "combat:12.0h")
def test_a_friendly_may_check_each_unknown_in_sight_once() -> None:
    t = Table({"05.08": "orchard"})
    t.put("taylor", "05.05", order="aimed-fire")
    jung = t.put("jung", "07.05", order="sprint", known=False)
    t.put("berger", "07.06", order="sprint", known=False)
    t.put("krause", "05.09", order="sprint", known=False)  # out of sight
    t.put("vogel", "08.05")  # Known already
    t.act("able", 1)
    assert set(t.offered("spot")) == {"red-1", "red-2"}
    assert "done" in t.offered()  # it is an option
    t.force(d10=[0, 9])
    t.play("spot red-1")
    assert t.has(jung, SEEN)
    assert t.offered("spot") == ["red-2"]
    t.play("spot red-2")
    assert not t.offered("spot")


@pytest.mark.rule("combat:12.0c", "combat:8.2c")
def test_a_dummy_that_is_spotted_goes() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire")
    dummy = t.put("dummy-red-1", "06.05", order="sprint", known=False)
    t.force(d10=[0])
    t.act("able", 1).play("spot red-1")
    assert t.where(dummy) == "removed"


@pytest.mark.rule("combat:12.0f", "combat:2.0.R0f")
def test_the_rule_of_0_for_spotting() -> None:
    for confirm, found in ((0, True), (9, False)):
        t = Table({"12.05": "building"})
        t.put("taylor", "05.05", order="aimed-fire")
        jung = t.put("jung", "12.05", order="hide", known=False)
        assert sum(spotting_terms(t.g, 1, jung)) < 0
        t.force(d10=[0, confirm])
        t.act("able", 1).play("spot red-1")
        assert t.has(jung, SEEN) == found


@pytest.mark.rule("combat:12.0i", "combat:AI.r20")
def test_an_enemy_checks_every_hidden_friendly_nearest_first() -> None:
    t = Table()
    far = t.put("taylor", "03.05", order="aimed-fire")
    near = t.put("cragg", "08.05", order="aimed-fire")
    t.put("crowe", "09.05", order="aimed-fire", known=True)
    t.put("jung", "10.05", order="hide")
    t.force(d10=[0, 9])
    t.act("red", 1)
    assert t.has(near, SEEN) and not t.has(far, SEEN)
    assert len(t.rolls("spotting")) == 2


@pytest.mark.rule("combat:15.0i")
def test_nobody_spots_out_of_a_melee() -> None:
    t = Table()
    t.put("cragg", "10.05", order="melee", known=True)
    t.put("jung", "10.05", order="melee")
    t.put("miller", "08.05", order="aimed-fire")
    t.put("berger", "12.05", known=False)
    t.g.melees.append(t.hex("10.05"))
    t.force(d10=[9])
    t.act("red", 1)
    assert len(t.rolls("spotting")) == 1  # Berger only
    t.act("able", 1)
    assert not t.offered("spot")


@pytest.mark.rule("combat:8.1e")
def test_friendlies_start_hidden() -> None:
    t = Table()
    assert not t.rules.spotted


@pytest.mark.rule("combat:7.16b", "combat:8.1f", "combat:13.2b")
def test_going_back_to_hidden_takes_four_things() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    cases = [
        ("hide", "trees", False, 6, True),
        ("aimed-fire", "trees", False, 6, False),
        ("hide", "open", False, 6, False),
        ("hide", "trees", True, 6, False),
        ("hide", "trees", False, 7, False),
    ]
    for order, terrain, watched, die, hidden in cases:
        t = Table({"05.05": terrain})
        taylor = t.put("taylor", "05.05", order=order, known=True)
        if watched:
            t.put("jung", "08.05")
        t.force(d10=[die])
        push_end_phase(t.g)
        t.run()
        assert t.has(taylor, SEEN) != hidden, (order, terrain, watched, die)


@pytest.mark.rule("combat:10.11b", "combat:12.0h")
def test_known_enemies_stay_known() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    t = Table({"05.05": "trees"})
    jung = t.put("jung", "05.05", order="hide")
    push_end_phase(t.g)
    t.run()
    assert t.has(jung, SEEN)


@pytest.mark.rule("combat:12.0j", "combat:AI.r04")
def test_a_confirmed_unknown_is_known_to_be_real() -> None:
    t = Table()
    t.put("taylor", "05.05", order="sprint")
    jung = t.put("jung", "07.05", known=False)
    t.force(d10=[0])
    t.act("red", 1)
    assert t.has(jung, REAL) and not t.has(jung, SEEN)
    assert not t.told("checked") and t.told("confirmed") == [(jung, t.told("confirmed")[0][1], -1, -1)]
