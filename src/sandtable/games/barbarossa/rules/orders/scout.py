"""Orders that look and listen: Reconnaissance on the ground needs no words, Radio Interception a distance (radio.1)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, ranges
from sandtable.games.barbarossa.rules.state import NOWHERE, State


class RadioRule(OrderRule):
    """A chosen maximum distance, for which the box prints the value of success."""

    def parts(self, g: State, d: Draft) -> list[int]:
        return ranges(1, len(g.rules.tables.radio)) if d.range == NOWHERE else []
