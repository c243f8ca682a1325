"""Grenades and explosions (14.2), smoke (18.0), artillery (20.0)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules.cards.effect_names import dice_code
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.grenades.artillery import push_artillery
from sandtable.games.combat.rules.grenades.explosions import push_blast, push_explosions
from sandtable.games.combat.rules.names import CRATER, RUBBLE
from sandtable.games.combat.rules.orders.men import new_grenade, put_mark
from sandtable.games.combat.rules.sight.smoke import add_smoke, drift_smoke
from sandtable.games.combat.rules.sight.spotting import spotting_terms
from sandtable.games.combat.rules.state import CARD_STEP, DUCK_HELD, END_STEP, has
from sandtable.games.combat.screen.sight_words import smoke_reasons

MK_II = TABLES.blast_name.index("mk-ii")
STICK = TABLES.blast_name.index("stielhandgranate-24")
M18 = TABLES.blast_name.index("m18-smoke")
MORTAR = TABLES.blast_name.index("81mm")
HOWITZER = TABLES.blast_name.index("105mm")


def goes_off(
    blast: int, near: bool, dice: list[int], wounds: tuple[str, ...] = (), order: str = "aimed-fire"
) -> tuple[Table, int]:
    """A grenade in a man's hex, at the end of the turn."""
    t = Table()
    m = t.put("crowe", "05.05", order=order, known=True)
    thrower = t.put("jung", "12.05")
    put_mark(t.g, new_grenade(t.g, blast, t.hex("05.05"), thrower), m, near)
    t.g.step = END_STEP
    t.wounds(*wounds)
    t.force(d10=dice)
    push_explosions(t.g)
    return t.run(), m


# --- damage (14.2a-c) ---


@pytest.mark.rule("combat:14.2a", "combat:14.2b", "combat:14.2x1", "combat:14.2x2", "combat:14.2c")
def test_near_and_far() -> None:
    t, _ = goes_off(MK_II, True, [5, 5, 5, 4])
    assert t.rolls("damage") == [(5, 4)] * 3
    t, _ = goes_off(MK_II, False, [5, 4])
    assert t.rolls("damage") == [(5, 2)]
    t, _ = goes_off(STICK, True, [5, 5, 5, 4])
    assert t.rolls("damage") == [(5, 3)] * 3
    t, m = goes_off(STICK, False, [2, 4, 4], ("light-wound",))
    assert t.rolls("damage") == [(2, 2)] and len(t.told("wound-card")) == 1
    assert t.g.m_wounds[m] == 1


@pytest.mark.rule("combat:14.2b", "combat:7.09l", "combat:14.2n", "combat:7.09m")
def test_order_and_terrain_modify_frag_and_no_rule_of_0() -> None:
    t, m = goes_off(STICK, True, [8, 8, 8, 4], order="hide")
    number = 3 + TABLES.order_terrain[17][0]
    assert t.rolls("damage") == [(8, number)] * 3
    t = Table({"05.05": "building"})
    m = t.put("cragg", "05.05", order="hide", known=True)
    put_mark(t.g, new_grenade(t.g, STICK, t.hex("05.05"), m), m, True)
    t.g.step = END_STEP
    t.force(d10=[0, 0, 0, 4])
    push_explosions(t.g)
    t.run()
    assert not t.told("hit") and t.rolls("damage")[0][1] < 0  # below 0 it cannot hit
    t = Table({"05.05": "rocks"})
    m = t.put("crowe", "05.05", order="hide", known=True)
    put_mark(t.g, new_grenade(t.g, MK_II, t.hex("05.05"), m), m, True)
    t.g.step = END_STEP
    t.wounds("light-wound")
    t.force(d10=[0, 9, 9, 4, 4])
    push_explosions(t.g)
    t.run()
    assert len(t.told("wound-card")) == 1  # (M) does not save him from a grenade


@pytest.mark.rule(
    "combat:14.2f", "combat:10.09j", "combat:14.2q", "combat:7.09k", "combat:10.09l", "combat:14.2d", "combat:4.0.5a"
)
def test_everybody_in_or_next_to_the_hex_takes_a_morale_check() -> None:
    t = Table()
    near = t.put("cragg", "05.04", order="aimed-fire", known=True)
    far = t.put("crowe", "05.07", order="aimed-fire", known=True)
    enemy = t.put("jung", "05.06", order="aimed-fire")
    new_grenade(t.g, MK_II, t.hex("05.05"), enemy)  # nobody is in the hex itself
    t.g.step = END_STEP
    t.force(d10=[3, 3])
    push_explosions(t.g)
    t.run()
    assert len(t.rolls("morale")) == 2 and not t.rolls("damage")
    assert t.g.smoke_hexes == [[t.hex("05.05")]] and not t.g.t_hex
    assert t.order(near) == "aimed-fire" and t.order(far) == "aimed-fire"


@pytest.mark.rule("combat:14.2g", "combat:4.0.5f", "combat:7.19f")
def test_a_failed_check_keeps_duck_back_into_the_next_turn() -> None:
    t = Table()
    failed = t.put("cragg", "05.05", order="aimed-fire", known=True)
    passed = t.put("crowe", "05.06", order="aimed-fire", known=True)
    enemy = t.put("jung", "12.05", order="duck-back")
    new_grenade(t.g, MK_II, t.hex("05.05"), enemy)
    t.force(d10=[8, 3])
    push_end_phase(t.g)
    t.run()
    assert t.order(failed) == "duck-back" and has(t.g, failed, DUCK_HELD)
    assert t.order(passed) == "none" and t.order(enemy) == "none"  # other Orders come off
    t.g.step = 4
    t.act("able", 1).play("activate cragg")
    assert t.order(failed) == "hide" and not has(t.g, failed, DUCK_HELD)


@pytest.mark.rule("combat:4.0.5f", "combat:14.2g")
def test_a_wound_at_the_end_of_the_turn_does_not() -> None:
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", known=True)
    put_mark(t.g, new_grenade(t.g, STICK, t.hex("05.05"), m), m, False)
    t.wounds("light-wound")
    t.force(d10=[0, 0, 0])  # hit; WMC; MC passed
    push_end_phase(t.g)
    t.run()
    assert t.order(m) == "none"


@pytest.mark.rule("combat:14.2h", "combat:14.2i")
def test_markers_stay_with_the_grenade() -> None:
    t = Table()
    stays = t.put("cragg", "05.05", order="hide", known=True)
    goes = t.put("taylor", "05.05", order="evade", known=True)
    comes = t.put("miller", "05.04", order="evade", known=True)
    grenade = new_grenade(t.g, MK_II, t.hex("05.05"), stays)
    put_mark(t.g, grenade, stays, True)
    put_mark(t.g, grenade, goes, True)
    t.act("able", 1).play("activate taylor", "move 06.05").done()
    assert t.g.mark_man == [stays]
    t.act("baker", 1).play("move 05.05").done()
    assert dict(zip(t.g.mark_man, t.g.mark_near, strict=True)) == {stays: 1, comes: 0}
    t.act("baker", 2).play("move 05.04").done()
    assert t.g.mark_man == [stays]


@pytest.mark.rule("combat:14.2e")
def test_grenades_make_no_crater_or_rubble() -> None:
    t = Table({"05.05": "building"})
    jung = t.put("jung", "12.05")
    new_grenade(t.g, MK_II, t.hex("05.05"), jung)
    t.g.step = END_STEP
    push_explosions(t.g)
    t.run()
    assert not any(t.g.h_made) and not t.rolls("rubble") and not t.rolls("crater")


@pytest.mark.rule("combat:7.10d", "combat:18.0d", "combat:7.10e")
def test_a_smoke_grenade_only_makes_smoke() -> None:
    for switch in (False, True):
        t = Table(smoke_grenade_shakes=switch)
        m = t.put("cragg", "05.05", order="hide", known=True)
        t.put("jung", "08.05", alert=False)
        new_grenade(t.g, M18, t.hex("05.05"), m)
        t.g.step = END_STEP
        t.force(d10=[0])
        push_explosions(t.g)
        t.run()
        assert (len(t.rolls("morale")) == 1) == switch and not t.rolls("damage")
        assert t.g.smoke_value == [TABLES.blast_smoke[M18]]
        assert (len(t.told("alerted")) == 1) == switch


# --- smoke (18.0) ---


@pytest.mark.rule(
    "combat:18.0e", "combat:18.0f", "combat:18.0g", "combat:18.0x1", "combat:18.0x2", "combat:4.0.5d", "combat:18.0d"
)
def test_the_example_of_smoke() -> None:
    """Mk II, 81mm and M18 go off in turn 1; the wind blows up the column."""
    t = Table(cols=20)
    starts = ["16.08", "15.09", "14.09"]
    for hex, blast in zip(starts, (MK_II, MORTAR, M18), strict=True):
        add_smoke(t.g, t.hex(hex), TABLES.blast_smoke[blast])
    name = t.rules.ground.hex_name

    def picture() -> list[tuple[list[str], int]]:
        return [
            ([name(h) for h in hexes], fading) for hexes, fading in zip(t.g.smoke_hexes, t.g.smoke_fading, strict=True)
        ]

    drift_smoke(t.g)  # end of turn 1: nothing is added or flipped
    assert picture() == [(["16.08"], 0), (["15.09"], 0), (["14.09"], 0)]
    t.g.turn = 2
    drift_smoke(t.g)
    assert picture() == [(["16.08"], 1), (["15.09", "15.08"], 0), (["14.09", "14.08"], 0)]
    t.g.turn = 3
    drift_smoke(t.g)
    assert picture() == [(["15.09", "15.08", "15.07"], 0), (["14.09", "14.08", "14.07"], 0)]
    t.g.turn = 4
    drift_smoke(t.g)
    assert [fading for _, fading in picture()] == [1, 1]
    t.g.turn = 5
    drift_smoke(t.g)
    assert picture() == [(["15.09", "15.08"], 1), (["14.09", "14.08"], 1)]
    t.g.turn = 6
    drift_smoke(t.g)
    t.g.turn = 7
    drift_smoke(t.g)
    assert not t.g.smoke_hexes


@pytest.mark.rule("combat:18.0a", "combat:18.0c", "combat:18.0b")
def test_smoke_lowers_leadership_and_every_marker_on_the_line_counts() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import fire_terms
    from sandtable.games.combat.rules.values import leadership

    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "05.10")
    add_smoke(t.g, t.hex("05.05"), 1)
    add_smoke(t.g, t.hex("05.08"), 1)
    add_smoke(t.g, t.hex("05.08"), 1)
    t.g.smoke_fading[2] = 1
    add_smoke(t.g, t.hex("09.08"), 1)
    assert leadership(t.g, taylor) == 2
    assert fire_terms(t.g, taylor, 0, jung)[8] == -4 - 4 - 2


@pytest.mark.rule("combat:18.0b", "combat:11.0e")
def test_smoke_hinders_a_line_along_a_hexside_only_from_both_sides() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import fire_terms

    t = Table()
    taylor = t.put("taylor", "02.04", order="aimed-fire", known=True)
    jung = t.put("jung", "04.04")  # the line runs between 03.04 and 03.05
    add_smoke(t.g, t.hex("03.04"), 1)
    assert fire_terms(t.g, taylor, 0, jung)[8] == spotting_terms(t.g, taylor, jung)[3] == 0
    add_smoke(t.g, t.hex("03.05"), 1)
    assert fire_terms(t.g, taylor, 0, jung)[8] == spotting_terms(t.g, taylor, jung)[3] == -4
    t.g.smoke_fading[0] = 1  # what is thicker on one side is so on that side only
    assert fire_terms(t.g, taylor, 0, jung)[8] == -2
    add_smoke(t.g, t.hex("04.04"), 1)  # into a Smoke hex, whatever lies between
    assert fire_terms(t.g, taylor, 0, jung)[8] == -6


@pytest.mark.rule("combat:18.0b", "combat:11.0e")
def test_the_reasons_of_a_line_name_the_smoke_it_meets_and_the_smoke_it_passes() -> None:
    t = Table()
    a, b = t.hex("02.04"), t.hex("04.04")

    def said() -> list[tuple[str, str | None, str]]:
        return [(reason.say.key, reason.hex, reason.rule) for reason in smoke_reasons(t.g, a, b)]

    add_smoke(t.g, t.hex("03.04"), 1)
    assert said() == [("combat-sight-smoke-past", "03.04", "11.0")]
    add_smoke(t.g, t.hex("03.05"), 1)
    t.g.smoke_fading[1] = 1
    assert said() == [("combat-sight-smoke", "03.05", "18.0")]
    add_smoke(t.g, a, 1)
    assert said() == [("combat-sight-smoke", "02.04", "18.0"), ("combat-sight-smoke", "03.05", "18.0")]


@pytest.mark.rule("combat:18.0b", "combat:11.0e")
def test_there_is_no_smoke_beyond_the_edge_of_the_board() -> None:
    from sandtable.games.combat.rules.sight.seeing import smoke_change

    t = Table()
    add_smoke(t.g, t.hex("02.01"), 1)
    assert smoke_change(t.g, t.hex("01.01"), t.hex("03.01")) == 0


@pytest.mark.rule("combat:18.0e")
def test_smoke_that_leaves_the_board_is_lost() -> None:
    t = Table()
    add_smoke(t.g, t.hex("05.01"), 3)
    t.g.turn = 2
    drift_smoke(t.g)
    assert t.g.smoke_hexes == [[t.hex("05.01"), -1]]


# --- artillery (20.0) ---


def shell(t: Table, blast: int, hex: str, dice: list[int]) -> Table:
    t.force(d10=dice)
    push_blast(t.g, blast, t.hex(hex), 0, shell=True)
    return t.run()


@pytest.mark.rule(
    "combat:20.0b", "combat:20.0c", "combat:20.0x1", "combat:20.0x3", "combat:20.0h", "combat:GEO.x1", "combat:20.0a"
)
def test_the_example_of_artillery() -> None:
    names = "20.07 27.11 20.14 27.16 30.12 28.07 19.14 24.13 23.06 12.10".split()
    t = Table(cols=34, rows=20)
    m = t.put("cragg", "15.09", order="aimed-fire", known=True)
    t.force(d6=[1, 3, 2], d10=[9, 6, 6, 6, 6, 3, 3])  # attacks; distance, direction; hex; damage; crater; MC
    push_artillery(t.g, 0, MORTAR, dice_code("1d6"), dice_code("1d6"), [t.hex(n) for n in names])
    t.run()
    assert t.told("shell") == [(MORTAR, t.hex("12.10"), t.hex("15.09"), -1)]
    assert t.rolls("damage") == [(6, 5)] * 4 and t.rolls("crater") == [(3, 2)]
    assert t.g.smoke_hexes == [[t.hex("15.09")]] and t.g.smoke_value == [3]
    assert t.all_rolled() and t.order(m) == "aimed-fire"


@pytest.mark.rule("combat:20.0d", "combat:20.0e", "combat:20.0x2", "combat:20.0k")
def test_a_howitzer_reaches_the_adjacent_hexes() -> None:
    assert (TABLES.blast_damage[HOWITZER], TABLES.blast_frag[HOWITZER]) == ([5, 2], [5, 3])
    assert (TABLES.blast_crater[HOWITZER], TABLES.blast_rubble[HOWITZER]) == (4, 4)
    assert TABLES.blast_rubble_adjacent[HOWITZER] == 0 and TABLES.blast_smoke[HOWITZER] == 4
    t = Table()
    t.put("cragg", "05.05", order="aimed-fire", known=True)
    t.put("crowe", "05.06", order="aimed-fire", known=True)
    t.put("taylor", "05.07", order="aimed-fire", known=True)
    shell(t, HOWITZER, "05.05", [9] * 7 + [9, 3, 3])
    assert t.rolls("damage") == [(9, 5)] * 5 + [(9, 3)] * 2
    assert len(t.rolls("morale")) == 2 and len(t.rolls("crater")) == 1


@pytest.mark.rule("combat:20.0f", "combat:20.0j", "combat:11.15a")
def test_a_crater() -> None:
    for die, made in ((2, CRATER), (3, 0)):
        t = Table()
        shell(t, MORTAR, "05.05", [die])
        assert t.g.h_made[t.hex("05.05")] == made


@pytest.mark.rule("combat:20.0g", "combat:20.0f", "combat:11.14a", "combat:20.0j")
def test_rubble_kills_everybody_inside() -> None:
    t = Table({"05.05": "building"})
    a = t.put("cragg", "05.05", order="hide", known=True)
    b = t.put("jung", "05.05", alert=False)
    dummy = t.put("dummy-red-1", "05.05", known=False)
    t.g.m_hex[b] = t.hex("05.05")
    shell(t, MORTAR, "05.05", [9] * 12 + [1])
    assert t.g.h_made[t.hex("05.05")] == RUBBLE
    assert t.where(a) == "dead" and t.where(b) == "dead" and t.where(dummy) == "removed"
    assert not t.rolls("crater")


@pytest.mark.rule("combat:20.0k")
def test_an_adjacent_building_falls_on_a_natural_0() -> None:
    t = Table({"05.06": "building"})
    shell(t, HOWITZER, "05.05", [9, 0])
    assert t.g.h_made[t.hex("05.06")] == RUBBLE


@pytest.mark.rule("combat:20.0i", "combat:14.2n")
def test_artillery_shakes_in_and_next_to_its_hex() -> None:
    t = Table()
    near = t.put("cragg", "05.06", order="aimed-fire", known=True)
    t.put("crowe", "05.08", order="aimed-fire", known=True)
    shell(t, MORTAR, "05.05", [9, 8])
    assert len(t.rolls("morale")) == 1 and t.order(near) == "duck-back"


@pytest.mark.rule("combat:20.0l")
def test_artillery_before_orders_leaves_duck_back_as_the_only_order() -> None:

    t = Table()
    near = t.put("cragg", "05.06", known=True)
    t.put("taylor", "09.09")
    t.g.step = CARD_STEP
    shell(t, MORTAR, "05.05", [9, 8])
    assert t.order(near) == "duck-back" and has(t.g, near, DUCK_HELD)
    t.give_orders()
    assert not any(text.startswith("cragg") for text in t.offered("order"))


@pytest.mark.rule("combat:20.0c")
def test_a_shell_that_scatters_off_the_board_is_lost() -> None:
    t = Table()
    t.force(d6=[6, 1], d10=[0])
    push_artillery(t.g, 0, MORTAR, dice_code("1"), dice_code("1d6"), [t.hex("05.02")] * 10)
    t.run()
    assert t.told("shell")[0][2] == -1 and not t.told("exploded")


@pytest.mark.rule("combat:9.8h", "combat:AI.r05")
def test_an_unknown_who_is_hit_is_looked_at() -> None:
    t = Table()
    jung = t.put("jung", "05.05", known=False, order="aimed-fire")
    dummy = t.put("dummy-red-1", "05.05", known=False, order="aimed-fire")
    t.wounds("light-wound")
    shell(t, MORTAR, "05.05", [0, 3, 9, 9, 9, 0, 9, 3])
    from sandtable.games.combat.rules.state import SEEN

    assert t.has(jung, SEEN) and t.where(dummy) == "removed"
    assert len(t.told("wound-card")) == 1


@pytest.mark.rule("combat:14.2b")
def test_everybody_under_a_marker_suffers() -> None:
    t = Table()
    first, second = t.put("crowe", "05.05", order="aimed-fire"), t.put("brubaker", "05.05", order="aimed-fire")
    grenade = new_grenade(t.g, MK_II, t.hex("05.05"), first)
    put_mark(t.g, grenade, first, True)
    put_mark(t.g, grenade, second, False)
    t.g.step = END_STEP
    t.force(d10=[9] * 4 + [3, 3])
    push_explosions(t.g)
    t.run()
    assert [event[0] for event in t.told("damage")] == [first] * 3 + [second]


def test_rubble_is_not_made_into_a_crater() -> None:
    t = Table({"05.05": "building"})
    shell(t, MORTAR, "05.05", [0])
    shell(t, MORTAR, "05.05", [])
    assert t.g.h_made[t.hex("05.05")] == RUBBLE and not t.rolls("crater")
