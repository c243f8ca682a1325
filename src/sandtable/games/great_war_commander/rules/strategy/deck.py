"""The Strategy decks (1.S): shuffled once, one card held at a time, hidden from the opponent."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import NATIONS, is_joint, resume, strategies_of, turn_to
from sandtable.games.great_war_commander.rules.state import STRATEGY, of


def shuffle_strategy(g: State, side: int) -> None:
    s = of(g)
    s.s_draw[side] = g.chance.shuffle(STRATEGY + side, s.s_draw[side])[::-1]


def draw_strategy(g: State, side: int) -> None:
    """The top card, if there is one; a deck that is used up gives no more."""
    s = of(g)
    if not s.s_draw[side]:
        return
    card = s.s_draw[side].pop()
    s.s_hand[side].append(card)
    g.reveal(card)
    g.tell(tell.STRATEGY_DRAWN, side, card, audience=1 << side)
    g.tell(tell.STRATEGY_DRAWN_HIDDEN, side, audience=~(1 << side))


def draw_late_strategy(g: State, side: int) -> None:
    """At a Time Advance: for whoever holds none, and not to be played before the next Turn."""
    if not is_joint(g, side):
        draw_if_none(g, side)
        return
    for nation in NATIONS:
        turn_to(g, nation)
        draw_if_none(g, side)
    resume(g)


def draw_if_none(g: State, side: int) -> None:
    s = of(g)
    if not strategies_of(g, side) and s.s_draw[side]:
        draw_strategy(g, side)
        s.s_fresh |= 1 << side
