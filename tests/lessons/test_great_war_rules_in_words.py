"""Every rule of Great War Commander that a player can be shown is explained in our words, in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rule_texts import check_chart, check_same_numbers, check_shape, check_titles, explained
from sandtable.games.great_war_commander.files import DATA
from sandtable.games.great_war_commander.screen.screen import OPTION_RULES, PREFIX, SCREEN
from sandtable.lab.coverage import belongs_to, ledger_file, read_ledger
from sandtable.texts import languages

pytestmark = pytest.mark.once

KEY = PREFIX + "rule-"
EVERYWHERE = "scenario"  # stands for whatever the scenario itself says


def data(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def chart() -> list[dict[str, object]]:
    """Terrain, hexsides, ways, markers and Fortifications, which name their rules themselves."""
    found: list[dict[str, object]] = []
    for name in ("terrain.toml", "fortifications.toml"):
        for entries in data(DATA / name).values():
            found += [entry for entry in entries if isinstance(entry, dict) and "rule" in entry]
    return found


def strategy_rules() -> list[tuple[str, str]]:
    """Name and rule of every Strategy Card."""
    cards = [card for path in sorted(DATA.glob("strategy-*.toml")) for card in data(path)["strategy"]["cards"]]
    return [(str(card["name"]), str(card["rule"])) for card in cards]


def rules_shown() -> set[str]:
    cited = {rule for table in SCREEN.game.tables().cites.tables.values() for rule in table.values()}
    drawn = {str(entry["rule"]) for entry in chart()}
    return cited | drawn | {rule for _, rule in strategy_rules()} | set(OPTION_RULES.values()) | {EVERYWHERE}


def test_the_rules_are_found() -> None:
    """The readers of the data would otherwise prove nothing."""
    assert {"5", "O22.1", "A46", "E97", "T124.1", "F131.3", "S98.5.9", "3.3.1.2", "T107", "O17.1"} <= rules_shown()
    assert len(strategy_rules()) == 27


@pytest.mark.parametrize("lang", languages())
def test_every_rule_that_can_be_shown_is_explained(lang: str) -> None:
    have = explained(KEY, lang)
    assert {rule for rule in rules_shown() if SCREEN.rule_key(rule) not in have} == set()


@pytest.mark.parametrize("lang", languages())
def test_an_explanation_is_a_title_and_a_few_sentences(lang: str) -> None:
    for key, text in explained(KEY, lang).items():
        check_shape(key, text)


@pytest.mark.parametrize("lang", languages())
def test_no_title_stands_for_two_rules_of_a_family(lang: str) -> None:
    check_titles(KEY, lang)


def test_only_rules_of_the_ledger_are_explained() -> None:
    ids = [row.id.rpartition(":")[2].lower() for row in read_ledger(ledger_file("great-war-commander"))]
    for key in explained(KEY, "en"):
        rule = key.removeprefix(KEY).replace("-", ".")
        assert rule == EVERYWHERE or any(belongs_to(id, rule) for id in ids), key


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(KEY)


@pytest.mark.parametrize("lang", languages())
def test_a_strategy_card_s_rule_is_its_name_and_its_text(lang: str) -> None:
    names, rules = explained("strategy-", lang), explained(KEY, lang)
    for name, rule in strategy_rules():
        title, _, text = rules[SCREEN.rule_key(rule)].partition("\n")
        assert title.startswith(names["strategy-" + name]), rule
        assert text == names[f"strategy-{name}-text"], rule


@pytest.mark.parametrize("lang", languages())
def test_the_numbers_of_the_terrain_chart_are_told(lang: str) -> None:
    have = explained(KEY, lang)
    told = {str(entry["name"]): [have[SCREEN.rule_key(str(entry["rule"]))]] for entry in chart()}
    told["trail"].append(have[SCREEN.rule_key("T121.1")])
    assert check_chart(told, chart()) > 50


@pytest.mark.parametrize("lang", languages())
def test_the_other_numbers_are_told_as_the_data_has_them(lang: str) -> None:
    numbers = data(DATA / "numbers.toml")
    vp, figures, limits = numbers["vp"], numbers["figures"], numbers["limits"]
    told = {
        "1.1": list(numbers["hand_size"].values()),
        "7.1": [vp["squad"], vp["team"], vp["runner"], vp["leader"], vp["tank"]],
        "8.2": [limits["stacking"], figures["squad"], figures["team"], figures["leader"], figures["tank"]],
        "A47": [-vp["light_wounds"]],
        "A51": [vp["no_quarter"]],
        "O27.2.1": [vp["runner_exit"]],
        "7.3.1.2": [vp["tank_objective"]],
        "F128.2": [*limits["mine_fp"], limits["mine_fp_tanks"]],
        "E63": [limits["deserters_retreat"]],
        "O21.3.2": [numbers["tanks"]["adjacent_fp"]],
        "T107.2": [numbers["clearing"]["gas"]],
    }
    for rule, values in told.items():
        found = re.findall(r"\d+", explained(KEY, lang)[SCREEN.rule_key(rule)])
        assert sorted(found) == sorted(map(str, values)), rule
