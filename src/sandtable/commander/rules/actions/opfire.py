"""Opportunity Fire (A33) and the inactive player's other reactions to a hex entered by a mover (O21.5, O21.6)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.playing import play_action
from sandtable.commander.rules.activation import can_activate_any, can_spare, is_free, push_activation
from sandtable.commander.rules.cards import orders_in_hand
from sandtable.commander.rules.firepower import can_reach, is_ordnance, pieces_of
from sandtable.commander.rules.mines import hidden_cards, may_hide_there, play_hidden
from sandtable.commander.rules.names import FIRE, OP_FIRE
from sandtable.commander.rules.orders.fire_attack import SHOT_SPENT
from sandtable.commander.rules.orders.firegroup import PICK_BASE, SingleShot
from sandtable.commander.rules.state import OP_FIRING, Procedure, State, occupied_by, other, successors
from sandtable.commander.rules.verbs import CHOOSE_NONE, FIRE_AT, PLAY
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO

WINDOW: Final = 0
SHOOTING: Final = 1


class OpFireAttack(SingleShot):
    """A33.2: one Fire Attack on the hex entered, by units activated for Op Fire in this Move Order; no Ordnance."""

    def pool(self, g: State) -> list[int]:
        return op_fire_pieces(g, self.side)


def anyone_reaches(g: State, side: int, hex: int) -> bool:
    """Does a unit reach the hex that a Fire card could still activate, or whose shot another card could lift?"""
    for u in range(len(g.u_hex)):
        if g.u_hex[u] >= 0 and g.u_owner[u] == side and (is_free(g, u) or g.u_flags[u] & OP_FIRING):
            for piece in pieces_of(g, u):
                if not is_ordnance(g, piece) and can_reach(g, piece, hex):
                    return True
    return False


def op_fire_pieces(g: State, side: int) -> list[int]:
    found: list[int] = []
    for u in range(len(g.u_hex)):
        if g.u_hex[u] >= 0 and g.u_owner[u] == side and g.u_flags[u] & OP_FIRING:
            found += [p for p in pieces_of(g, u) if not is_ordnance(g, p)]
    found.sort()
    return found


def new_op_fire_attack(side: int, hex: int) -> OpFireAttack:
    frame = OpFireAttack()
    frame.at = PICK_BASE
    frame.side = side
    frame.clear_shot()
    frame.target = hex
    return frame


class OpFireWindow(Procedure):
    """The inactive player's reactions after MPs are spent to enter a hex: all of his before any of the mover's."""

    side: int
    hex: int
    units: list[int]
    fired: bool  # one attack for each expenditure (A33.3)
    safe: bool  # entered along a trench line: no Op Fire (F105.2)

    def step(self, g: State) -> int:
        if self.at == SHOOTING:
            self.fired = g.value == SHOT_SPENT  # a shot given up for want of FP is no attack (O20.3.2)
            self.at = WINDOW
        if not occupied_by(g, self.hex, other(self.side)):
            return g.pop()
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def may_fire(self, g: State) -> bool:
        return not self.fired and not self.safe

    def choices(self, g: State) -> list[int]:
        found = [choice(PLAY, card) for card in hidden_cards(g, self.side, other(self.side), self.hex)]
        if self.may_fire(g):
            found += [choice(PLAY, card) for card in self.fire_cards(g)]
            if op_fire_pieces(g, self.side) and new_op_fire_attack(self.side, self.hex).bases_for(g, self.hex):
                found.append(choice(FIRE_AT, self.hex))
        found.append(CHOOSE_NONE)
        return found

    def fire_cards(self, g: State) -> list[int]:
        cards = orders_in_hand(g, self.side, FIRE)
        if cards and can_activate_any(g, self.side, OP_FIRING, self.hex):
            return [card for card in cards if can_spare(g, self.side, card, OP_FIRING, self.hex)]
        return []

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_NONE:
            g.pop()
        elif verb_of(choice) == FIRE_AT:
            self.at = SHOOTING
            g.push(new_op_fire_attack(self.side, self.hex))
        elif g.rules.card_order[a_of(choice)] == FIRE and self.is_fire_play(g, a_of(choice)):
            play_action(g, self.side, a_of(choice), OP_FIRE)
            push_activation(g, self.side, OP_FIRING, self.hex)
        else:
            units: list[int] = []
            for u in self.units:
                units += [v for v in successors(g, u) if g.u_hex[v] == self.hex]
            play_hidden(g, self.side, a_of(choice), units, self.hex)

    def is_fire_play(self, g: State, card: int) -> bool:
        """No deck has Hidden Mines or Wire on a Fire card; should a scenario make one, the Hidden Action wins."""
        return card not in hidden_cards(g, self.side, other(self.side), self.hex)

    def question(self, g: State) -> tuple[str, str]:
        return ("op-fire", "A33")

    def hides(self, g: State) -> bool:
        """Somebody could be activated to fire at the hex, or there could be Mines or Wire in it."""
        if may_hide_there(g, self.side, other(self.side), self.hex):
            return True
        return self.may_fire(g) and anyone_reaches(g, self.side, self.hex)

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == FIRE_AT and self.fired:
            return reasons.ALREADY_FIRED
        return reasons.OK


def push_op_fire_window(g: State, side: int, hex: int, units: list[int], safe: bool) -> int:
    frame = OpFireWindow()
    frame.at = WINDOW
    frame.side = side
    frame.hex = hex
    frame.units = units[:]
    frame.fired = False
    frame.safe = safe
    g.push(frame)
    return GO
