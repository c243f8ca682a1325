"""Every case file of Barbarossa holds, every worked example of its rulebook has one, and a spoiled case says where."""

from __future__ import annotations

from pathlib import Path

import pytest

from case_files import Shot, check_examples, describe, proofs
from sandtable.cases.files import run_case
from sandtable.games.barbarossa.cases.cases import KIND
from sandtable.lab.coverage import ledger_file

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "barbarossa"
LEDGER = ledger_file("barbarossa")
PREFIX = "barbarossa:"


@pytest.mark.parametrize("path", proofs(FOLDER))
def test_case(path: Path) -> None:
    failure = run_case(path).failure
    assert failure is None, describe(failure)


def test_every_worked_example_of_the_rulebook_has_a_case() -> None:
    check_examples(LEDGER, FOLDER, PREFIX, 35)


# --- what a spoiled case says ---

SHOT = Shot(
    KIND,
    """
title = "A shot"
rules = ["barbarossa:fire.1"]

[map]
village = "F5"

[table]
trench = "F6/1"

[soviet]
us = "S13 F3"

[german]
them = "G14 F5 size 2"

[dice]
"fire us them" = "1 1 2 4 4 5 5"
"fortitude-fire them" = "3 4"

[[step]]
orders = { us = "open-fire them" }
events = ["rolls us 3"]
after."3".stats = { them = "size 2 defense 0" }
units = { them = "F5 not-suppressed" }
""",
)


def test_the_shot_holds() -> None:
    assert SHOT.outcome(SHOT.changed('"fortitude-fire them" = "3 4"\n', "")) is None


def test_dice_that_are_not_rolled_fail_a_case() -> None:
    failure = SHOT.outcome(SHOT.text)
    assert failure is not None and failure["got"] == "not rolled: fortitude-fire them"


def test_dice_that_are_not_listed_fail_a_case() -> None:
    text = SHOT.changed('"fire us them" = "1 1 2 4 4 5 5"\n', "").replace('"fortitude-fire them" = "3 4"\n', "")
    failure = SHOT.outcome(text.replace('events = ["rolls us 3"]\n', "").split("after.")[0])
    assert failure is not None and failure["got"].endswith("more rolls")


@pytest.mark.parametrize(
    ("old", "new", "got"),
    [
        ('"rolls us 3"', '"rolls us 4"', "rolls us 3"),
        ('them = "size 2 defense 0"', 'them = "size 1 defense 0"', "size 2"),
        ('"F5 not-suppressed"', '"F5 suppressed"', "F5 wait"),
        ('after."3"', 'after."8.1"', "1, 2, 3"),
        ('us = "open-fire them"', 'us = "march F4 G9"', "G9 was not asked"),
        ('"1 1 2 4 4 5 5"', '"1 1 2"', "rolls 7 dice, not 3"),
    ],
)
def test_a_difference_is_told(old: str, new: str, got: str) -> None:
    assert got in SHOT.failure(old, new)["got"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"S13 F3"', '"S99 F3"', "shot.toml:12: soviet.us: there is no card"),
        ('"S13 F3"', '"S13 Z3"', "soviet.us: Z3 is not a hex"),
        ('"S13 F3"', '"S13 F3 sleepy"', "soviet.us: 'sleepy' says nothing about a unit"),
        ("village", "willage", "map.willage: unknown key"),
        ("trench", "trenches", "table.trenches: unknown key"),
        ('"F6/1"', '"F6/9"', "table.trench: F6/9: compass numbers"),
        ('"3 4"', '"3 7"', "write dice of 1 to 6"),
        ("units = { them", "units = { nobody", "no unit here is called 'nobody'"),
    ],
)
def test_a_mistake_in_the_file_names_its_place(old: str, new: str, said: str) -> None:
    assert said in SHOT.complaint(old, new)
