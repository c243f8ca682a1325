"""Every number of the rules has one place: changing it in its file changes the game's tables."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from sandtable.commander.packs.packs import Packs
from sandtable.commander.rules.tables import Tables
from sandtable.commander.rules.words import family_words
from sandtable.games.combat_commander.files import DATA

pytestmark = pytest.mark.once  # readers of files are not compiled

NUMBER = re.compile(r"(?<=[=\[,] )-?\d+(?=\s*(?:#|,|\]|$))|(?<=\[)\d+", re.MULTILINE)
FILES = ["numbers.toml", "terrain.toml", "fortifications.toml"]


def contents(tables: Tables) -> dict[str, object]:
    found = {name: getattr(tables, name) for name in dir(tables) if not name.startswith("_")}
    return {name: value for name, value in found.items() if isinstance(value, int | str | list | dict)}


def tables_of(home: Path) -> dict[str, object]:
    return contents(Packs("any", family_words(), home).load_tables())


def places(name: str) -> list[tuple[str, int]]:
    """Each number of a file, by its place in the text; orders of battle that can be bought are the generator's."""
    text = (DATA / name).read_text(encoding="utf-8").split("[[purchase]]")[0]
    return [(name, match.start()) for match in NUMBER.finditer(text)]


@pytest.mark.parametrize(("name", "start"), [place for name in FILES for place in places(name)])
def test_a_number_is_read_from_its_file(name: str, start: int, tmp_path: Path) -> None:
    home = tmp_path / "data"
    shutil.copytree(DATA, home, ignore=shutil.ignore_patterns("maps", "scenarios", "lessons"))
    text = (home / name).read_text(encoding="utf-8")
    match = NUMBER.match(text, start)
    assert match is not None
    (home / name).write_text(text[:start] + str(int(match[0]) + 3) + text[match.end() :], encoding="utf-8")
    line = text[: match.end()].splitlines()[-1]
    assert tables_of(home) != tables_of(DATA), line
