"""The Enemy deck (9.0, 9.1): drawing, reading a row."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import AGGRESSIVE, ENEMY
from sandtable.games.combat.rules.state import ENEMY_DECK, State
from sandtable.games.combat.rules.values import is_cover

ROWS: Final = 5
ROUT_LINE: Final = 10  # after the ten rows
BERSERK_LINE: Final = 11


def draw_enemy_card(g: State) -> int:
    """9.0c: an empty deck is made anew from the discards."""
    if not g.e_draw:
        g.e_draw = g.chance.shuffle(ENEMY_DECK, g.e_discard)
        g.e_draw.reverse()  # the top card is the last
        g.e_discard = []
        g.reveals += 1
        g.tell(tell.DECK_RESHUFFLED, ENEMY)
    card = g.e_draw.pop()
    g.reveal(card)
    return card


def row_of(g: State, e: int) -> int:
    """9.1a: In Cover or In Open, then the Morale State."""
    block = 0 if is_cover(g, g.m_hex[e]) else ROWS
    return block + AGGRESSIVE - g.m_morale[e]


def both_directions(dirs: int) -> int:
    """9.3b: a single direction is used for every move."""
    return dirs * 11 if 0 < dirs < 10 else dirs
