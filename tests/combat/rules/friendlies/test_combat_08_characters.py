"""Friendly and Enemy Characters (8.1, 8.2): Leaders, tough men, Unknowns and Dummies."""

from __future__ import annotations

import pytest
from combat_enemies import COVER, last_line
from combat_fights import hit_by
from combat_helpers import lent
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.orders.men import duck_back
from sandtable.games.combat.rules.state import ALERT, ENEMY_STEP, LIVE, REAL, SEEN, wounds

# --- Friendly Characters (8.1) ---


@pytest.mark.rule("combat:8.1e")
def test_friendlies_start_hidden() -> None:
    t = Table()
    assert not t.rules.spotted


@pytest.mark.rule("combat:8.1c")
def test_a_tough_man_has_two_cards_and_the_player_chooses() -> None:
    t = Table()
    m = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.wounds("head-wound", "light-wound")
    first, second = t.g.f_draw[-1], t.g.f_draw[-2]
    t.force(d10=[0])
    push_hit(t.g, m, BY_FIRE)
    t.run()
    assert t.prompt == "which-wound-card" and len(t.offered()) == 2
    t.play(f"wound F{TABLES.fcard_number[second]}")
    assert t.g.m_wounds[m] == 1 and set(t.g.f_discard) == {first, second}


@pytest.mark.rule("combat:8.1c")
def test_a_tough_enemy_keeps_the_better_card() -> None:
    for bars in (("bad-wound", "light-wound"), ("light-wound", "bad-wound")):
        t = Table()
        jung = t.put("jung", "05.05", order="aimed-fire")
        t.force(d10=[3])
        with lent(TABLES.man_tough, t.g.m_man[jung], 1):
            hit_by(t, jung, *bars)
        assert [wounds(t.g, jung, kind) for kind in (0, 1)] == [1, 0] and len(t.g.f_discard) == 2


# --- Enemy Characters (8.2) ---


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


@pytest.mark.rule("combat:8.2b", "combat:20.0d")
def test_rolls_that_no_character_makes_are_open() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "12.05", known=False)  # the last of the list
    t.force(d10=[9] * 4 + [3])  # three Damage rolls, Crater, MC
    push_blast(t.g, TABLES.blast_name.index("60mm"), t.hex("05.05"), 1, shell=True)
    t.run()
    assert len(t.told("checked")) == 5 and not t.told("checked", audience=0) and t.all_rolled()


@pytest.mark.rule("combat:8.2c", "combat:AI.r05", "combat:12.0j")
def test_an_unknown_who_throws_out_of_sight_is_known_to_be_real() -> None:
    """A Dummy would have been removed; so nobody can take him for one any more."""
    wood = {"08.04 08.05 08.06 09.04 09.05 09.06": "orchard"}
    t = Table(wood)
    t.put("brubaker", "07.05", known=True, order="hide")
    e = t.put("wolff", "10.05", known=False, order="grenade", aim="07.05", flags=LIVE)
    t.force(d10=[0, 9])
    t.act("blue", 3)
    assert len(t.g.t_hex) == 1 and not t.has(e, SEEN) and t.has(e, REAL)
    assert t.told("confirmed") and not t.told("revealed")
    t = Table(wood)
    t.put("brubaker", "07.05", known=True, order="hide")
    dummy = t.put("dummy-blue-1", "10.05", known=False, order="grenade", aim="07.05", flags=LIVE)
    t.act("blue", 3)
    assert not t.g.t_hex and t.where(dummy) == "removed"


@pytest.mark.rule("combat:10.09k", "combat:AI.r05", "combat:12.0j")
def test_so_is_one_who_drops_his_grenade() -> None:
    for name, real in (("wolff", True), ("dummy-blue-1", False)):
        t = Table()
        e = t.put(name, "10.05", known=False, order="grenade", aim="07.05", flags=LIVE)
        duck_back(t.g, e, 0)
        assert (len(t.g.t_hex) == 1) == t.has(e, REAL) == real
        assert (t.where(e) == "removed") != real and t.has(e, SEEN) != real


@pytest.mark.rule("combat:AI.r05", "combat:8.2c")
@pytest.mark.parametrize("order", ["rapid-fire", "grenade"])
def test_the_log_says_that_a_dummy_cannot_fire_or_throw(order: str) -> None:
    """It did neither, so nobody saw it do so."""
    t = Table()
    t.put("crowe", "08.05", order="hide", known=True)
    t.put("dummy-red-1", "10.05", known=False, order=order, aim="08.05", flags=LIVE)
    t.act("red", 3)
    assert "a Dummy cannot do that" in last_line(t, "dummy-removed")
