"""Lessons of any game played as a table plays them, and spoiled ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.kernel.game import Game, new_game
from sandtable.lab.coverage import belongs_to, ledger_file, read_ledger
from sandtable.screens.lessons import Script, Shelf
from sandtable.texts import Texts, languages, messages

OPTIONS: list[dict[str, object]] = [{}, {"windows": True}]  # a table plays with windows


def begun(guide: Script, options: dict[str, object] | None = None) -> Game:
    return new_game(guide.shelf.title, guide.file.scenario, guide.file.seed, {} if options is None else options)


def shown(guide: Script, game: Game) -> dict[str, Any]:
    lesson = guide.lesson(game)
    assert lesson is not None
    return lesson


def through(guide: Script, game: Game) -> Iterator[dict[str, Any]]:
    """Plays the lesson as a table does, giving what is shown before each decision; ends at the free step."""
    while True:
        lesson = shown(guide, game)
        yield lesson
        if lesson["step"] == lesson["steps"]:
            return
        code = guide.answer(game)
        if code is None:
            (code,) = guide.expected(game)
        assert game.decision is not None
        game.play(code, game.decision.seat)


def check_steps(guide: Script, options: dict[str, object]) -> None:
    """Every step is seen, in order."""
    steps = [lesson["step"] for lesson in through(guide, begun(guide, options))]
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, len(guide.file.step) + 1))
    assert 20 <= len(guide.file.step) <= 35


def text_of(name: str, step: str, lang: str) -> str:
    text, errors = Texts(lang).resolve(f"learn-{name}-{step}-text")
    assert errors == []
    return text


def check_texts(shelf: Shelf, name: str, lang: str) -> None:
    """A few sentences each."""
    for step in shelf.read(name).step:
        text = text_of(name, step.name, lang)
        assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 4, (step.name, text)
        assert len(text) <= 340, (step.name, len(text))


def check_keys(shelf: Shelf, name: str, lang: str) -> None:
    """Every text exists, and none is spare."""
    have = set(messages(lang))
    wanted = {f"learn-{name}"}
    for step in shelf.read(name).step:
        wanted |= {f"learn-{name}-{step.name}", f"learn-{name}-{step.name}-text"}
    assert wanted - have == set()
    assert {key for key in have if key.startswith(f"learn-{name}")} - wanted == set()


def check_rules(ledger: str, shelf: Shelf, name: str, key: Callable[[str], str]) -> None:
    """Every rule named is in the ledger, and explained under its key."""
    assert rules_not_in(ledger, shelf, name) == []
    for step in shelf.read(name).step:
        for rule in step.rules:
            assert all(key(rule) in messages(lang) for lang in languages()), (step.name, rule)


def rules_not_in(ledger: str, shelf: Shelf, name: str) -> list[tuple[str, str]]:
    """Step and rule; a step without any rule counts too."""
    ids = [row.id.lower().rpartition(":")[2] for row in read_ledger(ledger_file(ledger))]
    named = [(step.name, rule) for step in shelf.read(name).step for rule in step.rules or ["none"]]
    return [entry for entry in named if not any(belongs_to(id, entry[1].lower()) for id in ids)]


def spoiled(shelf: Shelf, name: str, change: dict[str, list[str]]) -> Script:
    """The lesson with other plays in some steps."""
    file = shelf.read(name)
    steps = [replace(step, play=change.get(step.name, step.play)) for step in file.step]
    return Script(shelf, replace(file, step=steps))
