"""The package as it is installed, away from any checkout: what it must still be able to tell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a wheel of plain Python unpacks to."""
    place = tmp_path_factory.mktemp("wheel")
    words = ["build", "--build-base", str(place / "work"), "--build-lib", str(place / "lib")]
    egg = ["egg_info", "--egg-base", str(place)]
    run([sys.executable, "setup.py", "--quiet", *egg, *words], ROOT, {**os.environ, "SANDTABLE_PURE": "1"})
    return place / "lib"


def run(words: list[str], folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def sandtable(installed: Path, empty: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    return run([sys.executable, "-m", "sandtable", *words], empty, environment)


def test_a_rule_is_shown_with_what_proves_it(installed: Path, tmp_path: Path) -> None:
    out = sandtable(installed, tmp_path, "rules", "show", "O20.1a")
    assert out.startswith("O20.1a (combat-commander, line ") and "proved by tests/rules/" in out


def test_coverage_is_the_one_of_the_checkout(installed: Path, tmp_path: Path) -> None:
    there = json.loads(sandtable(installed, tmp_path, "rules", "coverage", "--json"))
    here = json.loads(sandtable(installed, ROOT, "rules", "coverage", "--json"))
    assert there == here
    assert min(counts["proved"] for counts in there.values()) > 90


def test_types_and_ledgers_come_along(installed: Path) -> None:
    assert (installed / "sandtable" / "py.typed").is_file()
    for path in (ROOT / "src" / "sandtable" / "games").glob("*/ledger/*"):
        assert (installed / path.relative_to(ROOT / "src")).read_bytes() == path.read_bytes()
