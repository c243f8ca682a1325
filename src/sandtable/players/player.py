"""An opponent: from a seat and its question to a choice. It never reads the true state (see seat.py)."""

from __future__ import annotations

import random

from sandtable.players.seat import Seat

DEFAULT_BUDGET = 1.0  # seconds for a decision


class Player:
    """Subclasses give a name and `choose`. Equal seeds give equal choices in equal positions."""

    name = "player"

    def __init__(self, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
        self.rng = random.Random(seed)
        self.budget = budget  # how long it may think, in seconds; quick players ignore it

    def choose(self, seat: Seat) -> int:
        """One of the decision's choices."""
        raise NotImplementedError
