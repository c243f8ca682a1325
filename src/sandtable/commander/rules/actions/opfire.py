"""Opportunity Fire (A33) and the inactive player's other reactions to a hex entered by a mover (O21.5, O21.6)."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import ENTERED, Action, ActionWindow
from sandtable.commander.rules.actions.playing import play_action
from sandtable.commander.rules.cards import orders_in_hand
from sandtable.commander.rules.firepower import can_reach, is_ordnance, pieces_of
from sandtable.commander.rules.mines import Entered
from sandtable.commander.rules.names import FIRE, OP_FIRE
from sandtable.commander.rules.orders.activation import can_activate_any, can_spare, is_ready, push_activation
from sandtable.commander.rules.orders.fire_attack import SHOT_SPENT
from sandtable.commander.rules.orders.firegroup import PICK_BASE, SingleShot
from sandtable.commander.rules.scenario.values import is_action_barred
from sandtable.commander.rules.state import OP_FIRING, State, flagged, occupied_by, other, successors, units_of
from sandtable.commander.rules.verbs import CHOOSE_NONE, FIRE_AT, PLAY
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

WINDOW: Final = 0
SHOOTING: Final = 1


class OpFireAttack(SingleShot):
    """A33.2: one Fire Attack on the hex entered, by units activated for Op Fire in this Move Order; no Ordnance."""

    def pool(self, g: State) -> list[int]:
        return op_fire_pieces(g, self.side)


def anyone_reaches(g: State, side: int, hex: int) -> bool:
    """Does a unit reach the hex that a Fire card could still activate, or whose shot another card could lift?"""
    for u in units_of(g, side):
        if is_ready(g, u, OP_FIRING) or g.u_flags[u] & OP_FIRING:
            for piece in pieces_of(g, u):
                if not is_ordnance(g, piece) and can_reach(g, piece, hex):
                    return True
    return False


def op_fire_pieces(g: State, side: int) -> list[int]:
    found: list[int] = []
    for u in flagged(g, side, OP_FIRING):
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


class OpFireWindow(Entered):
    """The inactive player's reactions after MPs are spent to enter a hex: all of his before any of the mover's."""

    fired: bool  # one attack for each expenditure (A33.3)
    safe: bool  # entered along a trench line: no Op Fire (F105.2)

    def step(self, g: State) -> int:
        if self.at == SHOOTING:
            self.fired = g.value == SHOT_SPENT  # a shot given up for want of FP is no attack (O20.3.2)
            self.at = WINDOW
        if not occupied_by(g, self.hex, other(self.side)):
            return g.pop()
        return ASK

    def open_window(self) -> int:
        return ENTERED

    def mover(self, g: State) -> int:
        return other(self.side)

    def newcomers(self, g: State) -> list[int]:
        found: list[int] = []
        for u in self.units:
            found += [v for v in successors(g, u) if g.u_hex[v] == self.hex]
        return found

    def may_fire(self, g: State) -> bool:
        return not self.fired and not self.safe

    def choices(self, g: State) -> list[int]:
        found = self.action_choices(g)
        if self.may_fire(g):
            if op_fire_pieces(g, self.side) and new_op_fire_attack(self.side, self.hex).bases_for(g, self.hex):
                found.append(choice(FIRE_AT, self.hex))
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_NONE:
            g.pop()
        elif verb_of(choice) == FIRE_AT:
            self.at = SHOOTING
            g.push(new_op_fire_attack(self.side, self.hex))
        else:
            self.play(g, choice)

    def question(self, g: State) -> str:
        return "op-fire"

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == FIRE_AT and self.fired:
            return reasons.ALREADY_FIRED
        return super().reason(g, thing, verb)

    def about(self, g: State) -> Subject:
        """`units`: the movers; `pool`: what is activated for Op Fire already."""
        pool = op_fire_pieces(g, self.side)
        return Subject("op-fire", self.side, units=self.newcomers(g), pool=pool, hex=self.hex)


class OpFire(Action):
    """A33: any Fire card; should a scenario put Hidden Mines or Wire on one, those win."""

    def cards(self, g: State, side: int) -> list[int]:
        return orders_in_hand(g, side, FIRE) if self.is_open(g, side) else []

    def is_open(self, g: State, side: int) -> bool:
        return not is_action_barred(g, side, OP_FIRE)

    def code_of(self, g: State, card: int) -> int:
        return OP_FIRE

    def may(self, g: State, w: ActionWindow) -> bool:
        """Somebody could be activated to fire at the hex."""
        window = cast(OpFireWindow, w)
        return window.may_fire(g) and anyone_reaches(g, window.side, window.hex)

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        window = cast(OpFireWindow, w)
        if not window.may_fire(g) or not can_activate_any(g, window.side, OP_FIRING, window.hex):
            return []
        return [choice(PLAY, card) for card in cards if can_spare(g, window.side, card, OP_FIRING, window.hex)]

    def play(self, g: State, w: ActionWindow, code: int) -> None:
        window = cast(OpFireWindow, w)
        play_action(g, window.side, a_of(code), OP_FIRE)
        push_activation(g, window.side, OP_FIRING, window.hex)


def push_op_fire_window(g: State, side: int, hex: int, units: list[int], safe: bool) -> int:
    frame = g.rules.new_op_fire_window()
    frame.at = WINDOW
    frame.side = side
    frame.hex = hex
    frame.units = units[:]
    frame.fired = False
    frame.safe = safe
    g.push(frame)
    return GO
