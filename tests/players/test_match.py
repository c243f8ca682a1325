"""Matches: sides swapped, wins by name, Wilson's interval, the same in one process and in two."""

from __future__ import annotations

import pytest

from sandtable.kernel.errors import SandtableError
from sandtable.players.match import (
    Played,
    Result,
    first_seat,
    jobs_of,
    play_game,
    play_match,
    wilson,
)
from sandtable.shelf import game_named as box
from sandtable.shelf import game_names as title_names


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4901624715, 0.9433178485), (0, 20, 0.0, 0.1611251581)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


@pytest.mark.parametrize(("wins", "games"), [(1, 7), (95, 100), (190, 200)])
def test_the_bounds_are_where_the_score_test_just_fails(wins: int, games: int) -> None:
    for bound in wilson(wins, games):
        deviation = abs(wins / games - bound) / (bound * (1 - bound) / games) ** 0.5
        assert deviation == pytest.approx(1.96, abs=1e-4)


def test_an_empty_match_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_each_scenario_is_played_from_both_sides() -> None:
    jobs = jobs_of("t", "a", "b", ["one", "two"], 8, "s")
    assert [job[2] for job in jobs] == ["one", "one", "two", "two", "one", "one", "two", "two"]
    assert [first_seat(job[0]) for job in jobs] == [0, 1, 0, 1, 0, 1, 0, 1]


def test_wins_are_counted_by_name_whatever_the_side() -> None:
    result = Result("a", "b")
    result.add(Played(0, "one", ("a", "b"), 0, 1))
    result.add(Played(1, "one", ("b", "a"), 1, 1))
    result.add(Played(2, "one", ("a", "b"), 1, 1))
    data = result.to_json()
    assert data["games"] == 3
    assert data["wins"] == {"a": 2, "b": 1}
    assert data["interval"] == list(wilson(2, 3))


def test_a_draw_is_nobodys_win() -> None:
    result = Result("a", "b")
    result.add(Played(0, "one", ("a", "b"), 0, 1))
    result.add(Played(1, "one", ("b", "a"), -1, 1))
    assert result.to_json()["wins"] == {"a": 1, "b": 0}
    assert result.to_json()["draws"] == 1


def test_wins_are_counted_by_side_whoever_has_it() -> None:
    result = Result("a", "b")
    for number, (scenario, winner) in enumerate([("one", 0), ("one", 0), ("two", 1), ("one", 1)]):
        played = Played(number, scenario, ("a", "b") if number % 2 == 0 else ("b", "a"), winner, 1)
        played.decisions = [10, 10 * number]
        result.add(played)
    assert result.to_json()["scenarios"] == {
        "one": {"games": 3, "wins": [2, 1], "decisions": (10 + 20 + 40) / 3},
        "two": {"games": 1, "wins": [0, 1], "decisions": 30},
    }


def test_a_player_against_himself_keeps_two_counts() -> None:
    result = Result("a", "a")
    result.add(Played(0, "one", ("a", "a"), 1, 1))
    assert result.to_json()["wins"] == {"a": 0, "a (2)": 1}


@pytest.mark.long
def test_a_match_is_the_same_in_two_processes() -> None:
    told: list[int] = []
    alone = play_match("random", "random", ["first-patrol"], 2, "same", lambda _, done: told.append(done), 1)
    shared = play_match("random", "random", ["first-patrol"], 2, "same", None, 2)
    assert told == [1, 2]
    assert [(p.winner, p.ending, p.decisions) for p in alone.played] == [
        (p.winner, p.ending, p.decisions) for p in shared.played
    ]
    assert alone.milliseconds("random") > 0.0


def test_unknown_names_are_refused_before_anything_is_played() -> None:
    with pytest.raises(SandtableError, match="no opponent named 'corporal'"):
        play_match("corporal", "random")
    with pytest.raises(SandtableError, match="no scenario named 'nowhere'"):
        play_match("random", "random", ["nowhere"])


def test_scenarios_load_by_name() -> None:
    for title in title_names():
        first = box(title).scenario_names()[0]
        assert box(title).scenario(first)["name"] == first
    with pytest.raises(SandtableError, match="no game named 'chess'; there are combat-commander, combat, "):
        box("chess")


@pytest.mark.long
def test_the_sergeant_beats_random_from_either_side() -> None:
    for number in (0, 1):
        played = play_game((number, "combat-commander", "first-patrol", "sergeant", "random", "drill"))
        assert played.winner == first_seat(number)
