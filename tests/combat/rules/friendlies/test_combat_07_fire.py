"""Friendlies who fire: Aimed, Rapid and Suppressive Fire, Run & Gun (7.01 to 7.04)."""

from __future__ import annotations

import pytest
from combat_friendlies import AROUND, asked, moves, one, stands
from combat_helpers import armed, code
from combat_table import TABLES, Table, dark

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.fire.fire_rules import can_use
from sandtable.games.combat.rules.orders.activation import take_snapshot
from sandtable.games.combat.rules.sight.seeing import saw_at_start, sees
from sandtable.games.combat.rules.state import SEEN, mark
from sandtable.kernel.frame import with_byte

# --- Aimed Fire (7.01) ---


@pytest.mark.rule(
    "combat:7.01a", "combat:7.02a", "combat:7.03a", "combat:7.03b", "combat:6.0a", "combat:6.0b", "combat:6.0e"
)
@pytest.mark.parametrize(
    ("order", "fires"),
    [
        ("aimed-fire", [False, True, False, True]),
        ("rapid-fire", [True] * 4),
        ("suppressive-fire", [True] * 4),
        ("slow-suppressive-fire", [False, True, False, True]),
    ],
)
def test_when_a_friendly_may_fire(order: str, fires: list[bool]) -> None:
    for impulse in (1, 2, 3, 4):
        t = stands(order, impulse, "10.05")
        assert bool(t.offered("fire")) == fires[impulse - 1]
        assert ("hold-fire" in t.offered()) == fires[impulse - 1]  # firing is optional (A96)


@pytest.mark.rule("combat:7.01b", "combat:7.02d", "combat:7.03e", "combat:7.01a", "combat:17.1a")
def test_fire_orders_need_no_target() -> None:
    t, _ = one(morale="shaken")
    t.give_orders()
    assert {
        "aimed-fire",
        "rapid-fire",
        "suppressive-fire",
        "run-and-gun",
        "sneak",
        "evade",
        "sprint",
        "hide",
    } <= t.orders_of("taylor")


@pytest.mark.rule("combat:7.01c", "combat:AI.r16")
def test_visible_and_known_since_the_impulse_began() -> None:
    t = Table()
    t.put("cragg", "05.05", order="aimed-fire", known=True)
    t.put("crowe", "05.06", order="aimed-fire", known=True)
    unknown = t.put("jung", "09.05", known=False)
    t.force(d10=[0, 0, 0])
    t.act("able", 2).play("activate cragg", "?hold-fire", "spot red-1")
    assert t.has(unknown, SEEN)
    t.play("done")
    assert not t.offered("fire")  # spotted in this Impulse: not yet a target
    t.done()
    t.act("able", 4)
    t.play("activate crowe")
    assert t.offered("fire")


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


@pytest.mark.rule("combat:7.01c")
def test_a_man_in_the_same_hex_was_in_sight_from_the_start() -> None:
    t = Table(night=True)  # nothing is seen beyond 0 hexes
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "05.05")
    far = t.put("lang", "06.05")
    assert saw_at_start(t.g, crowe, jung) and not saw_at_start(t.g, crowe, far)
    t.g.s_seen[jung] = 0
    assert not saw_at_start(t.g, crowe, jung)


@pytest.mark.rule("combat:7.01c")
def test_who_was_not_on_the_board_was_not_in_sight() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "07.05")
    for m in (crowe, jung):
        here = t.g.s_hex[m]
        t.g.s_hex[m] = -1
        assert not saw_at_start(t.g, crowe, jung)
        t.g.s_hex[m] = here
    assert saw_at_start(t.g, crowe, jung)


@pytest.mark.rule("combat:7.01c")
def test_who_was_in_sight_when_the_impulse_began() -> None:
    t = Table({"08.04 08.05": "building"})
    crowe, near = t.put("crowe", "05.05", known=True), t.put("jung", "07.05")
    unknown, behind = t.put("berger", "06.05", known=False), t.put("lang", "11.05")
    take_snapshot(t.g)
    mark(t.g, unknown, SEEN)  # found out since
    t.g.m_hex[behind] = t.hex("06.06")  # came out since
    assert [saw_at_start(t.g, crowe, e) for e in (near, unknown, behind)] == [True, False, False]
    take_snapshot(t.g)
    assert all(saw_at_start(t.g, crowe, e) for e in (near, unknown, behind))
    t.g.m_hex[near] = t.hex("11.05")
    assert saw_at_start(t.g, crowe, near)  # he was
    t.g.m_hex[crowe] = -1
    take_snapshot(t.g)
    assert not saw_at_start(t.g, crowe, unknown) and not saw_at_start(t.g, unknown, crowe)


@pytest.mark.rule("combat:7.01c", "combat:21.1d")
def test_what_a_flare_lights_is_no_target_before_the_next_impulse() -> None:
    t = dark()
    t.g.night_range = 5
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("crowe", "05.06", order="aimed-fire", known=True)
    t.put("jung", "12.05", order="aimed-fire")  # seven hexes away
    t.g.m_flares[taylor] = 1
    t.force(d6=[2])  # no scatter
    t.act("able", 2).play("activate taylor", "flare 10.05", "done")
    assert t.prompt != "fire" and not t.offered("fire")  # not visible since the Impulse began
    t.done()
    t.act("able", 4).play("activate crowe")
    assert t.offered("fire")


# --- Rapid Fire (7.02) ---


@pytest.mark.rule("combat:7.02d", "combat:7.01b", "combat:7.03e")
def test_a_target_may_turn_up_later_in_the_turn() -> None:
    t = stands("rapid-fire", 1)
    assert t.prompt == "spot-or-duck"
    t.done()
    t.put("jung", "10.05")
    t.act("able", 2)
    assert t.offered("fire")


@pytest.mark.rule("combat:7.02c", "combat:7.03b", "combat:14.1a")
def test_slow_weapons() -> None:
    slow = next(w for w in range(len(TABLES.weapon_name)) if TABLES.weapon_slow[w])
    t, m = one(name="crowe")
    man = t.g.m_man[m]
    saved = t.rules.tables.man_weapons[man]
    try:
        t.rules.tables.man_weapons[man] = [slow]
        t.give_orders()
        assert {"rapid-fire", "suppressive-fire"}.isdisjoint(t.orders_of("crowe"))
        assert "slow-suppressive-fire" in t.orders_of("crowe")
        assert t.game is not None and t.game.explain(0, m << 12 | names.RAPID, 4) == ("slow-weapon", "14.1")
    finally:
        t.rules.tables.man_weapons[man] = saved


@pytest.mark.rule("combat:7.02c", "combat:14.1a", "combat:7.01a")
def test_a_slow_weapon_fires_under_the_orders_for_it() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    with armed("pvt-crowe", "kar-98k"):
        for order in ("aimed-fire", "slow-suppressive-fire", "run-and-gun", "rapid-fire", "suppressive-fire"):
            t.g.m_order[crowe] = code(order)
            assert can_use(t.g, crowe, 0) == (order not in ("rapid-fire", "suppressive-fire")), order


# --- Run & Gun (7.04) ---


@pytest.mark.rule("combat:7.04a", "combat:7.04e", "combat:6.0c", "combat:7.0c")
def test_run_and_gun_must_move_on_1_and_3() -> None:
    for impulse in (1, 3):
        t = stands("run-and-gun", impulse, "10.05")
        assert moves(t) == AROUND and set(t.offered()) == {f"move {hex}" for hex in AROUND}
        t.play("move 06.05")
        assert "duck-back" in t.offered()


@pytest.mark.rule("combat:7.04b", "combat:7.04c")
def test_run_and_gun_on_2_and_4() -> None:
    t = stands("run-and-gun", 2, "10.05")
    assert t.offered("fire") and "hold-fire" in t.offered() and not moves(t)
    t.play("hold-fire")
    assert t.where(1) == "05.05"  # declining, he stays (A44)
    t = stands("run-and-gun", 4, "10.05")
    assert t.offered("fire") and "hold-fire" not in t.offered() and not moves(t)
    for impulse in (2, 4):
        assert moves(stands("run-and-gun", impulse)) == AROUND


@pytest.mark.rule("combat:7.04b", "combat:7.04c")
@pytest.mark.parametrize("impulse", [2, 4])
def test_who_has_no_target_is_not_asked_whom_he_fires_at(impulse: int) -> None:
    t = Table()
    t.put("taylor", "05.05", order="run-and-gun", known=True)
    assert asked(t.act("able", impulse)) == ("must-move", "7.04")
    t = Table()
    t.put("taylor", "05.05", order="run-and-gun", known=True)
    t.put("jung", "07.05", order="hide")
    t.put("wolff", "07.06", order="hide")
    assert asked(t.act("able", impulse)) == ("fire", "13.0")
