"""Every rule and ruling of Combat! that a player can be shown is explained in our words, in both languages."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest

import sandtable
from rule_texts import check_same_numbers, check_shape, explained
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.reasons import REASONS
from sandtable.games.combat.rules.sight.los import TERRAIN_RULES
from sandtable.games.combat.screen.terms import TERM_RULES
from sandtable.games.combat.screen.words import EVENT_RULES, ORDER_RULES, ROLL_RULES, WHY_RULES, rule_key
from sandtable.lab.coverage import ledger_file, read_ledger
from sandtable.texts import languages
from source_strings import strings

PACKAGE = Path(sandtable.__file__ or "").parent / "games" / "combat"
ROOMS = ["rules", "enemy", "screen", "data"]  # what a player is shown comes from there
RULE = re.compile(r"\d{1,2}\.\d{1,2}(?:\.(?:\d+|R0|O\d))?|AI\.r\d\d|A\d{1,3}")
KEY = "combat-rule-"
NOT_SHOWN = ("pack", "scenario", "draw", "codec", "invariants")


@lru_cache(maxsize=1)
def rules_in_code() -> set[str]:
    found: set[str] = set()
    for path in sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")):
        if not path.name.startswith(NOT_SHOWN):
            found |= {text for text in strings(ast.parse(path.read_text(encoding="utf-8"))) if RULE.fullmatch(text)}
    return found


def rules_shown() -> set[str]:
    found = rules_in_code() | {rule for _, rule in REASONS} | set(TERM_RULES.values()) | set(ROLL_RULES.values())
    found |= {WHY_RULES.get(rule, rule) for rule in tell.WHY if rule} | set(ORDER_RULES) | set(TERRAIN_RULES)
    return found | {rule for rules in EVENT_RULES.values() for rule in rules}


def test_the_rules_are_found() -> None:
    """The reader of the sources would otherwise prove nothing."""
    assert {"2.0.R0", "4.0", "9.8.10", "12.1", "22.0.O4", "AI.r15", "A14", "23.0", "11.16"} <= rules_shown()
    assert 100 < len(rules_shown()) < 160


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_can_be_shown_is_explained(lang: str) -> None:
    have = explained(KEY, lang)
    assert {rule for rule in rules_shown() if rule_key(rule) not in have} == set()


@pytest.mark.parametrize("lang", languages())
def test_an_explanation_is_a_title_and_a_few_sentences(lang: str) -> None:
    titles: dict[str, str] = {}
    for key, text in explained(KEY, lang).items():
        check_shape(key, text)
        title = text.partition("\n")[0]
        assert title not in titles, (key, titles.get(title))
        titles[title] = key


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(KEY)


def test_only_rules_of_the_ledger_and_our_rulings_are_explained() -> None:
    ids = [row.id.lower().removeprefix("combat:").replace(".", "-") for row in read_ledger(ledger_file("combat"))]
    for key in explained(KEY, "en"):
        rule = key.removeprefix(KEY)
        trigger = re.fullmatch(r"9-8-\d+", rule)  # the triggers are numbered in the text of 9.8
        ruling = re.fullmatch(r"a\d+", rule)  # of the guide
        rows = [id for id in ids if id == rule or re.fullmatch(re.escape(rule) + "(?:[a-z]|-.*)", id)]
        assert trigger or ruling or rows, key
