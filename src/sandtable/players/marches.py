"""How units end their moves: in the open, in the sight of enemies, while cover was in reach?

A game tells it by a `Watch` (`Manifest.watch`), which asks its engine for cover and sight; `match.py` counts.
"""

from __future__ import annotations

from sandtable.kernel.game import Game


class Watch:
    """Is shown every decision of a game before it is played."""

    def __init__(self, seats: int = 2) -> None:
        self.ended = [0] * seats  # moves of single units, by seat
        self.exposed = [0] * seats  # those that ended in the open and in sight, with cover in reach

    def look(self, game: Game, seat: int, code: int) -> None:
        raise NotImplementedError

    def count(self, seat: int, exposed: bool) -> None:
        self.ended[seat] += 1
        self.exposed[seat] += exposed
