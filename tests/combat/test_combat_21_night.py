"""Night and Illumination (21.0), wind and Optional Rule 3 (22.0)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules.cards.effect_names import dice_code
from sandtable.games.combat.rules.fire.fire_rules import fire_terms
from sandtable.games.combat.rules.setup import set_night, set_wind
from sandtable.games.combat.rules.sight.night import drift_lights, launch_flare, most_of
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.spotting import spotting_terms


def dark(**facts: object) -> Table:
    """The example of 21.0: seen up to 1D6+2; beyond 2 hexes -2."""
    t = Table(night=True, night_base=2, night_dice=1, night_spotting=-2, night_fire=-2, night_free=2, **facts)
    t.force(d6=[3])
    set_night(t.g)
    return t


@pytest.mark.rule("combat:21.0a", "combat:21.0x")
def test_how_far_is_seen_at_night() -> None:
    t = dark()
    assert t.g.night_range == 5
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    near, at_limit, beyond = t.put("jung", "07.05"), t.put("berger", "10.05"), t.put("krause", "11.05")
    assert [sees(t.g, taylor, e) for e in (near, at_limit, beyond)] == [True, True, False]
    assert [spotting_terms(t.g, taylor, e)[4] for e in (near, at_limit)] == [0, -2]
    assert [fire_terms(t.g, taylor, 0, e)[9] for e in (near, at_limit)] == [0, -2]
    t.act("able", 2)
    assert {text.split()[0] for text in t.offered("fire")} == {"jung", "berger"}


@pytest.mark.rule("combat:21.1d")
def test_illumination_makes_daylight_within_three_hexes() -> None:
    t = dark()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    lit, unlit = t.put("jung", "12.05"), t.put("berger", "05.11")
    t.g.light_hex, t.g.light_born = [t.hex("15.05")], [1]
    assert sees(t.g, taylor, lit) and not sees(t.g, taylor, unlit)
    assert fire_terms(t.g, taylor, 0, lit)[9] == 0 and spotting_terms(t.g, taylor, lit)[4] == 0


@pytest.mark.rule("combat:21.1a", "combat:21.1b", "combat:21.1c")
def test_a_friendly_flare() -> None:
    t = dark()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.g.m_flares[taylor] = 1
    t.act("able", 4)
    assert not t.offered("flare")
    t.done()
    t.force(d6=[4, 2])  # 4 - 2 hexes in direction 2
    t.act("able", 2)
    assert "11.05" in t.offered("flare") and "12.05" not in t.offered("flare")
    t.play("flare 08.08")
    assert t.rules.ground.hex_name(t.g.light_hex[0]) == "10.07" and t.g.m_flares[taylor] == 0
    assert t.order(taylor) == "duck-back"


@pytest.mark.rule("combat:21.1c")
def test_a_flare_that_does_not_scatter() -> None:
    t = dark()
    t.force(d6=[2])
    launch_flare(t.g, -1, t.hex("08.08"), 10648)
    assert t.g.light_hex == [t.hex("08.08")]


@pytest.mark.rule("combat:21.1e")
def test_illumination_drifts_and_goes_out() -> None:
    t = dark()
    t.g.light_hex, t.g.light_born, t.g.wind = [t.hex("08.08")], [1], 0
    drift_lights(t.g)  # not in the turn of its launch
    assert t.g.light_hex == [t.hex("08.08")]
    t.g.turn = 2
    t.force(d10=[7])
    drift_lights(t.g)
    assert t.g.light_hex == [t.hex("08.07")]
    t.force(d10=[8])
    drift_lights(t.g)
    assert not t.g.light_hex


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


# --- Optional Rule 3 ---


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


@pytest.mark.parametrize(("dice", "most"), [("1d6-2", 4), ("2", 2), ("2d6+1", 13), ("1d10", 9)])
def test_the_most_that_dice_show(dice: str, most: int) -> None:
    assert most_of(dice_code(dice)) == most
