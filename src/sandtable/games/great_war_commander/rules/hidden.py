"""What a seat cannot know of this game's own cards, dealt afresh: Strategy Cards (1.2) and Meddling cards (E71)."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.commander.rules.view import redeal, redeal_cards
from sandtable.games.great_war_commander.rules.allies.state import (
    JOINED,
    NATIONS,
    OWN,
    AlliedState,
    is_joint,
    narrow,
    nation_of_card,
    resume,
    strategies_of,
    turn_to,
    turn_to_card,
    widen_changed,
)
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
    lying = [take_up(g, side) for side in range(2)]
    if isinstance(g, AlliedState):
        redeal_both(g, seat, seed)
    else:
        redeal(g, seat, seed)
    for side in range(2):
        for nation in lying[side]:
            if is_joint(g, side):
                turn_to(g, nation)
            lay_meddling(g, side, g.draw[side].pop(0))
        redeal_strategies(s, side, seat)
    resume(g)


def take_up(g: State, side: int) -> list[int]:
    """Put the Meddling cards back into their decks. Returns whose each was, in their order."""
    found: list[int] = []
    while of(g).meddling[side] != NO_CARD:
        card = take_meddling(g, side)
        turn_to_card(g, side, card)
        g.draw[side].append(card)
        found.append(nation_of_card(g, card) if is_joint(g, side) else OWN)
    resume(g)
    return found


def redeal_both(g: AlliedState, seat: int, seed: str) -> None:
    """Card backs show whose a card is, so each nation's are dealt by themselves (intro.2)."""
    whole = narrow(g, OWN)
    redeal(g, seat, seed)
    widen_changed(g, OWN, whole)
    whole = narrow(g, JOINED)
    redeal_cards(g, g.joint, seat)
    widen_changed(g, JOINED, whole)


def redeal_strategies(g: GreatWarState, side: int, seat: int) -> None:
    if not is_joint(g, side):
        redeal_strategy(g, side, seat)
        return
    for nation in NATIONS:
        turn_to(g, nation)
        mine, held = strategies_of(g, side), g.s_hand[side]
        g.s_hand[side] = mine[:]
        redeal_strategy(g, side, seat)
        dealt = g.s_hand[side]
        g.s_hand[side] = [dealt[mine.index(card)] if card in mine else card for card in held]
    resume(g)


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
