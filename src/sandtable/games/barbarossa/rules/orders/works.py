"""What all Special Orders have in common as they are written (spec.1)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import ENGINEER
from sandtable.games.barbarossa.rules.orders.order import OrderRule
from sandtable.games.barbarossa.rules.state import ABOARD, FIRE_SMOKE, State, can, on_board, place_of


def why_no_work(g: State, u: int) -> int:
    """Not in the smoke of a fire (burn.s2), not while it is carried."""
    h = place_of(g, u)
    if h >= 0 and g.h_smoke[h] == FIRE_SMOKE:
        return reasons.IN_FIRE_SMOKE
    if g.u_hex[u] == ABOARD:
        return reasons.IS_CARRIED
    return reasons.FINE if on_board(g, u) else reasons.NOT_ORDERABLE


class WorkRule(OrderRule):
    """A Special Order: `why_not_here` says what it asks of the place; engineers' work asks for engineers (mine.1)."""

    engineers: bool = False

    def why_not(self, g: State, u: int) -> int:
        why = why_no_work(g, u)
        if why != reasons.FINE:
            return why
        if self.engineers and not can(g, u, ENGINEER):
            return reasons.NOT_ENGINEERS
        return self.why_not_here(g, u)

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE
