"""How Barbarossa is thought about: rules of thumb for quick answers, turns as the clock, a learned chance to win, and
plans that are looked for as a whole."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from sandtable.games.barbarossa.bots.measure import numbers
from sandtable.games.barbarossa.bots.search import Search, standing
from sandtable.games.barbarossa.bots.thumb import Plan, Thought, choose, position, thought_of, write
from sandtable.games.barbarossa.bots.trials import Trials
from sandtable.games.barbarossa.rules.order_sheet import changes_left, is_planning
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, of
from sandtable.games.barbarossa.rules.verbs import CANCEL_CHOICE
from sandtable.kernel.game import Game
from sandtable.players.thought.mind import NO_PLAN, Mind, Numbers
from sandtable.players.thought.net import Net

MOST: Final = 10  # choices weighed at a question
KEPT: Final = 64  # plans

PLANS: Final[OrderedDict[tuple[object, ...], Plan]] = OrderedDict()


class BarbarossaMind(Mind):
    def __init__(self, net: Net) -> None:
        self.net = net

    def answer(self, world: Game, seat: int) -> int:
        decision = world.decision_of(seat)
        assert decision is not None
        return choose(of(world.state), seat, decision.prompt, decision.subject, decision.choices)

    def clock(self, world: Game) -> int:
        return of(world.state).turn

    def chance(self, world: Game, seat: int) -> float:
        g = of(world.state)
        if g.over:
            return 0.5 if g.winner == NOBODY else 1.0 if g.winner == seat else 0.0
        table, pieces = numbers(g, seat)
        return self.net.chance(table, pieces)

    def numbers(self, world: Game, seat: int) -> Numbers:
        return numbers(of(world.state), seat)

    def matters(self, world: Game, seat: int) -> bool:
        """Orders, which are looked for as a whole (`planned`); the rest is settled by rules of thumb."""
        return is_planning(of(world.state))

    def candidates(self, world: Game, seat: int) -> list[int]:
        """The quick answer, then the others, evenly picked where they are many; nobody is advised to stop writing."""
        first = self.answer(world, seat)
        decision = world.decision_of(seat)
        assert decision is not None
        others = [code for code in decision.choices if code not in (first, CANCEL_CHOICE)]
        if len(others) >= MOST:
            step = len(others) / (MOST - 1)
            others = [others[int(i * step)] for i in range(MOST - 1)]
        return [first, *others]

    def planned(self, deal: Callable[[int], Game], seat: int, worlds: int, seconds: float) -> int:
        world = deal(0)
        g, decision = of(world.state), world.decision_of(seat)
        if decision is None or not is_planning(g):
            return NO_PLAN
        key: tuple[object, ...] = (*position(g, seat), worlds)
        plan = PLANS.get(key)
        if plan is None:
            search = Search(Trials(self, deal, seat), g, seat, worlds, seconds)
            if changes_left(g, seat) != NOWHERE:
                search.keep_to(standing(g, seat), changes_left(g, seat))
            plan = search.run()
            PLANS[key] = plan
            while len(PLANS) > KEPT:
                PLANS.popitem(last=False)
        return write(g, seat, Thought(plan, thought_of(g, seat).menu), decision.subject, decision.choices)
