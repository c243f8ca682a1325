"""3.1.9 Engineers: any Order card but Command Confusion may have one of them dig or clear Wire."""

from __future__ import annotations

import pytest
from gwc_play import position
from gwc_positions import state, why

from commander_play import activated, asked, hex, notations, play, prompt, told
from sandtable.commander.rules.names import FOXHOLES, NO_FORT, TRENCH, WIRE
from sandtable.games.great_war_commander.rules.verbs import WORKS
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

EVERY_ORDER = "G-33 G-10 G-5 G-34 G-4 G-2 G-7"


def with_fort(game: Game, name: str, fort: int) -> Game:
    g = state(game)
    g.h_fort = with_byte(g.h_fort, hex(game, name), fort)
    return game


def fort(game: Game, name: str) -> int:
    return state(game).h_fort[hex(game, name)]


@pytest.mark.rule("gwc:3.1.9a", "gwc:O14.1b")
def test_an_engineer_digs_foxholes_in_his_own_hex() -> None:
    game = position("pionier E5, infanterie E6", axis_hand="G-33 G-36")
    play(game, "works G-33")
    assert fort(game, "E5") == FOXHOLES
    assert activated(game, "g.pionier-1") and not activated(game, "g.infanterie-1")
    assert told(game, "works-done") == [["g.pionier-1", "E5", "foxholes"]]


@pytest.mark.rule("gwc:3.1.9b")
def test_the_card_is_gone_and_counts_as_an_order() -> None:
    game = position("pionier E5, infanterie E6", axis_hand="G-33 G-36", axis_side={"orders": 1}, allies_hand="F-5")
    play(game, "works G-33")
    g = state(game)
    assert g.rules.tables.card("G-33") in g.discards[0]
    assert told(game, "works-ordered") == [["axis", "G-33"]]
    assert asked(game) == "allies"  # the one Order of the Turn is given


@pytest.mark.rule("gwc:3.1.9a", "gwc:O20a")
def test_every_order_card_serves_but_command_confusion() -> None:
    game = position("pionier E5", axis_hand=f"{EVERY_ORDER} G-1")
    assert sorted(notations(game, "works")) == sorted(EVERY_ORDER.split())
    assert why(game, WORKS, state(game).rules.tables.card("G-1")) == "command-confusion"


@pytest.mark.rule("gwc:3.1.9b")
def test_wire_is_cleared_from_his_own_hex() -> None:
    game = with_fort(position("pionier E5, infanterie E6", axis_hand="G-33 G-36"), "E5", WIRE)
    with_fort(game, "E6", WIRE)
    play(game, "works G-33")
    assert fort(game, "E5") == NO_FORT and fort(game, "E6") == WIRE


@pytest.mark.rule("gwc:3.1.9a")
@pytest.mark.parametrize("men", ["pionier E5 broken", "infanterie E5", "stosstruppen E5"])
def test_only_unbroken_engineers_work(men: str) -> None:
    game = position(f"{men}, infanterie A1", axis_hand="G-33")
    assert notations(game, "works") == []
    assert why(game, WORKS, state(game).rules.tables.card("G-33")) == "no-engineer"


@pytest.mark.rule("gwc:3.1.9a", "gwc:3.2.1b")
def test_a_suppressed_engineer_is_unbroken_and_works() -> None:
    assert notations(position("pionier E5 suppressed", axis_hand="G-33"), "works") == ["G-33"]


@pytest.mark.rule("gwc:3.1.9a", "gwc:8.1.3")
def test_no_foxholes_where_there_is_a_fortification_or_water() -> None:
    game = position("pionier E5, infanterie A1", map={"terrain": {"marsh": "E5"}})
    assert notations(game, "works") == []
    game = with_fort(position("pionier E5, infanterie A1", axis_hand="G-33 G-36"), "E5", TRENCH)
    play(game, "order G-33", "activate g.infanterie-1", "step A2", "stop")
    assert notations(game, "works") == []


@pytest.mark.rule("gwc:3.1.9a", "gwc:3.1.9b")
def test_one_engineer_at_a_time_and_once_a_turn() -> None:
    game = position("pionier E5, pionier G5", axis_hand="G-33 G-36 G-38")
    play(game, "works G-33")
    assert prompt(game) == "works" and notations(game) == ["dig g.pionier-1", "dig g.pionier-2"]
    play(game, "dig g.pionier-2")
    assert fort(game, "G5") == FOXHOLES and fort(game, "E5") == NO_FORT
    play(game, "works G-36")
    assert fort(game, "E5") == FOXHOLES
    assert notations(game, "works") == []


@pytest.mark.rule("gwc:3.1.9c", "gwc:3.1.8b")
@pytest.mark.parametrize("engineer", ["germany/pionier", "france/genie", "america/engineers"])
def test_engineers_have_all_their_stats_boxed(engineer: str) -> None:
    tables = state(position()).rules.tables
    kind = tables.unit_type(engineer)
    assert tables.unit_engineer[kind]
    assert [tables.unit_boxed_fp[kind * 2], tables.unit_boxed_range[kind * 2], tables.unit_boxed_move[kind * 2]] == [
        1
    ] * 3


@pytest.mark.rule("gwc:3.1.9a")
def test_those_who_have_been_activated_do_not_work() -> None:
    game = position("pionier E5, infanterie A1", axis_hand="G-33 G-36")
    play(game, "order G-33", "activate g.pionier-1", "step E6", "stop")
    assert notations(game, "works") == []
