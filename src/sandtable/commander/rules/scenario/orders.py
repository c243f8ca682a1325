"""Orders that a scenario makes its own: a card is played as for any Order, and the scenario says what happens."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.scenario.conditions import are_met
from sandtable.commander.rules.scenario.events import carry_out
from sandtable.commander.rules.scenario.script import OwnOrder
from sandtable.commander.rules.state import State

NOT_ITS_OWN: Final = -1


def own_order(g: State, side: int, order: int) -> OwnOrder | None:
    for own in g.rules.script.orders[side]:
        if own.order == order:
            return own
    return None


def own_order_reason(g: State, side: int, order: int) -> int:
    """Why an Order that the scenario has made its own cannot be given; NOT_ITS_OWN if it has not."""
    own = own_order(g, side, order)
    if own is None:
        return NOT_ITS_OWN
    in_time = own.since <= g.time <= own.until
    return reasons.OK if in_time and are_met(g, own.needs) else reasons.NOT_IN_SCENARIO


def carry_out_own(g: State, side: int, order: int) -> bool:
    """What the scenario lets happen instead of the Order; false if it says nothing of it."""
    own = own_order(g, side, order)
    if own is None:
        return False
    carry_out(g, own.effects, side)
    return True
