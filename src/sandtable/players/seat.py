"""What an opponent gets to see: one seat of a game, and nothing behind it."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data


class Seat:
    """The true game stays in here; a player reads views, and worlds in which the unknown is dealt afresh."""

    def __init__(self, game: Game, number: int) -> None:
        self.__game = game
        self.number = number

    @property
    def decision(self) -> Decision:
        """The question put to this seat now."""
        decision = self.__game.decision_of(self.number)
        if decision is None:
            raise SandtableError(f"nothing is asked of seat {self.number} now")
        return decision

    def view(self) -> Data:
        return self.__game.view(self.number)

    def world(self, seed: str) -> Game:
        """The game as it may be: all that is public or one's own is true in it, the rest is a fresh deal."""
        return self.__game.determinise(self.number, seed)

    def notation(self, choice: int) -> str:
        return self.__game.notation(choice)
