"""The page of all kinds of special rules: every key is one of the format, every test is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import msgspec

from sandtable.commander.packs.scenario import Scenario, SideEntry
from sandtable.files.tomlshapes import Part

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenario-kinds.md").read_text(encoding="utf-8")
ROWS = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| ") and "`test_" in line]


def shapes(hint: object) -> list[type[Part]]:
    """The tables of the format that a field holds."""
    inner = [hint, *getattr(hint, "__args__", ())]
    return [shape for shape in inner if isinstance(shape, type) and issubclass(shape, Part)]


def keys_of(shape: type[Part], name: str, seen: set[type[Part]]) -> Iterator[str]:
    """`values.orders`: a field with the table in which it stands; one of the whole or of a side by its name alone."""
    for field, hint in get_type_hints(shape).items():
        yield f"{name}.{field}" if name else field
        for inner in shapes(hint):
            if inner not in seen:
                yield from keys_of(inner, "" if inner is SideEntry else field, seen | {inner})


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_key_is_one_of_the_format() -> None:
    known = set(keys_of(Scenario, "", {Scenario}))
    assert msgspec.structs.fields(Scenario) and len(ROWS) > 50
    assert [key for row in ROWS for key in words(row[1]) if key not in known] == []


def test_every_test_that_is_named_is_there() -> None:
    files = [*(ROOT / "tests" / "scenarios").glob("*.py"), *(ROOT / "tests" / "rules").rglob("*.py")]
    files += (ROOT / "tests" / "great_war" / "rules").glob("*.py")
    there = {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)}
    named = [name for row in ROWS for name in words(row[2])]
    assert [name for name in named if name not in there] == []
