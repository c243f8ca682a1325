"""How Enemies move and fight by their Orders (9.3 to 9.5, 10.01 to 10.09, 10.13)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.state import LIVE, SEEN


def path(t: Table, e: int, impulses: list[int] | None = None) -> list[str]:
    """Where an Enemy is after each Impulse."""
    team = names.TEAM_NAMES[t.g.m_team[e]]
    found = []
    for impulse in impulses or [1, 2, 3, 4]:
        t.act(team, impulse)
        found.append(t.where(e))
    return found


# --- compass (9.3) ---


@pytest.mark.rule("combat:9.3a", "combat:9.3b", "combat:9.3x1", "combat:10.06a", "combat:GEO.b")
def test_one_direction_is_used_for_every_move() -> None:
    t = Table()
    e = t.put("jung", "05.05", order="evade", dirs=33)
    assert path(t, e) == ["06.05", "07.06", "08.06", "09.07"]


@pytest.mark.rule("combat:9.3c", "combat:9.3x2", "combat:10.06x", "combat:6.0j")
def test_two_directions_take_turns() -> None:
    t = Table()
    e = t.put("jung", "09.05", order="evade", dirs=56)
    assert path(t, e) == ["08.05", "07.05", "06.05", "05.05"]
    t = Table()
    e = t.put("jung", "05.05", order="evade", dirs=32)
    assert path(t, e) == ["06.05", "07.05", "08.05", "09.05"]


@pytest.mark.rule("combat:9.3a", "combat:9.3d")
def test_each_team_reads_its_own_compass() -> None:
    t = Table()
    t.rules.compass[names.RED] = 3  # turned upside down
    e = t.put("jung", "05.05", order="evade", dirs=11)
    other = t.put("voigt", "09.05", order="evade", dirs=11)
    assert path(t, e, [1]) == ["05.06"] and path(t, other, [1]) == ["09.04"]


@pytest.mark.rule("combat:10.04a", "combat:10.04b", "combat:10.04x")
def test_run_and_gun_moves_fires_or_moves() -> None:
    t = Table()
    e = t.put("jung", "09.09", order="run-and-gun", dirs=12)
    assert path(t, e) == ["09.08", "10.07", "10.06", "11.06"]
    t = Table()
    t.put("taylor", "03.09", known=True, order="aimed-fire")
    e = t.put("jung", "09.09", order="run-and-gun", dirs=12)
    t.force(d10=[8])
    assert path(t, e, [1, 2]) == ["09.08", "09.08"] and len(t.rolls("fire")) == 1
    assert t.rolls("fire") == [(8, 1)]  # WS 3, -2 for Run & Gun


@pytest.mark.rule("combat:10.05a", "combat:10.05x")
def test_sneak_moves_on_2_and_4_only() -> None:
    t = Table()
    e = t.put("jung", "09.05", order="sneak", dirs=56)
    assert path(t, e) == ["09.05", "08.05", "08.05", "07.05"]


@pytest.mark.rule("combat:10.07a", "combat:10.07x1")
def test_sprint_covers_seven_hexes() -> None:
    t = Table(cols=20)
    e = t.put("jung", "15.05", order="sprint", dirs=54)
    assert path(t, e) == ["14.05", "14.07", "12.08", "12.10"]


# --- Rough Terrain and a Sprint (10.07) ---


@pytest.mark.rule("combat:10.07b", "combat:10.07x2", "combat:10.13a", "combat:11.0c", "combat:9.2x2", "combat:7.19g")
def test_a_sprint_that_would_always_meet_rough_terrain_enters_it_and_ducks() -> None:
    t = Table({"05.06": "rocks"})
    e = t.put("jung", "05.08", order="sprint", dirs=11)
    assert path(t, e, [1]) == ["05.07"]
    assert path(t, e, [2]) == ["05.06"] and t.order(e) == "duck-back"


@pytest.mark.rule("combat:10.07c", "combat:10.07x3", "combat:AI.r07")
def test_a_sprint_that_can_go_on_elsewhere_waits() -> None:
    t = Table({"06.05": "rocks"})
    e = t.put("jung", "08.05", order="sprint", dirs=56)
    assert path(t, e) == ["07.06", "07.06", "05.07", "03.06"]
    assert t.order(e) == "sprint"


@pytest.mark.rule("combat:AI.r08")
def test_the_second_hex_of_a_sprint_is_tested_by_itself() -> None:
    t = Table({"05.05": "rocks"})
    e = t.put("jung", "05.07", order="sprint", dirs=11)
    assert path(t, e, [2]) == ["05.05"] and t.order(e) == "duck-back"
    t = Table({"05.05": "rocks"})
    e = t.put("jung", "05.07", order="sprint", dirs=21)
    assert path(t, e, [2]) == ["05.06"] and t.order(e) == "sprint"  # direction 2 is left for Impulse 3


# --- edges of the Board (9.5) ---


@pytest.mark.rule("combat:9.5d", "combat:9.5x1", "combat:10.13a")
def test_a_move_that_would_always_leave_by_a_neutral_edge_is_a_duck_back() -> None:
    t = Table()
    e = t.put("jung", "05.02", order="evade", dirs=11)
    assert path(t, e, [1]) == ["05.01"]
    assert path(t, e, [2]) == ["05.01"] and t.order(e) == "duck-back"


@pytest.mark.rule("combat:9.5e", "combat:9.5x2", "combat:AI.r07")
def test_a_move_that_can_go_on_later_waits() -> None:
    """The example of 9.5 with the compass turned so that direction 1 is the upper right (A55)."""
    t = Table()
    t.rules.compass = [1] * names.TEAMS
    e = t.put("jung", "05.02", order="evade", dirs=56)
    assert path(t, e) == ["04.01", "04.01", "03.01", "03.01"]
    assert t.order(e) == "duck-back"  # on Impulse 4 nothing is left


@pytest.mark.rule("combat:9.5a", "combat:9.5b", "combat:9.5c", "combat:9.3b")
def test_enemies_leave_by_their_own_and_by_our_edge() -> None:
    t = Table()
    e = t.put("jung", "01.05", order="evade", dirs=55, morale="rout")
    out = t.put("berger", "16.05", order="evade", dirs=33)
    assert path(t, e, [1]) == ["left"] and t.where(out) == "left"
    assert t.g.m_exit[e] & 7 == 3 + 4 and t.g.m_exit[out] & 7 == 1  # left, Routed; right


@pytest.mark.rule("combat:9.5a")
def test_at_a_corner_a_side_edge_beats_a_neutral_one() -> None:
    t = Table()
    e = t.put("jung", "01.01", order="evade", dirs=66)
    assert path(t, e, [1]) == ["left"] and t.g.m_exit[e] & 3 == 3


# --- entering terrain (9.4) ---


@pytest.mark.rule("combat:9.4a", "combat:9.4b", "combat:10.0d", "combat:10.13a", "combat:10.13b")
def test_entering_cover_in_sight_of_a_spotted_friendly() -> None:
    for die, order in ((4, "duck-back"), (5, "evade")):  # TQ 4, without modifiers
        t = Table({"05.06": "trees"})
        t.put("taylor", "05.01", known=True)
        e = t.put("jung", "05.07", order="evade", dirs=11, morale="shaken", wounds="light")
        t.force(d10=[die])
        assert path(t, e, [1]) == ["05.06"]
        assert t.order(e) == order and t.rolls("cover") == [(die, 4)]
    t = Table({"05.06": "trees"})
    t.put("taylor", "05.01", known=True)
    e = t.put("jung", "05.07", order="sprint", dirs=11, morale="rout")
    t.force(d10=[0])
    path(t, e, [1])
    assert t.order(e) == "duck-back"  # a Routing one too


@pytest.mark.rule("combat:9.4a", "combat:9.4c")
def test_when_no_such_check_is_made() -> None:
    for facts in ({"order": "run-and-gun"}, {"order": "evade", "morale": "berserk"}):
        t = Table({"05.06": "trees"})
        t.put("taylor", "05.01", known=True)
        e = t.put("jung", "05.07", dirs=11, **facts)
        path(t, e, [1])
        assert not t.rolls("cover")
    t = Table({"05.06": "field"})  # Open
    t.put("taylor", "05.01", known=True)
    path(t, t.put("jung", "05.07", order="evade", dirs=11), [1])
    assert not t.rolls("cover")
    t = Table({"05.06": "trees"})
    t.put("taylor", "05.01")  # Hidden, and not found
    t.force(d10=[9])
    path(t, t.put("jung", "05.07", order="evade", dirs=11), [1])
    assert not t.rolls("cover")


@pytest.mark.rule("combat:9.4d")
def test_a_friendly_spotted_a_moment_ago_counts() -> None:
    t = Table({"05.06": "trees"})
    t.put("taylor", "05.03", order="sprint")
    e = t.put("jung", "05.07", order="evade", dirs=11)
    t.force(d10=[0, 4])
    path(t, e, [1])
    assert len(t.rolls("cover")) == 1 and t.order(e) == "duck-back"


# --- firing Orders (10.01 to 10.03) ---


@pytest.mark.rule("combat:10.01a", "combat:10.01b", "combat:10.02b", "combat:10.03a", "combat:6.0b")
def test_when_an_enemy_fires() -> None:
    for order, impulses in (("aimed-fire", [2, 4]), ("rapid-fire", [1, 2, 3, 4]), ("slow-suppressive-fire", [2, 4])):
        t = Table()
        t.put("taylor", "05.05", known=True)
        tables = TABLES
        quick = next(
            m
            for m, w in enumerate(tables.man_weapons)
            if w and tables.man_side[m] and not tables.weapon_slow[w[0]] and tables.weapon_rof[w[0]] == [1]
        )
        e = t.put(tables.man_name[quick], "09.05", order=order)
        fired = []
        for impulse in (1, 2, 3, 4):
            t.force(d10=[8])
            t.act(names.TEAM_NAMES[t.g.m_team[e]], impulse)
            if t.told("fired"):
                fired.append(impulse)
            t.g.chance.forced[0] = []
        assert fired == impulses, order


@pytest.mark.rule("combat:10.11a", "combat:10.12e", "combat:10.10b")
def test_hide_rally_and_reload_do_nothing_but_spot() -> None:
    for order in ("hide", "rally", "reload"):
        t = Table()
        t.put("taylor", "05.05", order="sprint")
        e = t.put("jung", "08.05", order=order)
        t.force(d10=[9])
        assert path(t, e, [2]) == ["08.05"] and len(t.rolls("spotting")) == 1
        assert not t.told("fired")


# --- Charge (10.08) ---


@pytest.mark.rule("combat:10.08b", "combat:10.08c", "combat:AI.r09")
def test_a_charge_goes_for_the_nearest_then_the_lowest_tq() -> None:
    t = Table()
    weak = t.put("brubaker", "04.05", known=True)  # TQ 4
    t.put("taylor", "04.05", known=True)
    t.g.m_hex[2] = t.hex("08.09")
    e = t.put("jung", "06.07", order="charge")
    assert t.g.rules.ground.distances[t.hex("06.07") * t.rules.ground.size + t.hex("04.05")] == 3
    path(t, e, [2])
    assert t.where(e) in ("07.08", "06.08", "05.07", "05.06")
    del weak


@pytest.mark.rule("combat:10.08c", "combat:15.0b", "combat:15.0a")
def test_contact_on_impulse_1_turns_the_charge_into_melee() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.06", order="charge")
    assert path(t, e, [1]) == ["05.05"] and t.order(e) == "melee"


@pytest.mark.rule("combat:10.08d", "combat:10.08e", "combat:10.08g", "combat:7.08g")
def test_contact_on_impulse_2_or_3_keeps_it() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.07", order="charge")
    assert path(t, e, [1, 2, 3]) == ["05.06", "05.05", "05.05"] and t.order(e) == "charge"
    assert t.order(taylor) == "melee"
    t.force(d10=[9])
    t.act("red", 4)
    assert t.rolls("melee") == [(9, 5)]  # TQ 4, +1
    t = Table()
    t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.09", order="charge")
    assert path(t, e, [1, 2, 3]) == ["05.08", "05.07", "05.05"] and t.order(e) == "charge"


@pytest.mark.rule("combat:10.08f", "combat:10.13a")
def test_a_charge_that_meets_nobody_by_impulse_3_ducks_back() -> None:
    t = Table()
    t.put("taylor", "05.01", known=True, order="hide")
    e = t.put("jung", "05.09", order="charge")
    assert path(t, e, [1, 2, 3]) == ["05.08", "05.07", "05.05"] and t.order(e) == "duck-back"


@pytest.mark.rule("combat:10.08h")
def test_a_charge_takes_the_hardest_terrain_to_be_hit_in() -> None:
    t = Table({"06.05": "building"})
    t.put("taylor", "07.05", known=True, order="hide")
    e = t.put("jung", "05.05", order="charge")
    t.g.m_hex[1] = t.hex("07.05")
    assert path(t, e, [1]) == ["06.05"]
    t = Table()
    t.put("taylor", "07.05", known=True, order="hide")
    e = t.put("jung", "05.05", order="charge")
    t.force(place=[t.hex("06.04")])
    assert path(t, e, [1]) == ["06.04"]


@pytest.mark.rule("combat:10.08i", "combat:7.08b")
def test_any_move_can_enter_a_friendlys_hex_but_only_a_charge_has_the_bonus() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.06", order="evade", dirs=11)
    assert path(t, e, [1]) == ["05.05"] and t.order(e) == "melee"
    t.force(d10=[9])
    t.act("red", 2)
    assert t.rolls("melee") == [(9, 4)]


# --- Grenade (10.09) ---


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


# --- Duck Back (10.13) ---


@pytest.mark.rule("combat:10.13e", "combat:7.19e")
def test_duck_back_flips_to_hide() -> None:
    t = Table()
    e = t.put("jung", "10.05", order="duck-back")
    t.act("red", 3)
    assert t.order(e) == "hide"


@pytest.mark.rule("combat:22.0.O1")
def test_optional_1_an_enemy_without_a_chance_may_hold_his_fire() -> None:
    for die, shots in ((4, 0), (5, 1)):
        t = Table({"05.05": "building"}, nerve=True)
        t.put("taylor", "05.05", known=True, order="hide")
        t.put("jung", "09.05", order="aimed-fire")
        t.force(d10=[die] + [5] * shots)
        t.act("red", 2)
        assert len(t.told("fired")) == shots and t.rolls("nerve") == [(die, 4)]
