"""Questions that are asked only because of what a player holds, in a game that he plays alone.

With two sides such windows are asked whatever is held. Where one plays against the game itself they would only be
tedious, so the spectators are not told of them: for them they do not count, and they see the table again when
something is asked that is asked of any hand.
"""

from __future__ import annotations

from sandtable.kernel.game import Game
from sandtable.kernel.record import Replay
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.table.titles import Served


def is_quiet(game: Game) -> bool:
    """Does it stand at a question of which its spectators hear nothing?"""
    if len(game.title.seats) != 1 or game.over:
        return False
    g = game.state
    return g.frames[len(g.frames) - 1].window(g, g.asking)


class Quiet:
    """By revision: was what was asked there such a question? Kept up as the game goes on."""

    def __init__(self, asked: list[bool]) -> None:
        self.asked = asked  # one more than there are decisions: what is asked now

    def play(self, game: Game) -> None:
        """After a decision."""
        self.asked.append(is_quiet(game))

    def cut(self, revision: int) -> None:
        del self.asked[revision + 1 :]

    def shown(self, decisions: int) -> int:
        """How many of the decisions the spectators see the outcome of."""
        while decisions and self.asked[decisions]:
            decisions -= 1
        return decisions

    def counted(self, decisions: int) -> int:
        """How many they count."""
        return sum(not quiet for quiet in self.asked[: self.shown(decisions)])


def replayed_quiet(served: Served, record: Data, source: str = "room", upto: int | None = None) -> tuple[Game, Quiet]:
    """Step by step from here, and not by the engine in one go: a compiled one would let no other thread run."""
    again = Replay(served.title, record, source)
    quiet = Quiet([is_quiet(again.game)])
    for _ in again.decisions if upto is None else again.decisions[:upto]:
        again.step()
        quiet.play(again.game)
    return again.game, quiet


def hides(game: Game, eyes: int) -> bool:
    return eyes == SPECTATOR and len(game.title.seats) == 1
