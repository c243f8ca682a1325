"""Units in trenches and pillboxes, and on hills: what helps them, and when."""

from __future__ import annotations

import pytest
from field import Field, Play
from plain_men import ALL, man

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import ENTRENCHED, IN_PILLBOX, has


def dug_in(order: str, **values: object) -> Play:
    """In a trench along its side 1, with one hit to take."""
    firer = man("A", firepower={"infantry": [10] * 4, "artillery": [10] * 4})
    field = Field().unit("S1", man("B", **values), "E5").unit("G1", firer, "E2")
    g = field.state()
    h = field.ground.hex_index("E5")
    g.h_trench = bytes(1 if n == h else 0 for n in range(len(g.h_trench)))
    play = Play(g).force("fire G1 S1", 1, *[6] * 9)
    play.german("give G1", "order open-fire")
    return play.soviet("give S1", f"order {order}", *(["face 1", "range 2"] if order == "defend" else [])).commit()


@pytest.mark.rule("barbarossa:trench.3b", "barbarossa:trench.5")
@pytest.mark.parametrize(("order", "left", "size"), [("defend", 2, 4), ("open-fire", 0, 3)])
def test_a_trench_counts_only_with_defend(order: str, left: int, size: int) -> None:
    """Trench 1, Defend 1 and the card's own 1 (A25); without Defend nothing of it."""
    play = dug_in(order, entrenched_bonus=1)
    u = play.u("S1")
    assert [event[2] for event in play.events("hits") if event[0] == u] == [left] and play.g.u_size[u] == size


@pytest.mark.rule("barbarossa:trench.6a", "barbarossa:trench.6c")
def test_guns_hold_a_trench_only_deployed_and_another_order_leaves_them_there_without_it() -> None:
    gun = {"abilities": ["deploys"], "type": "artillery", "orders": {**ALL, "deploy": 0, "withdraw": 0}}
    play = dug_in("open-fire", **gun)
    assert play.g.u_hex[play.u("S1")] == play.h("E5") and not has(play.g, play.u("S1"), ENTRENCHED)
    field = Field().unit("S1", man("B", **gun), "E5").unit("G1", man("A"), "E2")
    g = field.state()
    g.u_flags[0] = 0  # withdrawn
    assert "order defend" not in Play(g).soviet("give S1").offered(SOVIET)


def boxed(*units: tuple[str, Card]) -> Play:
    field = Field().unit("S1", man("F", abilities=["targets-installations"]), "C5")
    for name, card in units:
        field.unit(name, card, "E5")
    g = field.state()
    h = field.ground.hex_index("E5")
    g.h_pillbox = bytes(2 if n == h else 0 for n in range(len(g.h_pillbox)))
    return Play(g)


@pytest.mark.rule("barbarossa:pill.3", "barbarossa:pill.6a", "barbarossa:pill.6b", "barbarossa:pill.7")
def test_two_infantry_units_hold_a_pillbox_with_defend_alone() -> None:
    crew = man("G", abilities=["deploys"], orders={**ALL, "deploy": 0, "withdraw": 0})
    machinegun = man("MG", abilities=["deploys", "machinegun"], orders={**ALL, "deploy": 0, "withdraw": 0})
    play = boxed(("G1", man("A")), ("G2", machinegun), ("G3", man("C")), ("G4", crew))
    for name in ("G1", "G2"):
        play.german(f"give {name}", "order defend", "face 1", "range 1")
        assert play.offered(GERMAN) == ["yes", "no", "cancel"]
        play.german("yes")
    play.german("give G3", "order defend", "face 1", "range 1")  # it is full
    play.german("give G4", "order defend", "face 1", "range 1")  # guns do not go in
    play.force("fire S1 G1", 1, 1, *[6] * 8)
    play.soviet("instruct S1 spill-over 1", "give S1", "order open-fire", "target G1").commit()
    left = [event[2] for event in play.events("hits") if event[0] == play.u("G1")]
    assert left == [3 + 1 - 2]  # pillbox and Defend
    play.german("give G2", "order open-fire").commit()
    assert not has(play.g, play.u("G2"), IN_PILLBOX)


@pytest.mark.rule("barbarossa:hill.cc.1a", "barbarossa:hill.cc.1b")
def test_a_hill_helps_who_stands_on_it_in_close_combat() -> None:
    field = Field().height(1, "E5").unit("S1", man("B", close_accuracy=3, close_dice=1), "E5")
    play = field.unit("G1", man("A", close_accuracy=3, close_dice=2), "E4").begin()
    play.force("close G1 S1", 1, 6).force("close S1 G1", 6)
    play.german("give G1", "order assault").commit()
    fires = {event[0]: event[3] for event in play.events("fires")}
    assert fires == {play.u("G1"): 2, play.u("S1"): 3}
    assert play.g.u_size[play.u("S1")] == 4  # the one hit is stopped by +1


@pytest.mark.rule("barbarossa:pill.5b")
def test_fire_into_a_pillbox_hex_is_tested_against_the_box_and_each_unit() -> None:
    rocket = man("R", abilities=["fire-on-location", "targets-installations"], accuracy=[2] * 6)
    rocket.firepower[names.INSTALLATIONS] = [4] * 4
    field = Field().unit("S1", rocket, "C5").unit("G1", man("A"), "E5").unit("G2", man("B"), "E5")
    g = field.state()
    h = field.ground.hex_index("E5")
    g.h_pillbox = bytes(2 if n == h else 0 for n in range(len(g.h_pillbox)))
    play = Play(g)
    play.soviet("give S1", "order open-fire", "at E5").commit()
    assert {event[1] for event in play.events("fires")} == {play.u("G1"), play.u("G2")}
    assert [event[1] for event in play.events("fires-at-work")] == [h]


@pytest.mark.rule("barbarossa:flank.3", "barbarossa:trench.10")
@pytest.mark.parametrize(("start", "size"), [("E4", 4), ("E6", 3)])
def test_a_trench_does_not_count_against_who_comes_from_behind(start: str, size: int) -> None:
    """One hit in Close Combat: trench stops it before the front, not in the rear."""
    field = Field().unit("S1", man("B", orders={"defend": 0}), "E5").unit("G1", man("A", close_dice=1), start)
    g = field.state()
    h = field.ground.hex_index("E5")
    g.h_trench = bytes(1 if n == h else 0 for n in range(len(g.h_trench)))
    play = Play(g).force("close G1 S1", 1).force("fortitude-shock S1", 1, 1)
    if start == "E4":
        play.g.dice_labels.pop()
        play.g.dice_forced.pop()
    play.soviet("give S1", "order defend", "face 1", "range 1").german("give G1", "order assault").commit()
    assert play.g.u_size[play.u("S1")] == size
