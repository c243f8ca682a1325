"""The Friendly deck (5.0, 5.1): drawing, discarding, and the Event cards without Initiative that interrupt a draw."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.events import push_event
from sandtable.games.combat.rules.names import EVENT, FRIENDLY
from sandtable.games.combat.rules.state import FRIENDLY_DECK, NOBODY, Procedure, State
from sandtable.kernel.frame import GO

# where drawn cards go
TO_HAND: Final = 0
TO_ASIDE: Final = 1
TO_WOUND: Final = 2  # left to the caller, who finds it in g.value

DRAW: Final = 0
RESHUFFLE: Final = 1


def is_reshuffle_card(g: State, card: int) -> bool:
    """5.1.3b: one of the two Event cards without Initiative."""
    return g.rules.tables.fcard_type[card] == EVENT and not g.rules.tables.fcard_initiative[card]


def take_card(g: State) -> int:
    """The top card; an exhausted deck is made anew from the discards (A63). NOBODY if there is no card at all."""
    if not g.f_draw:
        if not g.f_discard:
            return NOBODY
        reshuffle(g)
    card = g.f_draw.pop()
    g.reveal(card)
    return card


def reshuffle(g: State) -> None:
    """5.1.3c: discards and deck together."""
    g.f_draw = g.chance.shuffle(FRIENDLY_DECK, g.f_draw + g.f_discard)
    g.f_draw.reverse()
    g.f_discard = []
    g.reveals += 1
    g.tell(tell.DECK_RESHUFFLED, FRIENDLY)


def discard_from_hand(g: State, card: int) -> None:
    g.hand.remove(card)
    g.f_discard.append(card)
    g.tell(tell.CARD_DISCARDED, card)


class DrawCards(Procedure):
    """Draw some cards; an Event card without Initiative pauses the draw for its event (I10)."""

    count: int
    where: int
    card: int

    def step(self, g: State) -> int:
        if self.at == RESHUFFLE:
            g.f_discard.append(self.card)
            reshuffle(g)
            self.at = DRAW
        if self.count <= 0:
            return g.pop(self.card)
        self.card = take_card(g)
        if self.card < 0:
            return g.pop(NOBODY)
        if is_reshuffle_card(g, self.card):
            self.at = RESHUFFLE
            g.tell(tell.EVENT_CARD, self.card)
            return push_event(g, g.rules.tables.fcard_args[self.card][0])
        self.count -= 1
        self.put_away(g)
        return GO

    def put_away(self, g: State) -> None:
        if self.where == TO_HAND:
            g.hand.append(self.card)
            g.tell(tell.DREW_CARD, self.card)
        elif self.where == TO_ASIDE:
            g.aside.append(self.card)
            g.tell(tell.DREW_CARD, self.card)


def push_draw(g: State, count: int, where: int) -> int:
    frame = DrawCards()
    frame.at = DRAW
    frame.count = count
    frame.where = where
    frame.card = NOBODY
    g.push(frame)
    return GO
