"""Habits of opponents: the sergeant's by default, learned ones from a file, and the games they are learned from."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import cast

import pytest

from sandtable.commander.bots.habits import Habits
from sandtable.commander.bots.mind import CommanderMind
from sandtable.commander.bots.temper import STEADY, Temper
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.lab.rounds import Duel, fight
from sandtable.commander.lab.school import STEPS, TIMES, Lesson, attend, knobs, moved, play_one
from sandtable.commander.learned import read_temper
from sandtable.commander.rules import names
from sandtable.commander.rules.state import State
from sandtable.commander.rules.verbs import CHOOSE_PASS
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.lab.training.positions import shape
from sandtable.lab.training.refine import targets
from sandtable.shelf import game_named

TITLE = "combat-commander"


def at_first_turn(seed: str) -> Game:
    box = game_named(TITLE)
    game = new_game(box.title(), box.scenario(box.scenario_names()[0]), seed)
    thumb = Thumb()
    while game.prompt_of(game.state.asking) != "turn":
        who = game.state.asking
        game.play(thumb.choose(cast(State, game.state), who, game.prompt_of(who), game.choices), who)
    return game


def test_a_habit_is_of_one_posture() -> None:
    """Nothing is worth an Order to who wants a hundred VPs of it; the other side is not asked."""
    choosy, plain = Habits({"least_order": 100.0}), Habits({})
    game = at_first_turn("posture")
    g, who = cast(State, game.state), game.state.asking
    attacks = g.rules.posture[who] != names.DEFEND

    def chosen(temper: Temper) -> int:
        return Thumb(temper).choose(g, who, "turn", game.choices)

    own = Temper("x", 0.0, 1.0, 1.0, False, choosy if attacks else plain, plain if attacks else choosy)
    others = Temper("x", 0.0, 1.0, 1.0, False, plain if attacks else choosy, choosy if attacks else plain)
    usual = chosen(STEADY)
    assert chosen(others) == usual != chosen(own)


def test_the_network_is_told_the_same_whatever_the_habits() -> None:
    """It was trained on the sergeant's eyes."""
    game = at_first_turn("numbers")
    box = game_named(TITLE)
    assert box.mind is not None
    mind = cast(CommanderMind, box.mind())
    odd = Habits(dict.fromkeys(knobs(), 3.0))
    other = CommanderMind(Thumb(Temper("odd", 0.0, 1.0, 1.0, False, odd, odd)), mind.net)
    assert other.numbers(game, 0) == mind.numbers(game, 0)


@pytest.mark.once
@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("{", "cannot be read"),
        ('{"attacking": {}}', "defending"),
        ('{"attacking": {"courage": 1}, "defending": {}}', "courage"),
    ],
)
def test_damaged_habits_are_named(tmp_path: Path, damage: str, reason: str) -> None:
    path = tmp_path / "habits.json"
    path.write_text(damage)
    with pytest.raises(BadFile, match=reason):
        read_temper(path)


@pytest.mark.once
def test_a_step_multiplies_or_adds() -> None:
    found = moved({"move": 0.4}, {"move": 1.0, "rout": -1.0, "keep_from": 1.0, "fire": 0.0})
    assert found["move"] == pytest.approx(0.4 * TIMES)
    assert found["rout"] == pytest.approx(1.0 / TIMES)
    assert found["keep_from"] == pytest.approx(2.2 + STEPS["keep_from"])
    assert found["fire"] == 1.0


@pytest.mark.once
def test_a_school_writes_what_it_tells() -> None:
    """As many positions as it says, each of the right length; both sides with habits of their own; twice the same."""
    file, again = io.BytesIO(), io.BytesIO()
    told = play_one(file, TITLE, 0, "test", {})
    assert json.dumps(told) == json.dumps(play_one(again, TITLE, 0, "test", {}))
    assert file.getvalue() == again.getvalue()
    data = memoryview(file.getvalue()).cast("f").tolist()
    sizes, at, count = shape(TITLE), 0, 0
    while at < len(data):
        at += 3 + sizes["table"] + sizes["piece"] * int(data[at + 1] + data[at + 2])
        count += 1
    assert at == len(data) and count == told["positions"] > 0
    assert told["steps"][0] != told["steps"][1] and set(told["steps"][0]) == set(knobs())


@pytest.mark.once
def test_a_school_need_not_look_at_every_game(tmp_path: Path) -> None:
    """Games are told all the same, and looking changes none of them."""

    def told(looked_at: int) -> tuple[list[dict[str, object]], int]:
        folder = tmp_path / str(looked_at)
        assert attend(Lesson(TITLE, str(folder), 0, 2, 1e9, "test", {}, looked_at)) == 2
        rows = [json.loads(line) for line in (folder / "0.games").read_text().splitlines()]
        return rows, (folder / "0.positions").stat().st_size

    (every, much), (second, some), (no, nothing) = told(1), told(2), told(0)
    assert much > some > nothing == 0
    assert [row["positions"] for row in no] == [0, 0] and second[1]["positions"] == 0 < every[1]["positions"]
    assert [row["winner"] for row in every] == [row["winner"] for row in second] == [row["winner"] for row in no]


@pytest.mark.once
@pytest.mark.parametrize("title", ["combat-commander", "great-war-commander"])
def test_a_duel_of_equal_habits_is_won_once_by_each_side(title: str, tmp_path: Path) -> None:
    """The same cards with sides swapped: whoever wins the first game loses the second."""
    file = tmp_path / "habits.json"
    file.write_text(json.dumps({"attacking": {}, "defending": {}}))
    scenario = game_named(title).scenario_names()[0]
    assert fight(Duel(title, str(file), scenario, 2, 1e12)) == (str(file), scenario, 2, 1)
    assert fight(Duel(title, str(file), scenario, 2, 0.0)) == (str(file), scenario, 0, 0)


@pytest.mark.once
def test_an_order_that_may_cost_something_is_no_work() -> None:
    """Where nothing can be dug and even a loss would be worth an Order, the Turn ends (found by learning)."""
    box = game_named("great-war-commander")
    game = new_game(box.title(), box.scenario(box.scenario_names()[0]), "works")
    assert box.mind is not None
    eager = Habits({"least_order": -1.0})
    thumb = type(cast(CommanderMind, box.mind()).thumb)(Temper("eager", 0.0, 1.0, 1.0, False, eager, eager))
    while game.prompt_of(game.state.asking) != "turn":
        who = game.state.asking
        game.play(thumb.choose(cast(State, game.state), who, game.prompt_of(who), game.choices), who)
    assert thumb.choose(cast(State, game.state), game.state.asking, "turn", [CHOOSE_PASS]) == CHOOSE_PASS


@pytest.mark.once
def test_a_position_learns_from_the_turns_after_it() -> None:
    """Two Turns of a game that seat 0 won: the last learns the outcome, the one before mostly what was said of it."""
    taught = targets([(0, 4, "x")], [1.0, 0.0, 1.0, 0.0], [0.9, 0.9, 0.6, 0.2], 0.25)
    assert taught == pytest.approx([0.7, 0.15, 1.0, 0.0])
