"""Sentences of the rulebook from its beginning to the Orders, each in a position where it is easily missed."""

from __future__ import annotations

import pytest
from gwc_positions import card, state
from war_moves import order, steps, war

from commander_play import broken, notations, play, prompt, told, unit, vp, where
from sandtable.commander.rules.verbs import ACTIVATE, FIRE_AT, HEX, JOIN, STEP, WEAPON
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.game import Game

FT = "renault-ft-gun"
TAG = "f.renault-ft-gun-1"
FAR = "infanterie A1"


def why(game: Game, verb: int, thing: int) -> str:
    assert game.decision is not None
    return WORDS.reasons[state(game).frames[-1].why(state(game), game.decision.seat, thing, verb)]


def at(game: Game, name: str) -> int:
    return state(game).rules.map.hex_index(name)


def offensive(allies: str, *names: str, axis: str = FAR, hand: str = "", draw: str = "", axis_draw: str = "") -> Game:
    cards = f"{card('france', 'offensive')} {hand}"
    game = war(axis, allies, active="allies", allies_hand=cards, allies_draw=draw, axis_draw=axis_draw)
    order(game, "offensive", "france")
    return play(game, *[f"?activate f.{name}" for name in names], "?done")


# --- Objectives (7.3.1.2) ---


@pytest.mark.rule("gwc:7.3.1.2")
@pytest.mark.parametrize("stack", [f"poilus H6, {FT} H6", f"{FT} H6, poilus H6"])
def test_a_tank_takes_an_objective_together_with_its_infantry(stack: str) -> None:
    game = offensive(f"{stack}, ltn-durant G6", "poilus-1", "renault-ft-gun-1", "ltn-durant")
    first = notations(game, "move")[0]
    play(game, f"move {first}")
    play(game, f"with {notations(game, 'with')[0]}", "step H5")
    assert where(game, "f.poilus-1") == where(game, TAG) == "H5"
    assert told(game, "tank-objective") == [[TAG, "3"]] and vp(game) == -1


# --- Immobilization (O23.5.4, 1.9.1) ---


@pytest.mark.rule("gwc:O23.5.4c", "gwc:1.9.1d")
def test_a_check_goes_by_the_number_that_the_tank_had_when_it_rolled() -> None:
    game = war(
        FAR, "saint-chamond F5", active="allies", allies_hand=card("france", "move"), allies_draw="3-3 sniper, F-56",
        map={"terrain": {"gully": "F6"}},
    )  # fmt: skip
    order(game, "move", "france")
    play(game, "step F6", "unit f.saint-chamond-1")
    assert told(game, "bog") == [["f.saint-chamond-1", "6", "6"]]
    assert told(game, "bogged") == [["f.saint-chamond-1"]] and broken(game, "f.saint-chamond-1")


# --- why not ---


@pytest.mark.rule("gwc:O23.5.4c", "gwc:O23.5.7a")
@pytest.mark.parametrize(("ground", "reason"), [({"gully": "F6"}, "bogged-down"), ({}, "wire-stops")])
def test_what_has_stopped_a_tank(ground: dict[str, str], reason: str) -> None:
    game = war(
        FAR, f"{FT} F5", active="allies", allies_hand=card("france", "move") + " F-10", allies_draw="1-2",
        map={"terrain": ground}, forts={} if ground else {"wire": "F6"}, options={"windows": True},
    )  # fmt: skip
    order(game, "move", "france")
    play(game, "?activate " + TAG, "?done", "?move " + TAG, "step F6", "?none")
    assert prompt(game) == "move-step" and steps(game) == []
    assert why(game, STEP, at(game, "F7")) == reason


@pytest.mark.rule("gwc:3.1.5", "gwc:O14.2.1a", "gwc:O23.5.1a")
@pytest.mark.parametrize(("first", "other", "reason"), [
    ("f.ltn-durant", "f.renault-ft-gun-1", "tanks-only"),
    ("f.renault-ft-gun-leader-1", "f.poilus-1", "tanks-only"),
    ("f.renault-ft-gun-leader-1", "f.schneider-leader-1", "no-tank-leaders"),
])  # fmt: skip
def test_who_commands_whom(first: str, other: str, reason: str) -> None:
    units = f"renault-ft-gun-leader F5, {FT} G5, schneider-leader F6, poilus E6, ltn-durant E6"
    game = war(FAR, units, active="allies", allies_hand=card("france", "move"))
    order(game, "move", "france")
    play(game, f"activate {first}")
    assert why(game, ACTIVATE, unit(game, other)) == reason


@pytest.mark.rule("gwc:O23.5.8a")
def test_ground_closed_to_tanks_is_named() -> None:
    game = war(FAR, f"{FT} F5", active="allies", allies_hand=card("france", "move"), map={"terrain": {"woods": "F6"}})
    order(game, "move", "france")
    assert why(game, STEP, at(game, "F6")) == "tank-no"
    assert state(game).rules.tables.cites.of("reasons", "tank-no") == "O23.5.8"


@pytest.mark.rule("gwc:O24.1c")
def test_the_broken_are_told_that_they_are() -> None:
    game = war(
        FAR, "poilus F5 broken, poilus F6, poilus G6, ltn-durant F7", active="allies",
        allies_hand=card("france", "offensive"),
    )  # fmt: skip
    order(game, "offensive", "france")
    assert prompt(game) == "offensive-line"
    assert why(game, ACTIVATE, unit(game, "f.poilus-1")) == "broken-no-offensive"


@pytest.mark.rule("gwc:O24.2.2b")
def test_who_is_out_of_the_leaders_radius_cannot_join_in_the_fire_of_an_offensive() -> None:
    game = offensive(
        "poilus D8, poilus E8, poilus F8, ltn-durant D8", "poilus-1", "poilus-2", "poilus-3", "ltn-durant",
        axis="infanterie E5, infanterie I1",
    )  # fmt: skip
    for tag, hex in (("poilus-3", "F7"), ("poilus-2", "E7"), ("poilus-1", "D7"), ("ltn-durant", "D7")):
        play(game, f"?move f.{tag}", f"step {hex}", "?stop")
    play(game, "?end", "?fire E5", "base f.poilus-2")
    assert "f.poilus-3" not in notations(game, "join")
    assert why(game, JOIN, unit(game, "f.poilus-3")) == "out-of-command"


@pytest.mark.rule("gwc:O22.1a", "gwc:O22.2a")
def test_why_a_machine_gun_does_not_pin_that_down() -> None:
    game = war(
        "infanterie F5 mg-08, infanterie E4 mg-08, infanterie G5 mg-08 suppressed, infanterie G4 mg-08-15",
        "poilus F8, poilus F9, poilus A6, poilus H8, poilus I11 hotchkiss", axis_hand=card("germany", "hmg-suppress"),
        map={"terrain": {"woods": "G7"}},
    )  # fmt: skip
    order(game, "hmg-suppress")

    def gun(tag: str) -> str:
        return why(game, WEAPON, unit(game, tag) - 2048)

    assert [gun(f"g.mg-08-{n}") for n in (1, 2, 3)] == ["possible", "possible", "carrier-suppressed"]
    assert gun("g.mg-08-15-1") == "no-hmg" and gun("f.hotchkiss-1") == "not-yours"
    play(game, "weapon g.mg-08-1")
    assert why(game, HEX, at(game, "F7")) == "no-enemy-there"
    assert why(game, HEX, at(game, "H8")) == "line-of-sight-blocked"
    play(game, "hex F8")
    assert why(game, HEX, at(game, "A6")) == "not-adjacent" and why(game, HEX, at(game, "F9")) == "possible"


@pytest.mark.rule("gwc:O19.2.1.1a")
def test_the_spotting_round_needs_sight() -> None:
    game = war(
        "hptm-bertin F5", "poilus F8", axis_hand=card("germany", "artillery-request"),
        axis_side={"radio": {"radio": "telephone-77mm"}}, map={"terrain": {"woods": "F6"}},
    )  # fmt: skip
    order(game, "artillery-request")
    play(game, "barrage 0", "activate g.hptm-bertin")
    assert why(game, FIRE_AT, at(game, "F8")) == "line-of-sight-blocked"
    assert why(game, FIRE_AT, at(game, "F6")) == "possible"
