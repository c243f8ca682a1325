"""The lessons of Great War Commander."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.state import State
from sandtable.commander.screen.lessons import CommanderShelf
from sandtable.games.great_war_commander.files import DATA
from sandtable.games.great_war_commander.screen.strategy import strategy_written
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Decision, Game

THEMES: Final = ["strategy", "barrage", "command", "move", "op-fire", "cohesion", "fire", "tanks", "gas"]
NONE: Final = "none"


class GreatWarShelf(CommanderShelf):
    def thing_of(self, game: Game, text: str) -> str:
        return strategy_written(cast(State, game.state), text) or super().thing_of(game, text)

    def answered_by_itself(self, game: Game, decision: Decision, learner: int) -> str | None:
        """Also, that the other side keeps its Strategy Card at a roll is not written."""
        if decision.prompt == "add-one" and decision.seat != learner:
            return NONE
        return super().answered_by_itself(game, decision, learner)


LESSONS: Final = GreatWarShelf(TITLE, DATA / "lessons", THEMES)
