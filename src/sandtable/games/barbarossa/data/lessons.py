"""The lessons of Barbarossa. Not compiled: it reads files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.games.barbarossa.rules.notation import find_unit
from sandtable.games.barbarossa.rules.state import NOBODY, of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import Game
from sandtable.screens.lessons import Shelf

FOLDER: Final = Path(__file__).parent / "lessons"
THEMES: Final = [
    "welcome", "orders", "fire", "move", "ambush", "steps", "fortitude", "assault", "defend", "cover", "victory",
]  # fmt: skip


class BarbarossaShelf(Shelf):
    def thing_of(self, game: Game, text: str) -> str:
        """A unit by its name; where a hex has the same name (`G3`), the unit unless there is none."""
        g = of(game.state)
        unit = find_unit(g, text)
        return f"u:{unit}" if unit != NOBODY else f"h:{text}"


LESSONS: Final = BarbarossaShelf(TITLE, FOLDER, THEMES)
