"""Air Assault (O17): the row before the aircraft, bombing and strafing."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import AIR, AIR_2, hexes, position, rolls
from gwc_positions import state

from commander_play import broken, hex, notations, play, prompt, suppressed, told
from sandtable.games.great_war_commander.rules.orders.air import cancel_air_assault, push_air_assault, row_from
from sandtable.kernel.game import Game

G11 = "G-7"  # the card whose Random Hex is G11


def fly(allies: str, axis: str = "infanterie A1", draw: str = "", **more: Any) -> Game:
    """An aircraft over G11, at its choice of side and direction."""
    more.setdefault("year", 1918)
    cards = f"{G11}, {draw}" if draw else G11
    game = position(axis, allies, hand=f"{AIR} {more.pop('cards', '')}", draw=cards, **more)
    return play(game, f"order {AIR}")


# --- the rulebook's examples ---


@pytest.mark.rule("gwc:O17.ex1", "gwc:O17.1c", "gwc:O17.1f", "gwc:O17.1i", "gwc:O17.2a")
def test_strafing_j9_and_k9_from_g11() -> None:
    """Units in both hexes are suppressed, then each hex has its own roll at 5 FP; Gas does not hinder."""
    game = fly(
        "doughboys J9, specialists K9, lt-york K9, doughboys O1", allies_side={"nation": "america"},
        own={"gas": "H10 J9"}, draw="5-4, 4-2", allies_draw="6-5, 5-6, 4-6",
    )  # fmt: skip
    assert prompt(game) == "air-assault"
    play(game, "strafe 2")
    assert notations(game, "hex") == ["G11", "H10", "I10", "J9", "K9", "L8", "M8", "N7", "O7"]
    play(game, "hex J9", "hex K9")
    assert told(game, "air-attack")[0] == ["axis", "J9", "14", "9"]
    assert (
        suppressed(game, "a.doughboys-1") and suppressed(game, "a.specialists-1") and not suppressed(game, "a.lt-york")
    )
    while prompt(game) == "next-defender":
        play(game, notations(game)[0])
    assert told(game, "air-attack")[1] == ["axis", "K9", "11", "6"]
    assert len(told(game, "defence")) == 3 and rolls(game).count("air-assault") == 2


@pytest.mark.rule("gwc:O17.ex2", "gwc:O17.1b", "gwc:O17.1d", "gwc:O17.1f")
def test_bombing_g8_from_g11() -> None:
    game = fly(
        "doughboys G8, lt-york G8, doughboys O1", allies_side={"nation": "america"}, draw="5-4", allies_draw="6-5, 5-6"
    )
    play(game, "bomb 1", "?hex G8")
    assert suppressed(game, "a.doughboys-1") and not suppressed(game, "a.lt-york")
    while prompt(game) == "next-defender":
        play(game, notations(game)[0])
    assert told(game, "air-attack") == [["axis", "G8", "15", "9"]] and len(told(game, "defence")) == 2
    assert rolls(game).count("air-assault") == 1


# --- the aircraft ---


@pytest.mark.rule("gwc:O17.1a")
def test_the_random_hex_is_revealed_and_checks_broken_weapons() -> None:
    """G11 is number 11: a broken Weapon with such an Elim number is lost, with no such one it stays."""
    game = fly("poilus O1, specialistes O2 hotchkiss jammed", axis="abteilung A1 mg-08 jammed")
    assert told(game, "random-hex") == [["axis", "G11"]] and len(told(game, "weapon-lost")) == 2


@pytest.mark.rule("gwc:O17.1a", "gwc:O17.1i")
def test_six_directions_two_sides_up() -> None:
    game = fly("poilus O1")
    assert notations(game, "bomb") == ["1", "2", "3", "4", "5", "6"]
    assert notations(game, "strafe") == ["1", "2", "3", "5", "6"]  # down lies the edge: no two hexes


@pytest.mark.rule("gwc:O17.1a")
def test_the_row_runs_from_the_aircrafts_own_hex_to_the_edge() -> None:
    game = position("infanterie A1", "poilus O1")
    assert hexes(game, row_from(state(game), hex(game, "G11"), 1)) == "G11 G10 G9 G8 G7 G6 G5 G4 G3 G2 G1"
    assert hexes(game, row_from(state(game), hex(game, "G11"), 4)) == "G11"


@pytest.mark.rule("gwc:O17.1b")
def test_bombs_may_fall_into_the_aircrafts_own_hex_but_only_into_occupied_ones() -> None:
    game = fly("poilus G11, poilus G9, poilus H9, poilus O1", axis="infanterie G5")
    play(game, "bomb 1")
    assert sorted(notations(game, "hex")) == ["G11", "G5", "G9"]  # one's own too


@pytest.mark.rule("gwc:O17.1b")
def test_a_row_without_anybody_is_bombed_in_vain() -> None:
    game = fly("poilus G9, poilus O1", cards="G-31")
    play(game, "bomb 2")
    assert told(game, "air-attack") == [] and prompt(game) == "next-order"


@pytest.mark.rule("gwc:O17.1c")
def test_strafing_takes_two_adjacent_hexes_of_the_row_only() -> None:
    game = fly("poilus G9, poilus O1")
    play(game, "strafe 1", "hex G9")
    assert prompt(game) == "air-second-target" and notations(game, "hex") == ["G10", "G8"]


@pytest.mark.rule("gwc:O17.1c")
def test_only_occupied_hexes_are_rolled_for() -> None:
    game = fly("poilus G9, poilus O1", draw="1-2", allies_draw="6-5")
    play(game, "strafe 1", "hex G8", "hex G9")
    assert [entry[1] for entry in told(game, "air-attack")] == ["G9"]


@pytest.mark.rule("gwc:O17.1c")
def test_the_first_hex_named_is_attacked_first_but_both_are_suppressed_before() -> None:
    game = fly("poilus G9, territoriaux G10, poilus O1", draw="1-2, 1-3", allies_draw="6-5, 5-6")
    play(game, "strafe 1", "hex G10", "hex G9")
    assert [entry[1] for entry in told(game, "air-attack")] == ["G10", "G9"]
    names = [str(game.title.event_data(game.state, event)["event"]) for event in game.events]
    assert names[: names.index("air-attack")].count("suppressed") == 2


# --- dates and FP ---


@pytest.mark.rule("gwc:O17.1d")
@pytest.mark.parametrize(("year", "fp"), [(1914, 3), (1915, 6), (1918, 6)])
def test_bombs_of_the_year(year: int, fp: int) -> None:
    game = fly("poilus G9, poilus O1", year=year, month=1 if year > 1914 else 12, draw="1-2", allies_draw="6-5")
    play(game, "bomb 1", "?hex G9")
    assert told(game, "air-attack") == [["axis", "G9", str(fp + 3), "3"]]


@pytest.mark.rule("gwc:O17.1e")
@pytest.mark.parametrize(("year", "month", "able"), [(1914, 9, False), (1915, 7, False), (1915, 8, True)])
def test_when_the_germans_strafe(year: int, month: int, able: bool) -> None:
    assert bool(notations(fly("poilus O1", year=year, month=month), "strafe")) == able


@pytest.mark.rule("gwc:O17.1e")
@pytest.mark.parametrize(("nation", "card", "year", "month", "able"), [
    ("france", "F-26", 1916, 1, False), ("france", "F-26", 1916, 2, True), ("america", "A-15", 1917, 4, True),
])  # fmt: skip
def test_when_the_others_strafe(nation: str, card: str, year: int, month: int, able: bool) -> None:
    units = "poilus O1" if nation == "france" else "doughboys O1"
    game = position(
        "infanterie A1",
        units,
        allies_hand=card,
        allies_side={"nation": nation},
        active="allies",
        year=year,
        month=month,
    )
    play(game, f"order {card}")
    assert bool(notations(game, "strafe")) == able and len(notations(game, "bomb")) == 6


# --- the attack ---


@pytest.mark.rule("gwc:O17.1h", "gwc:O17.1f")
def test_units_of_both_sides_are_suppressed_leaders_and_tanks_are_not_but_all_defend() -> None:
    game = fly(
        "poilus G9, ltn-durant G9, schneider G9, poilus O1", axis="infanterie G9, infanterie A1, bote G9",
        draw="1-2", allies_draw="6-5, 5-6, 6-4",
    )  # fmt: skip
    play(game, "bomb 1", "?hex G9")
    assert suppressed(game, "f.poilus-1") and suppressed(game, "g.infanterie-1") and suppressed(game, "g.bote-1")
    assert not suppressed(game, "f.ltn-durant") and not suppressed(game, "f.schneider-1")
    while prompt(game) == "next-defender":
        play(game, notations(game)[0])
    assert len(told(game, "defence")) == 5


@pytest.mark.rule("gwc:O17.1f")
def test_suppression_counts_in_the_defence() -> None:
    game = fly("poilus G9, poilus O1", draw="1-2", allies_draw="6-5")
    play(game, "bomb 1", "?hex G9")
    assert told(game, "defence") == [["f.poilus-1", "6", "17", "9"]]


@pytest.mark.rule("gwc:O17.2a", "gwc:O17.2b")
def test_woods_and_hills_neither_help_nor_hinder_the_aircraft() -> None:
    """No airburst, no height, no Hindrance; Cover counts as ever, and shells alone ruin the ground."""
    game = fly(
        "poilus G9, poilus O1", map={"terrain": {"woods": "G9 G10"}, "levels": {"2": "G9"}}, draw="5-6",
        allies_draw="6-5",
    )  # fmt: skip
    play(game, "bomb 1", "?hex G9")
    assert told(game, "air-attack") == [["axis", "G9", "17", "11"]]
    assert told(game, "defence")[0][1] == "8" and told(game, "ground-changed") == []


@pytest.mark.rule("gwc:O17.1f")
def test_bombs_break() -> None:
    game = fly("poilus G9, poilus O1", draw="5-6", allies_draw="1-2")
    play(game, "bomb 1", "?hex G9")
    assert broken(game, "f.poilus-1")


@pytest.mark.rule("gwc:O17.1g")
def test_the_aircraft_comes_again() -> None:
    game = position(
        "infanterie A1",
        "poilus G9, poilus O1",
        hand=f"{AIR} {AIR_2}",
        draw=f"{G11}, 1-2, G-30",
        year=1918,
        allies_draw="6-5",
    )
    play(game, f"order {AIR}", "bomb 1", "?hex G9", f"order {AIR_2}")
    assert prompt(game) == "air-assault" and told(game, "random-hex")[1] == ["axis", "N2"]


# --- what Strategy Cards do to it ---


@pytest.mark.rule("gwc:O17.1g")
def test_an_announced_assault_can_be_cancelled_before_the_hex_is_known() -> None:
    game = position("infanterie A1", "poilus G9, poilus O1", year=1918)
    g = state(game)
    push_air_assault(g)
    cancel_air_assault(g)
    g.frames[-1].run(g)
    g.frames[-1].run(g)
    assert len(g.frames) == 1 and told(game, "random-hex") == []


@pytest.mark.rule("gwc:O17.1a", "gwc:S98.5.5")
def test_flying_squadrons_keep_the_enemys_aircraft_away() -> None:
    america = {"nation": "america"}
    own = {"reminders": {"allies": ["flying-squadrons"]}}
    barred = position("infanterie A1", "doughboys O1", hand=AIR, allies_side=america, own=own, year=1918)
    assert notations(barred, "order") == []
    free = position("infanterie A1", "doughboys O1", hand=AIR, allies_side=america, year=1918)
    assert notations(free, "order") == [AIR]


@pytest.mark.rule("gwc:O17.1f")
@pytest.mark.parametrize("able", [False, True])
def test_by_the_switch_spirit_helps_an_aircraft(able: bool) -> None:
    """G-29 is Unternehmungslustig!"""
    game = fly("poilus G9, poilus O1", cards="G-29", draw="1-2", allies_draw="6-5", options={"air_actions": able})
    play(game, "bomb 1", "?hex G9", "?play G-29", "?roll")
    assert told(game, "air-attack") == [["axis", "G9", "11" if able else "9", "3"]]
