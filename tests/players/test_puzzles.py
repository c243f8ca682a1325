"""Puzzles: what is found is much better than the rest, again in other worlds; the files of all games are sound."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import installed, on_the_path
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import new_game
from sandtable.lab.puzzles import (
    MARGIN, SURE, answer, card, find, game_of, lead_of, load_puzzles, one_of_each, played_to_the_end, puzzle_named,
    read_puzzles, settled, sorts_at, weighed_again, write_puzzles,
)  # fmt: skip
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.players.weighing import Weighing
from sandtable.shelf import game_named, games
from tiny_game import DUEL

SOME = 2  # of each game are weighed again


@pytest.fixture
def lantern(tmp_path: Path) -> Iterator[None]:
    with on_the_path(installed(tmp_path / "site")):
        yield


def test_what_is_found_is_ahead_by_far_and_is_found_again(lantern: None) -> None:
    box = game_named("lantern")
    found = list(find(box, "watchman", box.scenario_names(), 6, "test"))
    assert found
    for puzzle in found:
        assert puzzle.margin >= MARGIN and puzzle.margin >= SURE * puzzle.error
        assert weighed_again(box, puzzle, "other", 20)[0]
        assert [option.chance for option in puzzle.choices] == sorted((o.chance for o in puzzle.choices), reverse=True)
        decision = game_of(box, puzzle).decision_of(puzzle.seat)
        assert decision is not None and len(decision.choices) == len(puzzle.choices), "every choice is weighed"
    assert list(find(box, "watchman", box.scenario_names(), 6, "test")) == found


def test_what_holds_is_told_with_the_figures_of_fresh_worlds(lantern: None) -> None:
    box = game_named("lantern")
    puzzle = next(iter(find(box, "watchman", box.scenario_names(), 6, "test")))
    again = settled(box, puzzle, ["other", "third"], 30)
    assert again is not None and again.worlds == 60
    assert again.name == puzzle.name and again.choices[0].text == puzzle.choices[0].text
    assert again.margin >= MARGIN and again.margin >= SURE * again.error


def test_whether_an_answer_wins_more_often_is_found_by_playing_to_the_end(lantern: None) -> None:
    box = game_named("lantern")
    gains = [played_to_the_end(box, puzzle, "end", 10)[0] for puzzle in load_puzzles(box)]
    assert min(gains) >= 0.0 and max(gains) == 1.0, "one of the three decides the game"


def test_what_is_not_ahead_does_not_hold(lantern: None) -> None:
    box = game_named("lantern")
    puzzle = next(iter(find(box, "watchman", box.scenario_names(), 6, "test")))
    puzzle.choices.reverse()  # the worst is said to be the answer
    assert settled(box, puzzle, ["other"], 30) is None


def test_a_look_takes_the_first_choice_of_each_sort() -> None:
    assert one_of_each({7: "fire", 3: "fire", 5: "pass", 9: "move", 1: "move"}) == [7, 5, 9]


def test_only_the_questions_that_are_named_are_looked_at(lantern: None) -> None:
    box = game_named("lantern")
    for puzzle in find(box, "watchman", box.scenario_names(), 6, "test", ["hide"]):
        decision = game_of(box, puzzle).decision_of(puzzle.seat)
        assert decision is not None and decision.prompt == "hide"


def test_a_file_is_read_as_it_was_written(lantern: None, tmp_path: Path) -> None:
    kept = load_puzzles(game_named("lantern"))
    write_puzzles(tmp_path / "again.json", kept)
    assert read_puzzles(tmp_path / "again.json") == kept and len(kept) == 3
    (tmp_path / "bad.json").write_text('{"puzzles": [{"name": 3}]}')
    with pytest.raises(BadFile, match="puzzles"):
        read_puzzles(tmp_path / "bad.json")
    with pytest.raises(SandtableError, match="there is no puzzle named 'gone'"):
        puzzle_named(game_named("lantern"), "gone")


def with_puzzles() -> list[str]:
    return [name for name, box in games().items() if load_puzzles(box)]


@pytest.mark.long
@pytest.mark.parametrize("title", with_puzzles())
def test_every_puzzle_stands_and_can_be_told(title: str) -> None:
    box = game_named(title)
    puzzles = load_puzzles(box)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        told = answer(box, puzzle)
        assert told["choices"][0]["code"] == told["best"] and told["choices"][0]["text"] == puzzle.choices[0].text
        assert puzzle.margin >= MARGIN and puzzle.margin >= SURE * puzzle.error
        assert card(box, puzzle)["side"] in box.title().seats


@pytest.mark.long
@pytest.mark.parametrize("title", [name for name in with_puzzles() if game_named(name).mind is not None])
def test_some_puzzles_weighed_again_have_the_same_answer(title: str) -> None:
    box = game_named(title)
    for puzzle in load_puzzles(box)[:SOME]:
        same, lead = weighed_again(box, puzzle, "again", 12)
        assert same and lead.margin > lead.error


def test_an_order_by_another_card_is_the_same_answer() -> None:
    box = game_named("combat-commander")
    game = new_game(box.title(), box.scenario("first-patrol"), "sorts")
    players = [new_player("sergeant", "0", title=box.name) for _ in range(2)]
    seen: set[str] = set()
    for _ in range(400):
        decision = game.decision
        assert decision is not None
        if decision.prompt == "turn":
            sorts = sorts_at(box, game, decision.seat)
            texts = {game.notation(code): sort for code, sort in sorts.items()}
            assert texts.pop("pass") == "pass"
            assert all(sort.startswith("order-") for sort in texts.values())
            seen.add("one" if len(set(texts.values())) < len(texts) else "each")
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
    assert seen == {"one", "each"}, "some hands have two cards of an Order"


def test_the_lead_is_that_of_the_last_right_choice_before_the_first_wrong_one() -> None:
    weighing = Weighing(0, [[1], [2], [3], [4]], lambda _: new_game(DUEL, {}, "x"))
    weighing.worths = [[0.5, 0.5], [0.4, 0.4], [0.9, 0.9], [0.8, 0.8]]
    lead = lead_of(weighing, {1: "move", 2: "pass", 3: "fire", 4: "fire"})
    assert lead.sort == "fire" and lead.margin == pytest.approx(0.3)
