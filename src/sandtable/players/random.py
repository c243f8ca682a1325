"""The lowest rung: any legal choice, each as likely as the others. Side choices (extras) are left alone."""

from __future__ import annotations

from sandtable.players.player import Player
from sandtable.players.seat import Seat


class RandomPlayer(Player):
    name = "random"

    def choose(self, seat: Seat) -> int:
        return self.rng.choice(seat.decision.choices)
