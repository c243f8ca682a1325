"""The measurements measure something; how much is not a test's business."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.lab import print_speeds
from sandtable.lab import bench
from sandtable.shelf import game_names
from sandtable.shelf import kit_of as kit


OTHER = 'print(\'{"name": "other", "decisions_per_s": 7, "games": 1}\')\n'


def test_without_its_environment_there_is_no_yardstick(tmp_path: Path) -> None:
    assert bench.measure_yardstick(1, tmp_path) is None


def yardstick_in(root: Path, script: str) -> None:
    """Another yardstick, in an environment of its own."""
    for path in (root / bench.YARDSTICK_PYTHON, root / bench.YARDSTICK):
        path.parent.mkdir(parents=True, exist_ok=True)
    (root / bench.YARDSTICK_PYTHON).unlink(missing_ok=True)
    (root / bench.YARDSTICK_PYTHON).symlink_to(sys.executable)
    (root / bench.YARDSTICK).write_text(script)


def test_a_yardstick_that_fails_is_none_and_no_breakdown(tmp_path: Path) -> None:
    yardstick_in(tmp_path, "raise SystemExit(2)\n")
    assert bench.measure_yardstick(1, tmp_path) is None
    yardstick_in(tmp_path, OTHER)
    assert bench.measure_yardstick(1, tmp_path) == {"name": "other", "decisions_per_s": 7}


@pytest.mark.long
def test_several_titles_stand_beside_one_run_of_the_yardstick(tmp_path: Path) -> None:
    yardstick_in(tmp_path, "open('runs', 'a').write('x')\n" + OTHER)
    titles = game_names()[-2:]
    found = bench.run_all(True, tmp_path, titles)
    assert list(found) == titles and (tmp_path / "runs").read_text() == "x"
    for speed in found.values():
        assert speed["ratio"] == pytest.approx(speed["decisions_per_s"] / 7, rel=0.01)


def test_the_lap_that_tells_is_the_middle_one_by_its_ratio() -> None:
    """A slow moment of the machine slows the yardstick too: the ratio counts, not the speed."""
    speeds = [(90.0, 10), (100.0, 50), (30.0, 10)]
    laps = [bench.Lap(mine, 1.0, {"name": "other", "decisions_per_s": theirs}) for mine, theirs in speeds]
    assert [lap.ratio for lap in bench.by_speed(laps)] == [2.0, 3.0, 9.0]
    alone = [bench.Lap(mine, 1.0, None) for mine, _ in speeds]
    assert [lap.decisions_per_s for lap in bench.by_speed(alone)] == [30.0, 90.0, 100.0]


def test_every_title_has_its_line_beside_the_yardstick(capsys: pytest.CaptureFixture[str]) -> None:
    speed: dict[str, Any] = {
        "mode": "compiled",
        "decisions_per_s": 14000,
        "clone_us": 2.04,
        "sergeant_ms": 0.31,
        "ratio": 2.0,
    }
    speed["yardstick"] = {"name": "other", "decisions_per_s": 7000}
    print_speeds({"one": speed, "another": {**speed, "ratio": 3.456, "ratios": [3.1, 3.456, 3.6]}})
    assert capsys.readouterr().out.splitlines() == [
        "one        14,000 decisions/s, ratio 2.00, clone 2.04 us, sergeant 0.31 ms a decision",
        "another    14,000 decisions/s, ratio 3.46 (3.10 to 3.60), clone 2.04 us, sergeant 0.31 ms a decision",
        "compiled; other: 7,000 decisions/s",
    ]
    print_speeds({"one": {**speed, "ratio": None, "yardstick": None}})
    assert "ratio" not in capsys.readouterr().out


@pytest.mark.parametrize("title", game_names())
def test_play_and_copies_take_time(title: str) -> None:
    lab = kit(title)
    decisions, games = bench.random_play(lab, 1)
    assert decisions > games > 0
    assert bench.clone_time(lab, 2, 1) > 0


@pytest.mark.long
@pytest.mark.parametrize("title", game_names())
def test_the_opponent_thinks_about_the_title_at_hand(title: str) -> None:
    lab = kit(title)
    assert set(bench.match_of(lab, 1).scenarios) <= set(lab.game.scenario_names())
