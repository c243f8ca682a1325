"""Great War Commander's data for the tests of it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from sandtable.commander.packs.packs import Packs
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.files import DATA, FILES
from sandtable.games.great_war_commander.rules.words import WORDS

NATIONS: Final = ["germany", "france", "america"]
GERMANY, FRANCE, AMERICA = range(3)


def copy_data(home: Path) -> Path:
    """The game's files in a folder of one's own."""
    shutil.copytree(DATA, home, ignore=shutil.ignore_patterns("maps", "scenarios", "lessons"))
    return home


def packs_in(home: Path) -> Packs:
    return Packs("great-war-commander", WORDS, home)


def usual_tables() -> Tables:
    return FILES.packs.load_tables()


def month(year: int, number: int = 1) -> int:
    return year * 12 + number
