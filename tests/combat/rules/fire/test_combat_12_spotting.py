"""Spotting (12.0)."""

from __future__ import annotations

import pytest
from combat_enemies import last_line
from combat_table import TABLES, Table

from sandtable.games.combat.rules.orders.men import confirm
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.spotting import hidden_in_sight, spotting_terms, unknown_in_sight
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


@pytest.mark.rule("combat:12.0j", "combat:AI.r04")
def test_a_confirmed_unknown_is_known_to_be_real() -> None:
    t = Table()
    t.put("taylor", "05.05", order="sprint")
    jung = t.put("jung", "07.05", known=False)
    t.force(d10=[0])
    t.act("red", 1)
    assert t.has(jung, REAL) and not t.has(jung, SEEN)
    assert not t.told("checked") and t.told("confirmed") == [(jung, t.told("confirmed")[0][1], -1, -1)]


@pytest.mark.rule("combat:12.0k", "combat:21.0a")
def test_nobody_is_spotted_beyond_the_night() -> None:
    t = Table(night=True, night_base=3, night_free=9)
    t.g.night_range = 3
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "08.05", known=False)
    t.put("berger", "09.05", known=False)
    t.act("able", 1)
    assert t.offered("spot") == ["red-1"]


@pytest.mark.rule("combat:12.0j")
def test_a_confirmed_man_cannot_be_taken_back() -> None:
    t = Table()
    jung = t.put("jung", "10.05", known=False)
    before = t.g.reveals
    assert confirm(t.g, jung, 0) and t.g.reveals > before and not t.has(jung, SEEN)
    before = t.g.reveals
    assert confirm(t.g, jung, 0) and t.g.reveals == before  # nothing new


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


@pytest.mark.rule("combat:12.0a", "combat:11.08b")
def test_men_in_one_hex_see_each_other_however_low_they_keep() -> None:
    for terrain in ("depression", "foxhole", "open", "building"):
        t = Table({"05.05": terrain}, night=True)
        crowe, jung = t.put("crowe", "05.05", order="hide"), t.put("jung", "05.05", order="hide")
        assert sees(t.g, crowe, jung) and sees(t.g, jung, crowe)


@pytest.mark.rule("combat:12.0i", "combat:9.8l")
def test_an_enemy_who_keeps_low_in_mid_spotting_looks_only_for_whom_he_still_sees() -> None:
    """Prepared, he draws Hide when he has spotted the first man; the grass then hides the second from him."""
    t = Table({"07.03 07.04 07.05 07.06 07.07": "long-grass"}, prepared=True)
    crowe = t.put("crowe", "08.05", order="sprint")
    cragg = t.put("cragg", "05.05", order="sprint")
    jung = t.put("jung", "09.05", alert=False)
    t.enemy_deck(2)
    t.force(d10=[0])
    t.act("red", 1)
    assert t.order(jung) == "hide" and t.has(crowe, SEEN) and not t.has(cragg, SEEN)
    assert len(t.rolls("spotting")) == 1


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


@pytest.mark.rule("combat:12.0i")
def test_an_enemy_looks_for_nobody_out_of_sight() -> None:
    t = Table({"07.05": "orchard"})
    hidden = t.put("taylor", "05.05", order="sprint")
    t.put("jung", "09.05", order="hide")
    t.force(d10=[0])
    t.act("red", 1)
    assert not t.rolls("spotting") and not t.has(hidden, SEEN)


@pytest.mark.rule("combat:12.0j", "combat:9.8l")
@pytest.mark.parametrize(("name", "event"), [("jung", "confirmed"), ("dummy-red-1", "dummy-removed")])
def test_the_log_says_that_he_was_looked_at_because_he_spotted_somebody(name: str, event: str) -> None:
    """ "If an unknown Enemy Character spots a Friendly Character, the Enemy Character is flipped"; nobody spots him."""
    t = Table()
    t.put("crowe", "08.05", order="sprint")
    t.put(name, "10.05", known=False, order="aimed-fire")
    t.force(d10=[0])
    t.act("red", 1)
    assert "spotted one of your men" in last_line(t, event)
