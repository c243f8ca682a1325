"""Step 5, Assault (exec.8): charges hex by hex, then all Close Combats, new and old; see guide 3.8."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.close.charge import (
    PLAYED,
    chargers,
    drop_out,
    enter_mines,
    leave_mines,
    one_hex,
)
from sandtable.games.barbarossa.rules.close.combat import combat_hexes, how_found, new_combat
from sandtable.games.barbarossa.rules.names import CAREFUL_MOVEMENT, FIRE_AND_MOVEMENT, MARCH
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    RETREATING,
    State,
    acts,
    engaged,
    has,
    mark,
    of,
    sequence,
)
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame, Late

CHARGE: Final = 0
DONE: Final = 1
GO_ON: Final = 2
MINES: Final = 3
FIGHT: Final = 4


class AssaultStep(Frame):
    place: Late[list[int]]  # by unit: which hex of its charge is next; PLAYED
    came: Late[list[int]]  # by unit: the hex from which it entered the one it is in, or -1
    hidden: Late[list[int]]  # by unit: 1 if it was hidden when the step began
    entered: Late[list[int]]  # who has moved in this hex-step

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == CHARGE:
            self.begin(state)
        elif self.at == GO_ON:
            self.go_on(state)
        elif self.at == MINES:
            self.at = GO_ON
            state.push(enter_mines(state, self.place, self.entered))
        elif self.at == FIGHT:
            self.at = DONE
            self.fight(state)
        else:
            state.pop()
        return GO

    def begin(self, g: State) -> None:
        self.at = GO_ON
        note_retreats(g)
        self.place = chargers(g)
        self.came = [-1] * len(g.u_card)
        self.hidden = [1 if has(g, u, HIDDEN) else 0 for u in range(len(g.u_card))]
        self.entered = []
        if any(place != PLAYED for place in self.place):
            g.push(leave_mines(g, self.place))

    def go_on(self, g: State) -> None:
        """All charges to their ends, one hex after the other, and mines where they lead."""
        drop_out(g, self.place)
        if all(place == PLAYED for place in self.place):
            self.at = FIGHT
            g.hex_step = 0
            return
        g.hex_step += 1
        self.entered = one_hex(g, self.place, self.came)
        self.at = MINES

    def fight(self, g: State) -> None:
        hexes = combat_hexes(g)
        if hexes:
            found = [self.hidden[u] == 1 and not has(g, u, HIDDEN) for u in range(len(self.hidden))]
            lurking = [in_ambush(g, u, self.came) if found[u] else 0 for u in range(len(found))]
            g.push(new_combat(g, hexes, self.came, lurking))


def note_retreats(g: State) -> None:
    """cc.ret.1: whoever was in Close Combat when orders were written and has a Movement order leaves it."""
    for u in sequence(g):
        moves = g.u_order[u] in (CAREFUL_MOVEMENT, MARCH, FIRE_AND_MOVEMENT)
        if engaged(g, u) and moves and acts(g, u):
            mark(g, u, RETREATING)


def in_ambush(g: State, u: int, came: list[int]) -> int:
    """Of one that was hidden until now: by which side it has been found (hid.rev.2, hid.rev.3)."""
    entered = [came[v] for v in sequence(g) if g.u_hex[v] == g.u_hex[u] and g.u_side[v] != g.u_side[u] and came[v] >= 0]
    return how_found(g, u, entered)


def push_assault(g: State) -> None:
    frame = AssaultStep()
    frame.at = CHARGE
    frame.place, frame.came, frame.hidden, frame.entered = [], [], [], []
    g.push(frame)
