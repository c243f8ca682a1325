"""Sentences of the Actions before a Defence Roll (A36 to A46) where they meet other rules."""

from __future__ import annotations

import pytest
from gwc_shots import american, shot

from commander_play import notations, play, prompt, suppressed, told


@pytest.mark.rule("gwc:A37b", "gwc:8.1.1a")
def test_a_counterattack_puts_no_second_marker_on_anybody() -> None:
    """Of three who fire beside the Doughboys one is Suppressed already; the two others can be."""
    counter = american("counterattack")
    game = shot("hptm-bertin F6, landwehr F6 suppressed, landwehr E7, landwehr G7", "doughboys F7", counter, draw="6-4")
    play(game, "activate g.hptm-bertin", *(f"activate g.landwehr-{n}" for n in (1, 2, 3)), "?done", "?fire F7")
    play(game, "base g.landwehr-1", "join g.landwehr-2", "join g.landwehr-3", "?done", f"play {counter}")
    assert prompt(game) == "counterattack" and notations(game, "unit") == ["g.landwehr-2", "g.landwehr-3"]
    play(game, "unit g.landwehr-2", "unit g.landwehr-3")
    assert suppressed(game, "g.landwehr-2") and suppressed(game, "g.landwehr-3")


@pytest.mark.rule("gwc:A37b", "gwc:8.1.1a")
def test_a_counterattack_on_the_suppressed_asks_nothing() -> None:
    counter = american("counterattack")
    game = shot("landwehr F6 suppressed", "doughboys F7", counter)
    play(game, f"play {counter}")
    assert prompt(game) != "counterattack" and told(game, "counterattacked") == []
