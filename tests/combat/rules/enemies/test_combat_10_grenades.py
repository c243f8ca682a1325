"""Grenades of Enemies (10.09)."""

from __future__ import annotations

import pytest
from combat_enemies import COVER, draw, last_line, path
from combat_table import Table

from sandtable.games.combat.enemy.orders import grenade_targets
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.state import LIVE, SEEN


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


@pytest.mark.rule("combat:10.09c", "combat:14.2x3")
def test_impulse_1_arms_the_grenade() -> None:
    t = Table()
    t.put("brubaker", "05.05", known=True)
    e = t.put("wolff", "09.05", order="grenade", aim="05.05")
    t.act("blue", 1)
    assert t.has(e, LIVE) and t.where(e) == "09.05"


@pytest.mark.rule("combat:10.09d", "combat:14.2x4", "combat:AI.r12", "combat:14.2k")
def test_impulse_2_steps_closer_from_four_hexes_only() -> None:
    for chosen in ("14.06", "14.07"):  # both are closer, and Open
        t = Table()
        t.put("brubaker", "11.07", known=True)
        wolff = t.put("wolff", "15.07", order="grenade", aim="11.07", flags=LIVE)
        assert t.g.rules.ground.distances[t.hex("15.07") * t.rules.ground.size + t.hex("11.07")] == 4
        t.force(place=[t.hex(chosen)])
        t.act("blue", 2)
        assert t.where(wolff) == chosen and t.all_rolled()
    t = Table({"14.07": "trees"})
    t.put("brubaker", "11.07", known=True)
    wolff = t.put("wolff", "15.07", order="grenade", aim="11.07", flags=LIVE)
    t.act("blue", 2)
    assert t.where(wolff) == "14.07"  # Cover before Open
    t = Table()
    t.put("brubaker", "11.07", known=True)
    winter = t.put("winter", "14.06", order="grenade", aim="11.07", flags=LIVE)
    t.act("blue", 2)
    assert t.where(winter) == "14.06"


@pytest.mark.rule("combat:10.09d")
def test_impulse_2_steps_up_to_a_building() -> None:
    t = Table({"10.05": "building"})
    t.put("brubaker", "10.05", known=True)
    e = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 2)
    assert t.g.rules.ground.distances[t.g.m_hex[e] * t.rules.ground.size + t.hex("10.05")] == 1


@pytest.mark.rule("combat:10.09e", "combat:AI.r11")
def test_impulse_2_follows_a_man_who_has_moved() -> None:
    t = Table()
    t.put("brubaker", "10.03", known=True)
    e = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 2)
    assert t.rules.ground.hex_name(t.g.m_aim[e]) == "10.04" and t.where(e) == "12.05"
    t = Table()
    t.put("brubaker", "10.03", known=True)
    t.put("jung", "10.04")  # an Enemy is in the only better hex within reach
    e = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 2)
    assert t.rules.ground.hex_name(t.g.m_aim[e]) not in ("10.04",)


@pytest.mark.rule("combat:10.09e")
@pytest.mark.parametrize("facts", [{"known": False}, {"known": True, "wounds": "bad light"}])
def test_a_marker_stays_where_any_friendly_is(facts: dict[str, object]) -> None:
    """Hidden or helpless: 10.09 asks for a hex without a Friendly, and a man is in it."""
    t = Table()
    t.put("brubaker", "10.03", known=True)
    t.put("crowe", "10.05", order="hide", **facts)
    e = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 2)
    assert t.rules.ground.hex_name(t.g.m_aim[e]) == "10.05" and not t.told("target-shifted")


@pytest.mark.rule("combat:10.09f", "combat:10.09g", "combat:10.09h", "combat:14.2x5", "combat:13.2c")
def test_impulse_3_throws() -> None:
    t = Table()
    near = t.put("brubaker", "10.05", known=True, order="aimed-fire")
    far = t.put("cragg", "10.05", known=True, order="aimed-fire")
    e = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE, known=False)
    t.force(d10=[8, 2, 3])  # lands; WS 2
    t.act("blue", 3)
    assert t.has(e, SEEN) and not t.has(e, LIVE) and t.g.m_aim[e] == -1
    assert t.g.t_hex == [t.hex("10.05")]
    assert dict(zip(t.g.mark_man, t.g.mark_near, strict=True)) == {near: 1, far: 0}


@pytest.mark.rule("combat:10.09g", "combat:7.09h")
def test_a_throw_scatters_on_nine_and_more_easily_out_of_sight() -> None:
    t = Table({"11.05 11.06": "building"})
    t.put("brubaker", "10.05", known=True, order="aimed-fire")
    t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.force(d10=[6], d6=[1])  # 6 + 3
    t.act("blue", 3)
    assert t.g.t_hex == [t.hex("10.04")] and not t.g.mark_man
    t = Table()
    t.put("brubaker", "10.05", known=True, order="aimed-fire")
    t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.force(d10=[9], d6=[4])
    t.act("blue", 3)
    assert t.g.t_hex == [t.hex("10.06")]


@pytest.mark.rule("combat:AI.r28", "combat:10.09f")
def test_a_marker_beyond_three_hexes_is_not_thrown_at() -> None:
    t = Table()
    t.put("brubaker", "08.05", known=True, order="aimed-fire")
    e = t.put("wolff", "12.05", order="grenade", aim="08.05", flags=LIVE)
    t.act("blue", 3)
    assert not t.g.t_hex and not t.has(e, LIVE) and t.g.m_aim[e] == -1 and t.order(e) == "grenade"


@pytest.mark.rule("combat:10.09i", "combat:14.2p")
def test_impulse_4_withdraws_from_the_open() -> None:
    t = Table({"13.06": "trees"})
    e = t.put("wolff", "12.05", order="grenade")
    t.act("blue", 4)
    assert t.where(e) == "13.06"  # direction 3 is Cover
    t = Table()
    e = t.put("wolff", "12.05", order="grenade")
    t.force(place=[t.hex("13.05")])
    t.act("blue", 4)
    assert t.where(e) == "13.05"
    t = Table({"12.05": "trees"})
    e = t.put("wolff", "12.05", order="grenade")
    t.act("blue", 4)
    assert t.where(e) == "12.05"


@pytest.mark.rule("combat:AI.r06")
def test_a_late_grenade_is_armed_late_and_not_thrown_after_impulse_3() -> None:
    t = Table()
    t.put("brubaker", "10.05", known=True, order="aimed-fire")
    e = t.put("wolff", "12.05", order="grenade", aim="10.05")
    t.act("blue", 2)
    assert t.has(e, LIVE)
    t.force(d10=[0, 9])
    t.act("blue", 3)
    assert len(t.g.t_hex) == 1
    t = Table({"12.05": "trees"})
    t.put("brubaker", "10.05", known=True, order="aimed-fire")
    e = t.put("wolff", "12.05", order="grenade", aim="10.05")
    t.act("blue", 4)
    assert not t.g.t_hex and not t.has(e, LIVE)


@pytest.mark.rule("combat:AI.r05")
def test_a_dummy_moves_like_a_man_until_it_would_throw() -> None:
    t = Table()
    t.put("brubaker", "10.05", known=True, order="aimed-fire")
    dummy = t.put("dummy-blue-1", "12.05", order="grenade", aim="10.05", known=False)
    t.act("blue", 1)
    assert t.has(dummy, LIVE)
    t.act("blue", 3)
    assert t.where(dummy) == "removed" and not t.g.t_hex
    t = Table()
    dummy = t.put("dummy-blue-1", "12.05", order="evade", dirs=55, known=False)
    assert path(t, dummy, [1]) == ["11.06"]


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


@pytest.mark.rule("combat:10.09i", "combat:14.2p")
def test_a_grenadier_at_the_edge_stays_where_he_is() -> None:
    t = Table()
    jung = t.put("jung", "16.05", order="grenade")
    t.act("red", 4)
    assert t.where(jung) == "16.05"


@pytest.mark.rule("combat:AI.r28", "combat:10.09f")
def test_a_grenadier_without_a_marker_arms_and_throws_nothing() -> None:
    for impulse in (1, 2, 3):
        t = Table()
        t.put("crowe", "08.05", known=True)
        jung = t.put("jung", "10.05", order="grenade")
        t.act("red", impulse)
        assert not t.has(jung, LIVE) and not t.told("thrown") and t.where(jung) == "10.05"


@pytest.mark.rule("combat:AI.r05")
def test_a_dummy_that_would_throw_out_of_sight_goes_too() -> None:
    t = Table({"09.05 09.06": "building"})
    t.put("crowe", "08.05", known=True, order="hide")
    dummy = t.put("dummy-red-1", "10.05", order="grenade", aim="08.05", flags=LIVE, known=False)
    t.act("red", 3)
    assert t.where(dummy) == "removed" and not t.told("thrown") and not t.g.t_hex


@pytest.mark.rule("combat:AI.r05", "combat:10.09k")
def test_a_dummy_that_would_drop_a_grenade_is_gone() -> None:
    t = Table()
    crowe = t.put("crowe", "12.12", known=True)
    dummy = t.put("dummy-red-1", "05.05", known=False, order="grenade", flags=LIVE)
    t.force(d10=[8])
    push_mc(t.g, dummy)
    t.run()
    assert t.where(dummy) == "removed" and not t.g.t_hex and not t.g.mark_man and crowe


@pytest.mark.rule("combat:10.09d")
def test_a_building_draws_a_grenadier_closer_from_two_hexes_only() -> None:
    for hex, moves in (("11.05", False), ("12.05", True), ("13.06", False)):
        t = Table({"10.05": "building"})
        t.put("brubaker", "10.05", known=True)
        e = t.put("wolff", hex, order="grenade", aim="10.05", flags=LIVE)
        t.act("blue", 2)
        assert (t.where(e) != hex) == moves


@pytest.mark.rule("combat:10.09i")
@pytest.mark.parametrize("ground", ["open", "trees"])
def test_the_log_does_not_put_a_grenadier_into_cover_who_goes_into_the_open(ground: str) -> None:
    t = Table({"13.05 13.06": ground})
    t.put("wolff", "12.05", order="grenade")
    t.act("blue", 4)
    assert "into cover" not in last_line(t, "moved")
