"""Night and Illumination (21.0, 21.1)."""

from __future__ import annotations

import pytest
from combat_fights import effect
from combat_table import Table, dark

from sandtable.games.combat.rules.cards.effect_names import dice_code
from sandtable.games.combat.rules.fire.fire_rules import fire_terms
from sandtable.games.combat.rules.setup import set_night
from sandtable.games.combat.rules.sight.night import FLARE_SCATTER, drift_lights, launch_flare, scattered
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.smoke import drift_smoke
from sandtable.games.combat.rules.sight.spotting import spotting_terms


def night_of_the_example(**facts: object) -> Table:
    """The example of 21.0: seen up to 1D6+2; beyond 2 hexes -2."""
    t = Table(night=True, night_base=2, night_dice=1, night_spotting=-2, night_fire=-2, night_free=2, **facts)
    t.force(d6=[3])
    set_night(t.g)
    return t


@pytest.mark.rule("combat:21.0a", "combat:21.0x")
def test_how_far_is_seen_at_night() -> None:
    t = night_of_the_example()
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
    t = night_of_the_example()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    lit, unlit = t.put("jung", "12.05"), t.put("berger", "05.11")
    t.g.light_hex, t.g.light_born = [t.hex("15.05")], [1]
    assert sees(t.g, taylor, lit) and not sees(t.g, taylor, unlit)
    assert fire_terms(t.g, taylor, 0, lit)[9] == 0 and spotting_terms(t.g, taylor, lit)[4] == 0


@pytest.mark.rule("combat:21.1a", "combat:21.1b", "combat:21.1c")
def test_a_friendly_flare() -> None:
    t = night_of_the_example()
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
    t = night_of_the_example()
    t.force(d6=[2])
    launch_flare(t.g, -1, t.hex("08.08"), 10648)
    assert t.g.light_hex == [t.hex("08.08")]


@pytest.mark.rule("combat:21.1e")
def test_illumination_drifts_and_goes_out() -> None:
    t = night_of_the_example()
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


@pytest.mark.rule("combat:21.1a", "combat:21.1c")
def test_a_flare_by_an_event() -> None:
    from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES

    t = Table(night=True, night_base=3)
    t.force(d6=[5, 1], place=[t.hex("08.08")])
    t.rules.effect(t.g, EFFECT_NAMES.index("illuminate"), [dice_code("1d6-2"), t.hex("08.08"), t.hex("05.05")])
    assert t.g.light_hex == [t.hex("08.05")]


@pytest.mark.rule("combat:21.1c", "combat:18.0e")
def test_flares_and_smoke_by_events() -> None:
    t = Table()
    t.force(place=[31])
    effect(t, "illuminate", dice_code("0"), 30, 31)
    assert t.g.light_hex == [31] and t.g.light_born == [t.g.turn]
    t.force(place=[30])
    effect(t, "smoke", 2, 30, 31)
    assert t.g.smoke_hexes == [[30]] and t.g.smoke_value == [2]
    effect(t, "illuminate", dice_code("0"))
    effect(t, "smoke", 2)
    assert len(t.g.light_hex) == len(t.g.smoke_hexes) == 1  # no hex, nothing


@pytest.mark.rule("combat:21.1c", "combat:20.0c")
def test_what_does_not_scatter_has_no_direction() -> None:
    t = Table()
    start = t.hex("05.05")
    t.force(d6=[4])
    assert scattered(t.g, start, 0) == scattered(t.g, start, -1) == start and not t.all_rolled()
    t.run()
    assert scattered(t.g, start, 2) == t.hex("05.07") and t.all_rolled()
    t.force(d6=[2, 1])
    launch_flare(t.g, 0, start, FLARE_SCATTER)  # 2 less 2
    assert t.g.light_hex == [start] and not t.all_rolled()


@pytest.mark.rule("combat:21.1c")
def test_a_flare_that_scatters_off_the_board_lights_nothing() -> None:
    t = Table()
    t.run()
    t.force(d6=[6, 1])
    launch_flare(t.g, 0, t.hex("05.04"), FLARE_SCATTER)
    assert not t.g.light_hex and not t.g.light_born and t.all_rolled()
    t.force(d6=[5, 1])
    launch_flare(t.g, 0, t.hex("05.04"), FLARE_SCATTER)
    assert t.g.light_hex == [t.hex("05.01")] and t.g.light_born == [1]


@pytest.mark.rule("combat:21.1e")
def test_lights_drift_from_the_next_turn_on_and_go_out_on_8() -> None:
    t = Table()
    t.run()
    t.g.wind, t.g.turn = 0, 2
    t.g.light_hex = [t.hex(name) for name in ("05.05", "07.05", "09.05", "11.01", "13.05")]
    t.g.light_born = [1, 2, 1, 1, 1]
    t.force(d10=[7, 3, 8, 0])  # the last one first; the second burns since this turn
    drift_lights(t.g)
    assert t.g.light_hex == [t.hex(name) for name in ("05.04", "07.05", "13.04")] and t.g.light_born == [1, 2, 1]
    assert t.all_rolled()


@pytest.mark.rule("combat:21.1e", "combat:18.0e", "combat:18.0f")
def test_every_light_and_every_cloud_goes_its_own_way() -> None:
    t = Table()
    here = [t.hex(name) for name in ("05.05", "08.08", "11.08")]
    t.g.turn, t.g.wind = 3, 3
    t.g.light_hex, t.g.light_born = here[:], [1, 2, 3]
    t.force(d10=[7, 8])  # the last launched is not rolled for; then the second, then the first
    drift_lights(t.g)
    assert t.g.light_hex == [here[1] + 1, here[2]] and t.g.light_born == [2, 3] and t.all_rolled()
    t.g.smoke_hexes, t.g.smoke_value = [[hex] for hex in here], [1, 2, 2]
    t.g.smoke_fading, t.g.smoke_born = [1, 0, 0], [1, 1, 3]
    drift_smoke(t.g)
    assert t.g.smoke_hexes == [[here[1], here[1] + 1], [here[2]]] and t.g.smoke_value == [2, 2]


@pytest.mark.rule("combat:21.0x", "combat:21.1d", "combat:12.0k")
def test_limits_of_darkness_and_light() -> None:
    t = dark()
    t.g.night_range = 5
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "07.05")
    for hex, change in (("07.05", 0), ("08.05", -2)):  # no modifier up to two hexes
        t.g.m_hex[jung] = t.hex(hex)
        assert spotting_terms(t.g, taylor, jung)[4] == change and fire_terms(t.g, taylor, 0, jung)[9] == change
    t.g.light_hex = [t.hex("14.05")]
    for hex, seen in (("11.05", True), ("14.08", True), ("14.09", False)):  # lit up to three hexes
        t.g.m_hex[jung] = t.hex(hex)
        assert sees(t.g, taylor, jung) == seen, hex
    t.g.m_hex[jung] = t.hex("14.05")
    assert not sees(t.g, jung, taylor)  # who stands in the light does not see into the dark
