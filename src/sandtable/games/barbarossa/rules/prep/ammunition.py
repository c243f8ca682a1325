"""Types of ammunition (card.ammo.6, guide S4): before the game the owner chooses one of those that a card prints.

Each type is a card of its own (`Card.types`), so that nothing else has to know of it: choosing gives that card.
A scenario that names such a card has chosen for the owner.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import UNBOUGHT, State, card, units_of
from sandtable.kernel.frame import with_item


def undecided(g: State, side: int) -> list[int]:
    """Units that still need their type."""
    return [u for u in units_of(g, side) if card(g, u).types and g.u_hex[u] != UNBOUGHT]


def types_of(g: State, u: int) -> list[int]:
    """All that its owner may choose among, whether he has chosen or not; none if there is no choice."""
    cards, given = g.rules.tables.cards, g.rules.given_card(u)
    return cards[given].types if given >= 0 else []


def decided(g: State, side: int) -> list[int]:
    """Units whose type was chosen, and can be chosen anew until the side has committed."""
    own = [u for u in units_of(g, side) if g.u_hex[u] != UNBOUGHT]
    return [u for u in own if types_of(g, u) and not card(g, u).types]


def load(g: State, u: int, c: int) -> None:
    """With full ammunition of that type (card.ammo.1); the others are crossed out."""
    made = g.rules.tables.cards[c]
    g.u_card = with_item(g.u_card, u, c)
    g.u_ap[u], g.u_smoke[u], g.u_explosives[u], g.u_mines[u] = made.ammo, made.smoke, made.explosives, made.mines


def unload(g: State, u: int) -> None:
    """As if nothing had been chosen."""
    given = g.rules.given_card(u)
    if given >= 0 and g.u_card[u] != given:
        load(g, u, given)


def shown_card(g: State, u: int, mine: bool) -> int:
    """What a card looks like to a side: the choice of the other one is sealed until the first turn."""
    given = g.rules.given_card(u)
    return given if given >= 0 and g.turn == 0 and not mine else g.u_card[u]
