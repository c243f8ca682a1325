"""Orders that look and listen: Reconnaissance on the ground needs no words, Radio Interception a distance (radio.1)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, ranges, why_no_range
from sandtable.games.barbarossa.rules.reasons import FINE
from sandtable.games.barbarossa.rules.state import NOWHERE, State
from sandtable.games.barbarossa.rules.verbs import RANGE


class RadioRule(OrderRule):
    """A chosen maximum distance, for which the box prints the value of success."""

    def parts(self, g: State, d: Draft) -> list[int]:
        return ranges(1, len(g.rules.tables.radio)) if d.range == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        fits = verb != RANGE or d.range != NOWHERE
        return FINE if fits else why_no_range(1, len(g.rules.tables.radio), thing)
