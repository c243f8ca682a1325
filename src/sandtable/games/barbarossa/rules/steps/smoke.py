"""Smoke Screens (smoke.*): laid with Open Fire, over the target hex and one beside it that the firer chooses.

`h_age` counts the turns that a screen has lain, that of its placement as the first; step 9 and the wind take it away.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, unseal
from sandtable.games.barbarossa.rules.names import SMOKE_SCREEN
from sandtable.games.barbarossa.rules.observers import ring
from sandtable.games.barbarossa.rules.orders.fire import can_lay_smoke
from sandtable.games.barbarossa.rules.standing import SECOND_SMOKE, by_worth, standing
from sandtable.games.barbarossa.rules.state import (
    CANCELLED,
    FIRE_SMOKE,
    SCREEN,
    State,
    engaged,
    has_order,
    in_hex,
    mark,
    of,
    on_board,
    sequence,
)
from sandtable.games.barbarossa.rules.verbs import AT
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Subject, with_byte


class Smoke(Asking):
    """D3c: for each screen its second hex, asked of both sides at once; then all of it falls."""

    layers: list[int]  # units; fire of the same step may have hit them meanwhile
    stood: list[int]  # hexes where they were
    first: list[int]  # hexes
    second: list[int]  # hexes; -1: not chosen yet

    def run(self, g: kernel.State) -> int:
        if self.open_of(of(g), 0) < 0 and self.open_of(of(g), 1) < 0:
            unseal(of(g))
            self.fall(of(g))
            return g.pop()
        return ASK

    def open_of(self, g: State, side: int) -> int:
        """The first screen of a side that waits for its second hex."""
        for i in range(len(self.layers)):
            u = self.layers[i]
            if self.second[i] < 0 and g.u_side[u] == side and not g.rules.strong_winds:
                said = standing(g, u, SECOND_SMOKE)
                if said == 0:
                    return i
                found = second_hexes(g, self.first[i])
                self.second[i] = by_worth(3 - said, found, [g.rules.ground.distance(self.stood[i], h) for h in found])
        return -1

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        i = self.open_of(of(g), seat)
        return [choice(AT, h) for h in second_hexes(of(g), self.first[i])]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.second[self.open_of(of(g), seat)] = a_of(code)

    def forget(self, g: State, side: int) -> None:
        self.second = [-1 if g.u_side[u] == side else h for u, h in zip(self.layers, self.second, strict=True)]

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("second-smoke", "smoke.3")

    def about(self, g: State, side: int) -> Subject:
        """Who fires, the hex of his order, and those that the rest can cover."""
        i = self.open_of(g, side)
        first = self.first[i]
        return Subject("second-smoke", side, self.layers[i], hex=first, hexes=second_hexes(g, first))

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        found = second_hexes(g, self.first[self.open_of(g, side)])
        return reasons.NOT_BESIDE if verb == AT and thing not in found else reasons.FINE

    def fall(self, g: State) -> None:
        for h in sorted({*self.first, *(h for h in self.second if h >= 0)}):
            lay_screen(g, h)


def second_hexes(g: State, first: int) -> list[int]:
    """smoke.3: any hex next to the first."""
    return [h for h in ring(g, first) if not g.rules.ground.rim[h]]


def smoke_layers(g: State) -> list[list[int]]:
    """All who lay smoke in this step, as they are when it begins (exec.3b, exec.6): unit, its hex, its target hex."""
    found = [u for u in sequence(g) if has_order(g, u, SMOKE_SCREEN) and on_board(g, u) and not engaged(g, u)]
    return [[u, g.u_hex[u], g.u_at[u]] for u in found if g.u_smoke[u] > 0 and can_lay_smoke(g, u, g.u_at[u])]


def push_smoke(g: State, layers: list[list[int]]) -> None:
    """After the shots of the step, so that it disturbs none of them (sim.4)."""
    if not layers:
        return
    for u, _, h in layers:
        g.u_smoke[u] -= 1
        g.tell(tell.FIRES_ON, u, h)
    frame = Smoke()
    frame.at = 0
    frame.layers = [layer[0] for layer in layers]
    frame.stood = [layer[1] for layer in layers]
    frame.first = [layer[2] for layer in layers]
    frame.second = [-1] * len(layers)
    g.push(frame)


def lay_screen(g: State, h: int) -> None:
    """Units in it execute nothing more this turn (smoke.4); those in Close Combat do not retreat, and fight on as who
    Waits does (smoke.8, A61)."""
    if g.h_smoke[h] != FIRE_SMOKE:
        g.h_smoke = with_byte(g.h_smoke, h, SCREEN)
    g.h_age = with_byte(g.h_age, h, 1)
    g.tell(tell.SMOKE_LAID, h)
    for u in in_hex(g, h):
        mark(g, u, CANCELLED)
