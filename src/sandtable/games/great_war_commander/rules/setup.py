"""Setting up (S98, 2.4, 12): Telephones into their boxes, and the Strategy decks with the first card of each."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.names import TEAM
from sandtable.commander.rules.setup import DEAL, UNITS, SetUp
from sandtable.commander.rules.state import NO_RADIO, State, units_in
from sandtable.commander.rules.verbs import PLACE
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.orders.telephone import box_choices, set_box
from sandtable.games.great_war_commander.rules.state import NO_BOX, of
from sandtable.games.great_war_commander.rules.strategy.deck import draw_strategy, shuffle_strategy
from sandtable.kernel.choice import B_SHIFT, a_of, b_of
from sandtable.kernel.frame import ASK, GO

BOX: Final = 7  # after the family's steps


class GreatWarSetUp(SetUp):
    def step(self, g: State) -> int:
        if self.at == DEAL and to_be_put(g) >= 0:
            self.at = BOX
        if self.at == BOX:
            return ASK if to_be_put(g) >= 0 else self.go_to(DEAL)
        return super().step(g)

    # --- pieces ---
    def takers(self, g: State) -> list[int]:
        """8.1.1, 11.7: Units carry Weapons, and some of these only Teams."""
        tables = g.rules.tables
        team_only = tables.weapon_team_only[g.w_type[self.next_weapon(g)]]
        free = super().takers(g)
        return [
            u
            for u in free
            if tables.unit_carries[g.u_type[u]] and (not team_only or tables.unit_kind[g.u_type[u]] == TEAM)
        ]

    def choices(self, g: State) -> list[int]:
        if self.at == BOX:
            return box_choices(g, to_be_put(g))
        found = super().choices(g)
        if self.at == UNITS and is_tank(g, self.next_unit(g)):
            return [code for code in found if not holds_tank(g, b_of(code))]
        return found

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == PLACE and is_tank(g, thing >> B_SHIFT) and holds_tank(g, thing & 4095):
            return own_reasons.TANK_THERE
        return super().reason(g, thing, verb)

    # --- Telephones (12) ---
    def who(self, g: State) -> int:
        return to_be_put(g) if self.at == BOX else super().who(g)

    def chosen(self, g: State, choice: int) -> None:
        if self.at == BOX:
            set_box(g, to_be_put(g), a_of(choice))
        else:
            super().chosen(g, choice)

    def question(self, g: State) -> str:
        return "telephone-box" if self.at == BOX else super().question(g)

    # --- the deal (1.S, 1.1) ---
    def deal(self, g: State) -> int:
        super().deal(g)
        for side in range(2):
            shuffle_strategy(g, side)
            draw_strategy(g, side)
        return GO


def to_be_put(g: State) -> int:
    """The side whose Telephone has no box yet, or -1."""
    for side in range(2):
        if g.radio[side] != NO_RADIO and of(g).box[side] == NO_BOX:
            return side
    return -1


def holds_tank(g: State, hex: int) -> bool:
    """8.2.1: two Tanks are never in one hex."""
    for u in units_in(g, hex):
        if is_tank(g, u):
            return True
    return False
