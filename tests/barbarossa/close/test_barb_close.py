"""Assault, Close Combat, Ambush and Radio Interception of Barbarossa."""

from __future__ import annotations

import pytest
from field import Field, a_card

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import DESTROYED, HIDDEN, RETREATING, SUPPRESSED, engaged, has

ORDERS = {"assault": 1, "open-fire": 0, "defend": OrderBox(bonus=1), "careful-movement": OrderBox(distance=1, bonus=1)}


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": ORDERS, "defense": 0, "firepower": {"infantry": [6] * 4}, **values})  # type: ignore[arg-type]


def next_door(**cards: Card) -> Field:
    return Field().unit("G1", cards.get("german", man("A")), "E5").unit("S1", cards.get("soviet", man("B")), "E6")


@pytest.mark.rule(
    "barbarossa:aslt.1", "barbarossa:aslt.4", "barbarossa:cc.1", "barbarossa:cc.2", "barbarossa:cc.4", "barbarossa:cc.5"
)
@pytest.mark.rule("barbarossa:cc.6", "barbarossa:exec.8", "barbarossa:aslt.2")
def test_a_charge_enters_the_enemy_hex_and_both_fight() -> None:
    play = next_door().begin()
    play.force("close G1 S1", 1, 2, 3, 4, 5, 6).force("close S1 G1", 6, 6, 6, 6, 6, 2).force("fortitude-close S1", 1, 1)
    play.force("fortitude-close G1", 1, 1)
    play.german("give G1", "order assault").commit()
    assert play.g.u_hex[play.u("G1")] == play.h("E6")
    assert (play.g.u_size[play.u("S1")], play.g.u_size[play.u("G1")]) == (2, 3)
    assert [play.g.u_ap[play.u(name)] for name in ("G1", "S1")] == [8, 8]
    assert engaged(play.g, play.u("G1"))


@pytest.mark.rule("barbarossa:cc.8", "barbarossa:aslt.7", "barbarossa:cc.7", "barbarossa:cc.8b")
def test_engaged_units_are_offered_assault_or_retreat_alone() -> None:
    play = Field().unit("G1", man("A"), "E5").unit("S1", man("B"), "E5").begin()
    play.german("give G1")
    assert play.offered(GERMAN) == ["order wait", "order assault", "order careful-movement", "cancel"]
    play.german("order assault")
    play.commit()
    assert len(play.events("fires")) == 2


@pytest.mark.rule("barbarossa:cc.ret.1", "barbarossa:cc.ret.2", "barbarossa:cc.ret.3")
def test_who_retreats_is_fired_at_and_does_not_fire() -> None:
    play = Field().unit("G1", man("A"), "E5").unit("S1", man("B"), "E5").begin()
    play.soviet("give S1", "order careful-movement", "step E6").commit()
    assert [event[:2] for event in play.events("fires")] == [(play.u("G1"), play.u("S1"))]
    assert play.g.u_ap[play.u("S1")] == 9


@pytest.mark.rule("barbarossa:cc.ammo.1")
def test_without_ammunition_a_unit_in_close_combat_is_a_prisoner() -> None:
    play = Field().unit("G1", man("A"), "E5").unit("S1", man("B"), "E5", ap=0).begin()
    play.commit()
    assert play.g.u_hex[play.u("S1")] == DESTROYED
    assert play.events("is-captured") and not play.events("fires")


@pytest.mark.rule("barbarossa:cc.ctr.1", "barbarossa:cc.ctr.2", "barbarossa:cc.ctr.3")
def test_who_charge_each_other_roll_for_the_hex() -> None:
    play = next_door().begin()
    play.force("counterassault G1 S1/0", 3).force("counterassault S1 G1/0", 3)
    play.force("counterassault G1 S1/1", 2).force("counterassault S1 G1/1", 5)
    play.german("give G1", "order assault").soviet("give S1", "order assault").commit()
    assert play.g.u_hex[play.u("S1")] == play.g.u_hex[play.u("G1")] == play.h("E5")


@pytest.mark.rule("barbarossa:cc.ctr.1", "barbarossa:aslt.5")
@pytest.mark.parametrize(("dice", "hex"), [((2, 5), "E5"), ((5, 2), "E7")])
def test_who_charge_each_other_through_one_hex_roll_before_it(dice: tuple[int, int], hex: str) -> None:
    runner = man("R", orders={**ORDERS, "assault": 2})
    play = Field().unit("G1", runner, "E5").unit("S1", runner, "E7").begin()
    play.force("counterassault G1 S1/0", dice[0]).force("counterassault S1 G1/0", dice[1])
    play.german("give G1", "order assault").soviet("give S1", "order assault").commit()
    assert play.g.u_hex[play.u("S1")] == play.g.u_hex[play.u("G1")] == play.h(hex)
    assert len(play.events("fires")) == 2


@pytest.mark.rule("barbarossa:cc.3", "barbarossa:cc.2")
def test_whom_a_defender_fired_at_before_does_not_bind_him_in_close_combat() -> None:
    field = Field().unit("G1", man("A"), "E5").unit("G2", man("A"), "D5").unit("S1", man("B", defense=20), "E6")
    play = field.begin().force("fire S1 G1", *[6] * 6)
    play.german("give G1", "order assault", "give G2", "order assault")
    play.soviet("give S1", "order open-fire", "target G1").commit()
    assert play.offered(SOVIET) == ["shoot S1 G1", "shoot S1 G2"]


@pytest.mark.rule("barbarossa:aslt.2", "barbarossa:hill.2", "barbarossa:plow.2", "barbarossa:forest.2b")
@pytest.mark.parametrize("ground", ["slope", "plowed-field", "forest"])
def test_ground_shortens_a_charge_as_it_does_a_move(ground: str) -> None:
    """Two hexes, but the second lies up a slope, the first is a field or a forest: the enemy is out of reach."""
    field = Field().unit("G1", man("R", orders={**ORDERS, "assault": 2}), "E5").unit("S1", man("B"), "E7")
    if ground == "slope":
        field.height(1, "D7", "E7", "F7")
    else:
        field.terrain(ground, "D5", "D6", "E6", "F5", "F6")
        field.tables.terrain[names.TERRAIN_NAMES.index("plowed-field")].penalty = [1] * names.TYPES
        field.tables.terrain[names.FOREST].one_hex = True
    play = field.begin().german("give G1")
    assert "order assault" not in play.offered(GERMAN)


@pytest.mark.rule("barbarossa:cc.3", "barbarossa:cc.5b", "barbarossa:aslt.9")
def test_a_defender_chooses_among_those_who_assault_it() -> None:
    field = Field().unit("G1", man("A"), "E5").unit("G2", man("A"), "D5").unit("S1", man("B", defense=20), "E6")
    play = field.begin()
    play.german("give G1", "order assault", "give G2", "order assault").commit()
    assert play.offered(SOVIET) == ["shoot S1 G1", "shoot S1 G2"]
    play.soviet("shoot S1 G2")
    assert (play.u("S1"), play.u("G2")) in [event[:2] for event in play.events("fires")]


@pytest.mark.rule("barbarossa:hvy.1", "barbarossa:ft.6", "barbarossa:ft.8")
def test_a_heavy_assault_is_tested_against_before_the_fight() -> None:
    elite = man("E", orders={**ORDERS, "heavy-assault": 2})
    play = next_door(german=elite).begin().force("fortitude-shock S1", 6, 6)
    play.force("close S1 G1", *[2] * 6)
    play.german("give G1", "order heavy-assault", "step E6").commit()
    assert has(play.g, play.u("S1"), SUPPRESSED)
    fired = [event for event in play.events("fires") if event[0] == play.u("S1")]
    assert fired[0][3] == 1  # the number of its Suppressed box


@pytest.mark.rule("barbarossa:cc.panic.1", "barbarossa:ft.3", "barbarossa:ab.panic.1")
@pytest.mark.parametrize(("abilities", "tests"), [(["tank-panic"], 1), ([], 0)])
def test_infantry_with_tank_panic_tests_before_tanks(abilities: list[str], tests: int) -> None:
    tank = man("T", type="light-tanks")
    play = next_door(german=tank, soviet=man("B", abilities=abilities, defense=20)).begin()
    play.german("give G1", "order assault").commit()
    shock = play.events("tests-fortitude")
    assert len(shock) == tests


@pytest.mark.rule("barbarossa:flank.2", "barbarossa:flank.1", "barbarossa:ft.5")
@pytest.mark.parametrize(("facing", "tests"), [(1, 0), (2, 1), (4, 1)])
def test_an_assault_on_flank_or_rear_forces_a_test(facing: int, tests: int) -> None:
    gun = man("MG", abilities=["kill-zone"], defense=20)
    field = Field().unit("G1", man("A", defense=20), "E5").unit("S1", gun, "E6", facing)
    play = field.begin()
    play.german("give G1", "order assault").commit()
    assert len(play.events("tests-fortitude")) == tests


@pytest.mark.rule("barbarossa:cc.12", "barbarossa:aslt.10", "barbarossa:plain.2")
@pytest.mark.parametrize(("terrain", "offered"), [("plain", False), ("village", True)])
def test_infantry_takes_on_armour_only_where_the_ground_helps(terrain: str, offered: bool) -> None:
    field = next_door(german=man("A", firepower={"light-tanks": [3] * 4}), soviet=man("T", type="light-tanks"))
    field.terrain(terrain, "E5", "E6")
    for row in field.tables.terrain:
        row.assault_from = row.armour_close = row.name == "village"
    play = field.begin()
    play.german("give G1")
    assert ("order assault" in play.offered(GERMAN)) is offered


@pytest.mark.rule("barbarossa:amb.1", "barbarossa:amb.2", "barbarossa:hid.1", "barbarossa:amb.8", "barbarossa:exec.9")
def test_a_unit_in_ambush_goes_off_the_board_and_cannot_be_named() -> None:
    card = man("A", orders={**ORDERS, "ambush": OrderBox(bonus=1)})
    field = Field(turns=4).terrain("light-woods", "E5").unit("G1", card, "E5").unit("S1", man("B"), "E7")
    for row in field.tables.terrain:
        row.ambush = [row.name == "light-woods"] * 8
    play = field.begin()
    play.soviet("give S1")
    assert "order open-fire" in play.offered(SOVIET)
    play.soviet("cancel").german("give G1", "order ambush", "face 4", "range 2").commit()
    assert has(play.g, play.u("G1"), HIDDEN)
    play.soviet("give S1")
    assert "order open-fire" not in play.offered(SOVIET)
    play.soviet("cancel").commit()
    assert not has(play.g, play.u("G1"), HIDDEN)  # no order: it Waits and is seen (hid.2b)


@pytest.mark.rule("barbarossa:amb.5")
def test_armour_is_hidden_only_after_its_second_turn_of_ambush() -> None:
    card = man("A", type="light-tanks", orders={"ambush": OrderBox(bonus=1)})
    field = Field(turns=5).unit("G1", card, "E5").unit("S1", man("B"), "L9")
    for row in field.tables.terrain:
        row.ambush = [True] * 8
    play = field.begin()
    for hidden in (False, True):
        play.german("give G1", "order ambush", "face 4", "range 2").commit()
        assert has(play.g, play.u("G1"), HIDDEN) is hidden


@pytest.mark.rule(
    "barbarossa:radio.ex1", "barbarossa:radio.1", "barbarossa:radio.2", "barbarossa:radio.3", "barbarossa:radio.4"
)
@pytest.mark.parametrize(("die", "reads"), [(2, True), (3, False)])
def test_radio_interception(die: int, reads: bool) -> None:
    listener = man("R", orders={"radio-interception": 0})
    staff = man("HQ", abilities=["hq"])
    field = Field().unit("G1", listener, "E5").unit("G2", staff, "E4").unit("S1", man("B"), "E8")
    field.tables.radio = [4, 3, 2, 1]
    play = field.begin().force("radio G1 S1", die).force("change german", 1)
    play.german("give G1", "order radio-interception", "range 3")
    play.soviet("give S1", "order careful-movement", "step E7").commit()
    assert (len(play.events("order-read")) == 1) is reads
    if reads:
        assert play.offered(GERMAN) == ["give G1", "give G2", "commit"]
        play.german("give G2", "order careful-movement", "step E3")
        assert play.offered(GERMAN) == ["give G2", "commit"]


def test_note_of_retreat_is_of_one_turn() -> None:
    play = Field(turns=3).unit("G1", man("A", defense=20), "E5").unit("S1", man("B", defense=20), "E5").begin()
    play.soviet("give S1", "order careful-movement", "step E6").commit()
    assert not has(play.g, play.u("S1"), RETREATING)


@pytest.mark.rule("barbarossa:aslt.8")
@pytest.mark.parametrize(("by", "tests"), [("E5", 0), ("D5", 1)])
def test_the_last_step_of_a_charge_decides_and_not_where_it_began(by: str, tests: int) -> None:
    """From one hex at one machine gun that faces north: over its front, or round to its side."""
    charger = man("A", defense=20, orders={**ORDERS, "assault": 3})
    field = Field().unit("G1", charger, "D4").unit("S1", man("MG", abilities=["kill-zone"], defense=20), "E6", 1)
    play = field.begin()
    play.german("give G1", "order assault", f"step {by}", "step E6").commit()
    assert engaged(play.g, play.u("G1")) and len(play.events("tests-fortitude")) == tests
