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
from sandtable.games.combat.screen.words import EVENT_RULES, ORDER_RULES, ROLL_RULES, cited_rule, rule_key
from sandtable.lab.coverage import ledger_file, read_ledger
from sandtable.texts import languages
from source_strings import strings

PACKAGE = Path(sandtable.__file__ or "").parent / "games" / "combat"
ROOMS = ["rules", "enemy", "screen", "data"]  # what a player is shown comes from there
RULE = re.compile(r"\d{1,2}\.\d{1,2}(?:\.(?:\d+|R0|O\d))?|AI\.r\d\d|A\d{1,3}")
SECTION = re.compile(r"combat:(\d+\.\d+)(\.\d+)?")
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
    """Reasons of events are cited by the rule of the rulebook that they rest on."""
    found = (rules_in_code() - set(tell.WHY)) | {rule for _, rule in REASONS} | set(TERM_RULES.values())
    found |= {cited_rule(rule) for rule in tell.WHY if rule} | set(ROLL_RULES.values()) | set(ORDER_RULES)
    return found | set(TERRAIN_RULES) | {rule for rules in EVENT_RULES.values() for rule in rules}


@lru_cache(maxsize=1)
def sections() -> set[str]:
    """Numbers that the rows of the ledger begin with: 5.1 and 5.1.2."""
    rows = [SECTION.match(row.id) for row in read_ledger(ledger_file("combat"))]
    return {number for match in rows if match for number in (match[1], match[1] + (match[2] or ""))}


def is_in_rulebook(rule: str) -> bool:
    """A section, a trigger of the list in 9.8, the Rule of 0 of 2.0, or an Optional Rule of 22.0."""
    return rule in sections() or re.fullmatch(r"9\.8\.[1-9]|2\.0\.R0|22\.0\.O[1-4]", rule) is not None


def test_the_rules_are_found() -> None:
    """The reader of the sources would otherwise prove nothing."""
    assert {"2.0.R0", "4.0", "9.8.9", "12.1", "22.0.O4", "10.09", "23.0", "11.16"} <= rules_shown()
    assert 100 < len(rules_shown()) < 160


def test_a_player_is_shown_numbers_of_the_rulebook_only() -> None:
    assert {rule for rule in rules_shown() if not is_in_rulebook(rule)} == set()


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


def test_only_rules_of_the_rulebook_are_explained() -> None:
    for key in explained(KEY, "en"):
        assert is_in_rulebook(key.removeprefix(KEY).replace("-", ".").upper()), key
