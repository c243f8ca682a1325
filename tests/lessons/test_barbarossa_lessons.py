"""The lesson of Barbarossa plays through, says everything in both languages, and tells what really happens."""

from __future__ import annotations

import random
import re

import pytest
from lesson_games import OPTIONS, begun, check_keys, check_rules, check_steps, check_texts, spoiled, text_of, through

from sandtable.games.barbarossa.data.lessons import LESSONS, THEMES
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.texts import languages

NAME = "at-the-crossroads"
GUIDE = LESSONS.script(NAME)


@pytest.mark.parametrize("options", OPTIONS)
def test_it_plays_through_step_by_step(options: dict[str, object]) -> None:
    check_steps(GUIDE, options)


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_expected_is_legal_and_all_else_is_refused(options: dict[str, object]) -> None:
    game = begun(GUIDE, options)
    clicks = 0
    for lesson in through(GUIDE, game):
        decision = game.decision
        assert decision is not None
        expected = GUIDE.expected(game)
        assert lesson["expect"] == expected and set(expected) <= set(decision.choices + decision.extras)
        if lesson["step"] == lesson["steps"]:
            break
        clicks += GUIDE.answer(game) is None
        assert all(GUIDE.allows(game, code) == (code in expected) for code in decision.choices)
    assert clicks > 40


def test_the_last_step_is_free_and_the_game_goes_on_to_its_end() -> None:
    game = begun(GUIDE, {"windows": True})
    list(through(GUIDE, game))
    game.keep_undo = False
    rng = random.Random("lesson")
    while game.decision is not None:
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    assert game.over


@pytest.mark.parametrize("lang", languages())
def test_every_text_exists_and_none_is_spare(lang: str) -> None:
    check_keys(LESSONS, NAME, lang)
    check_texts(LESSONS, NAME, lang)


def test_every_rule_named_is_in_the_ledger_and_explained() -> None:
    check_rules("barbarossa", LESSONS, NAME, SCREEN.rule_key)


def test_all_themes_are_taught() -> None:
    assert {step.theme for step in LESSONS.read(NAME).step} == set(THEMES)


def test_a_step_points_at_what_is_there() -> None:
    game = begun(GUIDE, {"windows": True})
    for lesson in through(GUIDE, game):
        for thing in lesson["point"]:
            SCREEN.inspect(game, GUIDE.seat, thing)
            assert re.fullmatch(r"h:[A-M]\d+|u:\d", thing), (lesson["step"], thing)


# --- what is told is what happens ---


def events(game: Game, name: str) -> list[list[str]]:
    told = [TITLE.event_data(game.state, event) for event in game.events if TITLE.event_names[event[0]] == name]
    return [[str(arg.get("text", arg)) for arg in entry["args"]] for entry in told]


@pytest.mark.parametrize("lang", languages())
def test_the_numbers_told_are_those_of_the_game(lang: str) -> None:
    game = begun(GUIDE)
    list(through(GUIDE, game))
    dice = [(row[0], row[1], row[2]) for row in events(game, "fires")]
    assert dice[:2] == [("G3", "S1", "17"), ("G3", "S1", "11")] and ("G2", "S2", "15") in dice
    assert [row[:2] for row in events(game, "rolls")][:1] == [["G3", "5"]]
    tests = [row[:3] for row in events(game, "tests-fortitude")]
    assert tests[:3] == [["S1", "11", "8"], ["S2", "7", "8"], ["S2", "6", "8"]]
    assert [row[0] for row in events(game, "is-suppressed")] == ["S1"]
    assert [row[0] for row in events(game, "is-destroyed")] == ["S1"]
    told = {
        "suppression": [17, 11, 3], "first-turn": [5, 4, 1, 11, 8], "second-turn": [4, 2, 7, 8], "pin-it": [15],
        "go-on": [6], "open-fire": [11, 1],
    }  # fmt: skip
    for step, numbers in told.items():
        found = re.findall(r"(?<![A-M\d])\d+", text_of(NAME, step, lang))
        assert set(numbers) <= set(map(int, found)), (step, found)


def test_a_play_that_does_not_fit_is_named() -> None:
    guide = spoiled(LESSONS, NAME, {"path": ["step A1"]})
    with pytest.raises(BadFile, match="step path: 'step A1' is not offered"):
        guide.line({})
