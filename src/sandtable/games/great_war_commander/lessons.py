"""The lessons of Great War Commander."""

from __future__ import annotations

from typing import Final

from sandtable.commander.screen.lessons import CommanderShelf
from sandtable.games.great_war_commander.files import DATA
from sandtable.games.great_war_commander.title import TITLE

THEMES: Final[list[str]] = []

LESSONS: Final = CommanderShelf(TITLE, DATA / "lessons", THEMES)
