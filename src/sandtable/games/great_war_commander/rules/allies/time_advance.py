"""Time Marker Advancement by a side of two nations (intro.2): the deck that brought it is the one shuffled anew."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import allied, is_joint
from sandtable.games.great_war_commander.rules.time_advance import GreatWarTimeAdvance


class AlliedTimeAdvance(GreatWarTimeAdvance):
    def advance(self, g: State) -> int:
        if is_joint(g, self.side):
            g.tell(tell.NATION_RESHUFFLES, self.side, allied(g).acting)
        return super().advance(g)


def new_allied_time_advance() -> AlliedTimeAdvance:
    frame = AlliedTimeAdvance()
    frame.removed = 0
    frame.held_back = False
    return frame
