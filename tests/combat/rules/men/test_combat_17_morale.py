"""Morale, Berserk and Rout (17.0 to 17.3)."""

from __future__ import annotations

from typing import Any

import pytest
from combat_enemies import COVER, draw
from combat_friendlies import asked, moves, one, open_to, stands, thrower
from combat_helpers import armed, machine_gun
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.rules.names import NO_AMMO
from sandtable.games.combat.rules.orders.friendly_moves import directions
from sandtable.games.combat.rules.orders.order_rules import rally_try_reason
from sandtable.games.combat.rules.state import HIDE_ONLY, LIVE, MAY_RALLY, MOVE_BACK, NOBODY, TRIED_RALLY, set_ammo


@pytest.mark.rule("combat:17.2c")
def test_a_berserk_grenadier_has_to_move_forward() -> None:
    t = thrower(2, "08.05", enemy="08.05", morale="berserk")
    t.act("able", 2)
    assert set(t.offered()) == {"move 06.04", "move 06.05"}  # directions 2 and 3
    t = thrower(4, "08.05", morale="berserk")
    t.g.m_aim[1] = -1
    t.g.m_flags[1] &= ~LIVE
    t.act("able", 4)
    assert set(t.offered()) == {"move 06.04", "move 06.05"}


@pytest.mark.rule("combat:17.3a", "combat:7.17f")
def test_a_routed_man_moves_back_and_may_not_duck() -> None:
    t = stands("sprint", 2, "10.05", morale="rout", flags=MOVE_BACK)
    assert moves(t) == {"04.05", "04.04"}  # directions 5 and 6
    t.play("move 04.05")
    assert "duck-back" not in t.offered()
    t.play("move 03.06").done()
    assert t.order(1) == "sprint"


@pytest.mark.rule("combat:17.2b")
def test_a_berserk_man_with_an_enemy_in_sight() -> None:
    t, _ = one(morale="berserk")
    t.put("jung", "10.05")
    t.give_orders()
    assert t.orders_of("taylor") == {"rapid-fire"}
    t, _ = one(morale="berserk")
    t.put("jung", "08.05")
    t.give_orders()
    assert t.orders_of("taylor") == {"rapid-fire", "charge"}  # A47


@pytest.mark.rule("combat:17.2c", "combat:17.2d")
def test_a_berserk_man_without_one() -> None:
    t, _ = one(morale="berserk")
    t.give_orders()
    assert t.orders_of("taylor") == {"sprint", "evade", "run-and-gun"}
    t, _ = one(morale="berserk", wounds="bad")
    t.give_orders()
    assert t.orders_of("taylor") == {"sneak"}
    t, _ = one(morale="berserk", terrain={"05.06": "orchard"})
    t.put("jung", "05.07")
    t.give_orders()
    assert "taylor 05.07" in t.offered("grenade")


@pytest.mark.rule("combat:17.3a", "combat:7.17f")
def test_a_routed_man_with_an_enemy_in_sight_runs_as_fast_as_he_can() -> None:
    for wounds, order in (("", "sprint"), ("light", "run-and-gun"), ("bad", "sneak")):
        t, _ = one(morale="rout", wounds=wounds, terrain={"05.05": "trees"})
        t.put("jung", "10.05")
        t.give_orders()
        assert t.orders_of("taylor") == {order} and "taylor" not in t.offered("try-rally")


@pytest.mark.rule("combat:17.3b", "combat:7.17e", "combat:7.17f")
def test_a_routed_man_in_cover_and_out_of_sight_may_try_to_rally() -> None:
    t, m = one(morale="rout", wounds="light-bandaged", terrain={"05.05": "trees"})
    t.force(d10=[6])  # TQ 6, not modified
    t.give_orders().play("try-rally taylor")
    assert t.orders_of("taylor") == {"rally", "sprint"}  # he may, he need not
    t, m = one(morale="rout", terrain={"05.05": "trees"})
    t.force(d10=[7])
    t.give_orders().play("try-rally taylor")
    assert t.orders_of("taylor") == {"sprint"} and "taylor" not in t.offered("try-rally")
    t, m = one(morale="rout")
    t.give_orders()
    assert "taylor" not in t.offered("try-rally")
    assert t.game is not None and t.game.explain(0, m, 8) == ("not-in-cover", "17.3")


@pytest.mark.rule("combat:17.3c", "combat:17.3d", "combat:AI.r22", "combat:AI.r21")
def test_a_routed_enemy_in_sight_or_in_the_open_runs() -> None:
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="rout")
    draw(t, jung, 10)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("sprint", 33)
    t = Table()
    jung = t.put("jung", "10.05", morale="rout", wounds="light")
    draw(t, jung, 10)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("run-and-gun", 33)
    t.put("taylor", "10.07", known=True)
    t.act("red", 2)
    assert not t.told("fired") and t.where(jung) == "11.06"  # it moves instead


@pytest.mark.rule("combat:17.2e", "combat:10.08a", "combat:AI.r32")
def test_a_berserk_enemy_near_a_spotted_friendly_charges() -> None:
    t = Table()
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk")
    assert draw(t, jung, 10) == NOBODY and t.order(jung) == "charge"


@pytest.mark.rule("combat:17.2f", "combat:17.2g", "combat:AI.r34", "combat:10.10d")
def test_a_berserk_enemy_otherwise_runs_in_the_berserk_direction() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk")
    draw(t, jung, 36)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("run-and-gun", 56)
    t = Table({"07.05": "orchard"})
    jung = t.put("jung", "10.05", morale="berserk")
    draw(t, jung, 36)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("sprint", 56)
    t = Table()
    t.put("taylor", "08.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk", wounds="bad")
    draw(t, jung, 36)
    assert (t.order(jung), t.g.m_dirs[jung]) == ("sneak", 56)
    t = Table()
    t.put("taylor", "05.05", known=True)
    jung = t.put("jung", "10.05", morale="berserk")
    t.g.m_ammo[jung] = NO_AMMO
    draw(t, jung, 36)
    assert t.order(jung) == "run-and-gun"  # a Berserk man does not reload


@pytest.mark.rule("combat:17.2b")
def test_a_berserk_man_with_a_slow_weapon_takes_aim() -> None:
    t = Table()
    t.put("crowe", "05.05", morale="berserk", known=True)
    t.put("miller", "01.12")
    t.put("jung", "12.05")
    with armed("pvt-crowe", "kar-98k"):
        t.give_orders()
        assert t.orders_of("crowe") == {"aimed-fire"}


@pytest.mark.rule("combat:17.2c", "combat:17.2d")
def test_a_berserk_man_moves_forward_only() -> None:
    for order in ("sprint", "evade", "run-and-gun", "sneak"):
        t = Table()
        t.put("taylor", "05.05", order=order, morale="berserk", known=True)
        t.act("able", 4)
        assert set(t.offered("move")) == {"06.04", "06.05"}, order


@pytest.mark.rule("combat:17.3c", "combat:9.5b")
def test_friendlies_who_rout_may_leave_where_the_scenario_lets_them() -> None:
    from sandtable.games.combat.rules.state import MOVE_BACK

    t = Table()
    t.rules.exits[t.hex("01.05") * 4 + 3] = 1
    t.put("taylor", "01.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
    t.act("able", 1)
    assert t.where(1) == "left" and t.g.m_exit[1] & 7 == 3 + 4  # the only way: taken without a question


@pytest.mark.rule("combat:17.2c", "combat:7.08a", "combat:17.3a")
def test_directions_that_morale_leaves() -> None:
    for morale, order, expected in (
        ("berserk", "sprint", [1, 2]),
        ("berserk", "charge", [0, 1, 2, 3, 4, 5]),
        ("rout", "sprint", [4, 5]),
        ("shaken", "sprint", [0, 1, 2, 3, 4, 5]),
    ):
        t = Table()
        crowe = t.put("crowe", "05.05", morale=morale, order=order)
        assert sorted(directions(t.g, crowe)) == expected, (morale, order)


@pytest.mark.rule("combat:17.3c", "combat:10.10a", "combat:10.10d")
def test_the_routed_and_the_berserk_do_not_stop_to_reload() -> None:
    for morale, order in (("rout", "run-and-gun"), ("berserk", "run-and-gun")):
        t = Table()
        t.put("crowe", "04.05", known=True)
        jung = t.put("jung", "10.05", morale=morale, wounds="light")
        set_ammo(t.g, jung, 0, 2)
        assign(t.g, jung, NOBODY)
        assert t.order(jung) == order


@pytest.mark.rule("combat:17.2b", "combat:17.2c", "combat:17.2d")
def test_orders_of_the_berserk() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="berserk")
    assert open_to(t, crowe) == {"sprint", "evade", "run-and-gun"}
    t.put("jung", "11.05")
    assert open_to(t, crowe) == {"rapid-fire"}
    t.put("lang", "09.05")
    assert open_to(t, crowe) == {"rapid-fire", "charge"}
    lame = Table()
    assert open_to(lame, lame.put("crowe", "05.05", morale="berserk", wounds="bad")) == {"sneak"}
    stiff = Table()
    assert open_to(stiff, stiff.put("crowe", "05.05", morale="berserk", wounds="light")) == {"evade", "run-and-gun"}


@pytest.mark.rule("combat:17.3a", "combat:7.17e", "combat:7.17f")
def test_orders_of_the_routed() -> None:
    for name, wounds, fastest in (
        ("crowe", "", "sprint"),
        ("crowe", "light", "run-and-gun"),
        ("crowe", "bad", "sneak"),
        ("johnson", "", "run-and-gun"),  # a BAR is Heavy
    ):
        t = Table({"05.05": "trees"})
        m = t.put(name, "05.05", morale="rout", wounds=wounds)
        assert open_to(t, m) == {fastest}
        t.g.m_flags[m] |= MAY_RALLY
        assert open_to(t, m) == {fastest, "rally"}


@pytest.mark.rule("combat:17.3b", "combat:7.17e")
def test_who_may_try_to_rally() -> None:
    def tries(terrain: str = "trees", enemy: str = "", **facts: Any) -> bool:
        t = Table({"05.05": terrain})
        crowe = t.put("crowe", "05.05", **{"morale": "rout", **facts})
        if enemy:
            t.put("jung", "10.05", known=enemy == "known")
        return not rally_try_reason(t.g, crowe)

    assert tries() and tries(enemy="unknown")
    assert not tries(enemy="known") and not tries(terrain="open") and not tries(morale="shaken")
    assert not tries(flags=TRIED_RALLY) and not tries(flags=HIDE_ONLY) and not tries(order="sneak")
    assert not tries(wounds="bad light")


@pytest.mark.rule("combat:17.3b")
def test_a_rally_that_was_tried_is_allowed_not_forced() -> None:
    for die, orders in ((4, {"sprint", "rally"}), (5, {"sprint"})):
        t = Table({"05.05": "trees"})
        crowe = t.put("crowe", "05.05", morale="rout")
        t.put("miller", "01.12")
        t.give_orders()
        t.force(d10=[die])
        t.play("try-rally crowe")
        assert t.rolls("rout") == [(die, 4)] and t.orders_of("crowe") == orders and not t.offered("try-rally")
        t.play("order crowe rally" if "rally" in orders else "order crowe sprint")
        assert t.has(crowe, MOVE_BACK) == ("rally" not in orders)


@pytest.mark.rule("combat:17.2b")
def test_a_berserk_man_with_a_slow_weapon_and_a_pistol_may_aim() -> None:
    slow = next(w for w in range(len(TABLES.weapon_name)) if TABLES.weapon_slow[w])
    pistol = next(w for w in range(len(TABLES.weapon_name)) if TABLES.weapon_pistol[w])
    t = Table()
    m = t.put("crowe", "05.05", morale="berserk")
    t.put("miller", "01.12")
    t.put("jung", "10.05")
    man = t.g.m_man[m]
    saved = t.rules.tables.man_weapons[man]
    try:
        t.rules.tables.man_weapons[man] = [slow, pistol]
        t.give_orders()
        assert t.orders_of("crowe") == {"aimed-fire", "rapid-fire"}
    finally:
        t.rules.tables.man_weapons[man] = saved


@pytest.mark.rule("combat:17.2c", "combat:17.3a", "combat:7.18b", "combat:16.2a")
def test_nobody_carries_a_man_who_may_not_have_that_order() -> None:
    states: list[tuple[dict[str, object], bool]] = [
        ({"morale": "shaken"}, True), ({"morale": "berserk"}, False), ({"morale": "rout"}, False),
        ({"flags": HIDE_ONLY}, False), ({"morale": "rout", "wounds": "bad light"}, True),
    ]  # fmt: skip
    for facts, carried in states:
        t = Table()
        t.put("taylor", "05.05", known=True)
        t.put("miller", "05.05", known=True, **facts)
        t.give_orders()
        assert ("taylor miller" in t.offered("carry")) == carried, facts


@pytest.mark.rule("combat:17.2c", "combat:7.09d", "combat:7.09j")
@pytest.mark.parametrize("impulse", [2, 4])
def test_a_berserk_grenadier_is_not_asked_whether_he_moves(impulse: int) -> None:
    t = Table()
    t.put("taylor", "05.05", order="grenade", known=True, aim="07.05", morale="berserk", flags=LIVE)
    assert asked(t.act("able", impulse)) == ("must-move", "17.2")
    assert set(t.offered()) == {"move 06.04", "move 06.05"}


@pytest.mark.rule("combat:AI.r27", "combat:17.2e")
def test_a_berserk_unknown_charges_whoever_he_is() -> None:
    """ "It will automatically Charge": one who did not would be known for a gunner."""
    for name in ("jung", "huber"):
        t = Table()
        e = t.put(name, "10.05", known=False, morale="berserk")
        t.put("crowe", "08.05", known=True)
        assert assign(t.g, e, NOBODY) == NOBODY and t.order(e) == "charge", name
    t = Table()
    operator, _ = machine_gun(t, "10.05", morale="berserk")
    t.put("crowe", "08.05", known=True)
    assign(t.g, operator, NOBODY)
    assert t.order(operator) == "run-and-gun"
