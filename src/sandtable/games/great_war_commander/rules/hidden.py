"""What a seat cannot know of this game's own cards, dealt afresh: Strategy Cards (1.2) and Meddling cards (E71)."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.commander.rules.view import redeal
from sandtable.games.great_war_commander.rules.state import (
    EITHER,
    NO_CARD,
    STRATEGY,
    GreatWarState,
    lay_meddling,
    of,
    take_meddling,
)


def redeal_great_war(g: State, seat: int, seed: str) -> None:
    """As the family's; Meddling cards are any of their deck that nobody has seen, and Strategy Cards come anew."""
    s = of(g)
    lying: list[int] = []
    for side in range(2):
        lying.append(0)
        while s.meddling[side] != NO_CARD:
            g.draw[side].append(take_meddling(g, side))
            lying[side] += 1
    redeal(g, seat, seed)
    for side in range(2):
        for _ in range(lying[side]):
            lay_meddling(g, side, g.draw[side].pop(0))
        redeal_strategy(s, side, seat)


def redeal_strategy(g: GreatWarState, side: int, seat: int) -> None:
    """Shuffle what lies in the places that the seat does not know."""
    settle_either(g, side, seat)
    known = [entry % EITHER for entry in g.s_seen[seat]] if seat >= 0 else []
    held = g.s_hand[side] if seat != side else []
    places = held + g.s_draw[side]
    unknown = g.chance.shuffle(STRATEGY + side, sorted([card for card in places if card not in known]))
    dealt = [card if card in known else unknown.pop() for card in places]
    if held:
        g.s_hand[side] = dealt[: len(held)]
    g.s_draw[side] = dealt[len(held) :]


def settle_either(g: GreatWarState, side: int, seat: int) -> None:
    """A card known to be held or at the bottom: either, by chance."""
    if seat < 0 or not g.s_hand[side] or not g.s_draw[side]:
        return
    pair = [g.s_hand[side][0], g.s_draw[side][0]]
    if pair[0] + EITHER in g.s_seen[seat] or pair[1] + EITHER in g.s_seen[seat]:
        pair = g.chance.shuffle(STRATEGY + side, sorted(pair))
        g.s_hand[side][0], g.s_draw[side][0] = pair[0], pair[1]
