"""Minefields laid and cleared (mine.*, mclr.*): the kind is chosen in secret when the field is finished (D7a)."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, unseal
from sandtable.games.barbarossa.rules.move.mines import fields_in
from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, ANTI_VEHICLE, FAKE, MINE_NAMES
from sandtable.games.barbarossa.rules.standing import MINES, standing
from sandtable.games.barbarossa.rules.state import NOBODY, State, of
from sandtable.games.barbarossa.rules.verbs import KIND
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Subject

SAID_AHEAD: Final = [NOBODY, ANTI_VEHICLE, ANTI_INFANTRY, FAKE]  # by standing instruction


def known_fields(g: State, h: int, side: int) -> list[int]:
    """Minefields of a hex that a side knows of: its own, and those that were revealed."""
    return [f for f in fields_in(g, h) if g.f_known[f] or g.f_side[f] == side]


def clear_fields(g: State, h: int, side: int) -> None:
    """mclr.1: the field and its card are removed."""
    for f in known_fields(g, h, side):
        g.f_live[f] = 0
    g.tell(tell.MINES_CLEARED, h)


def kinds_for(g: State, u: int) -> list[int]:
    """mine.2, mine.3: real ones while it has mines; fake ones always."""
    return [ANTI_VEHICLE, ANTI_INFANTRY, FAKE] if g.u_mines[u] > 0 else [FAKE]


class MineKinds(Asking):
    """Both sides at once; nothing shows before all have answered, and then only to the owner."""

    layers: list[int]  # units
    kinds: list[int]  # NOBODY: not said yet

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        unseal(of(g))
        for i in range(len(self.layers)):
            lay_field(of(g), self.layers[i], self.kinds[i])
        return g.pop()

    def open_of(self, g: State, side: int) -> int:
        for i in range(len(self.layers)):
            u = self.layers[i]
            if self.kinds[i] == NOBODY and g.u_side[u] == side:
                said = standing(g, u, MINES)
                if said == 0:
                    return i
                self.kinds[i] = SAID_AHEAD[said] if SAID_AHEAD[said] in kinds_for(g, u) else FAKE
        return -1

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(KIND, kind) for kind in kinds_for(of(g), self.layers[self.open_of(of(g), seat)])]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.kinds[self.open_of(of(g), seat)] = a_of(code)

    def forget(self, g: State, side: int) -> None:
        self.kinds = [NOBODY if g.u_side[u] == side else kind for u, kind in zip(self.layers, self.kinds, strict=True)]

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("mine-kind", "mine.2")

    def window(self, g: kernel.State, seat: int) -> bool:
        """Not to be asked would tell that no real mines are left."""
        return True

    def about(self, g: State, side: int) -> Subject:
        u = self.layers[self.open_of(g, side)]
        return Subject("mine-kind", side, u, hex=g.u_hex[u], numbers={"mines": g.u_mines[u]})

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        known = verb == KIND and thing in range(len(MINE_NAMES))
        lacks = known and thing not in kinds_for(g, self.layers[self.open_of(g, side)])
        return reasons.NO_MINES_LEFT if lacks else reasons.FINE


def lay_field(g: State, u: int, kind: int) -> None:
    """mine.1, mine.4: a Minefield Card, which nobody else sees."""
    if kind != FAKE:
        g.u_mines[u] -= 1
    g.f_hex.append(g.u_hex[u])
    g.f_side.append(g.u_side[u])
    g.f_kind.append(kind)
    g.f_known.append(0)
    g.f_live.append(1)
    g.f_unit.append(u)
    g.tell(tell.MINES_LAID, u, g.u_hex[u], kind, audience=1 << g.u_side[u])


def push_mine_kinds(g: State, done: list[int]) -> None:
    if done:
        frame = MineKinds()
        frame.at = 0
        frame.layers = done
        frame.kinds = [NOBODY] * len(done)
        g.push(frame)
