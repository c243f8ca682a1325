"""3.3.2 Cohesion: who is In, and what happens at the end of every Turn to those who are not."""

from __future__ import annotations

import pytest
from gwc_play import position
from gwc_positions import state

from commander_play import asked, happened, play, suppressed, told, unit, where
from sandtable.commander.rules.state import BROKEN, SUPPRESSED
from sandtable.games.great_war_commander.rules.command import in_cohesion
from sandtable.kernel.game import Game

LONE = "infanterie E6"


def is_in(game: Game, tag: str = "g.infanterie-1") -> bool:
    return in_cohesion(state(game), unit(game, tag))


@pytest.mark.rule("gwc:3.3.2c", "gwc:3.3.2.1a")
def test_a_unit_by_itself_in_the_open_is_out() -> None:
    game = position(LONE)
    assert not is_in(game)
    play(game, "pass", "done")
    assert suppressed(game, "g.infanterie-1")
    assert told(game, "cohesion-lost") == [["g.infanterie-1"]]


@pytest.mark.rule("gwc:3.3.2c")
@pytest.mark.parametrize(
    ("hex", "edge", "other", "inside"),
    [
        ("E1", "top", "bottom", True),
        ("E2", "top", "bottom", False),
        ("E11", "top", "bottom", False),  # the enemy's edge
        ("E11", "bottom", "top", True),
        ("A6", "left", "right", True),
        ("O6", "left", "right", False),
    ],
)
def test_the_hexes_along_the_own_edge_are_in(hex: str, edge: str, other: str, inside: bool) -> None:
    game = position(f"infanterie {hex}", "poilus H6", axis_side={"edge": edge}, allies_side={"edge": other})
    assert is_in(game) is inside


@pytest.mark.rule("gwc:3.3.2c", "gwc:glos.friendly")
def test_an_objective_counts_while_it_is_the_units_own() -> None:
    game = position("infanterie H3", control={"3": "axis"})
    assert is_in(game)
    state(game).control[3] = 1
    assert not is_in(game)
    state(game).control[3] = -1
    assert not is_in(game)


@pytest.mark.rule("gwc:3.3.2c", "gwc:glos.friendly")
def test_an_own_objective_with_an_enemy_in_it_is_not_friendly() -> None:
    game = position("infanterie H3", "poilus H3", control={"3": "axis"})
    assert not is_in(game)


@pytest.mark.rule("gwc:3.3.2c")
def test_an_objective_elsewhere_helps_nobody() -> None:
    assert not is_in(position("infanterie H4", control={"3": "axis"}))


@pytest.mark.rule("gwc:3.3.2c", "gwc:3.2.3b")
@pytest.mark.parametrize(
    ("bearer", "inside"),
    [("mg-08", True), ("mg-08 broken", True), ("mg-08 suppressed", True), ("mg-08 jammed", False)],
)
def test_an_unbroken_weapon_is_enough_in_whatever_state_its_bearer_is(bearer: str, inside: bool) -> None:
    assert is_in(position(f"infanterie E6 {bearer}")) is inside


@pytest.mark.rule("gwc:3.3.2c", "gwc:3.3.1.1d")
@pytest.mark.parametrize(
    ("leader", "inside"),
    [
        ("hptm-bertin G6", True),
        ("lt-ebel G6", False),
        ("lt-ebel F6", True),
        ("hptm-bertin F6 broken", False),
        ("hptm-bertin E6 broken", True),
        ("hptm-bertin G6 suppressed", True),
        ("hero E6", True),
    ],
)
def test_any_leader_covers_his_present_radius(leader: str, inside: bool) -> None:
    assert is_in(position(f"infanterie E6, {leader}")) is inside


@pytest.mark.rule("gwc:3.3.2c", "gwc:glos.tankleader")
def test_neither_an_enemy_leader_nor_a_tank_leader_covers_anybody() -> None:
    game = position("infanterie E6", "cne-barnier E7, poilus J6, schneider-leader J6", year=1918)
    assert not is_in(game) and not is_in(game, "f.poilus-1")


@pytest.mark.rule("gwc:3.3.2b", "gwc:glos.runner")
@pytest.mark.parametrize("condition", ["", "broken", "suppressed"])
def test_runners_and_stosstruppen_are_always_in(condition: str) -> None:
    game = position(f"bote E6 {condition}, stosstruppen G6 {condition}", "poilus J7, agent-de-liaison K6")
    assert is_in(game, "g.bote-1") and is_in(game, "g.stosstruppen-1") and is_in(game, "f.agent-de-liaison-1")


@pytest.mark.rule("gwc:3.3.2a")
def test_leaders_and_tanks_are_not_tested() -> None:
    game = position("lt-ebel E6, hero C6", "schneider H8, renault-ft-gun-leader J8", year=1918)
    play(game, "pass", "done")
    for tag in ("g.lt-ebel", "g.hero", "f.schneider-1", "f.renault-ft-gun-leader-1"):
        assert not suppressed(game, tag)


@pytest.mark.rule("gwc:3.3.2.1a", "gwc:5.d")
def test_both_sides_are_checked_at_the_end_of_either_turn() -> None:
    game = position("infanterie E6", "poilus J6", allies_hand="F-5")
    play(game, "pass", "done")
    assert suppressed(game, "g.infanterie-1") and suppressed(game, "f.poilus-1")
    g = state(game)
    for tag in ("g.infanterie-1", "f.poilus-1"):
        g.u_flags[unit(game, tag)] &= ~SUPPRESSED
    assert asked(game) == "allies"
    play(game, "pass", "done")
    assert suppressed(game, "g.infanterie-1") and suppressed(game, "f.poilus-1")


@pytest.mark.rule("gwc:3.3.2.1a")
def test_not_in_the_middle_of_the_turn() -> None:
    game = position("infanterie E6, infanterie E8", axis_hand="G-33 G-36")
    play(game, "order G-33", "activate g.infanterie-1", "step E7", "stop")
    assert not suppressed(game, "g.infanterie-1")


@pytest.mark.rule("gwc:3.3.2.1b", "gwc:8.1.1a")
def test_a_suppressed_unit_gets_no_second_marker() -> None:
    game = position("infanterie E6 suppressed broken", axis_hand="G-10")
    play(game, "pass", "done")
    assert suppressed(game, "g.infanterie-1") and told(game, "cohesion-lost") == []
    assert state(game).u_flags[unit(game, "g.infanterie-1")] & BROKEN


@pytest.mark.rule("gwc:5.d", "gwc:8.2b")
def test_overstacked_hexes_are_cleared_before_cohesion_and_cards_drawn_after() -> None:
    game = position("infanterie E6, infanterie E6", axis_draw="G-1, G-2")
    play(game, "pass", "done", "unit g.infanterie-1")
    order = [name for name in happened(game) if name in ("eliminated", "cohesion-lost", "drew")]
    assert order[:3] == ["eliminated", "cohesion-lost", "drew"]
    assert told(game, "cohesion-lost") == [["g.infanterie-2"]]


@pytest.mark.rule("gwc:3.3.2.ex")
def test_the_example() -> None:
    """A Leader with Command 1 in I9; Objectives at G9 and K9; a Weapon in F9; the edge at K11; a Runner in G10."""
    men = "poilus H8, poilus I9, poilus J9, poilus G9, poilus K9, poilus K11, agent-de-liaison G10, poilus H7"
    game = position(
        allies=f"ltn-violette I9, {men}, poilus F9 chauchat",
        map={"objectives": {"1": "G9", "2": "K9", "3": "A1", "4": "A2", "5": "A3"}},
        control={"1": "allies", "2": "allies"},
    )
    play(game, "pass", "done")
    assert [row for row in told(game, "cohesion-lost") if row[0].startswith("f.")] == [["f.poilus-7"]]
    assert where(game, "f.poilus-7") == "H7"
