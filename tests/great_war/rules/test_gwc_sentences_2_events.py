"""Sentences of the Events (E56 to E97) where they meet those of the terrain."""

from __future__ import annotations

import pytest
from gwc_events import draw_event, flagged, is_over, keep, offered, play
from test_gwc_time import at_track, rally_into_time, with_track

from commander_play import play as play_on
from gwc_play import suppressed

G_FAR, F_FAR = "landwehr A1", "poilus O11"
GAS = {"gas": "F6 K6"}
LOST = {"axis": {"casualties": ["landwehr"]}}


# --- whoever comes into Gas, by whatever means, has entered it (T107.1) ---


@pytest.mark.rule("gwc:T107.1a", "gwc:E72b")
def test_infiltrators_in_gas_are_suppressed_at_once() -> None:
    game = keep(draw_event("infiltration", G_FAR, F_FAR, ["dice 6-1", "hex F6"], own=GAS))
    play(game, "hex F6")
    assert len(flagged(game, "suppressed")) == 1
    fresh = keep(draw_event("infiltration", G_FAR, F_FAR, ["dice 6-1", "hex F6"], own=GAS))
    play(fresh, "hex F5")
    assert flagged(fresh, "suppressed") == []


@pytest.mark.rule("gwc:T107.1a", "gwc:E91b")
def test_stragglers_in_gas_are_suppressed_but_do_not_break() -> None:
    game = keep(draw_event("stragglers", G_FAR, F_FAR, ["dice 6-1", "hex F6"], own=GAS))
    play(game, "hex F6")
    assert len(flagged(game, "suppressed")) == 1 and flagged(game, "broken") == []


@pytest.mark.rule("gwc:T107.1a", "gwc:E97b")
def test_walking_wounded_in_gas_are_suppressed() -> None:
    game = draw_event("walking-wounded", "infanterie K2", F_FAR, ["hex F6"], table=LOST, own=GAS)
    play(game, *[text for text in offered(game) if text.startswith("unit")][:1], "hex F6")
    assert flagged(game, "suppressed") == flagged(game, "broken") == ["g.landwehr-1"]


@pytest.mark.rule("gwc:T107.1a", "gwc:E70a")
def test_a_hero_who_comes_into_gas_is_suppressed_and_rallies_all_the_same() -> None:
    game = draw_event("hero", "infanterie F6 broken, infanterie A1", F_FAR, own=GAS)
    play(game, "hex F6")
    assert flagged(game, "suppressed") == ["g.hero"]
    play(game, "unit g.infanterie-1")
    assert flagged(game, "broken") == [] and is_over(game)


@pytest.mark.rule("gwc:T107.1a", "gwc:E88")
def test_a_runner_who_reports_in_gas_is_suppressed() -> None:
    game = play(draw_event("runner", "infanterie A1, hptm-bertin K6", F_FAR, own=GAS), "yes")
    assert flagged(game, "suppressed") == ["g.bote-1"]


@pytest.mark.rule("gwc:T107.1a", "gwc:6.1.2g")
def test_reinforcements_in_gas_are_suppressed() -> None:
    game = rally_into_time(
        **with_track("axis", *at_track(1, "infanterie"), men="infanterie E2 broken"), own={"gas": "D1 H1 I1"}
    )
    play_on(game, "?remove H1", "?hex H1", "?hex I1")
    play_on(game, "place g.infanterie-2 D1")
    assert suppressed(game, "g.infanterie-2")
