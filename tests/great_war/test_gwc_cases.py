"""Every case file of Great War Commander holds, and every worked example of its rulebook has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from case_files import check_examples, describe, proofs
from sandtable.cases.files import run_case
from sandtable.lab.coverage import ledger_file

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "great_war_commander"
LEDGER = ledger_file("great-war-commander")
PREFIX = "gwc:"


@pytest.mark.parametrize("path", proofs(FOLDER))
def test_case(path: Path) -> None:
    failure = run_case(path).failure
    assert failure is None, describe(failure)


def test_every_worked_example_of_the_rulebook_has_a_case() -> None:
    check_examples(LEDGER, FOLDER, PREFIX, 55)
