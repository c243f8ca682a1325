"""How a Commander game is thought about: rules of thumb for quick answers, Turns as the clock, a learned chance."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.bots.measure import numbers
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.rules.state import State
from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game
from sandtable.players.thought.mind import EXPECTED, SPREAD, Mind, Numbers
from sandtable.players.thought.net import Net

# Questions that are looked ahead at, with what another choice than the quick answer is expected to gain there and how
# far choices lie apart; the rest is left to rules of thumb. `sandtable worth` names more that promise much, but to look
# ahead at them too has not won more games yet (docs/opponents.md).
DEEP: Final[dict[str, tuple[float, float]]] = {"turn": (EXPECTED, SPREAD), "next-order": (EXPECTED, SPREAD)}
MOST: Final = 10  # choices weighed at a question
# questions that only who plays looks ahead at, with the part of his worlds
ASIDE: Final[dict[str, float]] = {"activate": 0.5, "activate-more": 0.375, "move-pick": 0.375}
MOST_ASIDE: Final = 5


class CommanderMind(Mind):
    def __init__(self, thumb: Thumb, net: Net) -> None:
        self.thumb = thumb
        self.net = net
        self.deep = DEEP
        self.most = MOST

    def answer(self, world: Game, seat: int) -> int:
        g = cast(State, world.state)
        choices = world.choices
        if len(choices) == 1:
            return choices[0]
        return self.thumb.choose(g, seat, world.prompt_of(seat), choices)

    def clock(self, world: Game) -> int:
        return cast(State, world.state).turn

    def chance(self, world: Game, seat: int) -> float:
        g = cast(State, world.state)
        if g.over:
            return 0.5 if g.winner == NOBODY else 1.0 if g.winner == seat else 0.0
        table, pieces = self.numbers(world, seat)
        return self.net.chance(table, pieces)

    def numbers(self, world: Game, seat: int) -> Numbers:
        g = cast(State, world.state)
        return numbers(self.thumb.new_eye(g, seat), self.thumb.new_eye(g, 1 - seat))  # whatever his habits

    def matters(self, world: Game, seat: int) -> bool:
        return world.prompt_of(seat) in self.deep and len(world.choices) > 1

    def aside(self, world: Game, seat: int) -> float:
        return ASIDE.get(world.prompt_of(seat), 0.0) if len(world.choices) > 1 else 0.0

    def prior(self, world: Game, seat: int) -> tuple[float, float]:
        return self.deep.get(world.prompt_of(seat), (EXPECTED, SPREAD))

    def candidates(self, world: Game, seat: int) -> list[int]:
        """The quick answer, then the others, evenly picked where they are many."""
        first = self.answer(world, seat)
        others = [code for code in world.choices if code != first]
        most = MOST_ASIDE if world.prompt_of(seat) in ASIDE else self.most
        if len(others) >= most:
            step = len(others) / (most - 1)
            others = [others[int(i * step)] for i in range(most - 1)]
        return [first, *others]
