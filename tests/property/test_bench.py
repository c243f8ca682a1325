"""The measurements measure something; how much is not a test's business."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sandtable.lab import bench
from sandtable.shelf import game_names
from sandtable.shelf import kit_of as kit


def test_without_its_environment_there_is_no_yardstick(tmp_path: Path) -> None:
    assert bench.measure_yardstick(1, tmp_path) is None


def test_a_yardstick_that_fails_is_none_and_no_breakdown(tmp_path: Path) -> None:
    python = tmp_path / bench.YARDSTICK_PYTHON
    script = tmp_path / bench.YARDSTICK
    for path in (python, script):
        path.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    script.write_text("raise SystemExit(2)\n")
    assert bench.measure_yardstick(1, tmp_path) is None
    script.write_text('print(\'{"name": "other", "decisions_per_s": 7, "games": 1}\')\n')
    assert bench.measure_yardstick(1, tmp_path) == {"name": "other", "decisions_per_s": 7}


@pytest.mark.parametrize("title", game_names())
def test_play_and_copies_take_time(title: str) -> None:
    lab = kit(title)
    decisions, games = bench.random_play(lab, 1)
    assert decisions > games > 0
    assert bench.clone_time(lab, 2, 1) > 0


@pytest.mark.parametrize("title", game_names())
def test_the_opponent_thinks_about_the_title_at_hand(title: str) -> None:
    lab = kit(title)
    assert set(bench.match_of(lab, 1).scenarios) <= set(lab.game.scenario_names())
