"""Case files of a folder as tests, and what a case that fails says."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.cases.files import read_case
from sandtable.cases.runner import Failure, Kind, case_paths
from sandtable.kernel.errors import BadFile


def proofs(folder: Path) -> list[object]:
    """One parameter for each case, marked with the rules it proves."""
    found: list[object] = []
    for path in case_paths([folder]):
        found.append(pytest.param(path, id=path.stem, marks=pytest.mark.rule(*read_case(path).head.rules)))
    return found


def proved(folder: Path) -> set[str]:
    return {rule for path in case_paths([folder]) for rule in read_case(path).head.rules}


def check_examples(ledger: Path, folder: Path, prefix: str, least: int) -> None:
    """Every worked example of a rulebook has a case, and no case proves what is not in the ledger."""
    rows = [line.split("\t") for line in ledger.read_text(encoding="utf-8").splitlines()[1:]]
    have, known = proved(folder), {prefix + row[0] for row in rows}
    examples = [prefix + row[0] for row in rows if row[2] == "example"]
    assert len(examples) > least
    assert [rule for rule in examples if rule not in have] == []
    assert sorted(have - known) == []


def describe(failure: Failure) -> str:
    return (
        f"{failure['case']}:{failure['line']} step {failure['step']}\n"
        f"expected {failure['expected']}\ngot      {failure['got']}"
    )


class Shot:
    """A case that holds, to be spoiled in one place."""

    def __init__(self, kind: Kind, text: str) -> None:
        self.kind = kind
        self.text = text

    def outcome(self, text: str) -> Failure | None:
        return self.kind.play(self.kind.parse(text, "shot.toml")).failure

    def changed(self, old: str, new: str) -> str:
        assert old in self.text
        return self.text.replace(old, new, 1)

    def failure(self, old: str, new: str) -> Failure:
        found = self.outcome(self.changed(old, new))
        assert found is not None and found["case"] == "shot.toml"
        return found

    def complaint(self, old: str, new: str) -> str:
        """What is said of it where it is no case any more."""
        with pytest.raises(BadFile) as caught:
            self.outcome(self.changed(old, new))
        return str(caught.value)
