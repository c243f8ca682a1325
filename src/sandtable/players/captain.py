"""Opponents who look ahead: the same way of thinking, with more or less time for it."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.kernel.game import Game
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.seat import Seat
from sandtable.players.thought.lookahead import Depth, Worth, choice_of, weigh
from sandtable.players.thought.mind import NO_PLAN, Mind

DEPTHS: dict[str, Depth] = {"captain": Depth(32, 1), "colonel": Depth(96, 1)}


class Thinker(Player):
    """Weighs what matters, and answers the rest by rules of thumb."""

    def __init__(self, mind: Mind, depth: Depth, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
        super().__init__(seed, budget)
        self.mind = mind
        self.depth = depth

    def choose(self, seat: Seat) -> int:
        choices = seat.decision.choices
        if len(choices) == 1:
            return choices[0]
        deal = self.dealer(seat)
        world = deal(0)
        if not self.mind.matters(world, seat.number):
            worlds = int(self.depth.worlds * self.mind.aside(world, seat.number))
            return self.glance(deal, world, seat.number, worlds) if worlds else self.mind.answer(world, seat.number)
        planned = self.mind.planned(self.same_worlds(seat), seat.number, self.depth.worlds, self.depth.seconds)
        if planned != NO_PLAN:
            return planned
        expected, spread = self.mind.prior(world, seat.number)
        return choice_of(self.weigh(deal, world, seat.number), expected, spread).choice

    def glance(self, deal: Callable[[int], Game], world: Game, seat: int, worlds: int) -> int:
        """A question of less weight, by fewer worlds."""
        depth = Depth(worlds, self.depth.ticks, self.depth.sure, self.depth.seconds, self.depth.steps)
        return choice_of(weigh(deal, seat, self.mind, self.mind.candidates(world, seat), depth)).choice

    def weigh(self, deal: Callable[[int], Game], world: Game, seat: int) -> list[Worth]:
        return weigh(deal, seat, self.mind, self.mind.candidates(world, seat), self.depth)

    def dealer(self, seat: Seat) -> Callable[[int], Game]:
        root = str(self.rng.getrandbits(64))
        return lambda number: seat.world(f"{root}/{number}")

    def same_worlds(self, seat: Seat) -> Callable[[int], Game]:
        """For plans, which another player of this level may have to go on with: no chance of his own is in them."""
        return lambda number: seat.world(f"plan/{number}")


def ranks(mind: Callable[[], Mind], depths: dict[str, Depth] | None = None) -> dict[str, Callable[[], type[Player]]]:
    """The opponents who look ahead in a game that is thought about so."""
    return {name: rank(name, mind, depth) for name, depth in (depths or DEPTHS).items()}


def rank(title: str, mind: Callable[[], Mind], depth: Depth) -> Callable[[], type[Player]]:
    class Ranked(Thinker):
        name = title

        def __init__(self, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
            super().__init__(mind(), depth, seed, budget)

    return lambda: Ranked
