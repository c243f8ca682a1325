"""Games for one seat: each plays the same seeds alone; wins and points are counted by name and by scenario."""

from __future__ import annotations

import json

import pytest

from sandtable.cli.main import main
from sandtable.kernel.errors import SandtableError
from sandtable.players.match import Played, wilson
from sandtable.players.solo import SoloResult, jobs_of, play_alone, play_solo


def game(number: int, scenario: str, player: str, won: bool, points: int) -> Played:
    played = Played(number, scenario, (player,), 0 if won else -1, 0)
    played.points = points
    return played


def test_each_game_is_played_by_each() -> None:
    jobs = jobs_of("t", ["a", "b"], ["one", "two"], 3, "s")
    assert [(job[0], job[2], job[3]) for job in jobs] == [
        (0, "one", "a"), (0, "one", "b"), (1, "two", "a"), (1, "two", "b"), (2, "one", "a"), (2, "one", "b"),
    ]  # fmt: skip


def test_wins_and_points_are_told_by_name_and_by_scenario() -> None:
    result = SoloResult("a", "b", 2)
    result.played = [
        game(0, "one", "a", True, 10), game(0, "one", "b", False, 2), game(1, "one", "a", False, 4),
        game(1, "one", "b", False, 2),
    ]  # fmt: skip
    data = result.to_json()
    assert data["games"] == 2 and data["wins"] == {"a": 1, "b": 0} and data["points"] == {"a": 7.0, "b": 2.0}
    assert data["interval"] == list(wilson(1, 2))
    line = data["scenarios"]["one"]["a"]
    assert (line["games"], line["wins"], line["points"]) == (2, 1, 7.0)
    low, high = line["points_interval"]
    assert (low + high) / 2 == pytest.approx(7.0) and high - low == pytest.approx(2 * 1.959964 * 3.0)
    assert data["scenarios"]["one"]["b"]["points_interval"] == [2.0, 2.0]


def test_unknown_names_are_refused_before_anything_is_played() -> None:
    with pytest.raises(SandtableError, match="no opponent named 'sergeant' for combat; there are random, corporal"):
        play_solo("sergeant", "random", "combat")
    with pytest.raises(SandtableError, match="moon"):
        play_solo("random", "random", "combat", ["moon"])


def test_both_meet_the_same_game_and_the_corporal_makes_more_of_it() -> None:
    results = [play_alone((0, "combat", "first-patrol", name, "drill")) for name in ("corporal", "random")]
    assert results[0].points > results[1].points
    again = play_alone((0, "combat", "first-patrol", "random", "drill"))
    assert (again.points, again.decisions) == (results[1].points, results[1].decisions)


def test_the_command_speaks_of_points(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["match", "random", "random", "--title", "combat", "--scenario", "first-patrol", "--games", "1"]
    assert main([*argv, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 1 and set(data["wins"]) == {"random"} and len(data["interval"]) == 2
    assert main(argv) == 0
    said = capsys.readouterr().out
    assert "first-patrol" in said and "points" in said and "95 % intervals" in said
