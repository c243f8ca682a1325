"""Every rule that a player can be shown is explained in our words, in both languages."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import sandtable
from rule_texts import check_chart, check_same_numbers, check_shape, check_titles, explained
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.lessons import LESSONS
from sandtable.lab.coverage import belongs_to, ledger_file, read_ledger
from sandtable.texts import languages
from source_strings import strings

pytestmark = pytest.mark.once

PACKAGE = Path(sandtable.__file__ or "").parent
FOLDERS = ["kernel", "terrain", "commander", "games/combat_commander", "table"]
# numbers that can be nothing but a rule; the few without a letter or a point are read from their tables below
RULE = re.compile(
    r"(?:O1[4-9]|O2[0-3]|A2[4-9]|A3\d|A4[01]|E4[2-9]|E[56]\d|E7[0-7]|T7[89]|T[89]\d|F10[0-6])(?:\.\d+)*"
    r"|(?:[1-9]|1[0-3])(?:\.\d+)+"
)
KEY = "rule-"
EVERYWHERE = "scenario"  # stands for whatever the scenario itself says


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if path.name != "codec_generated.py":
                yield path, ast.parse(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def rules_in_code() -> set[str]:
    found: set[str] = set()
    for _, tree in sources():
        for text in strings(tree):
            found |= {word for word in re.split(r"[, ]+", text) if RULE.fullmatch(word)} if len(text) < 20 else set()
    return found


def rules_cited() -> set[str]:
    """What questions, reasons, lines of the log and the rest rest on."""
    return {rule for table in load_tables().cites.tables.values() for rule in table.values()}


def chart() -> list[dict[str, object]]:
    """Terrain, hexsides, ways and Fortifications, which name their rules themselves."""
    found: list[dict[str, object]] = []
    for name in ("terrain.toml", "fortifications.toml"):
        data = tomllib.loads((PACKAGE / "games/combat_commander/data" / name).read_text(encoding="utf-8"))
        for entries in data.values():
            found += [entry for entry in entries if isinstance(entry, dict) and "rule" in entry]
    return found


def rules_in_data() -> set[str]:
    return {str(entry["rule"]) for entry in chart()}


def rules_shown() -> set[str]:
    found = rules_in_code() | rules_cited() | rules_in_data() | {EVERYWHERE}
    for name in LESSONS.names():
        for step in LESSONS.read(name).step:
            found |= set(step.rules)
    return found


def key_of(rule: str) -> str:
    return KEY + rule.lower().replace(".", "-")


def test_the_rules_are_found() -> None:
    """The reader of the sources would otherwise prove nothing."""
    shown = rules_shown()
    assert {
        "5",
        "7",
        "9.1",
        "O21.1",
        "A33",
        "E43",
        "E77",
        "T88.4.1",
        "F106.3",
        "1.9.1.3",
        "10.3.4",
        "scenario",
    } <= shown
    assert rules_cited() >= {"5", "O15", "O21.2", "A25", "scenario"}
    assert rules_in_data() >= {"T98", "F105"}
    assert 150 < len(shown) < 260


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_can_be_shown_is_explained(lang: str) -> None:
    have = explained(KEY, lang)
    assert {rule for rule in rules_shown() if key_of(rule) not in have} == set()


@pytest.mark.parametrize("lang", languages())
def test_an_explanation_is_a_title_and_a_few_sentences(lang: str) -> None:
    for key, text in explained(KEY, lang).items():
        check_shape(key, text)


@pytest.mark.parametrize("lang", languages())
def test_no_title_stands_for_two_rules_of_a_family(lang: str) -> None:
    check_titles(KEY, lang)


def test_only_rules_of_the_ledger_are_explained() -> None:
    ids = [row.id.lower() for row in read_ledger(ledger_file("combat-commander"))]
    for key in explained(KEY, "en"):
        rule = key.removeprefix(KEY).replace("-", ".")
        assert rule == EVERYWHERE or any(belongs_to(id, rule) for id in ids), key


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(KEY)


@pytest.mark.parametrize("lang", languages())
def test_the_numbers_of_the_terrain_chart_are_told(lang: str) -> None:
    have = explained(KEY, lang)
    told: dict[str, list[str]] = {}
    for entry in chart():
        rule = "T80" if str(entry["rule"]).startswith("T80") else str(entry["rule"])  # bridges share theirs
        told[str(entry["name"])] = [have[key_of(rule)], have[key_of(str(entry["rule"]))]]
    assert check_chart(told, chart()) > 40


@pytest.mark.parametrize("lang", languages())
def test_the_other_numbers_are_told_as_the_data_has_them(lang: str) -> None:
    data = tomllib.loads((PACKAGE / "games/combat_commander/data/numbers.toml").read_text(encoding="utf-8"))
    told = {
        "1.1": list(data["hand_size"].values()),
        "7.1": [data["vp"]["squad"], data["vp"]["team"], data["vp"]["leader"]],
        "A38": [data["vp"]["no_quarter"]],
        "A36": [-data["vp"]["light_wounds"]],
        "F103.2": data["limits"]["mine_fp"],
    }
    for rule, numbers in told.items():
        found = re.findall(r"\d+", explained(KEY, lang)[key_of(rule)])
        assert sorted(found) == sorted(map(str, numbers)), rule
