"""Mines (F128), Wire in Advances (F131.2) and its penalty (F131.1), Gas for all who enter (T107.1)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, war

from commander_play import broken, fort, notations, play, suppressed, told, unit, where
from sandtable.commander.rules.stats import fire_range, firepower, morale_without_cover, movement
from sandtable.games.great_war_commander.rules.state import IGNORES_WIRE
from sandtable.kernel.game import Game

TANK = "f.renault-ft-gun-1"
FAR = "infanterie I1"


def french(allies: str, kind: str = "move", axis: str = FAR, **more: Any) -> Game:
    game = war(axis, allies, active="allies", allies_hand=card("france", kind), **more)
    return order(game, kind, "france")


def totals(game: Game) -> list[int]:
    return [int(row[0]) for row in told(game, "attack-total")]


# --- Mines ---


@pytest.mark.rule("gwc:F128.1a", "gwc:F128.2a", "gwc:F128.2b")
def test_mines_attack_on_entry_and_on_exit_with_6() -> None:
    game = french("poilus F5", forts={"mines": "F6"}, axis_draw="3-1, 3-2", allies_draw="6-5, 6-3")
    play(game, "step F6", "?roll", "step F7", "?roll")
    assert totals(game) == [10, 11] and [row[0] for row in told(game, "mine-attack")] == ["F6", "F6"]


@pytest.mark.rule("gwc:F128.2a")
def test_mines_attack_vehicles_with_9() -> None:
    game = french("renault-ft-gun F5", forts={"mines": "F6"}, axis_draw="3-1", allies_draw="6-5")
    play(game, "step F6", "?roll")
    assert totals(game) == [13]


@pytest.mark.rule("gwc:F128.2d", "gwc:F128.1b")
def test_a_mixed_stack_takes_one_roll_each_with_its_own_strength() -> None:
    game = french(
        "ltn-durant F5, poilus F5, agent-de-liaison F5", forts={"mines": "F6"}, axis_draw="3-1",
        allies_draw="6-5, 6-3, 5-4",
    )  # fmt: skip
    play(game, "activate f.ltn-durant", "activate f.poilus-1", "?activate f.agent-de-liaison-1", "?done")
    play(game, "move f.ltn-durant", "with f.poilus-1", "with f.agent-de-liaison-1", "step F6")
    play(game, "unit f.poilus-1", "?roll", "unit f.ltn-durant", "?roll", "?roll")
    assert len(told(game, "mine-attack")) == 1 and totals(game) == [10, 10, 10]


@pytest.mark.rule("gwc:F128.2d")
def test_tank_and_men_advance_over_one_mine() -> None:
    hand = card("france", "offensive")
    game = war(
        FAR, "renault-ft-gun F5, poilus F5, ltn-durant E6", active="allies", allies_hand=hand,
        forts={"mines": "F6"}, axis_draw="3-1", allies_draw="6-5, 6-3",
    )  # fmt: skip
    play(order(game, "offensive", "france"), f"activate {TANK}", "activate f.poilus-1", "?activate f.ltn-durant")
    play(game, f"move {TANK}", "with f.poilus-1", "step F6", f"unit {TANK}", "?roll", "?roll")
    assert len(told(game, "mine-attack")) == 1 and totals(game) == [13, 10]


@pytest.mark.rule("gwc:F128.2a")
def test_no_cover_against_mines() -> None:
    """Morale 7 with a roll of 3 ties 10: a mover breaks, though Woods would have saved it."""
    game = french(
        "poilus F5", forts={"mines": "F6"}, axis_draw="3-1", allies_draw="2-1", map={"terrain": {"woods": "F6"}}
    )
    g = state(game)
    morale = g.rules.tables.unit_morale[g.u_type[unit(game, "f.poilus-1")] * 2]
    play(game, "step F6", "?roll")
    assert morale + 3 <= 10 and broken(game, "f.poilus-1")


@pytest.mark.rule("gwc:F128.2c")
def test_who_breaks_on_leaving_arrives_all_the_same() -> None:
    game = french("poilus F6, poilus A11", forts={"mines": "F6"}, axis_draw="6-4", allies_draw="2-1")
    play(game, "activate f.poilus-1", "step F7", "?roll")
    assert broken(game, "f.poilus-1") and where(game, "f.poilus-1") == "F7"


@pytest.mark.rule("gwc:F128.1a", "gwc:F128.1b", "gwc:O16.2a")
@pytest.mark.parametrize(("together", "attacks"), [(True, 1), (False, 2)])
def test_an_advance_as_a_stack_meets_mines_once(together: bool, attacks: int) -> None:
    game = french(
        "ltn-durant F5, poilus F5, poilus A11", "advance", forts={"mines": "F6"}, axis_draw="3-1, 3-2",
        allies_draw="6-5, 6-3",
    )  # fmt: skip
    play(game, "activate f.ltn-durant", "activate f.poilus-1", "?done", "advance f.ltn-durant F6")
    if together:
        play(game, "with f.poilus-1", "?unit f.poilus-1", "?roll", "?roll")
    else:
        play(game, "done", "?roll", "advance f.poilus-1 F6", "?roll")
    assert len(told(game, "mine-attack")) == attacks


# --- Wire ---


@pytest.mark.rule("gwc:F131.2b")
def test_an_advance_goes_through_wire() -> None:
    into = french("poilus F5", "advance", forts={"wire": "F6"})
    play(into, "advance f.poilus-1 F6")
    assert where(into, "f.poilus-1") == "F6" and fort(into, "F6") == "wire"
    out = french("poilus F5", "advance", forts={"wire": "F5"})
    play(out, "advance f.poilus-1 F6")
    assert where(out, "f.poilus-1") == "F6"


@pytest.mark.rule("gwc:F131.1")
def test_wire_costs_three_stats_but_no_movement() -> None:
    free = war(FAR, "poilus F5", active="allies")
    wired = war(FAR, "poilus F5", active="allies", forts={"wire": "F5"})
    u = unit(free, "f.poilus-1")
    for stat, less in ((firepower, 1), (fire_range, 1), (morale_without_cover, 1), (movement, 0)):
        assert stat(state(free), u) - stat(state(wired), u) == less


@pytest.mark.rule("gwc:F131.1", "gwc:F131.2a")
def test_whoever_ignores_wire_loses_nothing_to_it() -> None:
    game = french("poilus F5, poilus A11", forts={"wire": "F6"})
    play(game, "activate f.poilus-1")
    state(game).u_flags[unit(game, "f.poilus-1")] |= IGNORES_WIRE
    play(game, "step F6", "step F7")
    assert where(game, "f.poilus-1") == "F7" and "F8" in notations(game, "step")


@pytest.mark.rule("gwc:F131.2a")
def test_a_stack_is_caught_as_a_whole() -> None:
    game = french("ltn-durant F5, poilus F5", forts={"wire": "F6"})
    play(
        game,
        "activate f.ltn-durant",
        "?activate f.poilus-1",
        "?done",
        "move f.ltn-durant",
        "with f.poilus-1",
        "step F6",
    )
    assert notations(game, "step") == [] and notations(game, "move") == []


# --- Gas ---


@pytest.mark.rule("gwc:T107.1a")
def test_gas_works_in_an_advance_too() -> None:
    game = french("poilus F5, poilus G5 suppressed", "advance", gas="F6 G6")
    play(game, "activate f.poilus-1", "advance f.poilus-1 F6")
    assert suppressed(game, "f.poilus-1")
    other = french("poilus F5, poilus G5 suppressed", "advance", gas="F6 G6")
    play(other, "activate f.poilus-2", "advance f.poilus-2 G6")
    assert broken(other, "f.poilus-2")
