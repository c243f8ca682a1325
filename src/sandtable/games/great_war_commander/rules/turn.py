"""The Turn (5, O14, O15): Orders, Engineers' works and Strategy Cards, or a pass; then stacking, Cohesion, refill."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import reasons
from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.cards import discard_from_hand
from sandtable.commander.rules.scenario.due import push_due
from sandtable.commander.rules.scenario.values import orders_a_turn
from sandtable.commander.rules.scenario.counting_as import give_order
from sandtable.commander.rules.state import ACTIVATED, SUPPRESSED, State, inactive_first, shared_hexes, unmark_all
from sandtable.commander.rules.turn import BEGIN, CHOOSE, ORDERED, REFILL, Turn
from sandtable.commander.rules.verbs import CHOOSE_END, CHOOSE_PASS, ORDER
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.activation import settle_seniority
from sandtable.games.great_war_commander.rules.command import out_of_cohesion
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.orders.engineers import push_works, works, works_reason
from sandtable.games.great_war_commander.rules.state import CHAIN, NO_CARD, of, take_meddling
from sandtable.games.great_war_commander.rules.verbs import CHOOSE_MEDDLING, WORKS, plays_text
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import GO

COHESION: Final = 8  # after the family's steps


class GreatWarTurn(Turn):
    passing: bool  # the active player has passed: no Strategy Card of his any more (1.S, 5.3)
    by_strategy: bool  # an Order has been given that does not count: by a Strategy Card, or cancelled by one

    def step(self, g: State) -> int:
        if g.due:
            return push_due(g)
        if self.at == ORDERED:
            unmark_all(g, CHAIN)
            facts_of(g).order_over(g)
        if self.at == CHOOSE and settle_seniority(g):
            return GO
        if self.at == COHESION:
            return self.check_cohesion(g)
        return super().step(g)

    # --- what may be done now ---
    def choices(self, g: State) -> list[int]:
        if self.at != CHOOSE:
            return super().choices(g)
        found = self.orders(g)
        if may_end(g, self.by_strategy, bool(found)):
            ending = CHOOSE_PASS if may_pass(g) and not self.by_strategy else CHOOSE_END
        else:
            ending = 0
        found += facts_of(g).strategy_choices(g)
        if ending:
            found.append(ending)
        return found

    def orders(self, g: State) -> list[int]:
        """Ways to give an Order: the Meddling card before all others (E71), a card of the hand, or works (3.1.9)."""
        if is_meddling(g):
            return [CHOOSE_MEDDLING]
        if g.orders_given >= orders_a_turn(g, g.active):
            return []
        offered = super().choices(g)
        found = [code for code in offered if verb_of(code) == ORDER]
        if works(g, g.active):
            hand = g.hand[g.active]
            found += [choice(WORKS, card) for card in hand if works_reason(g, g.active, card) == reasons.OK]
        return found

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if choice == CHOOSE_MEDDLING:
            self.obey(g)
        elif verb == WORKS:
            self.put_to_work(g, a_of(choice))
        elif plays_text(verb):
            self.to_be_carried_out(g)
            facts_of(g).play_situation(g, choice)
        else:
            self.passing = self.passing or choice == CHOOSE_PASS
            super().chosen(g, choice)

    def to_be_carried_out(self, g: State) -> None:
        """What follows ends with its Melees, as an Order does (O16.4)."""
        self.shared = shared_hexes(g)
        self.at = ORDERED

    def put_to_work(self, g: State, card: int) -> None:
        """3.1.9: the card serves instead of its Order and counts as one."""
        g.tell(tell.WORKS_ORDERED, g.active, card)
        discard_from_hand(g, g.active, card)
        g.orders_given += 1
        self.to_be_carried_out(g)
        push_works(g)

    def obey(self, g: State) -> None:
        """E71: the Order of the face-down card, which counts as given even if it cannot be carried out."""
        side = g.active
        card = take_meddling(g, side)
        g.discards[side].append(card)
        g.reveal(card)
        g.tell(tell.MEDDLING_ORDER, side, card)
        g.orders_given += 1
        self.to_be_carried_out(g)
        order = g.rules.card_order[card]
        if g.rules.can_order(g, side, order) == reasons.OK:
            give_order(g, side, order)
        else:
            g.tell(tell.ORDER_FORFEITED, side, card)

    def hides(self, g: State) -> bool:
        if self.at != CHOOSE:
            return super().hides(g)
        if is_meddling(g):
            return bool(of(g).s_hand[g.active])
        return super().hides(g) or bool(of(g).s_hand[g.active])

    def reason(self, g: State, thing: int, verb: int) -> int:
        if plays_text(verb):
            return facts_of(g).strategy_reason(g, thing)
        if verb != WORKS and verb != ORDER:
            return reasons.OK
        if is_meddling(g):
            return own_reasons.MEDDLING_PENDING
        if verb == ORDER:
            return super().reason(g, thing, verb)
        if thing not in g.hand[g.active]:
            return reasons.NOT_IN_HAND
        if g.orders_given >= orders_a_turn(g, g.active):
            return reasons.NO_ORDERS_LEFT
        return works_reason(g, g.active, thing)

    # --- the end of the Turn ---
    def stack(self, g: State) -> int:
        super().stack(g)
        self.at = COHESION
        return GO

    def check_cohesion(self, g: State) -> int:
        """3.3.2.1: Units of both sides that are Out of Cohesion are suppressed."""
        self.at = REFILL
        for side in inactive_first(g):
            for u in out_of_cohesion(g, side, SUPPRESSED):
                g.tell(tell.COHESION_LOST, u)
                suppress(g, u)
        return GO

    def passing_flags(self) -> int:
        return ACTIVATED | CHAIN

    def refill(self, g: State) -> int:
        super().refill(g)
        if self.at == BEGIN:
            s = of(g)
            s.s_played = s.s_fresh = s.observed = 0
            self.passing = self.by_strategy = False
        return GO


def new_great_war_turn() -> GreatWarTurn:
    frame = GreatWarTurn()
    frame.passing = False
    frame.by_strategy = False
    return frame


# --- Orders or a pass (5, O15, E71) ---


def is_meddling(g: State) -> bool:
    """Does a face-down card wait for the next Order of the active player, who can still give one (E71)?"""
    return of(g).meddling[g.active] != NO_CARD and g.orders_given < orders_a_turn(g, g.active)


def may_pass(g: State) -> bool:
    """Not after an Order, and not in a Turn in which one has played a Strategy Card (5.3) or with a Meddling card."""
    if g.orders_given > 0 or of(g).meddling[g.active] != NO_CARD:
        return False
    return not of(g).s_played >> g.active & 1


def may_end(g: State, by_strategy: bool, could_order: bool) -> bool:
    """May the player pass or end his Turn? A Strategy Card alone makes no Turn: an Order must follow, if one can
    (5), unless the card performed one. A Meddling card comes first."""
    if is_meddling(g):
        return False
    if g.orders_given > 0 or by_strategy or may_pass(g):
        return True
    return not could_order


# --- what others ask of the Turn ---


def current(g: State) -> GreatWarTurn:
    """The Turn's own frame: the bottom of the stack."""
    return cast(GreatWarTurn, g.frames[0])


def is_passing(g: State, side: int) -> bool:
    """Is this a Turn in which its player has passed, and so may play no Strategy Card (1.S)?"""
    return side == g.active and isinstance(g.frames[0], GreatWarTurn) and current(g).passing


def note_strategy_order(g: State) -> None:
    """A Strategy Card performs an Order in its player's Turn, or makes one not count."""
    if isinstance(g.frames[0], GreatWarTurn):
        current(g).by_strategy = True
