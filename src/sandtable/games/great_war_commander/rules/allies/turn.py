"""The Turn of a side of two nations (intro.2): one Turn and one number of Orders, given from either hand."""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.cards import draw_one
from sandtable.commander.rules.names import FIRE, TIME
from sandtable.commander.rules.orders.activation import ANY_HEX
from sandtable.commander.rules.rolls import push_trigger
from sandtable.commander.rules.scenario.values import discard_limit, hand_size, late_discard
from sandtable.commander.rules.state import FIRING, State
from sandtable.commander.rules.turn import CHOOSE, PASSING
from sandtable.commander.rules.verbs import DISCARD, ORDER
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules.activation import first_of_activation, settle_seniority
from sandtable.games.great_war_commander.rules.allies.state import (
    NATIONS,
    OWN,
    act_as,
    allied,
    cards_of,
    narrow,
    nation_of_card,
    resume,
    turn_to,
    widen,
)
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.turn import GreatWarTurn, is_meddling
from sandtable.games.great_war_commander.rules.verbs import CHOOSE_MEDDLING, WORKS
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import GO


class AlliedTurn(GreatWarTurn):
    thrown: list[int]  # by nation: cards discarded in this Turn

    def step(self, g: State) -> int:
        if self.at == CHOOSE and settle_chains(g):
            return GO
        return super().step(g)

    def begin(self, g: State) -> int:
        act_as(g, OWN)
        self.thrown = [0, 0]
        return super().begin(g)

    def is_joint(self, g: State) -> bool:
        return g.active == allied(g).joint

    # --- Orders: those of either hand, each for its own nation ---
    def orders(self, g: State) -> list[int]:
        if not self.is_joint(g) or is_meddling(g):
            return super().orders(g)
        found: list[int] = []
        for nation in NATIONS:
            whole = narrow(g, nation)
            found += [code for code in super().orders(g) if leaves_shot(g, code)]
            widen(g, whole)
        return found

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if self.is_joint(g):
            if choice == CHOOSE_MEDDLING:
                act_as(g, nation_of_card(g, of(g).meddling[g.active]))
            elif verb == ORDER or verb == WORKS or verb == DISCARD:
                act_as(g, nation_of_card(g, a_of(choice)))
            if verb == DISCARD:
                self.thrown[nation_of_card(g, a_of(choice))] += 1
        super().chosen(g, choice)

    def reason(self, g: State, thing: int, verb: int) -> int:
        if not self.is_joint(g) or thing not in g.hand[g.active]:
            return super().reason(g, thing, verb)
        whole = narrow(g, nation_of_card(g, thing))
        why = super().reason(g, thing, verb)
        if why == reasons.OK and verb == ORDER and g.rules.card_order[thing] == FIRE and not can_fire(g, thing):
            why = own_reasons.OTHER_NATION
        widen(g, whole)
        return why

    # --- discards: each nation its own number ---
    def limit(self, g: State) -> int:
        if not self.is_joint(g):
            return super().limit(g)
        sum = 0
        for nation in NATIONS:
            sum += self.limit_of(g, nation)
        return sum

    def limit_of(self, g: State, nation: int) -> int:
        turn_to(g, nation)
        found = discard_limit(g, g.active) if self.at == PASSING else late_discard(g, g.active)
        resume(g)
        return found

    def discard_choices(self, g: State) -> list[int]:
        found = super().discard_choices(g)
        if not self.is_joint(g):
            return found
        full = [n for n in NATIONS if self.thrown[n] >= self.limit_of(g, n)]
        return [code for code in found if verb_of(code) != DISCARD or nation_of_card(g, a_of(code)) not in full]

    # --- the end of the Turn: both hands are filled, the side's own nation's first ---
    def refill(self, g: State) -> int:
        if self.is_joint(g):
            for nation in NATIONS:
                act_as(g, nation)
                if not g.draw[g.active]:
                    push_trigger(g, g.active, TIME)
                    return GO
                if len(cards_of(g, g.hand[g.active], nation)) < hand_size(g, g.active):
                    draw_one(g, g.active)
                    return GO
        return super().refill(g)


def new_allied_turn() -> AlliedTurn:
    frame = AlliedTurn()
    frame.passing = False
    frame.by_strategy = False
    frame.thrown = [0, 0]
    return frame


def settle_chains(g: State) -> bool:
    """Ask whoever has to choose among equal Leaders, in each nation's chain of command; true if somebody is asked."""
    for nation in NATIONS:
        turn_to(g, nation)
        if settle_seniority(g):
            return True
    resume(g)
    return False


def leaves_shot(g: State, code: int) -> bool:
    """Can a Fire Order still be carried out by its own nation when its card is gone (O14.1)?"""
    card = a_of(code)
    return verb_of(code) != ORDER or g.rules.card_order[card] != FIRE or can_fire(g, card)


def can_fire(g: State, card: int) -> bool:
    hand = g.hand[g.active]
    g.hand[g.active] = [c for c in hand if c != card]
    able = bool(first_of_activation(g, g.active, FIRING, ANY_HEX))
    g.hand[g.active] = hand
    return able
