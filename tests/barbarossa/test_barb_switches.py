"""Switches of the ambiguous points that no other test throws: the default and the other reading side by side."""

from __future__ import annotations

import pytest
from field import Field, Play, a_card

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN
from sandtable.games.barbarossa.rules.orders.assault import assault_targets
from sandtable.games.barbarossa.rules.state import HIDDEN, SUPPRESSED, has

ALL = {
    "open-fire": 0, "suppression-fire": 0, "assault": 1, "ambush": OrderBox(bonus=0),
    "careful-movement": OrderBox(distance=2),
}  # fmt: skip


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": ALL, "defense": 0, **values})  # type: ignore[arg-type]


@pytest.mark.parametrize(("switch", "tests"), [(0, 1), (1, 3)])
def test_a11_one_test_a_step_or_one_for_each_trigger(switch: int, tests: int) -> None:
    """Two who suppress, and a casualty."""
    field = (
        Field(fortitude_tests=switch).unit("G1", man("A"), "E5").unit("S1", man("B"), "C5").unit("S2", man("C"), "C6")
    )
    play = field.begin()
    play.force("fire S1 G1", 1, *[6] * 14).force("fire S2 G1", *[6] * 15)
    play.force("fortitude-fire G1", 1, 1)
    if switch:
        play.force("fortitude-fire/2 G1", 6, 6).force("fortitude-fire/3 G1", 1, 1)
    for name in ("S1", "S2"):
        play.soviet(f"give {name}", "order suppression-fire")
    play.commit()
    assert len(play.events("tests-fortitude")) == tests
    assert has(play.g, play.u("G1"), SUPPRESSED) == (switch == 1)  # one failure is enough


@pytest.mark.parametrize("switch", [0, 1])
def test_a2_ambush_hides_in_step_6_or_at_once(switch: int) -> None:
    field = Field(ambush_hides=switch)
    for row in field.tables.terrain:
        row.ambush = [True] * 8
    play = field.unit("G1", man("A"), "E5").unit("S1", man("B"), "C5").begin()
    play.german("give G1", "order ambush", "face 1", "range 1").soviet("give S1", "order open-fire").commit()
    assert has(play.g, play.u("G1"), HIDDEN)
    assert (len(play.events("fires")) == 0) == (switch == 1)  # in steps 2 to 5 of its first turn it can be shot at


@pytest.mark.parametrize("switch", [0, 1])
def test_a7_who_is_assaulted_is_pinned_or_counts_as_retreating(switch: int) -> None:
    field = Field(assaulted_mover=switch).unit("S1", man("B"), "E5").unit("G1", man("A"), "E6")
    play = field.begin().force("close G1 S1", *[6] * 10).force("close S1 G1", *[6] * 10)
    play.soviet("give S1", "order careful-movement", "step E4", "step E3").german("give G1", "order assault").commit()
    assert play.g.u_hex[play.u("S1")] == play.h("E4" if switch else "E5")


@pytest.mark.rule("barbarossa:aslt.2")
@pytest.mark.parametrize("switch", [0, 1])
def test_a74_the_enemys_hex_counts_of_a_charge_or_not(switch: int) -> None:
    field = Field(charge_distance=switch).unit("S1", man("B"), "E3").unit("G1", man("A"), "E5")
    play = field.begin()
    assert (assault_targets(play.g, play.u("G1"), names.ASSAULT) == [play.u("S1")]) == (switch == 1)


def against_armour(start: str, goal: str, switch: int) -> Play:
    field = Field(infantry_vs_armour=switch)
    for row in field.tables.terrain:
        row.assault_from = row.name not in ("plain", "brush", "plowed-field")
        row.armour_close = row.name in ("light-woods", "village", "town")
    infantry = man("A", firepower={"infantry": [6] * 4, "medium-tanks": [3] * 4})
    tank = a_card("T", "medium-tanks", orders={})
    return field.terrain(start, "E5").terrain(goal, "E4").unit("G1", infantry, "E5").unit("S1", tank, "E4").begin()


@pytest.mark.rule("barbarossa:cc.12")
@pytest.mark.parametrize(
    ("start", "goal", "both", "fight"),
    [("plain", "village", False, True), ("village", "village", True, True), ("village", "plain", False, False)],
)
def test_a28_infantry_against_armour_by_both_hexes_or_by_that_of_the_fight(
    start: str, goal: str, both: bool, fight: bool
) -> None:
    for switch, may in ((0, both), (1, fight)):
        play = against_armour(start, goal, switch)
        play.german("give G1")
        assert ("order assault" in play.offered(GERMAN)) == may
