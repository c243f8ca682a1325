"""What a seat cannot know of this game's own cards, dealt afresh: Strategy Cards (1.2) and Meddling cards (E71)."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.commander.rules.view import redeal
from sandtable.games.great_war_commander.rules.state import NO_CARD, STRATEGY, of


def redeal_great_war(g: State, seat: int, seed: str) -> None:
    """A face-down Meddling card, which nobody has seen, may be any card of the draw pile as well."""
    s = of(g)
    meddled = [side for side in range(2) if s.meddling[side] != NO_CARD]
    for side in meddled:
        g.draw[side].append(s.meddling[side])
    redeal(g, seat, seed)
    for side in meddled:
        s.meddling[side] = g.draw[side].pop()
    for side in range(2):
        redeal_strategy(g, side, seat)


def redeal_strategy(g: State, side: int, seat: int) -> None:
    """The places of a Strategy deck, the opponent's held card among them, are filled anew but where the seat has
    looked."""
    s = of(g)
    held = s.s_hand[side] if seat != side else []
    places = held + s.s_draw[side]
    known = s.s_seen[seat] if seat >= 0 else []
    unknown = g.chance.shuffle(STRATEGY + side, sorted([card for card in places if card not in known]))
    dealt = [card if card in known else unknown.pop() for card in places]
    if held:
        s.s_hand[side] = dealt[: len(held)]
    s.s_draw[side] = dealt[len(held) :]
