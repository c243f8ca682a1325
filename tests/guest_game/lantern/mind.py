"""How Lantern is thought about: the watchman answers, and a smuggler in the east is worth more than one in the west."""

from __future__ import annotations

from lantern.rules import COLUMNS, GUARD, MARSH, ROWS, SLIP, SMUGGLER, WAIT, of
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game
from sandtable.players.mind import Mind


class LanternMind(Mind):
    def answer(self, world: Game, seat: int) -> int:
        g = of(world.state)
        here = g.guard if seat == GUARD else g.smuggler

        def worth(code: int) -> float:
            hex = here if verb_of(code) == WAIT else a_of(code)
            if seat == GUARD:
                return -MARSH.distances[hex * MARSH.size + g.smuggler]
            return 99 if verb_of(code) == SLIP else hex // ROWS + 0.4 * MARSH.distances[hex * MARSH.size + g.guard]

        return max(world.offered(seat), key=worth)

    def clock(self, world: Game) -> int:
        return of(world.state).turn

    def chance(self, world: Game, seat: int) -> float:
        g = of(world.state)
        if g.over:
            return float(g.winner == seat)
        near = MARSH.distances[g.smuggler * MARSH.size + g.guard] if g.smuggler >= 0 and g.guard >= 0 else 2
        free = min(0.9, 0.2 + 0.15 * max(0, g.smuggler // ROWS) + 0.1 * min(near, COLUMNS))
        return free if seat == SMUGGLER else 1 - free

    def candidates(self, world: Game, seat: int) -> list[int]:
        quick = self.answer(world, seat)
        return [quick, *(code for code in world.offered(seat) if code != quick)]
