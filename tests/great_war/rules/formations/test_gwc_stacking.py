"""Stacking (8)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, war

from commander_play import asked, notations, play, prompt, told, unit, vp, where
from sandtable.commander.rules.markers import may_fortify, may_smoke, place_blaze, place_smoke
from sandtable.commander.rules.stats import figures
from sandtable.games.great_war_commander.rules.state import gas_hexes, lift_gas, put_gas
from sandtable.kernel.game import Game

FAR = "infanterie I1"


def french(allies: str, kind: str = "move", axis: str = FAR, **more: Any) -> Game:
    game = war(axis, allies, active="allies", allies_hand=card("france", kind), **more)
    return order(game, kind, "france")


@pytest.mark.rule("gwc:8.2a", "gwc:8.2.1a")
def test_figures() -> None:
    game = war(FAR, "poilus F5, specialistes F6, ltn-durant F7, agent-de-liaison F8, hero F9, renault-ft-gun F10")
    g = state(game)
    found = [figures(g, g.rules.map.hex_index(f"F{n}"), 1) for n in range(5, 11)]
    assert found == [4, 2, 1, 1, 1, 3]


@pytest.mark.rule("gwc:8.2b", "gwc:8.2c", "gwc:8.2.ex")
def test_too_many_figures_cost_formations_at_the_end_of_the_turn() -> None:
    """Two broken German Platoons in one hex at the end of the French Turn: the German loses one of his choice."""
    game = french("poilus A11", axis="infanterie F5 broken, landwehr F5 broken")
    before = vp(game)
    play(game, "step A10", "stop", "?end", "?end")
    assert asked(game) == "axis" and prompt(game) == "overstack-remove"
    assert set(notations(game)) >= {"unit g.infanterie-1", "unit g.landwehr-1"}
    play(game, "unit g.landwehr-1")
    assert where(game, "g.landwehr-1") == "casualty" and before - vp(game) == 2


@pytest.mark.rule("gwc:8.2c")
def test_an_overstack_in_passing_is_free() -> None:
    game = french("poilus F5, poilus F6, specialistes A11")
    play(game, "activate f.poilus-1", "step F6", "step F7", "stop", "?end", "?end")
    assert told(game, "eliminated") == []


@pytest.mark.rule("gwc:8.2a")
def test_seven_figures_are_no_overstack() -> None:
    game = french("poilus F5, specialistes F6, ltn-durant F6")
    play(game, "activate f.poilus-1", "step F6", "stop", "?end", "?end")
    assert told(game, "eliminated") == [] and where(game, "f.poilus-1") == "F6"


@pytest.mark.rule("gwc:8.1.1b", "gwc:11.3a")
def test_leaders_tanks_and_runners_take_no_weapon() -> None:
    game = french("poilus F5 chauchat, ltn-durant F5, agent-de-liaison F5, renault-ft-gun F5, specialistes F5")
    play(game, "activate f.poilus-1")
    assert notations(game, "transfer") == ["f.poilus-1 f.specialistes-1"]
    assert unit(game, "f.specialistes-1") >= 0


# --- markers (8.1) ---


@pytest.mark.rule("gwc:8.1", "gwc:8.1.5", "gwc:T107")
def test_gas_upon_gas_is_one_marker() -> None:
    game = war(FAR, "poilus F5", gas="F6")
    g = state(game)
    put_gas(g, g.rules.map.hex_index("F6"))
    assert gas_hexes(g) == [g.rules.map.hex_index("F6")]
    lift_gas(g, g.rules.map.hex_index("F6"))
    assert gas_hexes(g) == [] and g.gassed == 0


@pytest.mark.rule("gwc:8.1.4")
def test_of_two_smokes_the_larger_stays() -> None:
    game = war(FAR, "poilus F5")
    g = state(game)
    hex = g.rules.map.hex_index("F6")
    for value, left in ((3, 3), (2, 3), (5, 5)):
        place_smoke(g, hex, value)
        assert g.h_smoke[hex] == left


@pytest.mark.rule("gwc:8.1.6")
def test_a_blaze_leaves_nothing_beside_it() -> None:
    game = war(FAR, "poilus F5", forts={"foxholes": "F6"}, gas="F6")
    g = state(game)
    hex = g.rules.map.hex_index("F6")
    place_smoke(g, hex, 3)
    place_blaze(g, hex)
    assert g.h_fort[hex] == 0 and g.h_smoke[hex] == 0 and g.h_gas[hex] == 0 and g.h_blaze[hex]
    assert not may_fortify(g, hex) and not may_smoke(g, hex)
