"""Red Trousers (S98.4.5): a French Offensive is cancelled once it is named, half of its Units are Suppressed."""

from __future__ import annotations

from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.state import ACTIVATED, MOVING, SUPPRESSED, Procedure, State, other, units_of
from sandtable.commander.rules.verbs import UNIT
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.state import CHAIN, OFFENSIVE
from sandtable.games.great_war_commander.rules.strategy.situation import Situation
from sandtable.games.great_war_commander.rules.turn import note_strategy_order
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


class RedTrousers(Situation):
    def may(self, g: State, side: int, moment: int) -> bool:
        return g.rules.tables.nation_name[g.rules.nation[other(side)]] == "france"

    def happens(self, g: State, side: int, code: int) -> None:
        foe = other(side)
        line = [u for u in units_of(g, foe) if g.u_flags[u] & OFFENSIVE]
        units = [u for u in line if is_unit(g, u)]
        for u in line:
            g.u_flags[u] &= ~(OFFENSIVE | MOVING | ACTIVATED | CHAIN)
        g.orders_given -= 1  # it does not count against the limit, though it was given
        note_strategy_order(g)
        g.tell(tell.OFFENSIVE_CANCELLED, foe)
        frame = PinnedDown()
        frame.at = GO
        frame.side = side
        frame.units = units
        frame.left = (len(units) + 1) // 2
        g.push(frame)


class PinnedDown(Procedure):
    """Who is Suppressed: the player of the card picks, among Units only (guide 6 #80)."""

    side: int
    units: list[int]
    left: int

    def step(self, g: State) -> int:
        return ASK if self.left and self.targets(g) else g.pop()

    def targets(self, g: State) -> list[int]:
        return [u for u in self.units if not g.u_flags[u] & SUPPRESSED]

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return [choice(UNIT, u) for u in self.targets(g)]

    def chosen(self, g: State, choice: int) -> None:
        self.left -= 1
        suppress(g, a_of(choice))

    def question(self, g: State) -> str:
        return "red-trousers"

    def about(self, g: State) -> Subject:
        return Subject("red-trousers", self.side, units=self.targets(g))
