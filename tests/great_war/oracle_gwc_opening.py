"""Who can open fire (O21.1, A42), as far as it does not hang on whole groups and cards in hand."""

from __future__ import annotations

import oracle_gwc_fire as fire
import oracle_gwc_orders as orders
from oracle_gwc_pieces import GreatWarState

from sandtable.commander.rules.state import OP_FIRING


def who_can_open_fire(g: GreatWarState, side: int, flag: int, target: int) -> tuple[set[int], set[int]]:
    """Who surely can, and who can if a group or a card helps."""
    targets = [target] if flag == OP_FIRING else fire.enemy_hexes(g, side)
    sure: set[int] = set()
    possible: set[int] = set()
    for u in orders.free(g, side):
        pieces = fire.pieces_of(g, u, flag == OP_FIRING)
        shots = [(piece, hex) for piece in pieces for hex in targets if fire.reaches(g, piece, hex)]
        if shots:
            possible.add(u)
        if any(fire.strength(g, [piece], piece, hex) >= 1 for piece, hex in shots):
            sure.add(u)
    for u in orders.free(g, side):
        led = set(orders.all_joiners(g, u, flag))
        if led & sure:
            sure.add(u)
        if led & possible:
            possible.add(u)
    return sure, possible
