"""Where habit goes wrong: rounding, spill-over, the one shot of Defend, friends in the way."""

from __future__ import annotations

import pytest
from field import Field, a_card

from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.firepower import row_dice, suppressing
from sandtable.games.barbarossa.rules.names import INFANTRY, SOVIET
from sandtable.games.barbarossa.rules.state import LANDED, SUPPRESSED
from sandtable.games.barbarossa.rules.steps.spill import free_dice

ALL = {"open-fire": 0, "suppression-fire": 0, "defend": OrderBox(bonus=1), "careful-movement": OrderBox(distance=3)}


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": ALL, "defense": 0, **values})  # type: ignore[arg-type]


@pytest.mark.rule("barbarossa:supf.3", "barbarossa:gfire.2", "barbarossa:gfire.4", "barbarossa:land.9")
def test_halves_are_rounded_up_everywhere() -> None:
    play = Field().unit("G1", man("A", firepower={"infantry": [5] * 4}), "E5", flags=LANDED).begin()
    assert row_dice(play.g, play.u("G1"), INFANTRY) == 3
    assert [suppressing(play.g, dice) for dice in (1, 4, 5)] == [2, 6, 8]
    assert [free_dice(10, misses) for misses in (0, 1, 4, 5)] == [0, 1, 2, 3] and free_dice(1, 1) == 0


@pytest.mark.rule("barbarossa:gfire.1", "barbarossa:gfire.3")
def test_three_enemies_of_any_type_spill_over_but_only_one_type_is_hit() -> None:
    rows = {"infantry": [6] * 4, "vehicles": [6] * 4}
    field = Field().unit("S1", man("B", firepower=rows), "C5").unit("G1", man("T1", defense=9), "E5")
    field.unit("G2", a_card("V", "vehicles"), "E5").unit("G3", man("T3", defense=9), "E5")
    play = field.begin()
    play.force("fire S1 G1", *[6] * 6).force("spill-over S1 G3", 6, 6, 6)
    play.soviet("give S1", "order open-fire", "target G1").commit()
    assert [event[1] for event in play.events("fires")] == [play.u("G1"), play.u("G3")]


@pytest.mark.rule("barbarossa:gfire.5")
def test_whom_the_misses_go_on_to_is_asked_of_the_firer() -> None:
    field = Field().unit("S1", man("B", firepower={"infantry": [6] * 4}), "C5")
    for n in (1, 2, 3):
        field.unit(f"G{n}", man(f"T{n}", defense=9), "E5")
    play = field.begin().force("fire S1 G1", *[6] * 6)
    play.soviet("give S1", "order open-fire", "target G1").commit()
    assert play.offered(SOVIET) == ["target G2", "target G3"]


@pytest.mark.rule("barbarossa:def.1", "barbarossa:def.10")
def test_defend_fires_once_however_far_the_enemy_goes_on() -> None:
    field = Field().unit("S1", man("B"), "E6", standing=1).unit("G1", man("A", defense=9, fortitude=[12] * 4), "D2")
    play = field.begin().force("move-out S1 G1", *[6] * 10)
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order careful-movement", "step E3", "step E4", "step E5").commit()
    assert [event[0] for event in play.events("fires")] == [play.u("S1")]
    assert play.g.u_ap[play.u("S1")] == 8


@pytest.mark.rule("barbarossa:def.9")
def test_who_does_not_move_is_not_fired_at() -> None:
    field = Field().unit("S1", man("B"), "E6", standing=1).unit("G1", man("A"), "E4").unit("G2", man("C"), "B2")
    play = field.begin()
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G2", "order careful-movement", "step B3", "stop").commit()
    assert play.events("fires") == []


@pytest.mark.rule("barbarossa:enc.7")
def test_who_stands_still_bars_enemies_and_not_friends() -> None:
    for name, goes in (("G2", True), ("S1", False)):
        field = Field().unit("G1", man("A"), "E5").unit(name, man("B"), "E4", flags=SUPPRESSED)
        play = field.begin()
        play.german("give G1", "order careful-movement", "step E4", "stop").commit()
        assert (play.g.u_hex[play.u("G1")] == play.h("E4")) == goes


@pytest.mark.rule("barbarossa:gfire.1", "barbarossa:ab.fol.1")
def test_fire_at_a_hex_does_not_go_on_from_one_to_the_other() -> None:
    """A19: each of three is fired at once with all the dice; whatever misses is lost."""
    rocket = man("R", abilities=["fire-on-location"], accuracy=[2] * 6, firepower={"infantry": [4] * 4})
    field = Field().unit("G1", rocket, "E2").unit("S4", man("B"), "L9")
    for n in (1, 2, 3):
        field.unit(f"S{n}", man(f"T{n}", defense=9), "E5")
    play = field.begin()
    for n in (1, 2, 3):
        play.force(f"fire G1 S{n}", 6, 6, 6, 6)
    play.german("give G1", "order open-fire", "at E5").commit()
    assert [event[1:3] for event in play.events("fires")] == [(play.u(f"S{n}"), 4) for n in (1, 2, 3)]
