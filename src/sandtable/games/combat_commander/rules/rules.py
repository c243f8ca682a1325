"""Combat Commander's own answers to the hooks of the shared Commander rules."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import Action, Boost
from sandtable.commander.rules.family import FamilyRules
from sandtable.commander.rules.names import ARTILLERY_DENIED, ARTILLERY_REQUEST
from sandtable.commander.rules.orders.artillery import (
    denied_reason,
    deny_artillery,
    push_artillery_request,
    request_reason,
)
from sandtable.commander.rules.scenario.orders import NOT_ITS_OWN, own_order_reason
from sandtable.commander.rules.scenario.values import is_led, is_order_barred
from sandtable.commander.rules.state import State, is_broken, other
from sandtable.commander.rules.stats import is_leader
from sandtable.commander.rules.time_advance import DEFENDER, DIG, REINFORCE, SMOKE
from sandtable.games.combat_commander.names import GERMANY, RUSSIA
from sandtable.games.combat_commander.rules.actions import ACTIONS, BOOSTS
from sandtable.games.combat_commander.rules.events import push_event

TIME_STEPS: Final = [DEFENDER, SMOKE, REINFORCE, DIG]


class CombatCommanderRules(FamilyRules):
    def combined_command(self, so_far: int, command: int) -> int:
        """3.3.1.2: it adds up."""
        return so_far + command

    def may_lead(self, g: State, leader: int, u: int) -> bool:
        return not is_leader(g, u) and is_led(g, leader, u)

    def may_spot(self, g: State, u: int) -> bool:
        """O18.2: an unbroken Leader."""
        return is_leader(g, u) and not is_broken(g, u)

    def time_steps(self) -> list[int]:
        return TIME_STEPS

    def actions(self, window: int) -> list[Action]:
        return ACTIONS[window]

    def boost(self, action: int) -> Boost | None:
        return BOOSTS.get(action)

    def event(self, g: State, side: int, event: int, card: int) -> None:
        push_event(g, side, event, card)

    def order(self, g: State, order: int) -> None:
        if order == ARTILLERY_DENIED:
            deny_artillery(g, g.active)
        elif order == ARTILLERY_REQUEST:
            push_artillery_request(g)
        else:
            super().order(g, order)

    def can_order(self, g: State, side: int, order: int) -> int:
        if self.own.barred and is_order_barred(g, side, order):
            return reasons.NOT_IN_SCENARIO
        if self.script.orders[side]:
            why = own_order_reason(g, side, order)
            if why != NOT_ITS_OWN:
                return why
        if order == ARTILLERY_DENIED:
            return denied_reason(g, side)
        if order == ARTILLERY_REQUEST:
            return request_reason(g, side)
        return super().can_order(g, side, order)

    def no_quarter_allowed(self, side: int) -> bool:
        """A38: Germany only against Russia, Russia against anybody."""
        if self.nation[side] == GERMANY:
            return self.nation[other(side)] == RUSSIA
        return self.nation[side] == RUSSIA

    def support_items(self, side: int, roll: int, radio: bool) -> list[int]:
        column = self.tables.support_column(self.nation[side], roll, self.year, self.army[side])
        return [i for i in column if radio or self.tables.support_unit[i] >= 0]
