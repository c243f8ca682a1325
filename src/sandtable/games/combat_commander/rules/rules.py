"""Combat Commander's own answers to the hooks of the shared Commander rules."""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import Action, Boost
from sandtable.commander.rules.names import ARTILLERY_DENIED, ARTILLERY_REQUEST, GERMANY, RUSSIA
from sandtable.commander.rules.orders.artillery import (
    denied_reason,
    deny_artillery,
    push_artillery_request,
    request_reason,
)
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.support import push_after_pass
from sandtable.commander.rules.triggers import push_die_trigger
from sandtable.games.combat_commander.rules.actions import ACTIONS, BOOSTS
from sandtable.games.combat_commander.rules.events import push_event


class CombatCommanderRules(Rules):
    def actions(self, window: int) -> list[Action]:
        return ACTIONS[window]

    def boost(self, action: int) -> Boost | None:
        return BOOSTS.get(action)

    def event(self, g: State, side: int, event: int, card: int) -> None:
        push_event(g, side, event, card)

    def trigger(self, g: State, side: int, kind: int) -> None:
        push_die_trigger(g, side, kind)

    def order(self, g: State, order: int) -> None:
        if order == ARTILLERY_DENIED:
            deny_artillery(g, g.active)
        else:
            push_artillery_request(g)

    def can_order(self, g: State, side: int, order: int) -> int:
        if order == ARTILLERY_DENIED:
            return denied_reason(g, side)
        if order == ARTILLERY_REQUEST:
            return request_reason(g, side)
        return reasons.CONFUSION

    def no_quarter_allowed(self, side: int) -> bool:
        """A38: Germany only against Russia, Russia against anybody."""
        if self.nation[side] == GERMANY:
            return self.nation[other(side)] == RUSSIA
        return self.nation[side] == RUSSIA

    def after_pass(self, g: State, side: int) -> None:
        push_after_pass(g, side)

    def support_items(self, side: int, roll: int, radio: bool) -> list[int]:
        column = self.tables.support_column(self.nation[side], roll, self.year, self.army[side])
        return [i for i in column if radio or self.tables.support_unit[i] >= 0]

    def support_unit(self, item: int) -> int:
        return self.tables.support_unit[item]

    def support_weapon(self, item: int) -> int:
        return self.tables.support_weapon[item]

    def support_radio(self, item: int) -> int:
        return self.tables.support_radio[item]
