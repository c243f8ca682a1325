"""Edges of rules that a small mistake would pass by: first and last numbers, who goes first, what changes meanwhile."""

from __future__ import annotations

import pytest
from drawn_events import event_card

from commander_play import play, prompt
from sandtable.commander.rules.rolls import check_weapons
from sandtable.commander.rules.state import IN_BOX
from sandtable.commander.rules.time_advance import edge_hexes
from sandtable.kernel.game import Game
from table import asked, broken, hex, position, state, suppressed, told, unit, weapon, where

REQUEST, ROUT = "G-34", "G-11"
FAR = "rifle I10"


@pytest.mark.rule("11.4c")
def test_the_first_and_last_numbers_that_fix_or_eliminate_a_weapon() -> None:
    g = state(position("rifle A1 light-mg", FAR))
    kind = g.w_type[0]
    fix, lose = g.rules.tables.weapon_fix_high[kind], g.rules.tables.weapon_elim_low[kind]
    fates = {1: "fixed", fix: "fixed", fix + 1: "broken", lose - 1: "broken", lose: "lost", 10: "lost"}
    assert {number: fate(number) for number in fates} == fates


def fate(number: int) -> str:
    """Of a broken Light MG at a Random Hex of that number."""
    game = position("rifle A1 light-mg jammed", FAR)
    g, w = state(game), weapon(game, "g.light-mg-1")
    check_weapons(g, number)
    if g.w_carrier[w] == IN_BOX:
        return "lost"
    return "broken" if g.w_broken[w] else "fixed"


@pytest.mark.rule("6.1.2.5a", "8.2a")
def test_a_reinforcement_may_fill_a_hex_to_exactly_seven_figures() -> None:
    game = position("rifle E5, line-team C1, sgt-ganz C1, rifle D1", FAR)
    g = state(game)
    found = edge_hexes(g, 0, g.u_type[unit(game, "g.rifle-1")])
    assert hex(game, "C1") in found and hex(game, "D1") not in found  # seven and eight


@pytest.mark.rule("A38a")
@pytest.mark.parametrize("enemy", ["germany", "america"])
def test_russians_give_no_quarter_to_anybody(enemy: str) -> None:
    foe = "rifle F5" if enemy == "germany" else "line F5"
    game = position(foe, "rifle F6, " + FAR, axis_side={"nation": enemy})
    assert state(game).rules.no_quarter_allowed(1)


@pytest.mark.rule("8.2b", "gloss.inactive")
def test_the_inactive_player_thins_his_stacks_first() -> None:
    game = position("rifle A1, rifle A1", "rifle I9, rifle I9", axis_hand="G-46")
    play(game, "?pass", "done")
    assert (asked(game), prompt(game)) == ("allies", "overstack-deploy")
    play(game, "none", "unit r.rifle-1")
    assert (asked(game), prompt(game)) == ("axis", "overstack-deploy")


@pytest.mark.rule("O18.2.2b")
def test_smoke_in_the_spotters_own_hex_hinders_a_spotting_round_there() -> None:
    game = position(
        "sgt-ganz F3, rifle A1", "rifle F7, " + FAR, axis_hand=REQUEST, axis_draw="1-3, 2-3",
        axis_side={"radio": {"radio": "radio-75mm"}}, table={"smoke": {"F3": 3}},
    )  # fmt: skip
    play(game, f"order {REQUEST}", "?activate g.sgt-ganz", "fire F3")
    assert told(game, "targeting")[0][1:] == ["3", "3", "0"]


def rallied_during_its_rout_roll(terrain: str) -> Game:
    """A roll of 7 against Morale 6, 7 in Brush; its Event! is a Medic."""
    game = position(
        "volksgrenadier F5 broken", FAR, axis_hand=ROUT,
        axis_draw=f"2-5 event, {event_card('G', 'medic', [ROUT])}", map={"terrain": {terrain: "F5"}},
    )  # fmt: skip
    play(game, f"order {ROUT}")
    assert not broken(game, "g.volksgrenadier-1") and told(game, "rallied") == [["g.volksgrenadier-1"]]
    return game


@pytest.mark.rule("O23.2d", "1.9.1e")
def test_a_unit_rallied_during_its_rout_roll_is_not_suppressed_by_a_tie() -> None:
    game = rallied_during_its_rout_roll("brush")
    assert told(game, "rout-roll")[0][1:] == ["7", "7"] and not suppressed(game, "g.volksgrenadier-1")


@pytest.mark.rule("O23.2e", "1.9.1e")
def test_a_unit_rallied_during_its_rout_roll_retreats_nevertheless() -> None:
    game = rallied_during_its_rout_roll("field")
    assert told(game, "rout-roll")[0][1:] == ["7", "6"] and where(game, "g.volksgrenadier-1") == "F4"
