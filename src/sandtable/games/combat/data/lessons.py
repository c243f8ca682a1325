"""The lessons of Combat!. Not compiled: it reads files."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from sandtable.games.combat.rules.notation import card_tag
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.game import Game
from sandtable.screens.lessons import Shelf

FOLDER: Final = Path(__file__).parent / "lessons"
THEMES: Final = ["welcome", "cards", "orders", "move", "spot", "fire", "enemy", "wounds", "rally", "victory"]


class CombatShelf(Shelf):
    def thing_of(self, game: Game, text: str) -> str:
        g = cast(State, game.state)
        if g.rules.ground.hex_index(text) >= 0:
            return f"h:{text}"
        if text in [card_tag(g, card) for card in range(len(g.rules.tables.fcard_name))]:
            return f"c:{text}"
        return f"u:{TITLE.thing(g, text)}"


LESSONS: Final = CombatShelf(TITLE, FOLDER, THEMES)
