"""The lesson of Combat! plays through, says everything in both languages, and tells what really happens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from lesson_games import OPTIONS, begun, check_keys, check_rules, check_steps, check_texts, spoiled, text_of, through

from sandtable.games.combat.data.lessons import LESSONS, THEMES
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.games.combat.screen.words import rule_key
from sandtable.kernel.choice import verb_of
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import Game
from sandtable.texts import languages, messages

NAMES = LESSONS.names()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", OPTIONS)
def test_a_lesson_plays_through_step_by_step(name: str, options: dict[str, object]) -> None:
    check_steps(LESSONS.script(name), options)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_expected_is_legal_and_all_else_is_refused(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    clicks = refused = 0
    for lesson in through(guide, game):
        assert game.decision is not None
        offered = game.decision.choices + game.decision.extras
        expected = guide.expected(game)
        assert lesson["expect"] == expected and set(expected) <= set(offered)
        if lesson["step"] == lesson["steps"]:
            break
        assert len(expected) == 1 and len(game.decision.choices) > 1, "nothing is asked that answers itself"
        clicks += 1
        for code in offered:
            assert guide.allows(game, code) == (code in expected)
            refused += code not in expected
    assert clicks >= 30 and refused > 100


@pytest.mark.parametrize("name", NAMES)
def test_the_last_step_is_free_and_then_the_lesson_is_over(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide)
    *_, last = through(guide, game)
    assert game.decision is not None and game.decision.prompt == "orders"
    assert last["expect"] == game.decision.choices + game.decision.extras
    for code in game.decision.choices:
        after = game.clone()
        after.play(code)
        assert guide.lesson(after) is None and guide.answer(after) is None
    while not game.over:  # and the game can be played to its end
        game.play(game.choices[0])


@pytest.mark.parametrize("name", NAMES)
def test_nothing_interrupts(name: str) -> None:
    """No event and no window of a card: the seed is chosen for that."""
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    for _ in through(guide, game):
        question: Any = SCREEN.question(game, 0)
        assert not question["window"]
    told = {TITLE.event_names[event[0]] for event in game.events}
    assert not told & {"event", "event-card", "deck-reshuffled", "game-over"}


@pytest.mark.parametrize("name", NAMES)
def test_taking_back_finds_the_step_again(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide)
    undone = 0
    for lesson in through(guide, game):
        if lesson["step"] == lesson["steps"]:
            break
        again = game.clone()
        again.play(guide.expected(game)[0])
        if again.can_undo(0):
            again.undo(0)
            assert guide.lesson(again) == lesson
            undone += 1
    assert undone > 5


def test_a_game_that_left_the_script_is_free() -> None:
    guide = LESSONS.script("first-orders")
    game = begun(guide)
    game.play_text("place taylor 20.12")
    assert guide.lesson(game) is None and guide.answer(game) is None


# --- what is said ---


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_text_exists_and_none_is_spare(name: str, lang: str) -> None:
    check_keys(LESSONS, name, lang)
    assert f"combat-scenario-{name}" in messages(lang)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_texts_are_short(name: str, lang: str) -> None:
    check_texts(LESSONS, name, lang)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_named_is_in_the_ledger_and_explained(name: str) -> None:
    check_rules("combat", LESSONS, name, rule_key)


def test_all_themes_are_taught() -> None:
    assert {step.theme for step in LESSONS.read("first-orders").step} == set(THEMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_points_at_what_is_there_and_at_what_it_wants_clicked(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide)
    for lesson in through(guide, game):
        view: Any = game.view(0)
        there = {f"u:{man['id']}" for man in view["men"]} | {f"c:{card}" for card in view["hand"]}
        for thing in lesson["point"]:
            assert thing in there or re.fullmatch(r"h:\d\d\.\d\d", thing) or thing.startswith("c:"), thing
        if lesson["step"] == lesson["steps"] or not TITLE.verbs[verb_of(lesson["expect"][0])].kinds:
            continue
        question: Any = SCREEN.question(game, 0)
        (clicked,) = [choice["things"] for choice in question["choices"] if choice["code"] == lesson["expect"][0]]
        assert set(clicked) & set(lesson["point"]), (lesson["step"], clicked, lesson["point"])


# --- what is told is what happens ---


def events(game: Game, name: str) -> list[list[str]]:
    told = [TITLE.event_data(game.state, event) for event in game.events]
    return [[str(arg["text"]) for arg in entry["args"]] for entry in told if entry["event"] == name]  # type: ignore


@pytest.mark.parametrize("lang", languages())
def test_the_numbers_told_are_those_of_the_game(lang: str) -> None:
    guide = LESSONS.script("first-orders")
    game = begun(guide)
    for _ in through(guide, game):
        pass
    ours = [tuple(roll) for roll in events(game, "checked") if roll[0] in ("taylor", "cragg", "brubaker")]
    assert ours == [
        ("taylor", "spotting", "0", "6"), ("cragg", "spotting", "1", "4"), ("taylor", "wound-morale", "2", "5"),
        ("cragg", "fire", "2", "5"), ("brubaker", "wound-morale", "8", "3"), ("cragg", "fire", "3", "3"),
        ("taylor", "fire", "7", "4"), ("taylor", "fire", "3", "4"), ("taylor", "fire", "6", "4"),
        ("taylor", "fire", "3", "3"), ("brubaker", "rally", "2", "4"),
    ]  # fmt: skip
    shots = [roll[2:] for roll in events(game, "checked") if roll[0] in ("jung", "berger") and roll[1] == "fire"]
    assert shots == [["4", "2"], ["1", "3"], ["3", "3"]]
    assert [track[1] for track in events(game, "track")] == ["27", "66", "95", "96"]
    assert [told[0] for told in events(game, "killed")] == ["jung", "berger"]
    view: Any = game.view(0)
    assert view["points"] == 4 and next(m for m in view["men"] if m["tag"] == "brubaker")["morale"] == "cautious"
    told = {
        "card": [66], "enemy": [27, 66], "spot": [6], "known": [0, 4], "wound": [3, 1, 2, 5], "fire": [5, 9],
        "hit": [6, 3], "shaken": [3, 8], "house": [2, 3], "killed": [2], "order-card": [96], "line": [95, 96],
        "burst": [4], "rout": [7, 3, 6, 1], "second": [3], "free": [2, 4],
    }  # fmt: skip
    for step, numbers in told.items():
        found = re.findall(r"(?<![\d.])\d+(?!\.\d)", text_of("first-orders", step, lang))
        assert set(numbers) <= set(map(int, found)), (step, found)


def test_the_odds_told_are_those_shown() -> None:
    """Cragg at Berger in the Open: 5, with nothing off; at Jung in the house 2 lower."""
    guide = LESSONS.script("first-orders")
    game = begun(guide)
    strengths: list[tuple[int, list[int]]] = []
    for lesson in through(guide, game):
        if lesson["step"] < lesson["steps"]:
            odds: Any = SCREEN.odds(game, 0, lesson["expect"][0])
            strengths += [(a["strength"], [t["value"] for t in a["terms"]]) for a in odds["attacks"]]
    assert strengths[0] == (5, [5]) and strengths[1][0] == 3
    assert [strength for strength, _ in strengths[2:]] == [4, 3]


# --- mistakes in a lesson are named ---


def test_a_play_that_does_not_fit_is_named() -> None:
    with pytest.raises(BadFile, match=re.escape("step card: 'play F1' is not offered at play-card")):
        spoiled(LESSONS, "first-orders", {"card": ["play F1"]}).line({})


def test_an_unknown_lesson_is_an_error() -> None:
    with pytest.raises(SandtableError, match="there is no lesson named 'last-orders'; there are first-orders"):
        LESSONS.read("last-orders")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('theme = "rally"', 'theme = "dance"', "theme: 'dance' is none of welcome, cards"),
        ('side = "friendly"', 'side = "enemy"', "side: 'enemy' is none of friendly"),
        ("seed =", "sead =", "unknown field `sead`"),
    ],
)
def test_a_broken_file_is_told(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (LESSONS.folder / "first-orders.toml").read_text(encoding="utf-8")
    path = tmp_path / "first-orders.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadFile, match=re.escape(message)):
        LESSONS.read_file(path)
