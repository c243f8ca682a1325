"""Where units that moved in a turn stand when the next begins: terrain's Defense and lines of sight are the rules'."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.moves import Mover
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.defense import full_base
from sandtable.games.barbarossa.rules.names import CAREFUL_MOVEMENT, MARCH
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.sight import clear_line, farthest_sight
from sandtable.games.barbarossa.rules.state import State, card, is_ground, on_board, units_of
from sandtable.kernel.game import Game
from sandtable.players.marches import Watch

GOING: Final = (CAREFUL_MOVEMENT, MARCH)


class BarbarossaWatch(Watch):
    def __init__(self) -> None:
        super().__init__()
        self.before: State | None = None  # as the turn began

    def look(self, game: Game, seat: int, code: int) -> None:
        g = cast(State, game.state)
        if self.before is not None and self.before.turn == g.turn:
            return
        if self.before is not None:
            for side in range(len(self.ended)):
                self.count_side(self.before, g, side)
        self.before = cast(State, game.clone().state)

    def count_side(self, before: State, after: State, side: int) -> None:
        then, now = Eye(before, side), Eye(after, side)
        for u in units_of(after, side):
            stays = on_board(before, u) and on_board(after, u) and is_ground(after, u)
            if stays and before.u_hex[u] != after.u_hex[u]:
                self.count(side, is_bare(now, u) and had_cover(then, u))


def cover(eye: Eye, u: int, h: int) -> int:
    """Defense that a hex adds."""
    trench = eye.g.rules.numbers.trench_bonus if eye.g.h_trench[h] else 0
    return eye.own_guard(u, h, 0) - full_base(eye.g, u) + trench


def is_bare(eye: Eye, u: int) -> bool:
    """In the open, in the sight of an enemy."""
    h = eye.g.u_hex[u]
    return cover(eye, u, h) <= 0 and any(looks_into(eye, v, h) for v in eye.enemies)


def looks_into(eye: Eye, v: int, h: int) -> bool:
    there = eye.g.u_hex[v]
    return eye.ground.distance(there, h) <= farthest_sight(eye.g, v) and clear_line(eye.g, there, h, v)


def had_cover(eye: Eye, u: int) -> bool:
    """Where it stood, or where one of its moves could have ended."""
    if cover(eye, u, eye.g.u_hex[u]) > 0:
        return True
    mover = Mover(eye, Aims(eye))
    orders = [one for one in GOING if card(eye.g, u).boxes[one] is not None]
    able = [one for one in orders if why_not_order(eye.g, u, one) == reasons.FINE]
    return any(cover(eye, u, h) > 0 for order in able for h in mover.ends(u, order))
