"""The sergeant: rules of thumb (thumb.py), looked up in a world as his seat may know it."""

from __future__ import annotations

from typing import cast

from sandtable.commander.bots.temper import STEADY
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.rules.state import State
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.seat import Seat


class Sergeant(Player):
    name = "sergeant"
    temper = STEADY

    def __init__(self, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
        super().__init__(seed, budget)
        self.thumb = self.new_thumb()

    def new_thumb(self) -> Thumb:
        return Thumb(self.temper)

    def choose(self, seat: Seat) -> int:
        decision = seat.decision
        world = seat.world(str(self.rng.getrandbits(64)))
        return self.thumb.choose(cast(State, world.state), seat.number, decision.prompt, decision.choices)
