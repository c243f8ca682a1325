"""Every case file of Great War Commander holds, and every worked example of its rulebook has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from case_files import check_examples, describe, proofs
from sandtable.cases.files import run_case
from sandtable.games.great_war_commander.rules.verbs import OWN_VERBS
from sandtable.lab.coverage import ledger_file

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "great_war_commander"
LEDGER = ledger_file("great-war-commander")
PREFIX = "gwc:"
PROOFS = [FOLDER.parents[1] / "great_war", FOLDER.parents[1] / "terrain"]


@pytest.mark.parametrize("path", proofs(FOLDER))
def test_case(path: Path) -> None:
    failure = run_case(path).failure
    assert failure is None, describe(failure)


def test_every_worked_example_of_the_rulebook_has_a_case() -> None:
    check_examples(LEDGER, FOLDER, PREFIX, 55)


@pytest.mark.once
def test_the_manual_names_every_play_of_this_game() -> None:
    manual = (FOLDER.parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
    part = manual.partition("## Great War Commander")[2].partition("# Combat!")[0]
    assert not [verb.name for verb in OWN_VERBS if not re.search(rf"`{re.escape(verb.name)}[ `]", part)]


@pytest.mark.once
def test_what_the_docs_name_as_proof_is_there() -> None:
    docs = (FOLDER.parents[2] / "docs" / "great-war-commander.md").read_text(encoding="utf-8")
    table = docs.partition("gets wrong\n")[2].partition("\n## ")[0].partition("| what differs")[2]
    sources = [path.read_text(encoding="utf-8") for room in PROOFS for path in sorted(room.rglob("test_*.py"))]
    tests = set(re.findall(r"^def test_(\w+)", "\n".join(sources), re.MULTILINE))
    named = re.findall(r"`([\w/-]+)`", table)
    assert len(table.splitlines()) > 25 and len(named) > 100
    assert not [name for name in named if name not in tests and not (FOLDER / f"{name}.toml").is_file()]
