"""The kept mutants still fit the sources, and the tool says which do not."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import mutants

pytestmark = pytest.mark.once

KEPT = mutants.read_mutants()


def faults(mutant: mutants.Mutant, package: Path = mutants.PACKAGE) -> list[str]:
    return mutants.faults_of(mutant, package, mutants.ledger_ids())


def test_every_mutant_applies_and_its_tests_exist() -> None:
    assert mutants.all_faults(KEPT) == []
    assert len(KEPT) >= 110


def test_every_mutant_is_still_python() -> None:
    for mutant in KEPT:
        text = mutant.apply((mutants.PACKAGE / mutant.file).read_text(encoding="utf-8"))
        tomllib.loads(text) if mutant.file.endswith(".toml") else compile(text, mutant.file, "exec")


def test_a_stale_mutant_is_named() -> None:
    one = next(mutant for mutant in KEPT if mutant.area == "commander")
    assert faults(replace(one, old="no such text")) == [f"{one.title}: the old text occurs 0 times in {one.file}"]
    assert "the old text occurs 0 times" in faults(replace(one, file="nowhere.py"))[0]
    assert faults(replace(one, old="    return"))[0].startswith(f"{one.title}: the old text occurs ")
    assert faults(replace(one, rule="99.9z")) == [f"{one.title}: the ledger has no rule 99.9z"]
    assert faults(replace(one, tests=[])) == [f"{one.title}: it names no test"]
    assert faults(replace(one, new=one.old)) == [f"{one.title}: old and new text are the same"]


def test_a_test_that_does_not_exist_is_named() -> None:
    one = KEPT[0]
    here = "tests/test_mutants.py"
    assert faults(replace(one, tests=[here, f"{here}::test_a_stale_mutant_is_named"])) == []
    for missing in ("tests/test_nowhere.py", f"{here}::test_nothing"):
        assert faults(replace(one, tests=[missing])) == [f"{one.title}: there is no test {missing}"]


def test_a_copy_is_broken_and_mended(tmp_path: Path) -> None:
    source = tmp_path / "src"
    (source / "sandtable").mkdir(parents=True)
    (source / "sandtable" / "a.py").write_text("limit = 7\n")
    copy = mutants.Copy(tmp_path / "copy", source)
    mutant = mutants.Mutant("kernel", "a", "limits", "Eight.", "a.py", "7", "8", [])
    broken = tmp_path / "copy" / "sandtable" / "a.py"
    before = broken.stat().st_mtime
    with copy.broken(mutant):
        assert broken.read_text() == "limit = 8\n"
        during = broken.stat().st_mtime
    assert broken.read_text() == (source / "sandtable" / "a.py").read_text() == "limit = 7\n"
    assert len({before, during, broken.stat().st_mtime}) == 3
