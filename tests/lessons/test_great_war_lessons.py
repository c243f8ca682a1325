"""The lesson of Great War Commander plays through, says everything in both languages, and tells what really happens."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from lesson_games import (
    OPTIONS,
    begun,
    check_keys,
    check_rules,
    check_steps,
    check_texts,
    shown,
    spoiled,
    text_of,
    through,
)

from sandtable.games.great_war_commander.lessons import LESSONS, THEMES
from sandtable.games.great_war_commander.screen import SCREEN
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.choice import verb_of
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.kernel.record import replay
from sandtable.texts import languages, messages

NAME = "over-the-top"
GUIDE = LESSONS.script(NAME)


@pytest.mark.parametrize("options", OPTIONS)
def test_it_plays_through_step_by_step(options: dict[str, object]) -> None:
    check_steps(GUIDE, options)


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_expected_is_legal_and_all_else_is_refused(options: dict[str, object]) -> None:
    game = begun(GUIDE, options)
    clicks = refused = 0
    for lesson in through(GUIDE, game):
        decision = game.decision
        assert decision is not None
        offered, expected = decision.choices + decision.extras, GUIDE.expected(game)
        assert lesson["expect"] == expected and set(expected) <= set(offered)
        if lesson["step"] == lesson["steps"]:
            break
        if GUIDE.answer(game) is None:
            assert decision.seat == GUIDE.seat and len(expected) == 1 and len(decision.choices) > 1
            clicks += 1
        else:
            assert expected == []
        for code in offered:
            assert GUIDE.allows(game, code) == (code in expected)
            refused += code not in expected
    assert clicks >= 50 and refused > 100


def test_the_last_step_is_free_and_the_game_goes_on_to_its_end() -> None:
    game = begun(GUIDE, {"windows": True})
    last = list(through(GUIDE, game))[-1]
    decision = game.decision
    assert decision is not None and decision.seat == GUIDE.seat and decision.prompt == "next-order"
    assert last["expect"] == decision.choices + decision.extras and len(decision.choices) > 1
    for code in decision.choices:
        after = game.clone()
        after.play(code, decision.seat)
        assert GUIDE.lesson(after) is None and GUIDE.answer(after) is None
    game.play(decision.choices[0], decision.seat)
    game.keep_undo = False
    rng = random.Random("lesson")
    while game.decision is not None:
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    assert game.over


def test_nothing_interrupts() -> None:
    """No trigger, no Event, no Time: the seed is chosen for that."""
    game = begun(GUIDE)
    list(through(GUIDE, game))
    told = {TITLE.event_names[event[0]] for event in game.events}
    assert not told & {"trigger", "event", "time", "random-hex", "rerolled", "game-over"}


def test_taking_back_and_replaying_find_the_step_again() -> None:
    game = begun(GUIDE, {"windows": True})
    undone = 0
    for lesson in through(GUIDE, game):
        if lesson["expect"] and game.can_undo(GUIDE.seat):
            again = game.clone()
            again.play(GUIDE.expected(game)[0], GUIDE.seat)
            if again.can_undo(GUIDE.seat):
                again.undo(GUIDE.seat)
                assert GUIDE.lesson(again) == lesson
                undone += 1
    assert undone > 5
    assert shown(GUIDE, replay(TITLE, game.record(), upto=10))["step"] == GUIDE.line(game.options)[10].step + 1


# --- what is said ---


@pytest.mark.parametrize("lang", languages())
def test_every_text_exists_and_none_is_spare(lang: str) -> None:
    check_keys(LESSONS, NAME, lang)
    assert {f"war-theme-{theme}" for theme in THEMES} <= set(messages(lang))


@pytest.mark.parametrize("lang", languages())
def test_texts_are_short(lang: str) -> None:
    check_texts(LESSONS, NAME, lang)


def test_every_rule_named_is_in_the_ledger_and_explained() -> None:
    check_rules("great-war-commander", LESSONS, NAME, SCREEN.rule_key)


def test_all_themes_are_taught() -> None:
    assert {step.theme for step in LESSONS.read(NAME).step} == set(THEMES)


def test_a_step_points_at_what_is_there_and_at_what_it_wants_clicked() -> None:
    game = begun(GUIDE, {"windows": True})
    pointed = 0
    for lesson in through(GUIDE, game):
        if not lesson["expect"] or lesson["step"] == lesson["steps"]:
            continue
        view: Any = game.view(GUIDE.seat)
        there = {f"u:{unit['id']}" for unit in view["units"] if unit["hex"] is not None}
        there |= {f"w:{weapon['id']}" for weapon in view["weapons"] if not weapon["eliminated"]}
        there |= {f"c:{card}" for card in view["sides"][GUIDE.seat]["hand"]}
        for thing in lesson["point"]:
            gone = thing.startswith("c:") and len(lesson["point"]) > 1  # played by an earlier click of the step
            assert thing in there or gone or re.fullmatch(r"h:[A-L][1-9]|x:strategy-[a-z0-9-]+", thing), lesson["step"]
            pointed += 1
        kinds = TITLE.verbs[verb_of(lesson["expect"][0])].kinds
        if not set(kinds) & {"unit", "weapon", "piece", "hex", "card", "strategy"}:
            continue
        question: Any = SCREEN.question(game, GUIDE.seat)
        (clicked,) = [choice["things"] for choice in question["choices"] if choice["code"] == lesson["expect"][0]]
        assert set(clicked) & set(lesson["point"]), (lesson["step"], clicked, lesson["point"])
    assert pointed > 60


# --- what is told is what happens ---


def events(game: Game, name: str) -> list[list[str]]:
    told = [TITLE.event_data(game.state, event) for event in game.events if TITLE.event_names[event[0]] == name]
    return [[str(arg.get("text", arg)) for arg in entry["args"]] for entry in told]


@pytest.mark.parametrize("lang", languages())
def test_the_numbers_told_are_those_of_the_game(lang: str) -> None:
    game = begun(GUIDE)
    list(through(GUIDE, game))
    assert [row[1:3] for row in events(game, "targeting")] == [["15", "8"], ["20", "8"]]
    assert [row[0] for row in events(game, "drift")] == ["I3", "J4"]
    assert [row[1] for row in events(game, "impact-vacant") + events(game, "impact")] == ["16", "19"]
    assert [row[0] for row in events(game, "attack-total")] == ["11", "19", "21"]
    defences = [(row[0], row[2]) for row in events(game, "defence")]
    assert defences == [
        ("g.infanterie-1", "17"), ("g.lt-ebel", "15"), ("f.poilus-1", "13"), ("f.ltn-de-grasse", "13"),
        ("g.infanterie-1", "14"), ("g.lt-ebel", "21"), ("g.landwehr-1", "18"),
    ]  # fmt: skip
    assert [row[1:] for row in events(game, "bog")] == [["5", "4"], ["4", "4"]]
    told = {
        "round": [8], "impact": [15, 16, 19], "defence": [8, 3, 11, 7, 2], "held": [13, 11], "far": [3, 2],
        "target": [5, 11, 8, 1], "killed": [9, 10, 19, 14, 2, 21], "bog": [4], "second-tank": [5], "cohesion": [4, 1],
        "shot": [8, 1], "shot-roll": [], "plus-one": [10, 1], "gas": [21, 18],
    }  # fmt: skip
    for step, numbers in told.items():
        found = re.findall(r"(?<![A-L\d])\d+", text_of(NAME, step, lang))
        assert set(numbers) <= set(map(int, found)), (step, found)


def test_the_fates_are_those_the_texts_name() -> None:
    game = begun(GUIDE)
    list(through(GUIDE, game))
    assert events(game, "broke") == [["g.infanterie-1"], ["g.lt-ebel"], ["f.renault-ft-mg-1"], ["g.landwehr-1"]]
    assert events(game, "eliminated") == [["g.infanterie-1"]]
    assert events(game, "bogged") == [["f.renault-ft-mg-1"]]
    assert events(game, "cohesion-lost") == [["f.poilus-2"], ["g.landwehr-1"]]
    assert events(game, "fort-reduced") == [["I3", "trench", "foxholes"]]
    assert [row[0] for row in events(game, "gas-placed")] == ["J4", "J3", "K4", "K5", "J5", "I5", "I4"]
    assert events(game, "suppressed")[-2:] == [["g.hptm-bertin"], ["g.infanterie-3"]]
    assert [row[1] for row in events(game, "strategy-played")] == ["aerial-reconnaissance"]
    assert [row[1] for row in events(game, "strategy-added")] == ["french-75s"]


# --- mistakes in a lesson are named ---


def test_a_play_that_does_not_fit_is_named() -> None:
    guide = spoiled(LESSONS, NAME, {"points": ["step L9"]})
    with pytest.raises(BadFile, match="step points: 'step L9' is not offered at move-step"):
        guide.line({})
