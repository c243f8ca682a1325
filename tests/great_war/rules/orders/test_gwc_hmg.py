"""HMG Suppress (O22): one heavy machine gun, one hex or two, nothing rolled."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import SPARE, position, state

from commander_play import flag, notations, play, prompt, suppressed, told, unit
from sandtable.commander.rules.state import ACTIVATED
from sandtable.kernel.game import Game

HMG, HMG_2 = "G-59", "G-17"
AWAY = "landwehr A1"


def order(axis: str, allies: str, **more: Any) -> Game:
    """The Order is the only one that could be given."""
    return position(f"{axis}, {AWAY}", allies, axis_hand=HMG, **more)


def given(axis: str, allies: str, **more: Any) -> Game:
    game = position(f"{axis}, {AWAY}", allies, axis_hand=f"{HMG} {SPARE}", **more)
    return play(game, f"order {HMG}")


@pytest.mark.rule("gwc:O22a", "gwc:O22.2a", "gwc:O22.2b")
def test_all_enemies_in_the_hex_are_suppressed_without_a_roll() -> None:
    """Units, Leaders and Tanks alike, through whatever Hindrance."""
    game = given(
        "landwehr F4 mg-08", "engineers F8, cpt-wise F8, renault-ft-mg F8, doughboys H8",
        map={"terrain": {"brush": "F6"}},
    )  # fmt: skip
    assert prompt(game) == "hmg-target" and notations(game, "hex") == ["F8", "H8"]
    play(game, "hex F8")
    assert [suppressed(game, f"a.{tag}") for tag in ("engineers-1", "cpt-wise", "renault-ft-mg-1")] == [True] * 3
    assert not suppressed(game, "a.doughboys-1") and told(game, "rolled") == []


@pytest.mark.rule("gwc:O22a", "gwc:O22.1a", "gwc:O22.2c")
def test_the_gun_and_its_unit_are_done_for_the_turn() -> None:
    game = given("landwehr F4 mg-08, landwehr G4 mg-08, lt-mueller F4", "doughboys F8")
    assert notations(game, "weapon") == ["g.mg-08-1", "g.mg-08-2"]
    u, other = unit(game, "g.landwehr-1"), unit(game, "g.landwehr-2")
    play(game, "weapon g.mg-08-1")
    assert told(game, "activated") == [["g.landwehr-1"]]
    assert u != other and not flag(game, "g.landwehr-2", ACTIVATED)


@pytest.mark.rule("gwc:O22.1a")
def test_an_activated_unit_cannot_do_it_again() -> None:
    game = position("landwehr F4 mg-08, landwehr F5", "doughboys F8", axis_hand=f"{HMG} {HMG_2} G-50")
    play(game, f"order {HMG}")
    assert notations(game, "order") == ["G-50"]


@pytest.mark.rule("gwc:O22.2a")
def test_two_hexes_must_be_adjacent() -> None:
    game = given("landwehr F4 mg-08", "doughboys F8, doughboys F9, doughboys H8")
    play(game, "hex F8")
    assert prompt(game) == "hmg-second-target" and notations(game) == ["hex F9", "done"]
    play(game, "hex F9")
    assert [suppressed(game, f"a.doughboys-{n}") for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("gwc:O22.2a")
def test_one_hex_is_enough() -> None:
    game = given("landwehr F4 mg-08", "doughboys F8, doughboys F9")
    play(game, "hex F8", "done")
    assert suppressed(game, "a.doughboys-1") and not suppressed(game, "a.doughboys-2")


@pytest.mark.rule("gwc:O22.1a")
@pytest.mark.parametrize(
    ("gun", "able"),
    [
        ("landwehr F1 mg-08", True),
        ("landwehr F1 mg-08-15", False),  # a light one
        ("landwehr F1 mg-08 jammed", False),
        ("landwehr F1 mg-08 broken", False),
        ("landwehr F1 mg-08 suppressed", False),
    ],
)
def test_only_a_functioning_heavy_machine_gun(gun: str, able: bool) -> None:
    game = order(gun, "doughboys F8")
    assert notations(game, "order") == ([HMG] if able else [])


@pytest.mark.rule("gwc:O22.1a")
def test_not_from_wire_or_water_nor_out_of_sight() -> None:
    wire: dict[str, Any] = {"forts": [{"fort": "wire", "hex": "F4"}]}
    assert notations(order("landwehr F4 mg-08", "doughboys F8", axis_side=wire), "order") == []
    assert notations(order("landwehr F4 mg-08", "doughboys F8", map={"terrain": {"marsh": "F4"}}), "order") == []
    assert notations(order("landwehr F4 mg-08", "doughboys F8", map={"terrain": {"woods": "F6"}}), "order") == []


@pytest.mark.rule("gwc:O22.1a")
def test_command_adds_to_its_range() -> None:
    """Range 12, and 13 with Ebel."""
    wide: dict[str, Any] = {"wide": True}
    assert notations(position(f"landwehr A4 mg-08, {AWAY}", "doughboys N4", axis_hand=HMG, **wide), "order") == []
    led = position(f"landwehr A4 mg-08, lt-ebel A4, {AWAY}", "doughboys N4", axis_hand=HMG, **wide)
    assert notations(led, "order") == [HMG]


@pytest.mark.rule("gwc:O22.2b", "gwc:13.2c")
def test_friends_in_the_hex_are_spared() -> None:
    """Enemy Formations only."""
    game = given("landwehr F4 mg-08, abteilung F8", "doughboys F8, doughboys I11")
    play(game, "?hex F8", "?done")
    g = state(game)
    assert suppressed(game, "a.doughboys-1") and not g.u_flags[unit(game, "g.abteilung-1")] & 2
