"""Grenades and Smoke Grenades of Friendlies (7.09, 7.10)."""

from __future__ import annotations

import pytest
from combat_blasts import M18
from combat_friendlies import AROUND, asked, moves, one, reasons_against, thrower
from combat_helpers import code
from combat_table import TABLES, Table

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.grenades.explosions import push_explosions
from sandtable.games.combat.rules.grenades.grenades import grenade_number
from sandtable.games.combat.rules.orders.friendly_choices import marker_hexes
from sandtable.games.combat.rules.orders.men import new_grenade
from sandtable.games.combat.rules.orders.order_rules import grenade_order_hexes
from sandtable.games.combat.rules.state import ACTION_STEP, END_STEP, LIVE, LIVE_SMOKE, TRIED_SMOKE
from sandtable.games.combat.screen.words import rule_of

# --- Grenade (7.09) ---


@pytest.mark.rule("combat:7.09c")
def test_grenade_impulse_1_arms() -> None:
    t = thrower(1, "09.05")
    t.act("able", 1)
    assert t.has(1, LIVE) and t.prompt == "spot-or-duck"


@pytest.mark.rule("combat:7.09d", "combat:14.2k", "combat:7.09e", "combat:14.2l")
def test_grenade_impulse_2_moves_or_shifts_the_marker() -> None:
    t = thrower(2, "08.05", enemy="08.05")
    t.act("able", 2)
    assert moves(t) == {"06.04", "06.05"}  # closer to the marker
    assert {"try-shift", "stay"} <= set(t.offered())
    t.force(d10=[6])
    t.play("try-shift")
    size = t.rules.ground.size
    for hex in t.offered("to"):
        assert t.rules.ground.distances[t.hex("05.05") * size + t.hex(hex)] <= 3
    t.play("to 08.04").done()
    assert t.rules.ground.hex_name(t.g.m_aim[1]) == "08.04"


@pytest.mark.rule("combat:7.09f", "combat:14.2l", "combat:14.2k")
def test_grenade_impulse_2_at_four_hexes() -> None:
    t = thrower(2, "09.05")
    t.act("able", 2)
    assert "stay" not in t.offered()
    t.force(d10=[9])
    t.play("try-shift")
    assert t.prompt == "step-closer" and set(t.offered()) == {"move 06.04", "move 06.05"}
    t.play("move 06.05")
    assert "duck-back" not in t.offered()  # A95: nothing else but spot


@pytest.mark.rule("combat:7.09g", "combat:7.09h", "combat:7.09i", "combat:7.09m", "combat:7.09l")
def test_grenade_impulse_3_throws() -> None:
    t = thrower(3, "08.05", enemy="08.05")
    t.force(d10=[8, 0])
    t.act("able", 3)
    assert not t.has(1, LIVE) and t.g.m_aim[1] == -1 and t.g.t_hex == [t.hex("08.05")]
    assert t.g.mark_near == [1] and t.morale(1) == "normal"  # a 0 here raises nothing
    t.done()
    assert len(t.rolls("grenade")) == 1 and t.rolls("throw") == [(8, 8)]


@pytest.mark.rule("combat:7.09l", "combat:2.0.R0f")
def test_the_rule_of_0_applies_to_grenade_skill() -> None:
    t = Table({"08.05": "building"})
    t.put("brubaker", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    t.put("jung", "08.05", order="hide")
    t.force(d10=[0, 0, 1])
    t.act("able", 3).done()
    assert t.rolls("grenade")[0][1] < 0 and t.g.mark_near == [1] and len(t.told("confirmed-roll")) == 1


@pytest.mark.rule("combat:7.09j")
def test_grenade_impulse_4_may_move() -> None:
    t = thrower(4, "08.05")
    t.g.m_aim[1] = -1
    t.g.m_flags[1] &= ~LIVE
    t.act("able", 4)
    assert moves(t) == AROUND and "stay" in t.offered()


@pytest.mark.rule("combat:10.09k", "combat:7.19c", "combat:16.0c", "combat:14.2x3")
def test_a_live_grenade_is_dropped_by_whoever_ducks_back() -> None:
    from sandtable.games.combat.rules.orders.men import duck_back

    t = thrower(2, "08.05")
    cragg = t.put("cragg", "05.05", order="hide")
    duck_back(t.g, 1, 0)
    assert t.g.t_hex == [t.hex("05.05")] and not t.has(1, LIVE)
    assert dict(zip(t.g.mark_man, t.g.mark_near, strict=True)) == {1: 1, cragg: 0}


@pytest.mark.rule("combat:10.09k", "combat:7.19b")
def test_also_of_his_own_will() -> None:
    t = thrower(1, "08.05")
    t.act("able", 1).play("duck-back")
    assert t.order(1) == "duck-back" and t.g.mark_near == [1]


@pytest.mark.rule("combat:7.09a", "combat:7.09b", "combat:14.2j")
def test_grenade_needs_a_known_enemy_within_four_hexes_but_no_sight() -> None:
    t, taylor = one(terrain={"05.06": "orchard"})
    t.put("jung", "05.08")
    t.put("berger", "05.10")
    t.put("krause", "06.05", known=False)
    t.give_orders()
    assert [text for text in t.offered("grenade") if text.startswith("taylor")] == ["taylor 05.08"]
    t.play("grenade taylor 05.08")
    assert t.order(taylor) == "grenade" and t.g.m_aim[taylor] == t.hex("05.08") and not t.has(taylor, LIVE)


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


@pytest.mark.rule("combat:7.09h", "combat:10.09g")
def test_a_throw_out_of_sight_is_three_harder() -> None:
    for die, blocked, scatters in ((8, False, False), (9, False, True), (5, True, False), (6, True, True)):
        t = Table({"05.06": "building"} if blocked else {})
        t.put("taylor", "05.05", order="grenade", aim="05.08", known=True, flags=LIVE)
        t.put("crowe", "01.12")
        t.force(d10=[die], d6=[1] * scatters)
        t.act("able", 3).play("?activate taylor").done()
        assert bool(t.told("scattered")) == scatters and t.all_rolled(), (die, blocked)


@pytest.mark.rule("combat:7.09h")
def test_a_grenade_that_leaves_the_board_is_lost() -> None:
    t = Table()
    t.put("taylor", "05.03", order="grenade", aim="05.01", known=True, flags=LIVE)
    t.put("jung", "05.01")
    t.force(d10=[9], d6=[1])
    t.act("able", 3).done()
    assert t.g.t_hex == [] and t.g.mark_man == [] and not t.rolls("grenade")


@pytest.mark.rule("combat:7.09e", "combat:15.0j")
def test_a_marker_is_not_shifted_into_a_fight_nor_out_of_reach() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="05.08")
    near = {t.rules.ground.hex_name(h) for h in marker_hexes(t.g, taylor)}
    assert near == {"04.07", "05.07", "06.07"}  # of six neighbours those within 3 hexes
    t.g.melees = [t.hex("05.07")]
    assert {t.rules.ground.hex_name(h) for h in marker_hexes(t.g, taylor)} == {"04.07", "06.07"}


@pytest.mark.rule("combat:7.09g", "combat:10.09f", "combat:9.5a")
def test_a_marker_in_the_first_hex_of_the_board_is_a_marker() -> None:
    for name, team in (("taylor", "able"), ("jung", "red")):
        t = Table()
        thrower = t.put(name, "02.02", order="grenade", aim="01.01", known=True, flags=LIVE)
        t.put("crowe" if team == "red" else "lang", "01.01", order="hide", known=True)
        t.act(team, 2)
        if team == "able":
            assert "try-shift" in t.offered()
        t.done()
        t.g.m_order[thrower] = code("grenade")
        t.force(d10=[3, 9])
        t.act(team, 3).done()
        assert t.g.t_hex == [0] and t.all_rolled()


@pytest.mark.rule("combat:7.09a", "combat:7.09b", "combat:15.0j")
def test_where_a_grenade_order_may_be_aimed() -> None:
    t = Table({"07.05": "building"})
    taylor = t.put("taylor", "05.05")
    near = t.put("jung", "09.05")
    t.put("berger", "09.05")
    t.put("lang", "10.05")  # 5 hexes away
    t.put("roth", "07.07", known=False)
    fight = t.put("vogel", "05.08")
    t.g.melees = [t.g.m_hex[fight]]
    t.put("krause", "05.05", guard=taylor)
    t.put("temple", "05.06")  # has no grenades
    assert grenade_order_hexes(t.g, taylor) == [t.g.m_hex[near]]  # each hex once, LOS not needed
    t.g.m_guard = [-1] * len(t.g.m_guard)
    t.give_orders()
    assert {text.split()[0] for text in t.offered("grenade")} == {"taylor"}


@pytest.mark.rule("combat:7.09d", "combat:7.10a")
def test_no_duck_back_on_impulse_2_of_a_smoke_grenade_either() -> None:
    for impulse, ducks in ((1, True), (2, False), (4, True)):
        t = Table()
        t.put("taylor", "05.05", order="smoke-grenade", known=True)
        t.put("jung", "10.05", known=False)  # something to look at, so that he is asked
        t.act("able", impulse).play("?stay")
        assert t.prompt == "spot-or-duck" and ("duck-back" in t.offered()) == ducks


@pytest.mark.rule("combat:7.09g", "combat:15.0j")
def test_why_a_grenade_is_made_safe() -> None:
    t = Table()
    m = t.put("taylor", "05.05", order="grenade", known=True, aim="09.05", flags=LIVE)
    t.act("able", 3).done()
    assert [told[:2] for told in t.told("made-safe")] == [(m, tell.why("AI.r28"))]
    t = Table()
    m = t.put("taylor", "05.05", order="grenade", known=True, aim="07.05", flags=LIVE)
    t.g.melees.append(t.hex("07.05"))
    t.act("able", 3).done()
    assert [told[:2] for told in t.told("made-safe")] == [(m, tell.why("15.0"))]


@pytest.mark.rule("combat:7.09d", "combat:14.2k")
def test_a_grenadier_steps_only_closer_and_is_told_so() -> None:
    t = Table()
    t.put("taylor", "05.05", order="grenade", known=True, aim="07.05", flags=LIVE)
    t.act("able", 2)
    assert reasons_against(t, "h:04.05") == ["not-closer"] and not reasons_against(t, "h:06.05")


@pytest.mark.rule("combat:7.09e")
def test_what_is_told_without_a_reason_has_the_rule_of_its_kind() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    assert rule_of(t.g, (tell.TARGET_SHIFTED, -1, crowe, 5, -1, -1)) == "7.09"


# --- Smoke Grenade (7.10) ---


@pytest.mark.rule("combat:7.10c", "combat:7.10e", "combat:7.10d", "combat:7.10a")
def test_smoke_grenade() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", known=True)
    cragg = t.put("cragg", "06.05", order="hide", known=True)
    t.act("able", 1).play("?activate taylor")
    assert t.has(1, LIVE) and t.has(1, LIVE_SMOKE)
    t.done()
    t.act("able", 2).play("activate taylor")
    assert moves(t) == AROUND and "stay" in t.offered()
    t.done()
    t.force(d10=[0])
    t.act("able", 3).play("activate taylor")
    hexes = set(t.offered("throw"))
    assert "08.05" in hexes and "09.05" not in hexes and "05.05" in hexes
    t.play("throw 06.05").done()
    assert t.g.t_hex == [t.hex("06.05")] and not t.g.mark_man and not t.rolls("grenade")
    t.act("able", 4).play("activate taylor")
    assert moves(t) == AROUND and "stay" in t.offered()
    assert t.order(cragg) == "hide"


@pytest.mark.rule("combat:10.09k")
def test_a_dropped_smoke_grenade_lies_in_his_own_hex() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", known=True)
    t.act("able", 1).play("duck-back")
    assert t.g.t_hex == [t.hex("05.05")] and t.g.t_blast == [t.rules.smoke_blast] and not t.g.mark_man


@pytest.mark.rule("combat:7.10a", "combat:7.10b")
def test_smoke_grenade_takes_a_check_once_a_turn() -> None:
    t, taylor = one()
    t.force(d10=[6])
    t.give_orders().play("try-smoke taylor")
    assert t.order(taylor) == "smoke-grenade"
    t, taylor = one()
    t.force(d10=[7])
    t.give_orders().play("try-smoke taylor")
    assert t.order(taylor) == "none" and t.has(taylor, TRIED_SMOKE)
    assert "taylor" not in t.offered("try-smoke") and "hide" in t.orders_of("taylor")
    assert t.game is not None and t.game.explain(0, taylor, 6) == ("check-failed", "7.10")


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


@pytest.mark.rule("combat:7.10b", "combat:7.11a", "combat:17.3b", "combat:7.17e", "combat:19.0a")
@pytest.mark.parametrize(
    ("verb", "morale", "roll", "change"),
    [("try-smoke", "shaken", "smoke", -3), ("try-rifle-grenade", "shaken", "rifle-grenade", -3),
     ("try-rally", "rout", "rout", 0)],
)  # fmt: skip
def test_checks_in_step_2(verb: str, morale: str, roll: str, change: int) -> None:
    """A Routed man's is not modified."""
    t = Table({"05.05": "trees"})
    t.put("peters", "05.05", morale=morale, wounds="light", known=True)
    t.put("miller", "01.01")
    if verb == "try-rifle-grenade":
        t.put("jung", "10.05", order="aimed-fire")
    t.give_orders()
    t.force(d10=[9])
    t.play(f"{verb} peters")
    assert t.rolls(roll) == [(9, 4 + change)]


@pytest.mark.rule("combat:7.10a", "combat:7.10b", "combat:7.10d")
def test_who_has_no_grenade_skill_may_try_for_a_smoke_grenade() -> None:
    """No roll against that skill is ever made for it."""
    t = Table()
    temple = t.put("temple", "05.05", known=True)
    t.put("miller", "01.12")
    t.put("jung", "07.05")
    t.give_orders()
    assert "temple" in t.offered("try-smoke") and not [text for text in t.offered("grenade") if "temple" in text]
    t.force(d10=[0, 8])
    t.play("try-smoke temple")
    assert t.order(temple) == "smoke-grenade"
    t.g.step = ACTION_STEP
    t.act("charlie", 1).done()
    t.act("charlie", 2).done()
    t.act("charlie", 3).play("throw 07.04").done()
    assert t.g.t_hex == [t.hex("07.04")] and t.all_rolled()


@pytest.mark.rule("combat:7.10c", "combat:7.10e")
def test_a_man_with_a_smoke_grenade_has_no_target_to_shift_on_impulse_2() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", known=True, flags=LIVE)
    assert asked(t.act("able", 2)) == ("may-move", "7.10")


@pytest.mark.rule("combat:7.10c", "combat:7.09e")
def test_why_a_hex_is_no_target() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", known=True, flags=LIVE)
    t.g.melees.append(t.hex("06.05"))
    t.act("able", 3)
    assert reasons_against(t, "h:09.05") == ["too-far"] and reasons_against(t, "h:06.05") == ["melee-hex"]
    assert not reasons_against(t, "h:08.05")
