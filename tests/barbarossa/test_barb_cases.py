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
        ('us = "open-fire them"', 'us = ""', "no words"),
        ("units = {", 'ways = { "us march F9" = "4" }\nunits = {', "not-adjacent"),
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
        ("not-suppressed", "not-supressed", "'supressed' says nothing of a unit"),
        ("units = { them", 'hexes = { F5 = "not-vilage" }\nunits = { them', "'vilage' says nothing of a hex"),
        ('"G14 F5 size 2"', '"G14 F5 size 4"', "german.them: size is 1 to 3"),
        ('"G14 F5 size 2"', '"G14 size 2"', "german.them: say where it is"),
        ('"S13 F3"', '"S06 F3"', "soviet.us: it has a Kill Zone: say where it faces"),
        ('"S13 F3"', '"S13 F3 hidden"', "soviet.us: it has a Kill Zone: say where it faces"),
        ('trench = "F6/1"', 'pillbox = { F6 = "7" }', "table.pillbox: '7': write its facing"),
        ('trench = "F6/1"', 'depot = { F6 = "soviet" }', "table.depot: 'soviet': write side and points"),
        ('trench = "F6/1"', 'fire = { F6 = "1" }', "table.fire: F6 = '1': write a settlement"),
        ('trench = "F6/1"', "wind = 7", "table.wind: is a direction"),
        ('trench = "F6/1"', "vp = [1]", "table.vp: has two numbers"),
        ('trench = "F6/1"', "numbers = { mine-dice = 1 }", "table.numbers: there is no number named 'mine-dice'"),
    ],
)
def test_a_mistake_in_the_file_names_its_place(old: str, new: str, said: str) -> None:
    assert said in SHOT.complaint(old, new)


# --- what a case can say ---


def test_a_look_after_a_step_is_of_this_steps_plays_alone() -> None:
    text = SHOT.changed('"fortitude-fire them" = "3 4"\n', "")
    text += '\n[[step]]\nplay = "give us"\nseat = "soviet"\nafter."3".stats = { them = "size 2" }\n'
    failure = SHOT.outcome(text)
    assert failure is not None and failure["expected"] == "after 3: a step of these plays"


MINES = Shot(
    KIND,
    """
title = "Numbers and charts of a case's own"
rules = ["barbarossa:mine.4"]

[table]
mines = ["F6 german anti-infantry"]
numbers = { minefield-dice = 2, minefield-accuracy = 5 }
radio = [6]

[german]
car = "G18 F8"
spare = "G01 C8"

[soviet]
us = "S01 F7"

[dice]
"mine us F6/01" = "5 6"
"radio car us" = "6"

[[step]]
play = ["german: instruct spare reaction from-3", "soviet: instruct us reaction hold"]

[[step]]
orders = { car = "radio-interception 1", us = "march F6" }
events = ["order-read us march", "mines-explode us F6 1"]
""",
)


def test_minefield_cards_and_charts_can_be_a_cases_own() -> None:
    assert MINES.outcome(MINES.text) is None
    assert "rolls 6 dice" in MINES.failure("minefield-dice = 2, ", "")["got"]
    assert "radio-fails" in MINES.failure("radio = [6]\n", "")["got"]


def test_an_instruction_that_there_is_not_is_not_offered() -> None:
    assert "reaction" in MINES.failure("reaction hold", "reaction sleep")["expected"]


PADS = Shot(
    KIND,
    """
title = "What has but one answer may be written"
rules = ["barbarossa:def.5"]

[map]
course = "C4 C5 C6"
bridge = "C5"
road = "B5 C5 D5"

[table]
pillbox = { F6 = "1" }

[german]
gun = "G06 F5 facing 1"
men = "G01 F6"
setters = "G03 C5"

[soviet]
us = "S01 L9"

[[step]]
orders = { gun = "defend 1 2", men = "defend 1 2", setters = "set-charges bridge" }
after."1".units = { gun = "F5 defend defending", men = "F6 in-pillbox", setters = "C5 set-charges" }
after."1".zone = { gun = "F4 F3 E4 G4" }
""",
)


def test_what_has_one_answer_may_be_written_or_left_out() -> None:
    assert PADS.outcome(PADS.text) is None
    assert (
        PADS.outcome(PADS.changed('"defend 1 2", men', '"defend 2", men').replace("set-charges bridge", "set-charges"))
        is None
    )
    assert PADS.failure('men = "defend 1 2"', 'men = "defend 1 2 no"')["got"].startswith("F6 defend")
