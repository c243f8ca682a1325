"""Records: a game played again from its decisions; one that no longer fits says where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.kernel.choice import choice
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import ReplayError, replay
from tiny_game import DUEL, MARK


def finished() -> Game:
    game = new_game(DUEL, {"leader": 1}, "record")
    game.play(choice(MARK, 2))
    while game.decision is not None:
        game.play(game.decision.choices[-1], game.decision.seat)
    return game


def record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(finished().record()))
    return data


def test_a_record_gives_the_same_game_again() -> None:
    game = finished()
    again = replay(DUEL, record())
    assert DUEL.equal(again.state, game.state)
    assert (again.events, again.outcomes, again.decisions) == (game.events, game.outcomes, game.decisions)
    assert again.record() == game.record()


def test_decisions_are_written_in_notation() -> None:
    data = record()
    assert (data["format"], data["version"], data["title"], data["revision"]) == ("sandtable-record", 2, "duel", 2)
    assert data["decisions"][:2] == [[1, "mark 2"], [1, "ready"]]
    assert data["decisions"][2][1].startswith("bid ")


@pytest.mark.parametrize("until", [0, 1, 3, 99])
def test_a_game_without_undo_writes_the_same_when_asked(until: int) -> None:
    """Whatever part of it was played fast."""
    game, other = finished(), new_game(DUEL, {"leader": 1}, "record")
    for place, (seat, code) in enumerate(game.decisions):
        other.keep_undo = place < until
        other.play(code, seat)
    assert len(other.texts) == min(until, len(game.decisions))
    assert other.record() == game.record()


def test_a_clone_writes_its_own_decisions() -> None:
    game = new_game(DUEL, {}, "record")
    game.play_text("mark 2")
    one, two = game.clone(), game.clone()
    one.play_text("mark 1")
    two.play_text("ready")
    assert (game.notations(), one.notations(), two.notations()) == (
        ["mark 2"], ["mark 2", "mark 1"], ["mark 2", "ready"]
    )  # fmt: skip


def test_a_record_can_be_played_up_to_a_decision() -> None:
    data = record()
    for upto in range(len(data["decisions"]) + 1):
        assert len(replay(DUEL, data, upto=upto).decisions) == upto


def test_a_taken_back_decision_is_not_in_the_record() -> None:
    game = new_game(DUEL, {}, "record")
    game.play(choice(MARK, 2))
    game.undo(0)
    assert game.record()["decisions"] == [] and len(game.outcomes) == 1
    game.play(choice(MARK, 3))
    assert game.record()["decisions"] == [[0, "mark 3"]]


@pytest.mark.parametrize("index", [0, 1, 3])
def test_an_altered_decision_is_named(index: int) -> None:
    data = record()
    data["decisions"][index][1] = "mark 9"
    with pytest.raises(ReplayError, match=rf"record: decision {index + 1} \(mark 9\) no longer fits") as caught:
        replay(DUEL, data)
    assert (caught.value.index, caught.value.text) == (index, "mark 9")


def test_a_decision_of_the_wrong_seat_is_named() -> None:
    data = record()
    data["decisions"][0][0] = 0
    with pytest.raises(ReplayError, match=r"decision 1 \(mark 2\) no longer fits: nothing is asked of seat 0"):
        replay(DUEL, data)


def test_decisions_after_the_end_are_named() -> None:
    data = record()
    data["decisions"].append([0, "ready"])
    with pytest.raises(ReplayError, match=f"decision {len(data['decisions'])} .*over"):
        replay(DUEL, data)


def test_another_seed_is_found_out_by_the_outcomes() -> None:
    """The same decisions may still be legal, but other cards come up."""
    data = record()
    first = next(i for i, shown in enumerate(data["outcomes"][1:]) if shown)
    data["outcomes"][first + 1][0] += 1
    with pytest.raises(ReplayError, match="other cards or dice") as caught:
        replay(DUEL, data)
    assert caught.value.index == first


@pytest.mark.parametrize(
    ("field", "bad", "named"),
    [
        ("format", "chess", "format"),
        ("title", None, "title"),
        ("scenario", [], "scenario"),
        ("seed", 7, "seed"),
        ("options", "none", "options"),
        ("decisions", {}, "decisions"),
        ("decisions", [[0, "ready"], [0]], "decisions[1]"),
        ("decisions", [[0, 5]], "decisions[0]"),
        ("decisions", [[True, "ready"]], "decisions[0]"),
        ("version", "2", "version"),
        ("version", 0, "version"),
        ("revision", "2", "revision"),
        ("outcomes", 3, "outcomes"),
        ("outcomes", [[1], 2], "outcomes[1]"),
    ],
)
def test_a_broken_record_names_file_and_field(field: str, bad: object, named: str) -> None:
    data = record()
    data[field] = bad
    with pytest.raises(BadFile) as caught:
        replay(DUEL, data, "game.json")
    assert (caught.value.source, caught.value.field) == ("game.json", named)
    assert str(caught.value).startswith(f"game.json: {named}: ")


@pytest.mark.parametrize("field", ["format", "title", "scenario", "seed", "options", "decisions"])
def test_a_missing_field_is_named(field: str) -> None:
    data = record()
    del data[field]
    with pytest.raises(BadFile) as caught:
        replay(DUEL, data)
    assert caught.value.field == field


def test_a_record_of_another_game_is_refused() -> None:
    data = record()
    data["title"] = "chess"
    with pytest.raises(BadFile) as caught:
        replay(DUEL, data)
    assert caught.value.field == "title"
