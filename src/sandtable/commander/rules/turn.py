"""The Turn (5): Orders or a pass, then stacking, refill and the other player's Turn."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.cards import discard_from_hand, draw_one
from sandtable.commander.rules.names import ADVANCE, FIRE, MOVE, RECOVER, ROUT, TIME
from sandtable.commander.rules.orders.activation import ANY_HEX, can_spare
from sandtable.commander.rules.orders.advance import push_advance_order
from sandtable.commander.rules.orders.fire import push_fire_order
from sandtable.commander.rules.orders.melee import push_melees
from sandtable.commander.rules.orders.move import push_move_order
from sandtable.commander.rules.orders.recover_rout import push_recover_order, push_rout_order
from sandtable.commander.rules.rolls import push_trigger
from sandtable.commander.rules.scenario.counting_as import order_as, orders_of
from sandtable.commander.rules.scenario.due import push_due
from sandtable.commander.rules.scenario.own_values import USUAL
from sandtable.commander.rules.scenario.putting_down import push_putting_down
from sandtable.commander.rules.scenario.taking_up import push_taking_up
from sandtable.commander.rules.scenario.script import PASSED_OVER, TURN
from sandtable.commander.rules.scenario.values import discard_limit, hand_size, late_discard, orders_a_turn
from sandtable.commander.rules.stacking import push_stacking
from sandtable.commander.rules.state import (
    ACTIVATED,
    FIRING,
    Procedure,
    State,
    inactive,
    other,
    shared_hexes,
    unmark_all,
)
from sandtable.commander.rules.verbs import CHOOSE_DONE, CHOOSE_END, CHOOSE_PASS, DISCARD, ORDER
from sandtable.commander.rules.victory import settle_control_at_turn_end
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Frozen, Subject

BEGIN: Final = 0
CHOOSE: Final = 1
ORDERED: Final = 2
PASSING: Final = 3
PASSED: Final = 4
LATE: Final = 5
STACK: Final = 6
REFILL: Final = 7


class Turn(Procedure):
    """One Turn after another; the frame at the bottom of the stack."""

    shared: Frozen[list[int]]
    discarded: int
    last: int

    def step(self, g: State) -> int:
        if g.due:
            return push_due(g)
        if self.at == BEGIN:
            return self.begin(g)
        if self.at == ORDERED:
            self.at = CHOOSE
            return push_melees(g, self.shared)
        if self.at == PASSED:
            return self.passed(g)
        if self.at == LATE and (self.discarded >= self.limit(g) or not g.hand[g.active]):
            self.at = STACK
            return GO
        if self.at == PASSING and self.discarded >= self.limit(g):
            self.at = PASSED
            return GO
        if self.at == STACK:
            return self.stack(g)
        if self.at == REFILL:
            return self.refill(g)
        return ASK

    def begin(self, g: State) -> int:
        g.turn += 1
        g.tell(tell.TURN_BEGINS, g.active, g.turn)
        if g.rules.script.events:
            g.rules.happened(g, TURN, g.active, -1, -1, g.turn)
        self.at = CHOOSE
        if g.rules.own.hidden:
            push_putting_down(g)
        return GO

    def who(self, g: State) -> int:
        return g.active

    def fights_after(self) -> bool:
        return self.at == ORDERED

    # --- Orders (5.1, O14) or a pass (O15) ---
    def choices(self, g: State) -> list[int]:
        if self.at == PASSING or self.at == LATE:
            return self.discard_choices(g)
        found: list[int] = []
        if g.orders_given < orders_a_turn(g, g.active):
            able = [-1] * len(g.rules.tables.words.orders)  # by Order: not yet asked
            for card in g.hand[g.active]:
                if self.is_able(g, card, g.rules.card_order[card], able):
                    found.append(choice(ORDER, card))
                elif g.rules.own.order_too[card] != USUAL and self.is_able(g, card, g.rules.own.order_too[card], able):
                    found.append(choice(ORDER, card))
        if g.orders_given == 0:
            found.append(CHOOSE_PASS)
        else:
            found.append(CHOOSE_END)
        return found

    def is_able(self, g: State, card: int, order: int, able: list[int]) -> bool:
        """Can an Order be given by a card? `able` keeps what has been asked before."""
        if able[order] < 0:
            able[order] = 1 if g.rules.can_order(g, g.active, order) == reasons.OK else 0
        return able[order] != 0 and (order != FIRE or can_spare(g, g.active, card, FIRING, ANY_HEX))

    def discard_choices(self, g: State) -> list[int]:
        found = [choice(DISCARD, card) for card in g.hand[g.active] if card > self.last]
        if self.discarded > 0 or self.at == LATE or g.rules.options.zero_pass or not g.hand[g.active]:
            found.append(CHOOSE_DONE)
        return found

    def limit(self, g: State) -> int:
        if self.at == LATE:
            return late_discard(g, g.active)
        return discard_limit(g, g.active)

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if verb == ORDER:
            self.give_order(g, a_of(choice))
        elif choice == CHOOSE_PASS:
            self.start_discarding(PASSING)
        elif choice == CHOOSE_END:
            self.start_discarding(LATE)
        elif verb == DISCARD:
            self.last = a_of(choice)
            self.discarded += 1
            discard_from_hand(g, g.active, self.last)
            g.tell(tell.DISCARDED, g.active, self.last)
        else:
            self.at = PASSED if self.at == PASSING else STACK

    def start_discarding(self, at: int) -> None:
        self.at = at
        self.discarded = 0
        self.last = -1

    def give_order(self, g: State, card: int) -> None:
        """O14.1: the card is discarded at once; the Order is then played out with its Melees."""
        able = orders_of(g, card)
        if len(able) > 1:
            able = [order for order in able if self.order_reason(g, card, order) == reasons.OK]
        g.tell(tell.ORDER_GIVEN, g.active, card)
        discard_from_hand(g, g.active, card)
        g.orders_given += 1
        self.shared = shared_hexes(g)
        self.at = ORDERED
        order_as(g, g.active, card, able)

    def question(self, g: State) -> str:
        if self.at == PASSING:
            return "discard"
        if self.at == LATE:
            return "late-discard"
        return "turn" if g.orders_given == 0 else "next-order"

    def hides(self, g: State) -> bool:
        """A hand without a card to play, or to discard, must not end the Turn at a sign that others see."""
        if not g.hand[g.active]:
            return False
        return self.at != CHOOSE or g.orders_given < orders_a_turn(g, g.active)

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != ORDER:
            return reasons.OK
        if thing not in g.hand[g.active]:
            return reasons.NOT_IN_HAND
        if g.orders_given >= orders_a_turn(g, g.active):
            return reasons.NO_ORDERS_LEFT
        why = reasons.OK
        for order in orders_of(g, thing):
            why = self.order_reason(g, thing, order)
            if why == reasons.OK:
                return why
        return why

    def order_reason(self, g: State, card: int, order: int) -> int:
        if order == FIRE and not can_spare(g, g.active, card, FIRING, ANY_HEX):
            return reasons.NOBODY_FIRES
        return g.rules.can_order(g, g.active, order)

    def passed(self, g: State) -> int:
        """O15: one or more cards discarded let the opponent play Demolitions or Hidden Unit."""
        g.tell(tell.PASSED, g.active, self.discarded)
        if g.rules.script.events:
            g.rules.happened(g, PASSED_OVER, g.active, -1, -1, self.discarded)
        self.at = STACK
        if self.discarded > 0:
            g.rules.after_pass(g, inactive(g))
        return GO

    # --- the end of the Turn ---
    def stack(self, g: State) -> int:
        if g.rules.options.control_at_turn_end:
            settle_control_at_turn_end(g, g.active)
        self.at = REFILL
        push_stacking(g)
        if g.rules.own.lying:
            push_taking_up(g)  # first
        return GO

    def refill(self, g: State) -> int:
        """5.4: the active player only; the last card of the deck brings a Time Advance, then drawing goes on."""
        side = g.active
        if not g.draw[side]:
            push_trigger(g, side, TIME)
            return GO
        if len(g.hand[side]) < hand_size(g, side):
            draw_one(g, side)
            return GO
        unmark_all(g, self.passing_flags())
        g.recovered = 0
        g.orders_given = 0
        g.active = other(g.active)
        self.at = BEGIN
        return GO

    def passing_flags(self) -> int:
        """What units are marked with until the Turn is over."""
        return ACTIVATED

    def about(self, g: State) -> Subject:
        return Subject("turn", g.active, numbers={"discarded": self.discarded})


def push_family_order(g: State, order: int) -> None:
    """The procedure of an Order that all games of the family have."""
    if order == ADVANCE:
        push_advance_order(g)
    elif order == FIRE:
        push_fire_order(g)
    elif order == MOVE:
        push_move_order(g)
    elif order == RECOVER:
        push_recover_order(g)
    elif order == ROUT:
        push_rout_order(g)
    else:
        raise ValueError(f"order {order} is a game's own")


def push_turns(g: State) -> None:
    frame = g.rules.new_turn()
    frame.at = BEGIN
    frame.shared = []
    frame.discarded = 0
    frame.last = -1
    g.push(frame)
