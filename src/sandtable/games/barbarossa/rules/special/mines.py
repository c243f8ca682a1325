"""Minefields laid and cleared (mine.*, mclr.*): the kind is chosen in secret when the field is finished (D7a)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.move.mines import fields_in
from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, ANTI_VEHICLE, FAKE, SIDE_NAMES
from sandtable.games.barbarossa.rules.state import NOBODY, State, of
from sandtable.games.barbarossa.rules.verbs import KIND
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Frame, Subject


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


class MineKinds(Frame):
    """Both sides at once; nothing shows before all have answered, and then only to the owner."""

    layers: list[int]  # units
    kinds: list[int]  # NOBODY: not said yet

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        for i in range(len(self.layers)):
            lay_field(of(g), self.layers[i], self.kinds[i])
        return g.pop()

    def open_of(self, g: State, side: int) -> int:
        for i in range(len(self.layers)):
            if self.kinds[i] == NOBODY and g.u_side[self.layers[i]] == side:
                return i
        return -1

    def asked(self, g: kernel.State) -> int:
        return sum(1 << side for side in range(len(SIDE_NAMES)) if self.open_of(of(g), side) >= 0)

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(KIND, kind) for kind in kinds_for(of(g), self.layers[self.open_of(of(g), seat)])]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.kinds[self.open_of(of(g), seat)] = a_of(code)

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("mine-kind", "mine.2")

    def window(self, g: kernel.State, seat: int) -> bool:
        """Not to be asked would tell that no real mines are left."""
        return True

    def subject(self, g: kernel.State) -> Subject:
        i = max(self.open_of(of(g), 0), self.open_of(of(g), 1))
        if i < 0:
            return Subject()
        u = self.layers[i]
        return Subject("minefield", of(g).u_side[u], u, hex=of(g).u_hex[u])


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
