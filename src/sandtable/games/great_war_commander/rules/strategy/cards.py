"""Strategy Cards (1.S, S98): who may play one, what lies on the table, and what each player knows of them."""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.tables import STRATEGY_CARDS
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import (
    could_hold,
    nations_of,
    strategies_of,
    strategy_piles,
)
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.names import ENEMY_IMPACT, UNDER_SHOT
from sandtable.games.great_war_commander.rules.state import EITHER, of
from sandtable.games.great_war_commander.rules.turn import is_passing

# --- whether one may be played ---


def holder_reason(g: State, side: int) -> int:
    """Why a player may play no Strategy Card now, whichever he holds; everybody can see it."""
    s = of(g)
    if not s.s_hand[side]:
        return own_reasons.NO_STRATEGY_CARD
    if s.s_played >> side & 1:
        return own_reasons.STRATEGY_PLAYED_ALREADY
    if s.s_fresh >> side & 1:
        return own_reasons.STRATEGY_JUST_DRAWN
    return own_reasons.STRATEGY_IN_A_PASS if is_passing(g, side) else reasons.OK


def moments_of(g: State, card: int) -> int:
    """Bit mask of the moments at which a card may be played for its text (S98.1)."""
    tables = g.rules.tables
    if tables.strategy_kind[card] == UNDER_SHOT and facts_of(g).switches.under_shot_interrupts:
        return 1 << ENEMY_IMPACT
    return tables.strategy_moments[card]


def text_reason(g: State, card: int, moment: int) -> int:
    """Why a card may not be played for its text at a moment (S98.1, S98.1.2)."""
    if not moments_of(g, card) >> moment & 1:
        return own_reasons.NO_STRATEGY_MOMENT
    if not g.rules.tables.strategy_serves(card, facts_of(g).date):
        return own_reasons.OUT_OF_PERIOD
    return reasons.OK


def deck_of(g: State, side: int) -> list[int]:
    """All that a side can have, of each of its nations."""
    found: list[int] = []
    for nation in sorted(nations_of(g, side)):
        first = g.rules.tables.first_strategy(nation)
        found += range(first, first + STRATEGY_CARDS)
    return found


def unseen_cards(g: State, side: int) -> list[int]:
    """Those of a player's nine that do not lie face up: one of them he may hold."""
    s = of(g)
    hidden = [c for c in deck_of(g, side) if c not in s.s_discards[side] and c not in s.s_reminders[side]]
    return [card for card in hidden if could_hold(g, side, card)]


# --- where the cards go ---


def leave_hand(g: State, side: int, card: int) -> None:
    """It is face up now, and tells where the card is that was drawn with it (S98.3.1)."""
    s = of(g)
    s.s_hand[side].remove(card)
    g.reveal(card)
    for seat in range(2):
        if card in s.s_seen[seat]:
            s.s_seen[seat].remove(card)
    watcher = s.s_seen[other(side)]
    s.s_seen[other(side)] = [settled(g, entry, card) for entry in watcher if entry != card + EITHER]


def settled(g: State, entry: int, card: int) -> int:
    """What a watcher knows of a card once another of its deck is face up."""
    nation = g.rules.tables.strategy_nation
    return entry % EITHER if nation[entry % EITHER] == nation[card] else entry


def spend(g: State, side: int, card: int) -> None:
    """1.S: one for each player in a Turn, whatever it is played for."""
    leave_hand(g, side, card)
    of(g).s_played |= 1 << side


def discard_held(g: State, side: int) -> None:
    """What the opponent makes him throw away."""
    for card in of(g).s_hand[side][:]:
        leave_hand(g, side, card)
        discard(g, side, card)
        g.tell(tell.STRATEGY_DISCARDED, side, card)


def discard(g: State, side: int, card: int) -> None:
    of(g).s_discards[side].append(card)


def keep_on_table(g: State, side: int, card: int) -> None:
    """S98.1.1: face up, in force, and no longer held."""
    of(g).s_reminders[side].append(card)
    g.tell(tell.STRATEGY_REMINDER, side, card)


# --- cards in force ---


def reminders_of(g: State, side: int) -> list[int]:
    """Cards that stay for the game, without those that stay for an Order."""
    return [card for card in of(g).s_reminders[side] if g.rules.tables.strategy_reminder[card]]


def clear_reminders(g: State, side: int) -> None:
    for card in reminders_of(g, side):
        of(g).s_reminders[side].remove(card)
        discard(g, side, card)
        g.tell(tell.STRATEGY_DISCARDED, side, card)


def lapse(g: State) -> None:
    """1.S.1: an Order is over, and so is what cards did until its end."""
    s = of(g)
    for side in range(2):
        for card in s.s_reminders[side][:]:
            if not g.rules.tables.strategy_reminder[card]:
                s.s_reminders[side].remove(card)
                discard(g, side, card)
                g.tell(tell.STRATEGY_LAPSED, side, card)


# --- what players have been shown ---


def look_at_tops(g: State, side: int) -> None:
    """S98.3.1: the top card of either draw pile, which goes back where it was."""
    s = of(g)
    for owner in range(2):
        for pile in strategy_piles(g, owner):
            if pile:
                card = pile[-1]
                if card not in s.s_seen[side]:
                    s.s_seen[side].append(card)
                g.reveal(card)
                g.tell(tell.STRATEGY_SEEN, owner, card, audience=1 << side)
                g.tell(tell.STRATEGY_SEEN_HIDDEN, owner, audience=~(1 << side))


def put_under(g: State, side: int, card: int) -> None:
    """S98.3.1: one of the two just drawn goes to the bottom; whoever knew one of them knows that it is either."""
    s = of(g)
    s.s_hand[side].remove(card)
    s.s_draw[side].insert(0, card)
    if card not in s.s_seen[side]:
        s.s_seen[side].append(card)
    both = [card, *strategies_of(g, side)]
    foe = other(side)
    s.s_seen[foe] = [entry + EITHER if entry in both else entry for entry in s.s_seen[foe]]
    g.tell(tell.STRATEGY_RETURNED, side, card, audience=1 << side)
    g.tell(tell.STRATEGY_RETURNED_HIDDEN, side, audience=~(1 << side))
