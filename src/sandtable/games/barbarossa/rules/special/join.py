"""Join Up (join.*): two damaged units of one type become one; the owner says which of them stays (D7b)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, unseal
from sandtable.games.barbarossa.rules.move.transports import room_for_ap
from sandtable.games.barbarossa.rules.names import JOIN_UP
from sandtable.games.barbarossa.rules.standing import WHO_STAYS, by_worth, standing
from sandtable.games.barbarossa.rules.state import (
    MERGED,
    NOBODY,
    State,
    card,
    cargo_of,
    engaged,
    has_order,
    of,
    on_board,
    sequence,
    type_of,
)
from sandtable.games.barbarossa.rules.verbs import TARGET
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Subject


def can_join(g: State, u: int, v: int) -> bool:
    """join.1-join.3: in one hex, of one type, and not too many for either of them."""
    if u == v or g.u_side[u] != g.u_side[v] or not on_board(g, u) or g.u_hex[u] != g.u_hex[v]:
        return False
    return type_of(g, u) == type_of(g, v) and len(survivors(g, u, v)) > 0


def survivors(g: State, u: int, v: int) -> list[int]:
    """Those of the two whose card has room for all icons."""
    return [w for w in (u, v) if g.u_size[u] + g.u_size[v] <= card(g, w).size]


def pairs(g: State) -> list[list[int]]:
    """Units that name each other, both still fit to do it."""
    found: list[list[int]] = []
    for u in sequence(g):
        v = g.u_target[u]
        if not joins(g, u) or v == NOBODY or not joins(g, v) or g.u_target[v] != u or not can_join(g, u, v):
            continue
        if [v, u] not in found:
            found.append([u, v])
    return found


def joins(g: State, u: int) -> bool:
    return has_order(g, u, JOIN_UP) and not engaged(g, u)


class JoinUp(Asking):
    couples: list[list[int]]
    stays: list[int]  # by couple; NOBODY: not said yet

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        unseal(of(g))
        for i in range(len(self.couples)):
            u, v = self.couples[i]
            merge(of(g), self.stays[i], v if self.stays[i] == u else u)
        return g.pop()

    def open_of(self, g: State, side: int) -> int:
        for i in range(len(self.couples)):
            u, v = self.couples[i]
            if self.stays[i] == NOBODY and g.u_side[u] == side:
                said = max(standing(g, u, WHO_STAYS), standing(g, v, WHO_STAYS))
                if said == 0:
                    return i
                found = survivors(g, u, v)
                self.stays[i] = by_worth(3 - said, found, [g.u_ap[w] for w in found])
        return -1

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        u, v = self.couples[self.open_of(of(g), seat)]
        return [choice(TARGET, w) for w in survivors(of(g), u, v)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.stays[self.open_of(of(g), seat)] = a_of(code)

    def forget(self, g: State, side: int) -> None:
        for i in range(len(self.couples)):
            if g.u_side[self.couples[i][0]] == side:
                self.stays[i] = NOBODY

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("who-stays", "join.4")

    def about(self, g: State, side: int) -> Subject:
        u, v = self.couples[self.open_of(g, side)]
        return Subject("who-stays", side, u, [u, v], hex=g.u_hex[u], numbers={"size": g.u_size[u] + g.u_size[v]})

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        u, v = self.couples[self.open_of(g, side)]
        if verb != TARGET or thing in survivors(g, u, v):
            return reasons.FINE
        return reasons.WOULD_BE_TOO_LARGE if thing in (u, v) else reasons.DOES_NOT_JOIN


def merge(g: State, u: int, v: int) -> None:
    """join.4-join.6: v goes into u, which is no loss; ammunition is added up to what u's card shows (A51)."""
    c = card(g, u)
    g.u_size[u] += g.u_size[v]
    for stock, most in [(g.u_ap, c.ammo), (g.u_smoke, c.smoke), (g.u_explosives, c.explosives), (g.u_mines, c.mines)]:
        stock[u] = max(stock[u], min(most, stock[u] + stock[v]))
    g.u_size[v] = 0
    g.u_hex[v] = MERGED
    for w in cargo_of(g, v):
        g.u_carrier[w] = u
    g.u_cargo_ap[u] += min(g.u_cargo_ap[v], room_for_ap(g, u))
    g.tell(tell.JOINS, v, u)


def push_join_up(g: State) -> None:
    couples = pairs(g)
    if couples:
        frame = JoinUp()
        frame.at = 0
        frame.couples = couples
        frame.stays = [NOBODY] * len(couples)
        g.push(frame)
