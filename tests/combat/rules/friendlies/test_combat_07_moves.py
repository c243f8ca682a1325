"""Friendlies who move: Sneak, Evade, Sprint, Charge (7.05 to 7.08)."""

from __future__ import annotations

import pytest
from combat_friendlies import AROUND, asked, moves, one, open_to, stands
from combat_table import Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.state import SEEN

# --- Sneak (7.05) ---


@pytest.mark.rule("combat:7.05a", "combat:7.05b", "combat:6.0d")
def test_sneak() -> None:
    assert not moves(stands("sneak", 1)) and not moves(stands("sneak", 3))
    t = stands("sneak", 2, "10.05")
    assert moves(t) == AROUND and "stay" in t.offered() and not t.offered("fire")
    t = stands("sneak", 4)
    assert moves(t) == AROUND and "stay" not in t.offered()


# --- Evade (7.06) ---


@pytest.mark.rule("combat:7.06a")
def test_evade_moves_every_impulse() -> None:
    for impulse in (1, 2, 3, 4):
        t = stands("evade", impulse, "10.05")
        assert set(t.offered()) == {f"move {hex}" for hex in AROUND}


# --- Sprint (7.07) ---


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


@pytest.mark.rule("combat:7.07c", "combat:4.0.4d", "combat:4.0.4e")
def test_after_a_stopped_sprint_he_may_spot_and_after_duck_back_no_more() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, order="sprint")
    t.put("jung", "09.05", known=False)
    t.act("able", 2).play("move 05.04", "duck-back")
    assert t.prompt == "spot-or-duck" and t.offered("spot") == ["red-1"]
    t = Table()
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "09.05", known=False)
    t.act("able", 1).play("duck-back")
    assert t.prompt == "halt"


@pytest.mark.rule("combat:7.07c", "combat:7.19b")
def test_a_sprint_stopped_half_way_is_one_duck_back() -> None:
    t = Table()
    crowe = t.put("crowe", "10.06", known=True, order="sprint")
    t.act("able", 2).play("move 10.05", "duck-back").done()
    assert t.order(crowe) == "duck-back" and t.where(crowe) == "10.05" and len(t.told("ducked-back")) == 1


@pytest.mark.rule("combat:7.07b", "combat:11.0c")
def test_only_a_sprint_into_rough_terrain_ends_in_duck_back() -> None:
    for order, forced in (("evade", False), ("sprint", True)):
        t = Table({"05.04": "rocks"})
        crowe = t.put("crowe", "05.05", order=order, known=True)
        t.act("able", 1).play("move 05.04")
        assert ("duck-back" in t.offered()) == (not forced)
        t.done()
        assert (t.order(crowe) == "duck-back") == forced


@pytest.mark.rule("combat:7.07b", "combat:17.4b")
def test_who_sprints_into_rough_terrain_and_takes_a_prisoner_there_stays_his_guard() -> None:
    """His Sprint Order is gone, and with it what would change it to Duck Back."""
    t = Table({"06.05": "rocks"})
    crowe = t.put("crowe", "05.05", order="sprint", known=True)
    jung = t.put("jung", "06.05", order="rally", morale="rout")
    t.act("able", 1).play("move 06.05").done()
    assert t.g.m_guard[jung] == crowe and t.order(crowe) == "guard"


@pytest.mark.rule("combat:10.07b", "combat:17.4b")
def test_so_does_an_enemy() -> None:
    t = Table({"06.05": "rocks"})
    crowe = t.put("crowe", "06.05", order="rally", morale="rout", known=True)
    jung = t.put("jung", "07.05", order="sprint", dirs=55)
    t.act("red", 1)
    assert t.g.m_guard[crowe] == jung and t.order(jung) == "guard"


@pytest.mark.rule("combat:7.07c")
def test_a_sprinter_who_cannot_go_on_is_not_made_to_duck_back() -> None:
    t = Table()
    crowe = t.put("crowe", "15.05", order="sprint", morale="berserk", known=True)
    t.act("able", 2).play("move 16.05")
    assert t.order(crowe) == "sprint" and {"duck-back", "done"} <= set(t.offered())


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


@pytest.mark.rule("combat:7.08a")
def test_charge_needs_a_known_visible_enemy_within_four_hexes() -> None:
    for hex, known, ok in (("09.05", True, True), ("10.05", True, False), ("09.05", False, False)):
        t, _ = one()
        t.put("jung", hex, known=known)
        t.give_orders()
        assert ("charge" in t.orders_of("taylor")) == ok
    t, m = one(terrain={"05.06": "orchard"})
    t.put("jung", "05.07")
    t.give_orders()
    assert "charge" not in t.orders_of("taylor")
    assert t.game is not None and t.game.explain(0, m << 12 | names.CHARGE, 4) == ("no-target-near", "7.08")


@pytest.mark.rule("combat:7.08e", "combat:11.0c")
def test_rough_terrain_does_not_stop_a_charge() -> None:
    t = Table({"10.06": "rocks"})
    crowe = t.put("crowe", "10.07", known=True, order="charge")
    t.put("jung", "10.05", order="hide")
    t.act("able", 3).play("move 10.06")
    assert t.prompt == "second-hex"
    t.play("move 10.05").done()
    assert t.where(crowe) == "10.05" and t.order(crowe) == "charge"


@pytest.mark.rule("combat:7.08a", "combat:7.08i", "combat:14.1d", "combat:14.1c")
def test_charge_and_heavy_weapons() -> None:
    t = Table({"07.04": "building"})
    crowe, johnson, goldstein = t.put("crowe", "05.05"), t.put("johnson", "05.05"), t.put("goldstein", "05.05")
    t.gun("lmg-30", goldstein)
    assert "charge" not in open_to(t, crowe)
    jung = t.put("jung", "09.05", known=False)
    assert "charge" not in open_to(t, crowe)
    t.g.m_flags[jung] |= SEEN
    assert "charge" in open_to(t, crowe) and "charge" in open_to(t, johnson)
    assert not {"sprint"} & open_to(t, johnson) and "run-and-gun" in open_to(t, johnson)
    assert not {"sprint", "run-and-gun", "evade", "charge"} & open_to(t, goldstein) and "sneak" in open_to(t, goldstein)
    t.g.gun_helper[0] = crowe
    assert {"evade", "charge"} <= open_to(t, goldstein) and not {"sprint", "run-and-gun"} & open_to(t, goldstein)


@pytest.mark.rule("combat:7.08e", "combat:7.07c")
@pytest.mark.parametrize(("order", "rule"), [("charge", "7.08"), ("sprint", "7.07")])
def test_the_second_hex_is_that_of_his_order(order: str, rule: str) -> None:
    t = Table()
    t.put("taylor", "05.05", order=order, known=True)
    t.act("able", 3).play("move 05.04")
    assert asked(t) == ("second-hex", rule)
