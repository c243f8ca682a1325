"""Fate cards (1.1 to 1.6): hands, draw piles and discard piles."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.state import DECK, State
from sandtable.kernel.frame import without

# the result of a roll is the card whose dice count, and ADDED for each point that somebody has added to them
ADDED: Final = 1 << 16

BOTH: Final = 3  # players, as an audience


def card_of(result: int) -> int:
    return result & (ADDED - 1)


def added_to(result: int) -> int:
    return result >> 16


def white(g: State, card: int) -> int:
    return g.rules.tables.card_white[card]


def coloured(g: State, card: int) -> int:
    return g.rules.tables.card_coloured[card]


def total(g: State, result: int) -> int:
    """The dice added (1.9), and what was added to them."""
    card = result & (ADDED - 1)
    return g.rules.tables.card_white[card] + g.rules.tables.card_coloured[card] + (result >> 16)


def product(g: State, result: int) -> int:
    """The dice multiplied, for Targeting Rolls (O20.2.3), and what was added to that."""
    card = result & (ADDED - 1)
    return g.rules.tables.card_white[card] * g.rules.tables.card_coloured[card] + (result >> 16)


def is_double(g: State, result: int) -> bool:
    card = result & (ADDED - 1)
    return g.rules.tables.card_white[card] == g.rules.tables.card_coloured[card]


def card_hex(g: State, card: int) -> int:
    """The Random Hex printed on a card, or -1 if the map has no such hex (1.8)."""
    col, row = g.rules.tables.card_hex_col[card], g.rules.tables.card_hex_row[card]
    if col >= g.rules.map.cols or row >= g.rules.map.rows:
        return -1
    return col * g.rules.map.rows + row


def reveal_top(g: State, side: int) -> int:
    """Turn the top card of a draw pile and put it on the discard pile (1.3)."""
    card = g.draw[side].pop()
    g.discards[side].append(card)
    g.reveal(card)
    return card


def draw_one(g: State, side: int) -> None:
    card = g.draw[side].pop()
    g.hand[side].append(card)
    g.hand[side].sort()
    g.reveal(card)
    tell_drawn(g, side, card)


def tell_drawn(g: State, side: int, card: int) -> None:
    """The player learns which card, all others only that it was one, unless the scenario lays the hand open."""
    if g.rules.own.open_hand[side]:
        g.seen[side] = [*g.seen[side], card]
        g.tell(tell.DREW, side, card, audience=BOTH)
        g.tell(tell.DREW_HIDDEN, side, 1, audience=~BOTH)
        return
    g.tell(tell.DREW, side, card, audience=1 << side)
    g.tell(tell.DREW_HIDDEN, side, 1, audience=~(1 << side))


def take_from_hand(g: State, side: int, card: int) -> None:
    g.hand[side].remove(card)
    if card in g.seen[side]:
        g.seen[side] = without(g.seen[side], card)
    g.reveal(card)  # what was hidden is now known


def discard_from_hand(g: State, side: int, card: int) -> None:
    take_from_hand(g, side, card)
    g.discards[side].append(card)


def reshuffle(g: State, side: int) -> None:
    """Draw and discard piles together form a new draw pile; hands stay out (1.4)."""
    pool = g.draw[side] + g.discards[side]
    pool.sort()
    g.draw[side] = g.chance.shuffle(DECK + side, pool)[::-1]
    g.discards[side] = []
    g.reveal(-1)
    g.tell(tell.RESHUFFLED, side)


def orders_in_hand(g: State, side: int, order: int) -> list[int]:
    """Cards of a hand that are such an Order, or may count as one."""
    printed, too = g.rules.card_order, g.rules.own.order_too
    return [card for card in g.hand[side] if printed[card] == order or too[card] == order]
