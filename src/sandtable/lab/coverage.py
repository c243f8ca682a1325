"""Which rows of the rules ledgers are proved: read from tests and case files, without running anything.

A ledger lies with its game. In a checkout the proofs are read live; the build writes them beside the ledgers
(`proofs.json`), so that an installed package can name them although tests and cases stay behind.
"""

from __future__ import annotations

import ast
import csv
import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.shelf import games, in_the_making

PACKAGE: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = Path("src") / "sandtable"  # the package in a checkout
CASES: Final = Path("tests") / "cases"
IN_WORK: Final = in_the_making()  # games not yet whole: their open rows are counted, and are no fault
NOT_APPLICABLE: Final = "not-applicable.toml"
PROOFS: Final = "proofs.json"


def ledgers() -> dict[str, str]:
    """The ledgers of all games, each with what proofs write before its ids: rule numbers of two rulebooks are alike."""
    found = {path.stem: game.rule_prefix for game in games().values() for path in game.ledgers}
    return {**found, **{path.stem: f"{path.stem}:" for path in ledgers_in_work()}}


def ledgers_in_work() -> list[Path]:
    return [path for name in IN_WORK for path in sorted((PACKAGE / "games" / name / "ledger").glob("*.tsv"))]


def ledger_files(checkout: Path | None = None) -> list[Path]:
    """The ledgers as they were installed; in a checkout, those of our games as they stand there."""
    found = [path.resolve() for game in games().values() for path in game.ledgers] + ledgers_in_work()
    if checkout is None:
        return found
    return [checkout / SOURCE / path.relative_to(PACKAGE) if is_ours(path) else path for path in found]


def ledger_file(name: str) -> Path:
    return next(path for path in ledger_files() if path.stem == name)


def is_ours(path: Path) -> bool:
    return path.is_relative_to(PACKAGE)


@dataclass
class Row:
    id: str
    columns: dict[str, str]
    line: int


@dataclass
class Coverage:
    """One ledger and what proves its rows."""

    path: Path
    rows: list[Row]
    proofs: dict[str, list[str]] = field(default_factory=dict)  # id to places
    excused: dict[str, str] = field(default_factory=dict)  # id to reason

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def proved(self) -> list[str]:
        return [row.id for row in self.rows if row.id in self.proofs]

    @property
    def not_applicable(self) -> list[str]:
        return [row.id for row in self.rows if row.id in self.excused and row.id not in self.proofs]

    @property
    def shown_after_all(self) -> list[str]:
        """Excused rows that something proves: they need no excuse."""
        return [row.id for row in self.rows if row.id in self.excused and row.id in self.proofs]

    @property
    def open(self) -> list[str]:
        return [row.id for row in self.rows if row.id not in self.proofs and row.id not in self.excused]

    @property
    def is_whole(self) -> bool:
        return self.name not in IN_WORK

    def counts(self) -> dict[str, int]:
        return {
            "rows": len(self.rows),
            "proved": len(self.proved),
            "not_applicable": len(self.not_applicable),
            "open": len(self.open),
        }


def find_checkout(start: Path | None = None) -> Path | None:
    """The checkout around `start` (by default where we are) or around this package; None where there is neither."""
    here = (start or Path.cwd()).resolve()
    for folder in [here, *here.parents, *PACKAGE.parents]:
        if (folder / SOURCE).is_dir() and (folder / CASES).is_dir():
            return folder
    return None


def read_ledger(path: Path) -> list[Row]:
    prefix = ledgers().get(path.stem, "")
    with path.open(encoding="utf-8", newline="") as file:
        table = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        rows = [Row(prefix + entry["id"], dict(entry), table.line_num) for entry in table]
    known: set[str] = set()
    for row in rows:
        if row.id in known:
            raise BadFile(str(path), "id", f"{row.id} stands twice", row.line)
        known.add(row.id)
    return rows


# --- proofs ---


def rule_marks(path: Path) -> list[tuple[str, int]]:
    """Ids and lines of every `@pytest.mark.rule("id", ...)` of a test module, also on classes and parameters."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise BadFile(str(path), "", f"cannot be parsed: {error.msg}", error.lineno or 0) from None
    found: list[tuple[str, int]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Starred):
                    continue  # the case files' own ids, which are read from there
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise BadFile(str(path), "rule", "rule ids must be written out as strings", argument.lineno)
                found.append((argument.value, argument.lineno))
    return found


def case_rules(path: Path) -> list[tuple[str, int]]:
    """Ids of `rules = [...]` of a case file, with the line of each."""
    text = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(str(path), "", f"is not valid TOML ({error})") from None
    ids = data.get("rules", [])
    if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
        raise BadFile(str(path), "rules", "must be a list of rule ids")
    lines = text.splitlines()
    return [(id, next((i + 1 for i, line in enumerate(lines) if f'"{id}"' in line), 0)) for id in ids]


def collect_proofs(checkout: Path) -> list[tuple[str, str]]:
    """Every id with the place that proves it."""
    tests = checkout / "tests"
    found: list[tuple[str, str]] = []
    for path in sorted(tests.rglob("*.py")):
        found += [(id, place(checkout, path, line)) for id, line in rule_marks(path)]
    for path in sorted((tests / "cases").rglob("*.toml")):
        found += [(id, place(checkout, path, line)) for id, line in case_rules(path)]
    return found


def stored_proofs(path: Path) -> list[tuple[str, str]]:
    """The same as the build wrote it down; nothing where it did not."""
    if not path.is_file():
        return []
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return [(id, where) for id, places in found.items() for where in places]


def write_proofs(checkout: Path, package: Path) -> None:
    """For the build: write down beside each ledger of a package what proves its rows in the checkout."""
    source = checkout / SOURCE
    ours = [ledger for ledger in measure(checkout) if ledger.path.is_relative_to(source)]
    for folder in folders_of(ours):
        proofs = {id: places for ledger in ours if ledger.path.parent == folder for id, places in ledger.proofs.items()}
        path = package / folder.relative_to(source) / PROOFS
        path.write_text(json.dumps(proofs, indent=0), encoding="utf-8")


def place(checkout: Path, path: Path, line: int) -> str:
    return f"{path.relative_to(checkout).as_posix()}:{line}"


# --- rows that no software can show ---


def read_reasons(path: Path) -> dict[str, dict[str, str]]:
    """By ledger: id to reason. The file groups ids that share a reason."""
    if not path.is_file():
        return {}
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(str(path), "", f"is not valid TOML ({error})") from None
    found: dict[str, dict[str, str]] = {}
    for ledger, groups in data.items():
        if ledger not in ledgers() or not isinstance(groups, list):
            raise BadFile(str(path), ledger, f"must be a list of groups, named {' or '.join(ledgers())}")
        reasons = found.setdefault(ledger, {})
        for i, group in enumerate(groups):
            field_name = f"{ledger}[{i}]"
            reason, ids = group.get("reason"), group.get("ids")
            if not isinstance(reason, str) or not reason or not isinstance(ids, list):
                raise BadFile(str(path), field_name, "needs a reason and a list of ids")
            for id in ids:
                if id in reasons:
                    raise BadFile(str(path), field_name, f"{id} stands twice")
                reasons[id] = reason
    return found


# --- all together ---


def measure(checkout: Path | None) -> list[Coverage]:
    """Coverage of every ledger; an id that no ledger has is an error."""
    found = [Coverage(path, read_ledger(path)) for path in ledger_files(checkout)]
    by_id = {row.id: ledger for ledger in reversed(found) for row in ledger.rows}
    unknown: list[str] = []
    for id, where in all_proofs(found, checkout):
        if id in by_id:
            by_id[id].proofs.setdefault(id, []).append(where)
        else:
            unknown.append(f"{where}: rule {id} is in no ledger")
    if unknown:
        raise SandtableError("; ".join(unknown))
    for folder in folders_of(found):
        excuse(found, folder / NOT_APPLICABLE)
    return found


def folders_of(found: list[Coverage]) -> list[Path]:
    return list(dict.fromkeys(ledger.path.parent for ledger in found))


def all_proofs(found: list[Coverage], checkout: Path | None) -> list[tuple[str, str]]:
    """Live in a checkout; a game that somebody else brings has its own written down."""
    live = collect_proofs(checkout) if checkout is not None else []
    source = checkout / SOURCE if checkout is not None else None
    stored = [folder for folder in folders_of(found) if source is None or not folder.is_relative_to(source)]
    return live + [proof for folder in stored for proof in stored_proofs(folder / PROOFS)]


def excuse(found: list[Coverage], path: Path) -> None:
    """Note the rows that need no proof."""
    for name, reasons in read_reasons(path).items():
        ledger = next(ledger for ledger in found if ledger.name == name)
        known = {row.id for row in ledger.rows}
        for id, reason in reasons.items():
            if id not in known:
                raise BadFile(str(path), name, f"{id} is not in this ledger")
            ledger.excused[id] = reason


def find_rows(ledgers: list[Coverage], id: str) -> list[tuple[Coverage, Row]]:
    """The row with this id; or, since a rule of the rulebook may be several rows, all those of a rule number."""
    every = [(ledger, row) for ledger in ledgers for row in ledger.rows]
    found = [(ledger, row) for ledger, row in every if row.id.lower() == id.lower()]
    if not found:
        found = [(ledger, row) for ledger, row in every if belongs_to(row.id.lower(), id.lower())]
    if not found:
        some = ", ".join(ledger.rows[-1].id for ledger in ledgers if ledger.rows)
        raise SandtableError(f"no ledger has a rule {id!r}; ids look like {some}")
    return found


def belongs_to(id: str, number: str) -> bool:
    """`o20.1a` and `o20.1.ex` belong to `o20.1`, `o20.11` does not."""
    return id.startswith(number) and not id[len(number) :][:1].isdigit()
