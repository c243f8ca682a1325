"""The turn (4.0): cards, Orders, Enemy Orders, four Impulses, the end; turn after turn until the last."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.enemy.cup import draw_group
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import reasons, tell
from sandtable.games.combat.rules.cards.cards import TO_HAND, discard_from_hand, push_draw
from sandtable.games.combat.rules.cards.quiet import quiet_choices, spend_quietly
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.names import DISCARD as DISCARD_CARD
from sandtable.games.combat.rules.names import FRIENDLY
from sandtable.games.combat.rules.orders.activation import push_impulses
from sandtable.games.combat.rules.orders.friendly_orders import push_friendly_orders
from sandtable.games.combat.rules.orders.men import reveal
from sandtable.games.combat.rules.setup import deal_hand, more_to_come, push_arrivals, push_set_up
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    CARD_STEP,
    ENEMY_STEP,
    NOBODY,
    ORDER_STEP,
    Procedure,
    State,
    enemies,
    friendlies,
    is_prisoner,
)
from sandtable.games.combat.rules.values import is_incapacitated
from sandtable.games.combat.rules.verbs import CHOOSE_DRAW, CHOOSE_PASS, DISCARD, PLAY, SPEND, SPEND_ON
from sandtable.games.combat.rules.victory import result_of, total_points
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

HAND_LIMIT: Final = 5
W_END: Final = tell.why("23.0")

SET_UP: Final = 0
BEGIN: Final = 1
DRAWING: Final = 2  # 1a
ADD_PLANNED: Final = 3  # 1b
EXCESS: Final = 4  # 1c
PLAYING: Final = 5  # 1d
ORDERS: Final = 6
ENEMY: Final = 7
ACTION: Final = 8
END: Final = 9
NEXT: Final = 10
DEAL: Final = 11  # the opening hand, after all men are placed


class CombatTurn(Procedure):
    """The frame at the bottom of the stack."""

    def step(self, g: State) -> int:
        at = self.at
        if at == SET_UP:
            self.at = DEAL
            return push_set_up(g)
        if at == DEAL:
            self.at = BEGIN
            deal_hand(g)
            return GO
        if at == BEGIN:
            return self.begin(g)
        if at == DRAWING:
            return self.draw_or_ask(g)
        if at == ADD_PLANNED:
            self.add_planned(g)
        if self.at == EXCESS:
            if len(g.hand) > HAND_LIMIT:
                return ASK
            self.at = PLAYING
        if self.at == PLAYING:
            return self.play_or_ask(g)
        if at == ORDERS:
            g.step = ORDER_STEP
            self.at = ENEMY
            return push_friendly_orders(g)
        if at == ENEMY:
            self.enemy(g)
            return GO
        if at == ACTION:
            g.step = ACTION_STEP
            self.at = END
            return push_impulses(g)
        if at == END:
            self.at = NEXT
            return push_end_phase(g)
        return self.next_turn(g)

    def begin(self, g: State) -> int:
        g.turn += 1
        g.step = CARD_STEP
        g.tell(tell.TURN_BEGINS, g.turn)
        self.at = DRAWING
        return push_arrivals(g)

    # --- Step 1 (5.0) ---
    def draw_or_ask(self, g: State) -> int:
        """1a: with an empty hand one card may be drawn; it must be if nothing was planned (A68)."""
        if g.hand:
            self.at = ADD_PLANNED
            return GO
        if g.aside:
            return ASK
        self.at = ADD_PLANNED
        return push_draw(g, 1, TO_HAND)

    def add_planned(self, g: State) -> None:
        """1b."""
        for card in g.aside:
            g.hand.append(card)
            g.tell(tell.CARD_TO_HAND, card)
        g.aside = []
        self.at = EXCESS

    def play_or_ask(self, g: State) -> int:
        if g.hand:
            return ASK
        self.at = ORDERS  # no card is left anywhere
        return GO

    def choices(self, g: State) -> list[int]:
        if self.at == DRAWING:
            return [CHOOSE_DRAW, CHOOSE_PASS]
        verb = DISCARD if self.at == EXCESS else PLAY
        found = [choice(verb, card) for card in sorted(g.hand)]
        if len(g.hand) == 1:  # the last card, if it draws others that can be played
            found += [code for code in quiet_choices(g) if verb_of(code) == SPEND]
        return found

    def besides(self, g: State) -> list[int]:
        """5.1.2a: cards spent rather than thrown away or played; one is left to play (1d)."""
        return quiet_choices(g) if self.at in (EXCESS, PLAYING) and len(g.hand) > 1 else []

    def window(self, g: kernel.State, seat: int) -> bool:
        """With one card left only its text decides whether there is anything to choose."""
        return self.at in (EXCESS, PLAYING) and len(cast(State, g).hand) == 1

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if choice == CHOOSE_DRAW:
            self.at = ADD_PLANNED
            push_draw(g, 1, TO_HAND)
        elif choice == CHOOSE_PASS:
            self.at = ADD_PLANNED
        elif verb == DISCARD:
            discard_from_hand(g, a_of(choice))
        elif verb == SPEND or verb == SPEND_ON:
            spend_quietly(g, choice)
        else:
            self.play(g, a_of(choice))

    def play(self, g: State, card: int) -> None:
        """1d-e: initiative; an Order card's text takes effect at once (5.1e), a Discard card's does not (5.1d)."""
        g.hand.remove(card)
        g.f_played = card
        g.tell(tell.CARD_PLAYED, card)
        self.at = ORDERS
        if g.rules.tables.fcard_type[card] != DISCARD_CARD:
            g.rules.effect(g, g.rules.card_effect[card], g.rules.tables.fcard_args[card])

    def question(self, g: State) -> tuple[str, str]:
        if self.at == DRAWING:
            return ("draw", "5.0")
        return ("hand-limit", "5.0") if self.at == EXCESS else ("play-card", "5.1")

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == PLAY or verb == DISCARD:
            return reasons.OK if thing in g.hand else reasons.NOT_IN_HAND
        return reasons.OK

    def about(self, g: State) -> Subject:
        return Subject("cards", FRIENDLY)

    # --- Step 3 ---
    def enemy(self, g: State) -> None:
        g.step = ENEMY_STEP
        for group in g.rules.enemy_arrivals:
            if group.turn == g.turn:
                draw_group(g, group)
        enemy_phase(g)
        self.at = ACTION

    # --- 5j to 5l ---
    def next_turn(self, g: State) -> int:
        if g.turn >= g.rules.turns or is_lost(g):
            finish(g)
            return GO
        self.at = BEGIN
        return GO


def is_lost(g: State) -> bool:
    """Nobody is left to give Orders to, and nobody will come: there is nothing more to decide."""
    for m in friendlies(g):
        if not is_prisoner(g, m) and not is_incapacitated(g, m):
            return False
    return not more_to_come(g)


def finish(g: State) -> None:
    """23.0f: every counter is flipped, then the points are added up."""
    for e in enemies(g):
        reveal(g, e, W_END)
    points = total_points(g)
    result = result_of(g, points)
    g.tell(tell.GAME_OVER, points, result)
    g.end_game(0 if g.rules.result_win[result] else NOBODY, result)


def push_turns(g: State) -> None:
    frame = CombatTurn()
    frame.at = SET_UP
    g.push(frame)
