"""Breaks the rules on purpose, one small mistake at a time: a test of the rule must see each (tests/mutants/*.toml).

The mistakes are made in a copy of the package; the tests are those of this checkout, run interpreted.
"""

from __future__ import annotations

import argparse
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = ROOT / "tests" / "mutants"
PACKAGE = ROOT / "src" / "sandtable"
SHELVES = (ROOT / "docs" / "rules", PACKAGE / "games")  # where ledgers may lie
PATIENCE = 300  # seconds for the tests of one mutant
FAILED = 1  # what pytest returns if tests ran and some failed
# a slip in the mutant, not in the rule
SLIP = re.compile(r"^E +(NameError|UnboundLocalError|SyntaxError|IndentationError|ImportError)\b", re.MULTILINE)

SEEN = "seen"
NOT_SEEN = "not seen"
STALE = "stale"


@dataclass(frozen=True)
class Mutant:
    area: str
    name: str
    rule: str
    what: str
    file: str
    old: str
    new: str
    tests: list[str]

    @property
    def title(self) -> str:
        return f"{self.area}/{self.name}"

    def apply(self, text: str) -> str:
        return text.replace(self.old, self.new, 1)


def read_mutants(folder: Path = MUTANTS) -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted(folder.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            found.append(Mutant(area=path.stem, **entry))
    return found


# --- does a mutant still fit? ---


def faults_of(mutant: Mutant, package: Path, ids: dict[str, set[str]]) -> list[str]:
    """What no longer fits, each with the name of mutant and file."""
    found: list[str] = []
    path = package / mutant.file
    count = path.read_text(encoding="utf-8").count(mutant.old) if path.is_file() else 0
    if count != 1:
        found.append(f"the old text occurs {count} times in {mutant.file}")
    if mutant.old == mutant.new:
        found.append("old and new text are the same")
    if mutant.area in ids and mutant.rule not in ids[mutant.area]:
        found.append(f"the ledger has no rule {mutant.rule}")
    if not mutant.tests:
        found.append("it names no test")
    found += [f"there is no test {test}" for test in mutant.tests if not is_test(test)]
    return [f"{mutant.title}: {fault}" for fault in found]


def is_test(test: str) -> bool:
    """A file of tests, or one test of it; which parameters it has is left to pytest."""
    file, _, name = test.partition("::")
    path = ROOT / file
    if not path.exists():
        return False
    return not name or f"def {name.partition('[')[0]}(" in path.read_text(encoding="utf-8")


def ledger_ids(folder: Path = MUTANTS) -> dict[str, set[str]]:
    """By area, where its file names the ledger of its rules and what it writes before their numbers."""
    read = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.toml")}
    return {area: ids_in(data["ledger"], data.get("prefix", "")) for area, data in read.items() if "ledger" in data}


def ids_in(ledger: str, prefix: str) -> set[str]:
    path = next(path for shelf in SHELVES for path in shelf.rglob(f"{ledger}.tsv"))
    return {prefix + line.partition("\t")[0] for line in path.read_text(encoding="utf-8").splitlines()[1:]}


def all_faults(mutants: list[Mutant], package: Path = PACKAGE) -> list[str]:
    ids = ledger_ids()
    found = [fault for mutant in mutants for fault in faults_of(mutant, package, ids)]
    names = [mutant.title for mutant in mutants]
    return found + [f"{name}: there are two of this name" for name in sorted(set(names)) if names.count(name) > 1]


# --- running ---


class Copy:
    """A copy of the package, to be broken and mended again."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.source = folder
        self.time = 2_000_000_000  # every version of a file gets its own time, so that no old bytecode serves it
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns("*.egg-info"))

    @contextmanager
    def broken(self, mutant: Mutant) -> Iterator[None]:
        path = self.source / "sandtable" / mutant.file
        text = path.read_text(encoding="utf-8")
        self.write(path, mutant.apply(text))
        try:
            yield
        finally:
            self.write(path, text)

    def write(self, path: Path, text: str) -> None:
        self.time += 10
        path.write_text(text, encoding="utf-8")
        os.utime(path, (self.time, self.time))

    def test(self, tests: list[str], jobs: int = 0) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", str(jobs), *tests]
        env = {**os.environ, "PYTHONPATH": str(self.source)}
        patience = None if jobs else PATIENCE
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=patience, check=False)


def is_seen(copy: Copy, mutant: Mutant) -> bool:
    with copy.broken(mutant):
        try:
            done = copy.test(mutant.tests)
        except subprocess.TimeoutExpired:
            return False
    if done.returncode == FAILED and not SLIP.search(done.stdout):
        return True
    if done.returncode != 0:
        print(done.stdout + done.stderr)
    return False


def run(mutants: list[Mutant], jobs: int) -> dict[str, int]:
    """By result: how many."""
    counts = {SEEN: 0, NOT_SEEN: 0}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        first = Copy(Path(folder) / "0", ROOT / "src")
        prove_sound(first, sorted({test for mutant in mutants for test in mutant.tests}), jobs)
        copies: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        copies.put(first)
        for n in range(1, jobs):
            copies.put(Copy(Path(folder) / str(n), first.source))  # with the bytecode that is there by now

        def judge(mutant: Mutant) -> str:
            copy = copies.get()
            try:
                return SEEN if is_seen(copy, mutant) else NOT_SEEN
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            for mutant, result in zip(mutants, pool.map(judge, mutants), strict=True):
                counts[result] += 1
                print(f"{result:9} {mutant.rule:20} {mutant.title}", flush=True)
    return counts


def prove_sound(copy: Copy, tests: list[str], jobs: int) -> None:
    """A test that fails anyway would see everything."""
    done = copy.test(tests, jobs)
    if done.returncode:
        print(done.stdout + done.stderr)
        raise SystemExit("the tests fail without any mutant")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="NAME", help="one mutant, or all whose name holds this")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--check", action="store_true", help="only make sure that all mutants still fit")
    arguments = parser.parse_args()
    mutants = [mutant for mutant in read_mutants() if arguments.only is None or arguments.only in mutant.title]
    faults = all_faults(mutants)
    for fault in faults:
        print(f"{STALE:9} {fault}")
    if arguments.check:
        print(f"{len(mutants)} mutants, {len(faults)} faults")
        return 1 if faults else 0
    stale = {fault.partition(":")[0] for fault in faults}
    counts = run([mutant for mutant in mutants if mutant.title not in stale], max(1, arguments.jobs))
    print(f"{counts[SEEN]} seen, {counts[NOT_SEEN]} not seen, {len(stale)} stale")
    return 1 if counts[NOT_SEEN] or stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
