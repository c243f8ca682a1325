"""The numbered tables: a list is written by hand, the constants that number it are not."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import number_tables as tool

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent
REASONS = ROOT / "src" / "sandtable" / "commander" / "rules" / "reasons.py"
VERBS = ROOT / "src" / "sandtable" / "commander" / "rules" / "verbs.py"
HEAD = "from typing import Final\n"
BLOCK = "# numbered by tools/number_tables.py: "
AFTER_REASONS = "after commander/rules/reasons.py REASON_NAMES"


def numbers(path: Path) -> dict[str, int]:
    found = re.findall(r"^(\w+): Final = (\d+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: int(number) for name, number in found}


def module(folder: Path, text: str) -> Path:
    path = folder / "table.py"
    path.write_text(HEAD + text, encoding="utf-8")
    return path


def numbered(folder: Path, text: str) -> dict[str, int]:
    path = module(folder, text)
    assert tool.main([str(path)]) == 0
    assert tool.main(["--check", str(path)]) == 0
    return numbers(path)


def test_the_tables_of_the_package_are_numbered() -> None:
    assert tool.main(["--check"]) == 0


def test_check_reports_a_new_entry_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(shutil.copy(REASONS, tmp_path))
    assert tool.main(["--check", str(path)]) == 0
    changed = path.read_text(encoding="utf-8").replace('    "no-target",\n', '    "too-tired",\n    "no-target",\n')
    path.write_text(changed, encoding="utf-8")
    assert tool.main(["--check", str(tmp_path)]) == 1
    assert f"{path}: stale" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == changed


def test_an_entry_in_the_middle_moves_those_behind_it(tmp_path: Path) -> None:
    path = Path(shutil.copy(VERBS, tmp_path))
    before = numbers(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("    Verb(END,", '    Verb(REST, "rest", []),\n    Verb(END,'), encoding="utf-8")
    assert tool.main([str(path)]) == 0
    after = numbers(path)
    assert after.pop("REST") == before["END"]
    assert after == {name: number + (number >= before["END"]) for name, number in before.items()}


@pytest.mark.parametrize("wrong", ["", "NOT_YOURS: Final = 7\n", "NOT_OURS: Final = 1\n"])
def test_a_constant_changed_by_hand_is_put_right(tmp_path: Path, wrong: str) -> None:
    path = Path(shutil.copy(REASONS, tmp_path))
    right = path.read_text(encoding="utf-8")
    path.write_text(right.replace("NOT_YOURS: Final = 1\n", wrong), encoding="utf-8")
    assert tool.main(["--check", str(path)]) == 1
    assert tool.main([str(path)]) == 0
    assert path.read_text(encoding="utf-8") == right


def test_a_comment_calls_the_last_entry_of_its_line(tmp_path: Path) -> None:
    text = f'A: Final = [\n    "no-way", "out",  # = EXIT: the word is taken\n    "in",  # said\n]\n{BLOCK}A\n'
    assert numbered(tmp_path, text) == {"NO_WAY": 0, "EXIT": 1, "IN": 2}


def test_a_heading_may_give_the_form_and_the_count(tmp_path: Path) -> None:
    text = f'A: Final = [("top", 1), ("low-left", 2)]\n{BLOCK}A as *_EDGE, EDGES of them\n\nOTHER: Final = 9\n'
    assert numbered(tmp_path, text) == {"TOP_EDGE": 0, "LOW_LEFT_EDGE": 1, "EDGES": 2, "OTHER": 9}


def test_a_list_may_go_on_after_another(tmp_path: Path) -> None:
    last = max(numbers(REASONS).values())
    text = f'A: Final = ["a1", "a2"]\n{BLOCK}A as X_*, ALL of them {AFTER_REASONS}\n'
    assert numbered(tmp_path, text) == {"X_A1": last + 1, "X_A2": last + 2, "ALL": last + 3}


def test_a_third_list_goes_on_after_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "PACKAGE", tmp_path)
    (tmp_path / "one.py").write_text(f'{HEAD}A: Final = ["a1", "a2"]\n{BLOCK}A\n', encoding="utf-8")
    (tmp_path / "two.py").write_text(f'{HEAD}B: Final = ["b1"]\n{BLOCK}B after one.py A\n', encoding="utf-8")
    assert numbered(tmp_path, f'C: Final = ["c1"]\n{BLOCK}C after two.py B\n') == {"C1": 3}


def test_each_list_has_its_own_block(tmp_path: Path) -> None:
    text = f'A: Final = ["a1", "a2"]\n{BLOCK}A\n\nB: Final = ["b1", "b2"]\n{BLOCK}B as X_*\nX_OLD: Final = 0\n'
    assert numbered(tmp_path, text) == {"A1": 0, "A2": 1, "X_B1": 0, "X_B2": 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f'A: Final = [\n    "x",\n    "x",\n]\n{BLOCK}A\n', ":4: X: line 3 has"),
        (f'A: Final = ["x"]\n{BLOCK}A\n\nX: Final = 5\n', ":2: X: line 5 has"),
        (f'from a import X\nA: Final = ["x"]\n{BLOCK}A\n', ":3: X: line 2 has"),
        (f'A: Final = ["x"]\n{BLOCK}A\n\nB: Final = ["x"]\n{BLOCK}B\n', ":2: X: line 5 has"),
        (f'A: Final = ["x"]\n{BLOCK}A, X of them\n', ":3: X: line 2 has"),
        (f'A: Final = [\n    "x",\n    "9.1",\n]\n{BLOCK}A\n', ":4: '9.1' cannot be"),
        (f'A: Final = [""]\n{BLOCK}A as E_*\n', ":2: 'E_' cannot be"),
        (f'A: Final = [\n    "x",  # = los-blocked\n]\n{BLOCK}A\n', ":3: 'los-blocked' cannot be"),
        (f'A: Final = [\n    *B,\n    "x",\n]\n{BLOCK}A\n', ":3: '' cannot be"),
        (f'A: Final = [\n    # = Y\n    "x",\n]\n{BLOCK}A\n', ":3: Y: no entry"),
        (f'A: Final = ["x"]\n{BLOCK}B\n', ":3: there is no list B"),
        (f'A: Final = ["x"]\n{BLOCK}A with *\n', ":3: the heading"),
        (f'A: Final = ["x"]\n{BLOCK}A after commander/rules/reasons.py\n', ":3: the heading"),
        (f'A: Final = ["x"]\n{BLOCK}A after commander/none.py B\n', ":3: there is no module commander/none.py"),
        (f'A: Final = ["x"]\n{BLOCK}A {AFTER_REASONS}X\n', ":3: commander/rules/reasons.py has no numbered list"),
        (f'A: Final = ["x"]\n{BLOCK}A\nX: Final = 0\nB: Final = []\n', ":5: only numbered constants"),
        (f"A: Final = [\n{BLOCK}A\n", ":2: cannot be parsed"),
    ],
)
@pytest.mark.parametrize("check", [["--check"], []])
def test_what_cannot_be_numbered_is_reported_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str, check: list[str]
) -> None:
    path = module(tmp_path, text)
    assert tool.main([*check, str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"{path}{reason}")
    assert path.read_text(encoding="utf-8") == HEAD + text
