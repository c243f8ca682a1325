"""Suppression (13): what a Suppressed marker takes, and what it leaves alone."""

from __future__ import annotations

import pytest
from gwc_positions import SPARE, position, state

from commander_play import play, suppressed, unit
from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.stats import command, fire_range, firepower, morale_without_cover, movement
from sandtable.commander.rules.victory import eliminate


@pytest.mark.rule("gwc:13.2a")
@pytest.mark.parametrize("tag", ["landwehr", "lt-mueller"])
def test_one_less_of_four_stats_and_command_as_before(tag: str) -> None:
    game = position(f"{tag} F5", "doughboys F8", axis_hand=SPARE)
    g, u = state(game), 0
    before = [f(g, u) for f in (firepower, fire_range, movement, morale_without_cover)]
    led = command(g, u)
    suppress(g, u)
    assert [f(g, u) for f in (firepower, fire_range, movement, morale_without_cover)] == [n - 1 for n in before]
    assert command(g, u) == led


@pytest.mark.rule("gwc:13.2c")
def test_never_more_than_one_marker() -> None:
    game = position("landwehr F5 suppressed", "doughboys F8")
    suppress(state(game), 0)
    assert firepower(state(game), 0) == 4


@pytest.mark.rule("gwc:13.3")
def test_the_marker_goes_with_the_formation() -> None:
    """A Recover Order takes it away, and so does elimination."""
    game = position("landwehr F5 suppressed, landwehr A1", "doughboys F9", axis_hand=f"G-10 {SPARE}")
    play(game, "order G-10")
    assert not suppressed(game, "g.landwehr-1")
    lost = position("landwehr F5 suppressed, landwehr A1", "doughboys F9")
    u = unit(lost, "g.landwehr-1")
    eliminate(state(lost), u)
    assert state(lost).u_hex[u] < 0 and not suppressed(lost, "g.landwehr-1")
