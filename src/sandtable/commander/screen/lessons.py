"""The lessons of the Commander games. Not compiled: it reads files."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.state import State
from sandtable.commander.screen.things import piece_thing
from sandtable.kernel.game import Decision, Game
from sandtable.screens.lessons import Shelf

KEEP: Final = "keep"
INITIATIVE: Final = "initiative-"  # how prompts of the Initiative card begin (9.1)


class CommanderShelf(Shelf):
    def thing_of(self, game: Game, text: str) -> str:
        g = cast(State, game.state)
        if g.rules.map.hex_index(text) >= 0:
            return f"h:{text}"
        if text in g.rules.tables.card_name:
            return f"c:{text}"
        piece = self.title.thing(g, text)
        return piece_thing(piece)

    def answered_by_itself(self, game: Game, decision: Decision, learner: int) -> str | None:
        """Also, that the other side keeps a roll is not written."""
        if decision.prompt.startswith(INITIATIVE) and decision.seat != learner and len(decision.choices) > 1:
            return KEEP
        return super().answered_by_itself(game, decision, learner)
