"""Great War Commander's data for the tests of it."""

from __future__ import annotations

import shutil
from functools import lru_cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from sandtable.commander.packs.packs import Packs
from sandtable.commander.rules.tables import Tables
from sandtable.games.combat_commander.files import DATA as SISTER
from sandtable.games.great_war_commander.files import DATA
from sandtable.games.great_war_commander.rules.words import WORDS

CHARTS: Final = ["terrain.toml", "fortifications.toml"]
NATIONS: Final = ["germany", "france", "america"]
GERMANY, FRANCE, AMERICA = range(3)


def copy_data(home: Path) -> Path:
    """The game's files in a folder of one's own, with the sister game's charts as long as it has none itself."""
    shutil.copytree(DATA, home, ignore=shutil.ignore_patterns("maps", "scenarios", "lessons"))
    for chart in CHARTS:
        if not (home / chart).exists():
            shutil.copy(SISTER / chart, home / chart)
    return home


def packs_in(home: Path) -> Packs:
    return Packs("great-war-commander", WORDS, home)


@lru_cache
def usual_tables() -> Tables:
    home = Path(mkdtemp()) / "data"
    try:
        return packs_in(copy_data(home)).load_tables()
    finally:
        shutil.rmtree(home.parent)


def month(year: int, number: int = 1) -> int:
    return year * 12 + number
