"""The deal for a side of two nations (intro.2): a hand and a Strategy Card for each."""

from __future__ import annotations

from sandtable.commander.rules.setup import deal_hand
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.allies.state import JOINED, allied, narrow, widen_changed
from sandtable.games.great_war_commander.rules.setup import GreatWarSetUp
from sandtable.games.great_war_commander.rules.strategy.deck import draw_strategy, shuffle_strategy
from sandtable.kernel.frame import GO


class AlliedSetUp(GreatWarSetUp):
    def deal(self, g: State) -> int:
        super().deal(g)
        side = allied(g).joint
        whole = narrow(g, JOINED)
        deal_hand(g, side)
        shuffle_strategy(g, side)
        draw_strategy(g, side)
        widen_changed(g, JOINED, whole)
        return GO
