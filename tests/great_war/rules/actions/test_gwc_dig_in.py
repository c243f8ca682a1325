"""Dig In (A39), which belongs to the sixth step of a Time Advance."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_play import position
from gwc_positions import state

from commander_play import asked, happened, hex, notations, play, prompt
from sandtable.commander.rules.names import FOXHOLES
from sandtable.kernel.game import Game

G_DIG, F_DIG = "G-38", "F-29"


def time_comes(axis: str = "infanterie E2 broken", allies: str = "poilus I9", **more: Any) -> Game:
    """The Germans give Recover, and its roll shows Time; both sides hold a card with Dig In."""
    setting = {"axis_hand": f"G-10 {G_DIG}", "axis_draw": "6-6 time", "allies_hand": F_DIG, **more}
    return play(position(axis, allies, **setting), "order G-10")


@pytest.mark.rule("gwc:6.1.2j", "gwc:A39a", "gwc:A39b", "gwc:1.6a", "gwc:1.6b")
def test_both_players_may_dig_in_the_inactive_one_first() -> None:
    game = time_comes()
    assert (prompt(game), asked(game)) == ("dig-in", "allies")
    assert notations(game) == [f"play {F_DIG} I9", "none"]
    play(game, f"play {F_DIG} I9")
    g = state(game)
    assert g.hand[1] == [] and g.discards[1][-1] == g.rules.tables.card(F_DIG)
    assert (prompt(game), asked(game)) == ("dig-in", "axis")
    play(game, f"play {G_DIG} E2")
    assert g.h_fort[hex(game, "I9")] == g.h_fort[hex(game, "E2")] == FOXHOLES
    assert "rally-roll" in happened(game)


@pytest.mark.rule("gwc:6.1.2j", "gwc:A39a")
def test_after_the_reinforcements_and_before_the_strategy_cards() -> None:
    game = time_comes(allies="poilus I9", axis_side={"forts": [{"fort": "wire", "space": 1}]})
    play(game, "fortify wire C1", f"play {F_DIG} I9", "none")
    names = [name for name in happened(game) if name in ("fortified", "strategy-drawn")]
    assert names[:2] == ["fortified", "fortified"] and "strategy-drawn" in names[2:]


@pytest.mark.rule("gwc:A39a")
def test_at_no_other_time() -> None:
    game = position("infanterie E2, infanterie G2", axis_hand=f"G-33 {G_DIG}", allies_hand=F_DIG)
    assert notations(game, "play") == []
    play(game, "order G-33", "activate g.infanterie-1")
    assert notations(game, "play") == [] and "step E3" in notations(game)


@pytest.mark.rule("gwc:A39b")
def test_tanks_do_not_dig_but_men_beside_one_do() -> None:
    game = time_comes(allies="schneider I9, schneider K9, ltn-durant K9, agent-de-liaison M9 broken", year=1918)
    assert notations(game, "play") == [f"{F_DIG} K9", f"{F_DIG} M9"]


@pytest.mark.rule("gwc:A39b")
def test_a_tank_alone_gives_no_chance_at_all() -> None:
    game = time_comes(axis_hand="G-10 G-33", allies="schneider I9", year=1918)
    assert "dig-in" not in prompt(game) and state(game).h_fort == bytes(len(state(game).h_fort))


@pytest.mark.rule("gwc:A39b")
def test_not_in_water_nor_with_a_blaze_or_another_fortification() -> None:
    game = time_comes(
        allies="poilus I9, poilus K9, poilus M9, poilus C9, poilus G9",
        map={"terrain": {"marsh": "K9", "stream": "C9"}},
        allies_side={"forts": [{"fort": "wire", "hex": "M9"}]},
        table={"blaze": "G9"},
    )
    assert notations(game, "play") == [f"{F_DIG} I9"]


@pytest.mark.rule("gwc:A39b", "gwc:F125.1")
def test_foxholes_do_not_run_out() -> None:
    """The countermix limits Pillboxes alone among the works (A45.1)."""
    dug = [{"fort": "foxholes", "hex": f"{column}{row}"} for column in "ABCD" for row in range(2, 11)]
    game = time_comes(allies_side={"forts": dug})
    assert notations(game, "play") == [f"{F_DIG} I9"]
