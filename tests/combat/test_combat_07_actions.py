"""What Friendlies do in the Impulses (7.01 to 7.19)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.state import LIVE, LIVE_SMOKE, MOVE_BACK, SEEN, WON

AROUND = {"05.04", "06.04", "06.05", "05.06", "04.05", "04.04"}  # 05.05


def moves(t: Table) -> set[str]:
    return set(t.offered("move"))


def stands(order: str, impulse: int, enemy: str = "", **facts: object) -> Table:
    """Taylor with an Order at 05.05, about to be activated; perhaps a Known Enemy."""
    t = Table()
    t.put("taylor", "05.05", order=order, known=True, **facts)
    if enemy:
        t.put("jung", enemy, order="aimed-fire")
    return t.act("able", impulse)


# --- firing Orders ---


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


@pytest.mark.rule("combat:7.02d", "combat:7.01b", "combat:7.03e")
def test_a_target_may_turn_up_later_in_the_turn() -> None:
    t = stands("rapid-fire", 1)
    assert t.prompt == "spot-or-duck"
    t.done()
    t.put("jung", "10.05")
    t.act("able", 2)
    assert t.offered("fire")


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


# --- moves (7.05 to 7.07) ---


@pytest.mark.rule("combat:7.05a", "combat:7.05b", "combat:6.0d")
def test_sneak() -> None:
    assert not moves(stands("sneak", 1)) and not moves(stands("sneak", 3))
    t = stands("sneak", 2, "10.05")
    assert moves(t) == AROUND and "stay" in t.offered() and not t.offered("fire")
    t = stands("sneak", 4)
    assert moves(t) == AROUND and "stay" not in t.offered()


@pytest.mark.rule("combat:7.06a")
def test_evade_moves_every_impulse() -> None:
    for impulse in (1, 2, 3, 4):
        t = stands("evade", impulse, "10.05")
        assert set(t.offered()) == {f"move {hex}" for hex in AROUND}


@pytest.mark.rule("combat:7.07a", "combat:6.0f", "combat:7.07c", "combat:7.07d")
def test_sprint_one_hex_then_two() -> None:
    t = stands("sprint", 1)
    t.play("move 06.05")
    assert t.prompt == "spot-or-duck"
    for impulse in (2, 3, 4):
        t = stands("sprint", impulse)
        t.play("move 06.05")
        assert t.prompt == "second-hex"
        assert "06.05" not in moves(t) and "05.05" not in moves(t) and len(moves(t)) == 5  # not back again
        assert "duck-back" in t.offered() and "done" not in t.offered()
        t.play("move 07.06")
        assert t.where(1) == "07.06"
    t = stands("sprint", 2)
    t.play("move 06.05", "duck-back").done()
    assert t.where(1) == "06.05" and t.order(1) == "duck-back"


@pytest.mark.rule("combat:7.07b", "combat:11.0c", "combat:7.19g")
def test_sprint_into_rough_terrain_ends_in_duck_back() -> None:
    t = Table({"06.05": "wall"})
    taylor = t.put("taylor", "05.05", order="sprint", known=True)
    t.act("able", 1).play("move 06.05").done()
    assert t.where(taylor) == "06.05" and t.order(taylor) == "duck-back"


@pytest.mark.rule("combat:7.07b", "combat:7.07a", "combat:11.0c")
def test_a_sprint_goes_on_from_rough_terrain_and_ends_in_duck_back() -> None:
    """Duck Back comes at the end of the Impulse, not with the hex."""
    t = Table({"06.05": "wall"})
    taylor = t.put("taylor", "05.05", order="sprint", known=True)
    t.act("able", 2).play("move 06.05")
    assert t.prompt == "second-hex" and t.order(taylor) == "sprint" and "duck-back" in t.offered()
    t.play("move 07.06").done()
    assert t.where(taylor) == "07.06" and t.order(taylor) == "duck-back"


@pytest.mark.rule("combat:7.07b", "combat:7.07c")
def test_who_stays_in_rough_terrain_after_one_hex_ducks_back_there() -> None:
    t = Table({"06.05": "wall"})
    taylor = t.put("taylor", "05.05", order="sprint", known=True)
    t.act("able", 2).play("move 06.05", "duck-back").done()
    assert t.where(taylor) == "06.05" and t.order(taylor) == "duck-back"


@pytest.mark.rule("combat:1.0d")
def test_any_number_of_men_in_a_hex() -> None:
    t = Table()
    for name in ("taylor", "cragg", "crowe", "brubaker"):
        t.put(name, "05.05", order="evade")
    t.act("able", 1)
    for name in ("taylor", "cragg", "crowe", "brubaker"):
        t.play(f"?activate {name}", "move 06.05", "?done")
    assert len({t.where(m) for m in (1, 2, 3, 4)}) == 1


# --- Charge (7.08) ---


@pytest.mark.rule("combat:7.08c", "combat:7.08h")
def test_charge_contact_on_impulse_1_becomes_melee() -> None:
    t = stands("charge", 1, "06.05")
    assert not t.offered("fire")
    t.play("move 06.05")
    assert t.order(1) == "melee"


@pytest.mark.rule("combat:7.08d", "combat:7.08e", "combat:7.08g", "combat:15.0b")
def test_charge_contact_later_keeps_it() -> None:
    t = stands("charge", 2, "06.05")
    t.play("move 06.05").done()
    assert t.order(1) == "charge"
    t.act("able", 3)
    assert not moves(t)  # in contact he stays
    t.done()
    t.put("berger", "06.05", order="melee")
    t.force(d10=[9])
    t.act("able", 4)
    assert set(t.offered("attack")) == {"jung", "berger"}
    t.play("attack berger")
    assert t.rolls("melee") == [(9, 7)]  # TQ 6, +1
    t = stands("charge", 3, "06.05")
    t.play("move 06.05")
    assert t.prompt != "second-hex" and t.order(1) == "charge"


@pytest.mark.rule("combat:7.08e", "combat:7.08f")
def test_charge_that_meets_nobody() -> None:
    t = stands("charge", 3, "09.05")
    t.play("move 06.05")
    assert t.prompt == "second-hex" and "duck-back" not in t.offered()
    t.play("move 07.06").done()
    assert t.order(1) == "duck-back"


# --- Grenade (7.09) ---


def thrower(impulse: int, aim: str, enemy: str = "09.05", **facts: object) -> Table:
    t = Table()
    t.put("taylor", "05.05", order="grenade", aim=aim, known=True, flags=LIVE if impulse > 1 else 0, **facts)
    t.put("jung", enemy, order="aimed-fire")
    return t


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


@pytest.mark.rule("combat:14.2m", "combat:11.02b")
def test_a_building_next_door_gives_no_modifier() -> None:
    for start, number in (("07.05", 4), ("06.05", 4 - 5)):
        t = Table({"08.05": "building"})
        t.put("taylor", start, order="grenade", aim="08.05", known=True, flags=LIVE)
        t.put("jung", "08.05", order="hide")
        t.force(d10=[0, 9])
        t.act("able", 3).done()
        assert t.rolls("grenade") == [(9, number)]


@pytest.mark.rule("combat:7.09j")
def test_grenade_impulse_4_may_move() -> None:
    t = thrower(4, "08.05")
    t.g.m_aim[1] = -1
    t.g.m_flags[1] &= ~LIVE
    t.act("able", 4)
    assert moves(t) == AROUND and "stay" in t.offered()


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


# --- Rifle Grenade (7.11) ---


def launcher(impulse: int) -> tuple[Table, int, int]:
    man = next(m for m in range(24) if TABLES.man_rifle_grenade[m] >= 0)
    t = Table()
    m = t.put(TABLES.man_name[man], "05.05", order="rifle-grenade", aim="10.05", known=False)
    e = t.put("jung", "10.05", order="aimed-fire")
    del impulse
    return t, m, e


@pytest.mark.rule("combat:7.11c", "combat:7.11d")
def test_rifle_grenade_marker_may_be_shifted_on_1_and_2() -> None:
    for impulse in (1, 2):
        t, m, _ = launcher(impulse)
        t.force(d10=[0])
        t.act(names.TEAM_NAMES[t.g.m_team[m]], impulse)
        assert set(t.offered()) == {"try-shift", "stay"}
        t.play("try-shift", "to 10.04")
        assert t.rules.ground.hex_name(t.g.m_aim[m]) == "10.04" and t.where(m) == "05.05"
    t, m, _ = launcher(4)
    t.act(names.TEAM_NAMES[t.g.m_team[m]], 4)
    assert t.prompt == "spot-or-duck"
    t, m, _ = launcher(1)
    t.force(d10=[9])
    t.act(names.TEAM_NAMES[t.g.m_team[m]], 1).play("try-shift")
    assert t.rules.ground.hex_name(t.g.m_aim[m]) == "10.05"


@pytest.mark.rule("combat:7.11f", "combat:7.11g", "combat:7.11h", "combat:7.11i", "combat:7.11j", "combat:14.2d")
def test_rifle_grenade_goes_off_on_impulse_3() -> None:
    from sandtable.games.combat.rules.state import ALERT

    t, m, e = launcher(3)
    far = t.put("berger", "14.05", alert=False, known=False)
    near = t.put("krause", "15.05", alert=False, known=False)
    t.force(d10=[8, 9])  # lands; Far
    team = names.TEAM_NAMES[t.g.m_team[m]]
    t.act(team, 3)
    assert len(t.told("exploded")) == 1 and not t.g.t_hex and len(t.g.smoke_hexes) == 1
    assert t.rolls("throw") == [(8, 8)] and len(t.rolls("grenade")) == 1
    assert t.has(m, SEEN)  # a Hidden firer in sight is Spotted
    assert t.has(far, ALERT) and t.has(near, ALERT)
    assert len(t.rolls("morale")) >= 1 and e


@pytest.mark.rule("combat:7.11e")
def test_rifle_grenades_never_arm() -> None:
    from sandtable.games.combat.rules.orders.men import duck_back

    t, m, _ = launcher(2)
    duck_back(t.g, m, 0)
    assert t.order(m) == "duck-back" and not t.g.t_hex and t.g.m_aim[m] == -1


# --- Carry (7.18) ---


@pytest.mark.rule("combat:7.18b", "combat:7.18a")
def test_carrier_and_carried_move_together() -> None:
    from sandtable.games.combat.rules.orders.friendly_orders import carry

    t = Table()
    taylor, cragg = t.put("taylor", "05.05"), t.put("miller", "05.05")
    carry(t.g, taylor, cragg)
    t.act("baker", 2)
    assert t.prompt == "halt"  # he has no activation of his own
    t.act("able", 2)
    assert moves(t) == AROUND and "stay" in t.offered()
    t.play("move 06.05")
    assert t.where(cragg) == "06.05"
    t.done()
    t.act("able", 3)
    assert not moves(t)


# --- Duck Back (7.19) ---


@pytest.mark.rule("combat:7.19b", "combat:7.19e", "combat:4.0.4e", "combat:2.0a")
def test_duck_back_of_ones_own_will_and_its_flip() -> None:
    for impulse in (4, 3, 2, 1):
        t = stands("aimed-fire", impulse)
        t.play("duck-back")
        assert t.order(1) == "duck-back"
    t.act("able", 2)
    assert t.order(1) == "hide"


@pytest.mark.rule("combat:17.3a", "combat:7.17f")
def test_a_routed_man_moves_back_and_may_not_duck() -> None:
    t = stands("sprint", 2, "10.05", morale="rout", flags=MOVE_BACK)
    assert moves(t) == {"04.05", "04.04"}  # directions 5 and 6
    t.play("move 04.05")
    assert "duck-back" not in t.offered()
    t.play("move 03.06").done()
    assert t.order(1) == "sprint"


@pytest.mark.rule("combat:7.17g")
def test_a_routed_man_who_reaches_cover_out_of_sight_may_try_to_duck() -> None:
    for die, ducks in ((3, True), (9, False)):
        t = Table({"04.05": "trees"})
        t.put("taylor", "05.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
        t.force(d10=[die])
        t.act("able", 1).play("move 04.05")
        assert "try-duck-back" in t.offered()
        t.play("try-duck-back")
        assert ("duck-back" in t.offered()) == ducks
    t = Table({"04.05": "trees"})
    t.put("taylor", "05.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
    t.put("jung", "08.05")
    t.act("able", 1).play("move 04.05")
    assert "try-duck-back" not in t.offered()


@pytest.mark.rule("combat:15.0k", "combat:15.0p")
def test_the_winner_of_a_melee_ducks_back_when_he_next_acts() -> None:
    t = stands("aimed-fire", 2, "10.05", flags=WON)
    assert t.order(1) == "duck-back" and not t.offered("fire")


# --- sequence (4.0) ---


@pytest.mark.rule("combat:4.0.4a", "combat:4.0.4b", "combat:2.0a")
def test_each_man_finishes_before_the_next_begins() -> None:
    t = Table()
    for name in ("taylor", "cragg"):
        t.put(name, "05.05", order="evade")
    t.put("miller", "05.07", order="evade")
    t.act("able", 1)
    assert t.offered() == ["activate taylor", "activate cragg"]  # the player says who (A67)
    t.play("activate cragg", "move 06.05")
    assert t.prompt == "spot-or-duck"
    t.play("done")
    assert moves(t)  # Taylor, the last one


@pytest.mark.rule("combat:7.0c")
def test_a_man_with_nowhere_to_go_stays() -> None:
    t = Table()
    t.put("taylor", "01.05", order="sprint", morale="rout", known=True, flags=MOVE_BACK)
    t.act("able", 1).done()
    assert t.where(1) == "01.05" and t.told("held")


@pytest.mark.rule("combat:9.5a")
def test_friendlies_leave_the_board_only_where_the_scenario_says_so() -> None:
    t = Table()
    t.put("taylor", "01.05", order="evade", known=True)
    t.act("able", 1)
    assert not t.offered("exit")
    t = Table()
    t.rules.exits[t.hex("01.05") * 4 + 3] = 1
    t.put("taylor", "01.05", order="evade", known=True)
    t.act("able", 1)
    assert t.offered("exit") == ["west"]
    t.play("exit west")
    assert t.where(1) == "left"
