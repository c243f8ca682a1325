"""Every rule of Barbarossa that a player can be shown is explained in our words, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sandtable
from rule_texts import check_same_numbers, check_shape, check_titles, explained
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.games.barbarossa.screen.words import PREFIX
from sandtable.lab.coverage import ledger_file, read_ledger
from sandtable.texts import languages
from source_strings import strings

KEY = PREFIX + "rule-"
RULE = re.compile(r"[a-z0-9]+(?:\.[a-z0-9]+)+")
BOX = Path(sandtable.__file__ or "").parent / "games" / "barbarossa"


def ids() -> set[str]:
    return {row.id.rpartition(":")[2] for row in read_ledger(ledger_file("barbarossa"))}


def rules_shown() -> set[str]:
    """Whatever the rules and the screen name: questions, reasons, log lines, terms, switches."""
    found: set[str] = set()
    for path in [*(BOX / "rules").rglob("*.py"), *(BOX / "screen").rglob("*.py")]:
        if path.name != "codec_generated.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {text for text in strings(tree) if RULE.fullmatch(text)}
    return found & ids()


def test_the_rules_are_found() -> None:
    shown = rules_shown()
    assert {"plan.1", "def.7", "los.2", "hill.los.1", "card.fp.3", "prep.1", "enc.4"} <= shown
    assert len(shown) > 200


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_can_be_shown_is_explained(lang: str) -> None:
    have = explained(KEY, lang)
    assert {rule for rule in rules_shown() if SCREEN.rule_key(rule) not in have} == set()


def test_a_rule_has_the_text_of_its_own_chapter() -> None:
    assert SCREEN.rule_key("hill.los.1") == KEY + "hill-los"
    assert SCREEN.rule_key("hill.3") == KEY + "hill"
    assert SCREEN.rule_key("cc.12") == KEY + "cc" and SCREEN.rule_key("cc.panic.1") == KEY + "cc-panic"


@pytest.mark.parametrize("lang", languages())
def test_an_explanation_is_a_title_and_a_few_sentences(lang: str) -> None:
    for key, text in explained(KEY, lang).items():
        check_shape(key, text)
    check_titles(KEY, lang)


def test_only_chapters_of_the_ledger_are_explained() -> None:
    for key in explained(KEY, "en"):
        chapter = key.removeprefix(KEY).replace("-", ".")
        assert any(id == chapter or id.startswith(chapter + ".") for id in ids()), key


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(KEY)
