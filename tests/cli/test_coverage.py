"""Coverage of the ledgers is read from tests and cases; nothing counts that is not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.kernel.errors import SandtableError
from sandtable.lab.coverage import (
    belongs_to,
    find_checkout,
    find_rows,
    ledger_file,
    ledgers,
    measure,
    read_ledger,
    read_reasons,
    write_proofs,
)

pytestmark = pytest.mark.once

LEDGERS = list(ledgers())
TEST = """
import pytest

@pytest.mark.rule("1.1", "1.2", "combat:1.2")
def test_it() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("1.4"))])
def test_more(x: int) -> None: ...

def plain() -> None:
    "speaks of 1.5 only"
"""
GAMES = ["combat_commander", "combat", "great_war_commander", "barbarossa"]
FOLDER = "src/sandtable/games/combat_commander/ledger"
EXCUSES = f"{FOLDER}/not-applicable.toml"
RULES = f"{FOLDER}/combat-commander.tsv"
ROWS = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6a"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    games = tmp_path / "src" / "sandtable" / "games"
    rules, others, third, making = (games / game / "ledger" for game in GAMES)
    for folder in (rules, others, third, making):
        folder.mkdir(parents=True)
    text = "id\tkind\trule\n" + "".join(f'{id}\tevent\tWords "of {id}.\n' for id in ROWS)
    (rules / f"{LEDGERS[0]}.tsv").write_text(text)
    (rules / f"{LEDGERS[1]}.tsv").write_text("id\tkind\n7.1:time\tchange\n")
    (others / f"{LEDGERS[2]}.tsv").write_text("id\tkind\n1.1\torder\n1.2\torder\n")
    (third / f"{LEDGERS[3]}.tsv").write_text("id\tkind\n")
    (making / f"{LEDGERS[4]}.tsv").write_text("id\tkind\n1.1\torder\n")
    (tmp_path / "tests" / "cases" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "test_it.py").write_text(TEST)
    (tmp_path / "tests" / "cases" / "deep" / "one.toml").write_text('title = "x"\nrules = ["1.2", "7.1:time"]\n')
    (rules / "not-applicable.toml").write_text(f'[[{LEDGERS[0]}]]\nreason = "paper"\nids = ["1.3"]\n')
    return tmp_path


def test_what_is_counted(checkout: Path) -> None:
    first, second, third, _, _ = measure(checkout)
    assert first.counts() == {"rows": 6, "proved": 3, "not_applicable": 1, "open": 2}
    assert first.open == ["1.5", "1.6a"]
    assert first.proofs["1.2"] == ["tests/test_it.py:4", "tests/cases/deep/one.toml:2"]
    assert second.counts() == {"rows": 1, "proved": 1, "not_applicable": 0, "open": 0}
    assert (third.open, third.is_whole) == (["combat:1.1"], True)  # numbers of another rulebook


def test_a_proof_needs_no_excuse(checkout: Path) -> None:
    """Whoever proves an excused row need not wait for the excuse to go."""
    excuse = f'[[{LEDGERS[0]}]]\nreason = "paper"\nids = ["1.1", "1.3"]\n'
    (checkout / EXCUSES).write_text(excuse)
    first = measure(checkout)[0]
    assert first.counts() == {"rows": 6, "proved": 3, "not_applicable": 1, "open": 2}
    assert first.shown_after_all == ["1.1"]


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        (
            "tests/test_no.py",
            'import pytest\npytest.mark.rule("9.9")\n',
            "tests/test_no.py:2: rule 9.9 is in no ledger",
        ),
        ("tests/cases/no.toml", 'rules = ["9.9"]', "tests/cases/no.toml:1: rule 9.9 is in no ledger"),
        ("tests/cases/no.toml", "rules = 3", "rules: must be a list"),
        ("tests/cases/no.toml", "rules = [", "is not valid TOML"),
        ("tests/test_no.py", "import pytest\npytest.mark.rule(ID)\n", "must be written out"),
        ("tests/test_no.py", "def (:\n", "cannot be parsed"),
        (EXCUSES, '[[combat-commander]]\nreason = "x"\nids = ["9.9"]', "9.9 is not in this"),
        (EXCUSES, '[[combat-commander]]\nids = ["1.3"]', "needs a reason"),
        (EXCUSES, '[[combat-commander]]\nreason = "x"\nids = ["1.3", "1.3"]', "stands twice"),
        (EXCUSES, '[[chess]]\nreason = "x"\nids = []', "must be a list of groups"),
        (RULES, "id\tkind\n1\tx\n1\ty\n", "combat-commander.tsv:3: id: 1 stands twice"),
    ],
)
def test_what_is_refused(checkout: Path, file: str, text: str, reason: str) -> None:
    (checkout / file).write_text(text)
    with pytest.raises(SandtableError) as error:
        measure(checkout)
    assert reason in str(error.value)


def test_the_checkout_is_found_from_below(checkout: Path) -> None:
    assert find_checkout(checkout / "tests" / "cases") == checkout.resolve()


def test_what_the_build_writes_down(checkout: Path, tmp_path: Path) -> None:
    package = tmp_path / "package"
    for game in GAMES:
        (package / "games" / game / "ledger").mkdir(parents=True)
    write_proofs(checkout, package)
    stored = {game: json.loads((package / "games" / game / "ledger" / "proofs.json").read_text()) for game in GAMES}
    assert stored["combat_commander"]["1.2"] == ["tests/test_it.py:4", "tests/cases/deep/one.toml:2"]
    assert stored["combat_commander"]["7.1:time"] == ["tests/cases/deep/one.toml:2"]
    assert stored["combat"] == {"combat:1.2": ["tests/test_it.py:4"]}


def test_rows_of_a_rule_number(checkout: Path) -> None:
    ledgers = measure(checkout)
    assert [row.id for _, row in find_rows(ledgers, "1.6")] == ["1.6a"]
    assert [row.id for _, row in find_rows(ledgers, "1.1")] == ["1.1"]
    assert belongs_to("o20.1.exa", "o20.1") and not belongs_to("o20.11", "o20.1")
    with pytest.raises(SandtableError, match="no ledger has a rule '8'"):
        find_rows(ledgers, "8")


def test_what_is_excused_in_this_checkout() -> None:
    """Advice, contents and misprints are excused as a whole; worked examples never are."""
    reasons = read_reasons(ledger_file(LEDGERS[0]).parent / "not-applicable.toml")
    for name, excused_kinds in zip(LEDGERS[:2], [["strategy"], ["contents", "typo"]], strict=True):
        kinds = {row.id: row.columns["kind"] for row in read_ledger(ledger_file(name))}
        assert {id for id, kind in kinds.items() if kind in excused_kinds} <= set(reasons[name])
        assert {kinds[id] for id in reasons[name]} & {"example", "functional", "combat", "victory"} == set()
