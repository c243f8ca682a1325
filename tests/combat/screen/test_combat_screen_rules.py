"""Every rule and ruling of Combat! that a player can be shown is explained in our words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import sandtable
from sandtable.games.combat import tell
from sandtable.games.combat.los import TERRAIN_RULES
from sandtable.games.combat.reasons import REASONS
from sandtable.games.combat.terms import TERM_RULES
from sandtable.games.combat.words import EVENT_RULES, ORDER_RULES, ROLL_RULES, WHY_RULES, rule_key
from sandtable.lab.coverage import read_ledger
from sandtable.texts import Texts, languages, messages

ROOT = Path(__file__).resolve().parent.parent.parent.parent
PACKAGE = Path(sandtable.__file__ or "").parent / "games" / "combat"
RULE = re.compile(r"\d{1,2}\.\d{1,2}(?:\.(?:\d+|R0|O\d))?|AI\.r\d\d|A\d{1,3}")
NOT_SHOWN = ("pack", "scenario", "draw", "codec", "invariants")


def strings(tree: ast.AST) -> Iterator[str]:
    """String constants, those of docstrings left out."""
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Constant) and isinstance(child.value, str) and not isinstance(node, ast.Expr):
                yield child.value


@lru_cache(maxsize=1)
def rules_in_code() -> set[str]:
    found: set[str] = set()
    for path in sorted(PACKAGE.glob("*.py")):
        if not path.name.startswith(NOT_SHOWN):
            found |= {text for text in strings(ast.parse(path.read_text(encoding="utf-8"))) if RULE.fullmatch(text)}
    return found


def rules_shown() -> set[str]:
    found = rules_in_code() | {rule for _, rule in REASONS} | set(TERM_RULES.values()) | set(ROLL_RULES.values())
    found |= {WHY_RULES.get(rule, rule) for rule in tell.WHY if rule} | set(ORDER_RULES) | set(TERRAIN_RULES)
    return found | {rule for rules in EVENT_RULES.values() for rule in rules}


def explained(lang: str) -> dict[str, str]:
    texts = Texts(lang)
    return {key: texts.format(key) for key in messages(lang) if key.startswith("combat-rule-")}


def test_the_rules_are_found() -> None:
    """The reader of the sources would otherwise prove nothing."""
    assert {"2.0.R0", "4.0", "9.8.10", "12.1", "22.0.O4", "AI.r15", "A14", "23.0", "11.16"} <= rules_shown()
    assert 100 < len(rules_shown()) < 160


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_can_be_shown_is_explained(lang: str) -> None:
    have = explained(lang)
    assert {rule for rule in rules_shown() if rule_key(rule) not in have} == set()


@pytest.mark.parametrize("lang", languages())
def test_an_explanation_is_a_title_and_a_few_sentences(lang: str) -> None:
    titles: dict[str, str] = {}
    for key, text in explained(lang).items():
        title, line, body = text.partition("\n")
        assert line and "\n" not in body, key
        assert 2 < len(title) <= 45 and not title.endswith("."), (key, title)
        assert body.endswith("."), key
        assert len(re.findall(r"[.!?](?:\s|$)", body)) <= 5 and len(body) <= 480, (key, len(body))
        assert title not in titles, (key, titles.get(title))
        titles[title] = key


def test_both_languages_name_the_same_numbers() -> None:
    english, bulgarian = explained("en"), explained("bg")
    for key, text in english.items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", bulgarian[key])), key


def test_only_rules_of_the_ledger_and_our_rulings_are_explained() -> None:
    ids = [
        row.id.lower().removeprefix("combat:").replace(".", "-")
        for row in read_ledger(ROOT / "docs" / "rules" / "combat.tsv")
    ]
    for key in explained("en"):
        rule = key.removeprefix("combat-rule-")
        trigger = re.fullmatch(r"9-8-\d+", rule)  # the triggers are numbered in the text of 9.8
        ruling = re.fullmatch(r"a\d+", rule)  # of the guide
        rows = [id for id in ids if id == rule or re.fullmatch(re.escape(rule) + "(?:[a-z]|-.*)", id)]
        assert trigger or ruling or rows, key
