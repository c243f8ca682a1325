"""The lessons of Combat Commander."""

from __future__ import annotations

from typing import Final

from sandtable.commander.screen.lessons import CommanderShelf
from sandtable.games.combat_commander.files import DATA
from sandtable.games.combat_commander.title import TITLE

THEMES: Final = ["welcome", "move", "cover", "fire", "op-fire", "recover", "advance", "objectives"]

LESSONS: Final = CommanderShelf(TITLE, DATA / "lessons", THEMES)
