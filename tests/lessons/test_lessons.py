"""Lessons play through from start to end, say everything in both languages, and tell what really happens."""

from __future__ import annotations

import re

import pytest
from lesson_games import OPTIONS, begun, check_steps, check_texts, rules_not_in, shown, spoiled, text_of, through

from sandtable.games.combat_commander.lessons import LESSONS, THEMES
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.choice import verb_of
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import replay
from sandtable.texts import languages, messages

NAMES = [str(entry["name"]) for entry in LESSONS.entries()]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", OPTIONS)
def test_a_lesson_plays_through_step_by_step(name: str, options: dict[str, object]) -> None:
    check_steps(LESSONS.script(name), options)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_expected_is_legal_and_all_else_is_refused(name: str, options: dict[str, object]) -> None:
    guide = LESSONS.script(name)
    game = begun(guide, options)
    clicks = refused = 0
    for lesson in through(guide, game):
        decision = game.decision
        assert decision is not None
        offered = decision.choices + decision.extras
        expected = guide.expected(game)
        assert lesson["expect"] == expected
        assert set(expected) <= set(offered)
        if lesson["step"] == lesson["steps"]:
            break
        if guide.answer(game) is None:
            assert decision.seat == guide.seat, "only the learner is waited for"
            assert len(expected) == 1
            clicks += 1
        else:
            assert expected == []
        for code in offered:
            assert guide.allows(game, code) == (code in expected)
            refused += code not in expected
    assert clicks >= 30
    assert refused > 100


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_is_never_asked_what_answers_itself(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    for lesson in through(guide, game):
        assert game.decision is not None
        if lesson["expect"]:
            assert len(game.decision.choices) > 1


@pytest.mark.parametrize("name", NAMES)
def test_the_last_step_is_free_and_then_the_lesson_is_over(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    last = list(through(guide, game))[-1]
    decision = game.decision
    assert decision is not None and decision.seat == guide.seat
    assert last["expect"] == decision.choices + decision.extras
    assert len(decision.choices) > 1, "there is something to choose"
    for code in decision.choices:
        after = game.clone()
        after.play(code, decision.seat)
        assert guide.lesson(after) is None
        assert guide.answer(after) is None
        if after.decision is not None:
            assert guide.allows(after, after.decision.choices[0])


@pytest.mark.parametrize("name", NAMES)
def test_nothing_interrupts(name: str) -> None:
    """No trigger, no Event, no Time: the seed is chosen for that."""
    guide = LESSONS.script(name)
    game = begun(guide)
    list(through(guide, game))
    told = {TITLE.event_names[event[0]] for event in game.events}
    assert not told & {"trigger", "event", "time", "random-hex", "rerolled", "game-over"}


@pytest.mark.parametrize("name", NAMES)
def test_taking_back_and_replaying_find_the_step_again(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    undone = 0
    for lesson in through(guide, game):
        seat = guide.seat
        if lesson["expect"] and game.can_undo(seat):
            again = game.clone()
            again.play(guide.expected(game)[0], seat)
            if again.can_undo(seat):
                again.undo(seat)
                assert guide.lesson(again) == lesson
                undone += 1
    assert undone > 5
    loaded = replay(TITLE, game.record(), upto=10)
    assert shown(guide, loaded)["step"] == guide.line(game.options)[10].step + 1


def test_a_game_that_left_the_script_is_free() -> None:
    guide = LESSONS.script("first-steps")
    game = begun(guide)
    game.play_text("pass")
    assert guide.lesson(game) is None
    assert guide.answer(game) is None


# --- what is said ---


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_text_exists(name: str, lang: str) -> None:
    guide = LESSONS.script(name)
    have = messages(lang)
    wanted = {f"learn-{name}"}
    game = begun(guide)
    for lesson in through(guide, game):
        for field in ("title", "text"):
            said = lesson[field]
            assert isinstance(said, dict)
            wanted.add(str(said["k"]))
    assert wanted - set(have) == set()
    assert len(wanted) == 1 + 2 * len(guide.file.step)
    spare = {key for key in have if key.startswith(f"learn-{name}-")} - wanted
    assert spare == set(), "texts that no step shows"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_texts_are_short(name: str, lang: str) -> None:
    check_texts(LESSONS, name, lang)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_named_is_in_the_ledger(name: str) -> None:
    assert rules_not_in("combat-commander", LESSONS, name) == []


def test_all_themes_are_taught() -> None:
    assert {step.theme for step in LESSONS.read("first-steps").step} == set(THEMES)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_pointed_at_is_there(name: str) -> None:
    """Units and Weapons on the map, cards in the learner's hand."""
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    pointed = 0
    for lesson in through(guide, game):
        view = game.view(guide.seat)
        units = {f"u:{unit['id']}" for unit in view["units"] if unit["hex"] is not None}
        weapons = {f"w:{weapon['id']}" for weapon in view["weapons"] if not weapon["eliminated"]}
        hand = {f"c:{card}" for card in view["sides"][guide.seat]["hand"]}
        points = lesson["point"]
        assert isinstance(points, list)
        if not lesson["expect"]:
            continue
        for thing in points:
            assert thing in units | weapons | hand or re.fullmatch(r"h:[A-J][1-8]", thing), (lesson["step"], thing)
            pointed += 1
    assert pointed > 40


@pytest.mark.parametrize("name", NAMES)
def test_a_step_points_at_what_it_wants_clicked(name: str) -> None:
    guide = LESSONS.script(name)
    game = begun(guide, {"windows": True})
    for lesson in through(guide, game):
        if not lesson["expect"] or lesson["step"] == lesson["steps"]:
            continue
        (code,) = guide.expected(game)
        kinds = TITLE.verbs[verb_of(code)].kinds
        if not kinds:
            continue
        clicked = game.notation(code).split()[1:]
        step = guide.file.step[int(str(lesson["step"])) - 1]
        assert set(clicked) & set(step.point), (step.name, clicked)


# --- what is told is what happens ---


def events(game: Game, name: str) -> list[tuple[int, ...]]:
    return [event[2:] for event in game.events if TITLE.event_names[event[0]] == name]


@pytest.mark.parametrize("lang", languages())
def test_the_numbers_told_are_those_of_the_game(lang: str) -> None:
    guide = LESSONS.script("first-steps")
    game = begun(guide)
    list(through(guide, game))
    totals = [(event[0], event[1]) for event in events(game, "attack-total")]
    defences = [(event[2], event[3]) for event in events(game, "defence")]
    assert totals == [(11, 6), (15, 10), (21, 10), (18, 9)]
    assert defences == [(12, 11), (14, 11), (12, 15), (14, 21), (11, 18), (14, 18)]
    assert [event[1:3] for event in events(game, "rally-roll")] == [(5, 8)]
    assert [event[1:3] for event in events(game, "melee")] == [(2, 11)]
    assert [event[1] for event in events(game, "melee-total")] == [12, 15]
    assert game.view(1)["vp"] == -1, "the Allies lead by one"
    told = {
        "under-fire": [5, 6, 11], "held": [12, 14, 11], "broken": [5, 10, 15, 12], "base": [6, 1],
        "roll": [7, 2, 2, 11], "recover": [10, 21, 14], "enemy-turn": [5, 8], "advance": [18], "melee": [11, 2],
        "objectives": [15, 12, 2, 3, 1],
    }  # fmt: skip
    for step, numbers in told.items():
        found = re.findall(r"(?<![A-J\d])\d+", text_of("first-steps", step, lang))
        assert set(numbers) <= set(map(int, found)), (step, found)


def test_the_broken_and_the_dead_are_those_the_texts_name() -> None:
    guide = LESSONS.script("first-steps")
    game = begun(guide)
    list(through(guide, game))
    told = [TITLE.event_data(game.state, event) for event in game.events]
    lines = [(entry["event"], entry["args"][0]["text"]) for entry in told if entry["event"] in FATES]
    assert lines == [
        ("broke", "a.line-2"), ("broke", "g.rifle-1"), ("rallied", "a.line-2"), ("broke", "g.rifle-2"),
        ("broke", "g.sgt-biermann"), ("eliminated", "g.rifle-1"), ("control", "3"),
    ]  # fmt: skip


FATES = {"broke", "suppressed", "rallied", "eliminated", "control"}


# --- mistakes in a lesson are named ---


@pytest.mark.parametrize(
    ("step", "plays", "message"),
    [
        ("woods", ["step F7"], "step woods: 'step F7' is not offered at move-step"),
        ("open", ["step D5", "step D4"], "step open: 'step D4': that side is not asked then"),
        ("again", ["activate a.line-2", "step D4", "stop", "end"], "the learner is not asked when the plays are over"),
    ],
)
def test_a_play_that_does_not_fit_is_named(step: str, plays: list[str], message: str) -> None:
    guide = spoiled(LESSONS, "first-steps", {step: plays})
    with pytest.raises(BadFile, match=re.escape(message)):
        guide.line({})


def test_an_unknown_lesson_is_an_error() -> None:
    with pytest.raises(SandtableError, match="there is no lesson named 'last-steps'; there are first-steps"):
        LESSONS.read("last-steps")


def test_a_lesson_card_has_all_that_a_table_needs() -> None:
    for entry in LESSONS.entries():
        assert set(entry) >= {"name", "say", "scenario", "seed", "options", "seat", "opponent"}
        game = new_game(TITLE, entry["scenario"], entry["seed"], entry["options"])
        assert game.decision is not None and game.decision.seat == entry["seat"]
