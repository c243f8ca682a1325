"""Great War Commander with a side of two nations (intro.2): what its rules answer otherwise."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import Action, Boost
from sandtable.commander.rules.firepower import piece_unit
from sandtable.commander.rules.names import ADVANCE, FIRE, MOVE
from sandtable.commander.rules.orders.activation import ANY_HEX
from sandtable.commander.rules.scenario.orders import own_order
from sandtable.commander.rules.state import ADVANCING, FIRING, MOVING, NO_RADIO, State
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules.activation import first_of_activation
from sandtable.games.great_war_commander.rules.allies.actions import NATIONAL_ACTIONS, NATIONAL_BOOSTS
from sandtable.games.great_war_commander.rules.allies.setup import AlliedSetUp
from sandtable.games.great_war_commander.rules.allies.state import (
    JOINED,
    OWN,
    allied,
    cards_of,
    nation_of_piece,
    nation_of_unit,
    which,
)
from sandtable.games.great_war_commander.rules.allies.time_advance import AlliedTimeAdvance, new_allied_time_advance
from sandtable.games.great_war_commander.rules.allies.turn import AlliedTurn, new_allied_turn
from sandtable.games.great_war_commander.rules.rules import GreatWarRules
from sandtable.games.great_war_commander.rules.windows import OFFENSIVE_MOVING

FLAGS: Final = {MOVE: MOVING, ADVANCE: ADVANCING, FIRE: FIRING}  # Orders that begin with one Formation (O14.1)
JOINED_COMMAND: Final = 2  # in `highest`, after the two sides


class AlliedRules(GreatWarRules):
    # --- whose men (3.3, O14) ---
    def may_act(self, g: State, u: int) -> bool:
        s = allied(g)
        return g.u_owner[u] != s.joint or nation_of_unit(g, u) == s.acting

    def same_command(self, g: State, u: int, v: int) -> bool:
        return g.u_owner[u] != allied(g).joint or nation_of_unit(g, u) == nation_of_unit(g, v)

    def command_of(self, g: State, u: int) -> int:
        joined = g.u_owner[u] == allied(g).joint and nation_of_unit(g, u) == JOINED
        return JOINED_COMMAND if joined else g.u_owner[u]

    def command_acting(self, g: State, side: int) -> int:
        s = allied(g)
        return side if side != s.joint or s.acting == OWN else JOINED_COMMAND

    # --- Orders, fire and artillery ---
    def can_order(self, g: State, side: int, order: int) -> int:
        why = super().can_order(g, side, order)
        flag = FLAGS.get(order)
        if why or flag is None or side != allied(g).joint or own_order(g, side, order) is not None:
            return why
        return reasons.OK if first_of_activation(g, side, flag, ANY_HEX) else own_reasons.OTHER_NATION

    def may_fire_together(self, g: State, base: int, piece: int) -> bool:
        return self.is_of_one_nation(g, base, piece) and super().may_fire_together(g, base, piece)

    def group_reason(self, g: State, base: int, piece: int) -> int:
        if not self.is_of_one_nation(g, base, piece):
            return own_reasons.OTHER_NATION
        return super().group_reason(g, base, piece)

    def is_of_one_nation(self, g: State, base: int, piece: int) -> bool:
        if g.u_owner[piece_unit(g, base)] != allied(g).joint:
            return True
        return nation_of_piece(g, base) == nation_of_piece(g, piece)

    def may_telephone(self, g: State, side: int) -> bool:
        s = allied(g)
        if side != s.joint or g.radio[side] == NO_RADIO:
            return True
        return which(s, self.tables.radio_nation[g.radio[side]]) == s.acting

    # --- cards ---
    def actions(self, window: int) -> list[Action]:
        if window == OFFENSIVE_MOVING and self.switches.offensive_bars_cards:
            return []
        return NATIONAL_ACTIONS[window]

    def face_down(self, g: State, side: int) -> list[int]:
        lying = super().face_down(g, side)
        return cards_of(g, lying, allied(g).acting) if side == allied(g).joint else lying

    def boost(self, action: int) -> Boost | None:
        return NATIONAL_BOOSTS.get(action)

    # --- frames ---
    def new_set_up(self) -> AlliedSetUp:
        return AlliedSetUp()

    def new_turn(self) -> AlliedTurn:
        return new_allied_turn()

    def new_time_advance(self) -> AlliedTimeAdvance:
        return new_allied_time_advance()
